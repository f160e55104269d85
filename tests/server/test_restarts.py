"""A server that is killed in the middle of a match: whatever was acknowledged is there when it is back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kills import lose_nothing
from tests.server.process import ServerProcess

KILLS = 4


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    found = ServerProcess(f"sqlite:///{tmp_path}/tables.db")
    yield found
    found.kill()


@pytest.mark.slow
def test_no_acknowledged_move_is_ever_lost(server: ServerProcess) -> None:
    lose_nothing(server.base, lambda code: server, KILLS)
