"""Board Game Battle on the page: everybody's chance of winning, and the boards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from msgspec import Struct

from emberisle.games.board_game_battle.bots.chances import glance
from emberisle.games.board_game_battle.bots.position import Position, position_in
from emberisle.games.board_game_battle.rules.boards import BOARDS, SHIPPED
from emberisle.games.board_game_battle.rules.tiles import TILES
from emberisle.games.board_game_battle.rules.words import board_in_words, square_in_words
from emberisle.kernel.game import Game, View
from emberisle.kernel.table import same
from emberisle.server.game_page import GamePage, Moment, NoSuchResource, Query, Resource, Tally

OUTCOME: Final = Moment(900)
"""Long enough to see what came of it."""
MOMENTS: Final = {
    "selected": Moment(250),
    "won": OUTCOME,
    "beat": OUTCOME,
    "failed": OUTCOME,
    "stopped": OUTCOME,
    "duel_lost": OUTCOME,
    "lost": OUTCOME,
    "no_place": OUTCOME,
    "own_place": OUTCOME,
    "same_square": OUTCOME,
    "placement": OUTCOME,
    "detour": OUTCOME,
}


TALLIES: Final = (
    Tally("beaten", ("beat",)),
    Tally("failed", ("failed",), most="failed", none="first_try"),
    Tally("doubles", ("doubles",), most="doubles"),
    Tally("back", ("back", "back_in_detour"), most="back"),
    Tally("duels", ("battle",), most="duels"),
)


OBVIOUS: Final = {"ChooseOpponent": ("Battle",)}


class BattleScene(Struct):
    """Everybody's chance of winning; empty while something is still happening."""

    chances: list[float]


class BoardSquare(Struct):
    """A square of the board: what it does, and where it lies on the grid, y growing down."""

    kind: str
    title: str
    effect: str
    rule: str
    x: int
    y: int


class BoardPicture(Struct):
    """A board; the view names it, and it never changes."""

    name: str
    title: str
    piece: tuple[int, int]
    """How many squares fit on one of its eight pieces, across and down."""
    path: list[BoardSquare]
    detour: list[BoardSquare]


class BoardQuery(Query, frozen=True, kw_only=True):
    name: str


class BattlePage(GamePage):
    types = (BattleScene, BoardPicture)
    told_ms = 650
    moments = MOMENTS
    tallies = TALLIES
    asides = ("stopped", "reached")
    obvious = OBVIOUS
    _known: tuple[Position | None, list[float]] = None, []

    def scene(self, view: View, game: Game, at_rest: bool, language: str) -> BattleScene:
        return BattleScene(chances=self._chances(game) if at_rest else [])

    def _chances(self, game: Game) -> list[float]:
        """Everybody's chance; it is the same for all who look, so that of the last position is kept."""
        known, found = self._known
        position = position_in(game)
        if known is None or position.agenda != known.agenda or not same(position.table, known.table):
            known, found = position.copy(), [round(chance, 4) for chance in glance(position)]
            self._known = known, found
        return found

    def options(self) -> Mapping[str, object]:
        """People would rather roll than watch."""
        return {"ask_to_roll": True}

    def resources(self) -> Mapping[str, Resource[Any]]:
        return {"board": Resource(_board_wanted, BoardQuery)}


def _board_wanted(query: BoardQuery) -> BoardPicture:
    if query.name not in SHIPPED:
        raise NoSuchResource("there is no such board")
    return board(query.name, query.language)


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
    title, effect, rule = square_in_words(tile, language)
    return BoardSquare(TILES[tile], title, effect, rule, *spot)


PAGE: Final = BattlePage()
