"""The Island of Skulls: no points for oneself, but skulls that cost all the others."""

from __future__ import annotations

from typing import Final

from emberisle.games.fortune.rules.cards import Truce
from emberisle.games.fortune.rules.dice import SKULLS, count, size
from emberisle.games.fortune.rules.ending import reckoned, spared_debts
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, STOP, Cast, Roll, RollAgain, Stop
from emberisle.games.fortune.rules.refusals import refuse_spell
from emberisle.games.fortune.rules.rolling import RollDice, TurnAsk
from emberisle.games.fortune.rules.scoring import Line, total
from emberisle.games.fortune.rules.table import FortuneTable, Steps
from emberisle.kernel.native import i64
from emberisle.kernel.steps import Do, Event, Refusal, then
from emberisle.kernel.values import Value


class SailToIsland(Do[FortuneTable]):
    """Four skulls or more in the first roll do not end the turn: the player goes to the Island."""

    rule = "FO-8.1"

    def tell(self, table: FortuneTable, given: object) -> list[Event]:
        return [Event(self.rule, "sailed", (table.turn, table.all_skulls))]

    def do(self, table: FortuneTable) -> Steps:
        return ()


class StayOrLeave(Do[FortuneTable]):
    """There the player may keep rolling, as long as there are dice for a roll."""

    rule = "FO-8.3"

    def do(self, table: FortuneTable) -> Steps:
        if not _can_roll_on_island(table) and not _can_cast_on_island(table):
            return LEAVE_ISLAND
        return ISLAND_DECIDE


def _can_roll_on_island(table: FortuneTable) -> bool:
    least = 1 if table.house.island_last_die else 2
    return size(table.dice) >= least and table.rolls < table.card.rolls()


def _can_cast_on_island(table: FortuneTable) -> bool:
    return table.spell and table.house.spell_island == "there" and (table.house.spell_alone or table.dice > 0)


class DecideOnIsland(TurnAsk):
    """The player rolls all dice that show no skull, or leaves."""

    rule = "FO-8.3"

    def moves(self, table: FortuneTable) -> tuple[Value, ...]:
        can_roll = _can_roll_on_island(table)
        moves: list[Value] = []
        if table.house.island_stop or not can_roll:
            moves.append(STOP)
        if can_roll:
            moves.append(ROLL_AGAIN)
        if _can_cast_on_island(table):
            moves.append(CAST)
        return tuple(moves)

    def tell(self, table: FortuneTable, given: object) -> list[Event]:
        if isinstance(given, Stop):
            return [Event("FO-8.8", "left", (table.turn,))]
        return [Event("FO-11.1", "cast", (table.turn,))] if isinstance(given, Cast) else []

    def take(self, table: FortuneTable, given: Value) -> Steps:
        if isinstance(given, Stop):
            return LEAVE_ISLAND
        if isinstance(given, Cast):
            table.revive()
        table.dice = 0
        return ISLAND_ROLL

    def refuse(self, table: FortuneTable, move: Value) -> Refusal:
        if isinstance(move, Stop):
            return Refusal("FO-8.8", "island_roll_on")
        if isinstance(move, RollAgain):
            return Refusal("FO-8.7", "island_too_few")
        if isinstance(move, Cast):
            return self._refuse_spell(table)
        if isinstance(move, Roll):
            return Refusal("FO-8.7", "island_together")
        return Refusal("FO-8.3", "island_choice")

    def _refuse_spell(self, table: FortuneTable) -> Refusal:
        if not table.spell:
            return refuse_spell(table)
        return Refusal("FO-11.4", "island_no_spell")


class RollOnIsland(RollDice):
    """Each roll must gain a skull; one that does not ends the turn."""

    rule = "FO-8.4"

    def _clause(self, table: FortuneTable, given: int) -> str:
        return self.rule

    def fall(self, table: FortuneTable, dice: i64) -> Steps:
        table.lay_down(dice)
        return STAY_OR_LEAVE if count(dice, SKULLS) else LEAVE_ISLAND


class LeaveIsland(Do[FortuneTable]):
    """Every skull costs all opponents 100 points; the player scores nothing [FO-8.2, FO-8.6]."""

    rule = "FO-8.5"

    def tell(self, table: FortuneTable, given: object) -> list[Event]:
        rule = "FO-10.2" if table.card.skull_price() > 100 else self.rule
        toll = self._toll(table)
        events = [Event(rule, "island", (table.turn, table.all_skulls, toll))]
        for seat in table.opponents():
            events.extend(spared_debts(table, seat, -toll))
        fine = self._fine(table)
        return [*events, *reckoned(table, fine)] if fine else events

    def do(self, table: FortuneTable) -> Steps:
        toll = self._toll(table)
        table.credit(table.turn, total(self._fine(table)))
        for seat in table.opponents():
            table.credit(seat, -toll)
        return ()

    def _toll(self, table: FortuneTable) -> int:
        if self._fine(table) and table.house.truce_island == "spared":
            return 0
        return table.all_skulls * table.card.skull_price()

    def _fine(self, table: FortuneTable) -> list[Line]:
        """A Truce is broken on the Island too [FO-18.4]."""
        return table.card.fine(table.dice, table.house, "FO-18.4") if isinstance(table.card, Truce) else []


SAIL: Final = then(SailToIsland(), StayOrLeave())
STAY_OR_LEAVE: Final = then(StayOrLeave())
ISLAND_DECIDE: Final = then(DecideOnIsland())
ISLAND_ROLL: Final = then(RollOnIsland())
LEAVE_ISLAND: Final = then(LeaveIsland())

STEPS: Final[tuple[type[Value], ...]] = (
    SailToIsland,
    StayOrLeave,
    DecideOnIsland,
    RollOnIsland,
    LeaveIsland,
)
