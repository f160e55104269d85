"""House rules: every point on which groups or editions differ, with the clause it belongs to."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from emberisle.kernel.ruleset import Option
from emberisle.kernel.values import Value

OPTIONS: Final = (
    Option("deck", "FO-1.3", ("fortune", "classic", "large"), "which cards the pile is made of"),
    Option("finish_line", "FO-7.1", (8000, 6000, 5000, 3000), "the points that end the game"),
    Option("crossing", "FO-7.2", ("reach", "exceed"), "reaching the finish line is enough, or not"),
    Option(
        "nobody_left", "FO-7.5", ("resume", "sudden"), "what follows a final round that leaves nobody beyond"
    ),
    Option("debts", "FO-5.6", (True, False), "totals may fall below zero"),
    Option("roll_all_again", "FO-3.6", (True, False), "all eight dice may be rolled again at once"),
    Option(
        "nine_alike", "FO-6.6", ("4000", "8000", "wins"), "what eight dice and a card's piece alike are worth"
    ),
    Option("skull_card_chest", "FO-16.3", (True, False), "a full chest is possible with a Skulls card"),
    Option("sea_two", "FO-12.4", (300, 250), "the stake of the two-sword Sea Battle"),
    Option("sea_chest", "FO-12.6", (True, False), "the swords that won a Sea Battle fill the chest"),
    Option(
        "sea_sunk", "FO-12.5", ("lost", "quota"), "disqualified at sea: lost, or won if the swords were there"
    ),
    Option("island_stop", "FO-8.8", (True, False), "one may leave the Island before a roll without skulls"),
    Option("island_last_die", "FO-8.7", (False, True), "on the Island the last die may be rolled alone"),
    Option("spell_alone", "FO-11.2", (True, False), "the Sorceress's skull may be rolled alone"),
    Option(
        "spell_island", "FO-11.4", ("before", "there"), "the spell works before the Island only, or there too"
    ),
    Option("storm", "FO-17.3", ("sets", "doubled", "plain"), "what a Storm counts"),
    Option("storm_island", "FO-17.4", (True, False), "the Island can be reached in a Storm"),
    Option("truce_fine", "FO-18.3", (500, 1000), "the fine for each sword when a Truce is broken"),
    Option("truce_stop", "FO-18.1", ("forbidden", "fined"), "stopping a Truce with swords showing"),
    Option("truce_island", "FO-18.4", ("both", "spared"), "a Truce broken on the Island: opponents lose too"),
    Option(
        "zombie_lost", "FO-19.5", ("shared", "nothing"), "a lost Zombie Attack pays the opponents, or nobody"
    ),
)


@dataclass(frozen=True, eq=False)
class House(Value):
    """The options of one match, one field for each."""

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

    def parts(self) -> tuple[object, ...]:
        return tuple([getattr(self, field.name) for field in fields(self)])
