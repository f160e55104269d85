"""Wildfire Dominoes on the page: where the tiles lie, what is owed, and why tiles in the hand do not fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from emberisle.games.wildfire.rules.joints import STRETCHED
from emberisle.games.wildfire.rules.layout import Opening, Placed, lay_out, openings
from emberisle.games.wildfire.rules.table import Laid
from emberisle.games.wildfire.rules.tiles import NAMES, SIGNS, TILES
from emberisle.games.wildfire.rules.view import WildfireView, unfit_in_words
from emberisle.games.wildfire.rules.words import owed_in_words, question_in_words
from emberisle.kernel.game import Game, View
from emberisle.server.game_page import GamePage, Moment

LAID: Final = Moment(780)
"""As long as a tile flies to its place, and a little longer."""
KEPT: Final = 8
"""How many layouts are kept: more than one change of a table needs."""
SPUN: Final = Moment(1850)
"""As long as the lights race round the hub, and a little longer."""
MOMENTS: Final = {
    "dealt": Moment(380),
    "drew": Moment(520),
    "laid": LAID,
    "laid_across": LAID,
    "laid_closed": LAID,
    "laid_open": LAID,
    "laid_double_wild": LAID,
    "laid_wildfire": LAID,
    "lit": SPUN,
    "called": SPUN,
    "passed": Moment(750),
    "passed_on": Moment(900),
    "knocked": Moment(900),
    "caught": Moment(1100),
    "will_lose_turn": Moment(900),
    "lost_turn": Moment(900),
    "opened": Moment(950),
    "went_out": Moment(1500),
    "blocked": Moment(1500),
    "counted": Moment(3600),
    "won": Moment(2500),
    "shared": Moment(2500),
}


class PlacedTile(Struct):
    """Where a tile lies: a tile is 2 x 1, the hub is at (0, 0), y grows down, angles in degrees clockwise."""

    tile: str
    x: float
    y: float
    turn: int
    """How far to turn a tile that is drawn from left to right, its first half to the left."""
    first: str
    """What its first half shows: a number, or D or T for the flames of a Double or Triple Wildfire."""
    second: str
    apart: bool
    """Whether it does not touch the tile it lies on: draw a trail of sparks from ``root``."""
    root: tuple[float, float]


class PlaceForTile(Struct):
    """Where the next tile on an open end would lie."""

    tile: str
    """The laid tile whose end it is, as moves name it."""
    shows: int
    """The number that fits, or -1 while the hub is spinning."""
    x: float
    y: float
    turn: int
    root: tuple[float, float]
    double: tuple[float, float, int]
    """The middle and the turn of a double, which lies across."""


class WildfireScene(Struct):
    """The chain as it is laid out, and in words what is owed and why tiles in the hand do not fit."""

    placed: list[PlacedTile]
    openings: list[PlaceForTile]
    owed: str
    unfit: dict[str, str]


Layout = tuple[list[PlacedTile], tuple[Opening, ...]]


class WildfirePage(GamePage):
    types = (WildfireScene,)
    quiet_ms = 0
    told_ms = 0
    moments = MOMENTS
    _known: Sequence[tuple[tuple[Laid, ...], Layout]] = ()

    def scene(self, view: View, game: Game, at_rest: bool, language: str) -> WildfireScene:
        table: WildfireView = view.table
        shows = {end.tile: end.shows for end in table.ends}
        placed, places = self._layout(table.chain)
        open_ends = () if table.shown else places
        return WildfireScene(
            placed=placed,
            openings=[_opening(opening, shows.get(opening.tile, -1)) for opening in open_ends],
            owed=_owed(table, language),
            unfit=unfit_in_words(game.table, view.seat, language) if at_rest else {},
        )

    def _layout(self, chain: tuple[Laid, ...]) -> Layout:
        """Where the tiles of a chain lie; all who look see it alike, so that of the last few is kept."""
        for known, layout in self._known:
            if known == chain:
                return layout
        layout = [_placed(placed) for placed in lay_out(chain)], openings(chain)
        self._known = [(chain, layout), *self._known[: KEPT - 1]]
        return layout

    def question(self, view: View, game: Game, language: str) -> str:
        """Whoever has fewer choices than usual is asked for those; the others are not told."""
        if view.moves:
            return question_in_words(view.moves, view.table.drawn, language)
        return super().question(view, game, language)


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


PAGE: Final = WildfirePage()
