"""All together: who collects which colour, and what a place and a way are worth, in steps that are saved."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from emberisle.games.curse_of_vulkar.bots.dangers import in_chute, pounces, slopes
from emberisle.games.curse_of_vulkar.bots.points import standing
from emberisle.games.curse_of_vulkar.bots.skill import USUAL, Skill
from emberisle.games.curse_of_vulkar.rules.board import (
    COLOURS,
    FAR,
    HELIPAD,
    NOWHERE,
    SLAB,
    SLABS,
    SNAPSHOTS,
    on_island,
)
from emberisle.games.curse_of_vulkar.rules.cards import CATACLYSM_CARD
from emberisle.games.curse_of_vulkar.rules.table import (
    IN_MAW,
    ON_SLAB,
    CurseTable,
    standing_spaces,
)

A_TURN: Final = 4.2
"""What a card that is lost costs, in steps: about as far as a card moves a figure."""
A_TOKEN: Final = 5.0
"""Steps to find another token."""
STRANDED: Final = 40.0
"""Steps that it costs when there are not enough tokens of a colour to be found, for each that is missing."""
CROWD: Final = 6.0
"""Steps that it costs when one more collects the same colour."""
SPOILT: Final = 500.0
"""Steps that it costs to board too early, when nobody is left to bring the Heart."""
CATACLYSM: Final = 0.1
"""How often somebody drops the Fireballs before one's next turn."""


def stands_at(table: CurseTable, figure: int) -> int:
    """The space of a figure, or one near where it lies; in the copter it is as good as on the helipad."""
    place = table.places[figure]
    if on_island(place):
        return place
    lie = table.lies[figure]
    if place != NOWHERE or lie is None:
        return HELIPAD
    spaces = standing_spaces(lie)
    return spaces[0] if spaces else HELIPAD


def slabs_of(table: CurseTable, colour: int) -> list[int]:
    """The spaces on which a token of this colour lies."""
    return [SLABS[slab] for slab, lies in enumerate(table.slabs) if lies == colour]


def snapshots_of(table: CurseTable, shade: int) -> list[int]:
    """The spaces where a snapshot of this colour is left."""
    return [s for s in SNAPSHOTS if table.shade(s) == shade and table.stock[table.stock_of(s)]]


def tour(start: int, tokens: Sequence[int], count: int, photos: Sequence[int]) -> tuple[int, int]:
    """Roughly how many steps it takes to find so many tokens and one of these snapshots, and where it ends.

    Always the nearest comes next, and a snapshot is worth a small detour.
    """
    here, steps = start, 0
    left, open_photos = list(tokens), list(photos)
    while count > 0 or open_photos:
        far = FAR[here]
        ways = [(far[place], place) for place in left] if count > 0 else []
        ways.extend([(far[place], place) for place in open_photos])
        if not ways:
            break
        away, place = min(ways)
        steps, here = steps + away, place
        if count > 0 and place in left:
            left.remove(place)
            count = count - 1
        if place in open_photos:
            open_photos = []
    return steps, here


class Plan:
    """Which colour each seat collects, by what everybody has and by how far it is to the rest."""

    def __init__(self, table: CurseTable) -> None:
        self.table = table
        self.slabs = [slabs_of(table, colour) for colour in range(len(COLOURS))]
        self.photos = [snapshots_of(table, colour) for colour in range(len(COLOURS))]
        self.colours = self._best()

    def need(self, seat: int, colour: int) -> int:
        return max(self.table.needed - self.table.tokens[seat][colour], 0)

    def lacks_snapshot(self, seat: int, colour: int) -> bool:
        return colour not in self.table.shades(seat)

    def to_do(self, seat: int, colour: int) -> float:
        """How many steps a seat has to go for its set of this colour."""
        table = self.table
        if table.aboard(seat):
            done = not self.need(seat, colour) and not self.lacks_snapshot(seat, colour)
            return 0.0 if done else 10 * STRANDED
        wanted = self.lacks_snapshot(seat, colour)
        lost = STRANDED if wanted and not self.photos[colour] else 0.0
        photos = self.photos[colour] if wanted else []
        steps, _ = tour(stands_at(table, seat), self.slabs[colour], self.need(seat, colour), photos)
        return steps + lost

    def _best(self) -> tuple[int, ...]:
        seats, every = range(self.table.seats), range(len(COLOURS))
        alone = [[self.to_do(seat, colour) for colour in every] for seat in seats]
        shared: dict[tuple[int, tuple[int, ...]], float] = {}
        best, least = (0,) * len(seats), float("inf")
        for colours in product(every, repeat=len(seats)):
            cost = sum([alone[seat][colour] for seat, colour in enumerate(colours)])
            for colour in set(colours):
                key = (colour, tuple([seat for seat in seats if colours[seat] == colour]))
                if key not in shared:
                    shared[key] = self._shared(*key)
                cost = cost + shared[key]
            if cost < least:
                best, least = colours, cost
        return best

    def _shared(self, colour: int, sharing: tuple[int, ...]) -> float:
        """What it costs when these collect one colour, or when there is not enough of it."""
        needed = sum([self.need(seat, colour) for seat in sharing])
        short = max(needed - len(self.slabs[colour]), 0)
        without = [seat for seat in sharing if self.lacks_snapshot(seat, colour)]
        missing = max(len(without) - len(self.photos[colour]), 0)
        return STRANDED * (short + missing) + CROWD * (len(sharing) - 1)


class Team:
    """What one figure can do for all."""

    def __init__(
        self, table: CurseTable, figure: int, skill: Skill = USUAL, plan: Plan | None = None
    ) -> None:
        self.table = table
        self.figure = figure
        self.skill = skill
        self.plan = plan or Plan(table)
        self.colour = self.plan.colours[figure]
        self.need = self.plan.need(figure, self.colour)
        self.lacks = self.plan.lacks_snapshot(figure, self.colour)
        self.slabs = self.plan.slabs[self.colour]
        self.photos = self.plan.photos[self.colour] if self.lacks else []
        self.out = [f for f in range(table.figures) if not table.aboard(f)]
        self.fetches = self._fetches()
        self.slopes = slopes(table)
        self.standing = [f for f in range(table.figures) if standing(table, f)]
        self.burning: dict[int, float] = {}
        self._known: dict[tuple[int, tuple[int, ...], bool, bool], float] = {}

    def _fetches(self) -> bool:
        """Whether this figure is the one to bring the Heart: who is nearest to doing it last."""
        table = self.table
        if table.heart != ON_SLAB:
            return table.heart == self.figure
        costs = []
        for figure in self.out:
            colour = self.plan.colours[figure]
            photos = self.plan.photos[colour] if self.plan.lacks_snapshot(figure, colour) else []
            start, slabs = stands_at(table, figure), self.plan.slabs[colour]
            steps, end = tour(start, slabs, self.plan.need(figure, colour), photos)
            costs.append((-steps if steps else FAR[end][SLAB], figure))
        return bool(costs) and min(costs)[1] == self.figure

    def in_chutes(self, end: int) -> bool:
        """Whether Fireballs could meet anybody, once the figure stands here."""
        places = self.table.places
        return in_chute(end) or any(in_chute(places[f]) for f in self.standing if f != self.figure)

    # -- what is needed

    def wants(self, colour: int) -> bool:
        """Whether a token of this colour is to be taken: one's own, or one to spare that nobody needs."""
        if colour == self.colour:
            return self.need > 0
        table = self.table
        needed = sum([self.plan.need(s, c) for s, c in enumerate(self.plan.colours) if c == colour])
        to_spare = sum(table.tokens[self.figure]) - min(table.tokens[self.figure][self.colour], table.needed)
        return len(self.plan.slabs[colour]) > needed + 1 and to_spare < 2

    def wants_snapshot(self, shade: int) -> bool:
        return shade == self.colour and self.lacks

    def still_to_go(self, path: Sequence[int], beeline: bool = False) -> float:
        """How many steps are left for this figure once it has gone this way."""
        entered = list(dict.fromkeys(path[-1:] if beeline else path))
        found = [place for place in entered if place in self.slabs][: self.need]
        photo = any(place in self.photos for place in entered)
        heart = self.fetches and SLAB in entered and self.table.all_have_sets()
        key = (path[-1], tuple(sorted(found)), photo, heart)
        if key not in self._known:
            slabs = [place for place in self.slabs if place not in found]
            photos = [] if photo else self.photos
            self._known[key] = self._to_go(path[-1], slabs, self.need - len(found), photos, heart)
        return self._known[key]

    def _to_go(self, here: int, slabs: list[int], count: int, photos: list[int], heart: bool) -> float:
        from_maw = 1 if len(slabs) < count and self.table.maw[self.colour] else 0
        steps, last = tour(here, slabs, min(count - from_maw, len(slabs)), photos)
        if self.fetches and self.table.heart == ON_SLAB and not heart:
            return steps + FAR[last][SLAB] + FAR[SLAB][HELIPAD] + 1
        return steps + FAR[last][HELIPAD] + 1

    def whole_way(self) -> float:
        """How many steps this figure has still to go, and for what it lacks and cannot find."""
        found = self.still_to_go((stands_at(self.table, self.figure),))
        from_maw = 1 if self.table.maw[self.colour] else 0
        return found + STRANDED * max(self.need - len(self.slabs) - from_maw, 0)

    # -- places and ways

    def risk(self, place: int) -> float:
        """What standing here until the next turn is likely to cost."""
        open_fire = self.table.tracker.count(CATACLYSM_CARD)
        falls = self.slopes.knocks(place) + pounces(self.table, place)  # the Tiger comes after it [CV-23.5]
        return CATACLYSM * (1 + 2 * open_fire) * falls * (A_TOKEN + A_TURN)

    def walk(self, path: Sequence[int], beeline: bool = False) -> float:
        """What it is worth to go this way: the fewer steps are left after it, the better."""
        if self.should_board() and HELIPAD in path[:-1]:
            return self.aboard()
        return -self.still_to_go(path, beeline) - self.risk(path[-1])

    def stand(self, place: int) -> float:
        """What it is worth to be here and take what lies here."""
        return self.walk((place,))

    def aboard(self) -> float:
        """Nothing is left to go; but who boards too early has spoilt it for all."""
        return 0.0 if self.should_board() else -SPOILT

    def should_board(self) -> bool:
        """Whether to go aboard: with the Heart, or when one's own part is done and another will bring it."""
        table = self.table
        if table.heart == self.figure:
            return table.all_have_sets()
        others = [figure for figure in self.out if figure != self.figure]
        last_in_maw = self.need == 1 and not self.slabs and table.maw[self.colour] > 0
        done = not self.lacks and (self.need == 0 or last_in_maw)
        if table.heart == IN_MAW:
            return done
        return done and bool(others) and not self.fetches
