"""The table: what is on it, what can be done, and what was told and said."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from emberisle.server.messages.values import EmoteId, Notation


class Move(Struct):
    """A legal move, to be sent back as it is."""

    move: Notation
    label: str


class Line(Struct, omit_defaults=True):
    """Something that happened, in words, with its clause."""

    text: str
    rule: str
    what: str
    facts: list[Any]
    inputs: int
    """How many inputs the match had had."""
    turn: tuple[int, int | None] | UnsetType | None = UNSET
    """In which turn: its number, where turns are counted, and whose it is; none in setup and between rounds.

    While it is settled in which order a round is played it is nobody's, and the number is that of the round.
    Left out by games that do not tell whose turn it is.
    """
    bot_for: int | None = None
    """The seat for whose player a bot did it; not of bots that play for themselves."""


class Picture(Struct):
    """The table as one seat, or a spectator, sees it."""

    game: str
    seat: int | None
    to_move: int | None
    question: str
    """The name of what is asked; the page draws by it."""
    asks: str
    """Whose turn it is and what is asked, in one sentence; empty while things happen, which lines tell."""
    rule: str
    moves: list[Move]
    scores: list[int]
    over: bool
    winners: list[int]
    table: Any
    """The game's own view, in the game's notation."""
    scene: Any
    """What the drawing needs besides: what the game's page makes of the view, or none."""
    inputs: int
    """How many inputs the match has had."""


class OpenWindow(Struct):
    """A moment to react, as one seat or a spectator is told of it; nothing in it tells of other seats."""

    asks: str
    inputs: int
    closes_in: float | None
    """Seconds until it closes; none where it waits for everybody's answer."""
    lasts: int
    """For how many seconds such a window is open, once everybody has seen what happened."""
    chair: int | None
    """The seat, if it is asked; those who can only pass are not."""
    moves: list[Move]
    """What it can do instead of passing."""
    passing: Notation
    turn_of: int | None
    """Whose turn ends with it, if it is the end of a turn."""
    answer: Notation
    """What it has answered so far, or none."""


class Frame(Struct):
    """The table right after something happened, and what was said about it."""

    picture: Picture
    lines: list[Line]
    lasts: int
    """For how many milliseconds it is shown, at the least."""
    happening: str = ""
    """What to say while it is being shown, where its lines would tell the outcome before it is seen."""


class Changes(Struct, omit_defaults=True):
    """What is to be changed in data; places are named by the way to them, such as ``table.dice.3``.

    First values are set, then lists spliced, then parts of objects dropped. No two places overlap.
    """

    set: dict[str, Any] = {}
    splice: dict[str, tuple[int, int, list[Any]]] = {}
    """Of the list at this place: from where, how many items go, and what takes their place."""
    drop: list[str] = []


class FrameChange(Struct, omit_defaults=True):
    """A frame, as what changes in the picture before it."""

    changes: Changes
    lasts: int
    """For how many milliseconds it is shown, at the least."""
    lines: list[Line] = []
    happening: str = ""
    """What to say while it is being shown, where its lines would tell the outcome before it is seen."""


class Said(Struct):
    """A line of chat, an emote or a remark of the table's own, beside the move at which it was said."""

    by: str
    chair: int | None
    text: str
    kind: Literal["chat", "emote", "remark"]
    inputs: int
    """How many inputs the match had when it was said."""
    at: float
    """Seconds since 1970."""
    emote: EmoteId | None = None
    """What is drawn beside the words that say it."""
