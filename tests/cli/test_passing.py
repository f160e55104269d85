"""Moments to react at the keyboard: whoever can only let one pass is not asked."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.cli.line_mode import LineMode
from emberisle.cli.seats import seats_from_header
from emberisle.cli.session import Session, pass_move
from emberisle.kernel.match import new_game
from tests.cli.tables import pressing
from tests.toys.murmurs import MURMURS, Claim, DealHand, Pass

ROLLING: dict[str, object] = {"places": ["WT4", "BR12"], "hands": [["back_1", "double"], []], "turn": 1}
"""Ben is about to roll, and Ana can play a card before."""


def session(monkeypatch: pytest.MonkeyPatch, *nays: int) -> Session:
    monkeypatch.setattr(DealHand, "sample", lambda self, *_: nays[self.seat])
    players = tuple(["Ana", "Ben", "Cleo"][: len(nays)])
    return Session(new_game(MURMURS, len(nays), 1, players=players), seats_from_header(players))


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


def test_whoever_stands_down_is_not_asked_again_in_this_turn() -> None:
    game = em.scenario("fireball_island", ROLLING, "tide", players=("Ana", "Ben"))
    table = Session(game, seats_from_header(("Ana", "bot:random")))
    assert (game.to_move, table.human_to_move, game.view().question) == (0, True, "ReactBefore")
    table.stand_down()
    turn = game.ruleset.turn(game.table)
    asked = 0
    while table.game.ruleset.turn(table.game.table) == turn:
        asked += pass_move(table.game) is not None and table.game.to_move == 0
        assert not table.human_to_move
        table.play([table.choose()])
    assert asked
    assert table.human_to_move


def test_a_key_and_a_word_stand_down(capsys: pytest.CaptureFixture[str]) -> None:
    for by_key in (True, False):
        game = em.scenario("fireball_island", ROLLING, "tide", players=("Ana", "Ben"))
        table = Session(game, seats_from_header(("Ana", "bot:easy")))
        if by_key:
            _, screen = pressing(table)
            assert "Not this turn" in screen
            assert "Ana, you are asked" in screen
            pressing(table, "n")
        else:
            LineMode(table)._obey("n")
            assert "your turn" in capsys.readouterr().out
        assert table.game.view().table.turn == 0


def test_nobody_stands_down_where_a_decision_has_to_be_made() -> None:
    game = em.scenario("fireball_island", {**ROLLING, "turn": 0}, "tide", players=("Ana", "Ben"))
    table = Session(game, seats_from_header(("Ana", "bot:easy")))
    assert pass_move(table.game) is None
    _, screen = pressing(table, "n")
    assert "n does nothing here" in screen
    assert table.game == game
