"""What Fireball Island adds to the terminal: Fireballs that roll by physics, where that is installed."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from emberisle.games.fireball_island.terminal import marbles
from emberisle.kernel.log import Header, Log
from emberisle.terminal.extras import Extras


class IslandExtras(Extras):
    """A new match rolls by physics, and its rolls are checked by the version that made them."""

    def new_options(self, options: Mapping[str, object], args: argparse.Namespace) -> dict[str, object]:
        """Bots alone use the atlas, so that a seed means the same everywhere."""
        return dict(options) if args.auto else marbles.options_here(options, args.options)

    def notes(self, header: Header, args: argparse.Namespace) -> tuple[str, ...]:
        return marbles.notes(header, args.options)

    def check_luck(self, log: Log) -> None:
        marbles.check_version(log)
