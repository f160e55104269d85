"""A judge: how the positions and choices of a finished match are weighed. A game may know better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from emberisle.bots.bot import Bot, Random, bot, usual_level
from emberisle.bots.search import Search
from emberisle.games import plug
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Ask
from emberisle.kernel.values import Value

DECISIONS: Final = 400_000
"""About so many moves are made in all rollouts of a review that are played to the end."""
MOST: Final = 4
"""So many moves are compared at most with the one that was chosen."""
GLANCE: Final = 40
"""Tries to find them with, where the game has no opinion of its own."""


class Loss(NamedTuple):
    """What a choice lost its mover of the chance to win, known without trying, and what was best."""

    chance: float
    left: float
    """The chance that it left."""
    best: tuple[Value, ...]
    """The moves that lose nothing, one after the other."""


class TurnPoints(NamedTuple):
    """The points that the turn of a seat brings on average with best play, known exactly."""

    seat: int
    expected: float
    begins: bool
    """Whether the turn has only just begun."""


class Judge:
    """Plays on to the end with the game's usual bot, or else at random, and tries what seems promising."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id

    def together(self, game: Game) -> bool:
        """Whether all win or lose together."""
        return game.ruleset.together(game.table)

    def rollouts(self, decisions: int) -> int:
        """In how many rollouts a match of so many decisions is reviewed, so that nobody waits too long."""
        return 2 * DECISIONS // max(1, decisions)

    def prepare(self, game: Game) -> None:
        """Let what takes long to draw be drawn quickly, in place."""

    def play_on(self, game: Game, luck: Luck) -> Sequence[float]:
        """Play on, in place, until everybody's share of the win is known or can be told; returns it."""
        player = _player(self.game_id)
        while game.agenda:
            step = game.agenda[-1]
            if isinstance(step, Ask):
                moves = step.moves(game.table)
                one = len(moves) == 1
                game.push(moves[0] if one else player.decide(game, step.seat(game.table), luck))
            else:
                game.go(luck)
        return shares(game)

    def turn(self, game: Game) -> int:
        """From which turn on it is counted how far a rollout goes; always the same, where that is fixed."""
        return 0

    def play_on_from(self, game: Game, turn: int, luck: Luck) -> Sequence[float]:
        """Play on no further than one would from this turn."""
        return self.play_on(game, luck)

    def candidates(self, game: Game, seat: int) -> Sequence[Value]:
        """The moves that a sensible player would think about."""
        moves = game.legal_moves()
        if len(moves) <= MOST:
            return moves
        return [found.move for found in Search(tries=GLANCE).weigh(game, seat)][:MOST]

    def loss(self, before: Game, move: Value, after: Game) -> Loss | None:
        """What this choice lost, where a game can work it out."""
        return None

    def turn_points(self, game: Game, before: Game | None, move: Value | None) -> TurnPoints | None:
        """The points of this turn, after this move if it was one, where they are known exactly."""
        return None


def judge(game_id: str) -> Judge:
    """The judge of a game: its own, or else the general one."""
    known = plug(game_id)
    made = known.load(known.judge or Judge)(game_id)
    assert isinstance(made, Judge)
    return made


def shares(game: Game) -> list[float]:
    """Everybody's share of the win at the end."""
    winners = game.winners()
    if len(winners) == game.header.seats and game.ruleset.all_may_lose:
        return [1.0] * game.header.seats
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.header.seats)]


def over_a_round(
    now: int, turns: int, play_to: Callable[[int], None], stands: Callable[[], Sequence[float]]
) -> list[float]:
    """How everybody stands at the end of each of so many turns, on average; the first is half a round away.

    Who has just had a turn seems to stand better than who is about to have one. A round holds a turn of each,
    so that the value of a position does not leap when a turn begins.
    """
    found = []
    for last in range(now + turns // 2, now + turns // 2 + turns):
        play_to(last)
        found.append(stands())
    return [sum(shares_of_seat) / turns for shares_of_seat in zip(*found, strict=True)]


@cache
def _player(game_id: str) -> Bot:
    """A search within every rollout would take too long: games without a bot of their own play at random."""
    return bot(game_id, usual_level(game_id)) if plug(game_id).bots else Random()
