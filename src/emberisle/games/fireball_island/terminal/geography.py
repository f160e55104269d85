"""Where everything lies on the island of 1986, in centimetres, for maps on the screen and on paper."""

from __future__ import annotations

from typing import Any, Final

from emberisle.games.fireball_island.rules.board import FOLDER, described
from emberisle.terminal.chart import Spot
from emberisle.terminal.land import Land

_BOARD: Final = described("board.json")
_BUILT: Final = described("places.json")

DARK: Final = frozenset([str(space["id"]) for space in _BOARD["spaces"] if space["dark"]])
JOINS: Final[tuple[tuple[str, str], ...]] = tuple([(one, other) for one, other in _BOARD["joins"]])
BRIDGES: Final[dict[str, tuple[Spot, Spot]]] = {
    name: ((ends[0][0], ends[0][1]), (ends[1][0], ends[1][1]))
    for name, ends in [(name, bridge["ends"]) for name, bridge in _BOARD["bridges"].items()]
}
BESIDE: Final[dict[str, str]] = {
    f"cave {number}": cave["beside"] for number, cave in _BOARD["caves"].items() if cave["beside"]
} | {f"pit {letter}": pit["rock_chip"] for letter, pit in _BOARD["pits"].items()}
"""The space next to each cave and pit; Cave 4 has none."""
PERCHES: Final[dict[str, Spot]] = {ball: (at[0], at[1]) for ball, at in _BUILT["perches"].items()}
IDOL: Final[Spot] = (_BOARD["idol"]["base"][0], _BOARD["idol"]["base"][1])
LAND: Final = Land(FOLDER, _BUILT)
SEA_LEVEL: Final = 0.3


def _spots() -> dict[str, Spot]:
    found: dict[str, Any] = dict(_BUILT["spaces"])
    found.update({f"cave {number}": at for number, at in _BUILT["caves"].items()})
    found.update({f"pit {letter}": at for letter, at in _BUILT["pits"].items()})
    return {name: (float(at[0]), float(at[1])) for name, at in found.items()}


SPOTS: Final = _spots()
"""Every place by its name: spaces, caves and pits."""


def way_line(way: str) -> list[Spot]:
    """The middle of the groove in which a Fireball rolls."""
    return [(x, y) for x, y, _ in _BUILT["ways"][way]["line"]]
