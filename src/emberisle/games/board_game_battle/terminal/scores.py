"""Board Game Battle's score page: places, squares and chances of winning, and the sheet round by round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich import box
from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from emberisle.games.board_game_battle.rules.boards import BOARDS
from emberisle.games.board_game_battle.rules.view import BattleView
from emberisle.games.board_game_battle.terminal.board import FAINT, PALE, colour_of, piece, piece_of
from emberisle.playback import Frame
from emberisle.terminal.colours import EMBER
from emberisle.terminal.face import Scene

PLACES: Final = ("1st", "2nd", "3rd", "4th")
EIGHTHS: Final = " ▏▎▍▌▋▊▉"
COLUMN: Final = 70
"""From this width on, a row of the scores says everything in full."""
NAME: Final = 12


def caption(view: BattleView) -> Text:
    """How far the game is, and on which board."""
    now = f"round {view.round}" if view.round else "before the race"
    return Text(f"{now} · {BOARDS[view.board].title}", style=FAINT)


def place_of(view: BattleView, seat: int, short: bool = False) -> str:
    """When it is the turn of a seat in this round, if that is settled."""
    place = PLACES[view.places.index(seat)] if view.places else "···"
    return f"turn {place[:1]}" if short else f"turn {place}"


def where(view: BattleView, seat: int, short: bool) -> str:
    """Where a piece stands: a square, a challenge to be beaten, or the detour."""
    step = view.detour[seat]
    square = view.squares[seat]
    if view.winner == seat:
        return "home" if short else "home: challenge 6 is beaten"
    if step is not None:
        return "det" if short else f"detour {step}, returns to square {square}"
    facing = view.facing[seat]
    if facing:
        return f"C{facing}" if short else f"square {square}, challenge {facing}: needs {facing}+"
    return f"{square}" if short else f"square {square}"


# -- beside the table


def score_lines(scene: Scene, chances: Sequence[float], columns: int, keys: Mapping[int, str]) -> Text:
    """A row for each player, or two players in a row; the seats run along the rows."""
    width = scene.width // columns
    cells = [_score(scene, seat, chances[seat], width, keys) for seat in range(len(scene.names))]
    rows = [Text("").join(cells[n : n + columns]) for n in range(0, len(cells), columns)]
    return Text("\n", no_wrap=True, overflow="crop").join(rows)


def _score(scene: Scene, seat: int, chance: float, width: int, keys: Mapping[int, str]) -> Text:
    view: BattleView = scene.view.table
    on_turn = seat == view.turn and not scene.view.over
    mark = "★" if seat in scene.view.winners else "▶" if on_turn else keys.get(seat, " ")
    row = Text(f"{mark} ", style=Style(color=EMBER, bold=True))
    colour = colour_of(view.pieces, seat)
    row.append_text(piece(piece_of(view.pieces, seat), on_turn, keys.get(seat)))
    name = set_cell_size(scene.names[seat], NAME if width >= COLUMN else NAME - 2)
    row.append(f" {name}", Style(color=colour, bold=on_turn))
    row.append(f" {place_of(view, seat, width < COLUMN)}", FAINT)
    if width >= COLUMN:
        dice = "" if not view.places else " 1 die " if view.places[-1] == seat else " 2 dice"
        row.append(f"{dice:<8}", FAINT)
        row.append(f"{where(view, seat, False):<34}", PALE)
    else:
        row.append(f"{where(view, seat, True):>5} ", Style(color=PALE, bold=True))
    row.append_text(bar(chance, max(4, width - row.cell_len - 7), colour))
    row.append(f"{chance:>5.0%}", Style(color="#f3e3c3", bold=True))
    row.truncate(width - 1)
    row.pad_right(width - row.cell_len)
    return row


def bar(chance: float, room: int, colour: str) -> Text:
    """A chance as a bar, to an eighth of a cell."""
    eighths = round(chance * room * 8)
    full, rest = divmod(eighths, 8)
    filled = ("█" * full + (EIGHTHS[rest] if rest else ""))[:room]
    return Text(filled.ljust(room), style=Style(color=colour, bgcolor="#1a2b45"))


# -- the sheet


def rounds_of(history: Sequence[Frame]) -> list[BattleView]:
    """The table at the end of each round so far."""
    found: dict[int, BattleView] = {}
    for frame in history:
        view: BattleView = frame.view.table
        if view.round > 0:
            found[view.round] = view
    return list(found.values())


def round_sheet(history: Sequence[Frame], names: Sequence[str], rows: int | None = None) -> RenderableType:
    """The race, one row a round: where everybody stood at its end, and how far they had come in it."""
    table = Table(box=box.SIMPLE_HEAD, header_style=f"bold {EMBER}", padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("#", justify="right", style=FAINT, width=3)
    last: BattleView = history[-1].view.table
    for seat, name in enumerate(names):
        colour = colour_of(last.pieces, seat)
        head = Text(name, style=colour)
        table.add_column(head, justify="right", no_wrap=True, min_width=11, style=colour)
    rounds = rounds_of(history)
    first = 0 if rows is None else max(0, len(rounds) - max(1, rows - 4))
    for n in range(first, len(rounds)):
        before = rounds[n - 1].squares if n else (rounds[n].squares if rounds[n].round > 1 else (0,) * 4)
        table.add_row(
            str(rounds[n].round), *[_cell(rounds[n], seat, before[seat]) for seat in range(len(names))]
        )
    return Group(table, Text(_leading(rounds[-1], names) if rounds else "Nobody has moved yet.", style=FAINT))


def _cell(view: BattleView, seat: int, before: int) -> Text:
    """By how much a piece moved in a round, and where it stood then."""
    moved = view.squares[seat] - before
    best = view.squares[seat] == max(view.squares) or view.winner == seat
    step = f"+{moved}" if moved > 0 else f"−{-moved}" if moved else "·"
    stood = where(view, seat, True)
    return Text(step, style=Style(dim=True)).append(f" {stood:>4}", Style(bold=best, dim=not best))


def _leading(view: BattleView, names: Sequence[str]) -> str:
    if view.winner is not None:
        return f"{names[view.winner]} has beaten challenge 6 in round {view.round}."
    ahead = max(view.squares)
    who = [name for name, square in zip(names, view.squares, strict=True) if square == ahead]
    verb = "is" if len(who) == 1 else "are"
    return f"{' and '.join(who)} {verb} ahead on square {ahead}."
