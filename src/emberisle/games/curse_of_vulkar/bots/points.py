"""Everybody for themselves: what a place and a way are worth to a figure, in points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.games.curse_of_vulkar.bots.dangers import by_any_ember, in_chute, pounces, slopes
from emberisle.games.curse_of_vulkar.bots.shooting import Shot
from emberisle.games.curse_of_vulkar.bots.skill import USUAL, Skill, fading
from emberisle.games.curse_of_vulkar.bots.wishes import Wishes
from emberisle.games.curse_of_vulkar.rules.board import (
    COLOURS,
    CRIMSON,
    EXITS,
    FAR,
    HELIPAD,
    NOWHERE,
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
    IDOL_ABOARD,
    IDOL_ELSEWHERE,
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
from emberisle.games.curse_of_vulkar.rules.tiger import STRIDE as TIGER_STRIDE

FULL: Final = len(SETS) - 1
SPARE: Final = 0.3
"""A token more than a set can count, which protects the others from thieves."""
GROWTH: Final = 0.4
"""A token makes the next of its colour worth more."""
SAFE: Final = 0.8
"""What is left of something that has yet to be brought home."""
LATER: Final = 0.6
"""What is left of the best thing in the Maw for one who boards in a later turn."""
NEEDED: Final = 3
"""Snapshots to call the copter."""
STRIDE: Final = (1.0, 1.0, 1.0, 1.0, 0.73, 0.33, 0.1)
"""How likely a card that is drawn moves so far or farther [CV-17.1]."""
TWO_CARDS: Final = (1.0, 1.0, 1.0, 1.0, 0.93, 0.55, 0.19)
"""How likely the better of two does."""
TWICE: Final = 9
"""So far one gets in two turns as a rule."""
MANY: Final = 99
"""Turns, as long as nobody has called the copter."""


SOON: Final = 0.3
"""How likely the copter is called when one begins to think of home."""
A_BURDEN: Final = 6.0
"""What a step less in every turn costs in the middle of the game, in points,"""
A_BURDEN_SOON: Final = 2.5
"""and when it is nearly over."""
IN_WAIT: Final = 0.03
"""How often the Tiger is led at a figure that it waits for."""
LED: Final = 0.06
PUSHED: Final = 0.08
"""How often each opponent leads the Tiger, or pushes the Boulder, before one's next turn."""


def _set_worth(count: int) -> float:
    if count >= FULL:
        return SPARE
    later = SETS[count + 2] - SETS[count + 1] if count + 2 <= FULL else 0
    return SETS[count + 1] - SETS[count] + GROWTH * later


_SET_WORTHS: Final = tuple([_set_worth(count) for count in range(len(SLABS) + 5)])
_NEXT_WORTHS: Final = tuple([_SET_WORTHS[count : count + 4] for count in range(len(SLABS) + 1)])
_SET_POINTS: Final = tuple([sum(_SET_WORTHS[:count]) for count in range(len(SLABS) + 1)])
_LOST: Final = tuple(
    [
        count * (SETS[min(count, FULL)] - SETS[min(count - 1, FULL)]) if count else 0
        for count in range(len(SLABS) + 1)
    ]
)
"""What a fall takes from so many of a colour, times how many there are."""


def set_worth(count: int) -> float:
    """What the next token of a colour is worth to one who has so many."""
    return _SET_WORTHS[count]


def set_points(tokens: Sequence[int]) -> float:
    """What tokens are worth, and what they promise."""
    return sum([_SET_POINTS[count] for count in tokens])


def loss(table: CurseTable, figure: int) -> float:
    """What a fall costs: a token of any colour, and the Heart."""
    tokens = table.tokens[figure]
    total = sum(tokens)
    lost = sum([_LOST[count] for count in tokens])
    heart = HEART_POINTS if table.heart == figure else 0
    idol = IDOL_ELSEWHERE if table.idol == figure else 0
    return (lost / total if total else 0.0) + heart + idol


def standing(table: CurseTable, figure: int) -> bool:
    """Whether a figure is on the island and can be knocked over."""
    return on_island(table.places[figure]) and table.lies[figure] is None


class Points:
    """What one figure may hope for on the island."""

    def __init__(
        self,
        table: CurseTable,
        figure: int,
        other_card: int | None = None,
        yet_to_move: bool = False,
        skill: Skill = USUAL,
    ) -> None:
        """``other_card`` is what is left in the hand for the next turn; ``yet_to_move`` before this move."""
        self.table = table
        self.figure = figure
        self.skill = skill
        self.seat = table.owner(figure)
        self.tokens: Tokens = table.tokens[figure]
        self.other_card = other_card
        self.slopes = slopes(table)
        self.foes = [f for f in table.others(figure) if table.owner(f) != self.seat]
        self.standing = [f for f in range(table.figures) if standing(table, f)]
        """The figures that can be knocked over."""
        self.loss = loss(table, figure)
        self.falls = [self._fall(f) for f in range(table.figures)]
        """What it is worth that a figure falls by one's own doing."""
        self.stake = self._stake()
        self.booty = max([worth for _, worth in self.in_maw()], default=0.0)
        """The best thing in the Maw."""
        self.turns_left = self._turns_left(yet_to_move)
        self.calls = table.calls_copter(figure)
        self.alarm = self._alarm()
        self.wishes = self._wishes()
        self.burning: dict[int, float] = {}
        """What Fireballs are worth that roll now, by where the figure stands."""
        self.shots: dict[int, list[tuple[float, Shot]]] = {}
        """By pit, the flicks that make sense and what they are worth."""

    # -- who may fall

    def in_chutes(self, end: int) -> bool:
        """Whether Fireballs could meet anybody, once the figure stands here."""
        places = self.table.places
        return in_chute(end) or any(in_chute(places[f]) for f in self.standing if f != self.figure)

    def _fall(self, figure: int) -> float:
        table = self.table
        return self._prize(figure) if table.owner(figure) != self.seat else -loss(table, figure)

    def _prize(self, foe: int) -> float:
        """What it brings to knock over an opponent: a token, and what they lose; but they get a souvenir."""
        table = self.table
        tokens = table.tokens[foe]
        total = sum(tokens)
        if not total and table.heart != foe:
            return -0.5 * self.skill.souvenir
        drawn = sum([count * set_worth(self.tokens[colour]) for colour, count in enumerate(tokens)])
        return (drawn / total if total else 0.0) + self.skill.denied * (
            loss(table, foe) - self.skill.souvenir
        )

    # -- what there is to have

    def snapshot(self, space: int) -> float:
        """What the snapshot of a space is worth, if it can be brought home."""
        table = self.table
        points = CUTLASS_POINTS if space == WRECK else SNAPSHOT_POINTS
        if SELFIE_STICK in table.souvenirs[self.seat]:
            points = points + SELFIE_POINTS
        helps = not self.calls and not table.copter and not self._idle(space)
        return self._brought_home(space) * points + (self.skill.to_the_call if helps else 0.0)

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
        table, wishes = self.table, Wishes(self.skill.fades)
        for slab, colour in enumerate(table.slabs):
            if colour != EMPTY:
                wishes.add(SLABS[slab], COLOURS[colour], _NEXT_WORTHS[self.tokens[colour]])
        for space in SNAPSHOTS:
            if table.can_photograph(self.figure, space):
                wishes.add(space, table.shade(space), (self.snapshot(space),))
        if table.heart == ON_SLAB:
            wishes.add(SLAB, "heart", (SAFE * HEART_POINTS,))
        elif table.heart in self.foes and on_island(table.places[table.heart]):
            wishes.passing[table.places[table.heart]] = float(HEART_POINTS)
        if table.idol_at != NOWHERE:
            wishes.add(table.idol_at, "idol", (max(self.idol_worth(table.idol_at), 0.0),))
        return wishes

    def idol_worth(self, place: int) -> float:
        """What it is worth to carry the Golden Idol from here: heavy, and dear in the copter."""
        steps = FAR[place][HELIPAD]
        home = self.reaches_home(steps + self.turns_left, self.turns_left) if self.turns_left < MANY else 0.0
        if self.turns_left < MANY:
            return IDOL_ELSEWHERE + (IDOL_ABOARD - IDOL_ELSEWHERE) * home - (1 - home) * self.stake / 4
        soon = self.calls or self.alarm > SOON
        return SAFE * IDOL_ABOARD - (A_BURDEN_SOON if soon else A_BURDEN)

    def in_wait(self, tiger: int) -> float:
        """What it is worth that the Tiger waits here: it may be led at whoever is near."""
        table = self.table
        near = [f for f in self.standing if FAR[tiger][table.places[f]] <= TIGER_STRIDE + 1]
        return IN_WAIT * sum([self.falls[figure] for figure in near])

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
            wanted = self.stake + LATER * self.booty + self._spoils()
            return wanted * self.skill.calling * fading(self.skill.homeward)[steps]
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
        fire = self.skill.cataclysm * self.slopes.knocks(place)
        shots = self.skill.shot_at * by_any_ember(table.house.hand, place)
        return (1 - (1 - fire - shots - self._beasts(place)) ** hunters) * (self.loss + 0.5)

    def _beasts(self, place: int) -> float:
        """How likely each opponent is to knock over a figure here by the Tiger or the Boulder."""
        table = self.table
        found = LED * pounces(table, place) if table.house.tiger else 0.0
        if table.house.boulder and in_chute(place):
            found = found + PUSHED * max([self.slopes.pushes(mouth, place) for mouth in range(len(EXITS))])
        return found

    def walk(self, path: Sequence[int], beeline: bool = False) -> float:
        """What it is worth to go this way, and to be at its end or, if that is better, in the copter."""
        gained, taken = self.wishes.gain(path, beeline)
        end = path[-1]
        hope = min(1.0, self.turns_left / 4)
        gone = path[-1:] if beeline else path
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
