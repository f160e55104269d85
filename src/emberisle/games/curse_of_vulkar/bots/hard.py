"""The hard bot: what is sensible is tried in guesses, played on by rules of thumb for a round, and valued."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from emberisle.bots.search import Search, Tree, Weighed
from emberisle.games.curse_of_vulkar.bots.aiming import aim, promising
from emberisle.games.curse_of_vulkar.bots.evaluation import chances
from emberisle.games.curse_of_vulkar.bots.heuristics import best, worths
from emberisle.games.curse_of_vulkar.bots.skill import EXPERT, Skill
from emberisle.games.curse_of_vulkar.rules import gaining, idol, launching, steps, walking
from emberisle.games.curse_of_vulkar.rules.table import CurseTable
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck, QuickLuck
from emberisle.kernel.steps import Ask, Step
from emberisle.kernel.values import Value

SEARCHED: Final[tuple[type[Step[CurseTable]], ...]] = (
    steps.ChooseFigure,
    steps.ChooseStand,
    steps.ChooseCard,
    steps.AskAgain,
    walking.ChooseWalk,
    walking.BoardOrGoOn,
    walking.InCave,
    walking.ChooseCave,
    gaining.FindHeart,
    idol.FindIdol,
)
"""The questions that decide a turn; all others are answered by rules of thumb."""
PLAUSIBLE: Final = 3.0
"""How much worse than the best by rule of thumb a move may look and still be searched."""
MOST: Final = 3
"""How many moves are searched at most."""
ROUNDS: Final = 1
"""How many rounds of turns a try plays on."""
DOUBT: Final = 0.01
"""How much better a move must have done than the rule of thumb to be believed."""


class Hard(Search):
    """Looks ahead from each guess, everybody playing by rules of thumb, until who leads can be seen."""

    plausible = PLAUSIBLE
    most = MOST
    rounds = ROUNDS
    doubt = DOUBT
    skill = EXPERT

    def __init__(self, seed: int = 0, tries: int = 12) -> None:
        super().__init__(seed, tries=tries)

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        if isinstance(guess.step, SEARCHED):
            return super().decide(guess, seat, luck)
        if isinstance(guess.step, launching.AimEmber):
            return aim(guess, self.skill, luck)
        if isinstance(guess.step, launching.FlickEmber):
            return promising(guess, self.skill)[0]
        return best(guess, self.skill)

    def _search(self, guess: Game, seat: int, luck: Luck) -> list[Weighed]:
        """What the rule of thumb says comes first, unless much depends on it and another did better."""
        weighed = super()._search(guess, seat, luck)
        by_rule = self.choices(guess)[0]
        usual = next(found for found in weighed if found.move == by_rule)
        if isinstance(guess.step, SEARCHED) and usual.behind > self.doubt:
            return weighed
        return [replace(usual, behind=0.0), *[found for found in weighed if found is not usual]]

    def choices(self, game: Game) -> Sequence[Value]:
        """The moves that a sensible player would think about."""
        moves = game.legal_moves()
        if len(moves) == 1:
            return moves
        if isinstance(game.step, (launching.AimEmber, launching.FlickEmber)):
            return promising(game, self.skill)
        found = worths(game, moves, self.skill)
        order = sorted(range(len(moves)), key=found.__getitem__, reverse=True)
        least = found[order[0]] - self.plausible
        return [moves[number] for number in order[: self.most] if found[number] >= least]

    def _try_all(self, tree: Tree, guess: Game, moves: Sequence[Value], fate: int) -> None:
        """What follows each of these moves in one guess with one luck, all of it up to the same turn.

        Dice, cards and marbles scatter what follows too widely to learn from it: the tree is only its root.
        """
        last = guess.table.turns + self.rounds * guess.table.figures
        for move in moves:
            game = guess.copy()
            game.push(move)
            play_on(game, last, self.skill, QuickLuck(fate))
            tree.learn([(tree.seat, tree.root.arm(move))], chances(game.table, self.skill))


def play_on(game: Game, last: int, skill: Skill, luck: Luck) -> None:
    """Everybody plays by rules of thumb, in place, until this turn is over."""
    table: CurseTable = game.table
    while game.agenda and table.turns <= last:
        step = game.agenda[-1]
        game.push(best(game, skill) if isinstance(step, Ask) else step.sample(table, luck))
