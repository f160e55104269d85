"""One game between bots, and what is counted of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import cast

import emberisle as em
from emberisle import playback
from emberisle.bots.bot import Bot
from emberisle.bots.own import own_kind
from emberisle.kernel.game import Game
from emberisle.kernel.steps import Ask, Event
from emberisle.kernel.values import Value
from emberisle.lab.plan import BadPlan, Plan


@dataclass
class Played:
    """What is known of one game that was played."""

    variant: int
    number: int
    bots: tuple[str, ...]
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    decisions: int = 0
    """How often somebody had more than one move to choose from."""
    in_turn: int = 0
    """How many of these somebody had whose turn it was, and not as an answer to somebody else."""
    moves: int = 0
    turns: int = 0
    together: bool = False
    """Whether all win or all lose: then nobody is ahead of anybody."""
    lead_changes: int = 0
    """How often somebody came to be ahead who was not ahead last."""
    decided: float = 1.0
    """After which part of the moves the winner was ahead for good; 1 if only the end decided."""
    comeback: bool = False
    """Whether somebody else was ahead when half of the moves were made."""
    clauses: dict[str, int] = field(default_factory=dict)
    """How often each clause was at work."""


def play_game(plan: Plan, variant: int, number: int) -> Played:
    """Play one game of a plan; the same every time."""
    game = playing(plan, variant, number)
    while True:
        try:
            next(game)
        except StopIteration as over:
            return cast("Played", over.value)


def playing(plan: Plan, variant: int, number: int) -> Generator[None, None, Played]:
    """Play one game of a plan, and pause before every input."""
    options = plan.variants[variant].options
    game = playback.opening(em.new(plan.game, plan.seats, plan.seed_of(number), options))
    counting = _Counting(game, Played(variant, number, plan.seated(number)))
    bots = [_seeded(plan, name, number) for name in plan.seated(number)]
    while game.step is not None:
        yield
        counting.before()
        for done in game.advance(_input(game, bots)):
            counting.after(done.step.rule, done.events)
    return counting.result()


def _input(game: Game, bots: list[Bot]) -> object:
    """What comes next: the move of a bot, or what the seed gives."""
    step = game.step
    assert step is not None
    if isinstance(step, Ask):
        seat = step.seat(game.table)
        return bots[seat].choose(game, seat)
    return step.sample(game.table, game.luck.at(len(game.entries)))


def _seeded(plan: Plan, name: str, number: int) -> Bot:
    if name in plan.own:
        return _Checked(name, own_kind(name)(number))
    bot = copy(_bot(plan.game, name))  # another game may be under way meanwhile
    bot.seed = number
    return bot


@lru_cache(64)
def _bot(game_id: str, level: str) -> Bot:
    return em.bot(game_id, level)


class _Checked(Bot):
    """A bot of somebody's own, whose moves are looked at."""

    def __init__(self, name: str, bot: Bot) -> None:
        super().__init__(bot.seed)
        self._name, self._bot = name, bot

    def choose(self, game: Game, seat: int) -> Value:
        move = self._bot.choose(game, seat)
        if move not in game.legal_moves():
            raise BadPlan(f"{self._name} wants to play {move!r}, which is not allowed there")
        return move


class _Counting:
    """What happens in a game while it is played."""

    def __init__(self, game: Game, played: Played) -> None:
        self._game, self._played = game, played
        self.fired: Counter[str] = Counter()
        self._leads: list[tuple[int, int | None]] = [(0, None)]
        """After how many moves another one was ahead, or nobody."""
        self._mover: int | None = None
        self._turns = playback.Turns()

    def before(self) -> None:
        """Look at the game before its next input."""
        game, played = self._game, self._played
        leader = game.ruleset.leader(game.table)
        if leader != self._leads[-1][1]:
            self._leads.append((played.moves, leader))
        if isinstance(game.step, Ask):
            seat = game.to_move
            played.moves += 1
            chooses = len(game.legal_moves()) > 1
            played.decisions += chooses
            played.in_turn += chooses and game.ruleset.on_turn(game.table) in (None, seat)
            played.turns += seat != self._mover
            self._mover = seat

    def after(self, rule: str, events: Sequence[Event]) -> None:
        """Look at what a step has told."""
        self.fired.update({rule, *[event.rule for event in events]})
        if any(event.only is None for event in events):
            self._turns.told(self._game.ruleset.told_in(self._game.table, events))

    def result(self) -> Played:
        game, played = self._game, self._played
        played.winners, played.scores = tuple(game.winners()), tuple(game.scores())
        played.turns = self._turns.count or played.turns  # where a game tells of no turns
        played.together = game.ruleset.together(game.table)
        ahead = [leader for _, leader in self._leads if leader is not None]
        played.lead_changes = sum([one != other for one, other in pairwise(ahead)])
        last, leader = self._leads[-1]
        if played.winners == (leader,) and played.moves:
            played.decided = last / played.moves
        half = [leader for at, leader in self._leads if at <= played.moves / 2][-1]
        played.comeback = half is not None and half not in played.winners
        played.clauses = {clause: self.fired[clause] for clause in sorted(self.fired) if clause}
        return played
