"""The chance of winning: what an ending of this turn is worth when points are only a way to get there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from typing import NamedTuple

from emberisle.games.fortune.bots.endings import Ending
from emberisle.games.fortune.bots.last_turns import LastTurn, last_turn, share
from emberisle.games.fortune.bots.race import Race, Races, among_many, known_races
from emberisle.games.fortune.rules.cards import CARDS
from emberisle.games.fortune.rules.table import FortuneTable


class Turn(NamedTuple):
    """A turn to come, by what is known of its card: as a last turn, or as the next of many."""

    last: LastTurn
    race: Race


class Outlook:
    """The game as the player whose turn it is sees it from here."""

    def __init__(self, table: FortuneTable, races: Races | None = None) -> None:
        self.table = table
        self.me = table.turn
        self.races = races or known_races()

    def worth(self, ending: Ending) -> float:
        """The chance of winning, a shared win in part, once this turn has ended so."""
        if ending.outright:
            return 1.0
        totals = self.totals_after(ending)
        if self._somebody_beyond(totals):
            return self._final_round(totals, self._last_turns(totals))
        return self._race(totals)

    def totals_after(self, ending: Ending) -> list[int]:
        """The score page after this ending."""
        table = self.table
        changes = [ending.shared // (table.seats - 1) - ending.toll] * table.seats
        changes[self.me] = ending.points
        return [table.after_credit(seat, change) for seat, change in enumerate(changes)]

    def _somebody_beyond(self, totals: Sequence[int]) -> bool:
        return any(self.table.beyond(total) for total in totals)

    def _round(self) -> list[int]:
        """Every seat in turn order, the player's own first."""
        return [(self.me + turn) % self.table.seats for turn in range(self.table.seats)]

    # -- the final round

    def _last_turns(self, totals: Sequence[int]) -> list[int]:
        """The seats that still have a last turn after this one, in order."""
        table = self.table
        if table.last_turns:
            finisher, turns = table.finisher, table.last_turns - 1
        elif table.resumed and table.house.nobody_left == "sudden":
            return []
        else:
            finisher, turns = max(self._round(), key=lambda seat: totals[seat]), table.seats - 1
        return [seat for seat in [*self._round()[1:], self.me] if seat != finisher][:turns]

    def _final_round(self, totals: Sequence[int], last: Sequence[int]) -> float:
        """The chance to be highest once these seats, each playing to win, have had their last turns."""
        best = max(totals)
        if self.me in last:
            return self._catch_up(totals, last.index(self.me))
        if totals[self.me] < best:
            return 0.0
        chance = 1 / totals.count(best)
        for turn, seat in enumerate(last):
            if totals[seat] < best:
                chance *= 1 - self._passes(totals, seat, turn)
        return chance

    def _catch_up(self, totals: Sequence[int], turn: int) -> float:
        """The chance to win by a last turn of one's own, after this one has helped somebody across."""
        return self.coming[turn].last.catches_up(max(totals) - totals[self.me])

    def _passes(self, totals: Sequence[int], seat: int, turn: int) -> float:
        """The chance that this opponent's last turn takes the win away, by points or by the Island."""
        last = self.coming[turn].last
        chance = last.catches_up(totals[self.me] - totals[seat])
        for toll, sails in last.islands():
            chance += sails * (1 - self._after_toll(totals, seat, toll))
        return chance

    def _after_toll(self, totals: Sequence[int], seat: int, toll: int) -> float:
        """The chance to win all the same when this opponent takes a toll and the rest hold still."""
        left = [total if other == seat else total - toll for other, total in enumerate(totals)]
        return share(left[self.me], left[seat]) if self._somebody_beyond(left) else self._race(left)

    # -- the race

    def _race(self, totals: Sequence[int]) -> float:
        """The chance to win with nobody beyond the line and everybody else to move before the player does."""
        line = self.table.house.finish_line
        mine = line - totals[self.me]
        lost = [
            self.coming[turn].race.chance(line - totals[seat], mine)
            for turn, seat in enumerate(self._round()[1:])
        ]
        return among_many([1 - chance for chance in lost])

    # -- the cards to come

    @cached_property
    def coming(self) -> list[Turn]:
        """The turns after this one, until the player's own comes round again."""
        return [self._turn(self._weights(turn)) for turn in range(self.table.seats)]

    def _turn(self, weights: Sequence[float]) -> Turn:
        return Turn(last_turn(weights), self.races.under(weights))

    def _weights(self, turn: int) -> list[float]:
        """How likely each of CARDS is to be turned over then: any unseen one, and after them a known one."""
        unseen = self.table.unseen
        if turn < sum(unseen):
            return [float(count) for count in unseen]
        known = [*self.table.used, self.table.card]
        card = known[(turn - sum(unseen)) % len(known)]
        return [float(other == card) for other in CARDS]


def standing(table: FortuneTable) -> list[float]:
    """Everybody's share of the win when a turn begins and nobody is beyond the line, whatever the card."""
    race = _any_card()
    order = [(table.turn + turn) % table.seats for turn in range(table.seats)]
    needs = [table.house.finish_line - table.totals[seat] for seat in order]
    found = [0.0] * table.seats
    for place, seat in enumerate(order):
        before = [1 - race.chance(need, needs[place]) for need in needs[:place]]
        after = [race.chance(needs[place], need) for need in needs[place + 1 :]]
        found[seat] = among_many([*before, *after])
    whole = sum(found)
    return [share / whole for share in found]


@cache
def _any_card() -> Race:
    return known_races().under([1.0] * len(CARDS))
