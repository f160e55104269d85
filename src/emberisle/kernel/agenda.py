"""Running an agenda, here and nowhere else: quickly for search, or step by step with all that is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from emberisle.kernel.luck import Luck, NoLuck
from emberisle.kernel.native import i64
from emberisle.kernel.steps import ASKS, DOES, DROPS, Do, Event, FallAway, Step, Steps, not_steps
from emberisle.kernel.table import Table

_NO_LUCK: Final = NoLuck()
_NOTHING: Final[tuple[Step[Any], ...]] = ()


class Done:
    """A step that was done, and what was told of it."""

    def __init__(self, step: Step[Any], events: list[Event]) -> None:
        self.step = step
        self.events = events


def put(agenda: list[Step[Any]], steps: Steps[Any], after: Step[Any] | None) -> None:
    """Put what ``after`` returned on top of an agenda, and drop what falls away."""
    try:
        agenda.extend(steps)
    except TypeError:
        raise not_steps(after, steps) from None
    while agenda:
        top = agenda[-1]
        if not isinstance(top, FallAway):
            return
        agenda.pop()
        del agenda[_left(agenda, len(agenda), top) :]


def tell_on(table: Table, agenda: list[Step[Any]]) -> Iterator[Done]:
    """Do what waits for nobody, in place, one step at a time."""
    while agenda:
        step = agenda[-1]
        if not isinstance(step, Do):
            return
        agenda.pop()
        events = step.tell(table, None)
        put(agenda, step.do(table), step)
        yield Done(step, events)


def run(table: Table, agenda: list[Step[Any]], steps: Steps[Any], luck: Luck | None = None) -> int:
    """Do these steps and what waits for nobody, in place and telling nothing; returns the decisions made.

    With luck, whatever waits takes an input at random, to the end of the game. The agenda is used as a stack
    that does not shrink before the end, and a step that comes next is never laid on it.
    """
    draws = luck or _NO_LUCK
    decisions: i64 = 0
    top: i64 = len(agenda)
    step: Step[Any] | None = None
    while True:
        if not steps:
            if steps is not _NOTHING and not isinstance(steps, tuple):
                raise not_steps(step, steps)
            if top == 0:
                break
            top -= 1
            step = agenda[top]
        else:
            try:
                last: i64 = len(steps) - 1
            except TypeError:
                raise not_steps(step, steps) from None
            if last == 1 and top < len(agenda):  # by far the most frequent
                agenda[top] = steps[0]
                top += 1
            elif last > 0:
                _lay_on(agenda, top, steps, last)
                top += last
            step = steps[last]
        kind = step.kind
        if kind == DOES:
            steps = step.do(table)
        elif kind == DROPS:
            assert isinstance(step, FallAway)
            top = _left(agenda, top, step)
            steps = ()
        elif luck is None:
            del agenda[top:]
            agenda.append(step)
            return decisions
        else:
            if kind == ASKS:
                decisions += 1
            steps = step.go(table, draws)
    agenda.clear()
    return decisions


def _lay_on(agenda: list[Step[Any]], top: i64, steps: Steps[Any], count: i64) -> None:
    """Lay so many of these steps on a stack that may be longer than what counts of it."""
    room: i64 = len(agenda)
    n: i64 = 0
    while n < count:
        if top < room:
            agenda[top] = steps[n]
        else:
            agenda.append(steps[n])
        top += 1
        n += 1


def _left(agenda: list[Step[Any]], top: i64, falling: FallAway) -> i64:
    """How much of an agenda is left when this has dropped its part."""
    if falling.to is None:
        return 0
    while top > 0 and falling.falls(agenda[top - 1]):
        top -= 1
    if top == 0:
        raise falling.missing()
    return top
