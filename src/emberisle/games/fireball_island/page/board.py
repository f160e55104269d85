"""The model island: its board with where things stand, and its heights."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from emberisle.games.fireball_island.page.boulders import Ground, boulders_of
from emberisle.games.fireball_island.page.structs import (
    IslandBoard,
    IslandBridge,
    IslandCave,
    IslandIdol,
    IslandPit,
    IslandPool,
    IslandSpace,
    IslandWay,
)
from emberisle.games.fireball_island.rules.board import FOLDER, described

Kind = TypeVar("Kind")


@cache
def board() -> IslandBoard:
    """The board in centimetres, with where things stand on the model."""
    told, places = described("board.json"), described("places.json")
    ground = Ground(places, heights())
    return IslandBoard(
        extent=tuple(places["extent"]),
        rows=places["rows"],
        columns=places["columns"],
        scale=places["scale"],
        spaces={space["id"]: _space(space, places["spaces"]) for space in told["spaces"]},
        joins=[(one, other) for one, other in told["joins"]],
        caves={name: _on(IslandCave, cave, places["caves"][name]) for name, cave in told["caves"].items()},
        pits={name: _on(IslandPit, pit, places["pits"][name]) for name, pit in told["pits"].items()},
        bridges=msgspec.convert(told["bridges"], dict[str, IslandBridge]),
        perches={name: tuple(spot) for name, spot in places["perches"].items()},
        ways=[_way(way, places["ways"][way["id"]], ground) for way in told["ways"]],
        features={name: tuple(spot) for name, spot in told["features"].items()},
        outlines={name: [tuple(point) for point in line] for name, line in told["outlines"].items()},
        idol=msgspec.convert(told["idol"], IslandIdol),
        pool=msgspec.convert(told["idol_pool"], IslandPool),
    )


def _space(space: Mapping[str, Any], stands: Mapping[str, Any]) -> IslandSpace:
    return msgspec.convert({**space, "stand": stands[space["id"]]}, IslandSpace)


def _way(way: Mapping[str, Any], place: Mapping[str, Any], ground: Ground) -> IslandWay:
    line = [(x, y, z) for x, y, z in place["line"]]
    return IslandWay(way["id"], way["ball"], line, boulders_of(place, ground))


def _on(kind: type[Kind], thing: Mapping[str, Any], spot: list[float]) -> Kind:
    """A thing where the model has room for it."""
    x, y, z = spot
    return msgspec.convert({**thing, "x": x, "y": y, "z": z}, kind)


@cache
def board_text() -> bytes:
    """The board as JSON."""
    return msgspec.json.encode(board())


@cache
def heights() -> bytes:
    """How high the island is: 16 bits for each point, the low byte first, row by row from the north-west."""
    return Path(FOLDER, "heights.bin").read_bytes()
