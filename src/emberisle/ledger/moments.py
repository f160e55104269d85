"""The moments that are worth a word: where luck helped most, and which choices cost most, and why."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from emberisle.bots.advice import Advice, advise
from emberisle.kernel.texts import LANGUAGES
from emberisle.kernel.values import Value
from emberisle.ledger.booking import Books, Entry, book
from emberisle.ledger.course import Course
from emberisle.ledger.weighing import Weighed
from emberisle.ledger.words import in_percent

NAMED: Final = 3
"""So many lucky moments are named, and so many costly choices."""
SENTENCES: Final = 3
"""So much is told of a moment."""
ENOUGH: Final = 40
"""So many positions and choices are weighed once more at most."""

InWords = dict[str, str]
"""A text in each language."""


@dataclass(frozen=True)
class Moment:
    """A moment that is worth looking at again."""

    entry: Entry
    turn: int
    """In which turn of the match it was."""
    seat: int
    """Whom luck favoured, or who chose, or for whom a bot did."""
    change: Fraction
    """What it changed for this seat."""
    error: float
    told: InWords
    """What happened, or what was chosen."""
    better: InWords
    """What would have been better, for a choice."""
    why: InWords
    """How likely that would have won instead, and what more speaks for it, where the bots know it."""


def luckiest(books: Books) -> list[Entry]:
    """The entries of luck by which somebody won most."""
    found = [entry for entry in books.entries if entry.kind == "luck" and max(_fell(entry)) > 0]
    return sorted(found, key=lambda entry: -max(_fell(entry)))[:NAMED]


def _fell(entry: Entry) -> list[Fraction]:
    """What dice, cards or marbles themselves changed."""
    outlook = entry.outlook or (Fraction(0),) * len(entry.change)
    return [change - foreseen for change, foreseen in zip(entry.change, outlook, strict=True)]


def costliest(books: Books) -> list[Entry]:
    """The choices by which somebody lost most."""
    found = [entry for entry in books.entries if entry.seat is not None and _own(entry) < 0]
    return sorted(found, key=_own)[:NAMED]


def _turn(course: Course, entry: Entry) -> int:
    return course.turns[entry.position - 1]


def _own(entry: Entry) -> Fraction:
    assert entry.seat is not None
    return entry.change[entry.seat]


def unsure(course: Course, weighed: Sequence[Weighed], sure: Collection[int]) -> list[Weighed]:
    """What the moments rest on that would be named, as far as it was not weighed once more."""
    if len(sure) >= ENOUGH:
        return []
    books = book(course, weighed)
    found = {entry.position - 1 for entry in costliest(books) if weighed[entry.position - 1].lost}
    for entry in luckiest(books):
        following = range(entry.position, len(weighed))
        found |= {entry.position - 1, *[at for at in following if weighed[at].value][:1]}
    return [weighed[at] for at in sorted(found) if at not in sure]


# -- in words


def lucky(course: Course, entry: Entry, names: tuple[str, ...]) -> Moment:
    """A lucky moment, told."""
    fell = _fell(entry)
    seat = fell.index(max(fell))
    told = {language: told_of(course, entry, names, language) for language in LANGUAGES}
    return Moment(entry, _turn(course, entry), seat, fell[seat], entry.error[seat], told, {}, {})


def told_of(course: Course, entry: Entry, names: tuple[str, ...], language: str) -> str:
    """What was told of an input."""
    events = course.inputs[entry.position - 1].events[:SENTENCES]
    return " ".join([course.game.ruleset.sentence(event, names, language) for event in events])


def costly(course: Course, entry: Entry, names: tuple[str, ...]) -> Moment:
    """A costly choice, with what would have been better and why."""
    seat, given = entry.seat, course.inputs[entry.position - 1]
    assert seat is not None
    assert entry.better is not None
    assert isinstance(given.given, Value)
    better, rules = given.moves[entry.better], course.game.ruleset
    best, usual = _advice(course, entry, better, given.given)
    told, instead, why = InWords(), InWords(), InWords()
    for language in LANGUAGES:
        told[language] = rules.label_among(given.given, given.moves, names, language)
        instead[language] = rules.label_among(better, given.moves, names, language)
        said = best.speaks_for(usual, names, language) if best is not None else ""
        assert entry.chances is not None
        why[language] = in_percent(*entry.chances, language) + (f" {said}" if said else "")
    change, error = entry.change[seat], entry.error[seat]
    return Moment(entry, _turn(course, entry), seat, change, error, told, instead, why)


def _advice(
    course: Course, entry: Entry, better: Value, chosen: Value
) -> tuple[Advice | None, Advice | None]:
    """What the adviser knows of the better choice, as it was meant, and of the chosen one."""
    before, after = course.positions[entry.position - 1], course.positions[entry.position]
    assert entry.seat is not None
    advice = advise(before, entry.seat)
    loss = course.judge.loss(before, chosen, after)
    meant = (better,) if loss is None else loss.best
    best = next((one for one in advice if one.moves[: len(meant)] == meant), None)
    return best, next((one for one in advice if one.moves[0] == chosen), None)
