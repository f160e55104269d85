"""A server that is killed in the middle of a match: whatever was acknowledged is there when it is back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import emberisle as em
from tests.server.browser import Browser
from tests.server.kills import Acknowledged, play_once, struck
from tests.server.process import ServerProcess
from tests.server.tables import exported, playing

KILLS = 4
MOVES_BETWEEN = 4


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    found = ServerProcess(f"sqlite:///{tmp_path}/tables.db")
    yield found
    found.kill()


@pytest.mark.slow
def test_no_acknowledged_move_is_ever_lost(server: ServerProcess) -> None:
    acknowledged: Acknowledged = []
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
