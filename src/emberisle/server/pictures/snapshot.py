"""A room at one moment, and everything that anybody sees of it, each part made once."""

from __future__ import annotations

from msgspec import Struct

from emberisle.server.messages import OpenWindow, Picture, RoomPicture, Undoable, You
from emberisle.server.pictures import room_picture, table_picture, window_picture
from emberisle.server.pictures.once import MadeOnce
from emberisle.server.pictures.room_picture import Presence
from emberisle.server.pictures.viewer import Viewer
from emberisle.server.pictures.wording import names_in
from emberisle.server.rooms import window_closing
from emberisle.server.rooms.room import Room


class OwnPicture(Struct):
    """What is one connection's business alone: who it is, its curtain, and its window."""

    you: You | None
    curtain: int | None
    window: OpenWindow | None


class Snapshot(MadeOnce):
    """What connections were told last is a snapshot, too: what is new is what differs from it."""

    def __init__(self, room: Room, presence: Presence) -> None:
        super().__init__()
        self.room = room
        self.presence = presence

    def room_picture(self, language: str) -> RoomPicture:
        """The room as everybody in it sees it."""
        return self._once(
            ("room", language), lambda: room_picture.room_picture(self.room, self.presence, language)
        )

    def arranged_like(self, before: Snapshot) -> bool:
        """Whether all is as it was but for the match, in which no time runs and no window is open."""
        room, was = self.room, before.room
        still = not room.timed and not room.window and not was.window
        still = still and all(seat.down is None for seat in room.seats)
        still = still and not self.presence.takeovers and not before.presence.takeovers
        unchanged = room.stage == was.stage and room.arranged_like(was)
        return still and unchanged and self.presence.like(before.presence)

    def picture(self, seat: int | None, language: str) -> Picture | None:
        """The table as this seat, or a spectator, sees it; none before the match."""
        return self._once(("picture", seat, language), lambda: self._picture(seat, language))

    def own(self, person: str | None, viewer: Viewer, language: str) -> OwnPicture:
        """What one connection alone is shown."""
        return self._once(("own", person, viewer, language), lambda: self._own(person, viewer, language))

    def undoable(self, person: str) -> Undoable | None:
        """What somebody in the room can take back."""
        return self._once(
            ("undoable", person), lambda: room_picture.undoable(self.room, self.room.chairs_of(person))
        )

    def _own(self, person: str | None, viewer: Viewer, language: str) -> OwnPicture:
        return OwnPicture(
            you=room_picture.you(self.room, person, self.presence.here, language),
            curtain=viewer.curtain,
            window=window_picture.open_window(self.room, viewer.seat, self.presence.now, language),
        )

    def _picture(self, seat: int | None, language: str) -> Picture | None:
        room, names = self.room, names_in(language, self.room.names)
        if room.game is None:
            return None
        shown = table_picture.picture(room.game, seat, names, language)
        if not room.window:
            return shown
        asks = window_picture.asks_in_window(room, seat, language)
        return table_picture.in_window(shown, asks, window_closing.turn_ending(room), names, language)
