"""What is said in a room: a bounded number of lines of chat and remarks of the table's own."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from emberisle.server.rooms.room import Remark, Room

REMEMBERED: Final = 300
"""How many remarks a room keeps at hand."""


def remembered(room: Room, remark: Remark) -> tuple[Remark, ...]:
    """What was said in a room, this too."""
    return (*room.said, remark)[-REMEMBERED:]


def remarked(
    room: Room, at: float, key: str, chair: int | None = None, person: str | None = None, now: str = ""
) -> Room:
    """The table itself remarks something."""
    name = room.seats[chair].name if chair is not None else room.people.get(person or "", "")
    remark = Remark(room.sequence, at, room.inputs, person, chair, key, own=True, name=name, now=now)
    return replace(room, said=remembered(room, remark))
