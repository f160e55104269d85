"""The map of Fireball Island: ground, roads and places, and on top of them pieces and choices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from rich.style import Style
from rich.text import Text

from emberisle.games.fireball_island.rules.board import NAMES
from emberisle.games.fireball_island.rules.marbles import WAYS
from emberisle.games.fireball_island.terminal.chart import chart
from emberisle.games.fireball_island.terminal.geography import BRIDGES, DARK, way_line
from emberisle.terminal.chart import Cell, Chart
from emberisle.terminal.colours import EMBER, SEAT_COLOURS
from emberisle.terminal.pieces import INK, PICK, STRUCK, piece_style

FIRE: Final = "#ff5a2a"
ROAD: Final = "#b9a67f"
STONE: Final = "#d8c49a"
SHADE: Final = "#1b120c"
WOOD: Final = "#a8672c"
GEM: Final = "#ff3d6e"
JEWEL: Final = "♦"
LABELS: Final = {"DOCK": "DOCK", "WT14": "+", "VKP": "◇", "DMP": "START", "W": "≈≈"}
"""What is written on special spaces while nobody stands there."""

Drawn = tuple[str, Style]


@dataclass(frozen=True)
class Scenery:
    """What there is to see on the island at a moment."""

    places: tuple[str, ...]
    letters: str
    """The letter of each piece."""
    mover: int | None = None
    lying: tuple[bool, ...] = ()
    jewel_at: str | None = None
    path: tuple[str, ...] = ()
    """The spaces of a walk that is picked or was just made."""
    goals: Mapping[str, str] = field(default_factory=dict)
    """Where one may go, each with its key."""
    way: str | None = None
    """The way of a Fireball that is picked or about to roll."""
    targets: tuple[int, ...] = ()
    """The seats that are meant."""

    def pieces_at(self, place: str) -> list[int]:
        """Whose pieces are here, the mover's in front."""
        found = [seat for seat, name in enumerate(self.places) if name == place]
        return sorted(found, key=lambda seat: seat != self.mover)


def map_lines(scenery: Scenery, width: int, rows: int) -> list[Text]:
    """The whole island in so much room, one text for each line."""
    plan = chart(width, rows)
    cells = _ground(plan)
    _draw_way(cells, plan, scenery.way)
    for name in plan.cells:
        _draw_place(cells, plan, scenery, name)
    return [_line(cells, plan, row) for row in range(rows)]


def _line(cells: Mapping[Cell, Drawn], plan: Chart, row: int) -> Text:
    line = Text(no_wrap=True)
    for column in range(plan.width):
        sign, style = cells[column, row]
        line.append(sign, style)
    return line


def _ground(plan: Chart) -> dict[Cell, Drawn]:
    """Land, sea and the roads."""
    cells: dict[Cell, Drawn] = {}
    for row, colours in enumerate(plan.ground):
        for column, ground in enumerate(colours):
            sign = plan.roads.get((column, row), " ")
            cells[column, row] = sign, Style(color=ROAD, bgcolor=ground)
    return cells


def _draw_way(cells: dict[Cell, Drawn], plan: Chart, way: str | None) -> None:
    if way is None:
        return
    for cell, sign in plan.trace(way_line(way)).items():
        if cell in cells:
            cells[cell] = sign, Style(color=FIRE, bold=True) + Style(bgcolor=cells[cell][1].bgcolor)


# -- places


def _draw_place(cells: dict[Cell, Drawn], plan: Chart, scenery: Scenery, name: str) -> None:
    column, row = plan.cells[name]
    span = plan.span(name)
    ground = _stone(scenery, name)
    if ground.bgcolor is None:
        ground += Style(bgcolor=plan.ground[row][column])
    if name in scenery.goals:
        ground += Style(meta={"key": f"@{name}"})
    pieces = scenery.pieces_at(name)
    drawn = [(sign, ground) for sign in _sign(scenery, name, span)]
    if pieces:
        shown = [_piece(scenery, seat, ground) for seat in pieces]
        drawn = [*shown, *[(" ", ground)] * span][:span]
        if len(pieces) > span:
            drawn[-1] = "+", drawn[-1][1]
    for n, cell in enumerate(drawn):
        cells[column + n, row] = cell


def _sign(scenery: Scenery, name: str, span: int) -> str:
    """What is written on a place where nobody stands."""
    if name in scenery.goals:
        sign = scenery.goals[name]
    elif name == scenery.jewel_at:
        sign = JEWEL
    elif name.startswith(("cave", "pit", "perch")):
        sign = name[-1].lower() if name.startswith("pit") else name[-1]
    else:
        sign = LABELS.get(name, "═" * span if name in BRIDGES else "•" if name in DARK else " ")
    return sign[:span].ljust(span)


def _stone(scenery: Scenery, name: str) -> Style:
    """The colours of a place."""
    if scenery.goals.get(name):
        picked = name == scenery.path[-1] if scenery.path else False
        return Style(color=INK, bgcolor="#ffffff" if picked else PICK, bold=True)
    if name in scenery.path and scenery.mover is not None:
        return Style(color=INK, bgcolor=SEAT_COLOURS[scenery.mover], bold=True)
    if name == scenery.jewel_at:
        return Style(color=GEM, bgcolor="#fff3d6", bold=True)
    if name.startswith("perch"):
        return Style(color=FIRE if scenery.way and WAYS[scenery.way].ball == name[-1] else EMBER, bold=True)
    if name.startswith("cave"):
        return Style(color="#ffffff", bgcolor="#2b2140", bold=True)
    if name.startswith("pit"):
        return Style(color="#ffb199", bgcolor="#5a1510", bold=True)
    if scenery.way is not None and name in reached(scenery.way):
        return Style(color=INK, bgcolor="#f08a4b")
    if name == "W":
        return Style(color="#8fc7ff", bgcolor="#17406b")
    if name in ("DOCK", "DMP", "VKP"):
        return Style(color=INK, bgcolor="#e8e0c8", bold=True)
    if name in BRIDGES:
        return Style(color=INK, bgcolor=WOOD, bold=True)
    return (
        Style(color="#ffd9a0", bgcolor=SHADE, bold=True) if name in DARK else Style(color=INK, bgcolor=STONE)
    )


def reached(way: str) -> list[str]:
    """The places at which a Fireball on this way can hit a piece."""
    return [NAMES[place] for place in WAYS[way].places]


def _piece(scenery: Scenery, seat: int, ground: Style) -> Drawn:
    letter = scenery.letters[seat]
    style = piece_style(seat, seat == scenery.mover) + Style(meta=ground.meta)
    if seat in scenery.targets:
        style += STRUCK
    if scenery.lying and scenery.lying[seat]:
        style += Style(italic=True, underline=True)
    return letter, style


# -- without colours

PLAIN_SIGNS: Final = (
    ("o  #", "a space; a dark space, where one takes a card"),
    ("=  +  $", "a bridge; Witchlord Step; Vul-Kar Point"),
    ("1-6  a-f", "caves; smolder pits"),
    ("*", "the idol and the perches: where the Fireballs lie"),
    ("A-Z  !", "pieces; the jewel"),
)


def plain_map(scenery: Scenery, width: int, rows: int) -> list[str]:
    """The same map in signs that need no colour, and what they mean."""
    plan = chart(width, rows)
    cells = dict.fromkeys(plan.roads, ".")
    for name, (column, row) in plan.cells.items():
        pieces = "".join([scenery.letters[seat] for seat in scenery.pieces_at(name)])
        sign = pieces or ("!" if name == scenery.jewel_at else _plain_sign(name, plan.span(name)))
        for n in range(plan.span(name)):
            cells[column + n, row] = sign[n : n + 1] or " "
    lines = ["".join([cells.get((column, row), " ") for column in range(width)]) for row in range(rows)]
    return [*[line.rstrip() for line in lines], *[f"{sign:<9} {what}" for sign, what in PLAIN_SIGNS]]


def _plain_sign(name: str, span: int) -> str:
    if name.startswith("perch"):
        return "*"
    if " " in name:
        return name[-1].lower() * span
    signs = {"DOCK": "DOCK", "DMP": "START", "W": "~~", "WT14": "+", "VKP": "$"}
    return signs.get(name, "=" if name in BRIDGES else "#" if name in DARK else "o")
