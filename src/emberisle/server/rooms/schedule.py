"""What is due by itself: bots move, time runs out, windows close, and bots mind the chairs of those away.

Where nobody is connected nothing happens: an overdue move is made when somebody looks in. Only in a slow
match bots play on until it waits for somebody.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from emberisle.server.rooms import acts
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.window_closing import left_in_window, people_awaited
from emberisle.server.settings import Settings


@dataclass(frozen=True)
class Due:
    """The next automatic action and its time. Without a chair, the window closes or a proposal lapses."""

    at: float
    chair: int | None
    by: acts.By | None
    """Who makes the move in the chair; None if there is no move and a bot comes to mind the chair."""
    lapses: bool = False


def due(
    room: Room, here: AbstractSet[str], absent: Mapping[str, float], now: float, settings: Settings
) -> Due | None:
    """The first thing that is due if no person does anything."""
    if room.stage == "lobby" or not (here or goes_on_alone(room)):
        return None
    coming = [*_lapses(room, now)]
    if room.stage == "playing" and not room.paused:
        leaving = takeovers(room, here, absent, settings)
        coming += [*_moves(room, now, settings), *[Due(at, chair, None) for chair, at in leaving.items()]]
    return min(coming, key=lambda one: one.at, default=None)


def due_as_before(before: Room, after: Room) -> bool:
    """Whether an act surely left alone what is due: a move of a person, and the next is a person's, too."""
    if after.timed or after.window or before.window or after.stage != before.stage:
        return False
    return after.arranged_like(before) and all(seat.alive for seat in after.seats)


def goes_on_alone(room: Room) -> bool:
    """Whether bots play on though nobody is connected, so that whoever comes after them is told."""
    if not room.slow or room.stage != "playing" or room.paused or room.held:
        return False
    return any(seat.alive for seat in room.seats) and not people_awaited(room)


def _lapses(room: Room, now: float) -> Iterator[Due]:
    left = room.left_for_answers(now)
    if left is not None:
        yield Due(now + left, None, None, lapses=True)


def _moves(room: Room, now: float, settings: Settings) -> Iterator[Due]:
    chair = room.to_move
    if room.window:
        yield from _closing(room, now)
    if chair is None:
        return
    if not room.seats[chair].alive:
        if not room.held:
            yield Due(room.seen + settings.bot_pause, chair, "bot")
        return
    left = room.left_for_move(now)
    if left is not None:
        yield Due(now + left, chair, "clock")


def _closing(room: Room, now: float) -> Iterator[Due]:
    left = left_in_window(room, now)
    if not room.held and left is not None:
        yield Due(now + left, None, None)


def takeovers(
    room: Room, here: AbstractSet[str], absent: Mapping[str, float], settings: Settings
) -> dict[int, float]:
    """When bots take over, by chair, for those who are away while others at the table wait."""
    waiting = any(seat.alive and seat.person in here for seat in room.seats)
    if room.stage != "playing" or room.paused or room.slow or not waiting:
        return {}
    return {
        chair: absent[seat.person] + settings.grace
        for chair, seat in enumerate(room.seats)
        if seat.alive and seat.person is not None and seat.person in absent
    }
