"""Rooms that are made from acts alone, without a server: what happens there, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping

from emberisle.server.messages import Clocks
from emberisle.server.rooms import acts, fold, requests
from emberisle.server.rooms.room import Room
from emberisle.store.store import Act

START = 1_000.0
NO_HURRY = Clocks()


def happened(room: Room | None, deed: acts.AnyDeed, at: float = START) -> Room:
    sequence = 1 if room is None else room.sequence + 1
    return fold.after(room, Act("ROOMROOM", sequence, None, at, acts.serialise(deed)))


def begun(
    game: str,
    *people: str | None,
    options: Mapping[str, object] | None = None,
    clocks: Clocks = NO_HURRY,
    seed: str = "seed",
    absent_agree: bool = False,
) -> Room:
    """A room in which these play, from ``START`` on; nobody's name stands for a bot."""
    room = happened(None, acts.Opened(game, len(people), {}, seed, "ana", "Ana"))
    for chair, person in enumerate(people):
        if person is None:
            room = happened(room, acts.BotSeated(chair, "random"))
        else:
            room = happened(room, acts.CameIn(person, person))
            room = happened(room, acts.Sat(chair, person, person))
    arranged = acts.Arranged(len(people), dict(options or {}), clocks, False, absent_agree)
    room = happened(room, arranged)
    return happened(room, requests.begun(room))


class Scribe:
    """Writes down what happens in a room."""

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.room: Room | None = None

    def note(self, deed: acts.AnyDeed) -> Room:
        act = Act("ROOMROOM", len(self.acts) + 1, None, START + len(self.acts), acts.serialise(deed))
        self.acts.append(act)
        self.room = fold.after(self.room, act)
        return self.room
