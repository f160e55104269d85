"""House rules: every point on which groups or editions differ, with the clause it belongs to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.kernel.ruleset import Option
from emberisle.kernel.values import Value

OPTIONS: Final = (
    Option("deck", "FO-1.3", ("fortune", "classic", "large")),
    Option("finish_line", "FO-7.1", (8000, 6000, 5000, 3000), span=(1000, 20_000)),
    Option("crossing", "FO-7.2", ("reach", "exceed")),
    Option("nobody_left", "FO-7.5", ("resume", "sudden")),
    Option("debts", "FO-5.6", (True, False)),
    Option("roll_all_again", "FO-3.6", (True, False)),
    Option("nine_alike", "FO-6.6", ("4000", "8000", "wins")),
    Option("skull_card_chest", "FO-16.3", (True, False)),
    Option("sea_two", "FO-12.4", (300, 250)),
    Option("sea_chest", "FO-12.6", (True, False)),
    Option("sea_sunk", "FO-12.5", ("lost", "quota")),
    Option("island_stop", "FO-8.8", (True, False)),
    Option("island_last_die", "FO-8.7", (False, True)),
    Option("spell_alone", "FO-11.2", (True, False)),
    Option("spell_island", "FO-11.4", ("before", "there")),
    Option("storm", "FO-17.3", ("sets", "doubled", "plain")),
    Option("storm_island", "FO-17.4", (True, False)),
    Option("truce_fine", "FO-18.3", (500, 1000)),
    Option("truce_stop", "FO-18.1", ("forbidden", "fined")),
    Option("truce_island", "FO-18.4", ("both", "spared")),
    Option("zombie_lost", "FO-19.5", ("shared", "nothing")),
)


@dataclass(frozen=True, eq=False)
class House(Value):
    """The house rules of one match: what was chosen for each option."""

    deck: str
    finish_line: int
    crossing: str
    nobody_left: str
    debts: bool
    roll_all_again: bool
    nine_alike: str
    skull_card_chest: bool
    sea_two: int
    sea_chest: bool
    sea_sunk: str
    island_stop: bool
    island_last_die: bool
    spell_alone: bool
    spell_island: str
    storm: str
    storm_island: bool
    truce_fine: int
    truce_stop: str
    truce_island: str
    zombie_lost: str
