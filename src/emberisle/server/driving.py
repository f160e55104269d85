"""What happens by itself: bots move, time runs out, windows close, and bots mind the chairs of those away.

Of several processes that serve a room one drives it. Where nobody is connected nothing happens: an overdue
move is made when somebody looks in.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

import emberisle as em
from emberisle.kernel.game import Game
from emberisle.server import acts, asks
from emberisle.server.closing import closed, left_in_window, undecided
from emberisle.server.gathering import Gathering
from emberisle.server.refusing import NotDone
from emberisle.server.room import Room
from emberisle.server.settings import Settings
from emberisle.server.thinking import Thinkers

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Due:
    """Something that has to happen at this time in this chair: a move, or a bot comes to mind it.

    What happens in no chair is that the window closes.
    """

    at: float
    chair: int | None
    by: acts.By | None


def due(
    room: Room, here: AbstractSet[str], absent: Mapping[str, float], now: float, settings: Settings
) -> Due | None:
    """What happens next if nobody does anything."""
    if room.stage != "playing" or room.paused or not here:
        return None
    coming = [*_moves(room, now, settings), *_leavers(room, here, absent, settings)]
    return min(coming, key=lambda one: one.at, default=None)


def _moves(room: Room, now: float, settings: Settings) -> Iterator[Due]:
    chair = room.to_move
    if room.window:
        yield from _closing(room, now)
    if chair is None:
        return
    if not room.seats[chair].alive:
        if room.wish is None:
            yield Due(room.seen + settings.bot_pause, chair, "bot")
        return
    left = room.left_for_move(now)
    if left is not None:
        yield Due(now + left, chair, "clock")


def _closing(room: Room, now: float) -> Iterator[Due]:
    left = left_in_window(room, now)
    if room.wish is None and left is not None:
        yield Due(now + left, None, None)


def _leavers(
    room: Room, here: AbstractSet[str], absent: Mapping[str, float], settings: Settings
) -> Iterator[Due]:
    """Those who are away while others at the table wait."""
    waiting = any(seat.alive and seat.person in here for seat in room.seats)
    if room.slow or not waiting:
        return
    for chair, seat in enumerate(room.seats):
        if seat.alive and seat.person is not None and seat.person in absent:
            yield Due(absent[seat.person] + settings.grace, chair, None)


async def drive(gathering: Gathering, thinkers: Thinkers) -> None:
    """Let happen what is due, for as long as the room is in use here."""
    absent: dict[str, float] = {}
    minds = Minds(thinkers)
    while True:
        gathering.stirred.clear()
        now = gathering.settings.now()
        absent = _absent(gathering, absent, now)
        coming = due(gathering.room, gathering.here, absent, now, gathering.settings)
        wait = None if coming is None else (coming.at - now) * gathering.settings.second
        try:
            if coming is None or (wait is not None and wait > 0):
                if not await _thought(gathering, minds):
                    await _stirred(gathering, wait)
            else:
                await _let_happen(gathering, minds, coming)
        except NotDone:
            continue  # something else happened meanwhile
        except Exception:
            logger.exception("a room could not be driven; it will be tried again")
            await _stirred(gathering, gathering.settings.lease)


def _absent(gathering: Gathering, absent: Mapping[str, float], now: float) -> dict[str, float]:
    """Since when those at the table are not connected anywhere."""
    people = {seat.person for seat in gathering.room.seats if seat.person is not None}
    return {person: absent.get(person, now) for person in people - gathering.here}


async def _stirred(gathering: Gathering, seconds: float | None) -> None:
    try:
        await asyncio.wait_for(gathering.stirred.wait(), seconds)
    except TimeoutError:
        return


class Minds:
    """The bots of a room. In a window they think while it is open, so that their pace tells nothing."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._moment: tuple[str | None, int] = None, 0
        self._thought: dict[int, object] = {}

    async def choose(self, room: Room, game: Game, chair: int) -> object:
        """What a bot does in this chair."""
        level = room.seats[chair].level or em.usual_level(room.game_id)
        return await self._thinkers.choose(game, chair, level, bot_seed(room, chair))

    def ready(self, room: Room) -> bool:
        """Whether no bot has to think about the present window."""
        self._turn_to(room)
        return undecided(room, self._thought) is None

    async def react(self, room: Room) -> Mapping[int, object]:
        """What the bots want to do in the present window."""
        self._turn_to(room)
        while (one := undecided(room, self._thought)) is not None:
            self._thought[one.chair] = await self.choose(room, one.game, one.chair)
        return self._thought

    def _turn_to(self, room: Room) -> None:
        """Forget what was thought about other windows."""
        if self._moment != (room.match, room.inputs):
            self._moment, self._thought = (room.match, room.inputs), {}


async def _thought(gathering: Gathering, minds: Minds) -> bool:
    """Let the bots think about a window that is open; says whether that took any time."""
    room = gathering.room
    if not gathering.here or minds.ready(room) or not await gathering.drives():
        return False
    await minds.react(room)
    return True


async def _let_happen(gathering: Gathering, minds: Minds, coming: Due) -> None:
    room, chair, by = gathering.room, coming.chair, coming.by
    if not await gathering.drives():
        await _stirred(gathering, gathering.settings.lease / 2)
    elif chair is None:
        thought = await minds.react(room)
        await gathering.perform(lambda now: _closed(now, room, thought))
    elif by is None:
        await gathering.perform(lambda now: _left(now, chair))
    else:
        move = await minds.choose(room, asks.in_play(room), chair)
        await gathering.perform(lambda now: _moved(now, room, chair, move, by))


def _closed(now: Room, then: Room, thought: Mapping[int, object]) -> acts.AnyDeed:
    """The end of the window, if it still is the same one and nobody has asked to take something back."""
    if now.match != then.match or now.inputs != then.inputs or now.wish is not None or now.paused:
        raise NotDone("stale", "stale")
    return closed(now, thought)


def _left(room: Room, chair: int) -> acts.AnyDeed:
    if room.stage != "playing" or not room.seats[chair].alive:
        raise NotDone("stale", "stale")
    return acts.Left(chair)


def _moved(now: Room, then: Room, chair: int, move: object, by: acts.By) -> acts.AnyDeed:
    """The move that was chosen, if the table still is as it was."""
    if now.match != then.match or now.inputs != then.inputs:
        raise NotDone("stale", "stale")
    if (by == "clock") != now.seats[chair].alive or (by == "bot" and now.wish is not None):
        raise NotDone("stale", "stale")
    return asks.played(now, chair, [move], by)


def bot_seed(room: Room, chair: int) -> int:
    """What a bot's own chances are made from: nobody knows it before the match is over."""
    return int.from_bytes(hashlib.sha256(f"{room.seed} bot {chair}".encode()).digest()[:6], "big")
