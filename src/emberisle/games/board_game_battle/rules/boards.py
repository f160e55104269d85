"""The boards that can be played on: those that come with the game, and any that a group adds."""

from __future__ import annotations

import hashlib
from importlib import resources
from pathlib import Path
from typing import Final

from emberisle.games.board_game_battle.rules.board import Board
from emberisle.games.board_game_battle.rules.board_file import BadBoard, read_board

SHIPPED: Final = ("volcano", "lagoon")
"""The boards in the folder ``boards``, the default first."""


def _shipped() -> dict[str, Board]:
    folder = resources.files("emberisle.games.board_game_battle.rules").joinpath("boards")
    return {name: read_board(folder.joinpath(f"{name}.toml").read_text("utf-8")) for name in SHIPPED}


BOARDS: Final = _shipped()


def board_names() -> tuple[str, ...]:
    """The values of the option ``board``."""
    return tuple(BOARDS)


def load_board(path: str | Path) -> Board:
    """The board in this file; a bad one is refused with the line that is wrong."""
    return read_board(_text(Path(path)))


def add_board(path: str | Path) -> str:
    """Make the board in this file playable; returns its name for the option ``board``.

    The name ends in a mark of what the file says, so that a log can never be replayed on another board.
    """
    text = _text(Path(path))
    name = f"{Path(path).stem}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"
    BOARDS[name] = read_board(text)
    return name


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadBoard(f"the board cannot be read: {error}") from None
