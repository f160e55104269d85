"""Positions of Wildfire Dominoes described by a few named facts, for tests, puzzles and teaching."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberisle.games.wildfire.rules.fits import ends_to_play, ways
from emberisle.games.wildfire.rules.flames import HUB
from emberisle.games.wildfire.rules.house import House
from emberisle.games.wildfire.rules.steps import (
    GAME,
    PLAY_TURN,
    REST_OF_ROUND,
    SCORE_AND_GO_ON,
    OpenRound,
    openers,
)
from emberisle.games.wildfire.rules.table import NOTHING, Steps, WildfireTable, fresh_table
from emberisle.games.wildfire.rules.tiles import IS_DOUBLE, SETS, TILES, WILD_ONE, either_way
from emberisle.kernel.errors import BadScenario, quoted
from emberisle.kernel.facts import Facts
from emberisle.kernel.steps import then

FACTS: Final = {
    "totals": "the points so far, one number a seat (default [0, 0], or as many as there are hands)",
    "dealer": "the seat that deals (default 0)",
    "hands": "the tiles of each seat, such as [['3-5', '1-1'], ['4-D']] (without them the round is dealt)",
    "chain": "the tiles on the table in the order of play, each as [tile, the tile it lies on], a flame laid "
    "open with the number it stands for: [['9-9'], ['4-9', '9-9'], ['4-D', '4-9', 7]]",
    "turn": "the seat whose turn it is (default 0; needs a chain, else the highest double decides)",
    "drawn": "whether that player has drawn already (default false)",
    "pile": "the tiles of the draw pile; those named nowhere then lie aside (default: all that are left)",
    "knocked": "the seats that have knocked",
    "silent": "the seats that have one tile, did not knock and can be caught out",
}


def set_table(spec: Mapping[str, object], house: House) -> tuple[WildfireTable, Steps]:
    facts = Facts("Wildfire", FACTS, spec)
    hands = [_tiles("hands", hand, house) for hand in facts.items("hands")]
    totals = facts.numbers("totals", [0] * max(2, len(hands)))
    if not 2 <= len(totals) <= 8 or len(hands) not in (0, len(totals)):
        raise BadScenario("'totals' and 'hands' have one entry for each of 2 to 8 seats")
    table = fresh_table(len(totals), house)
    table.totals = totals
    table.dealer = facts.number("dealer", 0, 0, len(totals) - 1)
    if not hands:
        facts.need("hands", ("chain", "turn", "drawn", "pile", "knocked", "silent"))
        return table, GAME
    return table, _lay_round(table, facts, hands)


def _lay_round(table: WildfireTable, facts: Facts, hands: list[list[int]]) -> Steps:
    for entry in facts.items("chain"):
        _lay(table, entry)
    for seat, hand in enumerate(hands):
        if not hand:
            raise BadScenario("everybody has a tile: a hand without one has ended the round")
        for tile in hand:
            _give(table, seat, tile)
    if facts.has("pile"):
        _keep_in_pile(table, _tiles("pile", facts.get("pile"), table.house))
    if not table.chain:
        facts.need("chain", ("turn", "drawn", "knocked", "silent"))
        _check_opening(table)
        return then(OpenRound(), REST_OF_ROUND)
    table.turn = facts.number("turn", 0, 0, table.seats - 1)
    table.drawn = facts.flag("drawn", False)
    _mark(table, facts, "knocked", table.knocked)
    _mark(table, facts, "silent", table.silent)
    _check_silent(table)
    return then(PLAY_TURN, SCORE_AND_GO_ON)


# -- the chain


def _lay(table: WildfireTable, entry: object) -> None:
    """Lay a tile of the described chain as if somebody had played it."""
    parts = list(entry) if isinstance(entry, (list, tuple)) else [entry]
    last = parts[-1] if len(parts) > 1 else None
    lit = last if isinstance(last, int) and not isinstance(last, bool) else NOTHING
    if lit != NOTHING:
        parts.pop()
    described = [_tile("chain", part, table.house) for part in parts]
    if len(described) != (2 if table.chain else 1):
        raise BadScenario(
            f"'chain' begins with a double and goes on with [tile, on], not with {quoted(entry)}"
        )
    tile, on = described[0], described[-1] if table.chain else NOTHING
    out = _out(table, tile, on, lit != NOTHING)
    _give(table, 0, tile)
    table.lay(0, tile, on, out)
    if (table.fire == tile) != (lit != NOTHING):
        raise BadScenario(
            f"in {quoted(entry)} a number is needed after an open flame, and after nothing else"
        )
    if lit != NOTHING:
        if lit not in HUB:
            raise BadScenario(f"a flame stands for a number from 1 to 9, not for {quoted(lit)}")
        table.light(lit)


def _out(table: WildfireTable, tile: int, on: int, open_flame: bool) -> int:
    """Which end of a described tile is out."""
    if on == NOTHING:
        if not IS_DOUBLE[tile]:
            raise BadScenario(f"a double lies in the hub, not {TILES[tile].name}")
        return TILES[tile].high
    ends = [end for end in ends_to_play(table) if table.ends[end] == on]
    found = ways(table, tile, ends[0]) if ends else ()
    if not found:
        raise BadScenario(f"{TILES[tile].name} cannot be laid on {TILES[on].name} there")
    return WILD_ONE if open_flame and WILD_ONE in found else found[0]


def _check_opening(table: WildfireTable) -> None:
    """Somebody has a double for the hub, or will draw one before the pile is used up."""
    doubles = openers(table)
    if any(tile in doubles for hand in table.hands for tile in hand):
        return
    others = [tile for tile in table.pile if tile not in doubles]
    draws = (len(others) // table.seats + 1) * table.seats
    if draws > len(table.pile):
        raise BadScenario("a round opens with a double, and it may be that nobody has or draws one here")


def _check_silent(table: WildfireTable) -> None:
    for seat in range(table.seats):
        if not table.silent[seat]:
            continue
        if table.house.knocking != "called":
            raise BadScenario("nobody is 'silent' unless the option 'knocking' is 'called'")
        if table.knocked[seat] or seat == table.turn:
            raise BadScenario(f"seat {seat} cannot be 'silent': it has knocked, or it is its turn")


# -- tiles


def _give(table: WildfireTable, seat: int, tile: int) -> None:
    table.give(seat, [_in_pile(table, tile)])


def _keep_in_pile(table: WildfireTable, tiles: list[int]) -> None:
    """Of the tiles that are left only these, each once."""
    kept: list[int] = []
    for tile in tiles:
        kept.append(_in_pile(table, tile))
        table.pile.remove(tile)
    table.pile = sorted(kept)


def _in_pile(table: WildfireTable, tile: int) -> int:
    if tile not in table.pile:
        raise BadScenario(f"there is one {TILES[tile].name}, and it is named twice")
    return tile


def _tile(fact: str, name: object, house: House) -> int:
    tile = either_way(name)
    if tile not in SETS[house.tiles]:
        raise BadScenario(
            f"{fact!r} names tiles of the set {house.tiles!r} such as '3-5', not {quoted(name)}"
        )
    return tile


def _tiles(fact: str, tiles: object, house: House) -> list[int]:
    if not isinstance(tiles, (list, tuple)):
        raise BadScenario(f"{fact!r} is a list of tiles, not {quoted(tiles)}")
    return [_tile(fact, name, house) for name in tiles]


# -- other facts


def _mark(table: WildfireTable, facts: Facts, name: str, marks: list[bool]) -> None:
    for seat in facts.numbers(name, []):
        if not 0 <= seat < table.seats or len(table.hands[seat]) != 1:
            raise BadScenario(f"{name!r} names seats that have one tile, not {seat}")
        marks[seat] = True
