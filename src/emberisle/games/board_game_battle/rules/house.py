"""House rules: every point on which groups differ, with the clause it belongs to."""

from __future__ import annotations

from dataclasses import dataclass

from emberisle.games.board_game_battle.rules.boards import board_names
from emberisle.kernel.ruleset import Option
from emberisle.kernel.values import Value


def options() -> tuple[Option, ...]:
    """Asked for each time, since a group may add boards of its own [BB-1.3]."""
    return (
        Option("board", "BB-1.3", board_names()),
        Option("pieces", "BB-2.4", ("selected", "given")),
        Option("ask_to_roll", "BB-4.7", (False, True)),
        Option("extra_at_challenges", "BB-5.6", (True, False)),
        Option("beaten_challenges", "BB-5.9", ("closed", "open")),
        Option("switch", "BB-11.5", ("free", "stopped")),
        Option("exit_detour", "BB-13.5", ("landing", "passing")),
        Option("in_detour", "BB-13.6", ("out_of_reach", "within_reach")),
    )


@dataclass(frozen=True, eq=False)
class House(Value):
    """The house rules of one match: what was chosen for each option."""

    board: str
    pieces: str
    ask_to_roll: bool
    extra_at_challenges: bool
    beaten_challenges: str
    switch: str
    exit_detour: str
    in_detour: str
