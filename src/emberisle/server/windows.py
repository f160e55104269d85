"""Windows: moments at which one seat after the other is asked whether it wants to react.

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
class Asked:
    """One seat that a window asks, in the match as it is if all before it pass."""

    chair: int
    game: Game
    passing: Value

    @cached_property
    def choices(self) -> tuple[Value, ...]:
        """What the seat can do instead of passing."""
        return tuple([move for move in self.game.legal_moves() if move != self.passing])


def window_in(game: Game) -> tuple[Asked, ...]:
    """Whom the present moment asks, in the order in which their answers count; nobody if it is no window.

    It ends where something happens, and where somebody would be asked a second time: that is another window.
    """
    found: list[Asked] = []
    asked = _asked(game)
    while asked is not None and len(asked.game.story) == len(game.story):
        if any(asked.chair == before.chair for before in found):
            break
        found.append(asked)
        passed = asked.game.copy()
        passed.push(asked.passing)
        asked = _asked(passed)
    return tuple(found)


def _asked(game: Game) -> Asked | None:
    step = game.step
    passing = step.let_pass(game.table) if isinstance(step, Ask) else None
    if passing is None or game.to_move is None:
        return None
    return Asked(game.to_move, game, passing)
