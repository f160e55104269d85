"""What a room says to the page."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from emberisle.server.messages.rooms import RoomPicture, You
from emberisle.server.messages.tables import Changes, FrameChange, Line, Move, OpenWindow, Picture, Said
from emberisle.server.messages.values import Notation, Why


class Told(Struct, tag_field="type"):
    pass


class Welcome(Told, tag="welcome"):
    """Everything there is to know on coming in, or on coming back."""

    you: You | None
    room: RoomPicture
    picture: Picture | None
    curtain: int | None
    """The chair for which the curtain has to be lifted before its hand is shown."""
    window: OpenWindow | None
    story: list[Line]
    said: list[Said]


class News(Told, tag="news", omit_defaults=True):
    """Something happened, told as what changes in all that was told before, from the welcome on."""

    number: int
    """1 for the first news after a welcome, then 2, 3 and so on; after a gap ask to ``refresh``."""
    changes: Changes = msgspec.field(default_factory=Changes)
    """In ``you``, ``room``, ``curtain`` and ``window``, as the welcome has them."""
    frames: list[FrameChange] = []
    """What happened step by step, each frame from the one before; the last is the table as it is now.

    A first picture is set as a whole, at the place ``""``; in the lobby there is none.
    """
    said: list[Said] = []
    """What was said since."""
    anew: bool = False
    """Whether the match went back, or is another one: frames that wait to be shown no longer matter."""
    retold: list[Line] | None = None
    """The full story, sent when the old one cannot simply be extended."""


class Done(Told, tag="done"):
    """It is done, and stored."""

    id: str


class RefusedMove(Struct):
    """The clause that forbids a move, why in this position, and the nearest moves that are allowed."""

    rule: str
    reason: str
    instead: list[Move]


class Refused(Told, tag="refused"):
    """It was not done, and nothing has changed."""

    id: str | None
    why: Why
    text: str
    refusal: RefusedMove | None = None


class Advised(Struct):
    """One choice, and what it is worth where that is known."""

    moves: list[Notation]
    text: str
    expected: float | None = None
    risk: float | None = None
    chance: float | None = None
    chances: list[float] | None = None


class Advice(Told, tag="advice"):
    """The answer to ``hint``, the best first. ``id`` is that of the question."""

    id: str
    inputs: int
    choices: list[Advised]
    others: int
    """How many moves can be made besides; the bots think them no better."""


class Guessed(Told, tag="guessed"):
    """The answer to ``guess``: a match to search in, as ``emberisle.load_guess`` reads it."""

    id: str
    inputs: int
    guess: dict[str, Any]


class WhyNotAnswer(Told, tag="why_not_answer"):
    """The answer to ``why_not``; without a refusal the moves can be made."""

    id: str
    refusal: RefusedMove | None
    following: list[Move] = []
    """What the same player could do next, where everything lies open and no luck comes between."""


class Pong(Told, tag="pong"):
    id: str


class Pointed(Told, tag="pointed"):
    """Somebody at the table shows everybody a spot of the map."""

    chair: int
    x: float
    y: float


Spoken = Welcome | News | Done | Refused | Advice | Guessed | WhyNotAnswer | Pong | Pointed
