"""How a match of Wildfire is judged: each round is played to its end by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.bots.judge import Judge
from emberisle.games.wildfire.bots.hard import Hard
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

ROLLOUTS: Final = 26_000

_HARD: Final = Hard()


class WildfireJudge(Judge):
    """Sees what the hard bot sees, by the true hands; between rounds the score sheet tells."""

    def rollouts(self, decisions: int) -> int:
        return ROLLOUTS

    def play_on(self, game: Game, luck: Luck) -> Sequence[float]:
        _HARD.playout(game, luck)
        return _HARD.values(game)

    def candidates(self, game: Game, seat: int) -> Sequence[Value]:
        return _HARD.choices(game)
