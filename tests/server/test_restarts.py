"""A server that is killed in the middle of a match: whatever was acknowledged is there when it is back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import emberisle as em
from emberisle.kernel.log import Entry
from tests.server.browser import Browser
from tests.server.process import ServerProcess
from tests.server.tables import any_move, exported, next_mover, playing

KILLS = 4
MOVES_BETWEEN = 4


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    found = ServerProcess(f"sqlite:///{tmp_path}/tables.db")
    yield found
    found.kill()


@pytest.mark.slow
def test_no_acknowledged_move_is_ever_lost(server: ServerProcess) -> None:
    acknowledged: list[tuple[int, Entry]] = []
    with playing(server.base, "Ana", "Ben", game="wildfire", seats=3, options={"rounds": 2}) as first:
        people: list[Browser] = list(first)
        for kill in range(KILLS):
            for _ in range(MOVES_BETWEEN):
                play_once(people, acknowledged)
            people = struck(server, people, acknowledged, wait=kill % 2 == 0)
        while play_once(people, acknowledged):
            pass
        log = exported(server.base, people[0].room)
        em.verify(log)
        for inputs, entry in acknowledged:
            assert log.entries[inputs] == entry
        assert len(acknowledged) > KILLS * MOVES_BETWEEN
        for person in people:
            person.close()


def play_once(people: list[Browser], acknowledged: list[tuple[int, Entry]]) -> bool:
    mover = next_mover(people)
    if mover is None:
        return False
    inputs, move = mover.inputs, any_move(mover)
    assert mover.play(move)["type"] == "done"
    acknowledged.append((inputs, Entry(mover.chairs[0], move)))
    mover.until(lambda browser: browser.inputs > inputs)
    return True


def struck(
    server: ServerProcess, people: list[Browser], acknowledged: list[tuple[int, Entry]], wait: bool
) -> list[Browser]:
    """The server is killed while a move is on its way; everybody comes back, and the move is sent again."""
    mover = next_mover(people)
    assert mover is not None
    chair, inputs, move = mover.chairs[0], mover.inputs, any_move(mover)
    request: dict[str, Any] = {"chair": chair, "moves": [move], "inputs": inputs, "id": f"at {inputs}"}
    mover.send({"type": "play", **request})
    if wait:
        mover.hear_until(lambda message: message["type"] == "done")
    server.kill()
    for person in people:
        with suppress(ConnectionClosed, EOFError):
            while True:
                person.hear()
        person.close()
    server.start()
    again = [Browser(server.base, person.code, person.token).come() for person in people]
    returned = next(person for person in again if person.chairs == [chair])
    assert returned.ask("play", **request)["type"] == "done"
    acknowledged.append((inputs, Entry(chair, move)))
    returned.until(lambda browser: browser.inputs > inputs)
    return again
