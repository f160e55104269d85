"""When a window closes: by what everybody knows, so that its timing reveals nobody's cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from emberisle.server.rooms import acts
from emberisle.server.rooms.progress import Decided, Progress
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.requests import in_play, read_move
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.windows import AskedSeat

AT_THE_END: Final = 3
"""How many times longer than others the window at the end of a turn is open."""


def people_asked(room: Room) -> list[AskedSeat]:
    """The people whom the present window asks, but for those who stand down."""
    return [one for one in room.window if room.seats[one.chair].alive and not room.stands_down(one.chair)]


def asked_at(room: Room, chair: int | None) -> AskedSeat | None:
    """What this chair is asked. One that can only pass is skipped, unless skipping would reveal that.

    It would to others at the same screen, and at the end of a turn to everybody, who see when it is ended.
    """
    found = next((one for one in people_asked(room) if one.chair == chair), None)
    noticed = found is not None and (found.ends_turn or _shared(room, found.chair))
    return found if found is not None and (found.choices or noticed) else None


def people_awaited(room: Room) -> frozenset[str]:
    """The people without whom the match does not go on: whoever is to move, or has to answer in a window."""
    if room.stage != "playing" or room.paused:
        return frozenset()
    chairs = [one.chair for one in _awaited(room)] if room.to_move is None else [room.to_move]
    seats = [room.seats[chair] for chair in chairs]
    return frozenset([seat.person for seat in seats if seat.person is not None and seat.alive])


def turn_ending(room: Room) -> int | None:
    """The chair whose turn is over when this window closes; none where others are asked."""
    return next((one.chair for one in room.window if one.ends_turn), None)


def is_shown(room: Room) -> bool:
    """Whether the window stays open for anybody."""
    return any(_awaited(room)) if _alone(room) else bool(people_asked(room))


def lasts(room: Room) -> int:
    """Seconds for which the window stays open after all was shown; longer at the end of a turn."""
    return room.clocks.react * (1 if turn_ending(room) is None else AT_THE_END)


def countdown(room: Room, now: float) -> float | None:
    """Seconds until the window closes whatever is answered; None if it waits for answers."""
    people = people_asked(room)
    if not people or _patient(room) or any(_shared(room, one.chair) for one in people):
        return None
    return max(0.0, room.showing + lasts(room) - room.thinking(now))


def left_in_window(room: Room, now: float) -> float | None:
    """Seconds until the window closes if nobody else answers; None if it waits without a clock."""
    limit: float | None = room.showing + lasts(room)
    if any(_awaited(room)):
        limit = room.clocks.move
    elif _patient(room) or not people_asked(room) or turn_ending(room) in room.answers:
        limit = 0
    return None if limit is None else max(0.0, limit - room.thinking(now))


def _awaited(room: Room) -> Iterator[AskedSeat]:
    """The seats whose answers the window waits for.

    At a shared screen even a seat that can only pass has to say so, or the others there would know.
    """
    for one in people_asked(room):
        shared = _shared(room, one.chair)
        if one.chair not in room.answers and (shared or (_patient(room) and one.choices)):
            yield one


def _patient(room: Room) -> bool:
    """Whether the window may wait for answers: a slow match, or fewer than two people."""
    return room.slow or _alone(room)


def _alone(room: Room) -> bool:
    return len({seat.person for seat in room.seats if seat.alive}) < 2


def _shared(room: Room, chair: int) -> bool:
    """Whether the person in this chair has others too, all at one screen."""
    return len([other for other in room.chairs_of(room.seats[chair].person) if room.seats[other].alive]) > 1


# -- what becomes of it


def undecided(room: Room, thought: Mapping[int, object]) -> AskedSeat | None:
    """The next bot that has to think about this window, or has to seem to as it can only pass."""
    for one in room.window:
        if room.seats[one.chair].alive:
            continue
        if one.chair not in thought:
            return one
        if read_move(one.game, thought[one.chair]) != one.passing:
            return None
    return None


def closed(room: Room, thought: Mapping[int, object]) -> acts.Closed:
    """The answers in their order, up to the first that is no pass; those after it no longer count."""
    deed = close(room, thought).deed
    assert isinstance(deed, acts.Closed)
    return deed


def close(room: Room, thought: Mapping[int, object]) -> Decided:
    """The same with the match after them."""
    progress = Progress(in_play(room))
    chair: int | None = None
    by: acts.By = "person"
    for one in room.window:
        reply = _reply(room, one, thought)
        progress.play(reply)
        if reply != one.passing:
            chair, by = one.chair, "person" if room.seats[one.chair].alive else "bot"
            break
    progress.settle()
    return Decided(acts.Closed(progress.inputs, chair, by), progress)


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
