"""Puzzles of The Curse of Vul-Kar when all play together: what helps the team."""

from __future__ import annotations

import pytest

from emberisle.games.curse_of_vulkar.bots.shooting import aims
from emberisle.games.curse_of_vulkar.bots.team import Plan, tour
from emberisle.games.curse_of_vulkar.rules.board import FAR, NUMBER, REGION
from emberisle.games.curse_of_vulkar.rules.moves import (
    ACCEPT,
    BOARD_COPTER,
    DECLINE,
    GO_ON,
    LEAVE,
    PAY_HEART,
    TAKE_HEART,
    TAKE_SNAPSHOT,
    Aim,
    ChoosePit,
    Discard,
    Flick,
    Offer,
    PayMaw,
    PlayCard,
    Take,
    UseLens,
    Walk,
)
from emberisle.games.curse_of_vulkar.rules.table import CurseTable
from tests.games.curse_of_vulkar.bots.positions import after, chosen, fallen, together, turn_played

QUIET = [["gift_shop", 3], ["angry_gaze", 4], ["creeping_roots", 4]]
GIFT = PlayCard("gift_shop", 3)
REDS, YELLOWS = "RRRRRR", "YYYYYY"
RED_SPACE, YELLOW_SPACE = "MU3", "SW9"
SETS = {"tokens": [REDS, YELLOWS], "snapshots": [[RED_SPACE], [YELLOW_SPACE]]}


# -- who collects what


def colours(**facts: object) -> tuple[int, ...]:
    table = together(tracker=QUIET, **facts).table
    assert isinstance(table, CurseTable)
    return Plan(table).colours


def test_everybody_goes_on_with_the_colour_they_have_most_of() -> None:
    slabs = [["PW1", "red"], ["PW5", "yellow"], ["PW9", "blue"]]
    assert colours(tokens=["RRRRRB", "YRBBBBB"], slabs=slabs) == (0, 2)


def test_two_do_not_fight_over_the_last_tokens_of_a_colour() -> None:
    """Three red ones are left, which are enough for one of the two and not for both."""
    slabs = [
        ["PW1", "red"],
        ["PW5", "red"],
        ["PW9", "red"],
        ["SW1", "blue"],
        ["SW3", "blue"],
        ["SW5", "blue"],
    ]
    assert sorted(colours(tokens=["RRR", "RRRBBB"], slabs=slabs)) == [0, 2]


def test_a_tour_visits_so_many_tokens_and_one_snapshot() -> None:
    start, one, two, photo = [NUMBER[name] for name in ("H", "PW1", "PW5", "PW9")]
    assert tour(start, [one, two], 1, []) == (FAR[start][one], one)
    assert tour(start, [one, two], 2, [photo]) == (FAR[start][photo], photo)
    assert tour(start, [], 2, []) == (0, start)


# -- taking and leaving


def at_pw5(colour: str) -> dict[str, object]:
    """Facts of a position in which a token of this colour lies three steps before the first figure."""
    slabs = [["PW5", colour]]
    return {"places": ["PW2", "TR4"], "tokens": ["RRRR", "YYYY"], "slabs": slabs, "tracker": QUIET}


def test_ones_own_colour_is_taken_and_that_of_a_friend_is_left() -> None:
    walk = Walk(("PW3", "PW4", "PW5"))
    assert chosen(after(together(**at_pw5("red")), GIFT, walk), "ChooseTreasure") == Take("red")
    assert chosen(after(together(**at_pw5("yellow")), GIFT, walk), "ChooseTreasure") == LEAVE


@pytest.mark.parametrize(("tokens", "answer"), [("YYYYY", TAKE_SNAPSHOT), ("RRRRR", LEAVE)])
def test_a_snapshot_of_ones_own_colour_is_taken(tokens: str, answer: object) -> None:
    game = together(places=["SW6", "PW4"], tokens=[tokens, "BBBBB"], tracker=QUIET)
    assert chosen(after(game, GIFT, Walk(("SW7", "SW8", "SW9"))), "ChooseSnapshot") == answer


def test_the_lens_saves_a_way() -> None:
    """The other has farther to go and will fetch the Heart; this one only needs SW9 before it goes home."""
    game = together(
        places=["SW4", "PW4"],
        tokens=["YYYYYY", "BBBBB"],
        slabs=[["DR4", "blue"]],
        tracker=QUIET,
        souvenirs=[["zoom_lens"]],
    )
    assert chosen(after(game, GIFT, Walk(("SW5", "SW6", "SW7"))), "Act") == UseLens("SW9")


# -- the Heart and the copter


def test_the_nearest_takes_the_heart_once_all_have_their_sets() -> None:
    assert turn_played(together(places=["RR9", "TR3"], tracker=QUIET, **SETS)).table.heart == 0


def test_the_heart_is_brought_into_the_copter() -> None:
    game = together(places=["TR2", "TR6"], heart=0, tracker=QUIET, **SETS)
    assert turn_played(game).winners() == [0, 1]


def test_who_is_done_boards_while_another_still_seeks() -> None:
    """The cards are for those who need them."""
    facts = {"tokens": [REDS, "YYYYY"], "snapshots": [[RED_SPACE], [YELLOW_SPACE]]}
    game = together(places=["TR2", "PW4"], slabs=[["PW5", "yellow"]], tracker=QUIET, **facts)
    assert turn_played(game).table.aboard(0)


def test_the_last_one_out_does_not_board_without_the_heart() -> None:
    game = together(places=["H", "copter"], tracker=QUIET, **SETS)
    assert chosen(after(game, GIFT), "ChooseWalk") != BOARD_COPTER


def test_who_passes_on_the_way_home_takes_over_the_heart() -> None:
    """The carrier is seven steps from home and goes on from there; the other will be there in one turn."""
    game = together(places=["TR6", "TR5"], heart=1, tracker=[["beeline", 6], *QUIET[:2]], **SETS)
    walk = Walk(("TR5", "TR4", "TR3", "TR2", "TR1", "H"))
    assert chosen(after(game, PlayCard("beeline", 6), walk), "PassFigure") == TAKE_HEART


# -- cards


def test_a_cataclysm_is_played_before_there_are_three() -> None:
    tracker = [["cataclysm", 4], ["cataclysm", 4], ["beeline", 6]]
    game = together(places=["TR2", "PW2"], slabs=[["TR6", "red"]], tracker=tracker)
    assert chosen(game, "ChooseCard") == PlayCard("cataclysm", 4)


def test_no_cataclysm_is_played_on_friends() -> None:
    """Both on chute spaces that Vul-Kar looks at, and a card that leads as far."""
    tracker = [["cataclysm", 4], ["angry_gaze", 4], ["angry_gaze", 4]]
    game = together(seats=3, places=["PW2", "RR1", "RR4"], tokens=["", "RRR", "RRR"], tracker=tracker)
    assert chosen(game, "ChooseCard") == PlayCard("angry_gaze", 4)


def flicked_off(**facts: object) -> dict[str, object]:
    cards = [["flame_geyser", 3], ["gift_shop", 3], ["gift_shop", 3]]
    return {"places": ["RR2", "TR3"], "tracker": cards, **facts}


FLICK = (
    PlayCard("flame_geyser", 3),
    Walk(("RR3", "RR4", "RR5")),
    ChoosePit("P2"),
    Aim(60),
    Flick(9),
)


def test_an_ember_is_aimed_at_a_snapshot_space_of_the_region() -> None:
    game = after(together(**flicked_off()), *FLICK[:2])
    pit = chosen(game, "Act")
    assert isinstance(pit, ChoosePit)
    shot = aims("usual").marks[pit.number, REGION[NUMBER["RR5"]]]
    aiming = after(game, pit)
    assert chosen(aiming, "AimEmber") == Aim(shot.direction)
    assert chosen(after(aiming, Aim(shot.direction)), "FlickEmber") == Flick(shot.strength)


def test_a_miss_is_paid_with_what_nobody_needs() -> None:
    facts = flicked_off(souvenirs=[["zoom_lens", "selfie_stick"]])
    assert chosen(after(together(**facts), *FLICK, fallen(space="RR5")), "ChoosePrice") == Discard(
        "selfie_stick"
    )


def test_a_card_is_given_up_only_without_a_souvenir() -> None:
    facts = flicked_off(souvenirs=[["metal_detector"]])
    price = chosen(after(together(**facts), *FLICK, fallen(space="RR5")), "ChoosePrice")
    assert price == Discard("metal_detector")


def test_the_maw_gets_a_token_that_nobody_needs() -> None:
    facts = flicked_off(tokens=["RRRRRB", "YYYYY"])
    assert chosen(after(together(**facts), *FLICK, fallen(0, space="RR5")), "ChoosePayment") == PayMaw("blue")


def test_a_heart_in_the_maw_comes_home_with_whoever_boards() -> None:
    facts = flicked_off(heart=0, **SETS)
    assert chosen(after(together(**facts), *FLICK, fallen(0, space="RR5")), "ChoosePayment") == PAY_HEART
    game = together(places=["TR2", "TR6"], heart="maw", tracker=QUIET, **SETS)
    assert turn_played(game).winners() == [0, 1]


# -- exchanges


def passing_with(*tokens: str) -> dict[str, object]:
    """Facts of a position in which the first figure can pass the second."""
    return {"places": ["TR4", "TR3"], "tokens": tokens, "tracker": QUIET}


PASS = (GIFT, Walk(("TR3", "TR2", "TR1")))


def test_an_exchange_that_helps_the_team_is_offered_and_accepted() -> None:
    game = after(together(**passing_with("RRRRY", "YYYYR")), *PASS)
    assert chosen(game, "PassFigure") == Offer("yellow", "red")
    assert chosen(after(game, Offer("yellow", "red")), "AnswerOffer") == ACCEPT


def test_an_exchange_that_harms_the_team_is_not() -> None:
    game = after(together(**passing_with("RRRRB", "YYYYB")), *PASS)
    assert chosen(game, "PassFigure") == GO_ON
    assert chosen(after(game, Offer("red", "yellow")), "AnswerOffer") == DECLINE
