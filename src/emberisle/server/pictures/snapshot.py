"""A room at one moment, and everything that anybody sees of it, each part made once and kept as JSON."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from emberisle.server.messages import Picture
from emberisle.server.pictures import room_picture, table_picture, window_picture
from emberisle.server.pictures.room_picture import Presence
from emberisle.server.pictures.viewer import Viewer
from emberisle.server.rooms import window_closing
from emberisle.server.rooms.room import Room

encode = msgspec.json.Encoder().encode


class Snapshot:
    """What connections were told last is a snapshot, too: what is new is what differs from it."""

    def __init__(self, room: Room, presence: Presence) -> None:
        self.room = room
        self.presence = presence
        self._made: dict[tuple[object, ...], bytes] = {}

    def room_picture(self, language: str) -> bytes:
        """The room as everybody in it sees it."""
        return self._once(
            ("room", language), lambda: room_picture.room_picture(self.room, self.presence, language)
        )

    def picture(self, seat: int | None, language: str) -> bytes:
        """The table as this seat, or a spectator, sees it; null before the match."""
        return self._once(("picture", seat, language), lambda: self._picture(seat, language))

    def own(self, person: str | None, viewer: Viewer, language: str) -> bytes:
        """What is one connection's business alone: who it is, its curtain, and its window."""
        return self._once(("own", person, viewer, language), lambda: self._own(person, viewer, language))

    def _own(self, person: str | None, viewer: Viewer, language: str) -> dict[str, object]:
        return {
            "you": room_picture.you(self.room, person, self.presence.here),
            "curtain": viewer.curtain,
            "window": window_picture.open_window(self.room, viewer.seat, self.presence.now, language),
        }

    def _picture(self, seat: int | None, language: str) -> Picture | None:
        room, names = self.room, self.room.names(language)
        if room.game is None:
            return None
        shown = table_picture.picture(room.game, seat, names, language)
        if not room.window:
            return shown
        asks = window_picture.asks_in_window(room, seat, language)
        return table_picture.in_window(shown, asks, window_closing.turn_ending(room), names, language)

    def _once(self, key: tuple[object, ...], make: Callable[[], object]) -> bytes:
        known = self._made.get(key)
        if known is None:
            known = self._made[key] = encode(make())
        return known
