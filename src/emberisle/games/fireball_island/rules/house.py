"""House rules: every point on which the rulebook is silent or disputed, with its clause."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.kernel.ruleset import Option
from emberisle.kernel.values import Value

OPTIONS: Final = (
    Option("marbles", "FI-15.1", ("atlas", "physics")),
    Option("ask_to_roll", "FI-3.8", (False, True)),
    Option("plateau_joined", "FI-3.9", (False, True)),
    Option("token", "FI-5.3", ("own_turn", "any_time")),
    Option("bonus_turns", "FI-6.5", (3, 2)),
    Option("one_in_cave", "FI-7.9", ("any_roll", "seeking")),
    Option("dock", "FI-9.2", ("owner", "anyone")),
    Option("hit_in_own_turn", "FI-11.12", ("loses_turn", "stands_up")),
    Option("priority", "FI-13.3", ("first", "last")),
    Option("last_word", "FI-13.7", (True, False)),
    Option("cancel_talisman", "FI-14.5", (True, False)),
    Option("another_turn", "FI-14.7", ("own_turn", "any_turn")),
    Option("ahead_in_caves", "FI-14.11", (True, False)),
    Option("back", "FI-14.13", ("retrace", "chosen")),
    Option("back_gains", "FI-14.16", ("jewel", "everything", "cards", "nothing")),
    Option("double_in_caves", "FI-14.18", (True, False)),
)


@dataclass(frozen=True, eq=False)
class House(Value):
    """The house rules of one match: what was chosen for each option."""

    marbles: str
    ask_to_roll: bool
    plateau_joined: bool
    token: str
    bonus_turns: int
    one_in_cave: str
    dock: str
    hit_in_own_turn: str
    priority: str
    last_word: bool
    cancel_talisman: bool
    another_turn: str
    ahead_in_caves: bool
    back: str
    back_gains: str
    double_in_caves: bool

    @property
    def jewel_going_back(self) -> bool:
        """Whether a piece that is moved back takes a jewel that lies on its way [FI-14.16]."""
        return self.back_gains in ("jewel", "everything")
