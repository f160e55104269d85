"""The map of Vul-Kar's island in signs that need no colour, and what they mean."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import COLOURS, NAMES, SHADES, SLAB
from emberisle.games.curse_of_vulkar.rules.view import CurseView
from emberisle.games.curse_of_vulkar.terminal.chart import chart
from emberisle.games.curse_of_vulkar.terminal.geography import (
    COPTER,
    DECKS,
    HELIPAD_NAME,
    SCAR,
    SPOTS,
    VUL_KAR,
)
from emberisle.games.curse_of_vulkar.terminal.map import CAVES, Scenery, cell_of, lies_at

PLAIN_SIGNS: Final = (
    ("o  $  *", "a space; with a treasure; with a snapshot that can be taken"),
    ("w  &", "the Tiger; the Golden Idol, in houses that have them"),
    ("w*  &$", "one of them on a snapshot, or on a treasure"),
    ("1-3  =  #", "caves; a bridge; the ladder"),
    ("A-Z  a-z", "figures that stand; that lie"),
    ("@  %  (2)", "Vul-Kar and its facing; a pit; the Scar with its Fireballs"),
    ("^  <  >", "a tree at home; turned left; turned right"),
    ("[]  {}  !", "the helipad; the Hello-copter; the Heart"),
)
TREES: Final = {"home": "^", "left": "<", "right": ">"}


def plain_map(scenery: Scenery, width: int, rows: int) -> list[str]:
    """The island, the meaning of its signs, and where treasures and snapshots of each colour are."""
    plan = chart(width, rows)
    cells = dict.fromkeys(plan.roads, ".")
    for name, (column, row) in plan.cells.items():
        span = plan.span(name)
        here = [_letter(scenery, figure) for figure in scenery.figures_at(name)]
        sign = "".join(here) or _sign(scenery.table, name, span)
        for n in range(span):
            cells[column + n, row] = sign[n : n + 1] or " "
    for number in scenery.astray():
        cells[cell_of(plan, lies_at(scenery.table.figures[number]))] = _letter(scenery, number)
    lines = ["".join([cells.get((column, row), " ") for column in range(width)]) for row in range(rows)]
    meant = [f"{sign:<10} {what}" for sign, what in PLAIN_SIGNS]
    return [*[line.rstrip() for line in lines], *meant, *_things(scenery.table, width)]


def _letter(scenery: Scenery, figure: int) -> str:
    letter = scenery.letters[figure]
    return letter.lower() if scenery.table.figures[figure].lies else letter


def _sign(table: CurseView, name: str, span: int) -> str:
    trees = dict(table.trees)
    wide = {
        VUL_KAR: f"@{table.facing}",
        SCAR: f"({table.scar})",
        HELIPAD_NAME: "[]".center(span),
        COPTER: "{}" if table.copter else "",
    }
    if name in wide:
        return wide[name]
    if name in trees:
        return TREES[trees[name]]
    if name not in SPOTS:
        return "%"
    guests = ("w" if name == table.tiger else "") + ("&" if name == table.idol_at else "")
    lies = _space_sign(table, name, span)
    return guests + lies.removeprefix("o") if guests else lies


def _space_sign(table: CurseView, name: str, span: int) -> str:
    left = {space: count for space, _, count in table.snapshots}
    if name in DECKS:
        return ("#" if DECKS[name] else "=") * span
    if name == NAMES[SLAB] and table.heart == "slab":
        return "!"
    if name in CAVES:
        return str(CAVES[name])
    return "$" if name in dict(table.slabs) else "*" if left.get(name) else "o"


def _things(table: CurseView, width: int) -> list[str]:
    """Where Tiger and Idol are, and by their colours the treasures and snapshots."""
    guests = (("The Tiger", table.tiger), ("The Golden Idol", table.idol_at))
    lines = [f"{guest}: {space}" for guest, space in guests if space is not None]
    for colour in COLOURS:
        spaces = [space for space, shade in table.slabs if shade == colour]
        lines += [f"Treasures, {colour}: {' '.join(spaces)}"] if spaces else []
    for colour in SHADES:
        spaces = [space for space, shade, left in table.snapshots if shade == colour and left]
        lines += [f"Snapshots, {colour}: {' '.join(spaces)}"] if spaces else []
    return [part for line in lines for part in wrap(line, width, subsequent_indent="  ")]
