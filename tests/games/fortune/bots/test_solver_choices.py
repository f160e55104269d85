"""The choices of the exact solver: what must hold for every card, and where there are none."""

from __future__ import annotations

from math import comb

import pytest

from emberisle.games.fortune.bots.solver import Action, Choice, Position, solve
from emberisle.games.fortune.rules.cards import (
    CARDS,
    Captain,
    Card,
    Gold,
    MonkeyBusiness,
    Skulls,
    Sorceress,
    Storm,
    TreasureChest,
    Truce,
    ZombieAttack,
)
from emberisle.games.fortune.rules.dice import handfuls
from emberisle.kernel.errors import BadScenario
from tests.games.fortune.bots.solving import CHOOSING, NO_CARD, best, house, is_lost, kind, positions

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
