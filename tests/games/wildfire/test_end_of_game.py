"""The winner (WF-10 and WF-1.7)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.wildfire.rules.moves import Draw

from .table_talk import asks, clauses, lay, new, passes, play_out, position, seen, told

CHAIN = "9-9, 4-9 on 9-9, 3-9 on 9-9"


def after_a_round(*totals: int, hands: tuple[str, ...] = ("0-4", "4-6", "5-5")) -> em.Game:
    """The first seat goes out; the second is left with 10 points, and so is the third."""
    return lay(position(CHAIN, *hands[: len(totals)], totals=list(totals)), "0-4", "4-9")


@pytest.mark.clause("WF-10.1")
@pytest.mark.parametrize(("points", "over"), [(289, False), (290, True), (291, True)])
def test_the_game_is_over_when_somebody_has_300_points(points: int, over: bool) -> None:
    game = after_a_round(0, points)
    assert game.scores() == [0, points + 10]
    assert game.over == over


@pytest.mark.clause("WF-10.1")
def test_only_the_end_of_a_round_ends_the_game() -> None:
    game = position(CHAIN, "0-4 5-8", "4-6", totals=[0, 299])
    assert not lay(game, "0-4", "4-9").over


@pytest.mark.clause("WF-10.1")
def test_until_the_game_ends_another_round_is_dealt() -> None:
    game = after_a_round(120, 150)
    assert asks(game) == "DealHand"
    assert game.winners() == []


@pytest.mark.clause("WF-10.1", "WF-8.3")
def test_a_blocked_round_may_end_the_game() -> None:
    game = passes(passes(position(CHAIN, "5-6", "0-8", pile="", totals=[200, 292])))
    assert game.winners() == [0]


@pytest.mark.clause("WF-10.2", "WF-1.7")
def test_whoever_has_the_fewest_points_wins() -> None:
    game = after_a_round(120, 100, 290)
    assert game.scores() == [120, 110, 300]
    assert game.winners() == [1]  # and not who went out
    assert told(game, "won") == [(1, 110)]
    assert clauses(game, "won") == ["WF-10.2"]


@pytest.mark.clause("WF-10.2")
def test_going_out_does_not_win_by_itself() -> None:
    game = after_a_round(310, 20)
    assert game.winners() == [1]


@pytest.mark.clause("WF-10.3")
@pytest.mark.parametrize(
    ("totals", "winners"),
    [((100, 90, 290), [0, 1]), ((100, 91, 290), [0]), ((300, 290, 290), [0, 1, 2])],
)
def test_equal_fewest_points_share_the_win(totals: tuple[int, ...], winners: list[int]) -> None:
    game = after_a_round(*totals)
    assert game.winners() == winners
    assert clauses(game, "shared") == (["WF-10.3"] * len(winners) if len(winners) > 1 else [])
    assert len(told(game, "won")) == (1 if len(winners) == 1 else 0)


@pytest.mark.clause("WF-10.1")
def test_nobody_moves_after_the_end() -> None:
    game = after_a_round(0, 295)
    assert game.legal_moves() == ()
    assert game.to_move is None
    with pytest.raises(em.GameOver):
        game.play(Draw())


@pytest.mark.clause("WF-10.1", "WF-9.5")
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_whole_game_ends_with_the_first_round_that_brings_somebody_to_300(seats: int) -> None:
    game = play_out(new(seats), luck=seats)
    assert game.over
    sheet = seen(game).sheet
    sums = [[sum(line[seat] for line in sheet[:n]) for seat in range(seats)] for n in range(len(sheet) + 1)]
    assert [max(total) >= 300 for total in sums] == [False] * len(sheet) + [True]
    assert game.scores() == sums[-1]
