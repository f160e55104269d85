"""The box: players, tiles, flames, the hub (WF-1)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.wildfire.rules.tiles import TILES
from emberisle.kernel.errors import BadSeats
from emberisle.kernel.steps import Chance

from .table_talk import asks, choices, lay_open, new, play_out, position, seen, table_of


def tiles_in_the_box(options: dict[str, object] | None = None) -> list[str]:
    return [TILES[tile].name for tile in table_of(new(2, options)).pile]


WILD_ONES = ["0-1", "1-2", "1-3", "1-4", "1-5", "1-6", "1-7", "1-8", "1-9"]


@pytest.mark.clause("WF-1.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_players(seats: int) -> None:
    game = em.new("wildfire", seats, seed=2)
    assert len(game.scores()) == seats
    assert game.to_move in range(seats)


@pytest.mark.clause("WF-1.1")
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_fewer_than_two_players_or_more_than_eight_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats):
        em.new("wildfire", seats, seed=2)


@pytest.mark.clause("WF-1.2")
def test_sixty_five_different_tiles() -> None:
    box = tiles_in_the_box()
    assert len(box) == len(set(box)) == 65


@pytest.mark.clause("WF-1.2", "WF-9.5")
def test_the_sheet_keeps_itself() -> None:
    game = play_out(new(3), luck=4, rounds=2)
    sheet = seen(game).sheet
    assert len(sheet) == 2
    assert game.scores() == [sheet[0][seat] + sheet[1][seat] for seat in range(3)]


@pytest.mark.clause("WF-1.3")
def test_a_tile_for_every_two_numbers_from_none_to_nine() -> None:
    plain = [name for name in tiles_in_the_box() if name[2] not in "DT"]
    assert sorted(plain) == [f"{low}-{high}" for low in range(10) for high in range(low, 10)]


@pytest.mark.clause("WF-1.3")
def test_a_double_has_two_ends_alike() -> None:
    doubles = {tile.name for tile in TILES if tile.is_double}
    assert doubles == {"0-0", "1-1", "2-2", "3-3", "4-4", "5-5", "6-6", "7-7", "8-8", "9-9"}


@pytest.mark.clause("WF-1.4")
def test_nine_wild_ones_and_the_double_wild_one() -> None:
    assert {tile.name for tile in TILES if tile.is_wild_one} == {*WILD_ONES, "1-1"}
    assert set(WILD_ONES) < set(tiles_in_the_box())


@pytest.mark.clause("WF-1.5")
def test_one_wildfire_for_each_number_by_turns() -> None:
    wildfires = [name for name in tiles_in_the_box() if name[2] in "DT"]
    assert sorted(wildfires) == [
        "0-D",
        "1-T",
        "2-D",
        "3-T",
        "4-D",
        "5-T",
        "6-D",
        "7-T",
        "8-D",
        "9-T",
    ]


@pytest.mark.clause("WF-1.5")
@pytest.mark.parametrize(
    ("tiles", "doubles"),
    [("alternating", "02468"), ("alternating_odd", "13579"), ("low_and_high", "01234")],
)
def test_the_kinds_may_be_dealt_out_otherwise(tiles: str, doubles: str) -> None:
    box = tiles_in_the_box({"tiles": tiles})
    assert len(set(box)) == 65
    kinds = {name[0]: name[2] for name in box if name[2] in "DT"}
    assert kinds == {number: "D" if number in doubles else "T" for number in "0123456789"}


@pytest.mark.clause("WF-1.6")
def test_the_hub_lights_one_to_nine_alike() -> None:
    game = lay_open(position("9-9, 6-9 on 9-9", "1-6 2-3", "2-4"), "1-6", "6-9")
    step = game.step
    assert isinstance(step, Chance)
    odds = step.outcomes(game.table)
    assert [number for number, _ in odds] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [chance for _, chance in odds] == pytest.approx([1 / 9] * 9)


@pytest.mark.clause("WF-1.6")
def test_a_flame_never_stands_for_a_blank() -> None:
    game = lay_open(position("9-9, 6-9 on 9-9", "1-6 2-3", "2-4"), "1-6", "6-9")
    assert isinstance(game.step, Chance)
    assert not game.step.possible(game.table, 0)
    assert not game.step.possible(game.table, 10)
    called = lay_open(position("9-9, 6-9 on 9-9", "1-6 2-3", "2-4", options={"hub": "called"}), "1-6", "6-9")
    assert asks(called) == "CallNumber"
    assert choices(called) == {f"call({number})" for number in range(1, 10)}


@pytest.mark.clause("WF-1.6")
def test_the_hub_lights_every_number_sooner_or_later() -> None:
    games = [play_out(new(4), luck=luck) for luck in (1, 2)]
    lit = {event.facts[1] for game in games for event in game.events() if event.what == "lit"}
    assert lit == {1, 2, 3, 4, 5, 6, 7, 8, 9}


@pytest.mark.clause("WF-1.7")
def test_the_fewest_points_win() -> None:
    game = play_out(new(4), luck=2)
    scores = game.scores()
    assert game.winners() == [seat for seat in range(4) if scores[seat] == min(scores)]
    assert em.ruleset("wildfire").fewest_points_win
