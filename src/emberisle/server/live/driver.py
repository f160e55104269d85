"""The driver of a room: performs what is due without any person's request.

Of several processes that serve a room only the one with the lease drives it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Mapping

import emberisle as em
from emberisle.kernel.game import Game
from emberisle.server.live.bot_workers import BotWorkers
from emberisle.server.live.live_room import LiveRoom
from emberisle.server.rooms import acts, requests
from emberisle.server.rooms.progress import Decided
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.schedule import Due, due
from emberisle.server.rooms.window_closing import close, undecided
from emberisle.server.rooms.windows import AskedSeat
from emberisle.store.store import Unavailable

logger = logging.getLogger(__name__)


async def drive(live: LiveRoom, bot_workers: BotWorkers) -> None:
    """Perform what is due, for as long as the room is in use here."""
    bots = RoomBots(bot_workers)
    while True:
        live.changed.clear()
        now, room = live.now(), live.room
        coming = None if live.space == "none" else due(room, live.here, live.absent(), now, live.settings)
        wait = None if coming is None else (coming.at - now) * live.settings.second
        try:
            if coming is None or (wait is not None and wait > 0):
                if not await _thought(live, bots):
                    await _wait_for_change(live, wait)
            else:
                await _let_happen(live, bots, coming)
        except RequestRefused:
            if live.room is room:  # otherwise something else happened meanwhile
                await _wait_for_change(live, live.settings.lease)
        except Unavailable as gone:
            logger.warning("a room could not be driven; it will be tried again: %s", gone)
            await _wait_for_change(live, live.settings.lease)
        except Exception:
            logger.exception("a room could not be driven; it will be tried again")
            await _wait_for_change(live, live.settings.lease)


async def _wait_for_change(live: LiveRoom, seconds: float | None) -> None:
    if seconds is None:
        await live.changed.wait()
        return
    alarm = asyncio.get_running_loop().call_later(seconds, live.changed.set)
    try:
        await live.changed.wait()
    finally:
        alarm.cancel()


class RoomBots:
    """The bots of a room. In a window they think while it is open, so that their speed reveals nothing."""

    def __init__(self, bot_workers: BotWorkers) -> None:
        self._workers = bot_workers
        self._moment: tuple[str | None, int] = None, 0
        self._thought: dict[int, object] = {}

    async def choose(self, room: Room, game: Game, chair: int) -> object:
        """What a bot does in this chair."""
        level = room.seats[chair].level or em.usual_level(room.game_id)
        return await self._workers.choose(game, chair, level, bot_seed(room, chair))

    def ready(self, room: Room) -> bool:
        """Whether no bot has to think about the present window."""
        self._turn_to(room)
        return undecided(room, self._thought) is None

    async def react(self, room: Room) -> Mapping[int, object]:
        """What the bots want to do in the present window; one that can only pass takes as long as others."""
        self._turn_to(room)
        while (one := undecided(room, self._thought)) is not None:
            self._thought[one.chair] = await self._reaction(room, one)
        return self._thought

    async def _reaction(self, room: Room, one: AskedSeat) -> object:
        times = self._workers.reaction_times
        level = room.seats[one.chair].level
        if not one.choices:
            await asyncio.sleep(times.any(room.game_id, level))
            return em.dump(one.passing)
        began = time.monotonic()
        chosen = await self.choose(room, one.game, one.chair)
        times.note(room.game_id, level, time.monotonic() - began)
        return chosen

    def _turn_to(self, room: Room) -> None:
        """Forget what was thought about other windows."""
        if self._moment != (room.match, room.inputs):
            self._moment, self._thought = (room.match, room.inputs), {}


async def _thought(live: LiveRoom, bots: RoomBots) -> bool:
    """Let the bots think about a window that is open; says whether that took any time."""
    room = live.room
    if not live.here or bots.ready(room) or not await live.holds_lease():
        return False
    await bots.react(room)
    return True


async def _let_happen(live: LiveRoom, bots: RoomBots, coming: Due) -> None:
    room, chair, by = live.room, coming.chair, coming.by
    if not await live.holds_lease():
        await _wait_for_change(live, live.settings.lease / 2)
    elif coming.lapses:
        await live.perform(lambda now: _lapsed(now, room))
    elif chair is None:
        thought = await bots.react(room)
        await live.perform(lambda now: _closed(now, room, thought))
    elif by is None:
        await live.perform(lambda now: _left(now, chair))
    else:
        move = await bots.choose(room, requests.in_play(room), chair)
        await live.perform(lambda now: _moved(now, room, chair, move, by))


def _closed(now: Room, then: Room, thought: Mapping[int, object]) -> Decided:
    """The end of the window, if it still is the same one and nobody has asked to take something back."""
    if now.match != then.match or now.inputs != then.inputs or now.held or now.paused:
        raise RequestRefused("stale", "stale")
    return close(now, thought)


def _lapsed(now: Room, then: Room) -> acts.AnyDeed:
    """The end of what is proposed, if it still is the same."""
    if _proposed(now) != _proposed(then):
        raise RequestRefused("stale", "stale")
    return acts.Lapsed()


def _proposed(room: Room) -> tuple[object, ...]:
    return room.undo_request, room.pause_request, room.rematch_request


def _left(room: Room, chair: int) -> acts.AnyDeed:
    if room.stage != "playing" or not room.seats[chair].alive:
        raise RequestRefused("stale", "stale")
    return acts.Left(chair)


def _moved(now: Room, then: Room, chair: int, move: object, by: acts.By) -> Decided:
    """The move that was chosen, if the table still is as it was."""
    if now.match != then.match or now.inputs != then.inputs:
        raise RequestRefused("stale", "stale")
    if (by == "clock") != now.seats[chair].alive or (by == "bot" and now.held):
        raise RequestRefused("stale", "stale")
    return requests.play(now, chair, [move], by)


def bot_seed(room: Room, chair: int) -> int:
    """The seed of a bot: nobody can know it before the match is over."""
    return int.from_bytes(hashlib.sha256(f"{room.seed} bot {chair}".encode()).digest()[:6], "big")
