"""Search: a bot for any game, which tries its moves out in guesses and grows a tree of what it learns.

Every guess deals all that is hidden afresh, and every candidate is tried in it with the same luck to come, so
that none of them is merely lucky (common random numbers). The tries are divided among stages; after each the
worse half of the candidates drops out (sequential halving: Karnin, Koren and Somekh, 2013).

What follows a candidate is a tree, one for all guesses, that knows only what the seat would see: a node
stands for everything that looks the same to it, and whoever is to move there does what has been best for them
(single-observer information-set Monte Carlo tree search: Cowling, Powley and Whitehouse, 2012).

>>> from emberisle.games.fortune.rules.ruleset import FORTUNE
>>> from emberisle.kernel.match import scenario_game
>>> game = scenario_game(FORTUNE, {"card": "Captain", "dice": "DDDDDDKK", "totals": [0, 0]}, seed=1)
>>> best, *others = Search(tries=50).weigh(game, seat=0)
>>> best.move
Stop()
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from emberisle.bots.bot import Bot
from emberisle.kernel.errors import NotYourTurn
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck, QuickLuck
from emberisle.kernel.steps import Ask
from emberisle.kernel.values import Value

_GRAIN: Final = 1 << 16
"""How many steps there are between 0 and 1 for a random fraction."""
_FATES: Final = 1 << 48
"""How many seeds there are for the luck of a try."""


@dataclass(frozen=True)
class Weighed:
    """A move, how well it did on average from 0 to 1 for who makes it, and in how many tries."""

    move: Value
    value: float
    visits: int
    behind: float
    """How much worse it did on average than the chosen move, up to the stage in which it dropped out."""


class Arm:
    """A move at a node: how often it could have been tried there, how often it was, and what that gave."""

    __slots__ = ("chances", "move", "visits", "worth")

    def __init__(self, move: Value) -> None:
        self.move = move
        self.chances = 0
        self.visits = 0
        self.worth = 0.0

    def promise(self, spread: float) -> float:
        """Its average, and more the longer it has been passed over (UCB1)."""
        return self.worth / self.visits + spread * sqrt(log(self.chances) / self.visits)


class Node:
    """All positions that look the same to the one who searches."""

    __slots__ = ("arms", "following")

    def __init__(self) -> None:
        self.arms: dict[Value, Arm] = {}
        self.following: dict[tuple[object, ...], Node] = {}

    def pick(self, moves: Sequence[Value], spread: float, luck: Luck) -> Arm:
        """One of these that is not tried yet, or else the most promising."""
        known = [self.arms.get(move) for move in moves]
        tried = [arm for arm in known if arm is not None]
        for arm in tried:
            arm.chances += 1
        if len(tried) < len(moves):
            return self._first_try([move for move, arm in zip(moves, known) if arm is None], luck)
        # Two who pick by the same rule, one unseen by the other, would fall into step without some unrest.
        unrest = 2 * spread / _GRAIN
        return max(tried, key=lambda arm: arm.promise(unrest * luck.below(_GRAIN)))

    def _first_try(self, moves: list[Value], luck: Luck) -> Arm:
        move = moves[luck.below(len(moves))]
        arm = self.arms[move] = Arm(move)
        arm.chances = 1
        return arm

    def arm(self, move: Value) -> Arm:
        arm = self.arms.get(move)
        if arm is None:
            arm = self.arms[move] = Arm(move)
        return arm

    def after(self, seen: tuple[object, ...]) -> Node:
        node = self.following.get(seen)
        if node is None:
            node = self.following[seen] = Node()
        return node


class Tree:
    """What the tries of one decision have in common: the nodes, and the values each seat has met so far."""

    __slots__ = ("best", "root", "seat", "stages", "worst")

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.root = Node()
        self.stages: list[dict[Value, float]] = []
        self.worst = [1.0] * seats
        self.best = [0.0] * seats

    def spread(self, seat: int) -> float:
        """The range of values a seat has met; scales exploration, so that small differences can count."""
        return max(0.0, self.best[seat] - self.worst[seat])

    def learn(self, path: list[tuple[int, Arm]], values: list[float]) -> None:
        self.worst = list(map(min, self.worst, values))
        self.best = list(map(max, self.best, values))
        for seat, arm in path:
            arm.visits += 1
            arm.worth += values[seat]

    def rank(self, candidates: Sequence[Value]) -> list[Value]:
        """End a stage: note the averages of its candidates, and sort them, the best first."""
        arms = [self.root.arms[move] for move in candidates]
        averages = {arm.move: arm.worth / arm.visits for arm in arms}
        self.stages.append(averages)
        return sorted(candidates, key=averages.__getitem__, reverse=True)

    def weighed(self, chosen: Value, *others: Value) -> list[Weighed]:
        """How each candidate did, up to the stage in which it dropped out."""
        last = {move: averages for averages in self.stages for move in averages}
        return [
            Weighed(
                move, last[move][move], self.root.arms[move].visits, last[move][chosen] - last[move][move]
            )
            for move in (chosen, *others)
        ]


class Search(Bot):
    """Tries out moves; a game may know better about ``choices``, ``chapter``, ``playout``, ``values``."""

    def __init__(self, seed: int = 0, tries: int = 500, exploration: float = 0.7, horizon: int = 200) -> None:
        """``exploration`` favours moves seldom tried; ``horizon`` limits the decisions of a playout."""
        super().__init__(seed)
        self.tries = tries
        self.exploration = exploration
        self.horizon = horizon

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        candidates = self.choices(guess)
        return candidates[0] if len(candidates) == 1 else self._search(guess, seat, luck)[0].move

    def weigh(self, game: Game, seat: int) -> list[Weighed]:
        """Every candidate of this seat, which is to move, and how it did; what it would choose is first."""
        if game.to_move != seat:
            raise NotYourTurn(f"seat {seat} has nothing to weigh: it is the turn of seat {game.to_move}")
        luck = self._luck(game.view(seat))
        return self._search(game.guess(seat, luck), seat, luck)

    # -- what a game may know better

    def choices(self, game: Game) -> Sequence[Value]:
        """The moves worth trying here."""
        return game.legal_moves()

    def chapter(self, game: Game) -> int:
        """The number of a part of the game, a round perhaps, beyond whose end no try looks."""
        return 0

    def playout(self, game: Game, luck: Luck) -> None:
        """Play on, in place, until the position can be valued: here at random, until the scores change."""
        scores = game.scores()
        decisions = 0
        while game.agenda and decisions < self.horizon and game.scores() == scores:
            step = game.agenda[-1]
            if isinstance(step, Ask):
                decisions += 1
            game.go(luck)

    def values(self, game: Game) -> list[float]:
        """What a position is worth to each seat, from 0 to 1: a share of the win, or else the lead so far."""
        if not game.over:
            return leads(game.scores(), game.ruleset.fewest_points_win)
        winners = game.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.header.seats)]

    # -- the search

    def _search(self, guess: Game, seat: int, luck: Luck) -> list[Weighed]:
        """Share the tries equally among stages; after each the worse half of the candidates drops out."""
        tree = Tree(seat, guess.header.seats)
        running, dropped = list(self.choices(guess)), list[Value]()
        stages = max(1, (len(running) - 1).bit_length())
        for _ in range(stages):
            for _ in range(max(1, self.tries // (stages * len(running)))):
                self._try_all(tree, guess.guess(seat, luck), running, luck.below(_FATES))
            ranked, half = tree.rank(running), (len(running) + 1) // 2
            running, dropped = ranked[:half], ranked[half:] + dropped
        return tree.weighed(*running, *dropped)

    def _try_all(self, tree: Tree, guess: Game, moves: Sequence[Value], fate: int) -> None:
        """Try each of these moves once, all in the same guess and with the same luck to come."""
        chapter = self.chapter(guess)
        for move in moves:
            game = guess.copy()
            game.luck = QuickLuck(fate)
            luck = QuickLuck(fate + 1)
            path = self._descend(tree, game, move, luck)
            if self.chapter(game) == chapter:
                self.playout(game, luck)
            tree.learn(path, self.values(game))

    def _descend(self, tree: Tree, game: Game, first: Value, luck: Luck) -> list[tuple[int, Arm]]:
        """Play down the tree, in place, up to the first untried move; returns the path, seat by seat."""
        game.recording = True  # for the story, which says what is seen on the way
        node, path = tree.root, [(tree.seat, tree.root.arm(first))]
        move, new, chapter = first, False, self.chapter(game)
        while True:
            mover = game.to_move
            game.push(move)
            game.settle()
            node = node.after(_seen(game, tree.seat, move if mover == tree.seat else None))
            following = game.to_move
            if new or following is None or self.chapter(game) != chapter:
                break
            moves = self.choices(game)
            move = moves[0]
            if len(moves) > 1:
                arm = node.pick(moves, self.exploration * tree.spread(following), luck)
                path.append((following, arm))
                move, new = arm.move, arm.visits == 0
        game.recording = False
        return path


def _seen(game: Game, seat: int, own_move: Value | None) -> tuple[object, ...]:
    """What the seat sees of the last move and its results; positions that look the same share a node."""
    events = game.events(seat)
    game.story.clear()
    return own_move, game.to_move, *events


def leads(scores: list[int], fewest_points_win: bool) -> list[float]:
    """For each seat its lead on the others, on average: a half when level, towards 1 when far ahead.

    Who plays alone leads on nothing at all.
    """
    points = [-score for score in scores] if fewest_points_win else scores
    scale = 1 + sum(map(abs, points)) / len(points)
    if len(points) == 1:
        return [0.5 + _lead(points[0], scale)]
    return [0.5 + sum([_lead(own - other, scale) for other in points]) / (len(points) - 1) for own in points]


def _lead(ahead: int, scale: float) -> float:
    return 0.5 * ahead / (abs(ahead) + scale)
