"""Scenarios: a position in a few named facts, and what is said about those that cannot be."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.fireball_island.rules.scenario import KNOWN
from emberisle.kernel.errors import BadScenario

from .table_talk import asks, hand, jewel, position, seen, table_of, waiting

# -- what can be described


def test_with_no_facts_a_game_of_two_begins() -> None:
    game = waiting(em.scenario("fireball_island", {}, seed=1))
    assert asks(game) == "TakeFromPile"
    assert seen(game).places == ("DMP", "DMP")


def test_how_many_play_can_be_said_alone() -> None:
    game = waiting(em.scenario("fireball_island", {"seats": 4}, seed=1))
    assert (asks(game), len(seen(game).places)) == ("TakeFromPile", 4)


def test_every_fact() -> None:
    facts: dict[str, object] = {
        "seats": 3,
        "places": ["WT4", "cave 3", "pit A"],
        "came_by": [["WT2", "WT3"]],
        "lying": [2],
        "hands": [["cancel"], ["double", "reroll"]],
        "discard": ["fireball"],
        "tokens": ["held", "traded"],
        "jewel": 1,
        "turn": 1,
        "owed": 2,
        "doubled": True,
    }
    assert set(facts) == set(KNOWN)
    game = waiting(em.scenario("fireball_island", facts, seed=1))
    view = seen(game)
    assert view.places == ("WT4", "cave 3", "pit A")
    assert (view.lying, view.tokens) == ((False, False, True), ("held", "traded", "none"))
    assert (hand(game, 1), view.discard, view.drawpile) == ("reroll double", ("fireball",), 44)
    assert (jewel(game), view.turn, view.turns_owed, view.doubled) == (1, 1, 2, True)
    assert len(table_of(game).tracks[0]) == 2


def test_the_jewel_lies_on_vul_kar_point_if_nothing_else_is_said() -> None:
    assert jewel(position("WT4", "WT5")) == "VKP"
    assert jewel(position("WT4", "WT5", jewel="B2")) == "B2"


# -- what cannot be

BAD: list[tuple[dict[str, object], str]] = [
    ({"island": 3}, "a Fireball Island scenario has no 'island'"),
    ({"seats": 5}, "'seats' is a number from 2 to 4, not 5"),
    ({"seats": True}, "'seats' is a number from 2 to 4"),
    ({"places": ["WT1"] * 5}, "5 seats|one entry for each|two pieces stand"),
    ({"places": ["WT99"]}, "'places' names places such as 'WT4', 'cave 3' or 'pit A', not 'WT99'"),
    ({"places": [4]}, "'places' names places"),
    ({"places": "WT4"}, "'places' is a list"),
    ({"places": ["WT4", "WT4"]}, "two pieces stand on WT4"),
    ({"places": ["cave 2", "cave 2"]}, "two pieces stand on cave 2"),
    ({"seats": 2, "places": ["WT1", "WT2", "WT3"]}, "'places' has one entry for each of the 2 seats, not 3"),
    ({"came_by": ["WT4"]}, "'came_by' is a list of lists, not 'WT4'"),
    ({"came_by": [["Rome"]]}, "'came_by' names places"),
    ({"places": ["WT4"], "lying": [0]}, "'lying' names seats whose piece is in a pit, not 0"),
    ({"places": ["pit A"], "lying": [7]}, "'lying' names seats whose piece is in a pit, not 7"),
    ({"hands": [["treasure"]]}, "there is no card 'treasure'"),
    ({"hands": ["cancel"]}, "'hands' is a list of lists, not 'cancel'"),
    ({"hands": [["cancel"] * 5]}, "nobody holds more than 4 cards"),
    ({"hands": [["fake_jewel"] * 3]}, "there are 2 cards 'fake_jewel', and more are named"),
    ({"hands": [["fake_jewel"] * 2], "discard": ["fake_jewel"]}, "there are 2 cards 'fake_jewel'"),
    ({"tokens": ["gold"]}, "'tokens' are none, held, traded, not 'gold'"),
    ({"jewel": 2}, "'jewel' is a seat whose piece is not in a pit, or a space, not 2"),
    ({"places": ["pit A"], "jewel": 0}, "'jewel' is a seat whose piece is not in a pit"),
    ({"jewel": "cave 1"}, "the jewel lies on a space, not on cave 1"),
    ({"jewel": "DMP"}, "the jewel lies on a space, not on DMP"),
    ({"jewel": "W"}, "the jewel lies on a space, not on W"),
    ({"jewel": "DOCK"}, "the jewel lies on a space, not on DOCK"),
    ({"jewel": "Rome"}, "'jewel' names places"),
    ({"turn": 2}, "'turn' is a number from 0 to 1, not 2"),
    ({"turn": 0, "owed": 10}, "'owed' is a number from 0 to 9, not 10"),
    ({"turn": 0, "doubled": 1}, "'doubled' is true or false, not 1"),
]


@pytest.mark.parametrize(("facts", "complaint"), BAD)
def test_what_cannot_be_is_said(facts: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadScenario, match=complaint):
        em.scenario("fireball_island", facts, seed=1)
