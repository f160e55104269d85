"""The board of Board Game Battle in character cells: every tile with its sign and colour, pieces on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from rich.style import Style
from rich.text import Text

from emberisle.games.board_game_battle.rules.board import Board, Spot
from emberisle.games.board_game_battle.rules.pieces import PIECES
from emberisle.games.board_game_battle.rules.tiles import (
    BLANK,
    BLUE,
    BOOST,
    CHALLENGES,
    DETOUR,
    EXIT_DETOUR,
    FIFTY_FIFTY,
    MINUS_4,
    ONE_VS_ONE,
    ONE_VS_THREE,
    PLUS_4,
    PLUS_5,
    PLUS_6,
    RANDOM,
    RED,
    SETBACK,
    START,
    SWITCH,
)
from emberisle.terminal.colours import SEAT_COLOURS

SHAPES: Final = dict(zip(PIECES, "●▲■◆", strict=True))
COLOURS: Final = dict(zip(PIECES, SEAT_COLOURS, strict=False))
"""How each playing piece looks; whoever has it is shown in its colour everywhere."""
NO_PIECE: Final = "·"
INK: Final = "#0a121e"
PALE: Final = "#dfe6f2"
FAINT: Final = "#7d8da8"
SEA: Final = "#0c1828"
GREY: Final = "#3a3f49"


class Look(NamedTuple):
    """The sign of a tile, its ink and its ground, and what it is called in a legend."""

    sign: str
    ink: str
    ground: str
    word: str


LOOKS: Final = {
    BLANK: Look("·", "#5d7395", "#1d3050", "blank"),
    BLUE: Look("B", "#ffffff", "#2458c8", "blue"),
    RED: Look("R", "#ffffff", "#b3262e", "red"),
    PLUS_4: Look("+4", "#0a2a12", "#7ccf7a", "go on"),
    PLUS_5: Look("+5", "#0a2a12", "#7ccf7a", "go on"),
    PLUS_6: Look("+6", "#0a2a12", "#7ccf7a", "go on"),
    MINUS_4: Look("-4", "#3a0a06", "#e58a7a", "back"),
    ONE_VS_ONE: Look("1v1", "#ffe9c9", "#8a4b12", "battle"),
    ONE_VS_THREE: Look("1v3", "#ffe9c9", "#7a2f5c", "vs all"),
    SWITCH: Look("⇄", "#06262a", "#5cc4c9", "switch"),
    RANDOM: Look("?", "#241338", "#b79ae6", "random"),
    DETOUR: Look("↷", "#ffffff", "#6b7280", "detour"),
    EXIT_DETOUR: Look("↥", "#ffffff", "#6b7280", "exit"),
    BOOST: Look("»", "#ffffff", "#3f7bff", "boost"),
    SETBACK: Look("«", "#ffffff", "#d9444c", "to red"),
    FIFTY_FIFTY: Look("½", "#ffffff", "#7a4fc0", "50/50"),
    START: Look("GO", "#1b1206", "#e9dcc0", "start"),
}
GATE: Final = Look("C", "#1b1206", "#f2c84b", "gate")


def look_of(tile: int) -> Look:
    """How a tile is drawn; a challenge has its number."""
    if tile > START:
        return GATE._replace(sign=f"C{tile - START}", word=f"needs {tile - START}+")
    return LOOKS[tile]


class Size(NamedTuple):
    """How large a square is drawn, and whether a strip of it is left free for the way to the next."""

    width: int
    height: int
    gap: int
    lane: int


SIZES: Final = (Size(6, 3, 1, 1), Size(5, 2, 1, 0), Size(4, 2, 1, 0), Size(4, 1, 1, 0), Size(3, 1, 0, 0))
"""From large to small."""


@dataclass(frozen=True)
class Scenery:
    """What stands on the board at a moment."""

    board: Board
    squares: Sequence[int] = ()
    detour: Sequence[int | None] = ()
    mover: int | None = None
    trail: frozenset[int] = frozenset()
    """The squares of the path that the mover has just gone along."""
    keys: Mapping[int, str] = field(default_factory=dict)
    """The key that chooses a seat, where one can be chosen."""
    pieces: Sequence[str] = PIECES
    """Those of all seats that have one yet."""

    def pieces_on(self, square: int, in_detour: bool) -> list[int]:
        """Whose pieces are on a square of the path, or of the detour; the mover in front."""
        found = [
            seat
            for seat, (path, loop) in enumerate(zip(self.squares, self.detour, strict=True))
            if seat < len(self.pieces)
            if (loop == square if in_detour else loop is None and path == square)
        ]
        return sorted(found, key=lambda seat: seat != self.mover)

    @property
    def focus(self) -> Spot:
        """Where the action is."""
        if self.mover is None or not self.squares:
            return self.board.spots[0]
        loop = self.detour[self.mover]
        return self.board.spots[self.squares[self.mover]] if loop is None else self.board.detour_spots[loop]


class Window(NamedTuple):
    """The part of the board that is drawn, in squares."""

    left: int
    top: int
    across: int
    down: int


def whole(board: Board) -> Window:
    """All squares of a board, without the empty margin around them."""
    spots = board.spots + board.detour_spots
    left, top = min([x for x, _ in spots]), min([y for _, y in spots])
    right, bottom = max([x for x, _ in spots]), max([y for _, y in spots])
    return Window(left, top, right - left + 1, bottom - top + 1)


def size_for(board: Board, width: int, rows: int) -> Size:
    """The largest size in which the whole board fits, or the smallest there is."""
    window = whole(board)
    for size in SIZES:
        if window.across * size.width <= width and window.down * size.height <= rows:
            return size
    return SIZES[-1]


def window_for(scenery: Scenery, size: Size, width: int, rows: int) -> Window:
    """The whole board, or as much of it around the action as there is room for."""
    window = whole(scenery.board)
    across, down = min(window.across, width // size.width), min(window.down, rows // size.height)
    x, y = scenery.focus
    left = max(window.left, min(x - across // 2, window.left + window.across - across))
    top = max(window.top, min(y - down // 2, window.top + window.down - down))
    return Window(left, top, across, down)


# -- drawing


def board_lines(scenery: Scenery, size: Size, window: Window) -> list[Text]:
    """The board, or this part of it, one text for each line."""
    cells = _cells(scenery, size)
    lines: list[Text] = []
    for y in range(window.top, window.top + window.down):
        row = [cells.get((x, y)) or _empty(size) for x in range(window.left, window.left + window.across)]
        lines.extend([Text("").join([cell[line] for cell in row]) for line in range(size.height)])
    return lines


def _empty(size: Size) -> list[Text]:
    return [Text(" " * size.width, style=Style(bgcolor=SEA))] * size.height


def _cells(scenery: Scenery, size: Size) -> dict[Spot, list[Text]]:
    board = scenery.board
    found: dict[Spot, list[Text]] = {}
    for square, (spot, tile) in enumerate(zip(board.spots, board.tiles, strict=True)):
        on = scenery.pieces_on(square, False)
        ways = _neighbours(board.spots, square)
        found[spot] = _cell(scenery, size, spot, look_of(tile), on, ways, square in scenery.trail)
    for square, (spot, tile) in enumerate(zip(board.detour_spots, board.detour_tiles, strict=True)):
        look = look_of(tile)
        if tile == BLANK:
            look = look._replace(ground=GREY, ink="#8b93a1")
        on = scenery.pieces_on(square, True)
        ways = _neighbours(board.detour_spots, square)
        found[spot] = _cell(scenery, size, spot, look, on, ways, False)
    return found


def _neighbours(spots: Sequence[Spot], square: int) -> set[Spot]:
    """Where the squares before and after this one lie."""
    return {spots[other] for other in (square - 1, square + 1) if 0 <= other < len(spots)}


def _cell(
    scenery: Scenery, size: Size, spot: Spot, look: Look, on: list[int], ways: set[Spot], trail: bool
) -> list[Text]:
    """One square: its sign, the pieces on it, and the way to a neighbour at the right or below."""
    room, high = size.width - size.gap, size.height - size.lane
    ground = Style(bgcolor=look.ground)
    sign = _sign(scenery, look, room, trail)
    pieces = _pieces(scenery, on, room, ground)
    lines = [sign, pieces or Text(" " * room, style=ground)][:high] if high > 1 else [pieces or sign]
    x, y = spot
    if size.gap:
        joint = "─" if (x + 1, y) in ways else " "
        lines = [
            line.copy().append(joint if n == 0 else " ", Style(color="#6f86ab", bgcolor=SEA))
            for n, line in enumerate(lines)
        ]
    if size.lane:
        joint = "│" if (x, y + 1) in ways else " "
        lines.append(Text(joint.center(size.width), style=Style(color="#6f86ab", bgcolor=SEA)))
    return lines


def _sign(scenery: Scenery, look: Look, room: int, trail: bool) -> Text:
    ink = Style(color=look.ink, bgcolor=look.ground, bold=look.sign != "·")
    sign = look.sign
    if trail and scenery.mover is not None:
        ink += (
            Style(color=COLOURS[scenery.pieces[scenery.mover]], bold=True)
            if sign == "·"
            else Style(underline=True)
        )
        sign = "•" if sign == "·" else sign
    return Text(sign.center(room), style=ink)


def _pieces(scenery: Scenery, on: list[int], room: int, ground: Style) -> Text | None:
    """The pieces on a square side by side; where there are too many, the first and how many there are."""
    if not on:
        return None
    shown = on if len(on) <= room else on[:1]
    text = Text(style=ground)
    for seat in shown:
        text.append_text(piece(scenery.pieces[seat], seat == scenery.mover, scenery.keys.get(seat)))
    if len(shown) < len(on):
        text.append(f"×{len(on)}", Style(color=PALE, bgcolor=INK, bold=True))
    left = (room - text.cell_len) // 2
    padded = Text(" " * left, style=ground).append_text(text)
    return padded.append(" " * (room - padded.cell_len), ground)


def piece_of(pieces: Sequence[str], seat: int) -> str:
    """The piece of a seat, or nothing while it has none."""
    return pieces[seat] if seat < len(pieces) else ""


def colour_of(pieces: Sequence[str], seat: int) -> str:
    """The colour of a seat: that of its piece."""
    return COLOURS.get(piece_of(pieces, seat), FAINT)


def piece(name: str, moving: bool = False, key: str | None = None) -> Text:
    """A playing piece; that of the mover is turned inside out."""
    colour = COLOURS.get(name, FAINT)
    style = (
        Style(color=INK, bgcolor=colour, bold=True) if moving else Style(color=colour, bgcolor=INK, bold=True)
    )
    if key is not None:
        style += Style(meta={"key": key})
    return Text(SHAPES.get(name, NO_PIECE), style=style)


# -- the legend


def legend(board: Board) -> list[Text]:
    """Every kind of tile that is on this board, once, each of the same width."""
    kinds = sorted({tile for tile in board.tiles + board.detour_tiles if tile not in (BLANK, START)})
    plain = [kind for kind in kinds if kind < START and kind not in (PLUS_5, PLUS_6)]
    entries = [_entry(look_of(kind)) for kind in plain]
    return [_entry(GATE._replace(sign=f"C{CHALLENGES}", word=f"roll {CHALLENGES}")), *entries]


def _entry(look: Look) -> Text:
    text = Text(look.sign.center(3), style=Style(color=look.ink, bgcolor=look.ground, bold=True))
    return text.append(f" {look.word:<6}", Style(color=FAINT, bgcolor=SEA))
