"""The path of a Fireball that was rolled, computed anew: the same push takes the same path."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta

from emberisle.games.fireball_island.page.board import board
from emberisle.games.fireball_island.page.structs import IslandHit, IslandPath
from emberisle.games.fireball_island.rules.board import FOLDER
from emberisle.games.fireball_island.rules.marbles import WAYS
from emberisle.server.game_page import BadQuery, NoSuchResource, Query

if TYPE_CHECKING:
    from emberisle.island.rolling import Island

PHYSICS: Final = find_spec("mujoco") is not None
"""Whether marbles can be rolled on this machine."""

Piece = tuple[int, str]
"""The seat, and the space on which it stands."""


class RollQuery(Query, frozen=True, kw_only=True):
    """A push as the story tells it, and who stood where, such as ``0:WT5,2:WT7``."""

    way: Annotated[str, Meta(max_length=20, pattern="^[A-Z]_[A-Za-z_]+$")]
    push: Annotated[int, Meta(ge=1, le=10_000)]
    aim: Annotated[int, Meta(ge=-10_000, le=10_000)]
    pieces: Annotated[
        str, Meta(max_length=60, pattern=r"^([0-3]:[A-Z0-9_]+(,[0-3]:[A-Z0-9_]+)*)?$")
    ] = ""  # fmt: skip


def roll_wanted(query: RollQuery) -> IslandPath:
    """The path of a Fireball with this push among these pieces."""
    pieces = _pieces(query.pieces)
    if query.way not in WAYS or not WAYS[query.way].could_be(query.push, query.aim):
        raise BadQuery("no Fireball is ever pushed like this")
    if not PHYSICS:
        raise NoSuchResource("no marbles are rolled here")
    return rolled(query.way, query.push, query.aim, pieces)


def _pieces(text: str) -> tuple[Piece, ...]:
    found = [part.partition(":") for part in text.split(",") if part]
    pieces = tuple([(int(seat), space) for seat, _, space in found])
    if len({seat for seat, _ in pieces}) < len(pieces):
        raise BadQuery("a piece stands in one place")
    if not {space for _, space in pieces} <= set(board().spaces):
        raise BadQuery("there is no such space")
    return pieces


@lru_cache(maxsize=512)
def rolled(way: str, push: int, aim: int, pieces: tuple[Piece, ...]) -> IslandPath:
    """The roll anew: the same push among the same pieces takes the same path."""
    roll = _island_for_paths().roll(way, push, aim, dict(pieces))
    hits = zip(roll.hits, roll.times, strict=True)
    return IslandPath(
        path=[(round(x, 2), round(y, 2), round(z, 2)) for x, y, z in roll.path],
        hits=[IslandHit(seat, ms) for seat, ms in hits],
    )


@cache
def _island_for_paths() -> Island:
    """An island besides that of the rules, so that no match waits for a path."""
    from emberisle.island.rolling import Island

    return Island(Path(FOLDER))


def build_islands() -> None:
    """Build the island of the rules and that for paths, which takes a while."""
    from emberisle.island.rolling import island

    island(FOLDER)
    _island_for_paths()
