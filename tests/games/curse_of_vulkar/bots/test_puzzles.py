"""Puzzles of The Curse of Vul-Kar: what anybody who knows the game would do, everybody for themselves."""

from __future__ import annotations

import pytest

from emberisle import Game
from emberisle.games.curse_of_vulkar.bots.shooting import aims
from emberisle.games.curse_of_vulkar.rules.board import NUMBER
from emberisle.games.curse_of_vulkar.rules.launching import HideInGlobe
from emberisle.games.curse_of_vulkar.rules.marbles import Launched
from emberisle.games.curse_of_vulkar.rules.moves import (
    ACCEPT,
    BOARD_COPTER,
    DECLINE,
    FINISH,
    GO_ON,
    PAY_HEART,
    TAKE_HEART,
    TAKE_PENNY,
    USE_TOTE_BAG,
    Aim,
    ChoosePit,
    Discard,
    Flick,
    Offer,
    PayMaw,
    PlayCard,
    StandOn,
    Take,
    UseBoots,
    UseDetector,
    UseLens,
    UseSnowGlobe,
    Walk,
)
from tests.games.curse_of_vulkar.bots.positions import after, alone, chosen, fallen, turn_played

SLOW = [["gift_shop", 3], ["gift_shop", 3]]
GEYSER = PlayCard("flame_geyser", 3)
GEYSERS = [["flame_geyser", 3], ["flame_geyser", 3]]
RED_YELLOW_BLUE = ["MU3", "SW9", "AS7"]


# -- the way


def test_a_token_that_makes_a_great_set_is_worth_more_than_a_first_one() -> None:
    """One step from the helipad lies a red one on Palm Walk and a blue one on Surf Walk."""
    for tokens, five in (("BBBB", (0, 0, 5)), ("RRRR", (5, 0, 0))):
        game = alone(
            seats=3,
            places=["H", "RR5", "RR9"],
            tokens=[tokens],
            snapshots=[["MU3", "NS1"]],
            slabs=[["PW1", "red"], ["SW1", "blue"]],
            hands=[SLOW],
        )
        assert turn_played(game).table.tokens[0] == five


def test_the_card_is_chosen_for_the_way() -> None:
    """It is three spaces to TR6, and a Beeline takes nothing in passing."""
    game = alone(
        seats=3,
        places=["TR3", "RR5", "RR9"],
        tokens=["RR"],
        slabs=[["TR6", "red"]],
        hands=[[["gift_shop", 3], ["beeline", 6]]],
    )
    assert chosen(game, "ChooseCard") == PlayCard("gift_shop", 3)


def test_who_has_three_colours_calls_the_copter_and_boards() -> None:
    game = alone(seats=3, places=["TR2", "RR5", "RR9"], snapshots=[RED_YELLOW_BLUE], hands=[SLOW])
    end = turn_played(game)
    assert end.table.copter
    assert end.table.aboard(0)


def test_in_the_last_turn_the_card_that_leads_home_is_played() -> None:
    """Four steps to the helipad and one into the copter."""
    game = alone(
        seats=3,
        places=["TR4", "RR5", "copter"],
        snapshots=[["MU3", "SW9"]],
        slabs=[["TR6", "red"]],
        copter=True,
        last_turns=[1, 1, 0],
        hands=[[["gift_shop", 3], ["flame_geyser", 5]]],
    )
    assert turn_played(game).table.aboard(0)


def test_with_turns_left_the_way_home_can_wait_for_nobody() -> None:
    """Seven steps away with two turns left, one goes towards the helipad and not away from it."""
    game = alone(
        seats=3,
        places=["PW7", "RR5", "RR9"],
        snapshots=[["MU3", "SW9"]],
        slabs=[["PW9", "red"]],
        copter=True,
        hands=[SLOW],
    )
    assert turn_played(game).table.places[0] < game.table.places[0]


def test_boots_are_shown_when_they_lead_home() -> None:
    game = alone(
        seats=3,
        places=["TR3", "RR5", "RR9"],
        snapshots=[["MU3", "SW9"]],
        copter=True,
        last_turns=[1, 1, 1],
        hands=[SLOW],
        souvenirs=[["hiking_boots"]],
    )
    assert isinstance(chosen(after(game, PlayCard("gift_shop", 3)), "ChooseWalk"), UseBoots)
    assert turn_played(game).table.aboard(0)


def test_the_copter_is_boarded_in_the_last_turn() -> None:
    game = alone(
        seats=3,
        places=["H", "RR5", "RR9"],
        snapshots=[["MU3"]],
        copter=True,
        last_turns=[1, 1, 1],
        hands=[SLOW],
    )
    assert chosen(after(game, PlayCard("gift_shop", 3)), "ChooseWalk") == BOARD_COPTER


def test_who_was_swept_off_stands_up_at_a_cave_near_home_in_the_last_turns() -> None:
    """BA4 and CR4 are the nearest to the helipad; the wreck is near another cave, and too far from home."""
    game = alone(
        seats=3,
        places=["TR1", "RR5", "RR9"],
        lying=[[0, "off"]],
        snapshots=[["MU3", "SW9"]],
        copter=True,
        last_turns=[2, 2, 2],
        hands=[SLOW],
    )
    assert chosen(game, "ChooseStand") in (StandOn("BA4"), StandOn("CR4"))


def test_a_snapshot_that_cannot_be_brought_home_is_worth_nothing() -> None:
    """In the last turn, far from home: a token on one way, the wreck on the other."""
    game = alone(
        seats=3,
        places=["DR7", "RR5", "RR9"],
        slabs=[["DR4", "red"]],
        copter=True,
        last_turns=[1, 1, 1],
        hands=[SLOW],
    )
    assert turn_played(game).table.tokens[0] == (1, 0, 0)


# -- the Heart


def test_the_heart_is_taken_in_passing_and_kept_in_a_bag() -> None:
    game = alone(
        seats=3,
        places=["TR4", "TR3", "RR9"],
        heart=1,
        hands=[SLOW],
        souvenirs=[[], ["tote_bag"]],
        figure=0,
    )
    passing = after(game, PlayCard("gift_shop", 3), Walk(("TR3", "TR2", "TR1")))
    assert chosen(passing, "PassFigure") == TAKE_HEART
    assert chosen(after(passing, TAKE_HEART), "ShowBag") == USE_TOTE_BAG


def test_the_heart_is_taken_from_its_slab() -> None:
    game = alone(seats=3, places=["RR9", "TR3", "TR4"], heart="slab", hands=[SLOW])
    assert turn_played(game).table.heart == 0


# -- Embers


def test_an_ember_is_flicked_at_who_stands_near_a_pit() -> None:
    """RR5 is near to two pits, from which it is hardly missed."""
    game = alone(seats=3, places=["TR1", "RR5", "TR4"], tokens=["", "RRR"], hands=[GEYSERS])
    acting = after(game, GEYSER, Walk(("TR2", "TR3", "TR4", "TR5")))
    pit = chosen(acting, "Act")
    assert isinstance(pit, ChoosePit)
    shot = aims("usual").at[pit.number, NUMBER["RR5"]]
    assert shot.chance > 0.9
    aiming = after(acting, pit)
    assert chosen(aiming, "AimEmber") == Aim(shot.direction)
    assert chosen(after(aiming, Aim(shot.direction)), "FlickEmber") == Flick(shot.strength)


def test_nobody_flicks_at_who_has_nothing() -> None:
    game = alone(seats=3, places=["TR1", "RR5", "TR5"], tokens=["RR", "", ""], hands=[GEYSERS])
    assert chosen(after(game, GEYSER, Walk(("TR2", "TR3", "TR4"))), "Act") == FINISH


def test_nobody_flicks_at_their_own_figure() -> None:
    game = alone(places=["TR1", "copter", "RR5", "copter"], tokens=["", "", "RRR"], hands=[GEYSERS])
    assert chosen(after(game, GEYSER, Walk(("TR2", "TR3", "TR4"))), "Act") == FINISH


# -- losing and paying


def shot_down(own: str, theirs: str = "R", **facts: object) -> dict[str, object]:
    """Facts of a position in which the first figure plays a Flame Geyser on the Ring Road."""
    places = ["RR2", "TR3", "TR4"]
    return {"seats": 3, "places": places, "tokens": [own, theirs], "hands": [GEYSERS], **facts}


def flicked(facts: dict[str, object], outcome: Launched) -> Game:
    """The Ember has rolled, and nobody has hidden from it."""
    game = after(alone(**facts), GEYSER, Walk(("RR3", "RR4", "RR5")), ChoosePit("P2"))
    while isinstance(game.step, HideInGlobe):
        game.push(GO_ON)
    return after(game, Aim(60), Flick(9), outcome)


def test_the_maw_gets_the_least_useful_token() -> None:
    game = flicked(shot_down("RYYYBB"), fallen(0, space="RR5"))
    assert chosen(game, "ChoosePayment") == PayMaw("red")


def test_a_heart_that_is_lost_anyway_pays_the_maw() -> None:
    game = flicked(shot_down("RRR", heart=0), fallen(0, space="RR5"))
    assert chosen(game, "ChoosePayment") == PAY_HEART


def test_a_heart_that_would_stay_does_not_pay_the_maw() -> None:
    game = flicked(shot_down("RRRY", heart=0), fallen(space="RR5", ends=("off",)))
    assert chosen(game, "ChoosePayment") == PayMaw("yellow")


def test_a_bag_is_shown_for_much_and_not_for_little() -> None:
    for tokens, shown in (("RRRRR", USE_TOTE_BAG), ("RYB", GO_ON)):
        game = flicked(shot_down("R", tokens, souvenirs=[[], ["tote_bag"]]), fallen(1, space="TR3"))
        assert chosen(game, "ShowBag") == shown


@pytest.mark.parametrize(("tokens", "hides"), [("RRRRYYYY", True), ("", False)])
def test_who_carries_much_hides_from_an_ember(tokens: str, hides: bool) -> None:
    game = alone(
        seats=3,
        places=["TR1", "RR5", "TR5"],
        tokens=["", tokens],
        hands=[GEYSERS],
        souvenirs=[[], ["snow_globe"]],
    )
    game = after(game, GEYSER, Walk(("TR2", "TR3", "TR4")), ChoosePit("P2"))
    assert chosen(game, "HideInGlobe") == (UseSnowGlobe(1) if hides else GO_ON)


def test_a_thief_who_may_choose_takes_what_makes_a_set() -> None:
    game = flicked(shot_down("YYYY", "RY", options={"steal": "chosen"}), fallen(1, space="TR3"))
    assert chosen(game, "ChooseLoot") == Take("yellow")


@pytest.mark.parametrize(("penny", "taken"), [("maw", TAKE_PENNY), (1, Take("red"))])
def test_the_best_thing_is_taken_from_the_maw(penny: object, taken: Take) -> None:
    """Six points for the Penny; or a fifth red one for five, rather than a first blue one for one."""
    places = ["TR1", "RR5", "RR9"]
    game = alone(seats=3, places=places, tokens=["RRRR"], maw="RB", penny=penny, copter=True, hands=[SLOW])
    game = after(game, PlayCard("gift_shop", 3), Walk(("H", "PW1", "PW2")), BOARD_COPTER)
    assert chosen(game, "FromMaw") == taken


def test_the_selfie_stick_is_not_given_up() -> None:
    facts = shot_down("R", souvenirs=[["selfie_stick", "island_map"]], options={"ember_shots": "snapshots"})
    game = flicked(facts, fallen(space="RR5"))
    assert chosen(game, "ChoosePrice") == Discard("island_map")


# -- souvenirs and exchanges


def test_lens_and_detector_bring_what_is_worth_it() -> None:
    game = alone(
        seats=3,
        places=["SW4", "RR5", "RR9"],
        tokens=["RRRR"],
        slabs=[["SW8", "red"]],
        hands=[SLOW],
        souvenirs=[["zoom_lens", "metal_detector"]],
    )
    acting = after(game, PlayCard("gift_shop", 3), Walk(("SW5", "SW6", "SW7")))
    assert chosen(acting, "Act") == UseLens("SW9")
    assert chosen(after(acting, UseLens("SW9")), "Act") == UseDetector("SW8", "red")


def passing_with(tokens: list[str], seats: int = 3) -> dict[str, object]:
    """Facts of a position in which the first figure can pass the second."""
    places = ["TR4", "TR3", "RR9"] if seats == 3 else ["TR4", "TR3", "RR9", "RR5"]
    return {"seats": seats, "places": places, "tokens": tokens, "hands": [SLOW]}


PASS = (PlayCard("gift_shop", 3), Walk(("TR3", "TR2", "TR1")))


def test_an_exchange_is_offered_and_accepted_if_both_gain() -> None:
    game = after(alone(**passing_with(["RRRRY", "YYYYR"])), *PASS)
    assert chosen(game, "PassFigure") == Offer("yellow", "red")
    assert chosen(after(game, Offer("yellow", "red")), "AnswerOffer") == ACCEPT


def test_an_exchange_that_harms_is_declined() -> None:
    game = after(alone(**passing_with(["RRRRY", "RRRRY"])), *PASS)
    assert chosen(game, "PassFigure") == GO_ON
    assert chosen(after(game, Offer("yellow", "red")), "AnswerOffer") == DECLINE


def test_a_player_gathers_sets_on_one_of_two_figures() -> None:
    facts = passing_with(["RRRRY", "", "YYYYR"], seats=2)
    facts["places"] = ["TR4", "RR9", "TR3", "RR5"]
    assert chosen(after(alone(**facts), *PASS), "PassFigure") == Offer("yellow", "red")
