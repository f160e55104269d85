"""Moments to react at the keyboard: whoever can only let one pass is not asked."""

from __future__ import annotations

import pytest

from emberisle.cli.play import Session
from emberisle.cli.seats import seats_noted
from emberisle.kernel.match import new_game
from tests.toys.murmurs import MURMURS, Claim, DealHand, Pass


def session(monkeypatch: pytest.MonkeyPatch, *nays: int) -> Session:
    monkeypatch.setattr(DealHand, "sample", lambda self, *_: nays[self.seat])
    players = tuple(["Ana", "Ben", "Cleo"][: len(nays)])
    return Session(new_game(MURMURS, len(nays), 1, players=players), seats_noted(players))


def test_whoever_can_only_pass_is_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = session(monkeypatch, 0, 0, 1)
    table.play([Claim()])
    assert (table.game.to_move, table.human_to_move, table.curtain) == (1, False, False)
    assert table.choose() == Pass()
    table.play([table.choose()])
    assert (table.game.to_move, table.human_to_move) == (2, True)


def test_whoever_can_react_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    table = session(monkeypatch, 0, 1)
    table.play([Claim()])
    assert (table.game.to_move, table.human_to_move) == (1, True)
