"""Fireball Island on the page: where everybody is, the model island, its cards, and how Fireballs rolled."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from emberisle.games.fireball_island.page import rolls
from emberisle.games.fireball_island.page.board import board_text, heights
from emberisle.games.fireball_island.page.structs import IslandBoard, IslandCard, IslandPath, IslandScene
from emberisle.games.fireball_island.rules.board import NAMES
from emberisle.games.fireball_island.rules.cards import CARDS
from emberisle.games.fireball_island.rules.view import IslandView
from emberisle.games.fireball_island.rules.words import question_in_words, texts_in
from emberisle.kernel.game import Game, View
from emberisle.server.game_page import GamePage, Moment, Query, Resource, Tally

ARTICLES: Final = ("the", "den", "die", "das")

MOMENTS: Final = {
    "first_roll": Moment(1100, 1.1),
    "rolled": Moment(900, 1.1),
    "rolled_double": Moment(900, 1.1),
    "walked": Moment(100, 2.0),
    "moved_back": Moment(100, 2.0),
    "aimed": Moment(1100, 1.1),
    "played": Moment(1100, 1.1),
    "played_on": Moment(1100, 1.1),
    "cancelled": Moment(1000, 1.0),
    "captured": Moment(1400, 1.4),
    "stole": Moment(1200, 1.2),
    "drew": Moment(700, 0.7),
    "fireball_rolled": Moment(900, 6.0),
    "dropped": Moment(900),
    "into_pit": Moment(900),
    "into_water": Moment(900),
    "won": Moment(2200),
}
"""Walks and rolls take as long as they go on; what a Fireball hits is seen as it rolls."""


TALLIES: Final = (
    Tally("hit", ("into_pit", "into_water"), most="hit", none="unhurt"),
    Tally("stolen", ("stole",), most="stolen"),
    Tally("aimed", ("aimed",), most="aimed"),
    Tally("cards", ("played", "played_on", "cancelled"), most="cards"),
)


OBVIOUS: Final = {"ChooseWalk": ("Walk",), "ChooseBack": ("Walk",)}
"""Where pieces can go is seen by everybody; what is in a hand is not."""


class FireballIslandPage(GamePage):
    types = (IslandScene, IslandBoard, IslandCard, IslandPath)
    moments = MOMENTS
    tallies = TALLIES
    asides = ("bonus_turns", "fitted")
    obvious = OBVIOUS

    def scene(self, view: View, game: Game, at_rest: bool, language: str) -> IslandScene:
        table: IslandView = view.table
        return IslandScene(places=[_sign(place, language) for place in table.places])

    def question(self, view: View, game: Game, language: str) -> str:
        """Whoever has fewer choices than usual is asked for those; the others are not told."""
        return question_in_words(view.moves, super().question(view, game, language), language)

    def options(self) -> Mapping[str, object]:
        """People would rather roll than watch, and see marbles roll where that is possible."""
        return {"ask_to_roll": True, "marbles": "physics" if rolls.PHYSICS else "atlas"}

    def resources(self) -> Mapping[str, Resource[Any]]:
        return {
            "board": Resource(lambda _: board_text(), Query),
            "heights": Resource(lambda _: heights(), Query, media_type="application/octet-stream"),
            "cards": Resource(_cards, Query),
            "signs": Resource(_signs, Query),
            "rolls": Resource(rolls.roll_wanted, rolls.RollQuery, costly=True),
        }

    def warm_up(self) -> None:
        """Build both islands before the first Fireball, which would else wait for MuJoCo to be read."""
        if rolls.PHYSICS:
            rolls.build_islands()


@lru_cache(1024)
def _sign(place: str, language: str) -> str:
    return _as_a_sign(texts_in(language).place(place))


def _as_a_sign(words: str) -> str:
    """The name of a place without its article, which is for sentences."""
    article, _, rest = words.partition(" ")
    name = rest if article in ARTICLES else words
    return name[0].upper() + name[1:]


def _cards(query: Query) -> dict[str, IslandCard]:
    """Every kind of card, and what stands on it."""
    texts = texts_in(query.language)
    return {card: IslandCard(texts.text(f"cards.{card}"), texts.text(f"card_texts.{card}")) for card in CARDS}


def _signs(query: Query) -> dict[str, str]:
    """What every place is called, as on a signpost."""
    return {place: _sign(place, query.language) for place in NAMES}


PAGE: Final = FireballIslandPage()
