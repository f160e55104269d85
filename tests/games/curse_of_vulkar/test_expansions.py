"""The Tiger, the bees and the Golden Idol."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

import pytest

import emberisle as em
from emberisle import QuickLuck
from emberisle.contract.playing import play_on
from emberisle.games.curse_of_vulkar.rules.board import CAVE_NUMBER, DECKS, SPACES
from emberisle.games.curse_of_vulkar.rules.cards import card, deck
from emberisle.games.curse_of_vulkar.rules.marbles import Launched, placed
from emberisle.games.curse_of_vulkar.rules.moves import (
    CALL_TIGER,
    FINISH,
    GO_ON,
    LEAVE,
    POUR_BEES,
    TAKE_IDOL,
    USE_TOTE_BAG,
    LeadTiger,
)
from emberisle.games.curse_of_vulkar.rules.tiger import ways_of_tiger
from emberisle.kernel.errors import BadScenario
from tests.games.curse_of_vulkar.table_talk import (
    asks,
    clauses,
    go,
    happens,
    moves,
    play,
    position,
    refusal,
    say,
    seen,
    told,
    unglobed,
)

TIGER = {"tiger": True}
BEES = {"bees": True}
IDOL = {"idol": True}
OTHERS = ("gift_shop 3, gift_shop 3", "lava_blast 3, lava_blast 3")


def tiger(*places: str, tiger: str = "SC6", options: Mapping[str, object] = TIGER, **facts: Any) -> em.Game:
    """Figure 0 has played Tiger! 4 and gone from TR1 to the helipad and on, or stands as said."""
    game = position(*places, hands=("tiger 4, beeline 6", *OTHERS), options=options, tiger=tiger, **facts)
    return moves(game, "tiger 4", "TR5") if places[0] == "TR1" else game


def led(game: em.Game, die: int, *path: str) -> em.Game:
    """The cave die falls, and the Tiger is led along these spaces."""
    return say(happens(say(game, CALL_TIGER), die), LeadTiger(path))


# -- the Tiger


@pytest.mark.clause("CV-17.9", "CV-24.1")
def test_boulder_and_hive_are_seen_where_the_house_has_them() -> None:
    view = seen(em.new("curse_of_vulkar", 2, options={"boulder": True}))
    assert (view.boulder, view.bees) == (True, False)
    view = seen(em.new("curse_of_vulkar", 2, options={"bees": True}))
    assert (view.boulder, view.bees) == (False, True)


@pytest.mark.clause("CV-23.1")
def test_the_tiger_is_there_only_where_the_house_has_it() -> None:
    assert seen(em.new("curse_of_vulkar", 2, options=TIGER)).tiger == "SC6"
    assert seen(em.new("curse_of_vulkar", 2)).tiger is None
    with pytest.raises(BadScenario, match="needs its option"):
        em.scenario("curse_of_vulkar", {"tiger": "SC6"})


@pytest.mark.clause("CV-23.2", "CV-24.2")
def test_tigers_and_bees_take_the_place_of_cards_that_move_one_space_less() -> None:
    plain, wild = deck(4, False), deck(4, False, tiger=True, bees=True)
    changed = {card(kind): after - before for kind, (before, after) in enumerate(zip(plain, wild))}
    assert {name: by for name, by in changed.items() if by} == {
        ("creeping_roots", 3): -1,
        ("creeping_roots", 4): -1,
        ("tiger", 4): 1,
        ("tiger", 5): 1,
        ("angry_gaze", 3): -1,
        ("angry_gaze", 4): -1,
        ("bees", 4): 1,
        ("bees", 5): 1,
    }
    assert sum(wild) == 30


@pytest.mark.clause("CV-23.3")
@pytest.mark.parametrize(("die", "farthest"), [(1, 4), (2, 5), (3, 6)])
def test_the_tiger_is_led_up_to_three_spaces_and_the_die(die: int, farthest: int) -> None:
    game = happens(say(tiger("TR1", "H", "H"), CALL_TIGER), die)
    ways = [move.path for move in game.legal_moves() if isinstance(move, LeadTiger)]
    assert max(map(len, ways)) == farthest
    assert min(map(len, ways)) == 1
    assert seen(say(game, FINISH)).tiger == "SC6"


@pytest.mark.clause("CV-23.3")
def test_nobody_is_asked_for_a_snow_globe_before_the_tiger() -> None:
    game = tiger("TR1", "H", "H", souvenirs=("", "snow_globe", ""))
    assert asks(happens(say(game, CALL_TIGER), 1)) == "Lead"


@pytest.mark.clause("CV-23.4")
def test_whoever_the_tiger_meets_first_falls_where_they_stand_and_is_robbed() -> None:
    game = led(tiger("TR1", "SC8", "H", tokens=["", "R", ""]), 1, "SC7", "SC8")
    assert seen(game).tiger == "SC7"
    assert seen(game).figures[1].lies_at == ("SC8",)
    assert told(happens(game, "red"), "stole") == [(0, 1, "red")]


@pytest.mark.clause("CV-23.4")
@pytest.mark.parametrize(
    ("path", "clause"),
    [
        (("SC7", "SC6"), "CV-23.4"),
        (("SC8",), "CV-23.4"),
        (("nowhere",), "CV-22.1"),
    ],
)
def test_the_tiger_goes_from_space_to_space_and_never_straight_back(
    path: tuple[str, ...], clause: str
) -> None:
    game = happens(say(tiger("TR1", "H", "H"), CALL_TIGER), 3)
    assert refusal(game, LeadTiger(path)).rule == clause


@pytest.mark.clause("CV-23.4")
def test_the_tiger_passes_caves_but_does_not_stop_there() -> None:
    game = happens(say(tiger("TR1", "H", "H", tiger="NS6"), CALL_TIGER), 3)
    ways = [move.path for move in game.legal_moves() if isinstance(move, LeadTiger)]
    assert ("NS5", "NS4") in ways
    assert all(path[-1] != "NS5" for path in ways)
    assert refusal(game, LeadTiger(("NS5",))).key == "tiger_stops"


@pytest.mark.clause("CV-23.4")
def test_who_stands_at_a_cave_is_safe_from_the_tiger_and_who_stands_behind_it_is_not() -> None:
    game = tiger("TR1", "NS5", "NS4", tiger="NS6", tokens=["", "R", "B"])
    game = led(game, 3, "NS5", "NS4")
    assert told(game, "tiger_pounces") == [(2, ("NS5", "NS4"))]
    assert seen(game).tiger == "NS6"


@pytest.mark.clause("CV-23.4")
def test_the_tiger_does_not_go_onto_bridges() -> None:
    game = happens(say(tiger("TR1", "H", "H", tiger="TR6"), CALL_TIGER), 1)
    assert refusal(game, LeadTiger(("BR1",))).key == "tiger_shuns"


@pytest.mark.clause("CV-23.1")
def test_the_tiger_can_be_led_wherever_there_are_trails() -> None:
    """No threshold keeps it in a region: all but decks, caves and the helipad can be its last space."""
    game = em.new("curse_of_vulkar", 4, options=TIGER)
    reached = [game.table.tiger]
    for place in reached:
        game.table.tiger = place
        reached.extend({way[-1] for way in ways_of_tiger(game.table, 2)} - set(reached))
    assert len(reached) == SPACES - len(DECKS) - len(CAVE_NUMBER) - 1


@pytest.mark.clause("CV-23.4")
def test_nobody_stops_on_the_space_of_the_tiger_but_one_may_pass() -> None:
    game = play(tiger("TR2", "H", "H", tiger="TR6"), "tiger 4")
    goals = {move.path[-1] for move in game.legal_moves() if hasattr(move, "path")}
    assert "TR6" not in goals
    assert "BR1" in goals


@pytest.mark.clause("CV-23.5")
def test_together_the_tiger_comes_for_the_nearest_after_a_cataclysm() -> None:
    options = {"mode": "cooperative", "tiger": True}
    game = position(
        "SC9", "H", options=options, tiger="SC6", tracker="cataclysm 4, gift_shop 3, gift_shop 4", scar=4
    )
    game = moves(game, "cataclysm 4", "SC3")
    game = happens(game, Launched((), (), (), (), (), ("surf",) * 4, ()))
    after = happens(game, 1)
    assert told(after, "tiger_pounces") == [(0, ("SC5", "SC4", "SC3"))]
    assert clauses(after, "tiger_die") == ["CV-23.5"]


@pytest.mark.clause("CV-23.5")
def test_together_the_tiger_stays_without_a_die_if_it_can_come_to_nobody() -> None:
    options = {"mode": "cooperative", "tiger": True}
    tracker = "cataclysm 4, gift_shop 3, gift_shop 4"
    game = position("TR4", "BR2", options=options, tiger="SC6", tracker=tracker, scar=4)
    game = happens(moves(game, "cataclysm 4", "H"), Launched((), (), (), (), (), ("surf",) * 4, ()))
    assert not told(game, "tiger_die")
    assert seen(game).tiger == "SC6"


# -- bees


def bees(*places: str, options: Mapping[str, object] = BEES, **facts: Any) -> em.Game:
    """Figure 0 has played Bees! 5 from the helipad and pours them."""
    game = position(*places, hands=("bees 5, beeline 6", *OTHERS), options=options, **facts)
    return unglobed(say(moves(game, "bees 5", "TR5"), POUR_BEES))


def flown(touched: tuple[int, ...], fell: tuple[int, ...] = ()) -> Launched:
    """Eight bees that touch some, and fell others who stood on RR1."""
    lies = tuple([(figure, placed("space", ("RR1",))) for figure in fell])
    return Launched((), tuple([(f, "bee") for f in fell]), lies, (), (), ("surf",) * 8, (), touched)


@pytest.mark.clause("CV-24.1", "CV-24.3")
def test_eight_bees_are_poured_and_whoever_they_touch_is_stung() -> None:
    game = bees("H", "RR1", "RR4")
    assert game.to_move is None
    game = happens(game, flown((1,)))
    assert [figure.stung for figure in seen(game).figures] == [False, True, False]
    assert told(game, "stung") == [(1,)]


@pytest.mark.clause("CV-24.3")
def test_the_next_card_of_a_stung_figure_counts_two_less_and_that_is_all() -> None:
    game = position("RR1", "H", "H", hands=("gift_shop 3, beeline 6", *OTHERS), options=BEES, stung=[0])
    game = play(game, "beeline 6")
    assert seen(game).count == 4
    assert not seen(game).figures[0].stung


@pytest.mark.clause("CV-24.3", "CV-25.3")
def test_a_burdened_figure_still_moves_one_space() -> None:
    options = {**BEES, **IDOL}
    game = position("RR1", "H", "H", hands=("gift_shop 3", *OTHERS), options=options, stung=[0], idol=0)
    assert seen(play(game, "gift_shop 3")).count == 1


@pytest.mark.clause("CV-24.3")
def test_whoever_bees_fell_is_knocked_over_and_not_stung() -> None:
    game = happens(bees("H", "RR1", "RR4", tokens=["", "B", ""]), flown((), (1,)))
    assert seen(game).figures[1].lies == "space"
    assert not seen(game).figures[1].stung
    assert told(happens(game, "blue"), "stole") == [(0, 1, "blue")]


@pytest.mark.clause("CV-24.4")
def test_bees_that_leave_the_island_cost_nothing() -> None:
    game = bees("H", "RR1", "RR4", tokens=["R", "", ""])
    gone = Launched((), (), (), (), (), ("off",) * 8, (), ())
    assert seen(happens(game, gone)).figures[0].tokens == (1, 0, 0)


# -- the Golden Idol


@pytest.mark.clause("CV-25.1", "CV-25.2")
def test_the_idol_lies_by_the_wreck_and_may_be_taken() -> None:
    assert seen(em.new("curse_of_vulkar", 2, options=IDOL)).idol_at == "WR2"
    game = position("WR4", "H", "H", hands=("gift_shop 3, beeline 6", *OTHERS), options=IDOL)
    game = go(play(game, "gift_shop 3"), "WR1")
    assert asks(game) == "FindIdol"
    assert seen(say(game, TAKE_IDOL)).figures[0].idol
    assert seen(say(game, LEAVE)).idol_at == "WR2"


@pytest.mark.clause("CV-25.3")
def test_the_idol_is_heavy_and_is_taken_in_passing() -> None:
    game = position("TR2", "TR4", "H", hands=("gift_shop 3, beeline 6", *OTHERS), options=IDOL, idol=1)
    game = go(play(game, "gift_shop 3"), "TR5")
    assert asks(game) == "PassFigure"
    game = say(game, TAKE_IDOL)
    assert seen(game).figures[0].idol
    assert told(game, "grabbed") == [(0, 1, "idol")]
    heavy = position("TR2", "H", "H", hands=("gift_shop 3, beeline 6", *OTHERS), options=IDOL, idol=0)
    assert seen(play(heavy, "gift_shop 3")).count == 2


@pytest.mark.clause("CV-25.4")
def test_the_idol_stays_where_its_carrier_stood() -> None:
    options = {**TIGER, **IDOL}
    game = led(tiger("TR1", "SC8", "H", options=options, idol=1), 1, "SC7", "SC8")
    assert (seen(game).idol_at, seen(game).figures[1].idol) == ("SC8", False)


@pytest.mark.clause("CV-25.4")
def test_a_tote_bag_holds_the_idol() -> None:
    options = {**TIGER, **IDOL}
    game = tiger("TR1", "SC8", "H", options=options, idol=1, souvenirs=("", "tote_bag", ""))
    game = led(game, 1, "SC7", "SC8")
    assert (asks(game), game.to_move) == ("ShowBag", 1)
    assert seen(say(game, USE_TOTE_BAG)).figures[1].idol
    assert seen(say(game, GO_ON)).idol_at == "SC8"


@pytest.mark.clause("CV-25.5")
@pytest.mark.parametrize(("place", "points"), [("copter", 9), ("TR5", 3)])
def test_the_idol_is_worth_more_aboard(place: str, points: int) -> None:
    game = position("H", place, "H", options=IDOL, idol=1, copter=True)
    assert game.scores()[1] == points


@pytest.mark.clause("CV-25.5")
def test_the_idol_is_worth_nothing_to_a_team() -> None:
    game = position("H", "TR5", options={**IDOL, "mode": "cooperative"}, idol=1)
    assert game.scores() == [0, 0]


# -- all of them

EXTRAS: Final = ("boulder", "tiger", "bees", "idol")
SETS: Final = [there for size in range(5) for there in combinations(EXTRAS, size)]


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.parametrize("there", SETS)
def test_every_set_of_expansions_plays_to_the_end(there: tuple[str, ...], mode: str) -> None:
    """At a table of each size anyhow, and with easy bots at one that differs from set to set."""
    options: dict[str, object] = {"mode": mode, **dict.fromkeys(there, True)}
    for seats in (2, 3, 4, 5):
        game = em.new("curse_of_vulkar", seats=seats, seed=f"{seats}", options=options)
        assert play_on(game, QuickLuck(seats))
    seats = 2 + SETS.index(there) % 4
    game, bot = (
        em.new("curse_of_vulkar", seats=seats, seed=mode, options=options),
        em.bot("curse_of_vulkar", "easy"),
    )
    while game.to_move is not None:
        game = game.play(bot.choose(game, game.to_move))
    assert game.over


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.parametrize("marbles", ["physics", "atlas"])
def test_the_expansions_combine(mode: str, marbles: str) -> None:
    options = {"boulder": True, "mode": mode, "marbles": marbles, **TIGER, **BEES, **IDOL}
    game = em.new("curse_of_vulkar", seats=3, seed=mode, options=options)
    assert play_on(game, QuickLuck(5))
    assert em.verify(game.log) == game
