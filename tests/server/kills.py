"""Killing a server, or one of its processes, under play, and coming back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from websockets.exceptions import ConnectionClosed

import emberisle as em
from emberisle.kernel.log import Entry
from tests.server.browser import Browser
from tests.server.tables import any_move, exported, next_mover, playing

MOVES_BETWEEN = 4
"""How many moves are played between two kills."""

Acknowledged = list[tuple[int, Entry]]
"""Moves the server said were done, each with how much of the match was before it."""


class Killable(Protocol):
    """A server, or the process of it that serves a room."""

    base: str

    def kill(self) -> None:
        """As a power cut would."""

    def start(self) -> None:
        """Have it back."""


def lose_nothing(base: str, serving: Callable[[str], Killable], kills: int) -> None:
    """Play a match to its end while what serves its room is killed again and again; all of it is kept."""
    acknowledged: Acknowledged = []
    with playing(base, "Ana", "Ben", game="wildfire", seats=3, options={"rounds": 2}) as first:
        people: list[Browser] = list(first)
        server = serving(people[0].code)
        for kill in range(kills):
            for _ in range(MOVES_BETWEEN):
                play_once(people, acknowledged)
            people = struck(server, people, acknowledged, wait=kill % 2 == 0)
        while play_once(people, acknowledged):
            pass
        log = exported(base, people[0].room)
        em.verify(log)
        for inputs, entry in acknowledged:
            assert log.entries[inputs] == entry
        assert len(acknowledged) > kills * MOVES_BETWEEN
        for person in people:
            person.close()


def play_once(people: list[Browser], acknowledged: Acknowledged) -> bool:
    mover = next_mover(people)
    if mover is None:
        return False
    inputs, move = mover.inputs, any_move(mover)
    assert mover.play(move)["type"] == "done"
    acknowledged.append((inputs, Entry(mover.chairs[0], move)))
    mover.until(lambda browser: browser.inputs > inputs)
    return True


def struck(server: Killable, people: list[Browser], acknowledged: Acknowledged, wait: bool) -> list[Browser]:
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
