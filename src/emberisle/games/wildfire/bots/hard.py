"""The hard bot: tree search over guesses that agree with everything the others have shown."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from emberisle.bots.search import Search
from emberisle.games.wildfire.bots.heuristics import attentive, without_twins, worth
from emberisle.games.wildfire.rules.table import WildfireTable
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Ask
from emberisle.kernel.values import Value

PLAUSIBLE: Final = 8
"""How much worse than the best by rule of thumb a move may look and still be searched."""
MOST: Final = 4
"""How many moves are searched at most."""
A_ROUND: Final = 45
"""About how many points a round costs whoever has the most."""
SWING: Final = 20.0
"""About how far two players drift apart in a round, as the scale of a logistic curve."""


class Hard(Search):
    """Plays each guess to the end of its round by rules of thumb, and values the score sheet then."""

    def __init__(self, seed: int = 0, tries: int = 200) -> None:
        super().__init__(seed, tries=tries)

    def choices(self, game: Game) -> Sequence[Value]:
        """The moves that a sensible player would think about."""
        table: WildfireTable = game.table
        moves = without_twins(table, attentive(game.legal_moves()))
        if len(moves) == 1:
            return moves
        worths = {move: worth(table, move) for move in moves}
        best = max(worths.values())
        plausible = [move for move in moves if worths[move] >= best - PLAUSIBLE]
        return sorted(plausible, key=worths.__getitem__, reverse=True)[:MOST]

    def chapter(self, game: Game) -> int:
        """The round: how the next one is dealt has nothing to do with this decision."""
        return len(game.table.sheet)

    def playout(self, game: Game, luck: Luck) -> None:
        table: WildfireTable = game.table
        rounds = len(table.sheet)
        while game.agenda and len(table.sheet) == rounds:
            step = game.agenda[-1]
            if isinstance(step, Ask):
                moves = step.moves(table)
                game.push(moves[0] if len(moves) == 1 else max(moves, key=lambda move: worth(table, move)))
            else:
                game.push(step.sample(table, luck))

    def values(self, game: Game) -> list[float]:
        return super().values(game) if game.over else chances(game.table)


def chances(table: WildfireTable) -> list[float]:
    """About how likely each seat is to win, between rounds: few points are good, and late they are better."""
    house = table.house
    left = house.rounds - len(table.sheet) if house.rounds else (house.limit - max(table.totals)) / A_ROUND
    scale = SWING * sqrt(max(0.5, left))
    fewest = min(table.totals)
    weights = [exp((fewest - total) / scale) for total in table.totals]
    return [weight / sum(weights) for weight in weights]
