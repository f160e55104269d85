"""Windows: moments at which one seat after the other is asked whether it wants to react; and ends of turns.

At a table everybody is asked at once, so that nobody waits for those who only pass. The answers still count
in the order of the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from emberisle.kernel.game import Game
from emberisle.kernel.steps import Ask
from emberisle.kernel.values import Value


@dataclass(frozen=True)
class AskedSeat:
    """A seat that a window asks, and the match as it would be if every seat before it passed."""

    chair: int
    game: Game
    passing: Value
    ends_turn: bool
    """Whether its own turn is over when it passes."""

    @cached_property
    def choices(self) -> tuple[Value, ...]:
        """What the seat can do instead of passing."""
        return tuple([move for move in self.game.legal_moves() if move != self.passing])


def window_in(game: Game) -> tuple[AskedSeat, ...]:
    """The seats that the present window asks, in the order in which answers count; none without a window.

    The window ends where something happens, something else is asked, or a seat would be asked again.
    """
    found: list[AskedSeat] = []
    asked = _asked(game)
    while asked is not None and _goes_on(found, asked):
        found.append(asked)
        passed = asked.game.copy()
        passed.push(asked.passing)
        asked = _asked(passed)
    return tuple(found)


def _goes_on(found: list[AskedSeat], asked: AskedSeat) -> bool:
    if not found:
        return True
    before, now = found[-1].game, asked.game
    return (
        type(before.step) is type(now.step)
        and len(before.story) == len(now.story)
        and all(asked.chair != other.chair for other in found)
    )


def _asked(game: Game) -> AskedSeat | None:
    step = game.step
    if not isinstance(step, Ask) or game.to_move is None:
        return None
    passing = step.let_pass(game.table)
    return None if passing is None else AskedSeat(game.to_move, game, passing, step.ends_turn)
