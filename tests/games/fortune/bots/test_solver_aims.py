"""The exact solver with other aims than points: a target, the toll of the Island, an outright win."""

from __future__ import annotations

from math import comb

import pytest

from emberisle.games.fortune.bots.solver import Action, Position, solve
from emberisle.games.fortune.rules.cards import CARDS, Captain, Card, Gold, Skulls, Storm, Truce, ZombieAttack
from tests.games.fortune.bots.solving import NO_CARD, house, kind, positions


@pytest.mark.parametrize("card", CARDS, ids=kind)
def test_the_chance_to_reach_a_target_is_a_chance_and_falls_with_the_target(card: Card) -> None:
    chances = [
        solve(card, house(), lambda ending, target=target: ending.points >= target).value  # type: ignore[misc]
        for target in (-5000, 100, 500, 1000, 2000, 11_000)
    ]
    assert chances[0] == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] == 0


def test_a_player_who_needs_much_rolls_where_another_stops() -> None:
    position = Position("CCCDDD", skulls=2)
    assert solve(NO_CARD, house()).best(position).action is Action.STOP
    desperate = solve(NO_CARD, house(), lambda ending: ending.points >= 1000)
    assert desperate.best(position).action is Action.ROLL


def test_doubling_the_worth_doubles_the_value_and_changes_no_choice() -> None:
    plain, doubled = solve(Gold(), house()), solve(Gold(), house(), lambda ending: 2 * ending.points)
    assert doubled.value == pytest.approx(2 * plain.value)
    for position in positions(Gold(), 20):
        assert doubled.best(position)[:2] == plain.best(position)[:2]


def chance_of_skulls(skulls: int, dice: int) -> float:
    return comb(dice, skulls) * 5.0 ** (dice - skulls) / 6.0**dice


def skulls_at_the_end(skulls: int, fewest: int) -> float:
    """How many skulls a player collects on average who is on the Island with so many."""
    dice = 8 - skulls
    if dice < fewest:
        return skulls
    gained = [skulls_at_the_end(skulls + new, fewest) for new in range(1, dice + 1)]
    return sum(chance_of_skulls(new, dice) * end for new, end in enumerate([skulls, *gained]))


@pytest.mark.parametrize(("last_die", "skulls"), [(False, 5.05), (True, 5.08)])
def test_the_island_yields_five_skulls_on_average(last_die: bool, skulls: float) -> None:
    rules = house(island_last_die=last_die)
    toll = solve(NO_CARD, rules, lambda ending: ending.toll)
    ends = [chance_of_skulls(k, 8) * skulls_at_the_end(k, 1 if last_die else 2) for k in range(4, 9)]
    assert toll.value / 100 == pytest.approx(sum(ends))
    assert toll.value / 100 / toll.island == pytest.approx(skulls, abs=0.005)
    assert solve(Captain(), rules, lambda ending: ending.toll).value == pytest.approx(2 * toll.value)


def test_skulls_on_the_card_are_among_those_that_the_island_yields() -> None:
    toll = solve(Skulls(2), house(), lambda ending: ending.toll)
    ends = [chance_of_skulls(k, 8) * (2 + skulls_at_the_end(k, 2)) for k in range(2, 9)]
    assert toll.value / 100 == pytest.approx(sum(ends))


def test_a_storm_has_time_for_one_roll_on_the_island() -> None:
    toll = solve(Storm(), house(), lambda ending: ending.toll)
    ends = [chance_of_skulls(k, 8) * (k + (8 - k) / 6 if k < 7 else k) for k in range(4, 9)]
    assert toll.value / 100 == pytest.approx(sum(ends))


def test_a_truce_broken_on_the_island_may_spare_the_opponents() -> None:
    both = solve(Truce(), house(truce_island="both"), lambda ending: ending.toll)
    spared = solve(Truce(), house(truce_island="spared"), lambda ending: ending.toll)
    assert 0 < spared.value < both.value


def test_a_lost_zombie_attack_pays_the_opponents_where_the_house_says_so() -> None:
    shared = solve(ZombieAttack(), house(), lambda ending: ending.shared)
    nothing = solve(ZombieAttack(), house(zombie_lost="nothing"), lambda ending: ending.shared)
    assert shared.value == pytest.approx(1200 * 163 / 256)
    assert nothing.value == 0


def test_nine_alike_can_win_outright() -> None:
    assert solve(Gold(), house(nine_alike="wins"), lambda ending: ending.outright).value > 0.0001
    assert solve(Gold(), house(), lambda ending: ending.outright).value == 0
    assert solve(NO_CARD, house(nine_alike="wins"), lambda ending: ending.outright).value == 0
