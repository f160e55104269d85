"""Scenarios: a position in a few named facts, and what is said about those that cannot be."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.wildfire.rules.scenario import FACTS
from emberisle.kernel.errors import BadScenario

from .table_talk import asks, choices, dealt, ends, hand, owed, position, seen, told, waiting

HANDS: dict[str, object] = {"hands": [["2-3"], ["4-5"]]}
LAID: dict[str, object] = {**HANDS, "chain": [["9-9"]]}


def chain(*entries: object) -> dict[str, object]:
    return {**HANDS, "chain": list(entries)}


# -- what can be described


def test_with_no_facts_a_game_of_two_begins() -> None:
    game = waiting(em.scenario("wildfire", {}, seed=1))
    assert asks(game) == "DealHand"
    assert game.scores() == [0, 0]
    assert seen(game).dealer == 0


def test_the_score_sheet_and_the_dealer() -> None:
    game = waiting(em.scenario("wildfire", {"totals": [10, 20, 30], "dealer": 2}, seed=1))
    assert game.scores() == [10, 20, 30]
    assert seen(game).dealer == 2


def test_hands_alone_are_opened_by_the_highest_double() -> None:
    game = dealt("3-3 4-5", "2-2 6-7")
    assert told(game, "opened") == [(0, "3-3")]
    assert seen(game).pile == 65 - 4


def test_a_chain_of_every_sort_of_tile() -> None:
    game = position(
        "9-9, 4-9 on 9-9, 4-4 on 4-9, 1-4 on 4-4, 7-9 on 9-9, 7-T on 7-9 as 2, 0-2 on 7-T", "2-3", "4-5"
    )
    assert ends(game) == {"9-9": (9, 2), "4-4": (4, 2), "1-4": (4, 1), "7-T": (2, 2), "0-2": (0, 1)}
    assert owed(game) == ("7-T", 2, 2)


def test_a_wild_one_is_open_where_a_number_is_given() -> None:
    assert owed(position("9-9, 4-9 on 9-9, 1-4 on 4-9", "2-3", "4-5")) is None
    assert owed(position("9-9, 4-9 on 9-9, 1-4 on 4-9 as 6", "2-3", "4-5")) == ("1-4", 6, 1)


def test_whose_turn_it_is_and_whether_they_have_drawn() -> None:
    game = position("9-9", "2-3", "4-5", turn=1, drawn=True)
    assert game.to_move == 1
    assert choices(game) == {"pass"}


def test_tiles_named_nowhere_lie_aside_where_the_pile_is_named() -> None:
    assert seen(position("9-9", "2-3", "4-5", pile="0-0 7-T")).pile == 2
    assert seen(position("9-9", "2-3", "4-5")).pile == 65 - 3


def test_who_has_knocked_and_who_has_not() -> None:
    game = position("9-9", "2-3 2-4", "4-5", "6-7", knocked=[1], silent=[2], options={"knocking": "called"})
    assert seen(game).knocked == (False, True, False)
    assert choices(game) == {"draw", "catchout(2)"}


def test_tiles_may_be_named_in_any_order() -> None:
    assert hand(position("9-9", "7-T 2-3 0-0", "4-5"), 0) == "0-0 2-3 7-T"


# -- what cannot be

BAD: list[tuple[dict[str, object], str]] = [
    ({"hub": 3}, "a Wildfire scenario has no 'hub'"),
    ({"totals": 5}, "'totals' is a list of whole numbers, not 5"),
    ({"totals": [1.5, 2]}, "'totals' is a list of whole numbers"),
    ({"totals": [True, 2]}, "'totals' is a list of whole numbers"),
    ({"totals": [0]}, "one entry for each of 2 to 8 seats"),
    ({"totals": [0] * 9}, "one entry for each of 2 to 8 seats"),
    ({"totals": [0, 0, 0], **HANDS}, "one entry for each of 2 to 8 seats"),
    ({"hands": [["2-3"]]}, "one entry for each of 2 to 8 seats"),
    ({"dealer": 2}, "'dealer' is a number from 0 to 1, not 2"),
    ({"dealer": -1}, "'dealer' is a number from 0 to 1, not -1"),
    ({"dealer": True}, "'dealer' is a number from 0 to 1, not True"),
    ({"hands": None}, "'hands' is a list, not None"),
    ({"hands": "2-3 4-5"}, "'hands' is a list, not '2-3 4-5'"),
    ({"hands": ["2-3", "4-5"]}, "'hands' is a list of tiles, not '2-3'"),
    ({"hands": [["5-33"], ["4-5"]]}, "such as '3-5', not '5-33'"),
    ({"hands": [["2-T"], ["4-5"]]}, "tiles of the set 'alternating' such as '3-5', not '2-T'"),
    ({"hands": [[23], ["4-5"]]}, "such as '3-5', not 23"),
    ({"hands": [[["2-3"]], ["4-5"]]}, "such as '3-5', not ['2-3']"),
    ({"hands": [["2-3"], ["2-3"]], "chain": [["9-9"]]}, "there is one 2-3, and it is named twice"),
    ({"hands": [["9-9"], ["2-3"]], "chain": [["9-9"]]}, "there is one 9-9, and it is named twice"),
    ({"hands": [[], ["2-3"]], "chain": [["9-9"]]}, "everybody has a tile"),
    ({"chain": [["9-9"]]}, "'chain' needs a 'hands'"),
    ({"turn": 0}, "'turn' needs a 'hands'"),
    ({"pile": ["2-3"]}, "'pile' needs a 'hands'"),
    ({"drawn": True}, "'drawn' needs a 'hands'"),
    ({**HANDS, "turn": 1}, "'turn' needs a 'chain'"),
    ({**HANDS, "drawn": True}, "'drawn' needs a 'chain'"),
    ({**HANDS, "knocked": [0]}, "'knocked' needs a 'chain'"),
    ({**HANDS, "silent": [0]}, "'silent' needs a 'chain'"),
    ({**HANDS, "pile": ["6-7"]}, "a round opens with a double, and it may be that nobody"),
    ({**LAID, "turn": 2}, "'turn' is a number from 0 to 1, not 2"),
    ({**LAID, "turn": True}, "'turn' is a number from 0 to 1, not True"),
    ({**LAID, "drawn": 1}, "'drawn' is true or false, not 1"),
    ({**LAID, "pile": "6-7"}, "'pile' is a list of tiles, not '6-7'"),
    ({**LAID, "pile": ["2-3"]}, "there is one 2-3, and it is named twice"),
    ({**LAID, "pile": ["6-X"]}, "'pile' names tiles of the set 'alternating' such as '3-5', not '6-X'"),
    ({**LAID, "knocked": [2]}, "'knocked' names seats that have one tile, not 2"),
    ({**LAID, "knocked": ["first"]}, "'knocked' is a list of whole numbers"),
    ({**LAID, "hands": [["2-3", "2-4"], ["4-5"]], "silent": [0]}, "'silent' names seats that have one tile"),
    ({**HANDS, "chain": "9-9"}, "'chain' is a list, not '9-9'"),
    (chain(["6-7"]), "a double lies in the hub, not 6-7"),
    (chain([]), "'chain' begins with a double and goes on with [tile, on], not with []"),
    (chain(["9-9", "4-9"]), "'chain' begins with a double"),
    (chain(["9-9"], ["4-9"]), "goes on with [tile, on], not with ['4-9']"),
    (chain(["9-9"], ["4-9", "9-9", "4-4"]), "goes on with [tile, on]"),
    (chain(["9-9"], ["4-8", "9-9"]), "4-8 cannot be laid on 9-9 there"),
    (chain(["9-9"], ["4-9", "4-4"]), "4-9 cannot be laid on 4-4 there"),
    (chain(["9-9"], ["1-1", "9-9", 5]), "1-1 cannot be laid on 9-9 there"),
    (chain(["9-9"], ["1-9", "9-9", 5], ["4-9", "9-9"]), "4-9 cannot be laid on 9-9 there"),
    (chain(["9-9"], ["4-9", "9-9"], ["4-6", "4-9"], ["4-4", "4-9"]), "4-4 cannot be laid on 4-9 there"),
    (chain(["9-9"], ["9-9", "9-9"]), "there is one 9-9, and it is named twice"),
    (chain(["9-9", 5]), "a number is needed after an open flame, and after nothing else"),
    (chain(["9-9"], ["4-9", "9-9", 3]), "a number is needed after an open flame, and after nothing else"),
    (chain(["9-9"], ["1-4", "9-9", 3]), "a number is needed after an open flame, and after nothing else"),
    (chain(["9-9"], ["9-T", "9-9"]), "a number is needed after an open flame"),
    (chain(["1-1"]), "a number is needed after an open flame"),
    (chain(["9-9"], ["9-T", "9-9", 0]), "a flame stands for a number from 1 to 9, not for 0"),
    (chain(["9-9"], ["9-T", "9-9", 10]), "a flame stands for a number from 1 to 9, not for 10"),
    (chain(["9-9"], ["9-T", "9-9", "5"]), "such as '3-5', not '5'"),
]


@pytest.mark.parametrize(("facts", "words"), BAD, ids=[str(facts) for facts, _ in BAD])
def test_what_cannot_be_is_refused_and_what_is_wrong_is_said(facts: dict[str, object], words: str) -> None:
    with pytest.raises(BadScenario) as refused:
        em.scenario("wildfire", facts)
    assert words in str(refused.value)


def test_an_unknown_fact_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadScenario) as refused:
        em.scenario("wildfire", {"total": [0, 0]})
    assert all(name in str(refused.value) for name in FACTS)


@pytest.mark.clause("WF-1.5")
def test_tiles_of_another_set() -> None:
    with pytest.raises(BadScenario, match="tiles of the set 'alternating_odd' such as '3-5', not '4-D'"):
        em.scenario("wildfire", {"hands": [["4-D"], ["2-3"]]}, options={"tiles": "alternating_odd"})
    assert hand(dealt("4-T 9-9", "2-3", options={"tiles": "alternating_odd"}), 0) == "4-T"


# -- what should not be either


def test_a_tile_lies_in_the_pile_once() -> None:
    with pytest.raises(BadScenario, match="6-7"):
        em.scenario("wildfire", {**LAID, "pile": ["6-7", "6-7"]})


@pytest.mark.clause("WF-1.6")
def test_true_is_no_number_for_a_flame() -> None:
    with pytest.raises(BadScenario, match="True"):
        em.scenario("wildfire", chain(["9-9"], ["9-T", "9-9", True]))


@pytest.mark.clause("WF-3.2")
def test_everybody_must_be_able_to_draw_until_a_double_comes_up() -> None:
    with pytest.raises(BadScenario):
        em.scenario("wildfire", {"hands": [["2-3"], ["4-5"], ["6-7"]], "pile": ["0-1", "9-9"]}, seed=1)


@pytest.mark.clause("WF-3.3")
def test_where_the_double_wild_one_never_opens_another_double_is_needed() -> None:
    never = {"double_wild_opens": "never"}
    with pytest.raises(BadScenario):
        em.scenario("wildfire", {"hands": [["1-1"], ["2-3"]], "pile": []}, seed=1, options=never)


@pytest.mark.clause("WF-11.4")
def test_nobody_can_catch_themselves() -> None:
    with pytest.raises(BadScenario):
        em.scenario("wildfire", {**LAID, "silent": [0]}, options={"knocking": "called"})


@pytest.mark.clause("WF-8.1")
def test_nobody_forgets_to_knock_where_it_happens_by_itself() -> None:
    with pytest.raises(BadScenario):
        em.scenario("wildfire", {**LAID, "silent": [1]})


@pytest.mark.clause("WF-8.1")
def test_nobody_has_knocked_and_not_knocked() -> None:
    with pytest.raises(BadScenario):
        em.scenario("wildfire", {**LAID, "silent": [1], "knocked": [1]}, options={"knocking": "called"})


@pytest.mark.clause("WF-8.2")
def test_the_hub_is_not_pressed_for_a_last_tile_that_opens_the_round() -> None:
    assert told(waiting(em.scenario("wildfire", {"hands": [["1-1"], ["2-3"]]}, seed=1)), "went_out") == [(0,)]
