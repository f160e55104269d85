"""A review as the page draws it."""

from __future__ import annotations

from fractions import Fraction

from emberisle.kernel.values import Value
from emberisle.ledger.booking import Entry, Total, TurnSums, turn_sums
from emberisle.ledger.course import Course
from emberisle.ledger.moments import Moment, told_of
from emberisle.ledger.review import Review
from emberisle.server.messages import ReviewMoment, ReviewPicture, ReviewPoint, ReviewTotal, ReviewTurns


def picture(course: Course, review: Review, language: str) -> ReviewPicture:
    """All that is shown, in this language; what changed nothing is left out of the curve."""
    books = review.books
    points = [_point(course, review, entry, language) for entry in books.entries if _changes(entry)]
    turns = [turn_sums(books.entries, seat) for seat in range(course.seats)]
    return ReviewPicture(
        verdict=review.verdict[language],
        together=review.together,
        inputs=len(course.game.entries),
        curve=points,
        totals=[_total(total) for total in books.totals],
        turns=[_turns(sums) for sums in turns if sums is not None],
        luckiest=[_moment(moment, language) for moment in review.luckiest],
        costliest=[_moment(moment, language) for moment in review.costliest],
    )


def _turns(sums: TurnSums) -> ReviewTurns:
    return ReviewTurns(
        expected=float(sums.expected),
        luck=float(sums.luck),
        choices=float(sums.choices),
        by_bots=float(sums.by_bots),
        brought=round(sums.brought),
    )


def _changes(entry: Entry) -> bool:
    """Whether there is anything to see of an entry; the chair is where the curve begins."""
    return entry.kind == "chair" or any(_share(share) for share in entry.change)


def _point(course: Course, review: Review, entry: Entry, language: str) -> ReviewPoint:
    chances = [_share(share) for share in review.books.curve[entry.position]]
    errors = [round(error, 4) for error in review.books.errors[entry.position]]
    changes = [_share(share) for share in entry.change]
    told = _told(course, entry, review.names, language)
    turn = 0 if entry.kind == "chair" else course.turns[entry.position - 1]
    return ReviewPoint(
        inputs=_inputs(entry),
        turn=turn,
        kind=entry.kind,
        seat=entry.seat,
        chances=chances,
        errors=errors,
        change=changes,
        told=told,
        by_bot=entry.by_bot,
    )


def _told(course: Course, entry: Entry, names: tuple[str, ...], language: str) -> str:
    """What happened, or what somebody chose; nothing for the luck of the chair."""
    if entry.kind == "chair":
        return ""
    given = course.inputs[entry.position - 1]
    if entry.kind == "luck":
        return told_of(course, entry, names, language)
    assert isinstance(given.given, Value)
    return course.game.ruleset.label_among(given.given, given.moves, names, language)


def _inputs(entry: Entry) -> int:
    return 0 if entry.number is None else entry.number + 1


def _total(total: Total) -> ReviewTotal:
    return ReviewTotal(
        start=_points(total.start),
        luck=_points(total.luck),
        chair=_points(total.chair),
        own=_points(total.own),
        others=_points(total.others),
        stand_ins=_points(total.stand_ins),
        own_bot=_points(total.own_bot),
        end=_points(total.end),
        chair_error=round(100 * total.chair_error, 2),
        luck_error=round(100 * total.luck_error, 2),
        own_error=round(100 * total.own_error, 2),
        others_error=round(100 * total.others_error, 2),
        stand_ins_error=round(100 * total.stand_ins_error, 2),
        own_bot_error=round(100 * total.own_bot_error, 2),
        stood_in=total.stood_in,
    )


def _moment(moment: Moment, language: str) -> ReviewMoment:
    return ReviewMoment(
        inputs=_inputs(moment.entry),
        turn=moment.turn,
        seat=moment.seat,
        change=_points(moment.change),
        error=round(100 * moment.error, 2),
        told=moment.told[language],
        better=moment.better.get(language, ""),
        why=moment.why.get(language, ""),
        by_bot=moment.entry.by_bot,
    )


def _share(share: Fraction) -> float:
    return round(float(share), 4)


def _points(share: Fraction) -> float:
    return round(100 * float(share), 2)
