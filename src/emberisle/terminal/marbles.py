"""Marbles at the terminal: by physics where MuJoCo is installed, and checked by the same version only."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from importlib import metadata, util
from typing import Final

import emberisle as em
from emberisle.kernel.log import Header, Log
from emberisle.terminal.errors import BadArgument
from emberisle.terminal.extras import Extras
from emberisle.terminal.options import names_of

LIBRARY: Final = "mujoco"
PINNED: Final = "4.0.0"
"""The version with which rolls are made; another may roll otherwise."""
INSTALL: Final = "pip install 'emberisle[island]'"


def installed() -> bool:
    return util.find_spec(LIBRARY) is not None


class MarbleExtras(Extras):
    """A new match rolls by physics, and its rolls are checked by the version that made them."""

    marbles: str = "marbles"
    """What they are called in this game."""
    outcome: str = ""
    """The name of the value that says how they rolled."""

    def new_options(self, options: Mapping[str, object], args: argparse.Namespace) -> dict[str, object]:
        """Bots alone use the atlas, so that a seed means the same everywhere."""
        return dict(options) if args.auto else options_here(options, args.options)

    def taken_here(self) -> Mapping[str, object]:
        return options_here({}, ())

    def notes(self, header: Header, args: argparse.Namespace) -> tuple[str, ...]:
        """Said where nobody has asked for the atlas, and it is used all the same."""
        if header.options.get("marbles") == "physics" or _named(args.options) or installed():
            return ()
        return (f"{self._marbles} are drawn from the atlas of recorded rolls; for physics: {INSTALL}",)

    def check_luck(self, log: Log) -> None:
        """Refuse to roll the marbles of a match again with a library that may roll them otherwise."""
        header = log.header
        if header.options.get("marbles") != "physics" or not any(
            self._is_roll(entry.given) for entry in log.entries
        ):
            return
        if not em.ruleset(header.game).ships("physics", header.digests, header.options):
            return  # they rolled on another island, and nothing here could roll them again
        if not installed():
            raise BadArgument(
                f"{self._marbles} rolled by physics in this match, so it takes MuJoCo {PINNED}: {INSTALL}"
            )
        version = metadata.version(LIBRARY)
        if version != PINNED:
            raise BadArgument(
                f"the {self.marbles} of this match rolled in MuJoCo {PINNED}, and {version}, which is "
                f"installed, may roll them otherwise: {INSTALL}"
            )

    @property
    def _marbles(self) -> str:
        """As a sentence begins with them."""
        return self.marbles[:1].upper() + self.marbles[1:]

    def _is_roll(self, given: object) -> bool:
        return isinstance(given, dict) and self.outcome in given


def options_here(options: Mapping[str, object], typed: Sequence[str]) -> dict[str, object]:
    """The options of a new match: marbles that really roll, unless somebody says otherwise."""
    if _named(typed) or not installed():
        return dict(options)
    return {**options, "marbles": "physics"}


def _named(typed: Sequence[str]) -> bool:
    return "marbles" in names_of(typed)
