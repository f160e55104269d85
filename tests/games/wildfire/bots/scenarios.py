"""Positions of Wildfire in which its bots have every kind of question to answer."""

from __future__ import annotations

from typing import Final

Scenarios = tuple[tuple[dict[str, object], dict[str, object]], ...]
"""Facts and options of each."""

BRANCHES: Final = [["9-9"], ["3-9", "9-9"], ["4-9", "9-9"]]
"""Open are 9, 3 and 4."""
BURNING: Final = [*BRANCHES, ["4-D", "4-9", 5]]
TWO_LEFT: Final = [["2-9", "3-7"], ["0-0", "4-7"]]
CALLED: Final[dict[str, object]] = {"hub": "all_called"}
KNOCKING: Final[dict[str, object]] = {"knocking": "called"}

SCENARIOS: Final[Scenarios] = (
    ({"hands": [["1-4", "3-5", "2-6", "0-9"], ["0-0", "4-7", "4-8"]], "chain": BRANCHES}, {}),
    ({"hands": [["3-4", "3-3", "4-4", "1-1"], ["0-0", "4-7"], ["5-5"]], "chain": BRANCHES}, {}),
    ({"hands": [["1-4", "5-5", "5-8"], ["0-0", "4-7"]], "chain": BURNING}, {"doubles_on_wild_ones": "never"}),
    ({"hands": [["1-T", "4-8", "2-2"], ["0-0", "4-7"]], "chain": BRANCHES}, {"wildfire_one": "ones"}),
    ({"hands": [["4-D", "2-2", "0-2"], ["0-0", "4-7"]], "chain": BRANCHES}, CALLED),
    ({"hands": [["1-3", "3-6", "0-2"], ["0-0"], ["4-7", "5-6"]], "chain": BRANCHES, "pile": []}, CALLED),
    ({"hands": TWO_LEFT, "chain": BRANCHES}, KNOCKING),
    ({"hands": [["2-9", "3-7"], ["4-7"]], "chain": BRANCHES, "silent": [1]}, KNOCKING),
    ({"hands": [["4-7"], ["2-9", "3-7"]], "chain": BRANCHES, "silent": [0], "turn": 1, "pile": []}, KNOCKING),
    ({"hands": [["3-8"], ["0-0", "4-7"]], "chain": BRANCHES, "totals": [290, 280]}, {}),
    ({"hands": TWO_LEFT, "chain": BRANCHES, "totals": [10, 30]}, {"rounds": 1}),
)

SHORT: Final[dict[str, object]] = {"rounds": 1}
"""The house rule that makes a game short."""

WATCHED: Final[dict[str, object]] = SHORT
"""The house rules of the games that positions are taken from."""

LASTING: Final = ("limit", "rounds")
"""Options that say how long a game lasts, and nothing else."""
