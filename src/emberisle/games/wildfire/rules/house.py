"""House rules: every point on which the rulebook offers a choice or is silent, with its clause."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.games.wildfire.rules.tiles import SETS
from emberisle.kernel.ruleset import Option
from emberisle.kernel.values import Value

OPTIONS: Final = (
    Option("tiles", "WF-1.5", tuple(SETS)),
    Option("wildfire_one", "WF-7.11", ("wild", "ones")),
    Option("double_wild_opens", "WF-3.3", ("as_ones", "highest", "never")),
    Option("double_wild_in_hub", "WF-6.6", ("four", "three")),
    Option("doubles_on_wild_ones", "WF-5.9", ("any", "single", "never")),
    Option("limit", "WF-11.1", (300, 200, 100, 50), span=(1, 1000)),
    Option("rounds", "WF-11.2", (0, 1, 3, 5, 10), span=(0, 30)),
    Option("hub", "WF-11.3", ("pressed", "called", "all_called")),
    Option("knocking", "WF-8.1", ("automatic", "called")),
)


@dataclass(frozen=True, eq=False)
class House(Value):
    """The house rules of one match: what was chosen for each option."""

    tiles: str
    wildfire_one: str
    double_wild_opens: str
    double_wild_in_hub: str
    doubles_on_wild_ones: str
    limit: int
    rounds: int
    hub: str
    knocking: str
