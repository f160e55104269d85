"""The hard bot: what is sensible is tried in guesses, played on by rules of thumb for a round, and valued."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from emberisle.bots.search import Search, Tree, Weighed
from emberisle.games.fireball_island.bots.evaluation import CLARITY, chances
from emberisle.games.fireball_island.bots.heuristics import best, worths
from emberisle.games.fireball_island.rules.moves import PASS
from emberisle.games.fireball_island.rules.table import IslandTable
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck, QuickLuck
from emberisle.kernel.steps import Ask
from emberisle.kernel.values import Value

PLAUSIBLE: Final = {2: 3.0, 3: 3.0, 4: 6.0}
"""By seats, how many spaces worse than the best by rule of thumb a move may look and still be searched."""
IN_PASSING: Final = {2: 1.0, 3: 1.0, 4: 2.0}
"""The same for a card where one is only asked whether one wants to play any."""
MOST: Final = 4
"""How many moves are searched at most."""
ROUNDS: Final = 1
"""How many rounds of turns a try plays on."""
DOUBT: Final = 0.04
"""How much better a move must have done than the rule of thumb to be believed; less where less is decided."""
PATIENCE: Final = {2: 1, 3: 1, 4: 4}
"""By seats, so many times that for a card in passing: at a full table a better time for it will come."""


class Hard(Search):
    """Looks ahead from each guess, everybody playing by rules of thumb, until who leads can be seen."""

    def __init__(self, seed: int = 0, tries: int = 100) -> None:
        super().__init__(seed, tries=tries)

    def _search(self, guess: Game, seat: int, luck: Luck) -> list[Weighed]:
        """What the rule of thumb says comes first, unless another move did clearly better."""
        weighed = super()._search(guess, seat, luck)
        by_rule = self.choices(guess)[0]
        usual = next(found for found in weighed if found.move == by_rule)
        seats = guess.header.seats
        doubt = DOUBT * PATIENCE[seats] if by_rule == PASS else DOUBT
        if usual.behind > doubt * CLARITY[seats] / seats:
            return weighed
        return [replace(usual, behind=0.0), *[found for found in weighed if found is not usual]]

    def choices(self, game: Game) -> Sequence[Value]:
        """The moves that a sensible player would think about."""
        moves = game.legal_moves()
        if len(moves) == 1:
            return moves
        found = worths(game, moves)
        margin = IN_PASSING if moves[0] == PASS else PLAUSIBLE
        least = max(found) - margin[game.header.seats]
        order = sorted(range(len(moves)), key=found.__getitem__, reverse=True)
        return [moves[number] for number in order[:MOST] if found[number] >= least]

    def _try_all(self, tree: Tree, guess: Game, moves: Sequence[Value], fate: int) -> None:
        """What follows each of these moves in one guess with one luck, all of it up to the same turn.

        Dice and cards scatter what follows too widely to learn from it: the tree is only its root.
        """
        last = guess.table.turns + ROUNDS * guess.table.seats
        for move in moves:
            game = guess.copy()
            game.push(move)
            play_on(game, last, QuickLuck(fate))
            tree.learn([(tree.seat, tree.root.arm(move))], chances(game.table))


def play_on(game: Game, last: int, luck: Luck) -> None:
    """Everybody plays by rules of thumb, in place, until this turn is over."""
    table: IslandTable = game.table
    while game.agenda and table.turns <= last:
        step = game.agenda[-1]
        game.push(best(game) if isinstance(step, Ask) else step.sample(table, luck))
