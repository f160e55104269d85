"""Through whose eyes a browser sees the table, and when a curtain hides a hand."""

from __future__ import annotations

from typing import NamedTuple

from emberisle.server.closing import people_asked
from emberisle.server.room import Room


class Eyes(NamedTuple):
    """The seat that is shown (nobody's: a spectator's view), and the chair that waits behind a curtain."""

    seat: int | None
    curtain: int | None = None


def eyes(room: Room, person: str | None, looked: int | None) -> Eyes:
    """What a browser is shown; ``looked`` is the chair for which its curtain was lifted."""
    chairs = room.chairs_of(person)
    if room.game is None or not chairs:
        return Eyes(None)
    if len(chairs) == 1:
        return Eyes(chairs[0])
    if looked in chairs:
        return Eyes(looked)
    chair = _asked_next(room, chairs)
    if chair is None:
        return Eyes(None)
    return Eyes(None, chair) if room.hides(chair) else Eyes(chair)


def _asked_next(room: Room, chairs: list[int]) -> int | None:
    """Of the chairs at one screen the one that is to move, or to answer in a window."""
    if room.to_move in chairs:
        return room.to_move
    waiting = [one.chair for one in people_asked(room) if one.chair not in room.answers]
    return next((chair for chair in waiting if chair in chairs), None)


def still_looking(before: Room, after: Room, person: str | None, looked: int | None) -> int | None:
    """The curtain falls when a turn is over or an answer given, and with another match."""
    chairs = after.chairs_of(person)
    asked = _asked_next(before, chairs)
    same = before.match == after.match and asked == _asked_next(after, chairs)
    same = same and (asked is not None or before.to_move == after.to_move)
    return looked if same and after.stage == "playing" else None
