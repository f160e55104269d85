"""The course of a finished match: every position that it went through, and what led from each to the next."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cached_property

from emberisle.bots.judge import Judge, judge
from emberisle.games import ruleset
from emberisle.kernel import match
from emberisle.kernel.errors import BadLog, EmberisleError, quoted
from emberisle.kernel.game import Game
from emberisle.kernel.log import Log, not_taken_back
from emberisle.kernel.ruleset import TurnTold, somebodys
from emberisle.kernel.steps import Ask, Event
from emberisle.kernel.values import Value


class NotOver(EmberisleError):
    """A match that is still being played is not looked back on."""


@dataclass
class Input:
    """What led from one position to the next."""

    number: int
    """The number of the input in the log, where those that were taken back are counted too."""
    seat: int | None
    """Who chose; None for chance."""
    given: object
    moves: tuple[Value, ...]
    """What could be chosen; nothing for chance."""
    events: list[Event] = field(default_factory=list)
    told_in: list[TurnTold | None] = field(default_factory=list)
    """To whose turns belonged what was told."""
    by_bot: bool = False
    """Whether a bot chose it for whoever has the seat."""


@dataclass
class Course:
    """A match that is over: one more position than inputs."""

    game: Game
    judge: Judge
    positions: list[Game]
    inputs: list[Input]
    together: bool
    """Whether all win or lose together."""

    @property
    def seats(self) -> int:
        return self.game.header.seats

    @cached_property
    def turns(self) -> list[int]:
        """In which turn of the match each input was, as its log counts them."""
        found: list[int] = []
        turns, last = 0, None
        for given in self.inputs:
            found.append(turns + (given.told_in[:1] not in ([], [last], [None])))
            for told in given.told_in:
                turns, last = turns + (told not in (last, None)), told
        return found

    def choices(self) -> list[int]:
        """The numbers of the positions in which somebody had more than one move."""
        return [n for n, one in enumerate(self.inputs) if len(one.moves) > 1]

    def chances(self) -> list[int]:
        """The numbers of the positions in which chance was to fall."""
        return [n for n, one in enumerate(self.inputs) if one.seat is None]


def course_of(log: Log, by_bots: Collection[int] = ()) -> Course:
    """The course that a log tells of; nothing is told of a match that is not over.

    These inputs of it, by number, bots chose for those who have the seats.
    """
    if not isinstance(log, Log):
        raise BadLog(f"{quoted(log)} is not a log; em.read_log makes one from its text")
    rules = ruleset(log.header.game)
    whole = match.replay(rules, log)
    if not whole.over:
        raise NotOver("the match is not over: nothing is told before its end")
    judging = judge(rules.id)
    game = match.replay(rules, Log(log.header, [], log.seed))
    positions = [_still(game, judging)]
    inputs: list[Input] = []
    for number in not_taken_back(whole.entries):
        inputs.append(_feed(game, number, whole.entries[number].given))
        inputs[-1].by_bot = number in by_bots
        positions.append(_still(game, judging))
    return Course(whole, judging, positions, inputs, judging.together(whole))


def _feed(game: Game, number: int, notation: object) -> Input:
    step = game.step
    assert step is not None
    given = step.heed(notation, game.ruleset.vocabulary())
    asked = isinstance(step, Ask)
    found = Input(number, game.to_move if asked else None, given, game.legal_moves())
    for done in game.advance(given):
        if done.events:
            found.events += done.events
            found.told_in.append(somebodys(game.ruleset.told_in(game.table, done.events)))
    return found


def _still(game: Game, judging: Judge) -> Game:
    twin = game.still()
    judging.prepare(twin)
    return twin
