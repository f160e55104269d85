"""The Island: skulls and tolls against known figures, and the few choices there are."""

from __future__ import annotations

from math import comb

import pytest

import emberisle as em
from emberisle.games.fortune.bots.endings import Ending
from emberisle.games.fortune.bots.island_of_skulls import IslandTurn, Landing, falls
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, STOP


def toll(ending: Ending) -> float:
    return ending.toll


def voyage(card: str = "Gold", **house: object) -> IslandTurn:
    game = em.scenario("fortune", {"card": card, "dice": "CDMMKKKK"}, options=house)
    return IslandTurn(game.table, toll)


def landing(skulls: int, swords: int = 0, rolls: int = 1, spell: bool = False) -> Landing:
    return Landing(skulls, swords, rolls, spell)


@pytest.mark.parametrize(("last_die", "skulls"), [(False, 5.055), (True, 5.077)])
def test_a_voyage_collects_five_skulls_on_average(last_die: bool, skulls: float) -> None:
    ways = {first: comb(8, first) * 5 ** (8 - first) for first in range(4, 9)}
    there = voyage(island_last_die=last_die)
    mean = sum([ways[first] * there.best(landing(first)) for first in ways]) / sum(ways.values())
    assert mean == pytest.approx(100 * skulls, abs=0.5)


def test_falls_are_all_there_is() -> None:
    for dice in range(9):
        assert sum([chance for _, _, chance in falls(dice)]) == pytest.approx(1)
    assert sum([chance for skulls, _, chance in falls(2) if not skulls]) == pytest.approx(25 / 36)


def test_to_roll_on_costs_nothing() -> None:
    (first, rolled), (second, left) = voyage().choices(landing(4))
    assert (first, second) == (ROLL_AGAIN, STOP)
    assert rolled > left == 400


def test_a_storm_has_time_for_one_roll() -> None:
    assert [move for move, _ in voyage("Storm").choices(landing(4, rolls=1))] == [ROLL_AGAIN, STOP]
    assert voyage("Storm").choices(landing(4, rolls=2)) == [(STOP, 400)]


def test_a_captain_takes_twice_as_much() -> None:
    assert voyage("Captain").best(landing(7)) == 1400


def test_a_broken_truce_may_spare_the_others() -> None:
    assert voyage("Truce").choices(landing(7, swords=1)) == [(STOP, 700)]
    assert voyage("Truce", truce_island="spared").choices(landing(7, swords=1)) == [(STOP, 0)]


def test_some_houses_do_not_let_one_leave() -> None:
    assert [move for move, _ in voyage(island_stop=False).choices(landing(4))] == [ROLL_AGAIN]


def test_the_spell_on_the_island_gives_a_skull_away() -> None:
    choices = dict(voyage("Sorceress", spell_island="there").choices(landing(7, spell=True)))
    assert choices == {STOP: 700, CAST: pytest.approx(600 + 100 / 3)}
    assert CAST not in dict(voyage("Sorceress").choices(landing(4, spell=True)))


def test_to_sail_is_better_than_to_cast_on_the_way() -> None:
    there = voyage("Sorceress")
    for skulls in range(4, 9):
        for dice in range(8 - skulls + 1):
            assert there.cast_on_the_way(skulls, dice) < there.best(landing(skulls))
