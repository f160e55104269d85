"""The figures that the hard bot thinks with: last turns and the race, against the solver and common sense."""

from __future__ import annotations

import numpy as np
import pytest

from emberisle.games.fortune.bots.last_turns import (
    MOST,
    chance_of_toll,
    chance_to_gain,
    last_turn,
    share,
    usual_house,
)
from emberisle.games.fortune.bots.race import Races, among_many, known_races, notation
from emberisle.games.fortune.bots.race_table import NEEDS, first_guess, worked_out
from emberisle.games.fortune.bots.solver import solve
from emberisle.games.fortune.rules.cards import (
    CARDS,
    DECKS,
    Captain,
    Card,
    SeaBattle,
    Skulls,
    Sorceress,
    Storm,
    Truce,
)

DECK = [float(count) for count in DECKS["fortune"]]


def only(card: Card) -> list[float]:
    return [float(card == other) for other in CARDS]


# -- last turns


@pytest.mark.parametrize("card", CARDS, ids=repr)
def test_more_is_never_easier_to_gain(card: Card) -> None:
    gains = last_turn(only(card)).gains
    assert (np.diff(gains) <= 0).all()
    assert (gains >= 0).all()
    assert (gains <= 1).all()


@pytest.mark.parametrize(
    ("card", "lead"),
    [(Captain(), 1500), (Sorceress(), 700), (SeaBattle(4), 0), (Storm(), 400), (Truce(), 2000)],
)
def test_gains_are_what_the_solver_says(card: Card, lead: int) -> None:
    assert last_turn(only(card)).catches_up(lead) == pytest.approx(
        chance_to_gain(card, lead, usual_house()), abs=1e-6
    )


@pytest.mark.parametrize("card", CARDS, ids=repr)
def test_all_tolls_together_are_the_chance_of_the_island(card: Card) -> None:
    found = last_turn(only(card)).islands()
    assert sum([chance for _, chance in found]) == pytest.approx(solve(card, usual_house()).island, abs=1e-5)


def test_tolls_are_what_the_solver_says() -> None:
    for card, toll in ((Captain(), 800), (Skulls(2), 600)):
        known = dict(last_turn(only(card)).islands())
        assert known[toll] == pytest.approx(chance_of_toll(card, toll, usual_house()), abs=1e-6)
    assert chance_of_toll(SeaBattle(2), 400, usual_house()) == 0


def test_a_card_that_may_be_any_is_the_mean_of_all() -> None:
    either = [float(card in (Captain(), Storm())) for card in CARDS]
    means = [last_turn(only(card)).catches_up(1000) for card in (Captain(), Storm())]
    assert last_turn(either).catches_up(1000) == pytest.approx(sum(means) / 2)


def test_leads_off_the_table_count_like_the_last_on_it() -> None:
    turn = last_turn(DECK)
    assert turn.catches_up(MOST + 5000) == turn.catches_up(MOST) == 0
    assert turn.catches_up(-5000) == turn.catches_up(-100) > 0.8


def test_equal_totals_share() -> None:
    assert [share(mine, 100) for mine in (0, 100, 200)] == [0.0, 0.5, 1.0]


# -- the race


def test_the_race_is_closer_to_won_the_less_one_needs_and_the_more_the_other() -> None:
    chances = known_races().under(DECK).chances
    assert (np.diff(chances, axis=0) < 0).all()
    assert (np.diff(chances, axis=1) > 0).all()


def test_whoever_is_to_move_is_ahead_of_an_equal() -> None:
    race = known_races().under(DECK)
    for need in range(100, 11_000, 450):
        assert 0.5 < race.chance(need, need) < 0.6


@pytest.mark.parametrize(
    ("mine", "theirs"), [(100, 100), (500, 1200), (1900, 900), (5000, 4100), (8000, 8000)]
)
def test_every_figure_follows_from_the_others(mine: int, theirs: int) -> None:
    races = known_races()
    known = races.chances[:, NEEDS.index(mine), NEEDS.index(theirs)]
    assert worked_out(races, mine, theirs) == pytest.approx(known.tolist(), abs=0.001)


def test_between_two_figures_a_straight_line_is_drawn() -> None:
    race = known_races().under(DECK)
    assert race.chance(600, 300) == pytest.approx((race.chance(500, 300) + race.chance(700, 300)) / 2)
    assert race.chance(300, 600) == pytest.approx((race.chance(300, 500) + race.chance(300, 700)) / 2)
    assert race.chance(50, 20_000) == race.chance(100, 11_000)


def test_a_good_card_is_a_good_start() -> None:
    races = known_races()
    captain, battle = races.under(only(Captain())), races.under(only(SeaBattle(4)))
    for need in (100, 1000, 4000):
        assert captain.chance(need, need) > battle.chance(need, need) + 0.1


def test_the_file_is_what_the_command_writes() -> None:
    races = known_races()
    again = Races(races.needs, races.chances)
    assert notation(again).count("\n") == 2 + len(CARDS) * (len(NEEDS) + 2) + 1
    assert races.needs == NEEDS == first_guess().needs


# -- many opponents


def test_beating_one_of_one_is_the_chance_itself() -> None:
    assert among_many([0.3]) == pytest.approx(0.3)


def test_equals_have_a_fair_share() -> None:
    assert among_many([0.5, 0.5]) == pytest.approx(1 / 3)
    assert among_many([0.5, 0.5, 0.5]) == pytest.approx(1 / 4)


def test_nobody_wins_who_cannot_beat_all() -> None:
    assert among_many([0.9, 0.0]) == 0
    assert among_many([0.9, 1.0]) == pytest.approx(0.9)
