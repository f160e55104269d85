"""Cards, house rules and positions to solve turns of Fortune for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from emberisle.games.fortune.bots.solver import Choice, Position, Solution
from emberisle.games.fortune.rules.cards import CARDS, Card, Sorceress, ZombieAttack
from emberisle.games.fortune.rules.dice import letters, throw
from emberisle.games.fortune.rules.house import OPTIONS, House
from emberisle.kernel.luck import QuickLuck

NO_CARD = Card()
CHOOSING = [card for card in (NO_CARD, *CARDS) if not isinstance(card, ZombieAttack)]


def house(**options: object) -> House:
    usual: dict[str, Any] = {option.name: option.default for option in OPTIONS}
    return House(**(usual | options))


def kind(card: Card) -> str:
    return repr(card)


@cache
def best(solution: Solution, position: Position) -> Choice:
    return solution.best(position)


def is_lost(card: Card, position: Position) -> bool:
    skulls = position.skulls + card.skulls()
    return skulls > 3 or (skulls == 3 and not position.spell)


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
