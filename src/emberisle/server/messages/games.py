"""The games, as the first screen needs them, and their rulebooks."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Choice(Struct):
    """One value of an option."""

    value: Any
    text: str


class OptionPicture(Struct):
    """A house rule that a room can set."""

    name: str
    rule: str
    text: str
    choices: list[Choice]
    """The first is the rulebook's."""
    span: tuple[int, int] | None
    """Where it takes any whole number from the one to the other; its choices are then suggestions."""
    usual: Any
    """The value that a new table has."""
    primary: bool
    """Whether it makes another game of it, and is chosen before all others."""


class ErratumPicture(Struct):
    """A change of the rules, which does not hold in matches of versions before it."""

    version: int
    rule: str
    text: str


class About(Struct):
    """What is good to know of this server."""

    command: str
    """What its owner types to start it, and to check the log of a match."""
    grace: float
    """After how many seconds without a connection a bot plays on for somebody for whom others wait."""
    workbench_games: int
    """How many games it simulates at most for whoever asks what if; none if 0."""


class GamePicture(Struct):
    """What can be played."""

    id: str
    title: str
    summary: str
    fewest: int
    most: int
    levels: list[str]
    usual_level: str
    unit: str
    unit_one: str
    """What a single one of them is called."""
    fewest_points_win: bool
    points_decide: bool
    all_may_lose: bool
    """Whether all can win or lose together, where points count nothing."""
    secrets: bool
    """Whether hands are hidden, so that people at one screen need a curtain."""
    reactions: bool
    """Whether there are windows in which others may react."""
    obvious: dict[str, list[str]] | None
    """The moves, by question, that are made by themselves where nothing else can be done; none means any."""
    lessons: int
    options: list[OptionPicture]
    errata: list[ErratumPicture]


class RulePicture(Struct):
    """A drawing that belongs to a clause, at ``/api/rules/<game>/pictures/<name>``."""

    name: str
    title: str
    width: int
    height: int


class Clause(Struct):
    """One numbered sentence of a rulebook."""

    rule: str
    text: str
    """In Markdown."""
    pictures: list[RulePicture]


class Chapter(Struct):
    title: str
    clauses: list[Clause]


class Rulebook(Struct):
    game: str
    title: str
    chapters: list[Chapter]
