"""The rules of Wildfire Dominoes, a step for each sentence, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from emberisle.games.wildfire.rules.drawing import DealHand, DrawTile, draw
from emberisle.games.wildfire.rules.ending import PassDeal, ScoreRound
from emberisle.games.wildfire.rules.fits import numbered_plays, plays
from emberisle.games.wildfire.rules.flames import light
from emberisle.games.wildfire.rules.memory import note_cannot_play, note_lack
from emberisle.games.wildfire.rules.moves import (
    DRAW,
    PASS,
    CatchOut,
    Draw,
    Pass,
    Play,
    PlayAndKnock,
    knocks_in,
    on_in,
    out_in,
    tile_in,
)
from emberisle.games.wildfire.rules.refusals import owed_clause, refuse_in_turn, why_draw
from emberisle.games.wildfire.rules.table import NOTHING, Steps, WildfireTable, openings
from emberisle.games.wildfire.rules.tiles import (
    DOUBLE_FIRE,
    DOUBLE_WILD_ONE,
    DOUBLES,
    IS_WILDFIRE,
    TILES,
    WILD_ONE,
)
from emberisle.kernel.luck import Luck
from emberisle.kernel.steps import Ask, Do, Event, Refusal, then
from emberisle.kernel.values import Value

# -- opening a round


class PlayRound(Do[WildfireTable]):
    """The tiles are shuffled, seven dealt to each player, and a round is played and scored."""

    rule = "WF-2.2"

    def do(self, table: WildfireTable) -> Steps:
        table.gather()
        hands = [DealHand(seat) for seat in table.clockwise(table.dealer)]
        return then(*hands, OpenRound(), REST_OF_ROUND)


class OpenRound(Do[WildfireTable]):
    """The highest double opens the round; while nobody has a double, everybody draws a tile [WF-3.2]."""

    rule = "WF-3.1"

    def do(self, table: WildfireTable) -> Steps:
        lacking = 0
        for double in openers(table):
            for seat in range(table.seats):
                if double in table.hands[seat]:
                    everybody_lacks(table, lacking)
                    return then(LayInHub(seat, double))
            lacking = lacking | 1 << double
        everybody_lacks(table, lacking)
        return then(*[DrawTile(seat, "WF-3.2") for seat in table.clockwise(table.dealer)], OpenRound())


def openers(table: WildfireTable) -> list[int]:
    """The doubles that may lie in the hub, the highest first [WF-3.3]."""
    doubles = list(reversed(DOUBLES))
    rank = table.house.double_wild_opens
    if rank != "as_ones":
        doubles.remove(DOUBLE_WILD_ONE)
    return [DOUBLE_WILD_ONE, *doubles] if rank == "highest" else doubles


def everybody_lacks(table: WildfireTable, doubles: int) -> None:
    """Since a lower one opens, or everybody draws, nobody has these doubles."""
    for seat in range(table.seats):
        note_lack(table, seat, doubles)


class LayInHub(Do[WildfireTable]):
    """Whoever has the highest double lays it in the hub, and four branches can grow from it [WF-3.4]."""

    rule = "WF-3.1"

    def __init__(self, seat: int, double: int) -> None:
        self.seat = seat
        self.double = double

    def tell(self, table: WildfireTable, given: object) -> list[Event]:
        return [Event(self.rule, "opened", (self.seat, TILES[self.double].name))]

    def do(self, table: WildfireTable) -> Steps:
        table.clear()
        table.turn = self.seat
        table.lay(self.seat, self.double, NOTHING, TILES[self.double].high)
        table.knocked[self.seat] = len(table.hands[self.seat]) == 1
        return light(table) if self.double == DOUBLE_WILD_ONE and table.hands[self.seat] else ()


# -- a turn


class NextTurn(Do[WildfireTable]):
    """Turns go clockwise until somebody has laid the last tile or the game is blocked [WF-8.2, WF-8.3]."""

    rule = "WF-3.5"

    def do(self, table: WildfireTable) -> Steps:
        if table.over:
            return ()
        table.turn = (table.turn + 1) % table.seats
        table.drawn = False
        table.silent[table.turn] = False
        return LOSE_TURN if table.skips[table.turn] else PLAY_TURN


class PlayTile(Ask[WildfireTable]):
    """The player lays a tile that fits; who has none draws one [WF-3.7], and who still has none passes."""

    rule = "WF-3.6"

    def seat(self, table: WildfireTable) -> int:
        return table.turn

    def moves(self, table: WildfireTable) -> tuple[Value, ...]:
        found = plays(table)
        if not found:
            found.append(PASS if table.drawn or not table.pile else DRAW)
        for seat in range(table.seats):
            if table.silent[seat]:
                found.append(CatchOut(seat))
        return tuple(found)

    def go(self, table: WildfireTable, luck: Luck) -> Steps:
        """As ever, but no move is made for it, and nobody remembers who could not play: nobody will guess."""
        if table.house.knocking == "called" and True in table.silent:
            moves = self.moves(table)
            return self.take(table, moves[luck.below(len(moves))])
        found = numbered_plays(table)
        chosen = luck.below(len(found) or 1)
        if found:
            play = found[chosen]
            return _lay(table, tile_in(play), on_in(play), out_in(play), knocks_in(play))
        if table.drawn or not table.pile:
            table.passed = table.passed | 1 << table.turn
            return ()
        table.drawn = True
        draw(table, table.turn, luck)
        return PLAY_TILE

    def tell(self, table: WildfireTable, given: object) -> list[Event]:
        if isinstance(given, Play):
            return [_laid(table, given), *_fed(table, given), *_knocked(table, given)]
        if isinstance(given, Pass):
            return [_passed(table)]
        return [Event("WF-11.4", "caught", (table.turn, given.seat))] if isinstance(given, CatchOut) else []

    def take(self, table: WildfireTable, given: Value) -> Steps:
        if isinstance(given, Play):
            return _lay(table, given.number, given.on_number, given.out_end, isinstance(given, PlayAndKnock))
        if isinstance(given, CatchOut):
            return then(PayPenalty(given.seat), PLAY_TILE)
        note_cannot_play(table, table.turn)
        if isinstance(given, Draw):
            table.drawn = True
            return then(DrawTile(table.turn, why_draw(table)), PLAY_TILE)
        table.passed = table.passed | 1 << table.turn
        return ()

    def refuse(self, table: WildfireTable, move: Value) -> Refusal:
        return refuse_in_turn(table, move, self.moves(table))


def _lay(table: WildfireTable, tile: int, on: int, out: int, knocks: bool) -> Steps:
    """The tile is laid; a flame that lies open now needs a number, unless the round ends here [WF-8.2]."""
    seat = table.turn
    table.lay(seat, tile, on, out)
    if len(table.hands[seat]) == 1:
        table.knocked[seat] = knocks or _all_knock(table)
        table.silent[seat] = not table.knocked[seat]
    return light(table) if table.fire == tile and table.hands[seat] else ()


def _all_knock(table: WildfireTable) -> bool:
    """Whether the table does the knocking [WF-8.1]."""
    return table.house.knocking == "automatic"


# -- what is told of a turn


def _laid(table: WildfireTable, given: Play) -> Event:
    rule, what = _sort_of_play(given)
    return Event(rule, what, (table.turn, given.tile, given.on, given.out))


def _sort_of_play(given: Play) -> tuple[str, str]:
    tile = TILES[given.number]
    if tile.is_wildfire:
        return ("WF-7.5" if tile.high == DOUBLE_FIRE else "WF-7.6"), "laid_wildfire"
    if given.number == DOUBLE_WILD_ONE:
        return "WF-6.1", "laid_double_wild"
    if tile.is_wild_one:
        return ("WF-5.2", "laid_open") if given.out_end == WILD_ONE else ("WF-5.1", "laid_closed")
    return ("WF-4.2", "laid_across") if tile.is_double else ("WF-4.1", "laid")


def _fed(table: WildfireTable, given: Play) -> list[Event]:
    """A tile on an open flame closes it, or leaves more to be played."""
    if given.on_number != table.fire:
        return []
    left = table.owed - 1
    if left:
        return [Event(owed_clause(table), "still_owed", (table.turn, given.on, left))]
    rule = "WF-7.10" if IS_WILDFIRE[table.fire] else owed_clause(table)
    return [Event(rule, "closed", (table.turn, given.on))]


def _knocked(table: WildfireTable, given: Play) -> list[Event]:
    if len(table.hands[table.turn]) != 2 or not (isinstance(given, PlayAndKnock) or _all_knock(table)):
        return []
    return [Event("WF-8.1", "knocked", (table.turn,))]


def _passed(table: WildfireTable) -> Event:
    """A pass, and with it the job of closing an open flame, unless everybody has passed."""
    blocked = not table.pile and (table.passed | 1 << table.turn) == table.everybody
    if table.fire != NOTHING and not blocked:
        rule = "WF-5.8" if openings(table.fire) == 1 else why_draw(table)
        return Event(rule, "passed_on", (table.turn, TILES[table.fire].name, table.after(table.turn)))
    return Event("WF-3.8" if table.drawn else "WF-3.9", "passed", (table.turn,))


# -- not knocking


class PayPenalty(Do[WildfireTable]):
    """Who did not knock draws a tile; if there is none, the next turn is lost [WF-11.5]."""

    rule = "WF-11.4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def tell(self, table: WildfireTable, given: object) -> list[Event]:
        return [] if table.pile else [Event("WF-11.5", "will_lose_turn", (self.seat,))]

    def do(self, table: WildfireTable) -> Steps:
        table.silent[self.seat] = False
        if table.pile:
            return then(DrawTile(self.seat, "WF-11.4"))
        table.skips[self.seat] = True
        return ()


class LoseTurn(Do[WildfireTable]):
    """A turn is lost for not knocking when there was no tile to draw."""

    rule = "WF-11.5"

    def tell(self, table: WildfireTable, given: object) -> list[Event]:
        return [Event(self.rule, "lost_turn", (table.turn,))]

    def do(self, table: WildfireTable) -> Steps:
        table.skips[table.turn] = False
        return ()


PLAY_TILE: Final = then(PlayTile())
PLAY_TURN: Final = then(PlayTile(), NextTurn())
LOSE_TURN: Final = then(LoseTurn(), NextTurn())
SCORE_AND_GO_ON: Final = then(ScoreRound(), PassDeal(), PlayRound())
REST_OF_ROUND: Final = then(NextTurn(), SCORE_AND_GO_ON)
GAME: Final = then(PlayRound())

STEPS: Final[tuple[type[Value], ...]] = (
    PlayRound,
    OpenRound,
    LayInHub,
    NextTurn,
    PlayTile,
    PayPenalty,
    LoseTurn,
)
