"""Why a move of Wildfire Dominoes is refused, in this position."""

from __future__ import annotations

from emberisle.games.wildfire.fits import (
    FIRE_WILDFIRE,
    WAYS,
    double_allowed,
    ends_to_play,
    kind_of_end,
    ways,
)
from emberisle.games.wildfire.moves import CatchOut, Draw, Pass, Play, PlayAndKnock
from emberisle.games.wildfire.table import NOTHING, WildfireTable
from emberisle.games.wildfire.tiles import (
    DOUBLE_FIRE,
    DOUBLE_WILD_ONE,
    IS_DOUBLE,
    IS_WILDFIRE,
    TILES,
    WILD_ONE,
    WILDFIRE_OF_ONE,
)
from emberisle.games.wildfire.words import move_in_words, owed_in_words, tile_in_words
from emberisle.kernel.errors import quoted
from emberisle.kernel.refusals import refused
from emberisle.kernel.steps import Refusal
from emberisle.kernel.values import Value

Why = tuple[str, str]
"""A clause, and what it comes to here."""


def refuse_in_turn(table: WildfireTable, move: Value, moves: tuple[Value, ...]) -> Refusal:
    """Why this is not what the player whose turn it is can do."""
    rule, reason = _why_not(table, move, moves)
    return refused(rule, reason, move, moves)


def _why_not(table: WildfireTable, move: Value, moves: tuple[Value, ...]) -> Why:
    if isinstance(move, Play):
        return _why_not_play(table, move)
    if isinstance(move, Draw):
        return _why_not_draw(table, moves)
    if isinstance(move, Pass):
        return _why_not_pass(table, moves)
    if isinstance(move, CatchOut):
        return "WF-11.4", _why_not_catch(table, move.seat)
    return "WF-3.6", "it is your turn to play a tile, to draw or to pass"


# -- drawing, passing, catching


def _why_not_draw(table: WildfireTable, moves: tuple[Value, ...]) -> Why:
    if isinstance(moves[0], Play):
        return why_draw(table), f"you can play, so you may not draw: {move_in_words(moves[0])}"
    if table.drawn:
        return "WF-3.8", "you have drawn the one tile of this turn"
    return "WF-3.9", "the draw pile is empty"


def _why_not_pass(table: WildfireTable, moves: tuple[Value, ...]) -> Why:
    if isinstance(moves[0], Play):
        return "WF-3.6", f"you can play, so you may not pass: {move_in_words(moves[0])}"
    return why_draw(table), "draw a tile before you pass"


def _why_not_catch(table: WildfireTable, seat: object) -> str:
    if table.house.knocking != "called":
        return "in this house knocking happens by itself, so nobody can forget it"
    if not isinstance(seat, int) or not 0 <= seat < table.seats:
        return f"there is no seat {quoted(seat)} at this table"
    if seat == table.turn:
        return "you cannot catch yourself"
    if len(table.hands[seat]) != 1:
        return f"that player has {len(table.hands[seat])} tiles and need not knock"
    if table.knocked[seat]:
        return "that player has knocked"
    if table.skips[seat]:
        return "that player has been caught and will lose a turn for it"
    return "that player has had another turn since, and is safe"


# -- playing


def _why_not_play(table: WildfireTable, move: Play) -> Why:
    if move.number not in table.hands[table.turn]:
        return "WF-3.6", f"you do not hold {quoted(move.tile)}"
    if isinstance(move, PlayAndKnock):
        knock = _why_not_knock(table)
        if knock:
            return "WF-8.1", knock
    if move.on_number not in table.ends:
        return "WF-3.6", _why_not_there(table, move.on)
    if table.fire not in (NOTHING, move.on_number):
        return _owed(table)
    end = table.ends.index(move.on_number)
    if not ways(table, move.number, end):
        return why_unfit_there(table, move.number, end)
    return _why_not_that_way(table, move, end)


def _why_not_knock(table: WildfireTable) -> str:
    if table.house.knocking != "called":
        return "in this house knocking happens by itself: just play the tile"
    if len(table.hands[table.turn]) != 2:
        return "you knock when you are down to one tile, not before"
    return ""


def _why_not_there(table: WildfireTable, on: str) -> str:
    if any(laid.tile == on for laid in table.chain):
        return f"{tile_in_words(on)} has no opening left"
    return f"{quoted(on)} does not lie on the table"


def _owed(table: WildfireTable) -> Why:
    words = owed_in_words(TILES[table.fire].name, table.lit, table.owed)
    return owed_clause(table), f"{words}; who has none draws one, and then the job passes on"


def why_draw(table: WildfireTable) -> str:
    """The clause that makes a player draw: nothing fits anywhere, or nothing fits the open flame."""
    if table.fire == NOTHING:
        return "WF-3.7"
    if IS_WILDFIRE[table.fire]:
        return "WF-7.7"
    return "WF-6.7" if table.fire == DOUBLE_WILD_ONE else "WF-5.7"


def owed_clause(table: WildfireTable) -> str:
    fire = TILES[table.fire]
    if fire.is_wildfire:
        return "WF-7.5" if fire.high == DOUBLE_FIRE else "WF-7.6"
    return "WF-6.3" if fire.is_double else "WF-5.4"


def _why_not_that_way(table: WildfireTable, move: Play, end: int) -> Why:
    """The tile fits there, but not with this end out."""
    face = TILES[move.number]
    if move.out_end not in (face.low, face.high):
        return "WF-4.1", f"{move.tile} has no end {quoted(move.out)} to lay out"
    if face.is_wildfire:
        return "WF-7.1", f"{tile_in_words(move.tile)} can only be played with its flame out"
    if not face.is_wild_one:
        return "WF-4.1", f"that end shows {table.shows[end]}, so it is the other end that is out"
    if face.across(WILD_ONE) != table.shows[end]:
        other = face.across(WILD_ONE)
        return "WF-5.2", f"its flame can be out where {other} matches, and that end shows {table.shows[end]}"
    rule = "WF-7.9" if kind_of_end(table, move.on_number) == FIRE_WILDFIRE else "WF-6.4"
    return rule, f"a flame may be out only on the last play, and {table.owed} are still owed"


def why_unfit_there(table: WildfireTable, tile: int, end: int) -> Why:
    """Why this tile cannot be laid on this end in any way."""
    on, number = table.ends[end], table.shows[end]
    name = tile_in_words(TILES[tile].name)
    kind = kind_of_end(table, on)
    if IS_DOUBLE[tile] and kind == FIRE_WILDFIRE:
        return "WF-7.4", f"{name} is a double, and no double is ever played on a Wildfire"
    if tile == DOUBLE_WILD_ONE:
        return "WF-6.2", f"the Double Wild One cannot be played on another double such as {TILES[on].name}"
    if not WAYS[number][tile]:
        return _why_no_match(table, name, on, number)
    if tile in WILDFIRE_OF_ONE and number != WILD_ONE and table.house.wildfire_one == "ones":
        return "WF-7.11", f"in this house {name} fits ones only"
    if IS_DOUBLE[tile] and not double_allowed(table, tile, kind):
        return "WF-5.9", f"in this house no numbered double is played on {tile_in_words(TILES[on].name)}"
    rule = "WF-7.8" if kind == FIRE_WILDFIRE else "WF-6.5"
    return rule, f"{name} may be played there only as the last, and {table.owed} plays are owed"


def _why_no_match(table: WildfireTable, name: str, on: int, number: int) -> Why:
    """The pips do not match: those of an ordinary end, or the number that an open flame stands for."""
    if on != table.fire:
        return "WF-4.1", f"{name} has no {number}"
    flame = TILES[on].name
    if number != WILD_ONE:
        return owed_clause(table), f"{flame} stands for {number}, and {name} has neither that nor a Wild One"
    return _lit_one_clause(on), f"{flame} stands for 1, so it takes a Wild One, and {name} is none"


def _lit_one_clause(fire: int) -> str:
    if IS_WILDFIRE[fire]:
        return "WF-7.3"
    return "WF-6.7" if fire == DOUBLE_WILD_ONE else "WF-5.6"


def why_unfit(table: WildfireTable, tile: int) -> Why:
    """Why this tile cannot be laid anywhere now."""
    ends = ends_to_play(table)
    reasons = [why_unfit_there(table, tile, end) for end in ends]
    special = [why for why in reasons if why[0] != "WF-4.1"]
    if special or len(reasons) == 1:
        return (special or reasons)[0]
    shown = sorted({table.shows[end] for end in ends})
    return "WF-4.1", f"{tile_in_words(TILES[tile].name)} has none of the open numbers {_listed(shown)}"


def _listed(numbers: list[int]) -> str:
    return ", ".join([str(number) for number in numbers])
