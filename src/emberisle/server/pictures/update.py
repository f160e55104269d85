"""A change of a room, and the messages in which each viewer is told of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec

from emberisle import playback
from emberisle.server.messages import Frame, Line, News, RoomPicture, Welcome
from emberisle.server.pictures import room_picture, table_picture, window_picture
from emberisle.server.pictures.room_picture import Presence
from emberisle.server.pictures.story_picture import story_lines
from emberisle.server.pictures.viewer import Viewer
from emberisle.server.rooms import window_closing
from emberisle.server.rooms.room import Room

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


class Update:
    """A room before and after a change; each picture of it is made once for all viewers who share it."""

    def __init__(self, before: Room, after: Room, presence: Presence) -> None:
        self.before = before
        self.after = after
        self.presence = presence
        self._made: dict[tuple[object, ...], Any] = {}

    @property
    def only_for(self) -> str | None:
        """The one person who is told of the change, if not everybody is."""
        return None if self.before is self.after else self.after.private_to

    def welcome(self, person: str | None, viewer: Viewer, language: str) -> bytes:
        """Everything there is to know now."""
        room, seat = self.after, viewer.seat
        message = Welcome(
            you=room_picture.you(room, person, self.presence.here),
            room=self._room(language),
            picture=self._picture(seat, language).picture if room.game is not None else None,
            curtain=viewer.curtain,
            window=window_picture.open_window(room, seat, self.presence.now, language),
            story=self._story(seat, language) if room.game is not None else [],
            said=room_picture.said(room, room.said, language),
        )
        return encode(message)

    def news(self, person: str | None, viewer: Viewer, language: str, shown: int | None) -> bytes:
        """What has changed for somebody who was shown this seat's view before."""
        room, seat = self.after, viewer.seat
        new = [remark for remark in room.said if remark.sequence > self.before.sequence]
        message = News(
            room=self._room(language),
            you=room_picture.you(room, person, self.presence.here),
            frames=self._frames(seat, language, shown),
            curtain=viewer.curtain,
            window=window_picture.open_window(room, seat, self.presence.now, language),
            said=room_picture.said(room, new, language),
            anew=self._anew,
            retold=self._story(seat, language) if self._anew or self._other_story(seat, shown) else None,
        )
        return encode(message)

    @property
    def _anew(self) -> bool:
        """Whether the story was rewritten, by an undo or another match, and not just continued."""
        return self.before.match != self.after.match or self.before.rewound != self.after.rewound

    def _other_story(self, seat: int | None, shown: int | None) -> bool:
        """Whether this browser changed to, or from, a seat that was told other things."""
        looking = [] if seat == shown else [one for one in (seat, shown) if one is not None]
        return any(self.after.hides(one) for one in looking)

    def _room(self, language: str) -> RoomPicture:
        return self._encoded(
            ("room", language), lambda: room_picture.room_picture(self.after, self.presence, language)
        )

    def _frames(self, seat: int | None, language: str, shown: int | None) -> list[Frame]:
        game, before = self.after.game, self.before.game
        if game is None or (before is game and seat == shown):
            return []
        if before is game or (self._anew and before is not None):
            return [self._picture(seat, language)]
        start = playback.opening(game) if before is None else before
        names = self.after.names(language)
        return self._encoded(
            ("frames", seat, language),
            lambda: self._in_window(table_picture.frames(start, game, seat, names, language), language),
        )

    def _in_window(self, frames: list[Frame], language: str) -> list[Frame]:
        """These frames, the last of which says so if a window is open now."""
        if self.after.window:
            ending, names = window_closing.turn_ending(self.after), self.after.names(language)
            shown = frames[-1].picture
            asks = window_picture.asks_in_window(self.after, shown.seat, language)
            frames[-1].picture = table_picture.in_window(shown, asks, ending, names, language)
        return frames

    def _picture(self, seat: int | None, language: str) -> Frame:
        game = self.after.game
        assert game is not None
        names = self.after.names(language)
        return self._once(
            ("picture", seat, language),
            lambda: self._in_window([table_picture.still(game, seat, names, language)], language)[0],
        )

    def _story(self, seat: int | None, language: str) -> list[Line]:
        game, story = self.after.game, self.after.story
        if game is None or story is None:
            return []
        names = self.after.names(language)
        return self._once(
            ("story", seat, language),
            lambda: cast(list[Line], story_lines(story, game.ruleset, seat, names, language)),
        )

    def _encoded(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """Something encoded as JSON once, however many messages contain it."""
        return cast(T, self._once(key, lambda: msgspec.Raw(encode(make()))))

    def _once(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        if key not in self._made:
            self._made[key] = make()
        return cast(T, self._made[key])
