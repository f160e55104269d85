"""How fast people may ask: a person in all windows together, and strangers in a room together."""

from __future__ import annotations

from typing import Final

from emberisle.server import messages
from emberisle.server.rate_limit import RateLimits
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.server.settings import Settings

_TALK: Final = messages.Chat | messages.Emote | messages.Point
_LOOKS: Final = messages.Speak | messages.Refresh | messages.Look | messages.WhyNot | messages.Guess
_FREE: Final = messages.Ping | messages.Hint
"""Costs next to nothing, or waits in a queue of its own."""


class Paces:
    """The limits of all rooms; they outlast connections, so that coming back gives nobody more."""

    def __init__(self, settings: Settings) -> None:
        self._acts = RateLimits(settings.acts)
        self._talk = RateLimits(settings.chats)
        self._looks = RateLimits(settings.looks)
        self._crowds = RateLimits(settings.crowd)

    def count(self, room: Room, who: str, asked: messages.Asked) -> None:
        """One more request of this person, if it does not come too soon."""
        if isinstance(asked, _FREE):
            return
        if not self._own_limit(asked).take(f"{room.code} {who}"):
            raise RequestRefused("too_fast", "too_fast")
        stranger = who in room.people and not room.is_invited(who) and not room.chairs_of(who)
        if stranger and not isinstance(asked, _LOOKS) and not self._crowds.take(room.code):
            raise RequestRefused("too_fast", "crowded")

    def _own_limit(self, asked: messages.Asked) -> RateLimits:
        if isinstance(asked, _TALK):
            return self._talk
        return self._looks if isinstance(asked, _LOOKS) else self._acts
