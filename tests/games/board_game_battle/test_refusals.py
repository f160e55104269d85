"""Refusals: every wrong answer names its clause, says what is wrong, and what is not."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.board_game_battle.rules.moves import Battle, Roll, Select
from emberisle.games.board_game_battle.rules.ruleset import BOARD_GAME_BATTLE
from emberisle.kernel.errors import BadNotation
from emberisle.kernel.values import Value

from .table_talk import fall, land, position, refusal, turn

POSITIONS: dict[str, em.Game] = {
    "choose": land(17, others=(40, 51, 24), detour=[-1, -1, -1, 6]),
    "roll": turn(options={"ask_to_roll": True}),
    "select": position(pieces=["cube"]),
}


REFUSED: list[tuple[str, Value, str, str]] = [
    ("choose", Battle(0), "BB-9.1", "themselves"),
    ("choose", Battle(3), "BB-13.6", "Seat 4 is on square 6 of the detour"),
    ("choose", Battle(4), "BB-1.1", "there is no Seat 5 at this table"),
    ("choose", Battle(-1), "BB-1.1", "there is no Seat 0 at this table"),
    ("choose", Roll(), "BB-9.1", "choose an opponent"),
    ("choose", Select("ball"), "BB-9.1", "choose an opponent"),
    ("roll", Battle(1), "BB-4.1", "your turn to roll"),
    ("roll", Select("ball"), "BB-4.1", "your turn to roll"),
    ("select", Select("cube"), "BB-2.4", "Seat 1 already has the cube"),
    ("select", Select("thimble"), "BB-1.2", "there is no playing piece 'thimble'"),
    ("select", Roll(), "BB-2.2", "takes a playing piece"),
    ("select", Battle(1), "BB-2.2", "takes a playing piece"),
]


@pytest.mark.clause("BB-9.1", "BB-13.6", "BB-1.1", "BB-1.2", "BB-2.2", "BB-2.4", "BB-4.1")
@pytest.mark.parametrize(("where", "move", "rule", "words"), REFUSED, ids=str)
def test_a_wrong_answer_is_refused_by_its_clause(where: str, move: Value, rule: str, words: str) -> None:
    game = POSITIONS[where]
    why = refusal(game, move)
    assert why.rule == rule
    assert words in BOARD_GAME_BATTLE.reason(why)
    assert why.instead
    assert set(why.instead) <= set(game.legal_moves())
    with pytest.raises(em.IllegalMove, match=rule):
        game.play(move)


@pytest.mark.clause("BB-1.1")
@pytest.mark.parametrize("seat", [3.0, 0.0, "1"])
def test_a_seat_that_is_no_whole_number_is_refused_by_its_clause_or_cannot_even_be_said(seat: object) -> None:
    """The compiled build knows the type of every part, and refuses the notation."""
    try:
        move = em.load("board_game_battle", {"Battle": [seat]})
    except BadNotation:
        return
    assert isinstance(move, Battle)
    assert refusal(POSITIONS["choose"], move).rule == "BB-1.1"


def test_what_is_legal_is_not_refused() -> None:
    for game in POSITIONS.values():
        for move in game.legal_moves():
            assert game.why_not(move) is None


@pytest.mark.clause("BB-4.7")
def test_nobody_can_move_while_dice_roll() -> None:
    with pytest.raises(em.NotYourTurn, match="chance"):
        turn().play(Roll())


@pytest.mark.clause("BB-9.1")
def test_only_the_player_who_landed_on_a_battle_chooses_the_opponent() -> None:
    game = POSITIONS["choose"]
    with pytest.raises(em.NotYourTurn, match="seat 1"):
        game.play(Battle(2), seat=1)
    assert game.view(1).moves == ()
    assert game.view(0).moves == game.legal_moves()


def test_after_the_end_nobody_can_move() -> None:
    game = fall(turn([100, 0, 0, 0]), 1, 5)
    with pytest.raises(em.GameOver):
        game.play(Battle(1))
