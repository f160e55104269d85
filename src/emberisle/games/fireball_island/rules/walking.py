"""Moves: the way of a piece, space by space, and what it finds there."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.board import (
    DARK,
    DOCK,
    NAMES,
    POINT,
    SPACES,
    STEP,
    WATER,
    on_trail,
)
from emberisle.games.fireball_island.rules.cards import FAKE_JEWEL
from emberisle.games.fireball_island.rules.drawing import DrawCard, FillHand
from emberisle.games.fireball_island.rules.fireballs import AS_BONUS, TakeFireball
from emberisle.games.fireball_island.rules.moves import Walk
from emberisle.games.fireball_island.rules.playing import ReactWith, play_card
from emberisle.games.fireball_island.rules.refusals import refuse_back, refuse_walk
from emberisle.games.fireball_island.rules.table import (
    HELD,
    NO_TOKEN,
    NOBODY,
    REMEMBERED_TRACK,
    IslandTable,
    Steps,
)
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import GAME_OVER, Ask, Do, Event, Refusal, Step, then
from emberisle.kernel.values import Value


class MoveAhead(Do[IslandTable]):
    """The piece moves by the full count, if there is anywhere to go."""

    rule = "FI-3.4"

    def __init__(self, count: int) -> None:
        self.count = count

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [] if table.walks(self.count) else [Event(self.rule, "nowhere_to_go", (table.turn,))]

    def do(self, table: IslandTable) -> Steps:
        table.moment = "move"
        return then(ChooseWalk(self.count)) if table.walks(self.count) else ()


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
        """The best of three walks at random: without any aim a game takes some ten thousand turns."""
        walks = table.walks(self.count)
        goal = table.goal(table.turn)
        far = table.board.far
        best = walks[luck.below(len(walks))]
        for _ in range(2):
            other = walks[luck.below(len(walks))]
            if far[other.places[-1]][goal] < far[best.places[-1]][goal]:
                best = other
        return best

    def tell(self, table: IslandTable, given: Walk) -> list[Event]:
        return [Event("FI-3.1", "walked", (table.turn, given.path))]

    def take(self, table: IslandTable, given: Walk) -> Steps:
        set_off(table, given, backwards=False)
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
        for number, place in enumerate(walk, start=1):
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
    while occupied >> table.walked[last - 1] & 1:
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


class TakeToken(Do[IslandTable]):
    """Whoever lands on or passes Witchlord Step takes a token, once in a game [FI-5.2]."""

    rule = "FI-5.1"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        fitted = [Event("FI-5.4", "fitted", (table.turn,))] if table.jewel_owner == table.turn else []
        return [Event(self.rule, "token", (table.turn,)), *fitted]

    def do(self, table: IslandTable) -> Steps:
        table.tokens[table.turn] = HELD
        return ()


# -- the jewel


class CaptureJewel(Do[IslandTable]):
    """Whoever moves onto Vul-Kar Point takes the jewel, fills the hand, rolls a Fireball, plays on."""

    rule = "FI-6.2"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [
            Event(self.rule, "captured", (table.turn,)),
            Event("FI-6.5", "bonus_turns", (table.turn, table.house.bonus_turns)),
            *_fitted(table),
        ]

    def do(self, table: IslandTable) -> Steps:
        seat = table.turn
        table.jewel_at = NOBODY
        table.jewel_owner = seat
        table.owed[seat] = table.owed[seat] + table.house.bonus_turns
        return then(FillHand(seat, "FI-6.3"), TakeFireball(seat, AS_BONUS))


def _fitted(table: IslandTable) -> list[Event]:
    """The new owner has a token to fit the jewel into."""
    return [Event("FI-5.4", "fitted", (table.turn,))] if table.tokens[table.turn] == HELD else []


class PickUpJewel(Do[IslandTable]):
    """The first to move onto or pass the space where the jewel lies captures it."""

    rule = "FI-11.10"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [Event(self.rule, "picked_up", (table.turn, NAMES[table.jewel_at])), *_fitted(table)]

    def do(self, table: IslandTable) -> Steps:
        table.jewel_at = NOBODY
        table.jewel_owner = table.turn
        return ()


class PassOwner(Do[IslandTable]):
    """Who passes the owner of the jewel takes it, unless it is a fake."""

    rule = "FI-12.1"

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def do(self, table: IslandTable) -> Steps:
        if table.hands[self.owner] and table.may_come(FAKE_JEWEL):
            return then(ShowFake((self.owner,)))
        return then(StealJewel())


class ShowFake(ReactWith):
    """The owner keeps the jewel with a Fake Jewel!, and the thief moves on without."""

    rule = "FI-14.2"
    card = FAKE_JEWEL

    def next(self, asked: tuple[int, ...]) -> Step[IslandTable]:
        return ShowFake(asked)

    def passed(self, table: IslandTable) -> Steps:
        return then(StealJewel())

    def answered(self, table: IslandTable, move: Value) -> Steps:
        owner = self.asked[0]
        return play_card(table, owner, FAKE_JEWEL, then(KeepJewel()), then(PassOwner(owner)))


class KeepJewel(Do[IslandTable]):
    """It was a fake: the owner keeps the jewel."""

    rule = "FI-14.2"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [Event(self.rule, "kept", (table.jewel_owner, table.turn))]

    def do(self, table: IslandTable) -> Steps:
        return ()


class StealJewel(Do[IslandTable]):
    """The jewel changes its owner."""

    rule = "FI-12.1"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [Event(self.rule, "stole", (table.turn, table.jewel_owner)), *_fitted(table)]

    def do(self, table: IslandTable) -> Steps:
        table.jewel_owner = table.turn
        return ()


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
    came_by = tuple([place for place in table.walked[:-1] if place < SPACES and place != WATER])
    track = table.tracks[seat]
    if table.backwards:
        track = track[: max(len(track) - len(came_by), 0)]
    elif table.walked[0] < SPACES and table.walked[0] != WATER:
        track = (*track, *came_by)
    else:
        track = came_by
    table.tracks[seat] = _since_turning(track, table.walked[-1])[-REMEMBERED_TRACK:]


def _since_turning(track: tuple[int, ...], place: int) -> tuple[int, ...]:
    """Who turned round came from where they turned: no space twice, and not where one stands."""
    found: list[int] = []
    for each in (*track, place):
        if each in found:
            del found[: found.index(each) + 1]
        found.append(each)
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


WALK_ON: Final = then(WalkOn())
ARRIVE: Final = then(Arrive())
CAPTURE: Final = CaptureJewel()
PICK_UP: Final = PickUpJewel()

STEPS: Final[tuple[type[Value], ...]] = (
    MoveAhead,
    ChooseWalk,
    WalkOn,
    TakeToken,
    CaptureJewel,
    PickUpJewel,
    PassOwner,
    ShowFake,
    KeepJewel,
    StealJewel,
    Arrive,
    WinGame,
    MoveBack,
    ChooseBack,
)
