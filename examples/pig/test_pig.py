"""The rules of Pig, clause by clause; the contract suite looks after everything else."""

from __future__ import annotations

from pig import Hold, Roll

import emberisle as em


def begun() -> em.Game:
    """A match of two to 25 points; with this seed the first roll is a 4."""
    return em.new("pig", seats=2, seed=1, options={"goal": 25})


def after(game: em.Game, *inputs: object) -> em.Game:
    """The game after these moves, and these faces of the die where it is to fall."""
    later = game.copy()
    for given in inputs:
        later.push(given)
    return later


def test_a_turn_begins_with_a_roll() -> None:
    assert (begun().to_move, begun().table.at_stake) == (0, 4)


def test_what_is_rolled_is_at_stake() -> None:
    game = after(begun(), Roll(), 6, Roll(), 3)
    assert (game.to_move, game.table.at_stake, game.scores()) == (0, 4 + 6 + 3, [0, 0])


def test_a_one_loses_what_is_at_stake_and_ends_the_turn() -> None:
    game = after(begun(), Roll(), 6, Roll(), 1, 5)
    assert (game.to_move, game.table.at_stake, game.scores()) == (1, 5, [0, 0])


def test_who_holds_writes_it_down_and_the_die_passes_to_the_left() -> None:
    game = after(begun(), Roll(), 6, Hold(), 2, Hold(), 3)
    assert (game.to_move, game.scores()) == (0, [10, 2])


def test_who_reaches_the_goal_wins_at_once() -> None:
    game = after(begun(), Roll(), 6, Roll(), 6, Roll(), 6, Roll(), 3, Hold())
    assert (game.over, game.winners(), game.scores()) == (True, [0], [25, 0])
