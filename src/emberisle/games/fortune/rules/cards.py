"""Fortune cards: what each does to the points of a turn, won or lost."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import ClassVar, Final

from emberisle.games.fortune.rules.dice import COINS, DIAMONDS, MONKEYS, PARROTS, SWORDS, count, handful, only
from emberisle.games.fortune.rules.house import House
from emberisle.games.fortune.rules.scoring import Line, reckoning, total, treasure
from emberisle.kernel.values import Value


class Card(Value):
    """A card beside the player for one turn. ``dice`` are those that show no skull, wherever they lie."""

    rule: ClassVar[str] = "FO-3.1"
    name: str = ""

    def skulls(self) -> int:
        """Skulls on the card itself."""
        return 0

    def extra(self) -> int:
        """The piece that the card adds to the dice."""
        return 0

    def rolls(self) -> int:
        """How many rolls the turn may have."""
        return 1_000_000

    def allows_island(self, house: House) -> bool:
        return True

    def skull_price(self) -> int:
        """What each skull collected on the Island costs every opponent [FO-8.5]."""
        return 100

    def reckon(self, dice: int, house: House) -> list[Line]:
        """What the player is credited with on ending the turn, the card's own lines included [FO-6.4]."""
        return reckoning(dice, house.nine_alike, self.extra())

    def reckon_lost(self, dice: int, chest: int, house: House) -> list[Line]:
        """The same for a player who is disqualified; ``chest`` are the dice placed on the card."""
        return []

    def points(self, dice: str, house: House) -> int:
        """The total of ``reckon``, for dice in letters."""
        return total(self.reckon(handful(dice), house))

    def points_lost(self, dice: str, chest: str, house: House) -> int:
        """The total of ``reckon_lost``, for dice in letters."""
        return total(self.reckon_lost(handful(dice), handful(chest), house))


class TreasureChest(Card):
    """Dice placed here still score if you are disqualified."""

    rule = "FO-9.1"
    name = "Treasure Chest"

    def reckon_lost(self, dice: int, chest: int, house: House) -> list[Line]:
        saved = total(reckoning(chest, house.nine_alike))
        return [("FO-9.2", "saved", saved)] if saved else []


class Captain(Card):
    """The score of this turn is doubled, and so is what the Island costs."""

    rule = "FO-10.1"
    name = "Captain"

    def skull_price(self) -> int:
        return 200

    def reckon(self, dice: int, house: House) -> list[Line]:
        lines = reckoning(dice, house.nine_alike)
        if lines:
            lines.append((self.rule, "doubled", total(lines)))
        return lines


class Sorceress(Card):
    """Once in this turn, one skull comes back to life and is rolled again."""

    rule = "FO-11.1"
    name = "Sorceress"


class SeaBattle(Card):
    """So many swords win the stake on top of the score; fewer lose it, and the dice count for nothing."""

    rule = "FO-12.1"

    def __init__(self, swords: int) -> None:
        self.swords = swords
        self.name = f"Sea Battle {swords}"

    def stake(self, house: House) -> int:
        """What the battle is about [FO-12.4]."""
        if self.swords == 2:
            return house.sea_two
        return 500 if self.swords == 3 else 1000

    def allows_island(self, house: House) -> bool:
        """Nobody goes to the Island from a sea battle [FO-12.3]."""
        return False

    def reckon(self, dice: int, house: House) -> list[Line]:
        """The swords that win fill the chest [FO-12.6]."""
        if count(dice, SWORDS) < self.swords:
            return [("FO-12.2", "battle_lost", -self.stake(house))]
        lines = reckoning(dice, house.nine_alike, 0, house.sea_chest)
        lines.append((self.rule, "battle_won", self.stake(house)))
        return lines

    def reckon_lost(self, dice: int, chest: int, house: House) -> list[Line]:
        if house.sea_sunk == "quota" and count(dice, SWORDS) >= self.swords:
            return [("FO-12.5", "battle_won", self.stake(house))]
        return [("FO-12.5", "battle_lost", -self.stake(house))]


class Gold(Card):
    """The turn starts with one gold coin, for its face value and for a set."""

    rule = "FO-13.1"
    name = "Gold"

    def extra(self) -> int:
        return 1 << COINS


class Diamond(Card):
    """The turn starts with one diamond, for its face value and for a set."""

    rule = "FO-14.1"
    name = "Diamond"

    def extra(self) -> int:
        return 1 << DIAMONDS


class MonkeyBusiness(Card):
    """Monkeys and parrots are one kind, for sets and for the chest [FO-15.2]."""

    rule = "FO-15.1"
    name = "Monkey Business"

    def reckon(self, dice: int, house: House) -> list[Line]:
        parrots = only(dice, PARROTS)
        return reckoning(dice - parrots + (parrots >> PARROTS << MONKEYS), house.nine_alike)


class Skulls(Card):
    """The turn starts with the skulls on the card."""

    rule = "FO-16.1"

    def __init__(self, count: int) -> None:
        self.count = count
        self.name = f"Skulls {count}"

    def skulls(self) -> int:
        return self.count

    def reckon(self, dice: int, house: House) -> list[Line]:
        lines = reckoning(dice, house.nine_alike)
        if house.skull_card_chest:
            return lines
        return [line for line in lines if line[1] != "full_chest"]


class Storm(Card):
    """Two rolls, and only gold and diamonds give points, each of them double."""

    rule = "FO-17.2"
    name = "Storm"

    def rolls(self) -> int:
        """The first included [FO-17.1]."""
        return 2

    def allows_island(self, house: House) -> bool:
        return house.storm_island

    def reckon(self, dice: int, house: House) -> list[Line]:
        saved = only(dice, COINS) + only(dice, DIAMONDS)
        if not saved:
            return []
        lines = reckoning(saved, house.nine_alike)
        if house.storm == "doubled":
            return [*lines, ("FO-17.3", "doubled", total(lines))]
        if house.storm == "plain":
            lines = [line for line in lines if line[1] == "treasure"]
        return [*lines, (self.rule, "storm", 100 * treasure(saved))]


class Truce(Card):
    """The turn must end without swords; each that shows when it is broken is fined."""

    rule = "FO-18.1"
    name = "Truce"

    def fine(self, dice: int, house: House, rule: str) -> list[Line]:
        swords = count(dice, SWORDS)
        return [(rule, "fined", -house.truce_fine * swords)] if swords else []

    def reckon(self, dice: int, house: House) -> list[Line]:
        return self.fine(dice, house, self.rule) or reckoning(dice, house.nine_alike)

    def reckon_lost(self, dice: int, chest: int, house: House) -> list[Line]:
        return self.fine(dice, house, "FO-18.3")


class ZombieAttack(Card):
    """Roll until only skulls and swords show; five swords win, fewer pay the opponents."""

    rule = "FO-19.1"
    name = "Zombie Attack"
    prize: ClassVar[int] = 1200

    def allows_island(self, house: House) -> bool:
        return False

    def reckon(self, dice: int, house: House) -> list[Line]:
        return [("FO-19.4", "zombies_beaten", self.prize)] if count(dice, SWORDS) >= 5 else []


CARDS: Final[tuple[Card, ...]] = (
    TreasureChest(),
    Captain(),
    Sorceress(),
    SeaBattle(2),
    SeaBattle(3),
    SeaBattle(4),
    Gold(),
    Diamond(),
    MonkeyBusiness(),
    Skulls(1),
    Skulls(2),
    Storm(),
    Truce(),
    ZombieAttack(),
)

KINDS: Final = {card.name: kind for kind, card in enumerate(CARDS)}
"""Where each card stands among ``CARDS``."""


def _read_decks() -> dict[str, list[int]]:
    text = resources.files("emberisle.games.fortune.rules").joinpath("decks.toml").read_text("utf-8")
    return {
        deck: [counts.get(card.name, 0) for card in CARDS] for deck, counts in tomllib.loads(text).items()
    }


DECKS: Final = _read_decks()
"""For each deck, how many there are of each of ``CARDS``."""


def card_named(name: str) -> Card | None:
    for card in CARDS:
        if card.name.lower() == name.lower():
            return card
    return None
