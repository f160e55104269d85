"""Fortune's score page: totals with a bar towards the finish line, and the sheet turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.table import Table
from rich.text import Text

from emberisle.games.fortune.rules.cards import Card
from emberisle.games.fortune.rules.view import FortuneView
from emberisle.games.fortune.terminal.dice import FAINT
from emberisle.playback import Frame
from emberisle.terminal.colours import EMBER, SEAT_COLOURS
from emberisle.terminal.face import Scene

TRACK: Final = "#22344f"
CARD_EVENTS: Final = ("card", "known_card")


def caption(table: FortuneView) -> Text:
    """How far the game is."""
    if table.final_round:
        left = table.last_turns
        return Text(f"FINAL ROUND: {left} {'turn' if left == 1 else 'turns'} to come", style=f"bold {EMBER}")
    return Text(f"first to {table.finish_line:,}", style=FAINT)


def score_lines(scene: Scene) -> Text:
    """One line for each player: name, bar, total."""
    table: FortuneView = scene.view.table
    widest = max([cell_len(name) for name in scene.names])
    rows = [_score_line(scene, seat, widest) for seat in range(len(scene.names))]
    assert len(table.totals) == len(rows)
    return Text("\n", no_wrap=True, overflow="crop").join(rows)


def _score_line(scene: Scene, seat: int, widest: int) -> Text:
    table: FortuneView = scene.view.table
    total, line = table.totals[seat], table.finish_line
    on_turn = seat == table.turn and not scene.view.over
    colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
    mark = "★ " if seat in scene.view.winners else "▶ " if on_turn else "  "
    row = Text(mark, style=Style(color=EMBER, bold=True))
    row.append(set_cell_size(scene.names[seat], widest), Style(color=colour, bold=on_turn))
    room = max(8, scene.width - widest - 14)
    filled = max(0, min(room, round(room * total / line)))
    row.append(" ")
    row.append("━" * filled, Style(color=colour))
    row.append("━" * (room - filled), Style(color=TRACK))
    row.append("⚑" if total >= line else "┃", Style(color=EMBER if total >= line else FAINT))
    return row.append(f"{total:>8,}", Style(bold=True, color="#ff6b5e" if total < 0 else "#f3e3c3"))


@dataclass(frozen=True)
class Turn:
    """One turn on the sheet: whose, with which card, and the totals after it."""

    seat: int
    card: str
    totals: tuple[int, ...]


def turns_of(history: Sequence[Frame]) -> list[Turn]:
    """Every turn so far, the present one last."""
    start = history[0].view
    turns: list[Turn] = []
    if start.question != "TurnOverCard" and not history[0].events:
        turns.append(Turn(start.table.turn, start.table.card, start.table.totals))
    for frame in history:
        for event in frame.events:
            if event.what in CARD_EVENTS:
                card, seat = event.facts[1], event.facts[0]
                assert isinstance(card, Card)
                assert isinstance(seat, int)
                turns.append(Turn(seat, card.name, frame.view.table.totals))
        if turns:
            turns[-1] = Turn(turns[-1].seat, turns[-1].card, frame.view.table.totals)
    return turns


def turn_sheet(history: Sequence[Frame], names: tuple[str, ...], rows: int | None = None) -> Table:
    """The game, one row a turn; only the last turns if there is room for so many lines."""
    table = Table(box=box.SIMPLE_HEAD, header_style=f"bold {EMBER}", padding=0, show_edge=False)
    table.add_column("#", justify="right", style=FAINT, width=3)
    table.add_column("Card", no_wrap=True, overflow="ellipsis")
    for seat, name in enumerate(names):
        colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
        table.add_column(name, justify="right", style=colour, no_wrap=True, min_width=12)
    before = history[0].view.table.totals
    turns = turns_of(history)
    running = 0 if history[-1].view.over else len(turns)
    first = 1 if rows is None else len(turns) + 1 - max(1, rows - 3)
    for number, turn in enumerate(turns, start=1):
        if number >= first:
            table.add_row(str(number), turn.card, *_cells(before, turn, number == running))
        before = turn.totals
    return table


def _cells(before: Sequence[int], turn: Turn, running: bool) -> list[Text]:
    """For each player the change and the new total; nothing for those to whom nothing happened."""
    cells: list[Text] = []
    for seat, (was, now) in enumerate(zip(before, turn.totals, strict=True)):
        on_turn = seat == turn.seat
        if running and on_turn:
            cells.append(Text("...", style="bold"))
        elif on_turn or was != now:
            change = Text(f"{now - was:+,}" if now != was else "0", style="bold" if on_turn else "")
            cells.append(change.append(f" {now:,}", Style(dim=True)))
        else:
            cells.append(Text())
    return cells
