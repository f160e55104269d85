"""The game and how it begins (CV-1, CV-2)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.board import DECKS, NAMES, PITS, SLABS, TREES
from emberisle.games.curse_of_vulkar.rules.moves import PlayCard

from .table_talk import (
    TOGETHER,
    asks,
    at,
    dealt,
    finish,
    goals,
    hand,
    happens,
    heart,
    held,
    moves,
    new,
    odds,
    photos,
    play,
    position,
    seen,
    table_of,
    told,
    until,
)


@pytest.mark.clause("CV-1.1", "CV-26.1")
@pytest.mark.parametrize(("seats", "figures"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_two_to_five_play_against_each_other(seats: int, figures: int) -> None:
    assert len(seen(new(seats)).figures) == figures
    assert seen(new(seats)).mode == "competitive"


@pytest.mark.clause("CV-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play_together(seats: int) -> None:
    assert len(seen(new(seats, TOGETHER)).figures) == seats
    assert seen(new(seats, TOGETHER)).mode == "cooperative"


@pytest.mark.clause("CV-1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_nobody_plays_alone_and_no_six(seats: int) -> None:
    with pytest.raises(em.EmberisleError, match="2 to 5"):
        em.new("curse_of_vulkar", seats, seed=1)


@pytest.mark.clause("CV-1.2")
def test_the_highest_score_wins() -> None:
    places = ["PW3", "copter", "copter"]
    game = position(*places, copter=True, last_turns=[1, 2, 2], tokens=["RRRRR", "YY", "BBB"])
    game = finish(moves(game, "angry_gaze 4", "PW7"))
    assert (game.scores(), game.winners()) == ([15, 3, 6], [0])


@pytest.mark.clause("CV-1.3")
def test_the_material() -> None:
    game = until(new(4), "DrawLots")
    table = table_of(game)
    assert [table.slabs.count(colour) for colour in range(3)] == [12, 12, 12]
    assert (sum(table.left), sum(table.box), sum(table.stock)) == (30, 12, 12)
    assert (table.scar + table.beside, len(PITS), len(TREES)) == (4, 6, 7)
    assert [NAMES[deck] for deck in DECKS] == ["BR1", "BR2", "LA"]


@pytest.mark.clause("CV-2.1")
def test_vul_kar_faces_the_helipad_and_all_roots_point_home() -> None:
    view = seen(new(3))
    assert view.facing == 0
    assert view.trees == tuple([(f"T{number}", "home") for number in range(1, 8)])


@pytest.mark.clause("CV-2.2")
def test_one_fireball_is_in_the_scar_and_three_beside_the_tracker() -> None:
    view = seen(new(3))
    assert (view.scar, view.beside, view.tracker) == (1, 3, ())


@pytest.mark.clause("CV-2.3")
def test_the_heart_is_on_its_slab_and_the_penny_in_the_maw() -> None:
    game = new(3)
    assert (heart(game), seen(game).penny_in_maw, seen(game).maw) == ("slab", True, (0, 0, 0))


@pytest.mark.clause("CV-2.4")
def test_a_treasure_lies_face_up_on_every_slab_and_which_one_is_chance() -> None:
    game = new(3)
    assert asks(game) == "LayTreasure"
    assert odds(game) == pytest.approx({"red": 1 / 3, "yellow": 1 / 3, "blue": 1 / 3})
    game = happens(game, "red")
    assert odds(game)["red"] == pytest.approx(11 / 35)
    game = until(game, "DrawLots")
    assert sorted(space for space, _ in seen(game).slabs) == sorted(NAMES[slab] for slab in SLABS)
    assert told(game, "treasures_lie") == [(36,)]


@pytest.mark.clause("CV-2.5", "CV-26.2")
@pytest.mark.parametrize(("seats", "cutlasses"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_snapshots_of_three_colours_in_every_region_and_the_cutlass(seats: int, cutlasses: int) -> None:
    cards = {(space, colour, left) for space, colour, left in seen(new(seats)).snapshots}
    assert cards == {
        *[("TR5", "red", 1), ("SW9", "yellow", 1), ("PW7", "blue", 1)],
        *[("SS4", "red", 1), ("NS8", "yellow", 1), ("NS1", "blue", 1)],
        *[("MU3", "red", 1), ("SC6", "yellow", 1), ("AS7", "blue", 1)],
        ("WR2", "crimson", cutlasses),
    }


@pytest.mark.clause("CV-2.6")
@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [
        (2, {}, (1, 2)),
        (3, {}, (1, 1, 2)),
        (4, {}, (1, 1, 1, 2)),
        (4, {"even_start": False}, (1, 1, 1, 1)),
        (4, TOGETHER, (1, 1, 1, 1)),
        (5, {}, (1, 1, 1, 1, 2)),
    ],
)
def test_everybody_is_dealt_a_souvenir_and_the_last_two(
    seats: int, options: dict[str, object], counts: tuple[int, ...]
) -> None:
    game = dealt(seats, options)
    assert seen(game).souvenir_counts == counts
    assert [len(held(game, seat).split()) for seat in range(seats)] == list(counts)
    assert seen(game, None).souvenirs == ()


@pytest.mark.clause("CV-2.6")
def test_the_last_in_turn_order_is_who_sits_before_the_first() -> None:
    game = until(happens(until(new(3), "DrawLots"), 1), "ChooseCard")
    assert seen(game).souvenir_counts == (2, 1, 1)


@pytest.mark.clause("CV-2.7", "CV-26.3")
@pytest.mark.parametrize(
    ("seats", "options", "counts"),
    [
        (2, {}, (2, 2)),
        (3, {}, (2, 2, 2)),
        (4, {}, (2, 3, 2, 3)),
        (4, {"even_start": False}, (2, 2, 2, 2)),
        (4, TOGETHER, (0, 0, 0, 0)),
        (5, {}, (2, 2, 2, 2, 2)),
    ],
)
def test_everybody_is_dealt_two_action_cards_and_of_four_the_second_and_the_fourth_three(
    seats: int, options: dict[str, object], counts: tuple[int, ...]
) -> None:
    game = dealt(seats, options)
    assert seen(game).hands == counts
    assert seen(game).deck == 30 - sum(counts) - len(seen(game).tracker)
    assert len(hand(game, 1)) == counts[1]
    assert [facts[0] for facts in told(game, "drew_card", seat=1)] == [1] * counts[1]
    assert told(game, "drew_card") == []


@pytest.mark.clause("CV-2.7")
def test_who_is_dealt_a_third_card_is_counted_from_whoever_began() -> None:
    game = until(happens(until(new(4), "DrawLots"), 3), "ChooseCard")
    assert seen(game).hands == (3, 2, 3, 2)


@pytest.mark.clause("CV-2.7", "CV-11.1")
def test_of_three_cards_one_is_played_and_none_is_drawn_after_the_first_turn() -> None:
    hands = ["", "gift_shop 4, beeline 6, angry_gaze 4"]
    game = position(*["start"] * 4, figure=1, hands=hands, seats=4)
    assert set(game.legal_moves()) == {
        *[PlayCard("gift_shop", 4), PlayCard("beeline", 6), PlayCard("angry_gaze", 4)]
    }
    game = finish(play(game, "gift_shop 4"))
    assert seen(game).figure == 2
    assert hand(game, 1) == ["angry_gaze 4", "beeline 6"]
    assert told(game, "drew") == []


@pytest.mark.clause("CV-2.8")
def test_all_begin_in_the_copter_and_cannot_be_knocked_over_there() -> None:
    game = dealt(3)
    assert [figure.place for figure in seen(game).figures] == ["start"] * 3
    assert table_of(game).island().standing == ()
    assert not seen(game).copter


@pytest.mark.clause("CV-2.8")
@pytest.mark.parametrize("options", [None, TOGETHER])
def test_nobody_goes_back_into_the_copter_in_the_first_round(options: dict[str, object] | None) -> None:
    tracker = "angry_gaze 4, gift_shop 3, gift_shop 4" if options else ""
    game = position("start", "start", "start", options=options, tracker=tracker, turns=0)
    game = moves(game, "angry_gaze 4", "PW3")
    assert (at(game), asks(game)) == ("PW3", "Act")


@pytest.mark.clause("CV-2.9")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_seat_drawn_by_lot_begins_and_the_turn_passes_clockwise(first: int) -> None:
    game = until(new(3), "DrawLots")
    assert odds(game) == pytest.approx({0: 1 / 3, 1: 1 / 3, 2: 1 / 3})
    game = until(happens(game, first), "ChooseCard")
    order = []
    for _ in range(4):
        order.append(seen(game).figure)
        game = finish(game)
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.clause("CV-2.9")
def test_in_some_houses_the_first_seat_begins() -> None:
    game = dealt(3, {"first": "first_seat"})
    assert told(game, "begins") == []
    assert seen(game).figure == 0


@pytest.mark.clause("CV-2.10")
def test_without_an_even_start_nobody_goes_further_at_first() -> None:
    hands = ["", "", "", "gift_shop 4"]
    game = position(*["start"] * 4, figure=3, hands=hands, options={"even_start": False})
    assert goals(play(game, "gift_shop 4")) == {"PW3", "SW3", "TR3"}


@pytest.mark.clause("CV-2.10")
def test_who_goes_further_is_counted_from_whoever_began() -> None:
    """If figure 3 began, figure 1 is the third and goes two spaces further; as the second it would go one."""
    game = position(*["start"] * 4, figure=1, first=3, hands=["", "gift_shop 4", "", ""])
    assert goals(play(game, "gift_shop 4")) >= {"PW5", "SW5"}


@pytest.mark.clause("CV-26.3")
@pytest.mark.parametrize(("turn", "end"), [(0, "PW3"), (1, "PW4"), (2, "PW5"), (3, "PW5"), (4, "PW4")])
def test_of_five_those_who_begin_later_go_further_at_first(turn: int, end: str) -> None:
    hands = ["gift_shop 4" if seat == turn else "" for seat in range(5)]
    game = position(*["start"] * 5, hands=hands, figure=turn)
    assert end in goals(play(game, "gift_shop 4"))


def test_in_the_first_move_slabs_and_snapshots_on_the_way_are_taken() -> None:
    game = position("start", "H", "H", slabs=[["PW1", "blue"]], hands=["beeline 6, angry_gaze 4"])
    game = moves(game, "angry_gaze 4", "PW3")
    assert (at(game), photos(game), told(game, "took_token")) == ("PW3", "", [(0, "blue", "PW1")])
