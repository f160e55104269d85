"""The exact solver of a turn against published figures, plain enumeration, simulation and common sense."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import comb, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, TypeAlias

import pytest

from emberisle.bots.fortune.endings import Ending
from emberisle.bots.fortune.solver import Action, Choice, Position, Solution, solve
from emberisle.cli.solve import add_arguments, solve_fortune
from emberisle.games.fortune.cards import (
    CARDS,
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
from emberisle.games.fortune.dice import FACES, handfuls, letters, odds, throw, together, without
from emberisle.games.fortune.house import OPTIONS, House
from emberisle.kernel.errors import BadOption, BadScenario, EmberisleError
from emberisle.kernel.luck import Luck, QuickLuck

NO_CARD = Card()
Printed: TypeAlias = pytest.CaptureFixture[str]
CHOOSING = [card for card in (NO_CARD, *CARDS) if not isinstance(card, ZombieAttack)]


def house(**options: object) -> House:
    usual: dict[str, Any] = {option.name: option.default for option in OPTIONS}
    return House(**(usual | options))


def kind(card: Card) -> str:
    return repr(card)


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
def test_a_truce_is_worth_less_when_it_is_broken_on_the_island_too(
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


@cache
def best(solution: Solution, position: Position) -> Choice:
    return solution.best(position)


def after(position: Position, choice: Choice, rolled: str) -> Position:
    """The position when the dice of a choice have fallen so."""
    cast = choice.action is Action.CAST
    return Position(
        together(without(position.dice, choice.dice) + rolled.replace("K", "")),
        position.skulls - cast + rolled.count("K"),
        position.spell and not cast,
        position.rolls + 1,
    )


def is_lost(card: Card, position: Position) -> bool:
    skulls = position.skulls + card.skulls()
    return skulls > 3 or (skulls == 3 and not position.spell)


def worth_and_risk(solution: Solution, position: Position, chest: str) -> tuple[float, float]:
    """What a position is worth, and the chance to be disqualified from there, with best play."""
    if is_lost(solution.card, position):
        return solution.card.points_lost(position.dice, chest, solution.house), 1
    if position.rolls >= solution.card.rolls():
        return solution.card.points(position.dice, solution.house), 0
    choice = best(solution, position)
    return choice.expected, choice.turn_risk


def positions(card: Card, count: int) -> Iterator[Position]:
    """Positions as chance brings them, in which there is a choice."""
    luck = QuickLuck(8)
    spell = isinstance(card, Sorceress)
    while count:
        dice = letters(throw(8, luck))
        position = Position(dice.replace("K", ""), dice.count("K"), spell)
        if not is_lost(card, position):
            yield position
            count -= 1


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


# -- what must hold


@pytest.mark.parametrize("card", CHOOSING, ids=kind)
def test_the_risk_of_a_roll_is_binomial(card: Card) -> None:
    for position in positions(card, 10):
        for choice in solve(card, house()).choices(position):
            cast = choice.action is Action.CAST
            count = len(choice.dice) + cast
            skulls = position.skulls - cast + card.skulls()
            limit = 4 if position.spell and not cast else 3
            ways = [comb(count, new) * 5 ** (count - new) for new in range(limit - skulls, count + 1)]
            assert choice.risk == pytest.approx(sum(ways) / 6**count)


@pytest.mark.parametrize("card", [NO_CARD, Captain(), Gold(), MonkeyBusiness(), Sorceress()], ids=kind)
def test_a_skull_in_place_of_another_die_is_never_better(card: Card) -> None:
    solution = solve(card, house())
    for position in positions(card, 60):
        worse = Position(position.dice[1:], position.skulls + 1, position.spell)
        if not is_lost(card, worse):
            assert best(solution, worse).expected <= best(solution, position).expected + 1e-6


def test_skulls_on_the_card_are_never_better() -> None:
    values = [solve(card, house()).value for card in (NO_CARD, Skulls(1), Skulls(2))]
    assert values == sorted(values, reverse=True)


def test_an_unspent_spell_is_never_worse() -> None:
    solution = solve(Sorceress(), house())
    gains = []
    for position in positions(Sorceress(), 60):
        if position.skulls < 3:
            spent = best(solution, position._replace(spell=False)).expected
            gains.append(best(solution, position).expected - spent)
    assert min(gains) >= 0
    assert max(gains) > 100


def test_after_the_spell_the_sorceress_is_no_card_at_all() -> None:
    for position in positions(NO_CARD, 10):
        assert solve(Sorceress(), house()).choices(position) == solve(NO_CARD, house()).choices(position)


def test_dice_that_lie_in_the_chest_count_when_the_roll_is_lost() -> None:
    """With four coins in the chest nothing can be lost: they score 600 whatever the other dice show."""
    choice = solve(TreasureChest(), house()).best(Position("CCCCMP", skulls=2))
    assert (choice.action, choice.dice) == ("roll", "MP")
    assert choice.expected > 600


def test_choices_come_best_first_and_of_equals_stop_then_fewer_dice_then_letters() -> None:
    found = solve(NO_CARD, house(), lambda ending: 0.123456789012).choices(Position("CDMMPPSS"))
    assert [choice.expected for choice in found] == pytest.approx([0.12345679] * len(found))
    assert found[0].action is Action.STOP
    assert [choice.dice for choice in found[1:]] == [dice for dice in handfuls("CDMMPPSS") if len(dice) >= 2]


def test_a_spell_must_be_cast_at_three_skulls() -> None:
    choices = solve(Sorceress(), house()).choices(Position("CCDMM", skulls=3, spell=True))
    assert {choice.action for choice in choices} == {Action.CAST}
    assert choices[0].dice == ""
    together_only = solve(Sorceress(), house(spell_alone=False))
    assert "" not in [choice.dice for choice in together_only.choices(Position("CCDMM", 3, True))]


def test_a_truce_does_not_end_with_swords_unless_the_house_fines_them() -> None:
    swords = Position("CCDDMMSS")
    assert Action.STOP not in {choice.action for choice in solve(Truce(), house()).choices(swords)}
    fined = solve(Truce(), house(truce_stop="fined")).choices(swords)
    assert [choice.expected for choice in fined if choice.action is Action.STOP] == [-1000]


def test_all_eight_dice_are_rolled_again_only_where_the_house_allows_it() -> None:
    everything = "CDMMPPSS"
    assert everything in [c.dice for c in solve(NO_CARD, house()).choices(Position(everything))]
    keep_one = solve(NO_CARD, house(roll_all_again=False))
    assert everything not in [c.dice for c in keep_one.choices(Position(everything))]


def test_rolling_all_eight_again_pays_only_in_a_storm() -> None:
    gains = {
        card: solve(card, house()).value - solve(card, house(roll_all_again=False)).value for card in CARDS
    }
    assert gains.pop(Storm()) > 0.2
    assert list(gains.values()) == pytest.approx([0] * len(gains))


def test_zombies_leave_no_choice() -> None:
    solution = solve(ZombieAttack(), house())
    assert solution.choices(Position("CMPSSS", skulls=2)) == [
        Choice(Action.ROLL, "CMP", expected=pytest.approx(600), risk=0, turn_risk=0)  # type: ignore[arg-type]
    ]
    assert solution.choices(Position("SSSSS", skulls=3)) == [Choice(Action.STOP, "", 1200, 0, 0)]


# -- other aims than points


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


def test_skulls_on_the_card_are_collected_too() -> None:
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


# -- positions that cannot be


@pytest.mark.parametrize(
    ("card", "position", "complaint"),
    [
        (NO_CARD, Position("CCC"), "eight dice"),
        (NO_CARD, Position("CCCCKKDD"), "letters"),
        (NO_CARD, Position("CCCCXXDD"), "letters"),
        (NO_CARD, Position("CCCCCC", 2, spell=True), "Sorceress"),
        (NO_CARD, Position("CCCCC", 3), "3 skulls"),
        (Skulls(2), Position("CCCCCCC", 1), "3 skulls"),
        (Sorceress(), Position("CCCC", 4, spell=True), "4 skulls"),
        (Storm(), Position("CCCCCCCC", rolls=2), "2 rolls"),
    ],
)
def test_a_position_without_a_decision_is_refused(card: Card, position: Position, complaint: str) -> None:
    with pytest.raises(BadScenario, match=complaint):
        solve(card, house()).choices(position)


# -- the command


def command(line: str) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return solve_fortune(parser.parse_args(["fortune", *line.split()]))


@pytest.fixture
def printed(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> Printed:
    monkeypatch.setenv("COLUMNS", "80")
    return capsys


def test_the_command_lists_the_cards_of_the_deck(printed: Printed) -> None:
    assert command("") == 0
    lines = printed.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert [line.split()[1] for line in lines if "1,157.6" in line or "-155.6" in line] == ["Captain", "Sea"]
    command("--option deck=classic")
    assert "Zombie" not in printed.readouterr().out


def test_the_command_lists_the_best_choices_or_all(printed: Printed) -> None:
    position = "--card captain --dice KSSCDMMP"
    assert command(position) == 0
    some = printed.readouterr().out
    command(f"{position} --all")
    every = printed.readouterr().out
    expected = solve(Captain(), house()).choices(Position("CDMMPSS", 1))
    assert f"{expected[0].expected:,.1f}" in some
    assert some.count("roll   ") == 12
    assert every.count("roll   ") == len(expected) - 1


def test_the_command_knows_whether_the_spell_is_spent(printed: Printed) -> None:
    command("--card sorceress --dice kkccdmms --all")
    assert "cast" in printed.readouterr().out
    command("--card sorceress --dice kkccdmms --all --spent")
    assert "cast" not in printed.readouterr().out


@pytest.mark.parametrize(
    ("line", "error", "complaint"),
    [
        ("--card admiral --dice CCCCCCCC", BadScenario, "admiral"),
        ("--card captain --dice CCCCCCCX", BadScenario, "C D K M P S"),
        ("--card captain --dice CCC", BadScenario, "3 dice"),
        ("--card captain --dice KKKCCCCC", BadScenario, "3 skulls"),
        ("--card storm --dice KCCCCCCC --rolls 2", BadScenario, "2 rolls"),
        ("--card captain --dice KCCCCCCC --rolls 0", BadScenario, "0 rolls"),
        ("--card captain", BadScenario, "--dice"),
        ("--option storm", BadOption, "name=value"),
        ("--option weather=fine", BadOption, "weather"),
        ("--option truce_fine=3", BadOption, "500, 1000"),
    ],
)
def test_the_command_says_what_is_wrong(line: str, error: type[EmberisleError], complaint: str) -> None:
    with pytest.raises(error, match=complaint):
        command(line)
