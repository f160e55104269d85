"""Telling what happened: one act, told to every connection through its own eyes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar, cast

import msgspec

from emberisle import playback
from emberisle.server import closing, pictures, telling
from emberisle.server.messages import Frame, Line, News, RoomPicture, Welcome
from emberisle.server.pictures import Presence
from emberisle.server.room import Room

T = TypeVar("T")

encode = msgspec.json.Encoder().encode

_PAINTER: Final = ThreadPoolExecutor(1, "painter")
"""Paints while the loop goes on; more than one would only take turns with each other."""


class Happening:
    """The room before and after something; what it looks like is made once for all who see the same."""

    def __init__(self, before: Room, after: Room, presence: Presence) -> None:
        self.before = before
        self.after = after
        self.presence = presence
        self._made: dict[tuple[object, ...], Any] = {}
        self._wanted: list[Callable[[], bytes]] = []
        self._painting: asyncio.Future[list[bytes | Exception]] | None = None

    @property
    def only(self) -> str | None:
        """The one person who is told of it, if not everybody is."""
        return None if self.before is self.after else self.after.whispered_to

    def later(self, make: Callable[[], bytes]) -> Callable[[], Awaitable[bytes]]:
        """Have this made with all else that is wanted of the happening, once somebody waits for any of it."""
        assert self._painting is None, "it has been told already"
        number = len(self._wanted)
        self._wanted.append(make)

        async def made() -> bytes:
            if self._painting is None:
                loop = asyncio.get_running_loop()
                self._painting = loop.run_in_executor(_PAINTER, self._paint)
            found = (await asyncio.shield(self._painting))[number]
            if isinstance(found, Exception):
                raise found
            return found

        return made

    def _paint(self) -> list[bytes | Exception]:
        wanted, self._wanted = self._wanted, []  # they know the happening, which else would not go by itself
        return [_attempt(make) for make in wanted]

    def welcome(self, person: str | None, seat: int | None, curtain: int | None, language: str) -> bytes:
        """Everything there is to know now."""
        room = self.after
        message = Welcome(
            you=pictures.you(room, person, self.presence.here),
            room=self._room(language),
            picture=self._picture(seat, language).picture if room.game is not None else None,
            curtain=curtain,
            window=pictures.open_window(room, seat, self.presence.now, language),
            story=self._story(seat, language) if room.game is not None else [],
            said=pictures.said(room, room.said, language),
        )
        return encode(message)

    def news(
        self, person: str | None, seat: int | None, curtain: int | None, language: str, shown: int | None
    ) -> bytes:
        """What has changed for somebody who was shown this seat's view before."""
        room = self.after
        new = [remark for remark in room.said if remark.sequence > self.before.sequence]
        message = News(
            room=self._room(language),
            you=pictures.you(room, person, self.presence.here),
            frames=self._frames(seat, language, shown),
            curtain=curtain,
            window=pictures.open_window(room, seat, self.presence.now, language),
            said=pictures.said(room, new, language),
            retold=self._story(seat, language) if self._anew or self._other_story(seat, shown) else None,
        )
        return encode(message)

    @property
    def _anew(self) -> bool:
        """Whether the story is not simply longer."""
        return self.before.match != self.after.match or len(self.after.made) < len(self.before.made)

    def _other_story(self, seat: int | None, shown: int | None) -> bool:
        """Whether somebody else is looking now, who was told other things."""
        looking = [] if seat == shown else [one for one in (seat, shown) if one is not None]
        return any(self.after.hides(one) for one in looking)

    def _room(self, language: str) -> RoomPicture:
        return self._raw(
            ("room", language), lambda: pictures.room_picture(self.after, self.presence, language)
        )

    def _frames(self, seat: int | None, language: str, shown: int | None) -> list[Frame]:
        game, before = self.after.game, self.before.game
        if game is None or (before is game and seat == shown):
            return []
        if before is game or (self._anew and before is not None):
            return [self._picture(seat, language)]
        start = playback.opening(game) if before is None else before
        names = self.after.names(language)
        return self._raw(
            ("frames", seat, language),
            lambda: self._told(telling.frames(start, game, seat, names, language), language),
        )

    def _told(self, frames: list[Frame], language: str) -> list[Frame]:
        """Frames of which the last is the table as it is now, in a window or not."""
        if self.after.window:
            ending, names = closing.turn_ending(self.after), self.after.names(language)
            shown = frames[-1].picture
            asks = pictures.asks_in_window(self.after, shown.seat, language)
            frames[-1].picture = telling.in_window(shown, asks, ending, names, language)
        return frames

    def _picture(self, seat: int | None, language: str) -> Frame:
        game = self.after.game
        assert game is not None
        names = self.after.names(language)
        return self._once(
            ("picture", seat, language),
            lambda: self._told([Frame(telling.picture(game, seat, names, language), [])], language)[0],
        )

    def _story(self, seat: int | None, language: str) -> list[Line]:
        game = self.after.game
        if game is None:
            return []
        return self._raw(
            ("story", seat, language),
            lambda: telling.story(game, seat, self.after.names(language), language),
        )

    def _raw(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """Something in JSON already, so that it is written only once however many are told."""
        return cast(T, self._once(key, lambda: msgspec.Raw(encode(make()))))

    def _once(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        if key not in self._made:
            self._made[key] = make()
        return cast(T, self._made[key])


def _attempt(make: Callable[[], bytes]) -> bytes | Exception:
    """What was made; or what went wrong, which is no business of the others who are told."""
    try:
        return make()
    except Exception as error:
        return error
