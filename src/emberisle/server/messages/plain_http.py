"""What is asked and answered over plain HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from emberisle.bots.characters import CharacterId
from emberisle.server.messages.tables import Frame, Picture, Said
from emberisle.server.messages.told import RefusedMove
from emberisle.server.messages.values import (
    AvatarId,
    Endpoint,
    InvitationKey,
    Language,
    Level,
    Name,
    Notation,
)


class OpenRoom(Struct, forbid_unknown_fields=True):
    """A new room; with ``play_now`` the person sits down, bots take the other chairs and the match begins."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: dict[str, Any] = {}
    play_now: bool = False
    level: Level | None = None
    public: bool = False
    avatar: AvatarId | None = None


class ComeIn(Struct, forbid_unknown_fields=True):
    """A person comes into a room, with the key of its invitation if there is one."""

    name: Name
    invitation: InvitationKey = ""
    bot: bool = False
    """Whether it is a program, which everybody is told."""


class GoOn(Struct, forbid_unknown_fields=True):
    """Somebody at the table of a full room goes on in a new one."""

    token: Annotated[str, Meta(max_length=400)]


class Admission(Struct):
    """The way back in: the token is the person's alone."""

    code: str
    person: str
    token: str


class PushKey(Struct):
    """With what a browser subscribes to be told by Web Push that a slow match waits for somebody."""

    key: str | None
    """The public key of this server in base64url; none where nobody is told."""


class Subscribe(Struct):
    """Tell this browser by Web Push when the room waits for the owner of the token."""

    token: Annotated[str, Meta(max_length=400)]
    endpoint: Endpoint
    key: Annotated[str, Meta(max_length=200, description="The browser's public key, p256dh, in base64url.")]
    auth: Annotated[str, Meta(max_length=200, description="The browser's secret, in base64url.")]
    language: Language = "en"


class Unsubscribe(Struct):
    """Tell this browser nothing any more, of no room."""

    endpoint: Endpoint


class Noted(Struct):
    """It is done."""


class RoomSummary(Struct):
    """A room as those outside see it."""

    code: str
    game: str
    stage: Literal["lobby", "playing", "over"]
    seats: int
    taken: int
    people: list[str]
    turn: str | None = None
    """The public id of the person who is to move; told when one room is asked for."""
    minded: list[str] = []
    """The public ids of those for whom bots play in all their chairs; told likewise."""


class MatchSummary(Struct):
    """A finished match."""

    id: str
    game: str
    players: list[str]
    scores: list[int]
    winners: list[int]
    options: dict[str, Any]
    version: int
    commitment: str
    words: list[str]
    ended: float
    faces: list[CharacterId | AvatarId | None]
    pieces: list[int]
    """The colour and shape of each seat."""


class Replay(Struct):
    """A finished match, picture by picture, as one seat or a spectator saw it."""

    match: MatchSummary
    seat: int | None
    frames: list[Frame]
    said: list[Said]


class TurningPoint(Struct):
    """When the winner was the last to come ahead of the others, and what was told then."""

    text: str
    told: str


class Figure(Struct):
    """Something worth knowing of a finished match."""

    name: str
    title: str
    value: str
    seats: list[int]
    """Whose it is; of nobody in particular if empty."""


class MedalPicture(Struct):
    """What somebody is remembered for, and why."""

    name: str
    title: str
    why: str
    seat: int


class Ending(Struct):
    """How a finished match went: all of it follows from what everybody was told."""

    turning_point: TurningPoint | None
    figures: list[Figure]
    medals: list[MedalPicture]


class Verification(Struct):
    """What the server found when it drew the luck of a finished match again and made its moves again."""

    agrees: bool
    decided: bool
    """Whether it could find out: not where what chance was drawn from is no longer here."""
    outcomes: int
    """How often chance was drawn again: dice, draws and launches."""
    moves: int
    on_trust: int
    """How many outcomes were taken from the log, as the data that they are drawn from is another one now."""
    problem: str
    """What does not agree, in words."""


class LessonStep(Struct):
    """One step of the introduction: a position, what to learn there, and what to try."""

    game: str
    step: int
    steps: int
    title: str
    text: str
    task: str
    picture: Picture
    done: bool
    """Whether the task is done; ``text`` then says what happened."""
    missed: bool
    """Whether it can no longer be done from here: begin the step again."""
    names: list[str]
    """Who sits there; the learner first."""
    frames: list[Frame]
    refusal: RefusedMove | None = None


class MinutePicture(Struct):
    """One picture of the rules in a minute: a position for the scene to draw, and what it shows."""

    text: str
    """In Markdown, with the numbers of its clauses."""
    names: list[str]
    picture: Picture


class TryLesson(Struct, forbid_unknown_fields=True):
    """The moves made so far at one step of the introduction, each try from the beginning."""

    moves: Annotated[list[list[Notation]], Meta(max_length=12)] = []


class Problem(Struct):
    """Why something could not be done."""

    detail: str
