"""The end of a round and of the game."""

from __future__ import annotations

from typing import Final

from emberisle.games.wildfire.rules.table import Steps, WildfireTable
from emberisle.games.wildfire.rules.tiles import names, points
from emberisle.kernel.steps import GAME_OVER, Do, Event
from emberisle.kernel.values import Value


class ScoreRound(Do[WildfireTable]):
    """Everybody writes down what they still have [WF-9.5]; who went out has nothing [WF-9.1]."""

    rule = "WF-9.2"

    def tell(self, table: WildfireTable, given: object) -> list[Event]:
        events = [_how_it_ended(table)]
        for seat, hand in enumerate(table.hands):
            scored = points(hand)
            events.append(
                Event(self.rule, "counted", (seat, names(hand), scored, table.totals[seat] + scored))
            )
        return events

    def do(self, table: WildfireTable) -> Steps:
        scored = [points(hand) for hand in table.hands]
        table.sheet.append(tuple(scored))
        for seat in range(table.seats):
            table.totals[seat] = table.totals[seat] + scored[seat]
        table.show_hands()
        return ()


def _how_it_ended(table: WildfireTable) -> Event:
    if table.hands[table.turn]:
        return Event("WF-8.3", "blocked", (table.turn,))  # everybody counts [WF-9.4]
    return Event("WF-8.2", "went_out", (table.turn,))


class PassDeal(Do[WildfireTable]):
    """The game ends when somebody has reached the limit; otherwise the player to the left deals."""

    rule = "WF-8.4"

    def tell(self, table: WildfireTable, given: object) -> list[Event]:
        if not _finished(table):
            return []
        best = leaders(table)
        what = "won" if len(best) == 1 else "shared"
        rule = "WF-10.2" if len(best) == 1 else "WF-10.3"
        return [Event(rule, what, (seat, table.totals[seat])) for seat in best]

    def do(self, table: WildfireTable) -> Steps:
        if _finished(table):
            table.winners = leaders(table)
            return GAME_OVER
        table.dealer = (table.dealer + 1) % table.seats
        return ()


def _finished(table: WildfireTable) -> bool:
    """Somebody has the points that end the game [WF-10.1], or all rounds are played [WF-11.2]."""
    if table.house.rounds:
        return len(table.sheet) == table.house.rounds
    return max(table.totals) >= table.house.limit


def leaders(table: WildfireTable) -> list[int]:
    """Who has the fewest points [WF-10.2]."""
    fewest = min(table.totals)
    return [seat for seat in range(table.seats) if table.totals[seat] == fewest]


STEPS: Final[tuple[type[Value], ...]] = (ScoreRound, PassDeal)
