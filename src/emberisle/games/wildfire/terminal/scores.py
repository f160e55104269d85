"""Wildfire's score page: who holds how many tiles, the points round by round, and the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from emberisle.games.wildfire.rules.view import WildfireView
from emberisle.games.wildfire.terminal.tiles import BAD, FAINT, PALE, laid_open
from emberisle.games.wildfire.terminal.words import held
from emberisle.playback import Frame
from emberisle.terminal.colours import EMBER, SEAT_COLOURS
from emberisle.terminal.face import Scene
from emberisle.terminal.words import listed

BACK: Final = "#b07a3f"
"""The back of a tile."""
CROWDED: Final = 4
CROWDED_COLUMN: Final = 7
"""With more seats than this, columns of the sheet are so narrow that all are seen."""
COLUMN: Final = 36
"""A column of the scores is never narrower."""


def caption(view: WildfireView, names: Sequence[str]) -> Text:
    """How far the game is."""
    number = len(view.sheet) if view.shown else view.round
    goal = f"round {number} of {view.rounds}" if view.rounds else f"round {number}, to {view.limit}"
    if view.shown:
        return Text(f"{goal} · over", style=FAINT)
    return Text(f"{goal} · {names[view.dealer]} deals · pile {view.pile}", style=FAINT)


def leaders(totals: Sequence[int]) -> list[int]:
    """Who has the fewest points."""
    return [seat for seat, total in enumerate(totals) if total == min(totals)]


# -- beside the table


def columns_for(seats: int, width: int, height: int) -> int:
    """In how many columns the scores stand, so that they leave room for the table."""
    roomy = seats <= 2 or (height >= 36 and seats <= 4) or height >= 42
    return 1 if roomy or width < 2 * COLUMN else 2


def score_lines(scene: Scene, columns: int) -> Text:
    """For each player the tiles, the points and what everybody knows; seats run down the columns."""
    widest = max([cell_len(name) for name in scene.names])
    width = scene.width // columns
    seats = len(scene.names)
    rows = -(-seats // columns)
    lines = [
        Text("").join([_score(scene, seat, min(widest, 12), width) for seat in range(row, seats, rows)])
        for row in range(rows)
    ]
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def _score(scene: Scene, seat: int, widest: int, width: int) -> Text:
    view: WildfireView = scene.view.table
    on_turn = seat == view.turn and not scene.view.over
    colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    mark = "★ " if seat in scene.view.winners else "▶ " if on_turn else "  "
    row = Text(mark, style=Style(color=EMBER, bold=True))
    row.append(set_cell_size(scene.names[seat], widest), Style(color=colour, bold=on_turn))
    row.append(f"{view.totals[seat]:>5}", Style(color="#f3e3c3", bold=True))
    unit = " pt  " if view.totals[seat] == 1 else " pts "
    row.append(unit if width >= 60 else " ", FAINT)
    row.append_text(_tiles(held(view)[seat], 14 if width >= 60 else 0))
    row.append_text(_known(view, seat))
    row.truncate(width - 1, overflow="ellipsis")
    row.pad_right(width - row.cell_len)
    return row


def _tiles(count: int, room: int) -> Text:
    """How many tiles somebody holds, as backs of tiles."""
    text = Text(f"{count:>3}", style=Style(color=BAD if count == 1 else PALE, bold=True))
    backs = "▮" * min(count, max(1, room))
    text.append(f" {backs}" if room else backs, Style(color=BACK))
    return text.append(" " * (max(1, room) - len(backs) + 2))


def _known(view: WildfireView, seat: int) -> Text:
    """What has been said and shown: a knock, a lost turn, the numbers that are lacking."""
    text = Text()
    if view.shown:
        return text
    if view.knocked[seat]:
        text.append("KNOCK ", Style(color=BAD, bold=True))
    if view.skips[seat]:
        text.append("skips ", Style(color=BAD))
    if view.lacking[seat]:
        text.append(f"no {' '.join([str(number) for number in view.lacking[seat]])}", Style(color=FAINT))
    return text


# -- the sheet


def rounds_of(view: WildfireView) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every finished round: the points of it, and the totals after it."""
    played = [sum([points[seat] for points in view.sheet]) for seat in range(len(view.totals))]
    totals = [total - sum_of for total, sum_of in zip(view.totals, played, strict=True)]
    found: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for points in view.sheet:
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        found.append((points, tuple(totals)))
    return found


def round_sheet(history: Sequence[Frame], names: Sequence[str], rows: int | None = None) -> RenderableType:
    """The game, one row a round; only the last rounds if there is room for so many lines."""
    view: WildfireView = history[-1].view.table
    table = Table(box=box.SIMPLE_HEAD, header_style=f"bold {EMBER}", padding=0, show_edge=False)
    table.add_column("#", justify="right", style=FAINT, width=2)
    crowded = len(names) > CROWDED
    for seat, name in enumerate(names):
        colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
        head = short(name, CROWDED_COLUMN) if crowded else name
        table.add_column(head, justify="right", style=colour, no_wrap=True, min_width=CROWDED_COLUMN)
    rounds = rounds_of(view)
    first = 0 if rows is None else max(0, len(rounds) - max(1, rows - 4))
    for number, (points, totals) in enumerate(rounds[first:], start=first + 1):
        best = leaders(totals)
        row = enumerate(zip(points, totals, strict=True))
        cells = [_cell(more, total, seat in best, crowded) for seat, (more, total) in row]
        table.add_row(str(number), *cells)
    return Group(table, *_leading(history[-1], names, FAINT))


def _cell(points: int, total: int, best: bool, crowded: bool) -> Text:
    """The points of a round and the total after it."""
    text = Text(f"{points}" if crowded else f"+{points}")
    return text.append(f" {total}", Style(dim=not best, bold=best))


def short(name: str, room: int) -> str:
    """A name cut to so much room, the number at its end kept."""
    number = name[len(name.rstrip("0123456789")) :]
    return name if len(name) <= room else f"{name[: room - 1 - len(number)]}…{number}"


def _leading(frame: Frame, names: Sequence[str], style: str) -> list[Text]:
    """Who leads, as long as there is something to win."""
    return [] if frame.view.over else [Text(leading(frame.view.table, names), style=style)]


def leading(view: WildfireView, names: Sequence[str]) -> str:
    """Who has the fewest points."""
    if not view.sheet:
        return "No round is finished yet. The fewest points win."
    best = leaders(view.totals)
    who, verb = listed([names[seat] for seat in best]), "leads" if len(best) == 1 else "lead"
    return f"{who} {verb} with {view.totals[best[0]]}: the fewest points win."


def round_end(frame: Frame, names: Sequence[str], said: Sequence[str]) -> RenderableType:
    """What everybody had left, what it cost, and who leads."""
    view: WildfireView = frame.view.table
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for _ in range(2):
        table.add_column(justify="right", no_wrap=True)
    points = view.sheet[-1]
    for seat, tiles in enumerate(view.shown):
        name = Text(names[seat], style=f"bold {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}")
        table.add_row(name, laid_open(tiles), f"+{points[seat]}", Text(str(view.totals[seat]), style="bold"))
    head = Text("\n".join(said), style=f"bold {EMBER}")
    return Group(head, Text(), table, Text(), *_leading(frame, names, "bold"))
