"""What a game adds to the terminal program besides its face and its drawing: commands, arguments, checks."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from emberisle.kernel.game import Game
from emberisle.kernel.log import Header, Log


class Command:
    """A command that a game brings along."""

    name: str = ""
    summary: str = ""
    """What it does, in a few words for the list of commands."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Say what can be typed after the name."""

    def run(self, args: argparse.Namespace) -> int:
        """Do it; returns the exit code."""
        raise NotImplementedError


class Extras:
    """What a game adds to the program; a game overrides what it needs, and the rest does nothing.

    The program makes one for each game as it starts, so what takes long to import is imported in the methods.
    """

    def commands(self) -> tuple[Command, ...]:
        """Commands of the game's own."""
        return ()

    def add_arguments(self, parser: argparse.ArgumentParser, command: str) -> None:
        """Add arguments to ``play``, ``verify`` or ``render``; they stand there beside those of all games."""

    def prepare(self, args: argparse.Namespace, game_id: str | None) -> None:
        """Use these arguments before a match begins or is read, or raise if they make no sense.

        Every game is asked, not only the one that is played, so that it can refuse arguments of its own that
        were given for another game. Where the game is not known before a file is read, it is None.
        """

    def new_options(self, options: Mapping[str, object], args: argparse.Namespace) -> dict[str, object]:
        """The options of a new match, from those that were typed."""
        return dict(options)

    def taken_here(self) -> Mapping[str, object]:
        """The values that people's new matches have here instead of the defaults of their options."""
        return {}

    def check_match(self, game: Game, args: argparse.Namespace) -> None:
        """Raise if this match, perhaps a saved one, is not the one that the arguments ask for."""

    def notes(self, header: Header, args: argparse.Namespace) -> tuple[str, ...]:
        """Lines that everybody at the table should read first."""
        return ()

    def resume_arguments(self, args: argparse.Namespace) -> str:
        """What has to be typed again, after a space, to go on with this match or to verify it."""
        return ""

    def check_log(self, log: Log, file: Path) -> None:
        """Raise if the match in this file cannot be replayed here, and say what to do."""

    def check_luck(self, log: Log) -> None:
        """Raise if the luck of this match cannot be drawn again here, and say what to do."""

    def rounds(self, game: Game) -> int | None:
        """How many rounds are over, or None if the game is not played in rounds."""
        return None
