"""A room, as everybody in it sees it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from emberisle.bots.characters import CharacterId
from emberisle.server.messages.values import AvatarId, Space


class Clocks(Struct, frozen=True):
    """Seconds for one move and for all the moves of a chair; none means take your time."""

    move: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    match: Annotated[int, Meta(ge=30, le=1_209_600)] | None = None
    react: Literal[2, 3, 5, 10] = 3
    """For how many seconds everybody may react to what somebody did."""


class ChairPicture(Struct):
    """Who sits in one chair."""

    name: str
    person: str | None
    """The public id of the person; none for a bot or an empty chair."""
    level: str | None
    """The level of the bot that sits here."""
    minded: bool
    """Whether a bot minds this chair until its owner returns."""
    here: bool
    """Whether the person is connected."""
    clock: float | None = None
    """Seconds left for the match when this picture was made."""
    bot_in: float | None = None
    """Seconds until a bot takes over for the person, who is away."""
    words_commitment: str = ""
    """What the person committed himself to adding to the luck."""
    words_shown: bool = False
    face: CharacterId | AvatarId | None = None
    """The character of a bot, or the avatar that a person has chosen."""
    piece: int = 0
    """The playing piece of this chair: its colour and shape, which no other chair has."""
    piece_chosen: bool = False
    """Whether a person chose it, so that it is taken."""
    stands_down: bool = False
    """Whether the person does not want to be asked again in this turn."""
    guest_bot: bool = False
    """Whether the person is a program that came in as a guest does."""


class Proposal(Struct):
    """Something that everybody at the table has to agree on."""

    what: Literal["undo", "pause", "rematch"]
    by: int
    agreed: list[int]
    waiting: list[int]
    lapses_in: float
    """Seconds until it no longer stands, as not everybody has answered."""


class RoomPicture(Struct):
    """A room as everybody in it sees it."""

    code: str
    sequence: int
    """A counter that grows with every public change."""
    game: str
    options: dict[str, Any]
    chairs: list[ChairPicture]
    host: str
    public: bool
    locked: bool
    """Whether nobody new comes in."""
    invited_only: bool
    """Whether the chairs are kept for those who are invited."""
    stage: Literal["lobby", "playing", "over"]
    sealed: bool
    """Whether the match begins as soon as all have shown their words."""
    begins_again: bool
    """Whether all want another match from the same chairs, so that the host's page begins it by itself."""
    absent_agree: bool
    """Whether those who are away count as agreeing when something is to be taken back."""
    paused: bool
    clocks: Clocks
    commitment: str
    """A hash of the seed of this match, shown before anybody adds words."""
    words: list[str]
    """What was added to the luck, known once the match has begun."""
    match: str | None
    """The id of the match, for replays and exports."""
    version: int | None
    """The version of the rules by which the match is played, once it has begun."""
    round: int
    """How many matches were begun here."""
    move_ends: float | None
    """Seconds left for the present move."""
    proposal: Proposal | None
    watchers: int
    space: Space
    next_room: str | None
    """The code of the room in which the table goes on, as this one is full."""


class Undoable(Struct):
    """What a person can take back now."""

    chair: int
    """Whose last move it is: one of the person's chairs."""
    at_once: bool
    """Whether nobody has to be asked."""


class PlayedFor(Struct):
    """What a bot did in somebody's place, until that person moves again."""

    chair: int
    turns: int


class Guest(Struct):
    """Somebody who came in, as the host sees it."""

    person: str
    name: str
    here: bool
    """Whether the person is connected."""
    invited: bool


class Door(Struct):
    """What the host alone knows of the door."""

    invitation: str
    """The key that goes with the link where chairs are kept for the invited; else empty."""
    guests: list[Guest]
    """All who came in, but for the host."""


class You(Struct):
    """Who this browser is, and what it alone may do."""

    person: str
    name: str
    host: bool
    chairs: list[int]
    played_for: list[PlayedFor]
    """What bots did in one's chairs while one was away; only for those one is back in."""
    undo: Undoable | None
    may_sit: bool
    """Whether the chairs are not kept from this person."""
    door: Door | None
    """None for all but whoever opened the room."""
