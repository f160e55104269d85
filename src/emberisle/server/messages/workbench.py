"""What is asked of the workbench, and what it answers while it simulates."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from emberisle.server.messages.values import Id, Level


class AskWorkbench(Struct, forbid_unknown_fields=True):
    """What if it were played so? With ``begin`` it is simulated, unless it is known; else only looked at."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    bots: Annotated[list[Level], Meta(min_length=1, max_length=8)]
    """Who sits where in the first game; from game to game they move on by one seat."""
    options: dict[str, Any]
    """The house rules that are to be tried; each other one is as in the rulebook."""
    games: Annotated[int, Meta(ge=2)]
    visitor: Id
    """Made by the page: whoever asks for something else has what was asked for before ended."""
    begin: bool = False
    stop: bool = False
    """Whether this visitor wants nothing more of it: it ends, unless somebody else looks at it, too."""


class WorkbenchFigure(Struct):
    """A number with its 95 % interval."""

    name: str
    text: str
    share: bool
    """Whether it is a part of a whole, to be written in per cent."""
    value: float
    low: float
    high: float
    fair: float | None
    """What it would be if it made no difference, where that is known."""


class WorkbenchEffect(Struct):
    """What the house rules change in one number, in games with the same luck."""

    name: str
    text: str
    share: bool
    base: float
    change: float
    low: float
    high: float
    sure: bool
    """Whether the interval leaves out 0."""
    settles: int | None
    """About how many games it takes until it does, where that can be told."""


class Workbench(Struct):
    """What is known so far; all of it is of games that were played under all of these house rules."""

    state: Literal["unknown", "working", "done", "failed"]
    """Unknown is also what was simulated once and is no longer kept."""
    games: int
    wanted: int
    team: WorkbenchFigure | None
    """How often all win, where all win or all lose; then the two lists that follow are empty."""
    by_seat: list[WorkbenchFigure]
    by_bot: list[WorkbenchFigure]
    """By the level of bots, if there is more than one."""
    figures: list[WorkbenchFigure]
    effects: list[WorkbenchEffect]
    """Empty if no house rule is tried."""
    note: str
    """Why it failed, or ended before all games were played."""
    command: str
    """What one types to have the same games, and more of them, from the lab."""
