"""The exact solver of a turn against published figures, plain enumeration and simulation."""

from __future__ import annotations

from itertools import product
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from emberisle.games.fortune.bots.endings import Ending
from emberisle.games.fortune.bots.solver import Action, Choice, Position, Solution, solve
from emberisle.games.fortune.rules.cards import (
    Captain,
    Card,
    Diamond,
    Gold,
    MonkeyBusiness,
    SeaBattle,
    Skulls,
    Sorceress,
    Storm,
    TreasureChest,
    Truce,
    ZombieAttack,
)
from emberisle.games.fortune.rules.dice import FACES, handfuls, letters, odds, throw, together, without
from emberisle.games.fortune.rules.house import House
from emberisle.kernel.luck import Luck, QuickLuck
from tests.games.fortune.bots.solving import CHOOSING, NO_CARD, best, house, is_lost, kind, positions

# -- the values of the cards


@pytest.mark.parametrize(
    ("card", "options", "points"),
    [
        (NO_CARD, {}, 578.8),
        (Captain(), {}, 1157.6),
        (Sorceress(), {}, 912.2),
        (Sorceress(), {"spell_alone": False}, 904.7),
        (Gold(), {}, 781.5),
        (Diamond(), {}, 781.5),
        (Gold(), {"nine_alike": "8000"}, 783.9),
        (MonkeyBusiness(), {}, 735.1),
        (TreasureChest(), {}, 679.8),
        (Storm(), {}, 714.1),
        (Storm(), {"storm": "plain"}, 623.5),
        (Storm(), {"storm": "doubled"}, 805.9),
        (ZombieAttack(), {}, 435.9),
        (SeaBattle(2), {}, 455.7),
        (SeaBattle(2), {"sea_two": 250}, 441.6),
        (SeaBattle(3), {}, 249.1),
        (SeaBattle(4), {}, -155.6),
        (Skulls(1), {}, 363.5),
        (Skulls(2), {}, 139.2),
    ],
    ids=repr,
)
def test_a_turn_is_worth_what_others_have_computed(
    card: Card, options: dict[str, object], points: float
) -> None:
    assert solve(card, house(**options)).value == pytest.approx(points, abs=0.1)


@pytest.mark.parametrize(("fine", "island_free", "island_fined"), [(500, 481.4, 472.4), (1000, 416.8, 398.7)])
def test_a_truce_is_worth_less_where_swords_are_fined_on_the_island(
    fine: int, island_free: float, island_fined: float
) -> None:
    """The computed 481.4 and 416.8 let the Island cost the player nothing."""

    def unless_on_the_island(ending: Ending) -> float:
        return 0 if ending.toll else ending.points

    rules = house(truce_fine=fine)
    assert solve(Truce(), rules, unless_on_the_island).value == pytest.approx(island_free, abs=0.1)
    assert solve(Truce(), rules).value == pytest.approx(island_fined, abs=0.1)


def test_no_truce_is_worth_ending_with_swords() -> None:
    assert solve(Truce(), house(truce_stop="fined")).value == pytest.approx(solve(Truce(), house()).value)


def test_zombies_are_beaten_in_93_of_256_turns() -> None:
    solution = solve(ZombieAttack(), house())
    assert solution.value == pytest.approx(1200 * 93 / 256, abs=1e-8)
    assert (solution.risk, solution.island) == (0, 0)


@pytest.mark.parametrize(
    ("card", "chance"),
    [(NO_CARD, 0.0307), (Skulls(1), 0.1348), (Skulls(2), 0.3953), (SeaBattle(2), 0)],
    ids=repr,
)
def test_the_chance_of_the_island_is_that_of_four_skulls_in_the_first_roll(card: Card, chance: float) -> None:
    assert solve(card, house()).island == pytest.approx(chance, abs=5e-5)


def test_a_solution_for_points_is_made_once() -> None:
    assert solve(Skulls(1), house()) is solve(Skulls(1), house())
    assert solve(Skulls(1), house()) is not solve(Skulls(2), house())


# -- the same by plain enumeration: no lattice, every roll listed


def after(position: Position, choice: Choice, rolled: str) -> Position:
    """The position when the dice of a choice have fallen so."""
    cast = choice.action is Action.CAST
    return Position(
        together(without(position.dice, choice.dice) + rolled.replace("K", "")),
        position.skulls - cast + rolled.count("K"),
        position.spell and not cast,
        position.rolls + 1,
    )


def worth_and_risk(solution: Solution, position: Position, chest: str) -> tuple[float, float]:
    """What a position is worth, and the chance to be disqualified from there, with best play."""
    if is_lost(solution.card, position):
        return solution.card.points_lost(position.dice, chest, solution.house), 1
    if position.rolls >= solution.card.rolls():
        return solution.card.points(position.dice, solution.house), 0
    choice = best(solution, position)
    return choice.expected, choice.turn_risk


@pytest.mark.parametrize("card", CHOOSING, ids=kind)
def test_a_choice_is_worth_the_mean_of_what_its_roll_can_bring(card: Card) -> None:
    solution = solve(card, house())
    picking = Random(5)
    for position in positions(card, 3):
        rolls = [choice for choice in solution.choices(position) if 1 <= len(choice.dice) <= 4]
        for choice in (rolls[0], picking.choice(rolls)):
            chest = without(position.dice, choice.dice)
            outcomes = [
                (chance, *worth_and_risk(solution, after(position, choice, letters(rolled)), chest))
                for rolled, chance in odds(len(choice.dice) + (choice.action is Action.CAST))
            ]
            assert choice.expected == pytest.approx(sum(p * worth for p, worth, _ in outcomes), abs=1e-6)
            assert choice.turn_risk == pytest.approx(sum(p * risk for p, _, risk in outcomes), abs=1e-8)


@pytest.mark.parametrize("card", [Captain(), Sorceress(), TreasureChest(), SeaBattle(3), Storm()], ids=kind)
def test_a_turn_is_worth_the_mean_of_what_the_first_roll_can_bring(card: Card) -> None:
    solution = solve(card, house())
    value = risk = 0.0
    for rolled, chance in odds(8):
        dice = letters(rolled)
        position = Position(dice.replace("K", ""), dice.count("K"), isinstance(card, Sorceress))
        if position.skulls < 4 or not card.allows_island(house()):
            worth, out = worth_and_risk(solution, position, "")
            value += chance * worth
            risk += chance * out
    assert solution.value == pytest.approx(value, abs=1e-6)
    assert solution.risk == pytest.approx(risk, abs=1e-8)


def test_in_a_storm_every_choice_is_worth_what_listing_all_throws_gives() -> None:
    storm, rules = Storm(), house()
    dice = "CDMMS"
    expected: dict[str, float] = {"": storm.points(dice + "P", rules)}
    for rolled in handfuls(dice):
        if len(rolled) >= 2:
            kept = without(dice + "P", rolled)
            throws = [kept + "".join(throw) for throw in product(FACES, repeat=len(rolled))]
            expected[rolled] = fmean(0 if "K" in throw else storm.points(throw, rules) for throw in throws)
    found = {c.dice: c.expected for c in solve(storm, rules).choices(Position(dice + "P", skulls=2))}
    assert {dice: found[dice] for dice in expected} == pytest.approx(expected)


# -- the same by playing


def play(solution: Solution, luck: Luck) -> tuple[float, bool]:
    """Play a turn as the solution says: the points, and whether it ended by disqualification."""
    card, rules = solution.card, solution.house
    first = letters(throw(8, luck))
    position = Position(first.replace("K", ""), first.count("K"), isinstance(card, Sorceress))
    if position.skulls + card.skulls() > 3 and card.allows_island(rules):
        return play_island(card, rules, position, luck), False
    chest = ""
    while position.rolls < card.rolls():
        if is_lost(card, position) and not isinstance(card, ZombieAttack):
            break
        choice = best(solution, position)
        if choice.action is Action.STOP:
            return card.points(position.dice, rules), False
        chest = without(position.dice, choice.dice)
        cast = choice.action is Action.CAST
        position = after(position, choice, letters(throw(len(choice.dice) + cast, luck)))
        position = position._replace(rolls=position.rolls if card.rolls() == 2 else 1)  # fewer to remember
    if is_lost(card, position):
        return card.points_lost(position.dice, chest, rules), True
    return card.points(position.dice, rules), False


def play_island(card: Card, rules: House, position: Position, luck: Luck) -> float:
    """Roll for skulls until a roll has none or one die is left: nothing to win, but a Truce to break."""
    dice, rolls = position.dice, 1
    while len(dice) >= 2 and rolls < card.rolls():
        rolled = letters(throw(len(dice), luck))
        dice, rolls = rolled.replace("K", ""), rolls + 1
        if "K" not in rolled:
            break
    return -rules.truce_fine * dice.count("S") if isinstance(card, Truce) else 0


@pytest.mark.parametrize(
    "card", [Sorceress(), TreasureChest(), Truce(), Storm(), Skulls(1), ZombieAttack()], ids=kind
)
def test_playing_the_best_choices_earns_the_value_and_runs_the_risk(card: Card) -> None:
    solution = solve(card, house())
    luck, turns = QuickLuck(2024), 4000
    points, lost = zip(*(play(solution, luck) for _ in range(turns)), strict=True)
    assert abs(fmean(points) - solution.value) < 3.5 * stdev(points) / sqrt(turns)
    assert abs(fmean(lost) - solution.risk) <= 3.5 * sqrt(solution.risk * (1 - solution.risk) / turns)
