"""Intervals are those of the textbook, and differences are counted game by game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from emberisle.lab import counting
from emberisle.lab.plan import make_plan
from emberisle.lab.playing import Played, play_game
from emberisle.lab.words import words_in
from emberisle.lab.writing import settled

EN = words_in("en")
PLAN = make_plan("fortune", 2, ("medium", "random"), compare=[{"finish_line": 3000}])
BASE = Played(0, 0, ("medium", "random"), (0,), (8000, 4000), decisions=50, moves=60, turns=20)


def test_wilsons_interval() -> None:
    """50 of 100 is between 40.4 % and 59.6 %; none of 10 can still be 27.8 % (Wilson 1927, Newcombe 1998)."""
    half = counting.share("", [1.0, 0.0] * 50)
    assert (half.value, half.low, half.high) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)
    none = counting.share("", [0.0] * 10)
    assert (none.low, none.high) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_the_interval_of_a_mean() -> None:
    """Of 2, 4, 4, 4, 5, 5, 7, 9 the mean is 5 and the deviation the root of 32/7."""
    found = counting.mean("", [2, 4, 4, 4, 5, 5, 7, 9])
    assert found.value == 5
    assert found.high - found.value == pytest.approx(1.959964 * (32 / 7 / 8) ** 0.5)


def test_wins_add_up_and_shared_ones_count_in_part() -> None:
    games = [BASE, replace(BASE, winners=(0, 1)), replace(BASE, bots=("random", "medium"))]
    assert [one.value for one in counting.wins_by_seat(PLAN, games)] == pytest.approx([2.5 / 3, 0.5 / 3])
    assert {one.name: one.value for one in counting.wins_by_bot(PLAN, games)} == pytest.approx(
        {"medium": 0.5, "random": 0.5}
    )


def test_a_win_that_is_shared_is_a_tie() -> None:
    games = [BASE, BASE, BASE, replace(BASE, winners=(0, 1))]
    assert {one.name: one.value for one in counting.figures(games)}["games with a shared win"] == 0.25


def test_intervals_stay_where_such_a_number_can_be() -> None:
    """Of two games in which the lead changed once and never, 1.96 standard errors reach far below none."""
    games = [replace(BASE, lead_changes=1, decided=1.0), replace(BASE, decided=0.4), BASE]
    found = {one.name: one for one in counting.figures(games)}
    assert (found["lead changes"].low, found["winner ahead for good after"].high) == (0, 1)
    for one in found.values():
        assert not one.is_share or 0 <= one.low <= one.value <= one.high <= 1
    shared = [
        replace(BASE, variant=v, number=n, winners=(0, 1) if v and n else (0,))
        for n in range(9)
        for v in (0, 1)
    ]
    effect = next(one for one in counting.effects(PLAN, shared) if one.figure == "games with a shared win")
    assert effect.change == pytest.approx(8 / 9)
    assert effect.high == 1


def test_where_all_win_or_lose_the_team_is_told_of_and_nobody_else() -> None:
    """Nine of ten are won: between 59.6 % and 98.2 % by Wilson's interval."""
    team = replace(BASE, together=True, winners=(0, 1))
    games = [replace(team, winners=()), *[team] * 9]
    found = counting.team_wins(games)
    assert found is not None
    assert (found.value, found.low, found.high) == pytest.approx((0.9, 0.5958, 0.9821), abs=1e-4)
    assert counting.wins_by_seat(PLAN, games) == counting.wins_by_bot(PLAN, games) == []
    assert [one.name for one in counting.figures(games)] == ["turns", "decisions", "minutes with people"]
    assert counting.team_wins([BASE]) is None


def test_two_ways_to_win_are_compared_in_what_means_something_in_both() -> None:
    apart = [replace(BASE, number=number) for number in range(3)]
    together = [replace(BASE, variant=1, number=number, together=True, winners=()) for number in range(3)]
    compared = [one.figure for one in counting.effects(PLAN, [*apart, *together])]
    assert compared == ["turns", "decisions", "minutes with people"]


@pytest.mark.parametrize(("games", "told"), [(0.2, 1), (31.4, 32), (717628, 720000), (1001, 1100)])
def test_games_that_it_takes_are_told_to_two_digits(games: float, told: int) -> None:
    assert counting.rounded_up(games) == told


def test_effects_are_counted_between_games_of_the_same_luck() -> None:
    """Lengths 50, 60, 70 become 45, 54, 66: 5 shorter, give or take 1.96 x 1 / root 3."""
    games = []
    for number, (before, after) in enumerate([(50, 45), (60, 54), (70, 66)]):
        games.append(replace(BASE, number=number, decisions=before))
        games.append(replace(BASE, variant=1, number=number, decisions=after))
    effect = next(one for one in counting.effects(PLAN, games) if one.figure == "decisions")
    assert (effect.base, effect.change) == (60, -5)
    assert effect.high - effect.change == pytest.approx(1.959964 / 3**0.5)
    assert effect.sure
    assert settled(EN, effect) == "no more"
    assert effect.settles == 1
    same = next(one for one in counting.effects(PLAN, games) if one.figure == "turns")
    assert (same.change, same.settles, settled(EN, same)) == (0, None, "no difference seen")


def test_an_effect_that_may_be_none_says_how_many_games_it_takes() -> None:
    """With changes +3 and -1, spread 2.83 around 1: (1.96 x 2.83 / 1) squared is 31."""
    games = [
        replace(BASE, variant=v, number=n, turns=20 + d)
        for v, n, d in ((0, 0, 0), (1, 0, 3), (0, 1, 0), (1, 1, -1))
    ]
    effect = next(one for one in counting.effects(PLAN, games) if one.figure == "turns")
    assert not effect.sure
    assert settled(EN, effect) == "about 31"


def test_clauses_that_were_never_at_work_are_named() -> None:
    games = [play_game(PLAN, 0, n) for n in range(3)]
    found = {one.number: one for one in counting.clauses(PLAN, games)}
    assert found["FO-5.3"].share == 1.0  # the card is returned after every turn
    assert found["FO-5.3"].times >= 2
    without = {one.number: one for one in counting.clauses(PLAN, [replace(one, clauses={}) for one in games])}
    assert without["FO-5.3"].share == 0
