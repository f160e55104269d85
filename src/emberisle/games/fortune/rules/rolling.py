"""Rolling the dice, and asking the player who rolls them."""

from __future__ import annotations

from emberisle.games.fortune.rules.dice import (
    SKULLS,
    count,
    is_handful,
    letters,
    odds,
    read_handful,
    size,
    throw,
)
from emberisle.games.fortune.rules.table import FortuneTable, Steps
from emberisle.kernel.luck import Luck
from emberisle.kernel.native import i64
from emberisle.kernel.steps import Ask, Chance, Event
from emberisle.kernel.values import Value


class TurnAsk(Ask[FortuneTable]):
    """A question to the player whose turn it is."""

    def seat(self, table: FortuneTable) -> int:
        return table.turn

    def go(self, table: FortuneTable, luck: Luck) -> Steps:
        """As ever, in one go: a playout asks nothing else so often."""
        moves = self.moves(table)
        return self.take(table, moves[luck.below(len(moves))])


class RollDice(Chance[FortuneTable]):
    """The dice in hand are rolled; those that show skulls are put aside."""

    rule = "FO-3.5"

    def sample(self, table: FortuneTable, luck: Luck) -> object:
        return throw(table.in_hand, luck)

    def outcomes(self, table: FortuneTable) -> list[tuple[object, float]]:
        return [(dice, chance) for dice, chance in odds(table.in_hand)]

    def possible(self, table: FortuneTable, given: object) -> bool:
        return isinstance(given, int) and size(given) == table.in_hand

    def note(self, given: int) -> object:
        return letters(given)

    def heed(self, data: object, vocabulary: tuple[type[Value], ...]) -> object:
        return read_handful(data) if isinstance(data, str) and is_handful(data) else None

    def tell(self, table: FortuneTable, given: int) -> list[Event]:
        return [Event(self._clause(table, given), "rolled", (table.turn, self.note(given)))]

    def _clause(self, table: FortuneTable, given: int) -> str:
        if table.rolls == 0:
            return "FO-3.2"
        return self.rule if count(given, SKULLS) else "FO-3.3"

    def go(self, table: FortuneTable, luck: Luck) -> Steps:
        return self.fall(table, throw(table.in_hand, luck))

    def take(self, table: FortuneTable, given: int) -> Steps:
        return self.fall(table, given)

    def fall(self, table: FortuneTable, dice: i64) -> Steps:
        """The dice lie as they fell."""
        table.lay_down(dice)
        return ()
