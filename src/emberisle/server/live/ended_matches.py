"""Matches that are over, each with its room as it was at the end; no match is folded twice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from weakref import WeakValueDictionary

from emberisle.kernel.errors import BadLog, EmberisleError, OtherRules
from emberisle.server.rooms import fold
from emberisle.server.rooms.room import Room
from emberisle.store.store import Act, Store

KEPT: Final = 32

_FOLDING: Final = ThreadPoolExecutor(1, "ended matches")
"""A thread of their own: those who look at old matches keep nobody from coming into a room."""


class Unreplayable(BadLog):
    """What is stored of a match cannot have happened."""


class EndedMatches:
    """The matches that were asked for last; of one that is not over yet, how far it had come."""

    def __init__(self, store: Store, in_use: Callable[[str], Room | None]) -> None:
        self._store = store
        self._in_use = in_use
        self._known: OrderedDict[str, Room] = OrderedDict()
        self._looking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def room(self, match: str) -> Room | None:
        """The room as it was when this match ended; none before the end."""
        async with self._looking.setdefault(match, asyncio.Lock()):
            known = self._known.get(match)
            if known is None or not _over(known, match):
                known = await self._looked_up(match, known)
            if known is None:
                return None
            self._remember(match, known)
            return known if _over(known, match) else None

    async def _looked_up(self, match: str, known: Room | None) -> Room | None:
        place = await self._store.find_match(match)
        if place is None:
            return None
        code, _ = place
        present = self._in_use(code)
        if present is not None and present.match == match and present.stage != "over":
            return known
        found = await self._store.read(code, 0 if known is None else known.sequence)
        return await asyncio.get_running_loop().run_in_executor(_FOLDING, _folded, found, match, known)

    def _remember(self, match: str, room: Room) -> None:
        self._known[match] = room
        self._known.move_to_end(match)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)


def _over(room: Room, match: str) -> bool:
    return room.match == match and room.stage == "over"


def _folded(found: list[Act], match: str, room: Room | None) -> Room | None:
    """The room when this match ended, or else as it is now."""
    for act in found:
        try:
            room = fold.after(room, act)
        except OtherRules:
            raise
        except EmberisleError as error:
            raise Unreplayable(str(error)) from error
        except Exception as error:  # inputs are fed unchecked, so those that were changed break anywhere
            raise Unreplayable(f"what is stored as act {act.sequence} cannot have happened") from error
        if _over(room, match):
            break
    return room
