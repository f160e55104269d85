"""What Fortune adds to the terminal: the command ``solve``."""

from __future__ import annotations

import argparse
from typing import Final

from emberisle.terminal.extras import Command, Extras

SHORT_LIST: Final = 12


class Solve(Command):
    """``solve fortune``: the exact worth of every card, or of every choice in a position."""

    name = "solve"
    summary = "what each choice is worth, exactly"

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("game", choices=["fortune"], help="the game to solve")
        parser.add_argument("--card", help='the card beside you, such as captain or "sea battle 3"')
        parser.add_argument("--dice", help="the eight dice on the table: C D K M P S, such as KSSCDMMP")
        parser.add_argument(
            "--rolls", type=int, default=1, metavar="N", help="rolls made so far (default: 1)"
        )
        parser.add_argument("--spent", action="store_true", help="the Sorceress has cast her spell")
        parser.add_argument(
            "--option", dest="options", nargs="+", action="extend", default=[], metavar="NAME=VALUE",
            help="house rules",
        )  # fmt: skip
        parser.add_argument("--all", action="store_true", help=f"list all choices, not the best {SHORT_LIST}")

    def run(self, args: argparse.Namespace) -> int:
        from emberisle.games.fortune.terminal.solve import solve_fortune  # the solver takes long to import

        return solve_fortune(args)


class FortuneExtras(Extras):
    """Fortune can be solved."""

    def commands(self) -> tuple[Command, ...]:
        return (Solve(),)
