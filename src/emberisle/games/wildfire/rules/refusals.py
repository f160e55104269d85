"""Why a move of Wildfire Dominoes is refused, in this position."""

from __future__ import annotations

from emberisle.games.wildfire.rules.fits import (
    FIRE_WILDFIRE,
    WAYS,
    double_allowed,
    doubles_owed,
    ends_to_play,
    kind_of_end,
    ways,
)
from emberisle.games.wildfire.rules.moves import Call, CatchOut, Draw, Pass, Play, PlayAndKnock
from emberisle.games.wildfire.rules.table import NOTHING, WildfireTable
from emberisle.games.wildfire.rules.tiles import (
    DOUBLE_FIRE,
    DOUBLE_WILD_ONE,
    IS_DOUBLE,
    IS_WILDFIRE,
    TILES,
    WILD_ONE,
    WILDFIRE_OF_ONE,
)
from emberisle.kernel.errors import quoted
from emberisle.kernel.steps import Refusal
from emberisle.kernel.values import Value


def refuse_in_turn(table: WildfireTable, move: Value, moves: tuple[Value, ...]) -> Refusal:
    """Why this is not what the player whose turn it is can do."""
    if isinstance(move, Play):
        return _why_not_play(table, move)
    if isinstance(move, Draw):
        return _why_not_draw(table, moves)
    if isinstance(move, Pass):
        return _why_not_pass(table, moves)
    if isinstance(move, CatchOut):
        return _why_not_catch(table, move.seat)
    if isinstance(move, Call):
        return _why_not_call(table)
    return Refusal("WF-3.6", "your_turn")


# -- drawing, passing, catching


def _why_not_draw(table: WildfireTable, moves: tuple[Value, ...]) -> Refusal:
    if isinstance(moves[0], Play):
        return Refusal(why_draw(table), "play_not_draw", (moves[0],))
    if table.drawn:
        return Refusal("WF-3.8", "drawn_one")
    return Refusal("WF-3.9", "pile_empty")


def _why_not_pass(table: WildfireTable, moves: tuple[Value, ...]) -> Refusal:
    if isinstance(moves[0], Play):
        return Refusal("WF-3.6", "play_not_pass", (moves[0],))
    return Refusal(why_draw(table), "draw_first")


def _why_not_call(table: WildfireTable) -> Refusal:
    """No open flame waits for its number, or in this house the hub gives it."""
    if table.house.hub == "pressed":
        return Refusal("WF-5.3", "hub_lights")
    return Refusal("WF-11.3", "call_wild_ones" if table.house.hub == "called" else "call_flames")


def _why_not_catch(table: WildfireTable, seat: int) -> Refusal:
    rule = "WF-11.4"
    if table.house.knocking != "called":
        return Refusal(rule, "nobody_forgets")
    if not 0 <= seat < table.seats:
        return Refusal(rule, "no_seat", (seat,))
    if seat == table.turn:
        return Refusal(rule, "not_yourself")
    if len(table.hands[seat]) != 1:
        return Refusal(rule, "need_not_knock", (len(table.hands[seat]),))
    if table.knocked[seat]:
        return Refusal(rule, "has_knocked")
    if table.skips[seat]:
        return Refusal(rule, "was_caught")
    return Refusal(rule, "is_safe")


# -- playing


def _why_not_play(table: WildfireTable, move: Play) -> Refusal:
    if move.number not in table.hands[table.turn]:
        return Refusal("WF-3.6", "not_held", (quoted(move.tile),))
    if isinstance(move, PlayAndKnock):
        knock = _why_not_knock(table)
        if knock is not None:
            return knock
    if move.on_number not in table.ends:
        return _why_not_there(table, move.on)
    if table.fire not in (NOTHING, move.on_number):
        return _owed(table)
    end = table.ends.index(move.on_number)
    if not ways(table, move.number, end):
        return why_unfit_there(table, move.number, end)
    return _why_not_that_way(table, move, end)


def _why_not_knock(table: WildfireTable) -> Refusal | None:
    if table.house.knocking != "called":
        return Refusal("WF-8.1", "just_play")
    if len(table.hands[table.turn]) != 2:
        return Refusal("WF-8.1", "knock_early")
    return None


def _why_not_there(table: WildfireTable, on: str) -> Refusal:
    if any(laid.tile == on for laid in table.chain):
        return Refusal("WF-3.6", "no_opening", (on,))
    return Refusal("WF-3.6", "not_on_table", (quoted(on),))


def _owed(table: WildfireTable) -> Refusal:
    return Refusal(
        owed_clause(table), "owed", ((TILES[table.fire].name, table.lit, table.owed, doubles_owed(table)),)
    )


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


def _why_not_that_way(table: WildfireTable, move: Play, end: int) -> Refusal:
    """The tile fits there, but not with this end out."""
    face = TILES[move.number]
    if move.out_end not in (face.low, face.high):
        return Refusal("WF-4.1", "no_such_end", (move.tile, quoted(move.out)))
    if face.is_wildfire:
        return Refusal("WF-7.1", "flame_out", (move.tile,))
    if not face.is_wild_one:
        return Refusal("WF-4.1", "other_end", (table.shows[end],))
    if face.across(WILD_ONE) != table.shows[end]:
        return Refusal("WF-5.2", "flame_must_match", (face.across(WILD_ONE), table.shows[end]))
    rule = "WF-7.9" if kind_of_end(table, move.on_number) == FIRE_WILDFIRE else "WF-6.4"
    return Refusal(rule, "flame_last", (table.owed,))


def why_unfit_there(table: WildfireTable, tile: int, end: int) -> Refusal:
    """Why this tile cannot be laid on this end in any way."""
    on, number = table.ends[end], table.shows[end]
    name = TILES[tile].name
    kind = kind_of_end(table, on)
    if IS_DOUBLE[tile] and kind == FIRE_WILDFIRE:
        return Refusal("WF-7.4", "no_double_on_wildfire", (name,))
    if tile == DOUBLE_WILD_ONE:
        return Refusal("WF-6.2", "double_wild_on_double", (TILES[on].name,))
    if not WAYS[number][tile]:
        return _why_no_match(table, name, on, number)
    if tile in WILDFIRE_OF_ONE and number != WILD_ONE and table.house.wildfire_one == "ones":
        return Refusal("WF-7.11", "ones_only", (name,))
    if IS_DOUBLE[tile] and not double_allowed(table.house.doubles_on_wild_ones, tile, kind):
        return Refusal("WF-5.9", "no_numbered_double", (TILES[on].name,))
    rule = "WF-7.8" if kind == FIRE_WILDFIRE else "WF-6.5"
    return Refusal(rule, "only_last", (name, table.owed))


def _why_no_match(table: WildfireTable, name: str, on: int, number: int) -> Refusal:
    """The pips do not match: those of an ordinary end, or the number that an open flame stands for."""
    if on != table.fire:
        return Refusal("WF-4.1", "no_match", (name, number))
    flame = TILES[on].name
    if number != WILD_ONE:
        return Refusal(owed_clause(table), "feeds_not", (flame, number, name))
    return Refusal(_lit_one_clause(on), "wild_one_wanted", (flame, name))


def _lit_one_clause(fire: int) -> str:
    if IS_WILDFIRE[fire]:
        return "WF-7.3"
    return "WF-6.7" if fire == DOUBLE_WILD_ONE else "WF-5.6"


def why_unfit(table: WildfireTable, tile: int) -> Refusal:
    """Why this tile cannot be laid anywhere now."""
    ends = ends_to_play(table)
    reasons = [why_unfit_there(table, tile, end) for end in ends]
    special = [why for why in reasons if why.rule != "WF-4.1"]
    if special or len(reasons) == 1:
        return (special or reasons)[0]
    shown = tuple(sorted({table.shows[end] for end in ends}))
    return Refusal("WF-4.1", "none_open", (TILES[tile].name, shown))
