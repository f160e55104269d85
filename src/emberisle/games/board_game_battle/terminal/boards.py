"""Boards of your own for Board Game Battle: checked, printed, and laid out for a match."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from emberisle.cli import words
from emberisle.command import COMMAND
from emberisle.games.board_game_battle.rules.board import Board
from emberisle.games.board_game_battle.rules.boards import add_board, load_board
from emberisle.games.board_game_battle.rules.tiles import START, TILES
from emberisle.kernel.game import Game
from emberisle.terminal.errors import BadArgument

GAME = "board_game_battle"


def lay_out(file: Path | None, game_id: str = GAME) -> str:
    """Make the board in a file playable; returns its name, or nothing where no file is named."""
    if file is None:
        return ""
    if game_id != GAME:
        raise BadArgument(f"--board is for {GAME}; {game_id} has no boards of your own")
    return add_board(file)


def check_same(game: Game, board: str, save: Path | None) -> None:
    """A saved match goes on only on the board that it began on."""
    if board and game.header.options["board"] != board:
        raise BadArgument(f"{save} holds a game on another board, {game.header.options['board']}")


def typed(file: Path | None) -> str:
    """What has to be typed again to go on with a match on this board."""
    return "" if file is None else f" --board {words.quoted(file)}"


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
    print(f"Play on it by:  {COMMAND} play {GAME}{typed(file)}")
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
