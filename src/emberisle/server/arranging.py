"""How a table is arranged unless somebody says otherwise."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

from emberisle.kernel.ruleset import Ruleset

PHYSICS: Final = find_spec("mujoco") is not None
"""Whether marbles can be rolled on this machine."""

_AT_TABLE: Final[dict[str, dict[str, object]]] = {
    "board_game_battle": {"ask_to_roll": True},
    "fireball_island": {"ask_to_roll": True, "marbles": "physics" if PHYSICS else "atlas"},
}
"""Where the page begins with something else than the rulebook: here people would rather roll than watch."""


def usual_options(rules: Ruleset[Any]) -> dict[str, object]:
    """What every house rule of a new table is set to."""
    return rules.check_options(_AT_TABLE.get(rules.id, {}))
