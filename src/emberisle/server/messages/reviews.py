"""What is asked when somebody looks back on a match, and what is answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from emberisle.server.messages.plain_http import MatchSummary
from emberisle.server.messages.values import Id


class AskReview(Struct, forbid_unknown_fields=True):
    """Look back on a finished match: it is worked on, unless it is known. Ask again to hear how far it is."""

    match: Annotated[str, Meta(max_length=64)]
    visitor: Id
    """Made by the page: whoever asks for something else has what was asked for before ended."""


class ReviewPoint(Struct):
    """Something that changed everybody's chance of winning, which is 1 if it is sure."""

    inputs: int
    """After so many inputs of the match it had happened; 0 is the start."""
    turn: int
    """In which turn of the match it was."""
    kind: Literal["chair", "luck", "choice"]
    seat: int | None
    """Who chose, or for whom a bot did."""
    chances: list[float]
    """Everybody's chance after it."""
    errors: list[float]
    """The standard error of each."""
    change: list[float]
    told: str
    by_bot: bool = False
    """Whether a bot chose for whoever has the seat."""


class ReviewTotal(Struct):
    """What made the result of a seat, in hundredths of a chance; its parts add up to the end."""

    start: float
    luck: float
    chair: float
    """What of the luck was the chair's."""
    own: float
    others: float
    stand_ins: float
    """What bots did that chose for somebody, for this seat or for another."""
    own_bot: float
    """What of it a bot chose for this seat."""
    end: float
    luck_error: float
    chair_error: float
    own_error: float
    others_error: float
    stand_ins_error: float
    own_bot_error: float
    """Standard errors."""
    stood_in: int
    """How often a bot chose for this seat."""


class ReviewTurns(Struct):
    """What the turns of a seat brought, where that is known exactly, in points of the game."""

    expected: float
    luck: float
    choices: float
    by_bots: float
    """What a bot chose for whoever has the seat."""
    brought: int


class ReviewMoment(Struct):
    """A lucky moment, or a costly choice."""

    inputs: int
    turn: int
    """In which turn of the match it was."""
    seat: int
    change: float
    """In hundredths of a chance."""
    error: float
    told: str
    better: str
    why: str
    by_bot: bool = False
    """Whether a bot chose for whoever has the seat."""


class ReviewPicture(Struct):
    """What luck and choices made of a match."""

    verdict: str
    together: bool
    inputs: int
    curve: list[ReviewPoint]
    totals: list[ReviewTotal]
    """One for each seat."""
    turns: list[ReviewTurns]
    """One for each seat, or none."""
    luckiest: list[ReviewMoment]
    costliest: list[ReviewMoment]


class LookBack(Struct):
    """How far a review is, and what it tells once it is done."""

    state: Literal["working", "done", "failed"]
    weighed: int
    inputs: int
    match: MatchSummary
    table: Any
    """The table at the end, as everybody sees it: pieces may have been taken at it."""
    note: str
    """Why it failed."""
    review: ReviewPicture | None
