"""Wildfire drawn: the hub, the chain with its open ends, and the hand before the player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from rich.style import Style
from rich.text import Text

from emberisle.games.wildfire.rules.view import WildfireView
from emberisle.games.wildfire.terminal.chain import (
    Mark,
    chain_lines,
    focus_of,
    mark_style,
    spread,
    window_on,
)
from emberisle.games.wildfire.terminal.tiles import (
    BLAZE,
    DIM,
    FAINT,
    GOOD,
    LARGE_ROWS,
    PALE,
    PAPER,
    PICKED,
    SMALL_ROWS,
    WIDTH,
    laid_open,
    upright_tile,
)
from emberisle.games.wildfire.terminal.words import end_in_words, hub_in_words, letters
from emberisle.terminal.colours import EMBER

LEGEND: Final = 16
COLUMNS: Final = 2
"""How wide the list of open ends is, and how many such columns there are at most."""
STEP: Final = WIDTH + 1
SPINNING: Final = "4719258363"


@dataclass(frozen=True)
class Choice:
    """What is picked: a tile, an end, and what may be said of the two together."""

    tile: str = ""
    end: str = ""
    fits: tuple[str, ...] = ()
    """The ends on which the picked tile can be played."""
    said: str = ""
    good: bool = True


@dataclass(frozen=True)
class Layout:
    """What is drawn, and in how much room."""

    view: WildfireView
    names: Sequence[str]
    choice: Choice
    pan: tuple[int, int]
    width: int
    height: int
    tick: int

    @property
    def tile_rows(self) -> int:
        """How high the tiles in the hand are: what the chain needs comes first."""
        return LARGE_ROWS if self.height >= 20 else SMALL_ROWS


def table_lines(layout: Layout) -> Text:
    """The whole table."""
    if layout.view.shown:
        below = shown_lines(layout)
    else:
        below = hand_lines(layout) if layout.view.hand else []
    hub = hub_lines(layout)
    lines = [*hub, *chain_block(layout, layout.height - len(hub) - len(below)), *below]
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


# -- the hub


def hub_lines(layout: Layout) -> list[Text]:
    """The number that is lit, what is owed, and whose job that is."""
    view = layout.view
    owed = view.owed
    number = " "
    if owed is not None:
        spinning = "?" if owed.called else SPINNING[layout.tick % len(SPINNING)]
        number = str(owed.number) if owed.number >= 0 else spinning
    lamp = Style(color="#ffffff", bgcolor=BLAZE, bold=True) if owed else Style(color=FAINT, bgcolor="#22344f")
    line = Text.assemble((" HUB ", Style(color=FAINT, bgcolor="#22344f")), (f" {number} ", lamp), " ")
    style = Style(color=PALE if owed else FAINT, bold=bool(owed))
    said = wrap(hub_in_words(view, layout.names), layout.width - line.cell_len)
    more = [Text(" " * line.cell_len + rest, style=style) for rest in said[1:]]
    return [line.append(said[0], style), *more]


# -- the chain and its ends


def chain_block(layout: Layout, rows: int) -> list[Text]:
    """The chain, and beside it the open ends in words."""
    view = layout.view
    if not view.chain or rows < 1:
        return [Text()] * max(0, rows)
    legend = legend_lines(layout, rows)
    width = layout.width - legend[0].cell_len - 1
    laid = spread(view.chain)
    chosen = layout.choice.end
    window = window_on(laid, width, rows, focus_of(laid, chosen), layout.pan)
    fire = view.owed.tile if view.owed else ""
    drawn = chain_lines(laid, window, marks_of(layout), fire)
    return [Text(" ").join([left, right]) for left, right in zip(drawn, legend, strict=True)]


def marks_of(layout: Layout) -> dict[str, Mark]:
    """The letter of each end; while a flame is open, of no other end unless it is picked."""
    choice, owed = layout.choice, layout.view.owed
    return {
        end.tile: Mark(letter, end.tile == choice.end, end.tile in choice.fits)
        for letter, end in letters(layout.view).items()
        if owed is None or end.tile in (owed.tile, choice.end)
    }


def legend_lines(layout: Layout, rows: int) -> list[Text]:
    """The open ends in one column, or in two where there are many."""
    marks = marks_of(layout)
    entries: list[Text] = []
    for letter, end in letters(layout.view).items():
        mark = marks.get(end.tile)
        if mark is None:
            continue  # nothing can be played there until the flame is closed
        plain = Style(color=PALE if mark.fits or not layout.choice.tile else FAINT, meta={"key": letter})
        entry = Text(f" {letter}  {end_in_words(end)}".ljust(LEGEND), style=plain)
        entry.stylize(mark_style(mark), 0, 3)
        entries.append(entry)
    entries = _at_most(entries, list(marks.values()), COLUMNS * rows)
    columns = -(-len(entries) // rows)
    blank = Text(" " * LEGEND)
    entries += [blank] * (rows * columns - len(entries))
    return [Text("").join(entries[row::rows]) for row in range(rows)]


def _at_most(entries: list[Text], marks: Sequence[Mark], room: int) -> list[Text]:
    """Of more ends than there is room for, those that matter now; all have their letters on the table."""
    if len(entries) <= room:
        return entries
    matter = [entry for entry, mark in zip(entries, marks, strict=True) if mark.fits or mark.chosen]
    others = [entry for entry, mark in zip(entries, marks, strict=True) if not (mark.fits or mark.chosen)]
    more = Text(f" +{len(entries) - room + 1} more".ljust(LEGEND), style=FAINT)
    return [*[*matter, *others][: room - 1], more]


# -- the hand


def hand_lines(layout: Layout) -> list[Text]:
    """The hand, the picked tile raised, what fits bright, the rest dim; and what is said of the picked."""
    view, choice = layout.view, layout.choice
    rows = layout.tile_rows
    first, room = _in_sight(view.hand, choice.tile, (layout.width + 1) // STEP)
    blocks = [_in_hand(layout, tile, rows) for tile in view.hand[first : first + room]]
    lines = [Text(" ").join([block[row] for block in blocks]) for row in range(rows + 1)]
    more = _out_of_sight(first, len(view.hand) - first - room)
    left = layout.width - len(more)
    said = Text(shortened(choice.said, left), style=Style(color=GOOD if choice.good else FAINT))
    said.pad_right(left - said.cell_len)
    return [*lines, said.append(more, FAINT)]


def _out_of_sight(left: int, right: int) -> str:
    """How many tiles of a long hand are not drawn, on either side."""
    parts = [f"◂ {left} more"] * (left > 0) + [f"{right} more ▸"] * (right > 0)
    return f"  {'  '.join(parts)}" if parts else ""


def shortened(said: str, room: int) -> str:
    """A sentence cut to so much room, the clause at its end kept."""
    if len(said) <= room:
        return said
    reason, bracket, clause = said.rpartition(" [")
    tail = f"…{bracket}{clause}" if bracket else "…"
    return f"{(reason or said)[: max(0, room - len(tail))].rstrip()}{tail}"


def _in_sight(hand: Sequence[str], picked: str, room: int) -> tuple[int, int]:
    """The first tile that is drawn, so that the picked one is among so many."""
    if len(hand) <= room or picked not in hand:
        return 0, room
    return max(0, min(hand.index(picked) - room // 2, len(hand) - room)), room


def _in_hand(layout: Layout, tile: str, rows: int) -> list[Text]:
    picked = tile == layout.choice.tile
    unfit = tile in layout.view.unfit
    paper = DIM if unfit else PICKED if picked else PAPER
    body = upright_tile(tile, paper, rows, f"tile {tile}")
    if picked:
        return [*body, Text("▔" * WIDTH, style=Style(color=EMBER))]
    return [Text(" " * WIDTH), *body]


def shown_lines(layout: Layout) -> list[Text]:
    """What everybody had left at the end of the round."""
    view = layout.view
    widest = max([len(name) for name in layout.names])
    lines: list[Text] = []
    for seat, tiles in enumerate(view.shown):
        line = Text(f"{layout.names[seat]:<{widest}} ", style=PALE)
        line.append_text(laid_open(tiles)).append(f"  +{view.sheet[-1][seat]}", Style(bold=True))
        lines.append(line)
    return lines[: max(0, layout.height - 2)]
