"""Board Game Battle drawn: the board, and beside it the dice and what the tiles mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.style import Style
from rich.text import Text

from emberisle.games.board_game_battle.rules.board import Board
from emberisle.games.board_game_battle.rules.view import BattleView
from emberisle.games.board_game_battle.terminal.board import (
    INK,
    PALE,
    SIZES,
    Scenery,
    Size,
    board_lines,
    colour_of,
    legend,
    piece,
    size_for,
    whole,
    window_for,
)
from emberisle.kernel.steps import Event

SIDE: Final = 20
NARROW: Final = 10
"""How wide the legend is, in two columns or in one."""
TALL: Final = 18
LEAST: Final = 11
"""How many lines the legend takes in one column and in two, with the dice above it."""
ONE_DIE: Final = ("place_rolled", "back_rolled", "even_or_odd")
IN_A_TURN: Final = ("duel", "all_rolled", *ONE_DIE)
TURN_BEGINS: Final = ("rolled", "round")


class Fit(NamedTuple):
    """How large the squares are drawn, and how wide the panel beside them is."""

    size: Size
    side: int


def fit(board: Board, width: int, rows: int) -> Fit:
    """The board as large as it goes; where the legend has the height for one column, that may be enough."""
    sides = [SIDE, NARROW] if rows >= TALL else [SIDE]
    fits = [Fit(size_for(board, width - side - 1, rows), side) for side in sides]
    return min(fits, key=lambda found: SIZES.index(found.size))


def board_rows(board: Board, width: int, room: int) -> int:
    """How many lines the board takes of so many, with room for the panel beside it."""
    high = whole(board).down * fit(board, width, room).size.height
    return min(room, max(high, LEAST))


def table_lines(scenery: Scenery, view: BattleView, story: Sequence[Event], width: int, rows: int) -> Text:
    """The board, and the side panel with what is left."""
    size, side = fit(scenery.board, width, rows)
    window = window_for(scenery, size, width - side - 1, rows)
    drawn = board_lines(scenery, size, window)
    wide = window.across * size.width
    drawn += [Text(" " * wide)] * (rows - len(drawn))
    margin = Text(" " * max(1, min(3, width - side - wide)))
    panel = side_lines(scenery, view, story, side, rows)
    lines = [Text("").join([left, margin, right]) for left, right in zip(drawn, panel, strict=True)]
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


# -- the side panel


def side_lines(
    scenery: Scenery, view: BattleView, story: Sequence[Event], width: int, rows: int
) -> list[Text]:
    """The dice of the turn, any other dice that were just rolled, and the legend."""
    lines = [dice_line(view), *other_dice(view, story, width), Text()]
    entries = legend(scenery.board)
    columns = 1 if width < SIDE or len(entries) <= rows - len(lines) else 2
    high = -(-len(entries) // columns)
    lines += [Text("").join(entries[n::high]) for n in range(high)]
    return [*lines, *[Text()] * (rows - len(lines))][:rows]


def dice_line(view: BattleView) -> Text:
    """The dice of whose turn it is, the extra one apart."""
    if view.turn is None:
        return Text("Placement" if view.round else "Pieces", style=f"bold {PALE}")
    line = Text().append_text(piece(view.pieces[view.turn], True)).append(" ")
    for n, die in enumerate(view.dice):
        line.append("+" if n == 2 else "", PALE).append_text(drawn_die(die)).append(" ")
    if view.dice:
        return line.append(f"={sum(view.dice)}" if len(view.dice) > 1 else "", Style(color=PALE, bold=True))
    return line.append("to roll", PALE)


def drawn_die(die: int, colour: str = "#f4f1e8") -> Text:
    return Text(f" {die} ", style=Style(color=INK, bgcolor=colour, bold=True))


def other_dice(view: BattleView, story: Sequence[Event], width: int) -> list[Text]:
    """The last other dice of this turn, each in the colour of who rolled it."""
    rolls = _rolls(view, story)
    if not rolls:
        return [Text()]
    line = Text(" " if width < SIDE else "")
    for seat, die in rolls:
        line.append_text(drawn_die(die, colour_of(view.pieces, seat))).append(" ")
    return [line]


def _rolls(view: BattleView, story: Sequence[Event]) -> list[tuple[int, int]]:
    """Who rolled what: in the battle for placement, or in this turn beside the dice of the turn itself."""
    for event in reversed(story):
        facts: tuple[object, ...] = event.facts
        if event.what == "placement_rolls" and view.turn is None:
            return _pairs(facts[0], facts[1])
        if event.what in TURN_BEGINS or (event.what in IN_A_TURN and facts[0] != view.turn):
            return []
        if event.what == "duel":
            return _pairs((facts[0], facts[2]), (facts[1], facts[3]))
        if event.what == "all_rolled":
            return _pairs((0, 1, 2, 3), facts[1])
        if event.what in ONE_DIE:
            return _pairs((facts[0],), (facts[1],))
    return []


def _pairs(seats: object, dice: object) -> list[tuple[int, int]]:
    assert isinstance(seats, tuple)
    assert isinstance(dice, tuple)
    return list(zip(seats, dice, strict=True))
