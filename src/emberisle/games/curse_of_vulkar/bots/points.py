"""Everybody for themselves: what a place and a way are worth to a figure, in points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.games.curse_of_vulkar.bots.dangers import by_any_ember, slopes
from emberisle.games.curse_of_vulkar.bots.wishes import Wishes
from emberisle.games.curse_of_vulkar.rules.board import (
    COLOURS,
    CRIMSON,
    FAR,
    HELIPAD,
    REGION,
    SLAB,
    SLABS,
    SNAPSHOTS,
    WRECK,
    on_island,
)
from emberisle.games.curse_of_vulkar.rules.cards import COUNT
from emberisle.games.curse_of_vulkar.rules.copter import (
    CUTLASS_POINTS,
    HEART_POINTS,
    PENNY_POINTS,
    SELFIE_POINTS,
    SETS,
    SNAPSHOT_POINTS,
)
from emberisle.games.curse_of_vulkar.rules.souvenirs import SELFIE_STICK
from emberisle.games.curse_of_vulkar.rules.table import (
    EMPTY,
    FIREBALLS,
    IN_MAW,
    LAST_TURNS,
    NOT_CALLED,
    ON_SLAB,
    CurseTable,
    Tokens,
)

FULL: Final = len(SETS) - 1
SPARE: Final = 0.3
"""A token more than a set can count, which protects the others from thieves."""
GROWTH: Final = 0.4
"""A token makes the next of its colour worth more."""
SAFE: Final = 0.8
"""What is left of something that has yet to be brought home."""
NEEDED: Final = 3
"""Snapshots to call the copter."""
A_STEP_TO_THE_CALL: Final = 2.5
STRIDE: Final = (1.0, 1.0, 1.0, 1.0, 0.73, 0.33, 0.1)
"""How likely a card that is drawn moves so far or farther [CV-17.1]."""
TWO_CARDS: Final = (1.0, 1.0, 1.0, 1.0, 0.93, 0.55, 0.19)
"""How likely the better of two does."""
TWICE: Final = 9
"""So far one gets in two turns as a rule."""
HOMEWARD: Final = 0.91
"""How much less the call of the copter is worth for every step to the helipad."""
LATER: Final = 0.6
"""What is left of the best thing in the Maw for one who boards in a later turn."""
MANY: Final = 99
"""Turns, as long as nobody has called the copter."""
SHOT_AT: Final = 0.25
"""How often each opponent flicks an Ember at a figure that is easy to hit."""
CATACLYSM: Final = 0.1
"""How often each opponent drops the Fireballs before one's next turn."""


def set_worth(count: int) -> float:
    """What the next token of a colour is worth to one who has so many."""
    if count >= FULL:
        return SPARE
    later = SETS[count + 2] - SETS[count + 1] if count + 2 <= FULL else 0
    return SETS[count + 1] - SETS[count] + GROWTH * later


def set_points(tokens: Sequence[int]) -> float:
    """What tokens are worth, and what they promise."""
    return sum([sum([set_worth(had) for had in range(count)]) for count in tokens])


def loss(table: CurseTable, figure: int) -> float:
    """What a fall costs: a token of any colour, and the Heart."""
    tokens = table.tokens[figure]
    total = sum(tokens)
    lost = sum([count * (SETS[min(count, FULL)] - SETS[min(count - 1, FULL)]) for count in tokens if count])
    heart = HEART_POINTS if table.heart == figure else 0
    return (lost / total if total else 0.0) + heart


class Points:
    """What one figure may hope for on the island."""

    def __init__(
        self, table: CurseTable, figure: int, other_card: int | None = None, yet_to_move: bool = False
    ) -> None:
        """``other_card`` is what is left in the hand for the next turn; ``yet_to_move`` before this move."""
        self.table = table
        self.figure = figure
        self.seat = table.owner(figure)
        self.tokens: Tokens = table.tokens[figure]
        self.other_card = other_card
        self.slopes = slopes(table)
        self.foes = [f for f in table.others(figure) if table.owner(f) != self.seat]
        self.stake = self._stake()
        self.booty = max([worth for _, worth in self.in_maw()], default=0.0)
        """The best thing in the Maw."""
        self.turns_left = self._turns_left(yet_to_move)
        self.calls = table.calls_copter(figure)
        self.alarm = self._alarm()
        self.wishes = self._wishes()

    # -- what there is to have

    def snapshot(self, space: int) -> float:
        """What the snapshot of a space is worth, if it can be brought home."""
        table = self.table
        points = CUTLASS_POINTS if space == WRECK else SNAPSHOT_POINTS
        if SELFIE_STICK in table.souvenirs[self.seat]:
            points = points + SELFIE_POINTS
        helps = not self.calls and not table.copter and not self._idle(space)
        return self._brought_home(space) * points + (A_STEP_TO_THE_CALL if helps else 0.0)

    def _brought_home(self, space: int) -> float:
        """How likely something from there is to get home."""
        late = self.turns_left < MANY
        return self.reaches_home(FAR[space][HELIPAD], self.turns_left) if late else SAFE

    def _idle(self, space: int) -> bool:
        """Whether a snapshot is none of those that call the copter."""
        house = self.table.house
        if house.crimson == "none" and self.table.shade(space) == CRIMSON:
            return True
        regions = [REGION[other] for other in self.table.photos[self.figure]]
        return house.copter_needs == "regions" and REGION[space] in regions

    def blocks(self, space: int) -> bool:
        """Whether the colour of a snapshot is better kept for another region, which the copter needs."""
        return self.table.house.copter_needs == "regions" and not self.calls and self._idle(space)

    def _wishes(self) -> Wishes:
        table, wishes = self.table, Wishes()
        for slab, colour in enumerate(table.slabs):
            if colour != EMPTY:
                had = self.tokens[colour]
                wishes.add(SLABS[slab], COLOURS[colour], tuple([set_worth(had + n) for n in range(4)]))
        for space in SNAPSHOTS:
            if table.can_photograph(self.figure, space):
                wishes.add(space, table.shade(space), (self.snapshot(space),))
        if table.heart == ON_SLAB:
            wishes.add(SLAB, "heart", (SAFE * HEART_POINTS,))
        elif table.heart in self.foes and on_island(table.places[table.heart]):
            wishes.passing[table.places[table.heart]] = float(HEART_POINTS)
        return wishes

    # -- going home

    def _stake(self) -> float:
        """What is lost by being left behind: the points of the snapshots."""
        table = self.table
        photos = table.photos[self.figure]
        points = sum([CUTLASS_POINTS if space == WRECK else SNAPSHOT_POINTS for space in photos])
        selfie = SELFIE_POINTS * len(photos) if SELFIE_STICK in table.souvenirs[self.seat] else 0
        return float(points + selfie)

    def in_maw(self) -> list[tuple[str, float]]:
        """What can be taken from the Maw, and what it is worth."""
        table = self.table
        found = [
            (name, float(SETS[min(self.tokens[c] + 1, FULL)] - SETS[min(self.tokens[c], FULL)]))
            for c, name in enumerate(COLOURS)
            if table.maw[c]
        ]
        if table.penny == IN_MAW:
            found.append(("penny", float(PENNY_POINTS)))
        return [*found, ("heart", float(HEART_POINTS))] if table.heart == IN_MAW else found

    def _turns_left(self, yet_to_move: bool) -> int:
        """How many moves follow this one; many, as long as nobody has called the copter."""
        left = self.table.last_turns[self.figure]
        if left != NOT_CALLED:
            moves_last = self.table.figure == self.figure and not yet_to_move
            return left - 1 if moves_last else left
        return LAST_TURNS if self.table.called or self.table.copter else MANY

    def _alarm(self) -> float:
        """How likely it is that the copter is called before one's next turn."""
        table = self.table
        callers = [foe for foe in self.foes if table.calls_copter(foe) and not table.aboard(foe)]
        chances = [0.02, *[0.7 if table.steps_home(foe) <= 5 else 0.3 for foe in callers]]
        if table.scar + min(table.beside, 1) >= FIREBALLS:
            chances.append((0.02, 0.05, 0.35)[min(len(table.tracker), 2)])
        return max(chances)

    def reaches_home(self, steps: int, turns: int) -> float:
        """How likely a figure so far from the helipad is aboard after so many turns."""
        if turns <= 0:
            return 0.0
        if turns == 1:
            need = steps + 1
            if self.other_card is not None and COUNT[self.other_card] >= need:
                return 1.0
            chances = STRIDE if self.other_card is not None else TWO_CARDS
            return chances[need] if need < len(chances) else 0.0
        return 1.0 if steps < 4 * turns else max(0.0, 0.9 - 0.25 * (steps - 4 * turns + 1))

    def home(self, end: int) -> float:
        """What it is worth to be here, in view of the copter."""
        steps = FAR[end][HELIPAD]
        if self.turns_left < MANY:
            return (self.stake + LATER * self.booty) * self.reaches_home(steps, self.turns_left)
        if self.calls:
            return (self.stake + LATER * self.booty + self._spoils()) * float(HOMEWARD**steps)
        return self.alarm * self.stake * self.reaches_home(steps, LAST_TURNS)

    def _spoils(self) -> float:
        """What an early call takes from the others: snapshots that do not get home."""
        table = self.table
        late = [len(table.photos[foe]) for foe in self.foes if table.steps_home(foe) > TWICE]
        return SNAPSHOT_POINTS * max(late, default=0) / 2

    # -- places and ways

    def risk(self, place: int) -> float:
        """What standing here until the next turn is likely to cost."""
        table = self.table
        hunters = len([foe for foe in self.foes if not table.aboard(foe)])
        if not on_island(place) or not hunters:
            return 0.0
        fire = CATACLYSM * self.slopes.knocks(place)
        shots = SHOT_AT * by_any_ember(place)
        return (1 - (1 - fire - shots) ** hunters) * (loss(table, self.figure) + 0.5)

    def walk(self, path: Sequence[int], beeline: bool = False) -> float:
        """What it is worth to go this way, and to be at its end or, if that is better, in the copter."""
        gained, taken = self.wishes.gain(path, beeline)
        end = path[-1]
        hope = min(1.0, self.turns_left / 4)
        gone = frozenset(path[-1:] if beeline else path)
        ahead = hope * self.wishes.ahead(end, gone, taken) if hope else 0.0
        found = gained + ahead + self.home(end) - self.risk(end)
        if not self.can_board_at(path):
            return found
        before = self.wishes.gain(path[: path.index(HELIPAD) + 1], beeline)[0]
        return max(found, before + self.aboard())

    def can_board_at(self, path: Sequence[int]) -> bool:
        """Whether the way leads over the helipad, with a step left for the copter [CV-12.4]."""
        here = self.table.copter or (self.calls and self.table.house.copter_arrives == "at_once")
        return here and HELIPAD in path[:-1]

    def aboard(self) -> float:
        """What it is worth to be in the copter."""
        return self.stake + self.booty + (self._spoils() if self.turns_left >= MANY else 0.0)

    def stand(self, place: int) -> float:
        """What it is worth to be here and take what lies here."""
        return self.walk((place,))
