"""Board Game Battle as a picture: the board of eight pieces, its path and detour, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.games.board_game_battle.rules.board import PIECES_ACROSS, PIECES_DOWN, Board, Spot
from emberisle.games.board_game_battle.rules.boards import BOARDS
from emberisle.games.board_game_battle.rules.pieces import PIECES
from emberisle.games.board_game_battle.rules.tiles import BLANK, PLUS_5, PLUS_6, START, TILES
from emberisle.games.board_game_battle.rules.view import BattleView
from emberisle.games.board_game_battle.terminal.drawing_tiles import tile, token
from emberisle.kernel.game import View
from emberisle.terminal.colours import SEAT_COLOURS
from emberisle.terminal.drawing import EDGE, HEAD, PANEL, foot, head, name_over, player, score, sheet
from emberisle.terminal.svg import (
    FAINT,
    PAPER,
    RIM,
    SERIF,
    WOOD,
    num,
    tag,
    text,
)

CELL: Final = 48.0
FOOT: Final = 70.0
ROW: Final = 78.0
KEY: Final = 30.0
RIMMED: Final = 14.0
PLACES: Final = ("1st", "2nd", "3rd", "4th")
LIFT: Final = 13.0
"""So far above the middle of its square a playing piece stands, so that the tile is still seen."""
EVERY: Final = 5
"""How often a square has its number written beside it."""


def draw(view: View, names: Sequence[str]) -> str:
    """The table as everybody sees it."""
    table: BattleView = view.table
    board = BOARDS[table.board]
    wide, high = board.piece[0] * PIECES_ACROSS * CELL, board.piece[1] * PIECES_DOWN * CELL
    kinds = kinds_on(board)
    least = ROW * len(names) + 30 + KEY * -(-len(kinds) // 2)
    room = max(high + 2 * RIMMED, least)
    left, top = EDGE + RIMMED, HEAD + (room - high) / 2
    side = EDGE * 2 + wide + 2 * RIMMED
    width, height = side + PANEL + EDGE, HEAD + room + FOOT
    return sheet(
        width,
        height,
        f"Board Game Battle: {status_line(view, names)}",
        _head(table, board, width),
        tag("g", _pieces(board) + _way(board), transform=f"translate({num(left)} {num(top)})"),
        tag("g", _tiles(board), transform=f"translate({num(left)} {num(top)})"),
        tag("g", _tokens(table, board, names), transform=f"translate({num(left)} {num(top)})"),
        *[_seat(view, seat, name, side, HEAD + seat * ROW) for seat, name in enumerate(names)],
        _legend(kinds, side, HEAD + ROW * len(names) + 24),
        foot(height, status_line(view, names), view.over),
    )


# -- the board


def _pieces(board: Board) -> str:
    """The eight pieces side by side, each with its number."""
    wide, high = board.piece[0] * CELL, board.piece[1] * CELL
    whole = tag(
        "rect", x=-RIMMED, y=-RIMMED, width=wide * PIECES_ACROSS + 2 * RIMMED,
        height=high * PIECES_DOWN + 2 * RIMMED, rx="20", fill="#0b1c38", stroke=RIM, stroke_width="3",
    )  # fmt: skip
    return whole + "".join([_piece(board, n) for n in range(PIECES_ACROSS * PIECES_DOWN)])


def _piece(board: Board, n: int) -> str:
    """A piece of the board, and its number in a corner where no square lies, if there is one."""
    down, across = divmod(n, PIECES_ACROSS)
    wide, high = board.piece
    left, top = across * wide, down * high
    corners = [(x, y) for x in (left, left + wide - 1) for y in (top + high - 1, top)]
    taken = {*board.spots, *board.detour_spots}
    x, y = middle(next((spot for spot in corners if spot not in taken), corners[0]))
    slab = tag(
        "rect", x=left * CELL + 1.5, y=top * CELL + 1.5, width=wide * CELL - 3, height=high * CELL - 3,
        rx="9", fill="#1b3d6c" if (across + down) % 2 else "#17355f", stroke="#2f5c98", stroke_width="1.2",
    )  # fmt: skip
    number = text(
        x, y + 8, str(n + 1), 22, "#4d7ab8", font_family=SERIF, font_weight="bold", text_anchor="middle"
    )
    return tag("g", slab + number, class_="piece")


def middle(spot: Spot) -> tuple[float, float]:
    """Where the middle of a square is drawn."""
    return (spot[0] + 0.5) * CELL, (spot[1] + 0.5) * CELL


def _way(board: Board) -> str:
    """The path as a line from square to square, and the detour as a dashed one."""
    line = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    parts = [tag("polyline", points=_points(board.spots), stroke=WOOD, stroke_width="7", **line)]
    if board.detour_spots:
        parts.append(
            tag(
                "polyline", points=_points(board.detour_spots), stroke="#aab2c0", stroke_width="5",
                stroke_dasharray="2 9", **line,
            )
        )  # fmt: skip
    return "".join(parts)


def _points(spots: Sequence[Spot]) -> str:
    return " ".join([f"{num(x)},{num(y)}" for x, y in map(middle, spots)])


def _tiles(board: Board) -> str:
    parts: list[str] = []
    for spots, kinds in ((board.spots, board.tiles), (board.detour_spots, board.detour_tiles)):
        for square, (spot, kind) in enumerate(zip(spots, kinds, strict=True)):
            x, y = middle(spot)
            parts.append(tile(kind, x, y))
            if square and square % EVERY == 0 and spots is board.spots:
                parts.append(text(x + 23, y + 23, str(square), 10, "#c8d8f2", text_anchor="end"))
    return "\n".join(parts)


def _tokens(table: BattleView, board: Board, names: Sequence[str]) -> str:
    """The playing pieces; those on one square stand side by side, their names above them."""
    standing_on: dict[Spot, list[int]] = {}
    for seat in range(len(table.pieces)):
        loop = table.detour[seat]
        spot = board.spots[table.squares[seat]] if loop is None else board.detour_spots[loop]
        standing_on.setdefault(spot, []).append(seat)
    looks = [PIECES.index(piece) for piece in table.pieces]
    return "\n".join([_crowd(spot, seats, looks, names, board) for spot, seats in standing_on.items()])


def _crowd(spot: Spot, seats: Sequence[int], looks: Sequence[int], names: Sequence[str], board: Board) -> str:
    x, y = middle(spot)
    first = x - 9.0 * (len(seats) - 1)
    # Names at the edges of the board are written inwards.
    last = board.piece[0] * PIECES_ACROSS - 1
    anchor, start = (
        ("start", x - 20) if spot[0] == 0 else ("end", x + 20) if spot[0] == last else ("middle", x)
    )
    parts = [token(seat, looks[seat], first + 18.0 * n, y - LIFT) for n, seat in enumerate(seats)]
    for n, seat in enumerate(reversed(seats)):
        parts.append(name_over(start, y - LIFT - 17 - 15 * n, names[seat], looks[seat], anchor))
    return "".join(parts)


# -- words round it


def _head(table: BattleView, board: Board, width: float) -> str:
    between = not table.places and table.round > 1
    now = f"round {table.round - 1} is over" if between else f"round {table.round}"
    facts = f"{board.title} · {now if table.round else 'before the race'}"
    ends_at = f"{len(board.tiles)} squares; who beats challenge 6 first wins"
    return head(width, "Board Game Battle", facts, ends_at)


def status_line(view: View, names: Sequence[str]) -> str:
    """How things stand, in a sentence."""
    table: BattleView = view.table
    if table.winner is not None:
        return f"{names[table.winner]} has beaten challenge 6 and wins in round {table.round}."
    if view.to_move is not None and len(table.pieces) < len(names):
        return f"{names[view.to_move]} is to take a playing piece."
    if table.turn is None:
        return f"The places of round {table.round} are rolled for."
    who = names[table.turn]
    if not table.dice:
        return f"{who} is to roll."
    rolled = " and ".join([str(die) for die in table.dice])
    asked = "; whom to battle?" if view.to_move is not None else "."
    return f"{who} has rolled {rolled}{asked}"


def _seat(view: View, seat: int, name: str, x: float, y: float) -> str:
    """A player: the playing piece, the place in this round, and where it stands."""
    table: BattleView = view.table
    won, turn = seat == table.winner, seat == table.turn and not view.over
    place = f"turn {PLACES[table.places.index(seat)]}" if table.places else ""
    look = PIECES.index(table.pieces[seat]) if seat < len(table.pieces) else None
    parts = [
        "" if look is None else token(seat, look, x + 24, y + 34, "sign"),
        text(x + 48, y + 28, name, 18, FAINT if look is None else SEAT_COLOURS[look], font_weight="bold"),
        score(x, y, view.scores[seat], won),
        text(x + 48, y + 54, where(table, seat), 13, PAPER),
        text(x + PANEL - 16, y + 54, place, 13, FAINT, text_anchor="end"),
    ]
    return player(x, y, ROW - 10, *parts, won=won, turn=turn)


def where(table: BattleView, seat: int) -> str:
    """Where a piece stands, in a few words."""
    if table.winner == seat:
        return "challenge 6 is beaten"
    if table.detour[seat] is not None:
        return f"detour {table.detour[seat]}, back to square {table.squares[seat]}"
    facing = table.facing[seat]
    return f"challenge {facing}: needs {facing} or more" if facing else f"square {table.squares[seat]}"


def kinds_on(board: Board) -> list[int]:
    """Every kind of tile of this board that a legend has to explain."""
    kinds = sorted({*board.tiles, *board.detour_tiles} - {BLANK, START, PLUS_5, PLUS_6})
    return [*[kind for kind in kinds if kind < START], START + 1]


def _legend(kinds: Sequence[int], x: float, y: float) -> str:
    parts: list[str] = []
    for n, kind in enumerate(kinds):
        left, down = x + (n % 2) * PANEL / 2 + 18, y + (n // 2) * KEY
        word = "challenge" if kind > START else TILES[kind]
        parts.append(tile(kind, left, down, 0.68) + text(left + 24, down + 5, word, 13, PAPER))
    return tag("g", "".join(parts).replace('class="tile"', 'class="key"'), class_="legend")
