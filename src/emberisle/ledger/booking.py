"""Booking: every change of everybody's chance goes to luck or to a choice, and the sums agree exactly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import hypot
from typing import Literal

from emberisle.ledger.course import Course, Input
from emberisle.ledger.weighing import WHOLE, Errors, Pair, Shares, Weighed

Kind = Literal["chair", "luck", "choice"]


@dataclass(frozen=True)
class TurnEntry:
    """What an input did to the points that a seat's turn was going to bring, exactly."""

    seat: int
    before: Fraction
    after: Fraction
    """Once the turn is over, the points that it brought."""
    begins: bool
    ends: bool

    @property
    def change(self) -> Fraction:
        return self.after - self.before


@dataclass(frozen=True)
class Entry:
    """One change of everybody's chance of winning, and what it is booked to."""

    kind: Kind
    number: int | None
    """The number of the input in the log; none for the luck of the chair."""
    position: int
    """After so many inputs, those that were taken back aside, this stood at the table."""
    seat: int | None
    """Who chose, or for whom a bot did; nobody for luck."""
    change: Shares
    error: Errors
    """The standard error of each change; 0 where nothing was estimated."""
    better: int | None = None
    """The number of the best move among those that could be made, where the choice lost something."""
    chances: Pair | None = None
    """The mover's chance with this choice and with the better one, which is ahead by what was lost."""
    points: TurnEntry | None = None
    outlook: Shares = ()
    """What of the change became visible only as one could see further ahead: nothing that fell here."""
    by_bot: bool = False
    """Whether a bot chose for whoever has the seat, and so it is none of theirs."""


@dataclass(frozen=True)
class Total:
    """What made a seat's result: start + luck + own + others + stand_ins = end."""

    seat: int
    start: Fraction
    """The same for everybody; the chance of a team as it was at the start."""
    luck: Fraction
    """All of it, that of the chair too."""
    chair: Fraction
    """What of the luck was the chair's: what it was worth before anything had happened."""
    own: Fraction
    """What the seat's own choices did, never more than 0."""
    others: Fraction
    """What the choices of the others did."""
    end: Fraction
    luck_error: float
    own_error: float
    others_error: float
    skill_error: float
    chair_error: float
    stand_ins: Fraction = Fraction(0)
    """What bots did that chose for somebody, for this seat or for another."""
    stand_ins_error: float = 0.0
    own_bot: Fraction = Fraction(0)
    """What of it a bot chose for this seat."""
    own_bot_error: float = 0.0
    stood_in: int = 0
    """How often a bot chose for this seat where there was something to choose."""

    @property
    def skill(self) -> Fraction:
        """What choices did for this seat in all: those of others, less what its own have lost."""
        return self.own + self.others


@dataclass(frozen=True)
class Books:
    """The ledger: a curve of everybody's chance after every input, the entries between, and the totals."""

    curve: tuple[Shares, ...]
    errors: tuple[Errors, ...]
    entries: tuple[Entry, ...]
    totals: tuple[Total, ...]


def book(course: Course, weighed: Sequence[Weighed]) -> Books:
    """Everything that was found out, from the end of the match to its beginning."""
    curve, errors = [end_of(course)], [(0.0,) * course.seats]
    entries: list[Entry] = []
    points = _turn_entries(course, weighed)
    outlook: Shares = ()
    for at in reversed(range(len(course.inputs))):
        found, given, after, doubt = weighed[at], course.inputs[at], curve[-1], errors[-1]
        if given.seat is None:
            before, error, told = found.value, found.error, _both(found.error, doubt)
        else:
            lost = fitting(_lost(found, given.seat, after), after)
            before, told = _sum(after, lost), found.error or (0.0,) * course.seats
            error = _both(told, doubt)
        entry = _entry(given, at, before, after, told, found, points.get(at))
        if given.by_bot:
            entry = replace(entry, by_bot=True)
        if given.seat is None:
            entry = replace(entry, outlook=outlook)
            outlook = _difference(found.value, found.foreseen) if found.foreseen else ()
        entries.append(entry)
        curve.append(before)
        errors.append(error)
    start = curve[-1] if course.together else (Fraction(1, course.seats),) * course.seats
    entries.append(Entry("chair", None, 0, None, _difference(curve[-1], start), errors[-1]))
    entries.reverse()
    totals = [_total(course, seat, start[seat], entries, weighed) for seat in range(course.seats)]
    return Books(tuple(reversed(curve)), tuple(reversed(errors)), tuple(entries), tuple(totals))


def _entry(
    given: Input,
    at: int,
    before: Shares,
    after: Shares,
    error: Errors,
    found: Weighed,
    turn: TurnEntry | None,
) -> Entry:
    change = _difference(after, before)
    if given.seat is None:
        return Entry("luck", given.number, at + 1, None, change, error, points=turn)
    if not any(change):
        return Entry("choice", given.number, at + 1, given.seat, change, error, points=turn)
    chances = found.chances
    if chances is None or chances[0] - chances[1] != change[given.seat]:  # no more was left to lose
        chances = after[given.seat], before[given.seat]
    return Entry("choice", given.number, at + 1, given.seat, change, error, found.better, chances, turn)


def end_of(course: Course) -> Shares:
    """Everybody's share of the win, which is known."""
    winners = course.game.winners()
    each = Fraction(1, 1 if course.together else max(1, len(winners)))
    return tuple([each if seat in winners else Fraction(0) for seat in range(course.seats)])


def _lost(found: Weighed, seat: int, after: Shares) -> Shares:
    """What a choice lost its mover and gave the others: what is only known as a whole, they share."""
    if found.lost or not found.surely_lost:
        return found.lost or (Fraction(0),) * len(after)
    left = 1 - after[seat]
    lost = min(found.surely_lost, left)
    shares = [Fraction(-int(lost * share / left * WHOLE), WHOLE) if left else Fraction(0) for share in after]
    shares[seat] = lost
    most = max([other for other in range(len(after)) if other != seat], key=after.__getitem__)
    shares[most] -= sum(shares)
    return tuple(shares)


def fitting(lost: Shares, after: Shares) -> Shares:
    """As much of a loss as could be lost: before it nobody had more than everything or less than nothing."""
    part = Fraction(1)
    for change, share in zip(lost, after, strict=True):
        if share + change > 1:
            part = min(part, (1 - share) / change)
        elif share + change < 0:
            part = min(part, share / -change)
    return lost if part == 1 else tuple([change * part for change in lost])


def _total(
    course: Course, seat: int, start: Fraction, entries: Sequence[Entry], weighed: Sequence[Weighed]
) -> Total:
    def of(*kinds: Kind) -> list[Entry]:
        return [entry for entry in entries if entry.kind in kinds]

    stand_ins = [entry for entry in of("choice") if entry.by_bot]
    own_bot = [entry for entry in stand_ins if entry.seat == seat]
    own = [entry for entry in of("choice") if entry.seat == seat and not entry.by_bot]
    others = [entry for entry in of("choice") if entry.seat != seat and not entry.by_bot]
    known = _error(of("choice"), seat)
    return Total(
        seat=seat,
        start=start,
        luck=_summed(of("chair", "luck"), seat),
        chair=_summed(of("chair"), seat),
        own=_summed(own, seat),
        others=_summed(others, seat),
        end=end_of(course)[seat],
        luck_error=_luck_error(seat, entries, weighed) if course.together else known,
        own_error=_error(own, seat),
        others_error=_error(others, seat),
        skill_error=_error([*own, *others], seat),
        chair_error=_error(of("chair"), seat),
        stand_ins=_summed(stand_ins, seat),
        stand_ins_error=_error(stand_ins, seat),
        own_bot=_summed(own_bot, seat),
        own_bot_error=_error(own_bot, seat),
        stood_in=len(
            [one for one in course.inputs if one.by_bot and one.seat == seat and len(one.moves) > 1]
        ),
    )


def _luck_error(seat: int, entries: Sequence[Entry], weighed: Sequence[Weighed]) -> float:
    """Every value ends one entry and begins the next, but for the first: only that one counts in the sum.

    Where the start is known, luck and choices make up a sum that is known, and have the same error.
    """
    first = next((one for one in weighed if one.value), None)
    if first is None:
        return 0.0
    later = [entry for entry in entries if entry.kind == "choice" and entry.position > first.at]
    return hypot(first.error[seat], _error(later, seat))


def _summed(entries: Sequence[Entry], seat: int) -> Fraction:
    return sum([entry.change[seat] for entry in entries], Fraction(0))


def _error(entries: Sequence[Entry], seat: int) -> float:
    return hypot(*[entry.error[seat] for entry in entries])


def _sum(one: Shares, other: Shares) -> Shares:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def _difference(one: Shares, other: Shares) -> Shares:
    return tuple([a - b for a, b in zip(one, other, strict=True)])


def _both(one: Errors, other: Errors) -> Errors:
    return tuple([hypot(a, b) for a, b in zip(one, other, strict=True)])


# -- points within turns


def _turn_entries(course: Course, weighed: Sequence[Weighed]) -> dict[int, TurnEntry]:
    """For each input within a turn whose points are known exactly, what it did to them."""
    found: dict[int, TurnEntry] = {}
    scores: list[int] = []
    begins = True
    for at in range(len(course.inputs)):
        turn = weighed[at].turn
        if turn is None:
            begins = True
            continue
        if turn.begins or begins:
            scores, begins = course.positions[at].scores(), True
        following = weighed[at + 1].turn if at + 1 < len(weighed) else None
        ends = following is None or following.begins
        if following is None or ends:
            brought = course.positions[at + 1].scores()[turn.seat] - scores[turn.seat]
            after = Fraction(brought)
        else:
            after = exact(following.expected)
        found[at] = TurnEntry(turn.seat, exact(turn.expected), after, begins, ends)
        begins = False
    return found


def exact(points: float) -> Fraction:
    """Points to a millionth, which is more than the solver is sure of, as an exact number."""
    return Fraction(round(points * 1_000_000), 1_000_000)


@dataclass(frozen=True)
class TurnSums:
    """What the turns of a seat were going to bring, what changed that, and what they brought."""

    expected: Fraction
    luck: Fraction
    choices: Fraction
    by_bots: Fraction = Fraction(0)
    """What a bot chose for whoever has the seat."""

    @property
    def brought(self) -> Fraction:
        return self.expected + self.luck + self.choices + self.by_bots


def turn_sums(entries: Sequence[Entry], seat: int) -> TurnSums | None:
    """The turns of a seat, all together; None where points of turns are not known."""
    expected = luck = choices = by_bots = Fraction(0)
    known = False
    for entry in entries:
        if entry.points is None:
            continue
        known = True
        if entry.points.seat == seat:
            expected += entry.points.before if entry.points.begins else 0
            luck += entry.points.change if entry.kind == "luck" else 0
            choices += entry.points.change if entry.kind == "choice" and not entry.by_bot else 0
            by_bots += entry.points.change if entry.by_bot else 0
    return TurnSums(expected, luck, choices, by_bots) if known else None
