"""Launches computed anew, to be seen: the same whole numbers always give the same paths."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta

from emberisle.games.curse_of_vulkar.page.structs import CurseFilm, CurseTrack
from emberisle.games.curse_of_vulkar.rules.board import (
    DIRECTION_STEP,
    EXITS,
    FACINGS,
    FOLDER,
    NUMBER,
    PITS,
    SPACES,
    SPEEDS,
    TREES,
)
from emberisle.games.curse_of_vulkar.rules.marbles import BEES_IN_HIVE, DROP_SPREAD, physics_installed
from emberisle.server.game_page import BadQuery, NoSuchResource, Query

if TYPE_CHECKING:
    from emberisle.games.curse_of_vulkar.island.launching import Island, Setting, Track

PHYSICS: Final = physics_installed()
"""Whether marbles can be rolled on this machine."""
FASTEST: Final = 2 * 10 * max(SPEEDS)
"""No hand flicks and nobody pushes harder, in millimetres a second."""
WIDEST: Final = 3600
FIREBALLS: Final = 4

Number = Annotated[int, Meta(ge=0, le=99)]
WholeNumbers = Annotated[str, Meta(max_length=120, pattern=r"^-?\d+(,-?\d+)*$")]


class FilmQuery(Query, frozen=True, kw_only=True):
    """A launch as the story tells it.

    ``number`` is the pit of an Ember or the mouth of the Boulder; ``standing`` is such as ``0:TR5,2:H``,
    ``lying`` such as ``1:5230:1490:270`` with tenths of a millimetre and degrees.
    """

    what: Literal["ember", "fireballs", "bees", "boulder"]
    number: Number = 0
    drawn: WholeNumbers
    facing: Annotated[int, Meta(ge=0, lt=360)]
    trees: Annotated[str, Meta(pattern="^[012]{7}$")]
    standing: Annotated[str, Meta(max_length=60, pattern=r"^([0-4]:[A-Z0-9]+(,[0-4]:[A-Z0-9]+)*)?$")] = ""
    lying: Annotated[
        str, Meta(max_length=120, pattern=r"^([0-4](:\d{1,5}){3}(,[0-4](:\d{1,5}){3})*)?$")
    ] = ""  # fmt: skip


class PreviewQuery(Query, frozen=True, kw_only=True):
    """An Ember about to be flicked."""

    pit: Annotated[str, Meta(max_length=4)]
    direction: Annotated[int, Meta(ge=0, lt=360, multiple_of=DIRECTION_STEP)]
    strength: Annotated[int, Meta(ge=1, le=len(SPEEDS))]


def film_wanted(query: FilmQuery) -> CurseFilm:
    """A launch with everything that moved in it."""
    _refuse_unless_possible(query)
    if not PHYSICS:
        raise NoSuchResource("no marbles are rolled here")
    return filmed(query)


def _refuse_unless_possible(query: FilmQuery) -> None:
    drawn = _numbers(query.drawn)
    standing = [part.partition(":") for part in query.standing.split(",") if part]
    figures = [figure for figure, _, _ in standing] + [part[0] for part in query.lying.split(",") if part]
    spaces = [NUMBER.get(space, SPACES) for _, _, space in standing]
    if len(set(figures)) < len(figures):
        raise BadQuery("a figure is in one place")
    if any(space >= SPACES for space in spaces):
        raise BadQuery("there is no such space")
    if query.facing not in FACINGS:
        raise BadQuery("Vul-Kar never faces there")
    if not _could_be_drawn(query.what, query.number, drawn):
        raise BadQuery("nothing is ever launched like this")


def _could_be_drawn(what: str, number: int, drawn: tuple[int, ...]) -> bool:
    if what in ("fireballs", "bees"):
        counts = range(1, FIREBALLS + 1) if what == "fireballs" else (BEES_IN_HIVE,)
        return len(drawn) in [2 * count for count in counts] and all(abs(x) <= DROP_SPREAD for x in drawn)
    known = number < len(PITS if what == "ember" else EXITS)
    return known and len(drawn) == 2 and abs(drawn[0]) < WIDEST and 0 < drawn[1] <= FASTEST


@lru_cache(maxsize=128)
def filmed(query: FilmQuery) -> CurseFilm:
    """The launch anew."""
    from emberisle.games.curse_of_vulkar.island.launching import launch_of

    launch = launch_of(query.what, query.number, _numbers(query.drawn))
    film = _island_for_films().film(launch, _setting(query))
    return CurseFilm([_track(track) for track in film.tracks], list(film.touches))


def _setting(query: FilmQuery) -> Setting:
    from emberisle.games.curse_of_vulkar.island.launching import Setting

    standing = [part.partition(":") for part in query.standing.split(",") if part]
    lying = [tuple([int(n) for n in part.split(":")]) for part in query.lying.split(",") if part]
    return Setting(
        facing=FACINGS.index(query.facing),
        trees=tuple([int(setting) for setting in query.trees[: len(TREES)]]),
        standing={int(figure): space for figure, _, space in standing},
        lying={figure: (x, y, heading) for figure, x, y, heading in lying},
    )


def _numbers(text: str) -> tuple[int, ...]:
    return tuple([int(part) for part in text.split(",")])


def _track(track: Track) -> CurseTrack:
    return CurseTrack(track.kind, track.name, track.first, [_seen(pose) for pose in track.poses])


def _seen(pose: tuple[float, ...]) -> tuple[float, float, float, float, float, float, float]:
    x, y, z, w, a, b, c = pose
    turned = round(w, 3), round(a, 3), round(b, 3), round(c, 3)
    return round(x, 2), round(y, 2), round(z, 2), *turned


@cache
def preview(query: PreviewQuery) -> bytes:
    """The first part of an Ember's way over the bare island, as points; all that can be asked is kept."""
    if query.pit not in PITS:
        raise BadQuery("there is no such pit")
    if not PHYSICS:
        raise NoSuchResource("no marbles are rolled here")
    speed = 10 * SPEEDS[query.strength - 1]
    path = _island_for_films().preview(PITS.index(query.pit), 10 * query.direction, speed)
    return msgspec.json.encode(path)


@cache
def _island_for_films() -> Island:
    """An island besides that of the rules, so that no match waits for a film."""
    from emberisle.games.curse_of_vulkar.island.launching import Island

    return Island(Path(FOLDER))


def build_islands() -> None:
    """Build the island of the rules and that for films, which takes a while."""
    from emberisle.games.curse_of_vulkar.island.launching import island

    island(FOLDER)
    _island_for_films()
