"""Which seat's view a browser is shown, and when a curtain hides a hand."""

from __future__ import annotations

from typing import NamedTuple

from emberisle.server.rooms.room import Room
from emberisle.server.rooms.window_closing import people_asked


class Viewer(NamedTuple):
    """The seat whose view a browser is shown, none for a spectator's; and the chair behind its curtain."""

    seat: int | None
    curtain: int | None = None


def viewer_for(room: Room, person: str | None, lifted: int | None) -> Viewer:
    """What a person's browser is shown; ``lifted`` is the chair for which its curtain was lifted."""
    chairs = room.chairs_of(person)
    if room.game is None or not chairs:
        return Viewer(None)
    if len(chairs) == 1:
        return Viewer(chairs[0])
    if lifted in chairs:
        return Viewer(lifted)
    chair = _asked_next(room, chairs)
    if chair is None:
        return Viewer(None)
    return Viewer(None, chair) if room.hides(chair) else Viewer(chair)


def _asked_next(room: Room, chairs: list[int]) -> int | None:
    """Of the chairs at one screen the one that is to move, or to answer in a window."""
    if room.to_move in chairs:
        return room.to_move
    waiting = [one.chair for one in people_asked(room) if one.chair not in room.answers]
    return next((chair for chair in waiting if chair in chairs), None)


def still_lifted(before: Room, after: Room, person: str | None, lifted: int | None) -> int | None:
    """The chair whose curtain stays lifted: it falls after a turn or an answer, and with another match."""
    if lifted is None:
        return None
    chairs = after.chairs_of(person)
    asked = _asked_next(before, chairs)
    same = before.match == after.match and asked == _asked_next(after, chairs)
    same = same and (asked is not None or before.to_move == after.to_move)
    return lifted if same and after.stage == "playing" else None
