"""Weighing a position or a choice by rollouts. Each is weighed on its own, so that any process can do it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from math import sqrt
from typing import Final

from emberisle.bots.judge import Judge, TurnPoints
from emberisle.kernel.game import Game
from emberisle.kernel.log import read_log
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.values import Value
from emberisle.ledger.course import Course, Input, course_of

WHOLE: Final = 1 << 20
"""A share of the win is a whole number of parts of this, so that sums are exact."""
DOUBT: Final = 2.0
"""By so many standard errors another move must have done better before a choice is held to be a mistake."""
PER_CHOICE: Final = 2
"""About so many moves are tried for a choice: most often there is one that is sensible, sometimes four."""
FEWEST: Final = 8
MOST: Final = 1_000
CLOSER: Final = 80
"""What is to be named is weighed once more, with about such a part of all rollouts."""

Shares = tuple[Fraction, ...]
"""What each seat has of the win."""
Errors = tuple[float, ...]
Pair = tuple[Fraction, Fraction]


@dataclass(frozen=True)
class Budget:
    """In how many rollouts each position is weighed, each move of a choice, and what is to be named."""

    values: int
    choices: int
    """None where choices are known without trying."""
    closer: int


@dataclass(frozen=True)
class Weighed:
    """What was found out about one position and the input that followed."""

    at: int
    value: Shares = ()
    """Everybody's chance, where chance was to fall."""
    foreseen: Shares = ()
    """The same, seen no further ahead than where chance fell before, if that was in an earlier turn."""
    error: Errors = ()
    """The standard error of the value, or of what was lost."""
    lost: Shares = ()
    """What the best move found would have given everybody more than the chosen one."""
    surely_lost: Fraction = Fraction(0)
    """What the choice lost who made it, where that is known without trying."""
    better: int | None = None
    """The number of the best move among those that could be made."""
    chances: Pair | None = None
    """The mover's chance with the choice, and with the best move."""
    turn: TurnPoints | None = None


def budget_for(course: Course, rollouts: int | None = None) -> Budget:
    """Half of the rollouts for positions, half for choices; all for positions where choices need none."""
    choices, chances = len(course.choices()), len(course.chances())
    whole = course.judge.rollouts(choices) if rollouts is None else rollouts
    known = type(course.judge).loss is not Judge.loss
    for_values = whole if known or not choices else whole // 2
    for_choices = (whole - for_values) // max(1, PER_CHOICE * choices)
    values, each = _within(for_values // max(1, chances)), 0 if known else _within(for_choices)
    return Budget(values, each, max(2 * values, 2 * each, whole // CLOSER))


def _within(rollouts: int) -> int:
    return max(FEWEST, min(MOST, rollouts))


@dataclass(frozen=True)
class Piece:
    """Some of the positions of a match, to be weighed by one process."""

    log: str
    budget: Budget
    first: int
    beyond: int
    again: Weighed | None = None
    """What was found out there, if it is to be weighed once more."""


def weigh_piece(piece: Piece) -> list[Weighed]:
    return weigh_in(_known_course(piece.log), piece)


def weigh_in(course: Course, piece: Piece) -> list[Weighed]:
    """What is found out about a piece of this match."""
    if piece.again is not None:
        return [weigh_closer(course, piece.again, piece.budget)]
    return [weigh(course, at, piece.budget) for at in range(piece.first, piece.beyond)]


@lru_cache(maxsize=1)
def _known_course(log: str) -> Course:
    return course_of(read_log(log))


def weigh(course: Course, at: int, budget: Budget) -> Weighed:
    """What a position is worth if chance is to fall, or else what the choice lost there."""
    position, given = course.positions[at], course.inputs[at]
    turn = _turn_points(course, at)
    if given.seat is None:
        return _valued(course, Weighed(at, turn=turn), budget.values)
    if len(given.moves) == 1:
        return Weighed(at, turn=turn)
    assert isinstance(given.given, Value)
    loss = course.judge.loss(position, given.given, course.positions[at + 1])
    if loss is not None:
        better = given.moves.index(loss.best[0])
        lost, left = _parts(loss.chance), _parts(loss.left)
        return Weighed(at, surely_lost=lost, better=better, chances=(left, left + lost), turn=turn)
    return _compared(course, at, given, budget.choices, turn)


def weigh_closer(course: Course, found: Weighed, budget: Budget) -> Weighed:
    """The same with more rollouts and fresh luck; what is not clearly lost then is not held to be lost."""
    if found.value:
        return _valued(course, found, budget.closer, "closer")
    if found.lost:
        assert found.better is not None
        fates = _fates(course, found.at, "closer", 2 * budget.closer)
        return _lost_against(course, found.at, found.better, fates, found.turn, DOUBT)
    return found


def _parts(share: float) -> Fraction:
    return Fraction(round(share * WHOLE), WHOLE)


def _turn_points(course: Course, at: int) -> TurnPoints | None:
    before = course.positions[at - 1] if at else None
    move = course.inputs[at - 1].given if at else None
    return course.judge.turn_points(course.positions[at], before, move if isinstance(move, Value) else None)


# -- rollouts


def _valued(course: Course, found: Weighed, rollouts: int, purpose: str = "value") -> Weighed:
    at, turn = found.at, course.judge.turn
    value, error = value_of(course, at, rollouts, purpose)
    before = next((n for n in reversed(range(at)) if course.inputs[n].seat is None), at)
    seen_from = turn(course.positions[before])
    if seen_from == turn(course.positions[at]):
        return replace(found, value=value, error=error)
    foreseen, _ = value_of(course, at, rollouts, purpose, seen_from)
    return replace(found, value=value, error=error, foreseen=foreseen)


def value_of(
    course: Course, at: int, rollouts: int, purpose: str = "value", turn: int | None = None
) -> tuple[Shares, Errors]:
    """Everybody's chance of winning from the true position, perhaps as foreseen, and its standard error."""
    fates = _fates(course, at, purpose, rollouts)
    return _mean([_rolled_out(course, course.positions[at].still(), fate, turn) for fate in fates])


def _compared(course: Course, at: int, given: Input, rollouts: int, turn: TurnPoints | None) -> Weighed:
    """Find the best other move with one set of rollouts, and weigh it with another, which it did not win."""
    seat = given.seat
    assert seat is not None
    thinking = course.positions[at].guess(seat, QuickLuck(next(_fates(course, at, "thinking", 1))))
    others = [move for move in course.judge.candidates(thinking, seat) if move != given.given]
    if not others:
        return Weighed(at, turn=turn)
    moves = (given.given, *others)
    tried = [_tried(course, at, moves, fate) for fate in _fates(course, at, "search", rollouts)]
    found = [_ahead(tried, n) for n in range(1, len(moves))]
    best = max(range(len(others)), key=lambda n: found[n][0][seat])
    mean, error = found[best]
    if mean[seat] <= DOUBT * error[seat]:
        return Weighed(at, turn=turn)
    fates = _fates(course, at, "check", 2 * rollouts)
    return _lost_against(course, at, given.moves.index(others[best]), fates, turn)


def _lost_against(
    course: Course, at: int, better: int, fates: Iterator[int], turn: TurnPoints | None, doubt: float = 0.0
) -> Weighed:
    """What the choice lost against this move, unless that is nothing, or not clear."""
    given = course.inputs[at]
    seat = given.seat
    assert seat is not None
    tried = [_tried(course, at, (given.given, given.moves[better]), fate) for fate in fates]
    lost, error = _ahead(tried, 1)
    if lost[seat] <= doubt * error[seat]:
        return Weighed(at, turn=turn)
    left = _mean([results[0] for results in tried])[0][seat]
    return Weighed(at, error=error, lost=lost, better=better, chances=(left, left + lost[seat]), turn=turn)


def _tried(course: Course, at: int, moves: Sequence[object], fate: int) -> list[list[int]]:
    """What each of these moves gives everybody, in one guess and with one luck."""
    seat = course.inputs[at].seat
    assert seat is not None
    guess = course.positions[at].guess(seat, QuickLuck(fate))
    results: list[list[int]] = []
    for move in moves:
        game = guess.still()
        game.push(move)
        results.append(_rolled_out(course, game, fate + 1))
    return results


def _ahead(tried: Sequence[Sequence[Sequence[int]]], number: int) -> tuple[Shares, Errors]:
    """What this move gives everybody more than the first, which was chosen."""
    return _mean([[a - b for a, b in zip(results[number], results[0], strict=True)] for results in tried])


def _rolled_out(course: Course, game: Game, fate: int, turn: int | None = None) -> list[int]:
    """Everybody's share after one rollout, in parts; where it is divided, the parts make up the whole."""
    luck = QuickLuck(fate)
    game.luck = luck
    judge = course.judge
    shares = judge.play_on(game, luck) if turn is None else judge.play_on_from(game, turn, luck)
    parts = [round(share * WHOLE) for share in shares]
    if not course.together:
        parts[parts.index(max(parts))] += WHOLE - sum(parts)
    return parts


def _fates(course: Course, at: int, purpose: str, count: int) -> Iterator[int]:
    """Seeds that depend on the match and the position only, whichever process asks."""
    key = f"{course.game.header.commitment} {at} {purpose}".encode()
    first = int.from_bytes(hashlib.sha256(key).digest()[:6], "big")
    return iter(range(first, first + 2 * count, 2))


def _mean(results: Sequence[Sequence[int]]) -> tuple[Shares, Errors]:
    """The mean of these results for each seat, exactly, and its standard error."""
    count = len(results)
    means: list[Fraction] = []
    errors: list[float] = []
    for column in zip(*results, strict=True):
        mean = Fraction(sum(column), count * WHOLE)
        squares = sum([(part / WHOLE - float(mean)) ** 2 for part in column])
        means.append(mean)
        errors.append(sqrt(squares / max(1, count - 1) / count))
    return tuple(means), tuple(errors)
