"""Knocked over (CV-9)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.moves import GO_ON, TAKE_HEART, USE_TOTE_BAG, PayMaw, Take

from .table_talk import (
    OFF,
    asks,
    at,
    chute,
    clauses,
    drop,
    finish,
    flick,
    heart,
    held,
    lies,
    maw,
    moves,
    odd,
    odds,
    position,
    say,
    seen,
    souvenir,
    stolen,
    table_of,
    tokens,
    told,
)


def cataclysm(
    *others: str,
    options: dict[str, object] | None = None,
    souvenirs: Sequence[str] = (),
    seats: int = 0,
    **facts: object,
) -> em.Game:
    """Figure 0 has gone to RR6 and plays a Cataclysm!."""
    hands = ["cataclysm 4, beeline 6"]
    game = position("RR2", *others, hands=hands, souvenirs=souvenirs, seats=seats, options=options, **facts)
    return moves(game, "cataclysm 4", "RR6")


@pytest.mark.clause("CV-9.1")
def test_who_lies_or_is_off_the_island_was_knocked_over() -> None:
    game = drop(cataclysm("RR8", "RR12", "RR14"), 1, 2, 3, lies={2: chute("SW"), 3: OFF})
    assert [lies(game, figure) for figure in range(4)] == [None, "space", "chute", "off"]
    assert [at(game, figure) for figure in range(4)] == ["RR6", "RR8", None, None]
    assert told(game, "felled_chute") == [(2, "fireball", ("SW",))]
    assert told(game, "felled_off") == [(3, "fireball", ())]


@pytest.mark.clause("CV-9.1", "CV-3.2")
def test_who_lies_at_an_odd_place_stands_up_near_it() -> None:
    game = finish(drop(cataclysm("RR8"), 1, lies={1: odd("RR9")}))
    assert told(game, "felled_odd") == [(1, "fireball", ("RR9",))]
    assert (at(game, 1), lies(game, 1)) == ("RR9", None)


@pytest.mark.clause("CV-9.3")
def test_falls_are_settled_in_the_order_in_which_they_happened() -> None:
    game = drop(cataclysm("RR8", "RR12", "RR14", tokens=["", "R", "Y", "B"]), 3, 1, 2)
    for thing, kind in (("blue", "zoom_lens"), ("red", "hiking_boots"), ("yellow", "island_map")):
        game = souvenir(stolen(game, thing), kind)
    assert told(game, "stole") == [(0, 3, "blue"), (0, 1, "red"), (0, 2, "yellow")]
    assert [held(game, seat) for seat in range(4)] == ["", "hiking_boots", "island_map", "zoom_lens"]


@pytest.mark.clause("CV-9.4")
@pytest.mark.parametrize("cause", ["ember", "fireball", "boulder", "figure", "deck", "tremor"])
def test_whoever_acted_has_done_it_whatever_struck(cause: str) -> None:
    game = drop(cataclysm("RR8", tokens=["", "R"]), (1, cause))
    assert tokens(souvenir(stolen(game, "red"), "zoom_lens")) == "R"


@pytest.mark.clause("CV-9.4")
def test_first_the_heart_then_the_theft_then_the_souvenir() -> None:
    game = drop(cataclysm("RR8", heart=1, tokens=["", "RB"]), 1)
    assert (heart(game), asks(game)) == ("slab", "StealBlind")
    assert (told(game, "heart_back"), clauses(game, "heart_back")) == ([(1,)], ["CV-9.4"])
    game = souvenir(stolen(game, "red"), "zoom_lens")
    assert (tokens(game, 0), tokens(game, 1), held(game, 1)) == ("R", "B", "zoom_lens")
    assert seen(game).scar == 1  # a Heart that comes back brings no Fireball


@pytest.mark.clause("CV-9.4")
def test_without_souvenirs_left_none_is_drawn() -> None:
    every = "tote_bag tote_bag snow_globe snow_globe selfie_stick cursed_sapphires hiking_boots island_map"
    gone = [*every.split(), "pocket_torch", "zoom_lens", "metal_detector", "walkie_talkie"]
    game = drop(cataclysm("RR8", gone=gone), 1)
    assert (told(game, "no_souvenirs"), asks(game)) == ([(1,)], "DrawCard")


@pytest.mark.clause("CV-9.4")
def test_in_some_houses_the_heart_stays_unless_it_is_the_treasure_taken() -> None:
    game = drop(cataclysm("RR8", heart=1, tokens=["", "RRB"], options={"heart_when_hit": "treasure"}), 1)
    assert odds(game) == {"red": 0.5, "blue": 0.25, "heart": 0.25}
    assert heart(stolen(game, "red")) == 1
    assert heart(stolen(game, "heart")) == 0


@pytest.mark.clause("CV-9.4", "CV-9.5")
def test_in_these_houses_the_heart_stays_with_who_falls_alone_and_pays_otherwise() -> None:
    options: dict[str, object] = {"heart_when_hit": "treasure"}
    game = say(drop(cataclysm(heart=0, tokens=["R"], options=options), 0), PayMaw("red"))
    assert (heart(game), maw(game)) == (0, "R")


@pytest.mark.clause("CV-9.4")
def test_in_some_houses_the_thief_chooses() -> None:
    game = drop(cataclysm("RR8", heart=1, tokens=["", "RRB"], options={"steal": "chosen"}), 1)
    assert (asks(game), game.to_move) == ("ChooseLoot", 0)
    assert set(game.legal_moves()) == {Take("red"), Take("blue")}
    assert tokens(say(game, Take("blue"))) == "B"
    both: dict[str, object] = {"steal": "chosen", "heart_when_hit": "treasure"}
    game = drop(cataclysm("RR8", heart=1, tokens=["", "R"], options=both), 1)
    assert heart(say(game, TAKE_HEART)) == 0


@pytest.mark.clause("CV-9.5")
def test_an_own_fall_with_one_treasure_leaves_nothing_to_choose() -> None:
    game = souvenir(drop(cataclysm(tokens=["B"]), 0), "zoom_lens")
    assert (tokens(game), maw(game), held(game)) == ("", "B", "zoom_lens")
    assert told(game, "heart_back") == []
    assert (clauses(game, "into_maw"), clauses(game, "souvenir")) == (["CV-9.5"], ["CV-9.5"])


@pytest.mark.clause("CV-9.6", "CV-11.2")
def test_every_figure_stays_down_until_its_own_turn() -> None:
    game = finish(drop(cataclysm("RR8", "RR12"), 0, 2))
    assert [lies(game, figure) for figure in range(3)] == ["space", None, "space"]
    game = finish(game)
    assert (seen(game).figure, lies(game, 0), lies(game, 2)) == (2, "space", None)


@pytest.mark.clause("CV-9.7")
@pytest.mark.parametrize("cause", ["figure", "tremor", "deck"])
def test_chains_and_tremors_count_like_hits(cause: str) -> None:
    game = drop(cataclysm("RR8", tokens=["", "R"]), (1, cause))
    assert clauses(game, "felled_space") == ["CV-9.7"]
    assert asks(game) == "StealBlind"


@pytest.mark.clause("CV-9.8")
def test_who_stands_beside_a_fallen_bridge_is_put_back_and_who_lies_was_knocked_over() -> None:
    stands = drop(cataclysm("BR1", tokens=["", "R"]), shoved=(1,), decks=("BR1",))
    assert (at(stands, 1), lies(stands, 1), tokens(stands, 1)) == ("BR1", None, "R")
    assert told(stands, "deck_fell") == [("BR1",)]
    falls = drop(cataclysm("BR1", tokens=["", "R"]), (1, "deck"), lies={1: odd("TR6")}, decks=("BR1",))
    assert (lies(falls, 1), asks(falls)) == ("odd", "StealBlind")


# -- the Tote Bag when somebody falls


@pytest.mark.clause("CV-18.2")
def test_a_tote_bag_saves_treasure_and_heart_but_not_from_falling() -> None:
    game = cataclysm("RR8", heart=1, tokens=["", "R"], souvenirs=["", "tote_bag"])
    game = drop(game, 1)
    assert (asks(game), game.to_move, set(game.legal_moves())) == ("ShowBag", 1, {GO_ON, USE_TOTE_BAG})
    game = souvenir(say(game, USE_TOTE_BAG), "zoom_lens")
    assert (heart(game), tokens(game, 1), lies(game, 1), held(game, 1)) == (1, "R", "space", "zoom_lens")
    assert seen(game).souvenirs_gone == ("tote_bag",)


@pytest.mark.clause("CV-18.2", "CV-19.2")
def test_who_holds_another_souvenir_is_asked_as_well_and_who_has_nothing_to_lose_is_not() -> None:
    game = drop(cataclysm("RR8", tokens=["", "R"], souvenirs=["", "zoom_lens"]), 1)
    assert (asks(game), game.legal_moves()) == ("ShowBag", (GO_ON,))
    assert asks(say(game, GO_ON)) == "StealBlind"
    assert asks(drop(cataclysm("RR8", souvenirs=["", "tote_bag"]), 1)) == "DrawSouvenir"
    gone = ["tote_bag", "tote_bag"]
    game = drop(cataclysm("RR8", tokens=["", "R"], souvenirs=["", "zoom_lens"], gone=gone), 1)
    assert asks(game) == "StealBlind"


@pytest.mark.clause("CV-18.2")
def test_a_tote_bag_works_against_an_own_fall_and_keeps_the_heart() -> None:
    game = drop(cataclysm(heart=0, tokens=["R"], souvenirs=["tote_bag"]), 0)
    game = souvenir(say(game, USE_TOTE_BAG), "zoom_lens")
    assert (heart(game), tokens(game), maw(game)) == (0, "R", "")


@pytest.mark.clause("CV-18.2", "CV-8.5")
def test_a_tote_bag_works_against_the_own_ember_over_the_reef() -> None:
    hands = ["flame_geyser 3, beeline 6"]
    game = position("TR3", hands=hands, tokens=["R"], souvenirs=["tote_bag"])
    game = say(flick(moves(game, "flame_geyser 3", "TR6"), end="off"), USE_TOTE_BAG)
    assert (tokens(game), maw(game), held(game)) == ("R", "", "")


@pytest.mark.clause("CV-18.2")
def test_two_fallen_figures_of_one_player_need_two_bags() -> None:
    game = position(
        "RR2",
        "RR8",
        "H",
        "RR12",
        seats=2,
        hands=["cataclysm 4, beeline 6"],
        tokens=["", "R", "", "B"],
        souvenirs=["", "tote_bag"],
    )
    game = drop(moves(game, "cataclysm 4", "RR6"), 1, 3)
    game = souvenir(say(game, USE_TOTE_BAG), "zoom_lens")
    assert (asks(game), game.legal_moves()) == ("ShowBag", (GO_ON,))
    game = stolen(say(game, GO_ON), "blue")
    assert (tokens(game, 1), tokens(game, 3)) == ("R", "")


@pytest.mark.clause("CV-9.3")
def test_figures_that_would_fall_in_one_instant_are_counted_clockwise_from_the_player() -> None:
    game = position("H", "RR2", "H", "H", figure=1, hands=["", "cataclysm 4, beeline 6"])
    game = moves(game, "cataclysm 4", "RR6")
    assert [figure for figure, _ in table_of(game).island().standing] == [1, 2, 3, 0]
