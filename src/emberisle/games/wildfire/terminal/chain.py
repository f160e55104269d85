"""The chain of Wildfire as the layout places it, put on a grid of terminal cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import cos, floor, radians, sin
from typing import Final

from rich.style import Style
from rich.text import Text

from emberisle.games.wildfire.rules.geometry import HUB
from emberisle.games.wildfire.rules.layout import Opening, Placed, lay_out, openings
from emberisle.games.wildfire.rules.table import Laid
from emberisle.games.wildfire.rules.tiles import SIGNS, TILES, by_name
from emberisle.games.wildfire.terminal.tiles import BLAZE, FAINT, FLAME, FLAMES, FRESH, INKS, PAPER, SHADE
from emberisle.terminal.colours import EMBER

Cell = tuple[int, int]
"""Column and row."""
Point = tuple[float, float]

SCALES: Final = (6.0, 4.0, 2.0)
"""Columns to the width of a tile, the largest first; a cell is about twice as high as it is wide."""
SLOT: Final = "#24405f"
WELL: Final = "#1c2c47"
NEWEST: Final = 3
"""So many of the last tiles are kept in sight where there is no room for all."""


@dataclass(frozen=True)
class Half:
    """One end of a tile on the table: what it shows, and where its middle is."""

    tile: str
    sign: str
    x: float
    y: float


@dataclass(frozen=True)
class Mark:
    """The letter at an opening, and how it looks: chosen, fitting, or neither."""

    letter: str
    chosen: bool = False
    fits: bool = False


@dataclass(frozen=True)
class Window:
    """The part of the table that is seen: how large, and what point is in its middle."""

    scale: float
    x: float
    y: float
    width: int
    height: int

    def cell(self, point: Point) -> Cell:
        column = (point[0] - self.x) * self.scale + self.width / 2
        row = (point[1] - self.y) * self.scale / 2 + self.height / 2
        return floor(column + 1e-6), floor(row + 1e-6)

    def point(self, column: float, row: float) -> Point:
        x = (column - self.width / 2) / self.scale + self.x
        return x, (row - self.height / 2) * 2 / self.scale + self.y

    def holds(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height


# -- where things are


def direction(angle: float) -> Point:
    return cos(radians(angle)), sin(radians(angle))


def halves(placed: Placed) -> tuple[Half, Half]:
    """The end that touches the chain, and the end that is out; of a double, the two that are alike."""
    tile, out = TILES[by_name(placed.laid.tile)], placed.laid.out
    touching = SIGNS[tile.across(SIGNS.index(out))]
    first, second = placed.halves
    return Half(tile.name, touching, *first), Half(tile.name, out, *second)


def next_openings(chain: Sequence[Laid]) -> list[Opening]:
    """Where the next tile would lie on each end of the chain."""
    first: dict[str, Opening] = {}
    for opening in openings(chain):
        first.setdefault(opening.tile, opening)
    return list(first.values())


def slot(opening: Opening) -> tuple[Point, Point]:
    """Where the two halves of the next tile would be, the touching one first."""
    x, y = direction(opening.angle)
    return (opening.x - x / 2, opening.y - y / 2), (opening.x + x / 2, opening.y + y / 2)


def mouth(opening: Opening) -> Point:
    """Where the touching half of the next tile would be."""
    return slot(opening)[0]


@dataclass(frozen=True)
class Spread:
    """A chain laid out: its tiles, and the openings at which it can grow."""

    tiles: tuple[Placed, ...]
    openings: tuple[Opening, ...]

    @cached_property
    def halves(self) -> list[Half]:
        return [half for placed in self.tiles for half in halves(placed)]

    def corners(self) -> tuple[Point, Point]:
        """The corners of the smallest box around everything, the hub too, with a little air."""
        points = [(half.x, half.y) for half in self.halves] + [mouth(opening) for opening in self.openings]
        xs, ys = [-HUB, HUB, *[x for x, _ in points]], [-HUB, HUB, *[y for _, y in points]]
        return (min(xs) - 0.6, min(ys) - 0.6), (max(xs) + 0.6, max(ys) + 0.6)


@lru_cache(maxsize=8)
def spread(chain: tuple[Laid, ...]) -> Spread:
    """The chain as the layout places it; kept for a while, as the same table is drawn again and again."""
    return Spread(tuple(lay_out(chain)), tuple(next_openings(chain))) if chain else Spread((), ())


# -- which part is seen


def window_on(laid: Spread, width: int, height: int, focus: Sequence[Point], pan: Cell = (0, 0)) -> Window:
    """The largest scale at which all is seen, or the smallest, around what matters most."""
    (left, top), (right, bottom) = laid.corners()
    whole = Window(SCALES[0], (left + right) / 2, (top + bottom) / 2, width, height)
    windows = [_steady(replace(whole, scale=scale)) for scale in SCALES]
    clear = [window for window in windows if not clashes(laid, window)]
    for window in clear:
        scale = window.scale
        if (right - left) * scale <= width and (bottom - top) * scale / 2 <= height:
            return window
    scale = clear[-1].scale if clear else SCALES[0]
    x = _within(_mean([x for x, _ in focus]) + pan[0], left, right, width / scale)
    y = _within(_mean([y for _, y in focus]) + pan[1], top, bottom, 2 * height / scale)
    return _steady(Window(scale, x, y, width, height))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _steady(window: Window) -> Window:
    """The same, moved by less than a cell, so that the picture does not tremble while one looks around."""
    x = round(window.x * window.scale) / window.scale
    return replace(window, x=x, y=round(window.y * window.scale / 2) * 2 / window.scale)


def _within(middle: float, low: float, high: float, room: float) -> float:
    """The middle of the window, moved so that no room is wasted beyond the chain."""
    if high - low <= room:
        return (low + high) / 2
    return max(low + room / 2, min(high - room / 2, middle))


def clashes(laid: Spread, window: Window) -> bool:
    """Whether two ends of tiles would be printed on one cell."""
    cells = [cell for placed in laid.tiles for cell in sign_cells(placed, window)]
    return len(set(cells)) < len(cells)


def sign_cells(placed: Placed, window: Window) -> tuple[Cell, Cell]:
    """On which cells the two ends of a tile are printed."""
    return _cells(placed.halves, placed.turn, window)


def _cells(points: tuple[Point, Point], angle: int, window: Window) -> tuple[Cell, Cell]:
    """The cells in the middle of the two halves of a tile."""
    first, second = points
    if angle % 90:
        return window.cell(first), window.cell(second)
    return _middle(square(first, window)), _middle(square(second, window))


Square = tuple[int, int, int, int]
"""The first column and row of half a tile that lies straight, and how many it takes."""


def square(point: Point, window: Window) -> Square:
    """Where half a tile lies that is laid straight: on whole cells, so that it is drawn crisply."""
    across, down = int(window.scale), int(window.scale / 2)
    column = (point[0] - window.x) * window.scale + (window.width - across) / 2
    row = (point[1] - window.y) * window.scale / 2 + (window.height - down) / 2
    return floor(column + 0.5), floor(row + 0.5), across, down


def _middle(half: Square) -> Cell:
    column, row, across, down = half
    return column + across // 2, row + down // 2


def focus_of(laid: Spread, chosen: str = "") -> list[Point]:
    """What must be in sight: the chosen opening, or else the newest tiles."""
    found = [mouth(opening) for opening in laid.openings if opening.tile == chosen]
    return found or [(placed.x, placed.y) for placed in laid.tiles[-NEWEST:]]


# -- painting


class Canvas:
    """Colours on half cells, one above the other, and signs on cells."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.colours: dict[Cell, str] = {}
        self.signs: dict[Cell, tuple[str, Style]] = {}

    def tile(self, x: float, y: float, angle: float, papers: tuple[str, str]) -> None:
        """Paint the half cells under a tile: the touching half, and the other."""
        window = self.window
        ux, uy = direction(angle)
        column, row = window.cell((x, y))
        reach = floor(1.2 * window.scale) + 1
        for across in range(column - reach, column + reach + 1):
            for down in range(2 * row - reach, 2 * row + reach + 2):
                px, py = window.point(across + 0.5, (down + 0.5) / 2)
                along, aside = (px - x) * ux + (py - y) * uy, (py - y) * ux - (px - x) * uy
                if -1 <= along < 1 and -0.5 <= aside < 0.5:
                    self.colours[across, down] = papers[along >= 0]

    def straight(self, half: Square, paper: str) -> None:
        """Paint half a tile that lies straight."""
        column, row, across, down = half
        for x in range(column, column + across):
            for y in range(2 * row, 2 * (row + down)):
                self.colours[x, y] = paper

    def disc(self, radius: float, colour: str) -> None:
        """Paint a disc round the middle of the table."""
        for across in range(self.window.width):
            for down in range(2 * self.window.height):
                x, y = self.window.point(across + 0.5, (down + 0.5) / 2)
                if x * x + y * y <= radius * radius:
                    self.colours[across, down] = colour

    def sign(self, cell: Cell, sign: str, style: Style) -> None:
        if cell not in self.signs:
            self.signs[cell] = sign, style

    def lines(self) -> list[Text]:
        window = self.window
        rows: list[Text] = []
        for row in range(window.height):
            line = Text(no_wrap=True)
            for column in range(window.width):
                line.append(*self._cell(column, row))
            rows.append(line)
        return rows

    def _cell(self, column: int, row: int) -> tuple[str, Style]:
        if (column, row) in self.signs:
            return self.signs[column, row]
        above, below = self.colours.get((column, 2 * row)), self.colours.get((column, 2 * row + 1))
        if above == below:
            return " ", Style(bgcolor=above)
        if above is None or (below is not None and above < below):
            return "▄", Style(color=below, bgcolor=above)
        return "▀", Style(color=above, bgcolor=below)


def chain_lines(laid: Spread, window: Window, marks: Mapping[str, Mark], fire: str = "") -> list[Text]:
    """The chain, its openings marked with the letters one can type."""
    canvas = Canvas(window)
    depths = _depths(laid.tiles)
    canvas.disc(HUB, WELL)
    for opening in laid.openings:
        if opening.tile in marks and marks[opening.tile].chosen:
            _paint(canvas, slot(opening), opening.angle, (SLOT, SLOT))
    for placed in laid.tiles:
        paper = FRESH if placed is laid.tiles[-1] else SHADE if depths[placed.laid.tile] % 2 else PAPER
        _draw(canvas, placed, paper, placed.laid.tile == fire)
    for opening in laid.openings:
        mark = marks.get(opening.tile)
        if mark is None:
            continue
        near, far = _cells(slot(opening), opening.angle, window)
        canvas.sign(far if near in canvas.signs else near, mark.letter, mark_style(mark))
    return canvas.lines()


def _paint(canvas: Canvas, points: tuple[Point, Point], angle: int, papers: tuple[str, str]) -> None:
    """Lay the paper of a tile whose halves have their middles here."""
    if angle % 90:
        (x, y), (other_x, other_y) = points
        canvas.tile((x + other_x) / 2, (y + other_y) / 2, angle, papers)
        return
    for point, paper in zip(points, papers, strict=True):
        canvas.straight(square(point, canvas.window), paper)


def _draw(canvas: Canvas, placed: Placed, paper: str, burning: bool) -> None:
    """Draw a tile with its two signs."""
    ends = halves(placed)
    papers = [_paper(half.sign, paper, burning) for half in ends]
    _paint(canvas, placed.halves, placed.turn, (papers[0], papers[1]))
    for cell, half, colour in zip(sign_cells(placed, canvas.window), ends, papers, strict=True):
        ink = INKS.get(half.sign, "#ffffff")
        canvas.sign(cell, half.sign, Style(color=ink, bgcolor=colour, bold=True))


def _depths(tiles: Sequence[Placed]) -> dict[str, int]:
    """How far each tile is from the hub."""
    depths: dict[str, int] = {}
    for placed in tiles:
        depths[placed.laid.tile] = depths.get(placed.laid.on, -1) + 1
    return depths


def _paper(sign: str, paper: str, burning: bool) -> str:
    if sign in FLAMES:
        return BLAZE if burning else FLAME
    return paper


def mark_style(mark: Mark) -> Style:
    """How the letter of an end looks."""
    meta = {"key": mark.letter}
    if mark.chosen:
        return Style(color="#1b1206", bgcolor=EMBER, bold=True, meta=meta)
    return Style(color=EMBER if mark.fits else FAINT, bold=mark.fits, meta=meta)
