"""Intervals are those of the textbook, and differences are counted game by game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from emberisle.lab import counting
from emberisle.lab.plan import make_plan
from emberisle.lab.playing import Played, play_game
from emberisle.lab.traced import traced
from emberisle.lab.words import words_in
from emberisle.lab.writing import named, settled

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
    found = counting.mean("", [2, 4, 4, 4, 5, 5, 7, 9], "count")
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
    assert found["FO-5.3"].share.value == 1.0  # the card is returned after every turn
    assert found["FO-5.3"].times.value >= 2
    without = {one.number: one for one in counting.clauses(PLAN, [replace(one, clauses={}) for one in games])}
    assert without["FO-5.3"].never


@pytest.mark.parametrize(
    ("game", "named", "quiet"),
    [
        ("fortune", ("FO-7.7", "FO-8.8", "FO-9.2", "FO-10.2", "FO-12.2", "FO-18.4"), ("FO-18.1", "FO-3.6")),
        ("wildfire", ("WF-7.5", "WF-5.8", "WF-11.4"), ("WF-7.3", "WF-5.6")),
        ("board_game_battle", ("BB-11.5", "BB-3.6"), ("BB-8.1",)),
        ("fireball_island", ("FI-2.7", "FI-14.1"), ("FI-16.5",)),
        ("curse_of_vulkar", ("CV-4.7", "CV-17.9"), ("CV-1.1",)),
    ],
)
def test_clauses_of_events_that_never_came_are_known(
    game: str, named: tuple[str, ...], quiet: tuple[str, ...]
) -> None:
    """Steps carry none of these. Others are cited where a move is refused or points are counted: no trace."""
    assert traced(game) >= set(named)
    assert not traced(game) & set(quiet)


def test_how_often_a_clause_is_at_work_has_its_intervals() -> None:
    """In two of four games, between 15 and 85 % by Wilson's interval; once in a game, give or take."""
    games = [replace(BASE, number=n, clauses={"FO-7.7": 2 * (n % 2)}) for n in range(4)]
    found = next(one for one in counting.clauses(PLAN, games) if one.number == "FO-7.7")
    share, times = found.share, found.times
    assert (share.value, share.low, share.high) == pytest.approx((0.5, 0.15, 0.85), abs=1e-4)
    assert (times.value, times.high - 1) == pytest.approx((1.0, 1.959964 * (4 / 3 / 4) ** 0.5))
    assert times.low == 0


def test_scores_are_told_by_seat_and_by_bot() -> None:
    games = [BASE, replace(BASE, number=1, bots=("random", "medium"), scores=(2000, 6000))]
    assert [one.value for one in counting.scores_by_seat(PLAN, games)] == [5000, 5000]
    assert {one.name: one.value for one in counting.scores_by_bot(PLAN, games)} == {
        "medium": 7000,
        "random": 3000,
    }


def test_a_house_rule_is_weighed_for_every_seat_and_bot() -> None:
    """With it the second of three games goes to the other, who is of the other kind."""
    base = [replace(BASE, number=n) for n in range(3)]
    changed = [replace(one, variant=1, winners=(1,) if one.number == 1 else (0,)) for one in base]
    found = {one.figure: one for one in counting.effects(PLAN, [*base, *changed])}
    for name, change in (("seat 1", -1), ("seat 2", 1), ("medium", -1), ("random", 1)):
        assert found[name].change == pytest.approx(change / 3)
        assert found[name].is_share
    assert named(EN, "seat 2", "fortune") == "seat 2 wins"
    assert named(words_in("de"), "medium", "fortune") == "Bot mittel gewinnt"


def test_no_change_in_some_games_does_not_rule_out_any() -> None:
    """None of ten changed, and up to 27.8 % still could (Wilson)."""
    base = [replace(BASE, number=n) for n in range(10)]
    found = counting.effects(PLAN, [*base, *[replace(one, variant=1) for one in base]])
    effect = next(one for one in found if one.figure == "seat 1")
    assert (effect.change, effect.low, effect.high) == pytest.approx((0, -0.2775, 0.2775), abs=1e-4)
    assert settled(EN, effect) == "no difference seen"


def test_more_games_than_anybody_plays_are_not_counted() -> None:
    effect = counting.effects(PLAN, [BASE, replace(BASE, variant=1, turns=21)])[0]
    assert settled(EN, replace(effect, low=-1.0, high=1.0, settles=100_000)) == "about 100,000"
    assert settled(EN, replace(effect, low=-1.0, high=1.0, settles=26_000_000)) == "more than 100,000"


def test_spaces_to_go_are_never_below_none() -> None:
    plan = make_plan("fireball_island", 2, ("random",))
    games = [Played(0, n, ("random",) * 2, (0,), (0, 9 * n), decisions=1, moves=1, turns=1) for n in (0, 1)]
    assert counting.scores_by_seat(plan, games)[1].low == 0
    assert counting.scores_by_seat(PLAN, [replace(one, bots=PLAN.bots) for one in games])[1].low < 0
