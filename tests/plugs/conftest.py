"""A game that brings nothing but its rules."""

from __future__ import annotations

import pytest

from emberisle.games import plugs
from emberisle.plug import Plug
from tests.toys.pebbles import PEBBLES
from tests.toys.plain import PLAIN


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plugs(), PEBBLES.id, Plug("tests.toys.pebbles", PEBBLES))
    monkeypatch.setitem(plugs(), PLAIN.id, Plug("tests.toys.plain", PLAIN))
