"""Fireballs at the terminal: by physics where MuJoCo is installed, and checked by the same version only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import metadata, util
from typing import Final

from emberisle.kernel.log import Header, Log
from emberisle.terminal.errors import BadArgument
from emberisle.terminal.options import names_of

LIBRARY: Final = "mujoco"
PINNED: Final = "4.0.0"
"""The version with which rolls are made; another may roll otherwise."""
INSTALL: Final = "pip install 'emberisle[island]'"


def installed() -> bool:
    return util.find_spec(LIBRARY) is not None


def options_here(options: Mapping[str, object], typed: Sequence[str]) -> dict[str, object]:
    """The options of a new match: marbles that really roll, unless somebody says otherwise."""
    if _named(typed) or not installed():
        return dict(options)
    return {**options, "marbles": "physics"}


def notes(header: Header, typed: Sequence[str]) -> tuple[str, ...]:
    """Said where nobody has asked for the atlas, and it is used all the same."""
    if header.options.get("marbles") == "physics" or _named(typed) or installed():
        return ()
    return (f"Fireballs are drawn from the atlas of recorded rolls; for physics: {INSTALL}",)


def _named(typed: Sequence[str]) -> bool:
    return "marbles" in names_of(typed)


def check_version(log: Log) -> None:
    """Refuse to roll the Fireballs of a match again with a library that may roll them otherwise."""
    if log.header.options.get("marbles") != "physics" or not any(
        _is_roll(entry.given) for entry in log.entries
    ):
        return
    if not installed():
        raise BadArgument(
            f"Fireballs rolled by physics in this match, so it takes MuJoCo {PINNED}: {INSTALL}"
        )
    version = metadata.version(LIBRARY)
    if version != PINNED:
        raise BadArgument(
            f"the Fireballs of this match rolled in MuJoCo {PINNED}, and {version}, which is installed, "
            f"may roll them otherwise: {INSTALL}"
        )


def _is_roll(given: object) -> bool:
    return isinstance(given, dict) and "Rolled" in given
