"""The dice beside Board Game Battle's board: those that were rolled last."""

from __future__ import annotations

from emberisle.games.board_game_battle.terminal.table import other_dice
from tests.games.board_game_battle.table_talk import asks, fall, land, seen


def test_the_second_die_of_a_random_tile_takes_the_place_of_the_first() -> None:
    first = fall(land(20, others=(4, 0, 0)), 2)
    assert asks(first) == "RollBack"
    assert [line.plain.split() for line in other_dice(seen(first), first.events(), 20)] == [["2"]]
    events = fall(first, 6).events()
    told = events[: [event.what for event in events].index("back_rolled") + 1]
    assert [line.plain.split() for line in other_dice(seen(first), told, 20)] == [["6"]]
