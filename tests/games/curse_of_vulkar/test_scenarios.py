"""Scenarios: a position in a few named facts, and what is said about those that cannot be."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.scenario import KNOWN
from emberisle.kernel.errors import BadScenario

from .table_talk import TOGETHER, asks, hand, heart, held, lies, photos, seen, table_of, tokens, waiting

# -- what can be described


def test_with_no_facts_a_game_of_two_begins() -> None:
    game = waiting(em.scenario("curse_of_vulkar", {}, seed=1))
    assert asks(game) == "LayTreasure"
    assert [figure.place for figure in seen(game).figures] == ["start"] * 4


def test_how_many_play_can_be_said_alone() -> None:
    game = waiting(em.scenario("curse_of_vulkar", {"seats": 3}, seed=1))
    assert (asks(game), len(seen(game).figures)) == ("LayTreasure", 3)


def test_every_fact() -> None:
    facts: dict[str, object] = {
        "seats": 3,
        "places": ["TR3", "start", "copter"],
        "lying": [[0, "chute", "E-N"]],
        "tokens": ["RRY", "B"],
        "snapshots": [["TR5", "WR2"], ["NS1"]],
        "heart": 1,
        "penny": 0,
        "idol": 1,
        "tiger": "SC7",
        "stung": [0],
        "maw": "YB",
        "slabs": [["TR2", "red"]],
        "hands": [[["beeline", 6], ["cataclysm", 4]]],
        "tracker": [["cataclysm", 4]],
        "discard": [["gift_shop", 3]],
        "drawable": 5,
        "souvenirs": [["tote_bag"], ["zoom_lens", "tote_bag"]],
        "gone": ["snow_globe"],
        "facing": 240,
        "trees": [["T2", "right"]],
        "scar": 2,
        "copter": True,
        "last_turns": [1, 2, 0],
        "entered": [3, 4, 9],
        "turns": 20,
        "figure": 1,
        "first": 2,
    }
    assert set(facts) == set(KNOWN)
    options = {"idol": True, "tiger": True, "bees": True}
    game = waiting(em.scenario("curse_of_vulkar", facts, seed=1, options=options))
    view, table = seen(game), table_of(game)
    assert ([figure.idol for figure in view.figures], view.tiger) == ([False, True, False], "SC7")
    assert view.figures[0].stung
    assert [figure.place for figure in view.figures] == [None, "start", "copter"]
    assert (lies(game, 0), tokens(game, 0), tokens(game, 1), photos(game)) == ("chute", "RRY", "B", "TR5 WR2")
    assert (heart(game), view.figures[0].penny, view.maw) == (1, True, (0, 1, 1))
    assert view.slabs == (("TR2", "red"),)
    assert hand(game) == ["beeline 6", "cataclysm 4"]
    assert (view.tracker, view.discard) == ((("cataclysm", 4),), (("gift_shop", 3),))
    assert (held(game, 1), view.souvenir_deck) == ("tote_bag zoom_lens", 8)
    assert view.souvenirs_gone == ("snow_globe",)
    assert (view.facing, view.trees[1], view.scar, view.beside) == (240, ("T2", "right"), 2, 2)
    assert (view.copter, [figure.last_turns for figure in view.figures]) == (True, [1, 2, 0])
    assert (table.entered, view.turns, view.figure, table.first) == ([3, 4, 9], 21, 1, 2)
    assert table.drawable == 5


def test_hands_that_are_not_named_are_dealt_without_a_cataclysm() -> None:
    game = waiting(em.scenario("curse_of_vulkar", {"seats": 4, "places": ["TR3"]}, seed=1))
    assert [len(hand(game, seat)) for seat in range(4)] == [2, 2, 2, 2]
    assert not any("cataclysm 4" in hand(game, seat) for seat in range(4))


# -- what cannot be

BAD: list[tuple[dict[str, object], str]] = [
    ({"island": 3}, "scenario has no 'island'"),
    ({"seats": 6}, "'seats' is a number from 2 to 5, not 6"),
    ({"seats": 3, "places": ["H"] * 4}, "'places' has one entry for each of the 3 figures, not 4"),
    ({"places": ["TR99"]}, "'places' names spaces, 'start' or 'copter', not 'TR99'"),
    ({"places": [4]}, "'places' names spaces"),
    ({"places": ["TR4", "TR4"]}, "two figures are on TR4"),
    ({"lying": [0]}, "'lying' has lists in it, not 0"),
    ({"lying": [[9, "off"]]}, "'lying' begins with a figure, not 9"),
    ({"lying": [[0, "asleep"]]}, "'lying' says how a figure lies"),
    ({"lying": [[0, "chute", "X"]]}, "'lying' says how a figure lies"),
    ({"lying": [[0, "odd", "X"]]}, "'lying' names spaces such as 'TR5', not 'X'"),
    ({"lying": [[0, "space"]]}, "'lying' says how a figure lies"),
    ({"tokens": ["RG"]}, "'tokens' are letters R, Y, B, such as 'RRY', not 'RG'"),
    ({"tokens": [3]}, "'tokens' are letters"),
    ({"tokens": ["RRRRRRR", "RRRRRR"]}, "there are 12 red treasures, not 13"),
    ({"maw": "X"}, "'maw' are letters"),
    ({"snapshots": [["TR4"]]}, "no snapshot is left at TR4"),
    ({"snapshots": [["TR5"], ["TR5"]]}, "no snapshot is left at TR5"),
    ({"snapshots": [["TR5", "SS4"]]}, "figure 0 has two snapshots of one colour"),
    ({"snapshots": [["Rome"]]}, "'snapshots' names spaces"),
    ({"slabs": [["TR2"]]}, "'slabs' are pairs of a space and a colour"),
    ({"slabs": [["TR3", "red"]]}, "there is no free slab on TR3"),
    ({"slabs": [["TR2", "red"], ["TR2", "blue"]]}, "there is no free slab on TR2"),
    ({"slabs": [["TR2", "green"]]}, "'slabs' names one of red, yellow, blue, not 'green'"),
    ({"heart": "sea"}, "'heart' is a figure or slab or maw, not 'sea'"),
    ({"penny": 9}, "'penny' is a figure or maw, not 9"),
    ({"hands": [[["beeline", 6]] * 3]}, "seat 0 holds at most 2 action cards"),
    ({"hands": [[["beeline", 5]]]}, "'hands' has cards such as"),
    ({"hands": [["beeline"]]}, "'hands' has cards such as"),
    ({"hands": [[["gift_shop", 4]] * 2]}, "there are not so many cards"),
    ({"tracker": [["beeline", 6]]}, "the tracker holds up to two Cataclysm! cards"),
    ({"tracker": [["cataclysm", 4]] * 3}, "the tracker holds up to two Cataclysm! cards"),
    ({"souvenirs": [["teapot"]]}, "'souvenirs' names one of"),
    ({"souvenirs": [["zoom_lens"], ["zoom_lens"]]}, "there are not so many souvenirs 'zoom_lens'"),
    ({"facing": 45}, "'facing' is one of 0, 60, 120, 180, 240, 300, not 45"),
    ({"trees": [["T9", "left"]]}, "'trees' names one of T1, T2, T3, T4, T5, T6, T7, not 'T9'"),
    ({"trees": [["T1", "up"]]}, "'trees' names one of"),
    ({"scar": 5}, "'scar' is a number from 0 to 4, not 5"),
    ({"copter": 1}, "'copter' is true or false, not 1"),
    ({"places": ["copter"], "copter": True}, "figure 0 is aboard and has no turn"),
    ({"figure": 4}, "'figure' is a number from 0 to 3, not 4"),
]


@pytest.mark.parametrize(("facts", "complaint"), BAD)
def test_what_cannot_be_is_said(facts: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadScenario, match=complaint):
        em.scenario("curse_of_vulkar", facts, seed=1)


@pytest.mark.parametrize(
    ("facts", "complaint"),
    [
        ({"hands": [[["beeline", 6]]], "tracker": [["beeline", 6]]}, "together nobody holds action cards"),
        ({"places": ["TR3"]}, "up to three cards lie open in the tracker, and at least one"),
        ({"tracker": [["gift_shop", 3]] * 3 + [["beeline", 6]]}, "up to three cards lie open"),
        ({"tracker": [["beeline", 6]], "souvenirs": [["tote_bag"]]}, "there are not so many souvenirs"),
    ],
)
def test_what_cannot_be_together_is_said(facts: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadScenario, match=complaint):
        em.scenario("curse_of_vulkar", facts, seed=1, options=TOGETHER)
