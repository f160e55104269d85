"""Frames where everything lies open: the same for everybody, but for what one is asked oneself."""

from __future__ import annotations

from emberisle.server.messages import Changes, FrameChange, Move, Picture
from emberisle.server.pictures.differences import changes_between

Asked = tuple[str, list[Move]]
"""The headline of a table, and the moves that are offered."""


def own_frames(
    everybody: list[FrameChange], was: Picture, was_own: Picture, now: Picture, now_own: Picture
) -> list[FrameChange]:
    """What one seat is shown, from what a spectator is shown, who saw ``was`` before and sees ``now``.

    A spectator is offered no moves, and while things happen nobody is.
    """
    if _asked(was) == _asked(was_own) and _asked(now) == _asked(now_own):
        return everybody
    said, asked = was.asks, _asked(was_own)
    found: list[FrameChange] = []
    for frame in everybody:
        said = frame.changes.set.get("asks", said)
        at_last = len(found) + 1 == len(everybody)
        then = _asked(now_own) if at_last else (said, [])
        found.append(_asking(frame, asked, then))
        asked = then
    return found


def _asked(shown: Picture) -> Asked:
    return shown.asks, shown.moves


def _asking(frame: FrameChange, asked: Asked, then: Asked) -> FrameChange:
    """The same frame for somebody who is asked one thing before it and another in it."""
    changes = frame.changes
    if asked == then and "asks" not in changes.set:
        return frame
    own = {name: value for name, value in changes.set.items() if name != "asks"}
    if asked[0] != then[0]:
        own["asks"] = then[0]
    moves = changes_between(asked[1], then[1], "moves")
    own.update(moves.set)
    splice = {**changes.splice, **moves.splice}
    return FrameChange(Changes(own, splice, changes.drop), frame.lasts, frame.lines, frame.happening)
