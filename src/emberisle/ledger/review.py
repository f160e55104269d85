"""Looking back on a match: its ledger, its luckiest moments, its costliest choices, and a verdict."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from emberisle.bots.characters import names_of, unnamed
from emberisle.kernel.errors import BadSeats, EmberisleError, quoted
from emberisle.kernel.log import Log
from emberisle.kernel.texts import LANGUAGES
from emberisle.ledger.booking import Books, book
from emberisle.ledger.course import Course, course_of
from emberisle.ledger.moments import InWords, Moment, costliest, costly, luckiest, lucky, unsure
from emberisle.ledger.weighing import Budget, Piece, Weighed, budget_for, weigh_in, weigh_piece
from emberisle.ledger.words import verdict
from emberisle.processes import divided

PIECES: Final = 100

Do = Callable[[Sequence[Piece]], Iterable[list[Weighed]]]
"""Does pieces of work, in any order."""
Tell = Callable[[int, int], None]
"""Is told how many of how many inputs have been weighed."""


class BadBudget(EmberisleError):
    """A number of rollouts or processes with which nothing can be found out."""


@dataclass(frozen=True)
class Review:
    """What luck and choices made of a match."""

    game: str
    names: tuple[str, ...]
    together: bool
    winners: tuple[int, ...]
    budget: Budget
    books: Books
    luckiest: tuple[Moment, ...]
    costliest: tuple[Moment, ...]
    verdict: InWords


def review(
    log: Log,
    rollouts: int | None = None,
    processes: int = 1,
    names: Sequence[str] = (),
    tell: Tell = lambda done, all_of_them: None,
) -> Review:
    """Look back on a finished match; the same log and rollouts give the same, by however many processes."""
    course, budget = begin(log, rollouts)
    if processes < 1:
        raise BadBudget(f"a review takes 1 process or more, not {processes}")
    text, size = log.text(), max(1, len(course.inputs) // PIECES)
    do: Do = partial(map, partial(weigh_in, course))
    if processes > 1:
        do = partial(divided, weigh_piece, processes=processes)
    every: dict[int, Weighed] = {}
    for every in weigh_all(course, budget, do, text, 1 if processes == 1 else size):
        tell(len(every), len(course.inputs))
    return finish(course, budget, [every[at] for at in sorted(every)], names)


def begin(log: Log, rollouts: int | None = None, by_bots: Collection[int] = ()) -> tuple[Course, Budget]:
    """The match, with the inputs that bots chose for somebody, and how much is tried out for it."""
    if rollouts is not None and rollouts < 1:
        raise BadBudget(f"a review takes 1 rollout or more, not {rollouts}")
    course = course_of(log, by_bots)
    return course, budget_for(course, rollouts)


def weigh_all(
    course: Course, budget: Budget, do: Do, log: str = "", size: int = 1
) -> Iterator[dict[int, Weighed]]:
    """All that is known after each piece of work: everything once, what would be named once more."""
    count = len(course.inputs)
    every: dict[int, Weighed] = {}
    sure: set[int] = set()
    pieces = [Piece(log, budget, first, min(count, first + size)) for first in range(0, count, size)]
    while pieces:
        for some in do(pieces):
            every.update({one.at: one for one in some})
            yield every
        again = unsure(course, [every[at] for at in range(count)], sure)
        sure |= {one.at for one in again}
        pieces = [Piece(log, budget, one.at, one.at + 1, again=one) for one in again]


def finish(course: Course, budget: Budget, weighed: Sequence[Weighed], names: Sequence[str] = ()) -> Review:
    """Book what was found out, and put it into words."""
    header = course.game.header
    known = tuple(names) or names_of(header.players, header.commitment) or unnamed(course.seats)
    if len(known) != course.seats:
        raise BadSeats(f"{len(known)} names do not fit {course.seats} seats: {quoted(known)}")
    books = book(course, weighed)
    winners = tuple(course.game.winners())
    said = {language: verdict(books, winners, course.together, known, language) for language in LANGUAGES}
    return Review(
        game=course.game.ruleset.id,
        names=known,
        together=course.together,
        winners=winners,
        budget=budget,
        books=books,
        luckiest=tuple([lucky(course, entry, known) for entry in luckiest(books)]),
        costliest=tuple([costly(course, entry, known) for entry in costliest(books)]),
        verdict=said,
    )
