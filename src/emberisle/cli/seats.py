"""Who sits where: people by their names, bots by how well they play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from emberisle.bots.bot import USUAL
from emberisle.bots.characters import BOT, LONGEST_NAME, names_of, unnamed
from emberisle.kernel.log import Header
from emberisle.terminal.errors import BadArgument

DEFAULT_NAME: Final = "Player"


@dataclass(frozen=True)
class Seat:
    """A chair at the table; a bot has a level, a person has none."""

    name: str
    level: str | None = None

    @property
    def human(self) -> bool:
        return self.level is None

    @property
    def introduced(self) -> str:
        """Who sits here, a bot with its level."""
        return self.name if self.level is None else f"{self.name}, {self.level}"


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


def seats_from_header(noted: Sequence[str], commitment: str = "") -> tuple[Seat, ...]:
    """The seats that the header of a match names; if two have the same name, the second gets a number."""
    levels = [entry.removeprefix(BOT) if entry.startswith(BOT) else None for entry in noted]
    return tuple(map(Seat, names_of(noted, commitment), levels))


def seats_of(header: Header) -> tuple[Seat, ...]:
    """The seats of a match; where it names nobody they are numbered."""
    return seats_from_header(header.players, header.commitment) or unnamed_seats(header.seats)


def unnamed_seats(count: int) -> tuple[Seat, ...]:
    """The seats of a match that names nobody."""
    return tuple(map(Seat, unnamed(count)))


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
