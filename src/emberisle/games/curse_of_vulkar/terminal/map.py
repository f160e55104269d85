"""The map of Vul-Kar's island: ground, chutes and trails, and on top of them figures, things and choices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import groupby
from typing import Final

from rich.style import Style
from rich.text import Text

from emberisle.games.curse_of_vulkar.rules.board import CAVE_NUMBER, NAMES, SLAB, TENTHS
from emberisle.games.curse_of_vulkar.rules.gullies import gullies
from emberisle.games.curse_of_vulkar.rules.view import CurseView, FigureView
from emberisle.games.curse_of_vulkar.terminal.chart import WHOLE, chart, labels
from emberisle.games.curse_of_vulkar.terminal.geography import (
    CHUTES,
    COPTER,
    DECKS,
    HELIPAD_NAME,
    IN_CHUTE,
    LAND,
    RIVERS,
    SCAR,
    SPOTS,
    VUL_KAR,
)
from emberisle.terminal.chart import Cell, Chart, Spot
from emberisle.terminal.colours import SEAT_COLOURS
from emberisle.terminal.pieces import INK, PICK, STRUCK, piece_style

ROAD: Final = "#b9a67f"
STONE: Final = "#d8c49a"
STONE_IN_CHUTE: Final = "#dba679"
NUMBER_INK: Final = "#8a7650"
LAVA: Final = "#8c3a1e"
HOT: Final = "#ff6a2a"
WATER: Final = "#3f8fd6"
FIRE: Final = "#ff5a2a"
WAY: Final = "#ffe28a"
"""Of marbles."""
WOOD: Final = "#a8672c"
GEM: Final = "#ff3d6e"
COLOURS: Final = {"red": "#d3202f", "yellow": "#b98300", "blue": "#1d57d6", "crimson": "#8b0a50"}
"""Treasures and snapshots on stone."""
BRIGHT: Final = {"red": "#ff6b6b", "yellow": "#ffd84a", "blue": "#6ea8ff", "crimson": "#ff5fb0"}
"""The same beside the map, on the dark."""
TOKEN: Final = "◆"
SNAPSHOT: Final = "▣"
TAKEN: Final = "▢"
HEART: Final = "♥"
TREES: Final = {"left": "◄", "home": "♣", "right": "►"}
ARROWS: Final = {0: " V →", 60: " V ↗", 120: "↖ V ", 180: "← V ", 240: "↙ V ", 300: " V ↘"}

Drawn = tuple[str, Style]


@dataclass(frozen=True)
class Scenery:
    """What there is to see on the island at a moment, and what is meant by it."""

    table: CurseView
    letters: str
    """The letter of each figure."""
    path: tuple[str, ...] = ()
    """The spaces of a walk that is picked or was just made."""
    goals: Mapping[str, str] = field(default_factory=dict)
    """What can be chosen on the map, each with its sign."""
    picked: str = ""
    """The one of them that is picked."""
    lines: tuple[tuple[Spot, ...], ...] = ()
    """The ways of marbles: of one that is aimed, or of those that have just rolled."""
    over: frozenset[str] = frozenset()
    """The spaces that they run over."""
    targets: tuple[int, ...] = ()
    """The figures that are meant, or were hit."""
    clickable: bool = False
    """Whether every space can be pointed at."""

    def figures_at(self, place: str) -> list[int]:
        """Whose figures are here, the mover's in front; those in a Snow Globe are nowhere."""
        figures = enumerate(self.table.figures)
        found = [n for n, figure in figures if _place_of(figure) == place and n not in self.table.globed]
        return sorted(found, key=lambda figure: figure != self.table.figure)

    def astray(self) -> list[int]:
        """The figures that lie off all spaces."""
        figures = enumerate(self.table.figures)
        return [n for n, figure in figures if figure.place is None and n not in self.table.globed]


def _place_of(figure: FigureView) -> str | None:
    return COPTER if figure.place in ("start", "copter") else figure.place


def map_lines(scenery: Scenery, width: int, rows: int, part: str = WHOLE) -> list[Text]:
    """The island in so much room, one text for each line."""
    plan = chart(width, rows, part)
    cells = dict(_ground(plan, scenery.table.facing))
    for (column, row), code in labels(width, rows, part).items():
        for n, letter in enumerate(code):
            cells[column + n, row] = (
                letter,
                Style(color="#e8d9b4", bold=True) + _behind(cells, column + n, row),
            )
    for name in plan.cells:
        _draw_place(cells, plan, scenery, name)
    for line in scenery.lines:
        _draw_way(cells, plan, line)
    _draw_astray(cells, plan, scenery)
    return [_line(cells, plan, row) for row in range(rows)]


def _line(cells: Mapping[Cell, Drawn], plan: Chart, row: int) -> Text:
    line = Text(no_wrap=True)
    drawn = [cells[column, row] for column in range(plan.width)]
    for _, run in groupby(drawn, key=lambda cell: id(cell[1])):
        same = list(run)
        line.append("".join([sign for sign, _ in same]), same[0][1])
    return line


def _behind(cells: Mapping[Cell, Drawn], column: int, row: int) -> Style:
    return Style(bgcolor=cells[column, row][1].bgcolor)


# -- the ground


@lru_cache(maxsize=16)
def _ground(plan: Chart, facing: int) -> dict[Cell, Drawn]:
    """Land and sea, chutes, and the trails on top of them."""
    cells: dict[Cell, Drawn] = {}
    flowing = _chutes(plan, facing)
    for row, colours in enumerate(plan.ground):
        for column, ground in enumerate(colours):
            cell = (column, row)
            sign, colour = flowing.get(cell, (" ", ROAD))
            if cell in plan.roads:
                sign, colour = plan.roads[cell], ROAD
            cells[cell] = sign, _painted(colour, ground)
    return cells


@cache
def _painted(colour: str, ground: str) -> Style:
    return Style(color=colour, bgcolor=ground)


def _chutes(plan: Chart, facing: int) -> dict[Cell, tuple[str, str]]:
    """The lines of all chutes; those before Vul-Kar's mouths glow."""
    ahead = gullies(facing).values()
    found: dict[Cell, tuple[str, str]] = {}
    for name, line in CHUTES.items():
        colour = HOT if name in ahead else WATER if name in RIVERS else LAVA
        found.update({cell: (sign, colour) for cell, sign in plan.trace(line).items()})
    return found


def _draw_way(cells: dict[Cell, Drawn], plan: Chart, line: tuple[Spot, ...]) -> None:
    """The way of a marble over the ground; the places that it runs over glow by themselves."""
    covered = {(x + n, y) for name, (x, y) in plan.cells.items() for n in range(plan.span(name))}
    for cell, sign in plan.trace(line).items():
        if cell in cells and cell not in covered:
            cells[cell] = sign, Style(color=WAY, bold=True) + _behind(cells, *cell)


def _draw_astray(cells: dict[Cell, Drawn], plan: Chart, scenery: Scenery) -> None:
    """Figures that lie off all spaces, where they lie."""
    for number in scenery.astray():
        cell = cell_of(plan, lies_at(scenery.table.figures[number]))
        if cell in cells:
            cells[cell] = _figure(scenery, number, Style())


def cell_of(plan: Chart, spot: Spot) -> Cell:
    """The cell of a spot; what lies beyond the island is at the edge of its map."""
    left, top, right, bottom = LAND.extent
    x, y = plan.where((min(max(spot[0], left), right), min(max(spot[1], top), bottom)))
    whole = HELIPAD_NAME in plan.cells and SCAR in plan.cells
    if not whole:
        return int(x), int(y)
    return min(max(int(x), 0), plan.width - 1), min(max(int(y), 0), plan.rows - 1)


def lies_at(figure: FigureView) -> Spot:
    """Where a figure lies that is on no space; one of which nobody knows it is at the edge of the map."""
    return figure.x / TENTHS, figure.y / TENTHS


# -- places


def _draw_place(cells: dict[Cell, Drawn], plan: Chart, scenery: Scenery, name: str) -> None:
    column, row = plan.cells[name]
    span = plan.span(name)
    figures = scenery.figures_at(name)
    if name == COPTER and not figures and not scenery.table.copter:
        return
    ground = _stone(scenery, name)
    if ground.bgcolor is None:
        ground += Style(bgcolor=plan.ground[row][column])
    if name in scenery.goals or scenery.clickable:
        ground += Style(meta={"key": f"@{name}"})
    guests = "" if name in scenery.goals else guests_at(scenery.table, name)
    drawn = [
        (sign, ground + GUESTS[sign] if span > 1 and n < len(guests) else ground)
        for n, sign in enumerate(sign_of(scenery, name, span))
    ]
    if figures:
        shown = [_figure(scenery, figure, ground) for figure in figures]
        drawn = [*shown, *[(" ", ground)] * span][:span]
        if len(figures) > span:
            drawn[-1] = "+", drawn[-1][1]
        elif name in scenery.goals and len(figures) + len(scenery.goals[name]) <= span:
            drawn = [*shown, *[(sign, ground) for sign in scenery.goals[name].rjust(span - len(shown))]]
    for n, cell in enumerate(drawn):
        cells[column + n, row] = cell


def sign_of(scenery: Scenery, name: str, span: int) -> str:
    """What is written on a place where nobody is."""
    goal, is_tree = scenery.goals.get(name), name in dict(scenery.table.trees)
    if goal is not None and not (name == scenery.picked and is_tree):
        sign = f"♣{goal}" if is_tree and span > len(goal) else goal
        return (sign if len(sign) <= span else "?").ljust(span)
    if name == VUL_KAR:
        return ARROWS[scenery.table.facing].ljust(span)
    if name == SCAR:
        return ("●" * scenery.table.scar).ljust(span, "○")
    trees = dict(scenery.table.trees)
    if name in trees:
        return _tree_sign(trees[name], name[1:], span)
    if name not in SPOTS:
        return {COPTER: "copter"}.get(name, f"●{name[1:]}")[:span].ljust(span)
    sign, number = _space_sign(scenery.table, name), name.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    guests = guests_at(scenery.table, name)
    if guests:
        return (guests + (sign or number))[:span].ljust(span)
    if sign:
        if name in CAVES:
            return (sign if span == 1 else f"∩{sign}").ljust(span)
        numbered = sign + number if len(number) < span else sign
        return sign * span if name in DECKS else numbered.ljust(span)
    return number.rjust(span) if len(number) < span + 1 and span > 1 else " " * span


def _tree_sign(setting: str, number: str, span: int) -> str:
    """How a tree is turned; with room for it, that it is a tree, and which."""
    if span == 1:
        return TREES[setting]
    which = number if setting == "home" or span > 2 else ""
    turned = "" if setting == "home" else TREES[setting]
    return f"♣{which}{turned}".ljust(span)


TIGER: Final = "ω"
IDOL: Final = "¥"
GUESTS: Final = {
    TIGER: Style(color="#3a1c00", bgcolor="#ff9d2e", bold=True),
    IDOL: Style(color="#3a1c00", bgcolor="#ffe27a", bold=True),
}


def guests_at(table: CurseView, name: str) -> str:
    """The signs of Tiger and Golden Idol, if they are on a space."""
    return (TIGER if name == table.tiger else "") + (IDOL if name == table.idol_at else "")


def _space_sign(table: CurseView, name: str) -> str:
    """What a space is, or what lies on it."""
    if name == HELIPAD_NAME:
        return "H"
    if name in DECKS:
        return "╫" if DECKS[name] else "═"
    if name == NAMES[SLAB] and table.heart == "slab":
        return HEART
    if name in dict(table.slabs):
        return TOKEN
    left = {space: count for space, _, count in table.snapshots}
    if name in left:
        return SNAPSHOT if left[name] else TAKEN
    return str(CAVES[name]) if name in CAVES else ""


CAVES: Final = {NAMES[place]: number for place, number in CAVE_NUMBER.items()}


def _stone(scenery: Scenery, name: str) -> Style:
    """The colours of a place."""
    table = scenery.table
    if name in scenery.goals:
        picked = name == scenery.picked
        return Style(color=INK, bgcolor="#ffffff" if picked else PICK, bold=True)
    if name in scenery.path:
        return Style(color=INK, bgcolor=SEAT_COLOURS[table.figures[table.figure].owner], bold=True)
    if name in scenery.over:
        return Style(color="#ffffff", bgcolor=FIRE, bold=True)
    if name == VUL_KAR:
        return Style(color="#ffd27a", bgcolor="#6e1710", bold=True)
    if name == SCAR:
        return Style(color=FIRE, bgcolor="#1a0d08", bold=True)
    if name == COPTER:
        return Style(color=INK, bgcolor="#9fd0ff", bold=True)
    if name in dict(table.trees):
        return Style(color="#0f2a12", bgcolor="#5fbf55", bold=True)
    if name not in SPOTS:
        chosen = name == table.pit
        return Style(color="#ffb347", bgcolor="#a02010" if chosen else "#3a0f0a", bold=True)
    return _space_style(table, name)


def _space_style(table: CurseView, name: str) -> Style:
    stone = STONE_IN_CHUTE if name in IN_CHUTE else STONE
    slabs, shades = dict(table.slabs), {space: shade for space, shade, _ in table.snapshots}
    guests = guests_at(table, name)
    if guests and _space_sign(table, name) not in (TOKEN, SNAPSHOT, HEART):
        return GUESTS[guests[0]]
    if name == NAMES[SLAB] and table.heart == "slab":
        return Style(color=GEM, bgcolor="#fff3d6", bold=True)
    if name in slabs:
        return Style(color=COLOURS[slabs[name]], bgcolor=stone, bold=True)
    if name in shades:
        return Style(color="#ffffff", bgcolor=COLOURS[shades[name]], bold=True)
    if name in CAVES:
        return Style(color="#ffffff", bgcolor="#2b2140", bold=True)
    if name == HELIPAD_NAME:
        return Style(color=INK, bgcolor="#e8e0c8", bold=True)
    if name in DECKS:
        return Style(color=INK, bgcolor=WOOD, bold=True)
    return Style(color=NUMBER_INK, bgcolor=stone)


def _figure(scenery: Scenery, figure: int, ground: Style) -> Drawn:
    """A letter, small for a figure that lies."""
    seen = scenery.table.figures[figure]
    style = piece_style(seen.owner, figure == scenery.table.figure) + Style(meta=ground.meta)
    if figure in scenery.targets:
        style += STRUCK
    letter = scenery.letters[figure]
    return (letter.lower(), style + Style(italic=True)) if seen.lies else (letter, style)
