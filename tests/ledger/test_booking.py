"""Every change is booked once, and the sums agree with the end to the last digit."""

from __future__ import annotations

from fractions import Fraction

import pytest

import emberisle as em
from emberisle.ledger.booking import Books, fitting
from emberisle.ledger.course import Course
from tests.ledger.matches import booked, played
from tests.own_games import OWN

MATCHES = [
    *[("fortune", *rest) for rest in ((2, 1, "random"), (3, 2, "easy"), (4, 3, "hard"))],
    *[("wildfire", seats, seed, "medium") for seats, seed in ((2, 1), (5, 2))],
    *[("board_game_battle", 4, seed, "random") for seed in range(4)],
    *[("fireball_island", seats, seed, "medium") for seats, seed in ((2, 4), (3, 3))],
    ("curse_of_vulkar", 2, 2, "medium"),
]  # fmt: skip


def test_every_game_is_among_them() -> None:
    assert {game for game, *_ in MATCHES} == set(OWN)


@pytest.mark.parametrize(("game_id", "seats", "seed", "level"), MATCHES)
def test_everything_adds_up_exactly(game_id: str, seats: int, seed: int, level: str) -> None:
    course, books = booked(played(game_id, seats, seed, level))
    assert_adds_up(course, books)
    assert sum(total.start for total in books.totals) == 1
    assert all(sum(entry.change) == 0 for entry in books.entries)
    assert all(sum(shares) == 1 for shares in books.curve)


def test_a_team_adds_up_too_and_everybody_has_its_chance() -> None:
    course, books = booked(played("curse_of_vulkar", 2, 6, "medium", {"mode": "cooperative"}))
    assert course.together
    assert_adds_up(course, books)
    assert all(len(set(entry.change)) == 1 for entry in books.entries)
    assert books.totals[0].start == books.curve[0][0]
    assert books.totals[0].chair == 0
    assert books.totals[0].end in (0, 1)


def assert_adds_up(course: Course, books: Books) -> None:
    winners = course.game.winners()
    for total in books.totals:
        assert total.start + total.luck + total.own + total.others == total.end
        assert total.chair == books.entries[0].change[total.seat]
        assert total.end == (
            0 if total.seat not in winners else 1 if course.together else Fraction(1, len(winners))
        )
        assert total.own <= 0
    assert len(books.entries) == len(books.curve) == len(course.positions)
    for entry, before, after in zip(books.entries[1:], books.curve, books.curve[1:], strict=False):
        assert tuple(b - a for a, b in zip(before, after, strict=True)) == entry.change
        assert (entry.seat is None) == (entry.kind == "luck")
        if entry.chances is not None and entry.seat is not None:
            assert entry.chances[0] - entry.chances[1] == entry.change[entry.seat] < 0
            assert 0 <= entry.chances[0] < entry.chances[1] <= 1
        assert (entry.chances is None) == (entry.better is None)
    assert all(0 <= share <= 1 for shares in books.curve for share in shares)


def test_where_nothing_is_left_to_chance_nothing_is_estimated() -> None:
    """Until the next draw or roll a choice without a loss leaves everybody's chance as it was."""
    course, books = booked(played("fortune", 2, 1, "hard"))
    forced = [n for n, one in enumerate(course.inputs) if len(one.moves) == 1]
    assert all(not any(books.entries[n + 1].change) and not any(books.entries[n + 1].error) for n in forced)
    assert books.errors[-1] == (0.0, 0.0)


def test_what_was_taken_back_is_not_booked() -> None:
    game = em.new("fortune", 2, seed=3, options={"finish_line": 3000})
    first = len(game.entries)
    game = em.undo(game.play(game.legal_moves()[0]), first)
    bot = em.bot("fortune", "medium")
    while game.to_move is not None:
        game = game.play(bot.choose(game, game.to_move))
    course, books = booked(game.log)
    assert len(books.curve) < len(game.log.entries)
    numbers = [entry.number for entry in books.entries if entry.number is not None]
    assert numbers == sorted(numbers)
    assert first not in numbers
    assert_adds_up(course, books)


def test_no_more_is_lost_than_there_was() -> None:
    half = Fraction(1, 2)
    assert fitting((half, -half), (Fraction(3, 4), Fraction(1, 4))) == (Fraction(1, 4), Fraction(-1, 4))
    assert fitting((half, -half), (half, half)) == (half, -half)
    assert fitting((half, -half), (Fraction(1), Fraction(0))) == (Fraction(0), Fraction(0))
