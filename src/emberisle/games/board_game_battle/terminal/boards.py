"""Boards of your own for Board Game Battle: checked, printed, and laid out for a match."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from emberisle.command import COMMAND
from emberisle.games.board_game_battle.rules.board import Board
from emberisle.games.board_game_battle.rules.boards import BOARDS, SHIPPED, load_board
from emberisle.games.board_game_battle.rules.tiles import START, TILES
from emberisle.kernel.log import Log
from emberisle.terminal.errors import BadArgument
from emberisle.terminal.words import quoted

GAME = "board_game_battle"


def check_laid_out(log: Log, file: Path) -> None:
    """Refuse a match that is played on a board of somebody's own which is not laid out."""
    board = log.header.options.get("board")
    if not isinstance(board, str) or board in BOARDS:
        return
    others = [name for name in BOARDS if name not in SHIPPED]
    named = f"{board}, not {', '.join(others)}" if others else board
    raise BadArgument(
        f"{file}: this game is played on a board of your own, {named}: name its file with --board FILE"
    )


def board_argument(file: Path | None) -> str:
    """What has to be typed again to go on with a match on this board."""
    return "" if file is None else f" --board {quoted(file)}"


def print_board(file: Path) -> int:
    """Check the board in a file and print it; a bad one is refused with the line that is wrong."""
    board = load_board(file)
    from rich.columns import Columns
    from rich.console import Console
    from rich.text import Text

    from emberisle.games.board_game_battle.terminal.board import Scenery, board_lines, legend, size_for, whole

    console = Console()
    window = whole(board)
    size = size_for(board, console.width, window.down)
    console.print(Text("\n").join(board_lines(Scenery(board), size, window)), soft_wrap=True)
    console.print(Text(), Columns(legend(board), padding=(0, 2)), sep="\n")
    print("\n" + "\n".join(facts(board)))
    print(f"Play on it by:  {COMMAND} play {GAME}{board_argument(file)}")
    return 0


def facts(board: Board) -> list[str]:
    """What a board has, in words."""
    gates = ", ".join([str(square) for square in board.gates[1:]])
    counts = Counter([tile for tile in board.tiles if tile < START])
    tiles = ", ".join([f"{count} {TILES[tile]}" for tile, count in sorted(counts.items())])
    loop = f"a detour of {board.detour_end}" if board.detour_tiles else "no detour"
    return [
        f"{board.title}: {len(board.tiles)} squares and {loop}. Nothing is wrong with it.",
        f"Challenges on squares {gates}.",
        f"Tiles: {tiles}.",
    ]
