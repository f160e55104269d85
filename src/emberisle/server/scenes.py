"""What the drawings of each game need besides the view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from emberisle.games.board_game_battle.bots.chances import chances
from emberisle.games.board_game_battle.bots.position import position_in
from emberisle.games.board_game_battle.rules.boards import BOARDS
from emberisle.games.board_game_battle.rules.tiles import TILES as SQUARES
from emberisle.games.board_game_battle.rules.words import board_in_words, square_in_words
from emberisle.games.fireball_island.rules.ruleset import FIREBALL_ISLAND
from emberisle.games.fireball_island.rules.view import IslandView
from emberisle.games.fireball_island.rules.words import question_in_words as island_question
from emberisle.games.fireball_island.rules.words import texts_in as island_texts
from emberisle.games.fortune.rules.cards import card_named
from emberisle.games.fortune.rules.dice import SKULL, together
from emberisle.games.fortune.rules.effects import effect, standing_lines
from emberisle.games.fortune.rules.house import House
from emberisle.games.fortune.rules.view import FortuneView
from emberisle.games.wildfire.rules.joints import STRETCHED
from emberisle.games.wildfire.rules.layout import Opening, Placed, lay_out, openings
from emberisle.games.wildfire.rules.ruleset import WILDFIRE
from emberisle.games.wildfire.rules.tiles import NAMES, SIGNS, TILES
from emberisle.games.wildfire.rules.view import WildfireView, unfit_in_words
from emberisle.games.wildfire.rules.words import owed_in_words, question_in_words
from emberisle.kernel.game import Game, View
from emberisle.server.messages import (
    BattleScene,
    BoardPicture,
    BoardSquare,
    FortuneScene,
    IslandScene,
    PlacedTile,
    PlaceForTile,
    WildfireScene,
)

LOST: Final = 3
"""With so many skulls nothing stands any more."""

ARTICLES: Final = ("the", "den", "die", "das")

Scene = FortuneScene | WildfireScene | BattleScene | IslandScene


def scene(view: View, game: Game, at_rest: bool, language: str) -> Scene:
    """What goes with this view of a game; one that is at rest can be looked into further."""
    return _SCENES[view.game](view, game, at_rest, language)


def question(view: View, game: Game, language: str) -> str:
    """What is asked. Whoever has fewer choices than usual is asked for those; the others are not told."""
    if view.game == WILDFIRE.id and view.moves:
        return question_in_words(view.moves, view.table.drawn, language)
    assert game.step is not None
    asked = game.ruleset.question(game.step, language)
    return island_question(view.moves, asked, language) if view.game == FIREBALL_ISLAND.id else asked


def _fortune(view: View, game: Game, at_rest: bool, language: str) -> FortuneScene:
    table: FortuneView = view.table
    house, card = _house(game.header.options), card_named(table.card)
    if card is None:
        return FortuneScene(effect="", standing=[])
    shown = together(table.dice + table.chest).replace(SKULL, "")
    lines = standing_lines(card, shown, house, language) if table.skulls < LOST else []
    return FortuneScene(effect=effect(card, house, language), standing=lines)


def _house(options: Mapping[str, Any]) -> House:
    return House(**options)


def _wildfire(view: View, game: Game, at_rest: bool, language: str) -> WildfireScene:
    table: WildfireView = view.table
    shows = {end.tile: end.shows for end in table.ends}
    open_ends = () if table.shown else openings(table.chain)
    return WildfireScene(
        placed=[_placed(placed) for placed in lay_out(table.chain)],
        openings=[_opening(opening, shows.get(opening.tile, -1)) for opening in open_ends],
        owed=_owed(table, language),
        unfit=unfit_in_words(game.table, view.seat, language) if at_rest else {},
    )


def _owed(table: WildfireView, language: str) -> str:
    owed = table.owed
    if owed is None:
        return ""
    return owed_in_words(owed.tile, owed.number, owed.plays, owed.doubles, language)


def _placed(placed: Placed) -> PlacedTile:
    out = SIGNS.index(placed.laid.out)
    touching = TILES[NAMES[placed.laid.tile]].across(out)
    return PlacedTile(
        tile=placed.laid.tile,
        x=placed.x,
        y=placed.y,
        turn=placed.turn,
        first=SIGNS[touching],
        second=SIGNS[out],
        apart=placed.joint >= STRETCHED,
        root=placed.root,
    )


def _opening(opening: Opening, shows: int) -> PlaceForTile:
    place = (opening.x, opening.y, opening.angle)
    return PlaceForTile(opening.tile, shows, *place, opening.root, opening.double)


def _battle(view: View, game: Game, at_rest: bool, language: str) -> BattleScene:
    return BattleScene(chances=chances(position_in(game)) if at_rest else [])


def _island(view: View, game: Game, at_rest: bool, language: str) -> IslandScene:
    table: IslandView = view.table
    texts = island_texts(language)
    return IslandScene(places=[_as_a_sign(texts.place(place)) for place in table.places])


def _as_a_sign(words: str) -> str:
    """The name of a place without its article, which is for sentences."""
    article, _, rest = words.partition(" ")
    name = rest if article in ARTICLES else words
    return name[0].upper() + name[1:]


@cache
def board(name: str, language: str) -> BoardPicture:
    """A board with what every square does."""
    found = BOARDS[name]
    path = zip(found.tiles, found.spots, strict=True)
    detour = zip(found.detour_tiles, found.detour_spots, strict=True)
    return BoardPicture(
        name=name,
        title=board_in_words(name, language),
        piece=found.piece,
        path=[_square(tile, spot, language) for tile, spot in path],
        detour=[_square(tile, spot, language) for tile, spot in detour],
    )


def _square(tile: int, spot: tuple[int, int], language: str) -> BoardSquare:
    title, effect_of_it, rule = square_in_words(tile, language)
    return BoardSquare(SQUARES[tile], title, effect_of_it, rule, *spot)


_SCENES: Final[dict[str, Callable[[View, Game, bool, str], Scene]]] = {
    "fortune": _fortune,
    "wildfire": _wildfire,
    "board_game_battle": _battle,
    "fireball_island": _island,
}
