"""Scenarios: a position in a few named facts, and what is said about those that cannot be."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.fortune.rules.scenario import FACTS
from emberisle.kernel.errors import BadOption, BadScenario

from .table_talk import asks, fill, seen, turn, waiting

# -- what can be described


def test_with_no_facts_a_game_of_two_begins() -> None:
    game = waiting(em.scenario("fortune", {}, seed=1))
    assert asks(game) == "TurnOverCard"
    assert game.scores() == [0, 0]
    assert seen(game).turn == 0


def test_the_score_page_and_whose_turn_it_is() -> None:
    game = turn(totals=[100, -200, 300], turn=2)
    assert game.scores() == [100, -200, 300]
    assert seen(game).turn == 2


def test_with_a_card_alone_the_first_roll_comes() -> None:
    game = turn("Storm")
    assert asks(game) == "RollDice"
    assert seen(game).card == "Storm"
    assert seen(game).unseen["Storm"] == 1  # of two


def test_cards_may_be_written_in_small_letters() -> None:
    assert seen(turn("monkey business")).card == "Monkey Business"


def test_dice_may_be_written_in_any_order() -> None:
    assert seen(turn("Gold", "SPMKDCCM")).dice == "CCDKMMPS"


def test_dice_in_the_chest() -> None:
    game = turn("Treasure Chest", "KMMPP", chest="DCC", rolls=2)
    assert (seen(game).chest, seen(game).dice) == ("CCD", "KMMPP")
    assert seen(fill(game, "CCD")).chest == "CCD"


def test_how_many_rolls_there_were() -> None:
    assert seen(turn("Gold", "CCDKMMPS")).rolls == 1
    assert seen(turn("Gold", "CCDKMMPS", rolls=4)).rolls == 4
    assert asks(turn("Gold", "CCKKKKMM", rolls=1)) == "DecideOnIsland"
    assert asks(turn("Gold", "CCKKKKMM", rolls=2)) == "TurnOverCard"


@pytest.mark.parametrize("spell", [True, False])
def test_whether_the_spell_is_left(spell: bool) -> None:
    assert seen(turn("Sorceress", "CCDKMMPS", spell=spell)).spell == spell
    assert seen(turn("Sorceress", "CCDKMMPS")).spell


def test_a_pile_in_a_known_order() -> None:
    game = turn(pile=["Gold", "Storm"])
    assert seen(game).card == "Gold"
    assert seen(game).coming == ("Storm",)
    assert seen(game).unseen == {}


def test_a_final_round() -> None:
    game = turn("Gold", totals=[8100, 0, 0], turn=1, finisher=0, last_turns=2)
    assert seen(game).final_round
    assert seen(game).last_turns == 2


def test_the_same_facts_and_seed_give_the_same_game() -> None:
    facts = {"card": "Gold", "totals": [100, 200]}
    assert em.scenario("fortune", facts, seed=5) == em.scenario("fortune", facts, seed=5)
    assert em.scenario("fortune", facts, seed=5) != em.scenario("fortune", facts, seed=6)


# -- what cannot

BAD: list[tuple[dict[str, object], str]] = [
    ({"score": [0, 0]}, "'score'"),
    ({"totals": [0]}, "2 to 4 seats, not 1"),
    ({"totals": [0] * 5}, "2 to 4 seats, not 5"),
    ({"totals": 700}, "'totals' is a list of whole numbers, not 700"),
    ({"totals": "00"}, "'totals' is a list of whole numbers"),
    ({"totals": [0, "1"]}, "'totals' is a list of whole numbers"),
    ({"totals": [0, 0.5]}, "'totals' is a list of whole numbers"),
    ({"totals": [0, True]}, "'totals' is a list of whole numbers"),
    ({"turn": 2}, "'turn' is a number from 0 to 1, not 2"),
    ({"turn": -1}, "'turn' is a number from 0 to 1, not -1"),
    ({"turn": "0"}, "'turn' is a number"),
    ({"turn": False}, "'turn' is a number"),
    ({"turn": 3, "totals": [0, 0, 0]}, "'turn' is a number from 0 to 2, not 3"),
    ({"card": "Joker"}, "no card 'Joker'"),
    ({"card": "Sea Battle"}, "no card 'Sea Battle'"),
    ({"card": "Sea Battle 5"}, "Sea Battle 4"),
    ({"card": 7}, "no card 7"),
    ({"card": None}, "no card None"),
    ({"dice": "CCDKMMPS"}, "'dice' needs a 'card'"),
    ({"chest": "CC"}, "'chest' needs a 'card'"),
    ({"rolls": 2}, "'rolls' needs a 'card'"),
    ({"spell": True}, "'spell' needs a 'card'"),
    ({"card": "Gold", "dice": "CCDKMMP"}, "eight dice together, not 7"),
    ({"card": "Gold", "dice": "CCDKMMPSS"}, "eight dice together, not 9"),
    ({"card": "Gold", "dice": ""}, "eight dice together, not 0"),
    ({"card": "Gold", "dice": "CCDKMMPX"}, "'dice' is written with the letters CDKMPS"),
    ({"card": "Gold", "dice": "ccdkmmps"}, "'dice' is written with the letters CDKMPS"),
    ({"card": "Gold", "dice": 8}, "'dice' is written with the letters CDKMPS, not as 8"),
    ({"card": "Gold", "dice": ["C"] * 8}, "'dice' is written with the letters"),
    ({"card": "Treasure Chest", "dice": "CCDKMM", "chest": "XX"}, "'chest' is written with the letters"),
    ({"card": "Treasure Chest", "dice": "CCDKMMPS", "chest": "C"}, "eight dice together, not 9"),
    ({"card": "Treasure Chest", "dice": "CCDKMMP", "chest": "K"}, "never skulls"),
    ({"card": "Gold", "dice": "CCDKMM", "chest": "PP"}, "only a Treasure Chest"),
    ({"card": "Gold", "dice": "CCDKMMPS", "rolls": 0}, "'rolls' is a number from 1"),
    ({"card": "Gold", "dice": "CCDKMMPS", "rolls": "two"}, "'rolls' is a number from 1"),
    ({"card": "Gold", "dice": "CCDKMMPS", "rolls": True}, "'rolls' is a number from 1"),
    ({"card": "Sorceress", "dice": "CCDKMMPS", "spell": "yes"}, "'spell' is true or false, not 'yes'"),
    ({"card": "Sorceress", "spell": 1}, "'spell' is true or false, not 1"),
    ({"pile": []}, "'pile' is a list of card names"),
    ({"pile": "Gold"}, "'pile' is a list of card names"),
    ({"pile": ["Gold", "Joker"]}, "no card 'Joker'"),
    ({"pile": ["Gold", 3]}, "no card 3"),
    ({"finisher": 1}, "'last_turns'"),
    ({"last_turns": 1}, "'finisher'"),
    ({"finisher": 0, "last_turns": 1}, "not on turn"),
    ({"finisher": 2, "last_turns": 1}, "'finisher' is a number from 0 to 1, not 2"),
    ({"finisher": -1, "last_turns": 1}, "'finisher' is a number from 0 to 1, not -1"),
    ({"finisher": 1, "last_turns": 2}, "'last_turns' is a number from 0 to 1, not 2"),
    ({"finisher": 1, "last_turns": 0}, "'last_turns'"),
]


@pytest.mark.parametrize(("facts", "words"), BAD, ids=[str(facts) for facts, _ in BAD])
def test_what_cannot_be_is_refused_and_what_is_wrong_is_said(facts: dict[str, object], words: str) -> None:
    with pytest.raises(BadScenario) as refused:
        em.scenario("fortune", facts)
    assert words in str(refused.value)


@pytest.mark.parametrize(
    "facts",
    [
        {"card": "Treasure Chest", "chest": "CC"},
        {"card": "Gold", "rolls": 3},
    ],
    ids=str,
)
def test_facts_about_dice_need_the_dice(facts: dict[str, object]) -> None:
    with pytest.raises(BadScenario, match="dice"):
        em.scenario("fortune", facts)


def test_a_spell_is_true_or_false_whatever_the_card() -> None:
    with pytest.raises(BadScenario, match="spell"):
        em.scenario("fortune", {"card": "Captain", "spell": "yes"})


def test_an_unknown_fact_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadScenario) as refused:
        em.scenario("fortune", {"total": [0, 0]})
    assert all(name in str(refused.value) for name in FACTS)


@pytest.mark.clause("FO-1.3")
@pytest.mark.parametrize("card", ["Storm", "Truce", "Zombie Attack"])
def test_a_card_that_the_deck_does_not_hold(card: str) -> None:
    with pytest.raises(BadScenario, match=f"no {card} in the deck 'classic'"):
        em.scenario("fortune", {"card": card}, options={"deck": "classic"})


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"weather": "fair"}, "no option 'weather'"),
        ({"deck": "tiny"}, "'deck' cannot be 'tiny'"),
        ({"finish_line": 999}, "'finish_line' cannot be 999; it takes a whole number from 1000 to 20000"),
        ({"debts": 1}, "'debts' cannot be 1"),
        ({"nine_alike": 4000}, "'nine_alike' cannot be 4000"),
    ],
)
def test_options_that_do_not_exist(options: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        em.scenario("fortune", {}, options=options)
