"""A storm: everything that serves many tables is killed again and again while people play there."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from typing import Any, Final

import httpx

import emberisle as em
from emberisle.cli.main import main
from emberisle.store.store import Act, open_store
from tests.server.browser import PATIENCE
from tests.server.storm_table import StormTable, Weather

GAMES: Final[Sequence[tuple[int, Mapping[str, Any]]]] = (
    (2, {"game": "wildfire", "seats": 3, "options": {"rounds": 1}}),
    (1, {"game": "fortune", "seats": 3, "options": {"finish_line": 3000}}),
    (2, {"game": "board_game_battle", "seats": 4}),
    (3, {"game": "wildfire", "seats": 3, "options": {"rounds": 1}}),
    (1, {"game": "board_game_battle", "seats": 4}),
    (2, {"game": "fortune", "seats": 2, "options": {"finish_line": 3000}}),
    (1, {"game": "curse_of_vulkar", "seats": 2, "options": {"cataclysms": 3}}),
)
"""How many people, and what they play; bots take the other chairs."""
MOST_BETWEEN: Final = 60
"""So many requests are done, at most, between two strokes."""

Strokes = Mapping[str, Callable[[Weather], None]]
"""What is killed, and how."""


@dataclass(frozen=True)
class Figures:
    """What the storm did, and what was done in it."""

    tables: int
    kills: Counter[str]
    seconds: float
    requests: int
    done: int
    asked_again: int
    refused: int
    unanswered: int
    acts: int
    matches: int

    def __str__(self) -> str:
        kills = ", ".join([f"{name} {count}" for name, count in sorted(self.kills.items())])
        return (
            f"{self.kills.total()} kills ({kills}) in {self.seconds:.0f} s at {self.tables} tables: "
            f"{self.requests:,} requests, of which {self.done:,} done, {self.refused:,} refused and "
            f"{self.unanswered:,} given up, {self.asked_again:,} asked again; "
            f"{self.acts:,} acts in the log, {self.matches:,} matches verified"
        )


def storm(base: str, database: str, strokes: Strokes, kills: int, tables: int) -> Figures:
    """Let it rage, have every match played out, and see that nothing was lost and nothing done twice."""
    weather = Weather()
    found = [StormTable(base, number, weather, *GAMES[number % len(GAMES)]) for number in range(tables)]
    began = time.monotonic()
    for table in found:
        table.thread.start()
    try:
        killed = rage(weather, strokes, kills)
    finally:
        weather.calm = True
    for table in found:
        table.thread.join()
    weather.until()
    seconds = time.monotonic() - began
    acts = asyncio.run(stored(database, found))
    for table in found:
        table.check(acts[table.code])
    matches = [act.what["match"] for log in acts.values() for act in log if act.what["did"] == "begun"]
    for match in matches:
        verify(base, match)
    assert main(["store", "check", "--database", database, "--processes", "1"]) == 0
    requests = [request for table in found for request in table.requests]
    answers = Counter([request.answer for request in requests])
    return Figures(
        tables=tables,
        kills=killed,
        seconds=seconds,
        requests=len(requests),
        done=answers["done"],
        asked_again=sum([request.asked > 1 for request in requests]),
        refused=answers["refused"],
        unanswered=answers[None],
        acts=sum([len(log) for log in acts.values()]),
        matches=len(matches),
    )


def rage(weather: Weather, strokes: Strokes, kills: int) -> Counter[str]:
    """Strike so often, each time after something was done, or at once; nobody knows where next."""
    luck = Random(kills)
    order = list(islice(cycle(strokes), kills))
    luck.shuffle(order)
    for name in order:
        weather.until(done=weather.done + luck.randrange(MOST_BETWEEN))
        strokes[name](weather)
    return Counter(order)


async def stored(database: str, tables: Sequence[StormTable]) -> dict[str, list[Act]]:
    """The log of every room."""
    store = await open_store(database)
    try:
        return {table.code: await store.read(table.code) for table in tables}
    finally:
        await store.close()


def verify(base: str, match: str) -> None:
    """The match is over, and its log is what the rules make of it."""
    answer = httpx.get(f"{base}/api/matches/{match}/log", timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    assert em.verify(em.read_log(answer.text)).over
