"""Scenarios: a position in a few named facts, and what is said about those that cannot be."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.board_game_battle.rules.moves import Select
from emberisle.games.board_game_battle.rules.scenario import FACTS
from emberisle.kernel.errors import BadScenario

from .table_talk import MEADOW, OPEN, asks, dice_in_hand, position, seen, squares, turn, waiting

# -- what can be described


def test_with_no_facts_a_game_begins() -> None:
    game = waiting(em.scenario("board_game_battle", {}, seed=1))
    assert asks(game) == "RollForPlacement"
    assert squares(game) == [0, 0, 0, 0]
    assert seen(game).round == 1
    assert seen(game).board == "volcano"


def test_where_the_pieces_stand() -> None:
    game = position(squares=[3, 24, 38, 70], detour=[-1, 0, 9, -1])
    assert squares(game) == [3, 24, 38, 70]
    assert seen(game).detour == (None, 0, 9, None)


def test_what_is_behind_a_piece_was_beaten_unless_said_otherwise() -> None:
    assert seen(position(OPEN, squares=[9, 10, 11, 100])).beaten == ((), (), (1,), (1, 2, 3, 4, 5))
    assert seen(position(OPEN, squares=[9, 10, 11, 100])).facing == (0, 1, 0, 6)
    assert seen(position(OPEN, beaten=[[1, 3], [], [5], []])).beaten == ((1, 3), (), (5,), ())
    assert seen(position(squares=[9, 10, 11, 100])).beaten == ((),) * 4


def test_who_has_which_piece() -> None:
    assert seen(position()).pieces == ("ball", "pyramid", "cube", "diamond")
    own = ["cube", "ball", "diamond", "pyramid"]
    assert seen(position(pieces=own, squares=[3, 4, 5, 6])).pieces == tuple(own)


def test_pieces_that_are_still_being_selected() -> None:
    assert position(pieces=[]).to_move == 0
    game = position(pieces=["cube", "ball"])
    assert game.to_move == 2
    assert game.legal_moves() == (Select("pyramid"), Select("diamond"))


def test_the_places_and_whose_turn_it_is() -> None:
    game = position(placement=[3, 1, 0, 2], turn=2, round=7)
    assert seen(game).places == (3, 1, 0, 2)
    assert seen(game).ranks == (2, 1, 3, 0)
    assert seen(game).turn == 1
    assert seen(game).round == 7
    assert asks(game) == "RollDice"
    assert position(placement=[3, 1, 0, 2], options={"ask_to_roll": True}).to_move == 3


def test_the_dice_that_were_rolled() -> None:
    assert squares(turn([51, 0, 0, 0], dice=[3, 4])) == [58, 0, 0, 0]
    assert squares(turn([0, 0, 0, 51], dice=[4], turn=4)) == [0, 0, 0, 55]
    assert asks(turn(dice=[4, 4])) == "RollExtraDie"
    assert seen(turn([24, 0, 0, 0], detour=[0, -1, -1, -1], dice=[2, 4])).detour[0] == 6


def test_the_turn_goes_on_after_what_was_described() -> None:
    assert dice_in_hand(turn(dice=[1, 4], turn=3)) == 1
    assert asks(turn(dice=[1], turn=4)) == "RollForPlacement"


# -- what cannot

BAD: list[tuple[dict[str, object], str]] = [
    ({"pieces": [0] * 4}, "'pieces' lists some of ball, pyramid, cube, diamond, not"),
    ({"pieces": "ball"}, "'pieces' lists some of"),
    ({"pieces": ["ball", "ball"]}, "'pieces' has another for each seat"),
    ({"pieces": ["ball", "cube", "diamond"]}, "'pieces' has another for each seat"),
    ({"pieces": ["ball"], "round": 2}, "while 'pieces' are selected, nothing else can be said"),
    ({"stones": [0] * 4}, "has no 'stones'"),
    ({"squares": [0, 0, 0]}, "'squares' is 4 numbers from 0 to 100"),
    ({"squares": [0, 0, 0, 101]}, "'squares' is 4 numbers from 0 to 100"),
    ({"squares": [0, 0, 0, -1]}, "'squares' is 4 numbers"),
    ({"squares": [0, 0, 0, True]}, "'squares' is 4 numbers"),
    ({"squares": "0000"}, "'squares' is 4 numbers"),
    ({"detour": [0, -1, -1, -1]}, "seat 0 cannot be in the detour"),
    ({"detour": [10, -1, -1, -1], "squares": [24, 0, 0, 0]}, "'detour' is 4 numbers from -1 to 9"),
    ({"beaten": [1, 2, 3, 4]}, "'beaten' lists challenges from 1 to 5, not 1"),
    ({"beaten": [[6], [], [], []]}, "'beaten' lists challenges from 1 to 5"),
    ({"beaten": [[], [], []]}, "'beaten' has a list"),
    ({"placement": [0, 1, 2]}, "'placement' names each of the 4 seats once"),
    ({"placement": [0, 1, 2, 2]}, "'placement' names each of the 4 seats once"),
    ({"placement": [1, 2, 3, 4]}, "'placement' is the seats"),
    ({"placement": 3}, "'placement' is the seats"),
    ({"turn": 2}, "'turn' needs a 'placement'"),
    ({"dice": [1, 2]}, "'dice' needs a 'placement'"),
    ({"placement": [0, 1, 2, 3], "turn": 0}, "'turn' is a number from 1 to 4"),
    ({"placement": [0, 1, 2, 3], "turn": 5}, "'turn' is a number from 1 to 4"),
    ({"placement": [0, 1, 2, 3], "turn": True}, "'turn' is a number"),
    ({"placement": [0, 1, 2, 3], "dice": [1]}, "'dice' lists the 2 dice of this place"),
    ({"placement": [0, 1, 2, 3], "dice": [1, 7]}, "'dice' lists the 2 dice of this place"),
    ({"placement": [0, 1, 2, 3], "dice": 5}, "'dice' lists the 2 dice of this place"),
    ({"placement": [0, 1, 2, 3], "dice": [1, 2], "turn": 4}, "'dice' lists the one die of this place"),
    ({"round": 0}, "'round' is a number from 1"),
    ({"round": "one"}, "'round' is a number from 1"),
]


@pytest.mark.parametrize(("facts", "words"), BAD, ids=[str(facts) for facts, _ in BAD])
def test_what_cannot_be_is_refused_and_what_is_wrong_is_said(facts: dict[str, object], words: str) -> None:
    with pytest.raises(BadScenario) as refused:
        em.scenario("board_game_battle", facts, options={"board": MEADOW, **OPEN})
    assert words in str(refused.value)


def test_an_unknown_fact_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadScenario) as refused:
        em.scenario("board_game_battle", {"piece": 1})
    assert all(name in str(refused.value) for name in FACTS)


@pytest.mark.clause("BB-5.9")
def test_where_challenges_close_nothing_stays_beaten() -> None:
    with pytest.raises(BadScenario, match="does not stay"):
        position(beaten=[[1], [], [], []])
