"""House rules: every point on which the rulebook offers a choice or is silent, with its clause."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from emberisle.games.wildfire.tiles import SETS
from emberisle.kernel.ruleset import Option
from emberisle.kernel.values import Value

OPTIONS: Final = (
    Option("tiles", "WF-1.5", tuple(SETS), "which numbers have a Double Wildfire and which a Triple"),
    Option(
        "wildfire_one", "WF-7.11", ("wild", "ones"), "the Wildfire of the ones fits any end, or ones only"
    ),
    Option(
        "double_wild_opens",
        "WF-3.3",
        ("as_ones", "highest", "never"),
        "how high the Double Wild One ranks as the first tile of a round, if it may be that",
    ),
    Option(
        "double_wild_in_hub",
        "WF-6.6",
        ("four", "three"),
        "how many plays the Double Wild One takes when it is the first tile",
    ),
    Option(
        "doubles_on_wild_ones",
        "WF-5.9",
        ("any", "single", "never"),
        "on which open Wild Ones a numbered double may be played: all, single ones, or none",
    ),
    Option("limit", "WF-11.1", (300, 250, 200, 150, 100, 50), "the points that end the game"),
    Option(
        "rounds", "WF-11.2", (0, 1, 2, 3, 4, 5, 6, 8, 10), "a fixed number of rounds instead of the limit"
    ),
    Option("hub", "WF-11.3", ("pressed", "called"), "the hub lights a number, or the player calls one"),
    Option(
        "knocking",
        "WF-8.1",
        ("automatic", "called"),
        "knocking happens by itself, or is the player's to remember, with the penalty",
    ),
)


@dataclass(frozen=True, eq=False)
class House(Value):
    """The options of one match, one field for each."""

    tiles: str
    wildfire_one: str
    double_wild_opens: str
    double_wild_in_hub: str
    doubles_on_wild_ones: str
    limit: int
    rounds: int
    hub: str
    knocking: str

    def parts(self) -> tuple[object, ...]:
        return tuple([getattr(self, field.name) for field in fields(self)])
