"""What a Fortune card does in this house, and what dice are worth with it, in a few words."""

from __future__ import annotations

from functools import cache

from emberisle.games.fortune.rules.cards import Card, SeaBattle, Storm, Truce
from emberisle.games.fortune.rules.dice import handful
from emberisle.games.fortune.rules.house import House
from emberisle.games.fortune.rules.words import texts_in


def effect(card: Card, house: House, language: str = "en") -> str:
    """The card in one sentence."""
    key = f"{card.name} {house.storm}" if isinstance(card, Storm) else card.name
    return _worded(key, _stakes(card, house), language)


@cache
def _worded(key: str, stakes: tuple[object, ...], language: str) -> str:
    return texts_in(language).say(f"effects.{key}", stakes)


def _stakes(card: Card, house: House) -> tuple[object, ...]:
    if isinstance(card, SeaBattle):
        return (card.stake(house),)
    return (house.truce_fine,) if isinstance(card, Truce) else ()


def standing_lines(card: Card, shown: str, house: House, language: str = "en") -> list[tuple[str, int]]:
    """What the dice that show no skull are worth now, line by line."""
    texts = texts_in(language)
    return [(texts.text(f"lines.{what}"), points) for _, what, points in card.reckon(handful(shown), house)]
