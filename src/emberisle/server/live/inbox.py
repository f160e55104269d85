"""What a browser says: read, checked and counted before anything is done about it."""

from __future__ import annotations

from typing import Final

import msgspec

from emberisle.server import messages
from emberisle.server.live.registry import RoomRegistry
from emberisle.server.live.tokens import person_with
from emberisle.server.rate_limit import RateLimit
from emberisle.server.rooms.door import check_welcome
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room

read_message: Final = msgspec.json.Decoder(messages.Asked).decode


class Inbox:
    """The messages of one connection."""

    def __init__(self, registry: RoomRegistry) -> None:
        self._settings = registry.settings
        self._limit = RateLimit(*registry.settings.requests)
        self.nonsense = 0
        """How many messages in a row could not be answered."""

    def read(self, text: str | bytes | None) -> messages.Asked:
        """The message, if it is one and did not come too fast."""
        self.nonsense += 1
        if not self._limit.take():
            raise RequestRefused("too_fast", "too_fast")
        if not isinstance(text, str):
            raise RequestRefused("malformed", "malformed")
        if len(text.encode(errors="replace")) > self._settings.largest_message:
            raise RequestRefused("malformed", "too_large")
        try:
            asked: messages.Asked = read_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise RequestRefused("malformed", "malformed") from None
        self.nonsense = 0
        return asked

    @property
    def patient(self) -> bool:
        """Whether the connection has not sent too much nonsense in a row."""
        return self.nonsense <= self._settings.patience


def person_of(registry: RoomRegistry, room: Room, token: str | None) -> str | None:
    """Who this is; nobody without a token."""
    return None if token is None else known_person(registry, room, token)


def known_person(registry: RoomRegistry, room: Room, token: str) -> str:
    """Whose token this is."""
    person = person_with(registry.signing_key, room.code, token)
    check_welcome(room, person)
    if person is None or person not in room.people:
        raise RequestRefused("bad_token", "bad_token")
    return person
