"""What Board Game Battle adds to the terminal: boards of one's own, and rounds."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from emberisle.games.board_game_battle.rules.boards import add_board
from emberisle.games.board_game_battle.rules.view import BattleView
from emberisle.games.board_game_battle.terminal import boards
from emberisle.kernel.game import Game
from emberisle.kernel.log import Log
from emberisle.terminal.errors import BadArgument
from emberisle.terminal.extras import Command, Extras
from emberisle.terminal.options import names_of


class CheckBoard(Command):
    """``board FILE``: is this board right, and what does it look like?"""

    name = "board"
    summary = "check a board of your own for Board Game Battle"

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("file", type=Path, metavar="FILE", help="how to write one: docs/boards.md")

    def run(self, args: argparse.Namespace) -> int:
        return boards.print_board(args.file)


class BattleExtras(Extras):
    """A match can be played on a board from a file."""

    def commands(self) -> tuple[Command, ...]:
        return (CheckBoard(),)

    def add_arguments(self, parser: argparse.ArgumentParser, command: str) -> None:
        about = f"a board of your own ({boards.GAME})" if command == "play" else "the board it was played on"
        parser.add_argument("--board", type=Path, metavar="FILE", help=about)

    def prepare(self, args: argparse.Namespace, game_id: str | None) -> None:
        if args.board is None:
            return
        if game_id not in (boards.GAME, None):
            raise BadArgument(f"--board is for {boards.GAME}; {game_id} has no boards of your own")
        if game_id is not None and "board" in names_of(args.options):
            raise BadArgument("--board and --option board=... name two boards: leave out one of them")
        add_board(args.board)

    def new_options(self, options: Mapping[str, object], args: argparse.Namespace) -> dict[str, object]:
        return dict(options) if args.board is None else {**options, "board": add_board(args.board)}

    def check_match(self, game: Game, args: argparse.Namespace) -> None:
        """A saved match goes on only on the board that it began on."""
        began_on = game.header.options["board"]
        if args.board is not None and began_on != add_board(args.board):
            raise BadArgument(f"{args.save} holds a game on another board, {began_on}")

    def resume_arguments(self, args: argparse.Namespace) -> str:
        return boards.board_argument(args.board)

    def check_log(self, log: Log, file: Path) -> None:
        boards.check_laid_out(log, file)

    def rounds(self, game: Game) -> int:
        table = game.view().table
        assert isinstance(table, BattleView)
        return table.round if game.over else table.round - 1
