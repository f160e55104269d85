"""Open flames: the number that each stands for, lit by the hub or called by the player."""

from __future__ import annotations

from typing import Final

from emberisle.games.wildfire.rules.moves import CALLS, Call
from emberisle.games.wildfire.rules.table import Steps, WildfireTable
from emberisle.games.wildfire.rules.tiles import DOUBLE_WILD_ONE, IS_WILDFIRE, TILES
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Ask, Chance, Event, Refusal, then
from emberisle.kernel.values import Value

HUB: Final = range(1, 10)
"""The numbers that the hub can light."""


class PressHub(Chance[WildfireTable]):
    """Whoever laid an open flame presses the hub, which lights the number that has to be played on it."""

    rule = "WF-5.3"

    def sample(self, table: WildfireTable, luck: Luck) -> object:
        return HUB[luck.below(len(HUB))]  # each as likely as the others [WF-1.6]

    def outcomes(self, table: WildfireTable) -> list[tuple[object, float]]:
        return [(number, 1 / len(HUB)) for number in HUB]

    def tell(self, table: WildfireTable, given: object) -> list[Event]:
        return [Event(_clause(table), "lit", (table.turn, given, TILES[table.fire].name, table.owed))]

    def take(self, table: WildfireTable, given: int) -> Steps:
        table.light(given)
        return ()


def _clause(table: WildfireTable) -> str:
    """The clause that has the hub pressed for this flame."""
    if IS_WILDFIRE[table.fire]:
        return "WF-7.2"
    return "WF-6.3" if table.fire == DOUBLE_WILD_ONE else "WF-5.3"


class CallNumber(Ask[WildfireTable]):
    """In the more strategic game whoever laid an open flame calls its number."""

    rule = "WF-11.3"

    def seat(self, table: WildfireTable) -> int:
        return table.turn

    def moves(self, table: WildfireTable) -> tuple[Value, ...]:
        return CALLS

    def tell(self, table: WildfireTable, given: Call) -> list[Event]:
        return [Event(self.rule, "called", (table.turn, given.number, TILES[table.fire].name, table.owed))]

    def take(self, table: WildfireTable, given: Call) -> Steps:
        table.light(given.number)
        return ()

    def refuse(self, table: WildfireTable, move: Value) -> Refusal:
        if isinstance(move, Call):
            return Refusal("WF-1.6", "call_one_to_nine")
        return Refusal(self.rule, "call_first", (TILES[table.fire].name,))


PRESS_HUB: Final = then(PressHub())
CALL_NUMBER: Final = then(CallNumber())


def light(table: WildfireTable) -> Steps:
    """A Wild One or Wildfire laid open needs a number [WF-7.2], also when it closed another [WF-5.11]."""
    return CALL_NUMBER if is_called(table.house.hub, table.fire) else PRESS_HUB


def is_called(hub: str, fire: int) -> bool:
    """Whether its player calls the number of this flame [WF-11.3]."""
    return hub == "all_called" or (hub == "called" and not IS_WILDFIRE[fire])


STEPS: Final[tuple[type[Value], ...]] = (PressHub, CallNumber)
