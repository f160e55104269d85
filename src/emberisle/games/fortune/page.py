"""Fortune on the page: what the card does in this house, and what stands."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from emberisle.games.fortune.rules.cards import card_named
from emberisle.games.fortune.rules.dice import SKULL, together
from emberisle.games.fortune.rules.effects import effect, standing_lines
from emberisle.games.fortune.rules.house import House
from emberisle.games.fortune.rules.view import FortuneView
from emberisle.kernel.game import Game, View
from emberisle.server.game_page import GamePage

LOST: Final = 3
"""With so many skulls nothing stands any more."""


class FortuneScene(Struct):
    """What the card does in this house, and what stands, line by line."""

    effect: str
    standing: list[tuple[str, int]]


class FortunePage(GamePage):
    types = (FortuneScene,)

    def scene(self, view: View, game: Game, at_rest: bool, language: str) -> FortuneScene:
        table: FortuneView = view.table
        options: dict[str, Any] = dict(game.header.options)
        house, card = House(**options), card_named(table.card)
        if card is None:
            return FortuneScene(effect="", standing=[])
        shown = together(table.dice + table.chest).replace(SKULL, "")
        lines = standing_lines(card, shown, house, language) if table.skulls < LOST else []
        return FortuneScene(effect=effect(card, house, language), standing=lines)


PAGE: Final = FortunePage()
