"""A Fortune card and the house rules, from the names that a view and a header have for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberisle.games.fortune.rules.cards import Card, card_named
from emberisle.games.fortune.rules.house import House


def house_of(options: Mapping[str, Any]) -> House:
    return House(**options)


def card_of(name: str) -> Card:
    card = card_named(name)
    assert card is not None
    return card
