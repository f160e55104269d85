"""Through whose eyes a browser sees the table, and when a curtain hides a hand."""

from __future__ import annotations

from typing import NamedTuple

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
    chair = room.to_move
    if chair is None or chair not in chairs:
        return Eyes(None)
    return Eyes(None, chair) if room.hides(chair) else Eyes(chair)


def still_looking(before: Room, after: Room, looked: int | None) -> int | None:
    """The curtain falls when a turn is over, and with another match."""
    same = before.match == after.match and before.to_move == after.to_move
    return looked if same and after.stage == "playing" else None
