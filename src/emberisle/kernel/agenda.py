"""Running an agenda, here and nowhere else: quickly for search, or step by step with all that is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from emberisle.kernel.luck import Luck, NoLuck
from emberisle.kernel.native import i64
from emberisle.kernel.steps import ASKS, DOES, DROPS, Event, FallAway, Step, Steps, not_steps
from emberisle.kernel.table import Table

_NO_LUCK: Final = NoLuck()
_NOTHING: Final[tuple[Step[Any], ...]] = ()


class Done:
    """A step that was done, and what was told of it."""

    __slots__ = ("events", "step")

    def __init__(self, step: Step[Any], events: list[Event]) -> None:
        self.step = step
        self.events = events


def put(agenda: list[Step[Any]], steps: Steps[Any], after: Step[Any] | None) -> None:
    """Put what ``after`` returned on top of an agenda, and drop what falls away."""
    if steps is not _NOTHING:
        try:
            agenda.extend(steps)
        except TypeError:
            raise not_steps(after, steps) from None
    while agenda and agenda[-1].kind == DROPS:
        falling = agenda.pop()
        assert isinstance(falling, FallAway)
        del agenda[_left(agenda, len(agenda), falling) :]


def tell_on(
    table: Table, agenda: list[Step[Any]], step: Step[Any], given: object, story: list[Event] | None
) -> Iterator[Done]:
    """Do this step, by what it is given, and what waits for nobody, in place, one step at a time.

    What is told goes into the story, if there is one.
    """
    while True:
        events = step.tell(table, given)
        put(agenda, step.do(table) if step.kind == DOES else step.take(table, given), step)
        if story is not None:
            story.extend(events)
        yield Done(step, events)
        if not agenda or agenda[-1].kind != DOES:
            return
        step = agenda.pop()
        given = None


def run(
    table: Table, agenda: list[Step[Any]], steps: Steps[Any], luck: Luck | None = None, to_ask: bool = False
) -> int:
    """Do these steps and what waits for nobody, in place and telling nothing; returns the decisions made.

    With luck, whatever waits takes an input at random, ``to_ask`` until a seat is asked, else to the end. The
    agenda is used as a stack that does not shrink before the end; a step that comes next is not laid on it.
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
        elif luck is None or (to_ask and kind == ASKS):
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
