"""Moves: the way of a piece, space by space, and what it finds there."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.board import (
    DARK,
    DOCK,
    FARTHEST,
    NAMES,
    POINT,
    SPACES,
    STEP,
    WATER,
    on_trail,
)
from emberisle.games.fireball_island.rules.drawing import DrawCard
from emberisle.games.fireball_island.rules.jewel import CAPTURE, PICK_UP, PassOwner, TakeToken
from emberisle.games.fireball_island.rules.moves import Walk
from emberisle.games.fireball_island.rules.refusals import refuse_back, refuse_walk
from emberisle.games.fireball_island.rules.table import (
    NO_TOKEN,
    NOBODY,
    REMEMBERED_TRACK,
    IslandTable,
    Steps,
)
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import GAME_OVER, Ask, Do, Event, Refusal, Step, then
from emberisle.kernel.values import Value

DRAWN: Final = 9
"""Of how many walks, drawn at random, a playout takes the best: with fewer a game takes many more turns."""


class MoveAhead(Do[IslandTable]):
    """The piece moves by the full count, if there is anywhere to go."""

    rule = "FI-3.4"

    def __init__(self, count: int) -> None:
        self.count = count

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [] if table.walks(self.count) else [Event(self.rule, "nowhere_to_go", (table.turn,))]

    def do(self, table: IslandTable) -> Steps:
        table.moment = "move"
        return CHOOSE_WALK[self.count] if table.walks(self.count) else ()


class ChooseWalk(Ask[IslandTable]):
    """The player chooses where to go, in any direction and at every fork."""

    rule = "FI-3.5"

    def __init__(self, count: int) -> None:
        self.count = count

    def seat(self, table: IslandTable) -> int:
        return table.turn

    def moves(self, table: IslandTable) -> tuple[Value, ...]:
        return table.walks(self.count)

    def sample(self, table: IslandTable, luck: Luck) -> object:
        """The best of some walks at random: without any aim a game takes some ten thousand turns."""
        return self.best_of(DRAWN, table, luck)

    def go(self, table: IslandTable, luck: Luck) -> Steps:
        return self._set_off(table, self.best_of(DRAWN, table, luck))

    def best_of(self, number: int, table: IslandTable, luck: Luck) -> Walk:
        """That which leads nearest to where the player wants to be, of so many drawn at random."""
        walks = table.walks(self.count)
        if len(walks) == 1:
            return walks[0]
        away = table.board.towards[table.goal(table.turn)]
        best = walks[luck.below(len(walks))]
        least = away[best.places[-1]]
        for _ in range(number - 1):
            other = walks[luck.below(len(walks))]
            if away[other.places[-1]] < least:
                best = other
                least = away[best.places[-1]]
        return best

    def tell(self, table: IslandTable, given: Walk) -> list[Event]:
        return [Event("FI-3.1", "walked", (table.turn, given.path))]

    def take(self, table: IslandTable, given: Walk) -> Steps:
        return self._set_off(table, given)

    def _set_off(self, table: IslandTable, walk: Walk) -> Steps:
        set_off(table, walk, backwards=False)
        return WALK_ON

    def refuse(self, table: IslandTable, move: Value) -> Refusal:
        return refuse_walk(table, move, self.count)


def set_off(table: IslandTable, walk: Walk, backwards: bool) -> None:
    table.walk = walk.places
    table.walked = (table.places[table.turn],)
    table.backwards = backwards


class WalkOn(Do[IslandTable]):
    """Every space on the way counts, and some have something to take [FI-5.1, FI-11.10, FI-12.1]."""

    rule = "FI-3.2"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        if not _barred(table):
            return []
        return [Event("FI-9.3", "no_jewel_no_dock", (table.turn, NAMES[_open_way(table)[-1]]))]

    def do(self, table: IslandTable) -> Steps:
        seat = table.turn
        if _barred(table):
            _step_back(table)
        walk, before = table.walk, table.walked
        jewel = table.jewel_place()
        for number, place in enumerate(walk, start=1):
            if place != jewel and place != STEP and place != DOCK:
                continue  # there is nothing to take
            if _bars(table, place):
                _come_to(table, walk, number - 1, before)
                return WALK_ON
            found = _found(table, seat, place)
            if found:
                _come_to(table, walk, number, before)
                return then(*found, WALK_ON)
        if walk:
            _come_to(table, walk, len(walk), before)
        return ARRIVE


def _come_to(table: IslandTable, walk: tuple[int, ...], number: int, before: tuple[int, ...]) -> None:
    """The piece stands on the space with this number; the rest is still to go."""
    table.walk = walk[number:]
    table.walked = (*before, *walk[:number])
    table.places[table.turn] = walk[number - 1]


def _barred(table: IslandTable) -> bool:
    """Whether the Dock is next, counted on with a jewel that was not to be had."""
    return table.walk == (DOCK,) and _bars(table, DOCK)


def _bars(table: IslandTable, place: int) -> bool:
    return place == DOCK and table.jewel_owner != table.turn and table.house.dock == "owner"


def _step_back(table: IslandTable) -> None:
    """To the last open space of the way [FI-9.3]."""
    table.walk = ()
    table.walked = _open_way(table)
    table.places[table.turn] = table.walked[-1]


def _open_way(table: IslandTable) -> tuple[int, ...]:
    """The way that was gone, up to its last open space."""
    occupied = table.occupied(table.turn)
    last = len(table.walked)
    while table.walked[last - 1] in occupied:
        last = last - 1
    return table.walked[:last]


def _found(table: IslandTable, seat: int, place: int) -> list[Step[IslandTable]]:
    """What there is to take on this space; a piece that is moved back takes only the jewel [FI-14.16]."""
    found: list[Step[IslandTable]] = []
    if place == table.jewel_at and (not table.backwards or table.house.jewel_going_back):
        found.append(CAPTURE if place == POINT else PICK_UP)
    if table.backwards and table.house.back_gains != "everything":
        return found
    if place == STEP and table.tokens[seat] == NO_TOKEN:
        found.append(TakeToken())
    owner = table.jewel_owner
    if owner not in (NOBODY, seat) and table.places[owner] == place and on_trail(place):
        found.append(PassOwner(owner))
    return found


# -- the end of the way


class Arrive(Do[IslandTable]):
    """Where the move ends: a dark space gives a card [FI-4.1], the Dock the game to who brings the jewel."""

    rule = "FI-4.1"

    def do(self, table: IslandTable) -> Steps:
        seat = table.turn
        place = table.places[seat]
        _remember_track(table, seat)
        if place == DOCK and table.jewel_owner == seat:
            return then(WinGame())
        gains = not table.backwards or table.house.back_gains != "nothing"
        return then(DrawCard(seat, self.rule)) if place < SPACES and DARK[place] and gains else ()


def _remember_track(table: IslandTable, seat: int) -> None:
    """The spaces by which the piece came; what it was pushed back along is forgotten."""
    came_by = [place for place in table.walked[:-1] if place < SPACES and place != WATER]
    track = table.tracks[seat]
    if table.backwards:
        track = track[: max(len(track) - len(came_by), 0)]
        came_by.clear()
    elif table.walked[0] >= SPACES or table.walked[0] == WATER:
        track = ()
    table.tracks[seat] = since_turning(track, [*came_by, table.walked[-1]])[-REMEMBERED_TRACK:]


def since_turning(track: tuple[int, ...], places: list[int]) -> tuple[int, ...]:
    """The track to the last of these places, gone from the end of a track.

    Who turned round came from where they turned: no space twice, and not where one stands.
    """
    found = list(track)
    for place in places:
        if place in found:
            del found[: found.index(place) + 1]
        found.append(place)
    return tuple(found[:-1])


class WinGame(Do[IslandTable]):
    """Whoever reaches the Dock with the jewel has won."""

    rule = "FI-9.1"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [Event(self.rule, "won", (table.turn,))]

    def do(self, table: IslandTable) -> Steps:
        table.winner = table.turn
        return GAME_OVER


# -- being moved back


class MoveBack(Do[IslandTable]):
    """The piece goes back so many spaces, but not out of a cave, a pit or the water."""

    rule = "FI-14.14"

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        ways = table.ways_back(self.count)
        if not ways:
            return [Event(self.rule, "not_moved_back", (table.turn,))]
        return [_moved_back(table, ways[0])] if len(ways) == 1 else []

    def do(self, table: IslandTable) -> Steps:
        ways = table.ways_back(self.count)
        if len(ways) != 1:
            return then(ChooseBack(self.player, self.count)) if ways else ()
        set_off(table, ways[0], backwards=True)
        return WALK_ON


def _moved_back(table: IslandTable, walk: Walk) -> Event:
    return Event("FI-14.12", "moved_back", (table.turn, walk.path))


class ChooseBack(Ask[IslandTable]):
    """Where it is not clear which way is back, whoever played the card chooses."""

    rule = "FI-14.13"

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count

    def seat(self, table: IslandTable) -> int:
        return self.player

    def moves(self, table: IslandTable) -> tuple[Value, ...]:
        return table.ways_back(self.count)

    def tell(self, table: IslandTable, given: Walk) -> list[Event]:
        return [_moved_back(table, given)]

    def take(self, table: IslandTable, given: Walk) -> Steps:
        set_off(table, given, backwards=True)
        return WALK_ON

    def refuse(self, table: IslandTable, move: Value) -> Refusal:
        return refuse_back(table, move, self.count)


CHOOSE_WALK: Final = [then(ChooseWalk(count)) for count in range(FARTHEST + 1)]
WALK_ON: Final = then(WalkOn())
ARRIVE: Final = then(Arrive())

STEPS: Final[tuple[type[Value], ...]] = (
    MoveAhead,
    ChooseWalk,
    WalkOn,
    Arrive,
    WinGame,
    MoveBack,
    ChooseBack,
)
