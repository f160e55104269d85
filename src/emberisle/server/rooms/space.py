"""How much more can happen in a room: its log is bounded, and the end of it belongs to the match."""

from __future__ import annotations

from emberisle.server.messages import Space
from emberisle.server.rooms import acts
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.server.settings import Settings

_GOES_ON = acts.Played | acts.Closed | acts.Answered | acts.Lapsed | acts.Returned | acts.Removed


def space_in(room: Room, settings: Settings) -> Space:
    """Whether anything can happen here, only what brings the match to its end, or nothing."""
    left = settings.room_acts - room.sequence
    if left <= 0:
        return "none"
    return "moves" if left <= settings.acts_kept_for_moves else "enough"


def check_space(room: Room, deed: acts.AnyDeed, settings: Settings) -> None:
    """Refuse what a room that is full, or nearly, no longer takes."""
    if isinstance(deed, acts.MovedOn):
        return  # there is one at most, and only once a room is full
    space = space_in(room, settings)
    if space == "none":
        raise RequestRefused("not_allowed", "log_full")
    if space == "moves" and not _brings_to_end(room, deed):
        raise RequestRefused("not_allowed", "log_nearly_full")


def _brings_to_end(room: Room, deed: acts.AnyDeed) -> bool:
    """Whether the match needs this to go on, and nobody can do it again and again."""
    match deed:
        case acts.Reacted():
            return deed.chair not in room.answers
        case acts.Left():
            return not deed.stood
        case acts.Paused():
            return not deed.paused
    return isinstance(deed, _GOES_ON)
