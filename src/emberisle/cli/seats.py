"""Who sits where: people by their names, bots by how well they play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from emberisle.bots.bot import USUAL
from emberisle.terminal.errors import BadArgument

BOT: Final = "bot:"
LONGEST_NAME: Final = 16
DEFAULT_NAME: Final = "Player"


@dataclass(frozen=True)
class Seat:
    """A chair at the table; a bot has a level, a person has none."""

    name: str
    level: str | None = None

    @property
    def human(self) -> bool:
        return self.level is None


def header_players(
    players: Sequence[str] | None, bots: Sequence[str] | None, level: str = USUAL, fewest: int = 2
) -> tuple[str, ...]:
    """The players of a new match as its header lists them: people, then bots, added if there are too few."""
    people = list(players) if players is not None else [DEFAULT_NAME]
    if bots is None:
        bots = [level] * (fewest - len(people))
    for n, name in enumerate(people):
        _check_name(name)
        if name.lower() in [other.lower() for other in people[:n]]:
            raise BadArgument(f"two players cannot both be called {name!r}")
    return (*people, *[BOT + level for level in bots])


def seats_from_header(noted: Sequence[str]) -> tuple[Seat, ...]:
    """The seats that the header of a match names; if two have the same name, the second gets a number."""
    seats: list[Seat] = []
    for entry in noted:
        level = entry.removeprefix(BOT) if entry.startswith(BOT) else None
        name = _harmless(entry if level is None else f"{level.capitalize()} bot")
        seats.append(Seat(_numbered(name, {seat.name.lower() for seat in seats}), level))
    return tuple(seats)


def unnamed_seats(count: int) -> tuple[Seat, ...]:
    """The seats of a match that names nobody."""
    return tuple([Seat(f"Player {number}") for number in range(1, count + 1)])


def comma_separated(text: str, what: str) -> list[str]:
    """The parts of a list such as ``Ana,Ben``."""
    names = [part.strip() for part in text.split(",")]
    if not all(names):
        raise BadArgument(f"{what} is a list such as {_example(what)}, not {text!r}")
    return names


def _example(what: str) -> str:
    return "Ana,Ben" if what == "--players" else "hard,easy"


def _check_name(name: str) -> None:
    if name.lower().startswith(BOT):
        raise BadArgument(f"{name!r} cannot be a player's name: it is how bots are written")
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise BadArgument(f"a player's name has at most {LONGEST_NAME} plain letters, not {name!r}")


def _harmless(name: str) -> str:
    """A name from a file, fit for a screen."""
    return "".join([letter if letter.isprintable() else "?" for letter in name])[:LONGEST_NAME] or "?"


def _numbered(name: str, taken: set[str]) -> str:
    if name.lower() not in taken:
        return name
    number = 2
    while f"{name} {number}".lower() in taken:
        number = number + 1
    return f"{name} {number}"
