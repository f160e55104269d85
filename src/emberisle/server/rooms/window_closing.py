"""When a window closes: by what everybody knows, so that its timing reveals nobody's cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from emberisle.server.rooms import acts
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.requests import in_play, inputs_since, read_move
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.windows import AskedSeat

AT_THE_END: Final = 3
"""How many times longer than others the window at the end of a turn is open."""


def people_asked(room: Room) -> list[AskedSeat]:
    """The people whom the present window asks, but for those who stand down."""
    return [one for one in room.window if room.seats[one.chair].alive and not room.stands_down(one.chair)]


def asked_at(room: Room, chair: int | None) -> AskedSeat | None:
    """What this chair is asked; nothing if it could only pass, unless others would notice.

    Others at its screen would, and all would if turns were ended early only by those who could do more.
    """
    found = next((one for one in people_asked(room) if one.chair == chair), None)
    noticed = found is not None and (found.ends_turn or _shared(room, found.chair))
    return found if found is not None and (found.choices or noticed) else None


def turn_ending(room: Room) -> int | None:
    """The chair whose turn is over when this window closes; none where others are asked."""
    return next((one.chair for one in room.window if one.ends_turn), None)


def is_shown(room: Room) -> bool:
    """Whether the window stays open for anybody."""
    return any(_awaited(room)) if _alone(room) else bool(people_asked(room))


def lasts(room: Room) -> int:
    """How many seconds it is open once all was seen; the end of a turn longer, as it can be ended early."""
    return room.clocks.react * (1 if turn_ending(room) is None else AT_THE_END)


def countdown(room: Room, now: float) -> float | None:
    """Seconds until the window closes, whatever anybody answers; none where answers are waited for."""
    people = people_asked(room)
    if not people or _patient(room) or any(_shared(room, one.chair) for one in people):
        return None
    return max(0.0, room.showing + lasts(room) - room.thinking(now))


def left_in_window(room: Room, now: float) -> float | None:
    """Seconds until the window closes as things stand; none while an answer is waited for without a clock."""
    limit: float | None = room.showing + lasts(room)
    if any(_awaited(room)):
        limit = room.clocks.move
    elif _patient(room) or not people_asked(room) or turn_ending(room) in room.answers:
        limit = 0
    return None if limit is None else max(0.0, limit - room.thinking(now))


def _awaited(room: Room) -> Iterator[AskedSeat]:
    """Those without whose answer the window does not close in time.

    At a screen that several share even those who can only pass have to say so, or the others would know.
    """
    for one in people_asked(room):
        shared = _shared(room, one.chair)
        if one.chair not in room.answers and (shared or (_patient(room) and one.choices)):
            yield one


def _patient(room: Room) -> bool:
    """Whether there is time for every answer, or nobody whom an early end would tell anything."""
    return room.slow or _alone(room)


def _alone(room: Room) -> bool:
    return len({seat.person for seat in room.seats if seat.alive}) < 2


def _shared(room: Room, chair: int) -> bool:
    """Whether several chairs are at the screen of this one."""
    return len([other for other in room.chairs_of(room.seats[chair].person) if room.seats[other].alive]) > 1


# -- what becomes of it


def undecided(room: Room, thought: Mapping[int, object]) -> AskedSeat | None:
    """The next bot that has to think about this window; one that can only pass need not."""
    for one in room.window:
        if room.seats[one.chair].alive or not one.choices:
            continue
        if one.chair not in thought:
            return one
        if read_move(one.game, thought[one.chair]) != one.passing:
            return None
    return None


def closed(room: Room, thought: Mapping[int, object]) -> acts.Closed:
    """All pass in their order, up to the first who does something else: then the other answers fall away."""
    game = in_play(room)
    for one in room.window:
        reply = _reply(room, one, thought)
        game = one.game.play(reply)
        if reply != one.passing:
            by: acts.By = "person" if room.seats[one.chair].alive else "bot"
            return acts.Closed(inputs_since(game, room.inputs), one.chair, by)
    return acts.Closed(inputs_since(game, room.inputs))


def _reply(room: Room, one: AskedSeat, thought: Mapping[int, object]) -> object:
    alive = room.seats[one.chair].alive
    if not one.choices or (alive and room.stands_down(one.chair)):
        return one.passing
    replies = room.answers if alive else thought
    if one.chair in replies:
        return read_move(one.game, replies[one.chair])
    if not alive:
        raise RequestRefused("stale", "stale")  # it has still to think
    return one.passing
