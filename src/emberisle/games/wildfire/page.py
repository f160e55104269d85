"""Wildfire Dominoes on the page: where the tiles lie, what is owed, and why tiles in the hand do not fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from emberisle.games.wildfire.rules.joints import STRETCHED
from emberisle.games.wildfire.rules.layout import Opening, Placed, lay_out, openings
from emberisle.games.wildfire.rules.table import Laid
from emberisle.games.wildfire.rules.tiles import NAMES, SIGNS, TILES
from emberisle.games.wildfire.rules.view import OpenEnd, WildfireView, unfit_in_words
from emberisle.games.wildfire.rules.words import owed_in_words, question_in_words
from emberisle.kernel.game import Game, View
from emberisle.server.game_page import GamePage, Moment, Tally

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


TALLIES: Final = (
    Tally("lit", ("lit", "called"), most="lit"),
    Tally("out", ("went_out",), most="out"),
    Tally("drawn", ("drew",), most="drawn", none="dry"),
    Tally("noticed", ("caught",), most="noticed"),
    Tally("passed", ("passed", "passed_on")),
)


OBVIOUS: Final = {"PlayTile": ("Draw", "Pass")}
"""Who draws or passes cannot play; but that only one tile fits is nobody else's business."""


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


class Layout:
    """Where the tiles of a chain lie, and the places for the next ones; it is the same for all who look."""

    def __init__(self, chain: tuple[Laid, ...]) -> None:
        self.chain = chain
        self.placed = [_placed(placed) for placed in lay_out(chain)]
        self._openings = openings(chain)
        self._known: tuple[tuple[OpenEnd, ...], list[PlaceForTile]] | None = None

    def places(self, ends: tuple[OpenEnd, ...]) -> list[PlaceForTile]:
        """A place for the next tile on each of these ends."""
        if self._known is None or self._known[0] != ends:
            shows = {end.tile: end.shows for end in ends}
            self._known = ends, [_opening(one, shows.get(one.tile, -1)) for one in self._openings]
        return self._known[1]


class WildfirePage(GamePage):
    types = (WildfireScene,)
    quiet_ms = 0
    told_ms = 0
    moments = MOMENTS
    tallies = TALLIES
    obvious = OBVIOUS
    _known: Sequence[Layout] = ()

    def scene(self, view: View, game: Game, at_rest: bool, language: str) -> WildfireScene:
        table: WildfireView = view.table
        layout = self._layout(table.chain)
        return WildfireScene(
            placed=layout.placed,
            openings=[] if table.shown else layout.places(table.ends),
            owed=_owed(table, language),
            unfit=unfit_in_words(game.table, view.seat, language) if at_rest else {},
        )

    def _layout(self, chain: tuple[Laid, ...]) -> Layout:
        """The layout of a chain; all who look see it alike, so that of the last few is kept."""
        for known in self._known:
            if known.chain == chain:
                return known
        layout = Layout(chain)
        self._known = [layout, *self._known[: KEPT - 1]]
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
        x=_told(placed.x),
        y=_told(placed.y),
        turn=placed.turn,
        first=SIGNS[touching],
        second=SIGNS[out],
        apart=placed.joint >= STRETCHED,
        root=(_told(placed.root[0]), _told(placed.root[1])),
    )


def _opening(opening: Opening, shows: int) -> PlaceForTile:
    root, (x, y, turn) = opening.root, opening.double
    return PlaceForTile(
        tile=opening.tile,
        shows=shows,
        x=_told(opening.x),
        y=_told(opening.y),
        turn=opening.angle,
        root=(_told(root[0]), _told(root[1])),
        double=(_told(x), _told(y), turn),
    )


def _told(place: float) -> float:
    """A coordinate as it is told: to a thousandth of half a tile, which nobody sees."""
    return round(place, 3)


PAGE: Final = WildfirePage()
