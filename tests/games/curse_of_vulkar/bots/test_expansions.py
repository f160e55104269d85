"""Puzzles with the Boulder, the Tiger, the bees and the Golden Idol, and the Walkie-Talkie."""

from __future__ import annotations

import pytest

from emberisle import Game
from emberisle.games.curse_of_vulkar.bots.dangers import pounces, slopes
from emberisle.games.curse_of_vulkar.bots.hard import Hard
from emberisle.games.curse_of_vulkar.bots.points import Points
from emberisle.games.curse_of_vulkar.rules.board import EXITS, NUMBER
from emberisle.games.curse_of_vulkar.rules.moves import (
    CALL_TIGER,
    FINISH,
    LEAVE,
    POUR_BEES,
    TAKE_IDOL,
    LeadTiger,
    PlayCard,
    Push,
    UseWalkieTalkie,
    Walk,
)
from tests.games.curse_of_vulkar.bots.positions import OTHERS, after, alone, chosen, player, to_move, together

BESIDE_THE_HELIPAD = Walk(("TR2", "TR3", "TR4", "TR5"))
LEVELS = pytest.mark.parametrize("level", ["medium", "hard"])


def acting(card: str, option: str, **facts: object) -> Game:
    """The first of three has played this card and gone from TR1 to TR5."""
    hands = [[[card, 4], ["gift_shop", 3]], [["flame_geyser", 2]] * 2, [["lava_blast", 3]] * 2]
    game = alone(seats=3, hands=hands, options={option: True}, **facts)
    return after(game, PlayCard(card, 4), BESIDE_THE_HELIPAD)


# -- the Boulder


@LEVELS
def test_the_boulder_is_pushed_at_who_has_most(level: str) -> None:
    """One stands in a chute of Vul-Kar as it looks now; the mouth above it is the one to push from."""
    game = acting("boulder", "boulder", places=["TR1", "RR1", "TR4"], tokens=["", "RRRR", ""])
    odds = [slopes(game.table).pushes(mouth, NUMBER["RR1"]) for mouth in range(len(EXITS))]
    assert max(odds) > 0.2
    assert chosen(game, "Act", level) == Push(EXITS[odds.index(max(odds))])


@LEVELS
def test_the_boulder_is_not_pushed_at_oneself(level: str) -> None:
    """Nobody else is in a chute; the own second figure of two is, with its treasures."""
    hands = [[["boulder", 4], ["gift_shop", 3]]]
    places, tokens = ["TR1", "TR3", "RR1", "SW5"], ["", "", "RRRR", ""]
    game = alone(seats=2, hands=hands, options={"boulder": True}, places=places, tokens=tokens)
    game = after(game, PlayCard("boulder", 4), BESIDE_THE_HELIPAD)
    odds = [slopes(game.table).pushes(mouth, NUMBER["RR1"]) for mouth in range(len(EXITS))]
    assert chosen(game, "Act", level) != Push(EXITS[odds.index(max(odds))])


# -- the Tiger


def led(*places: str, tokens: list[str], die: int = 3) -> Game:
    return after(acting("tiger", "tiger", places=["TR1", *places], tokens=tokens), CALL_TIGER, die)


@LEVELS
def test_the_tiger_is_led_at_who_has_most(level: str) -> None:
    """It waits on SC6; one stands three steps to the one side of it, the other two to the other."""
    game = led("SC3", "SC8", tokens=["", "RRRR", "Y"])
    lead = chosen(game, "Lead", level)
    assert isinstance(lead, LeadTiger)
    assert lead.path[-1] == "SC3"


def test_the_tiger_is_called_only_for_prey() -> None:
    near = acting("tiger", "tiger", places=["TR1", "SC4", "TR4"], tokens=["", "RRRR", ""])
    assert chosen(near, "Act") == CALL_TIGER
    poor = led("SC4", "SC8", tokens=["RR", "", ""])
    lead = chosen(poor, "Lead")
    assert not (isinstance(lead, LeadTiger) and lead.path[-1] in ("SC4", "SC8"))


def test_the_tiger_reaches_so_far_as_the_die_lets_it() -> None:
    """Three spaces and the die: up to four spaces surely, six with one side of three, seven never."""
    game = alone(seats=3, places=["TR1", "TR2", "TR3"], options={"tiger": True}, tiger="RR1")
    far = [pounces(game.table, NUMBER[f"RR{number}"]) for number in (2, 5, 6, 7)]
    assert far == pytest.approx([1, 1, 2 / 3, 1 / 3])
    assert pounces(game.table, NUMBER["H"]) == 0


def test_nobody_likes_to_stand_before_the_tiger() -> None:
    for tiger, fears in (("SC6", True), ("RR1", False)):
        game = alone(
            seats=3, places=["SC3", "TR2", "TR3"], tokens=["RRRR"], options={"tiger": True}, tiger=tiger
        )
        calm = alone(seats=3, places=["SC3", "TR2", "TR3"], tokens=["RRRR"])
        place = NUMBER["SC3"]
        assert (Points(game.table, 0).risk(place) > Points(calm.table, 0).risk(place)) is fears


# -- the bees


@LEVELS
def test_bees_are_poured_on_others(level: str) -> None:
    game = acting("bees", "bees", places=["TR1", "RR1", "TR4"], tokens=["", "RRR", ""])
    assert slopes(game.table).stings(NUMBER["RR1"]) > 0.3
    assert chosen(game, "Act", level) == POUR_BEES


def test_bees_are_not_poured_on_oneself() -> None:
    hands = [[["bees", 4], ["gift_shop", 3]]]
    places = ["TR1", "TR3", "RR1", "SW5"]
    game = alone(seats=2, hands=hands, options={"bees": True}, places=places)
    assert chosen(after(game, PlayCard("bees", 4), BESIDE_THE_HELIPAD), "Act") == FINISH


# -- the Golden Idol


def at_the_idol(**facts: object) -> Game:
    game = alone(
        seats=3,
        places=["TR4", "RR5", "RR9"],
        hands=[[["gift_shop", 3], ["gift_shop", 3]], *OTHERS],
        options={"idol": True},
        idol="TR1",
        **facts,
    )
    return after(game, PlayCard("gift_shop", 3), Walk(("TR3", "TR2", "TR1")))


@LEVELS
def test_the_idol_is_taken_on_the_last_way_home(level: str) -> None:
    game = at_the_idol(copter=True, last_turns=[2, 2, 2], turns=30)
    assert chosen(game, "FindIdol", level) == TAKE_IDOL


def test_the_idol_is_too_heavy_for_the_middle_of_the_game() -> None:
    game = alone(seats=3, places=["TR4", "RR5", "RR9"], options={"idol": True}, idol="WR2")
    late = alone(
        seats=3,
        places=["TR4", "RR5", "RR9"],
        snapshots=[["MU3", "SW9", "AS7"]],
        options={"idol": True},
        idol="WR2",
    )
    early = Points(game.table, 0).idol_worth(NUMBER["TR4"])
    assert early < Points(late.table, 0).idol_worth(NUMBER["TR4"])


def test_a_team_leaves_the_idol() -> None:
    game = together(
        places=["TR4", "RR5"],
        tracker=[["gift_shop", 3], ["angry_gaze", 4], ["creeping_roots", 4]],
        options={"idol": True},
        idol="TR1",
    )
    game = after(game, PlayCard("gift_shop", 3), Walk(("TR3", "TR2", "TR1")))
    assert chosen(game, "FindIdol") == LEAVE


# -- the Walkie-Talkie


LAST_TURN: dict[str, object] = {"copter": True, "last_turns": [1, 1, 1], "turns": 30}


@LEVELS
@pytest.mark.parametrize(
    ("theirs", "facts", "calls"), [("YYYY", {}, False), ("YYR", {}, False), ("RRRR", LAST_TURN, True)]
)
def test_nobody_calls_for_the_colour_that_is_given(
    level: str, theirs: str, facts: dict[str, object], calls: bool
) -> None:
    """A yellow one is given for one drawn blind, which is worth it only for a fifth red one, and then in
    the last turn for certain: before that the call can wait."""
    game = alone(
        seats=3,
        places=["TR4", "TR6", "RR9"],
        tokens=["RRRRY", theirs, ""],
        hands=[[["gift_shop", 3], ["gift_shop", 4]], *OTHERS],
        souvenirs=[["walkie_talkie"]],
        **facts,
    )
    bot = Hard(tries=60) if level == "hard" else player(level)  # with fewer tries luck may decide
    move = bot.choose(game, to_move(game))
    assert (move == UseWalkieTalkie(1, "yellow", "nothing")) is calls
