"""Fortune on the page: what the card does in this house, and what stands."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from emberisle.games.fortune.rules.cards import Card, card_named
from emberisle.games.fortune.rules.dice import SKULL, together
from emberisle.games.fortune.rules.effects import effect, standing_lines
from emberisle.games.fortune.rules.view import FortuneView
from emberisle.kernel.game import Game, View
from emberisle.server.game_page import GamePage, Moment, Tally

LOST: Final = 3
"""With so many skulls nothing stands any more."""


MOMENTS: Final = {
    "picked": Moment(250),
    "rolled": Moment(500),
    "chest": Moment(350),
    "card": Moment(900),
    "known_card": Moment(900),
    "stopped": Moment(250),
    "cast": Moment(500),
    "left": Moment(400),
    "sailed": Moment(1400),
    "disqualified": Moment(1400),
    "scored": Moment(1300),
    "island": Moment(1600),
    "zombies_won": Moment(1500),
    "crossed": Moment(1700),
    "crossed_at_last": Moment(1700),
    "resumed": Moment(1500),
    "nine_alike": Moment(1700),
    "won": Moment(1200),
    "shared": Moment(1200),
}


TALLIES: Final = (
    Tally("skulls", ("disqualified",), most="skulls", none="dry"),
    Tally("rolls", ("rolled",), most="rolls"),
    Tally("chests", ("full_chest",), most="chests"),
    Tally("islands", ("sailed",), most="islands"),
)


OBVIOUS: Final = {"Decide": ("Stop",), "ChooseDice": ("Roll",)}
"""Where no dice are left to roll again; and which dice, once it is said that they are rolled."""


class FortuneScene(Struct):
    """What the card does in this house, and what stands, line by line."""

    effect: str
    standing: list[tuple[str, int]]


class FortunePage(GamePage):
    types = (FortuneScene,)
    quiet_ms = 80
    told_ms = 400
    moments = MOMENTS
    tallies = TALLIES
    obvious = OBVIOUS

    def scene(self, view: View, game: Game, at_rest: bool, language: str) -> FortuneScene:
        table: FortuneView = view.table
        house, card = game.table.house, _card(table.card)
        if card is None:
            return FortuneScene(effect="", standing=[])
        shown = together(table.dice + table.chest).replace(SKULL, "")
        lines = standing_lines(card, shown, house, language) if table.skulls < LOST else []
        return FortuneScene(effect=effect(card, house, language), standing=lines)


@cache
def _card(name: str) -> Card | None:
    return card_named(name)


PAGE: Final = FortunePage()
