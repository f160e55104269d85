"""Tiles from the pile to the hands: the deal, and drawing one."""

from __future__ import annotations

from typing import Final

from emberisle.games.wildfire.rules.table import Steps, WildfireTable
from emberisle.games.wildfire.rules.tiles import NAMES, TILES, by_name, names
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Chance, Event
from emberisle.kernel.values import Value

DEALT: Final = 7


class DealHand(Chance[WildfireTable]):
    """Seven tiles go to a player, who alone sees them."""

    rule = "WF-2.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sample(self, table: WildfireTable, luck: Luck) -> object:
        left = table.pile[:]
        hand = [left.pop(luck.below(len(left))) for _ in range(DEALT)]
        return names(tuple(sorted(hand)))

    def go(self, table: WildfireTable, luck: Luck) -> Steps:
        table.receive(self.seat, [_any_tile(table, luck) for _ in range(DEALT)])
        return ()

    def possible(self, table: WildfireTable, outcome: object) -> bool:
        if not isinstance(outcome, tuple) or len(outcome) != DEALT:
            return False
        hand = [by_name(name) for name in outcome]
        return all(tile in table.pile for tile in hand) and hand == sorted(set(hand))

    def tell(self, table: WildfireTable, given: object) -> list[Event]:
        return [
            Event(self.rule, "dealt", (self.seat,)),
            Event("WF-2.4", "hand", (self.seat, given), only=self.seat),
        ]

    def take(self, table: WildfireTable, given: tuple[str, ...]) -> Steps:
        table.give(self.seat, [NAMES[name] for name in given])
        return ()


class DrawTile(Chance[WildfireTable]):
    """A player draws one tile from the pile; nobody else sees which."""

    rule = "WF-3.7"

    def __init__(self, seat: int, why: str) -> None:
        """``why`` is the clause that makes the player draw."""
        self.seat = seat
        self.why = why

    def sample(self, table: WildfireTable, luck: Luck) -> object:
        return TILES[table.pile[luck.below(len(table.pile))]].name

    def go(self, table: WildfireTable, luck: Luck) -> Steps:
        draw(table, self.seat, luck)
        return ()

    def outcomes(self, table: WildfireTable) -> list[tuple[object, float]]:
        left = len(table.pile)
        return [(TILES[tile].name, 1 / left) for tile in table.pile]

    def tell(self, table: WildfireTable, given: object) -> list[Event]:
        return [
            Event(self.why, "drew", (self.seat,)),
            Event(self.why, "drew_tile", (self.seat, given), only=self.seat),
        ]

    def take(self, table: WildfireTable, given: str) -> Steps:
        table.give(self.seat, [NAMES[given]])
        return ()


def draw(table: WildfireTable, seat: int, luck: Luck) -> None:
    """Any tile of the pile goes to a hand."""
    table.receive(seat, [_any_tile(table, luck)])


def _any_tile(table: WildfireTable, luck: Luck) -> int:
    """A tile that is drawn from the pile."""
    return table.pile.pop(luck.below(len(table.pile)))


STEPS: Final[tuple[type[Value], ...]] = (DealHand, DrawTile)
