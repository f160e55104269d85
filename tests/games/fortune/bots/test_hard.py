"""What the hard bot chooses: the best for points, and with the end in sight the best for the win."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle import Game
from emberisle.games.fortune.bots.endings import Ending
from emberisle.games.fortune.bots.hard import Hard, for_the_win, in_sight
from emberisle.games.fortune.bots.options import Option, options
from emberisle.games.fortune.bots.winning import Outlook
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, SAIL_AWAY, STOP, Fill, Roll
from emberisle.kernel.values import Value
from tests.games.fortune.bots.scenarios import FINAL_ROUND

POINTS = Hard(endgame=False)
HARD = Hard()


def position(card: str, dice: str, *before: Value, **facts: object) -> Game:
    game = em.scenario("fortune", {"card": card, "dice": dice, **facts}, seed=1)
    for move in before:
        game.push(move)
    return game


def outlook(*totals: int, **facts: object) -> Outlook:
    return Outlook(position("Gold", "CDMMPPSK", totals=list(totals), **facts).table)


# -- for points


@pytest.mark.parametrize(
    ("game", "best"),
    [
        (position("Captain", "CDDMMPSK"), ROLL_AGAIN),
        (position("Captain", "CDDMMPSK", ROLL_AGAIN), Roll("PS")),
        (position("Gold", "CCCCDMKK"), STOP),
        (position("Treasure Chest", "CDDMMPSK"), Fill("CDDPS")),
        (position("Treasure Chest", "MMK", chest="CDDPS"), Fill("CDDPS")),
        (position("Treasure Chest", "CDDMMPSK", Fill("CDDPS")), ROLL_AGAIN),
        (position("Treasure Chest", "CDDMMPSK", Fill("CDDPS"), ROLL_AGAIN), Roll("MM")),
        (position("Sorceress", "CDDMMPKK"), CAST),
        (position("Sorceress", "CDDMMPKK", CAST), Roll("P")),
        (position("Sorceress", "CDDMMKKK"), CAST),
        (position("Sorceress", "CDDMKKKK"), SAIL_AWAY),
        (position("Gold", "CDDMKKKK"), ROLL_AGAIN),
        (position("Truce", "CSSMKKKK"), ROLL_AGAIN),
        (position("Truce", "CCMMKKKK"), STOP),
    ],
    ids=lambda value: f"{value.header.scenario}" if isinstance(value, Game) else repr(value),
)
def test_the_best_choice_for_points(game: Game, best: Value) -> None:
    assert HARD.choose(game, 0) == POINTS.choose(game, 0) == best


def test_points_decide_until_the_line_is_in_sight() -> None:
    assert not in_sight(position("Gold", "CDMMPPSK", totals=[4900, 4900]).table)
    assert in_sight(position("Gold", "CDMMPPSK", totals=[0, 5000]).table)


# -- for the win, where it can be proved


def test_the_last_player_rolls_on_for_the_points_that_are_missing() -> None:
    """Behind by 1,400 with 400 on the table: to stop is to lose for certain."""
    game = position("Skulls 1", "CCDDMMPK", totals=[6600, 8000], **FINAL_ROUND)
    assert POINTS.choose(game, 0) == STOP
    assert HARD.choose(game, 0) == ROLL_AGAIN


def test_the_last_player_stops_with_enough() -> None:
    """Behind by 200 with 600 on the table: to stop is to win for certain."""
    game = position("Captain", "CDDMMPSK", totals=[7800, 8000], **FINAL_ROUND)
    assert POINTS.choose(game, 0) == ROLL_AGAIN
    assert HARD.choose(game, 0) == STOP


def test_the_last_player_takes_no_risk_when_ahead() -> None:
    """Only what is lost counts: a Sea Battle is better lost by a little than fought for much."""
    game = position("Captain", "CDDMMPSK", totals=[8300, 8000], **FINAL_ROUND)
    assert HARD.choose(game, 0) == STOP
    game = position("Sea Battle 3", "CDDMMPSK", totals=[8600, 8000], **FINAL_ROUND)
    assert POINTS.choose(game, 0) == ROLL_AGAIN
    assert HARD.choose(game, 0) == STOP


def test_a_shared_win_is_half_a_win() -> None:
    """Level with the leader at 8,000: a roll that wins more often than not is better than to share."""
    last = outlook(7600, 8000, **FINAL_ROUND)
    assert [last.worth(Ending(points)) for points in (300, 400, 500)] == [0.0, 0.5, 1.0]
    game = position("Captain", "CDDMMPSK", totals=[7400, 8000], **FINAL_ROUND)
    assert HARD.choose(game, 0) == ROLL_AGAIN


def test_where_nothing_can_be_won_points_decide() -> None:
    game = position("Captain", "CDDMMPSK", totals=[-3000, 8000], **FINAL_ROUND)
    assert options(game.agenda[-1], game.table, for_the_win(game.table))[0] == Option((STOP,), 0.0, 0.0)
    assert HARD.choose(game, 0) == POINTS.choose(game, 0) == ROLL_AGAIN


# -- for the win, by estimate


def test_to_cross_by_a_little_with_a_rival_close_behind_is_worse_than_to_wait() -> None:
    before = outlook(7400, 7800)
    assert before.worth(Ending(600)) < before.worth(Ending(500)) < before.worth(Ending(1200))


def test_to_cross_with_the_rival_far_behind_is_best() -> None:
    before = outlook(7400, 4000)
    assert before.worth(Ending(500)) < before.worth(Ending(600))


def test_the_known_card_of_the_next_player_counts() -> None:
    """Across the line by 100, and the other must have 700 more: easy for a Captain, hard at sea."""
    ahead = {
        card: outlook(7500, 7400, pile=[card, "Gold"]).worth(Ending(600))
        for card in ("Captain", "Sea Battle 4")
    }
    assert ahead["Captain"] < 0.5 < ahead["Sea Battle 4"]


def test_everybody_who_still_has_a_turn_counts() -> None:
    chances = [outlook(7500, *others).worth(Ending(1000)) for others in ((7000,), (7000, 7000), (7000,) * 3)]
    assert chances == sorted(chances, reverse=True)
    for number, chance in enumerate(chances, start=1):
        assert chance == pytest.approx(chances[0] ** number, abs=0.02)


def test_in_the_final_round_only_those_to_come_count() -> None:
    """Seat 1 began it, so of three opponents one, two or none may still pass."""
    worths = [
        outlook(7500, 8100, 7000, 7000, finisher=1, last_turns=turns).worth(Ending(1000))
        for turns in (1, 2, 3)
    ]
    assert worths[0] == 1.0 > worths[1] > worths[2]


def test_an_opponent_may_be_helped_across_and_then_one_has_a_last_turn() -> None:
    zombies = Outlook(
        em.scenario("fortune", {"card": "Gold", "dice": "CDMMPPSK", "totals": [7000, 7000]}).table
    )
    assert 0.1 < zombies.worth(Ending(0, shared=1200)) < 0.5
    assert zombies.worth(Ending(0, shared=1200)) < zombies.worth(Ending(1200))


def test_the_toll_may_stop_a_final_round() -> None:
    """The leader falls below the line: the race goes on, and nobody has lost."""
    last = outlook(7500, 8100, **FINAL_ROUND)
    assert last.worth(Ending(0)) == 0.0
    assert 0.3 < last.worth(Ending(0, toll=400)) < last.worth(Ending(0, toll=800))


def test_nine_alike_may_win_at_once() -> None:
    assert outlook(0, 7900).worth(Ending(0, outright=True)) == 1.0


def test_after_a_final_round_that_left_nobody_the_next_to_cross_may_win_at_once() -> None:
    position = {"card": "Gold", "dice": "CDMMPPSK", "totals": [7900, 7900]}
    game = em.scenario("fortune", position, options={"nobody_left": "sudden"})
    game.table.resumed = True
    assert Outlook(game.table).worth(Ending(100)) == 1.0
