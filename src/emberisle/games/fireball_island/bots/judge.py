"""How a match of Fireball Island is judged: by rules of thumb, and by how everybody stands then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.bots.judge import Judge, over_a_round
from emberisle.games.fireball_island.bots.evaluation import chances
from emberisle.games.fireball_island.bots.hard import Hard, play_on
from emberisle.games.fireball_island.rules.table import IslandTable
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

ROLLOUTS: Final = 28_000

_HARD: Final = Hard()


class IslandJudge(Judge):
    """Sees what the hard bot sees, by the true hands."""

    def rollouts(self, decisions: int) -> int:
        return ROLLOUTS

    def prepare(self, game: Game) -> None:
        game.table.marbles = "atlas"

    def play_on(self, game: Game, luck: Luck) -> Sequence[float]:
        return self.play_on_from(game, self.turn(game), luck)

    def turn(self, game: Game) -> int:
        turns: int = game.table.turns
        return turns

    def play_on_from(self, game: Game, turn: int, luck: Luck) -> Sequence[float]:
        table: IslandTable = game.table
        return over_a_round(turn, table.seats, lambda last: play_on(game, last, luck), lambda: chances(table))

    def candidates(self, game: Game, seat: int) -> Sequence[Value]:
        return _HARD.choices(game)
