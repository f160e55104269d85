"""Ending a turn, and ending the game."""

from __future__ import annotations

from typing import Final

from emberisle.games.fortune.rules.dice import ALL
from emberisle.games.fortune.rules.scoring import Line, total
from emberisle.games.fortune.rules.table import FortuneTable, Steps
from emberisle.kernel.steps import GAME_OVER, Do, Event, then
from emberisle.kernel.values import Value


class Disqualify(Do[FortuneTable]):
    """Three skulls end the turn with no points, but for what the card saves or fines."""

    rule = "FO-4.1"

    def tell(self, table: FortuneTable, given: object) -> list[Event]:
        return [
            Event(self.rule, "disqualified", (table.turn, table.all_skulls)),
            *reckoned(table, table.card.reckon_lost(table.shown, table.chest, table.house)),
        ]

    def do(self, table: FortuneTable) -> Steps:
        table.credit(table.turn, total(table.card.reckon_lost(table.shown, table.chest, table.house)))
        return ()


class Credit(Do[FortuneTable]):
    """What the dice are worth at the end of the turn goes on the score page."""

    rule = "FO-5.2"

    def tell(self, table: FortuneTable, given: object) -> list[Event]:
        return reckoned(table, table.card.reckon(table.shown, table.house))

    def do(self, table: FortuneTable) -> Steps:
        table.credit(table.turn, total(table.card.reckon(table.shown, table.house)))
        return WIN_OUTRIGHT if _nine_alike_wins(table) else ()


def _nine_alike_wins(table: FortuneTable) -> bool:
    piece = table.card.extra()
    return table.house.nine_alike == "wins" and piece > 0 and table.dice == ALL * piece


def reckoned(table: FortuneTable, lines: list[Line]) -> list[Event]:
    """Each line of the reckoning, and what it comes to."""
    points = total(lines)
    seat = table.turn
    events = [Event(rule, what, (seat, worth)) for rule, what, worth in lines]
    scored = Event("FO-5.2", "scored", (seat, points, table.after_credit(seat, points)))
    return [*events, *spared_debts(table, seat, points), scored]


def spared_debts(table: FortuneTable, seat: int, points: int) -> list[Event]:
    """Where totals stop at zero, a word on it."""
    if table.totals[seat] + points == table.after_credit(seat, points):
        return []
    return [Event("FO-5.6", "no_debts", (seat,))]


class WinOutright(Do[FortuneTable]):
    """Where the house says so, eight dice and the card's piece alike win the game at once."""

    rule = "FO-6.6"

    def tell(self, table: FortuneTable, given: object) -> list[Event]:
        return [Event(self.rule, "nine_alike", (table.turn,))]

    def do(self, table: FortuneTable) -> Steps:
        table.winners = [table.turn]
        return RETURN_CARD_AND_END


class ReturnCard(Do[FortuneTable]):
    """The card goes to the bottom of the pile."""

    rule = "FO-5.3"

    def do(self, table: FortuneTable) -> Steps:
        table.used.append(table.card)
        return ()


class PassDice(Do[FortuneTable]):
    """The turn goes to the next player, unless somebody crossed the line or the final round is over."""

    rule = "FO-5.5"

    def do(self, table: FortuneTable) -> Steps:
        if table.last_turns == 1:
            return COUNT_FINAL
        if table.last_turns > 1:
            table.last_turns = table.last_turns - 1
        elif _across(table):
            return CROSS_LINE
        table.pass_left()
        return ()


# -- the end of the game


def _across(table: FortuneTable) -> bool:
    """Whether anybody is beyond the finish line."""
    return table.beyond(table.best)


class CrossLine(Do[FortuneTable]):
    """Whoever crosses the finish line begins the final round: each other player has one more turn."""

    rule = "FO-7.3"

    def tell(self, table: FortuneTable, given: object) -> list[Event]:
        facts = (self._finisher(table), table.house.finish_line)
        if self._ends_at_once(table):
            return [Event("FO-7.5", "crossed_at_last", facts)]
        return [Event(self.rule if facts[0] == table.turn else "FO-7.7", "crossed", facts)]

    def do(self, table: FortuneTable) -> Steps:
        if self._ends_at_once(table):
            return END_GAME
        table.finisher = self._finisher(table)
        table.last_turns = table.seats - 1
        table.pass_left()
        return ()

    def _ends_at_once(self, table: FortuneTable) -> bool:
        return table.resumed and table.house.nobody_left == "sudden"

    def _finisher(self, table: FortuneTable) -> int:
        """The highest of those across; of equals the one whose turn it is or comes first."""
        leaders = table.leaders()
        return min(leaders, key=lambda seat: (seat - table.turn) % table.seats)


class CountFinal(Do[FortuneTable]):
    """After the final round the highest wins, if beyond the line; otherwise the game resumes."""

    rule = "FO-7.4"

    def do(self, table: FortuneTable) -> Steps:
        table.last_turns = 0
        return END_GAME if _across(table) else RESUME


class Resume(Do[FortuneTable]):
    """With nobody beyond the line the game goes on until somebody crosses it again."""

    rule = "FO-7.5"

    def tell(self, table: FortuneTable, given: object) -> list[Event]:
        return [Event(self.rule, "resumed", (table.turn,))]

    def do(self, table: FortuneTable) -> Steps:
        table.finisher = -1
        table.resumed = True
        table.pass_left()
        return ()


class EndGame(Do[FortuneTable]):
    """The game is over; equal highest totals share the win."""

    rule = "FO-7.4"

    def tell(self, table: FortuneTable, given: object) -> list[Event]:
        leaders = table.leaders()
        if len(leaders) == 1:
            return [Event(self.rule, "won", (leaders[0], table.totals[leaders[0]]))]
        return [Event("FO-7.6", "shared", (seat, table.totals[seat])) for seat in leaders]

    def do(self, table: FortuneTable) -> Steps:
        table.winners = table.leaders()
        return GAME_OVER


DISQUALIFY: Final = then(Disqualify())
CREDIT: Final = then(Credit())
WIN_OUTRIGHT: Final = then(WinOutright())
RETURN_CARD_AND_END: Final = then(ReturnCard(), GAME_OVER)
CROSS_LINE: Final = then(CrossLine())
COUNT_FINAL: Final = then(CountFinal())
RESUME: Final = then(Resume())
END_GAME: Final = then(EndGame())

STEPS: Final[tuple[type[Value], ...]] = (
    Disqualify,
    Credit,
    WinOutright,
    ReturnCard,
    PassDice,
    CrossLine,
    CountFinal,
    Resume,
    EndGame,
)
