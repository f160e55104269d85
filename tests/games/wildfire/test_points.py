"""Points at the end of a round (WF-9)."""

from __future__ import annotations

import pytest

from emberisle.games.wildfire.rules.tiles import NAMES, SETS, TILES, points

from .table_talk import all_but, clauses, deal, lay, passes, position, seen, told

CHAIN = "9-9, 4-9 on 9-9, 3-9 on 9-9"


def left_with(hand: str) -> int:
    """What a player who is left with these tiles writes down."""
    game = lay(position(CHAIN, "0-4", hand), "0-4", "4-9")
    return game.scores()[1]


@pytest.mark.clause("WF-9.1")
def test_whoever_goes_out_scores_nothing() -> None:
    game = lay(position(CHAIN, "0-4", "2-7", totals=[25, 30]), "0-4", "4-9")
    assert game.scores() == [25, 39]
    assert seen(game).sheet == ((0, 9),)
    assert told(game, "counted")[0] == (0, (), 0, 25)


@pytest.mark.clause("WF-9.2")
def test_everybody_else_counts_what_is_left() -> None:
    game = lay(position(CHAIN, "0-4", "2-7 5-5", "6-8", "0-0"), "0-4", "4-9")
    assert game.scores() == [0, 19, 14, 0]
    assert told(game, "counted")[1:] == [
        (1, ("5-5", "2-7"), 19, 19),
        (2, ("6-8",), 14, 14),
        (3, ("0-0",), 0, 0),
    ]
    assert clauses(game, "counted") == ["WF-9.2"] * 4


@pytest.mark.clause("WF-9.2")
def test_what_was_left_lies_open_until_the_next_round() -> None:
    game = lay(position(CHAIN, "0-4", "2-7 5-5"), "0-4", "4-9")
    assert seen(game).shown == ((), ("5-5", "2-7"))
    game = deal(game, "1-2 1-3 1-4 1-5 1-6 1-7 8-8", "0-1 0-2 0-3 0-4 0-5 0-6 9-9")
    assert seen(game).shown == ()


@pytest.mark.clause("WF-9.3")
@pytest.mark.parametrize(
    ("tile", "counts"),
    [
        ("0-0", 0),
        ("0-7", 7),
        ("2-7", 9),
        ("5-5", 10),
        ("8-9", 17),
        ("0-1", 10),
        ("1-2", 12),
        ("1-7", 17),
        ("1-9", 19),
        ("1-1", 20),
        ("0-D", 20),
        ("4-D", 24),
        ("8-D", 28),
        ("1-T", 40),
        ("3-T", 33),
        ("7-T", 37),
        ("9-T", 39),
    ],
)
def test_pips_and_flames(tile: str, counts: int) -> None:
    assert left_with(tile) == counts


@pytest.mark.clause("WF-9.3")
def test_a_hand_counts_what_its_tiles_count() -> None:
    assert left_with("1-1 7-T 2-8 0-0 1-6") == 20 + 37 + 10 + 0 + 16


@pytest.mark.clause("WF-9.3", "WF-1.5")
def test_the_whole_set_counts_898_points() -> None:
    assert points(SETS["alternating"]) == 898
    rest = all_but("9-9", "8-9")
    game = lay(position("9-9", "8-9", rest, pile=""), "8-9", "9-9")
    assert game.scores() == [0, 898 - 18 - 17]


@pytest.mark.clause("WF-9.3", "WF-1.3")
def test_the_double_nine_set_within_the_whole_set_counts_594_points() -> None:
    plain = tuple(NAMES[tile.name] for tile in TILES if tile.name[2] not in "DT")
    assert points(plain) == 594


@pytest.mark.clause("WF-9.4")
def test_if_nobody_goes_out_everybody_counts_their_own_hand() -> None:
    game = position(CHAIN, "5-6", "0-8 7-T", "2-7", pile="", turn=2)
    game = passes(passes(passes(game)))
    assert seen(game).sheet == ((11, 45, 9),)
    assert told(game, "went_out") == []


@pytest.mark.clause("WF-9.4")
def test_in_a_blocked_round_nobody_scores_nothing_but_with_a_blank() -> None:
    game = passes(passes(position(CHAIN, "0-0", "2-7", pile="")))
    assert seen(game).sheet == ((0, 9),)


@pytest.mark.clause("WF-9.5")
def test_the_points_are_written_on_the_sheet() -> None:
    game = lay(position(CHAIN, "0-4", "2-7", totals=[100, 50]), "0-4", "4-9")
    assert seen(game).sheet == ((0, 9),)
    assert seen(game).totals == (100, 59)
