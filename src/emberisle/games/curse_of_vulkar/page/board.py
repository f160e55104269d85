"""The model island: its board and its heights."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from emberisle.games.curse_of_vulkar.page.structs import (
    CurseBoard,
    CurseChute,
    CurseDeck,
    CursePit,
    CurseScar,
    CurseSpace,
    CurseTree,
)
from emberisle.games.curse_of_vulkar.rules.board import (
    BOARD,
    CAVE_NUMBER,
    DIRECTION_STEP,
    FOLDER,
    HELIPAD,
    NAMES,
    SLAB,
    SLABS,
    SPEEDS,
    WRECK,
    described,
)


def board(rolls: bool) -> CurseBoard:
    """The board in centimetres, and whether there are paths of marbles to fetch."""
    built = described("places.json")
    peak = BOARD["vul_kar"]
    return CurseBoard(
        extent=tuple(built["extent"]),
        rows=built["rows"],
        columns=built["columns"],
        scale=built["scale"],
        outline=[(x, y) for x, y in BOARD["outline"]],
        spaces={space["id"]: msgspec.convert(space, CurseSpace) for space in BOARD["spaces"]},
        joins=[(one, other) for one, other in BOARD["joins"]],
        decks=msgspec.convert(built["decks"], dict[str, CurseDeck]),
        caves={NAMES[place]: number for place, number in CAVE_NUMBER.items()},
        slabs=[NAMES[slab] for slab in SLABS],
        chutes={name: _chute(chute) for name, chute in BOARD["chutes"].items()},
        trees=msgspec.convert(BOARD["trees"], dict[str, CurseTree]),
        pits=msgspec.convert(BOARD["ember_pits"], dict[str, CursePit]),
        scar=msgspec.convert(BOARD["scar"], CurseScar),
        peak=(peak["x"], peak["y"]),
        summit=built["peak"],
        exits=peak["exits"],
        heart=NAMES[SLAB],
        helipad=NAMES[HELIPAD],
        wreck=NAMES[WRECK],
        strengths=list(SPEEDS),
        degrees=DIRECTION_STEP,
        rolls=rolls,
    )


def _chute(chute: dict[str, Any]) -> CurseChute:
    return CurseChute(chute["kind"], chute["parent"], [(x, y, z) for x, y, z in chute["line"]])


@cache
def heights() -> bytes:
    """How high the island is: 16 bits for each point, the low byte first, row by row from the north-west."""
    return Path(FOLDER, "heights.bin").read_bytes()
