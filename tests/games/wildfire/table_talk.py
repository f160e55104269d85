"""How the tests of Wildfire talk: lay out a chain, say a move, let the hub light, read what was told.

Nothing is left to luck: a game made here waits for every tile and every number until the test names it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import emberisle as em
from emberisle.games.wildfire.rules.moves import Call, CatchOut, Draw, Pass, Play, PlayAndKnock
from emberisle.games.wildfire.rules.table import WildfireTable
from emberisle.games.wildfire.rules.tiles import NAMES, SETS, TILES
from emberisle.games.wildfire.rules.view import OpenEnd, WildfireView
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.steps import Chance
from emberisle.kernel.values import Value
from tests.games.any_table import after as after
from tests.games.any_table import asks as asks
from tests.games.any_table import clauses as clauses
from tests.games.any_table import happened as happened
from tests.games.any_table import happens as happens
from tests.games.any_table import refusal as refusal
from tests.games.any_table import say as say
from tests.games.any_table import told as told
from tests.games.any_table import waiting as waiting

FLAMES: Final = "1DT"
"""What is out when a flame lies open."""

A_LONG_ROUND: Final = 1500
"""More inputs than any round can take: 65 tiles are drawn, laid and lit, and eight pass between two."""

# -- laying out a position


def position(
    chain: str,
    *hands: str,
    pile: str | None = None,
    options: Mapping[str, object] | None = None,
    **facts: object,
) -> em.Game:
    """A turn of seat 0, or of ``turn``, with this chain: ``"9-9, 4-9 on 9-9, 4-D on 4-9 as 7"``."""
    return dealt(*hands, pile=pile, options=options, chain=_chain(chain), **facts)


def dealt(
    *hands: str, pile: str | None = None, options: Mapping[str, object] | None = None, **facts: object
) -> em.Game:
    """A round in which these tiles were dealt, and which now opens."""
    spec: dict[str, object] = {"hands": [hand.split() for hand in hands], **facts}
    if pile is not None:
        spec["pile"] = pile.split()
    return waiting(em.scenario("wildfire", spec, seed="talk", options=options))


def _chain(text: str) -> list[list[object]]:
    """The chain as a scenario describes it."""
    chain: list[list[object]] = []
    for part in text.split(", "):
        tile, _, number = part.partition(" as ")
        chain.append([*tile.split(" on "), *([int(number)] if number else [])])
    return chain


def new(seats: int, options: Mapping[str, object] | None = None) -> em.Game:
    """A game before the first tile is dealt."""
    return waiting(em.new("wildfire", seats, seed=1, options=options))


def all_but(*tiles: str) -> str:
    """Every other tile of the usual set."""
    used = " ".join(tiles).split()
    return " ".join([TILES[tile].name for tile in SETS["alternating"] if TILES[tile].name not in used])


# -- saying a move


def lay(game: em.Game, tile: str, on: str) -> em.Game:
    """The player lays a tile there, a Wild One closed."""
    return say(game, Play(tile, on, _out(game, tile, on)))


def lay_open(game: em.Game, tile: str, on: str) -> em.Game:
    """The player lays a tile there with its flame open."""
    return say(game, Play(tile, on, "1" if "1" in tile and tile[2] not in "DT" else tile[2]))


def lay_and_knock(game: em.Game, tile: str, on: str) -> em.Game:
    return say(game, PlayAndKnock(tile, on, _out(game, tile, on)))


def _out(game: em.Game, tile: str, on: str) -> str:
    """The end of a tile that is out when the other lies against that end of the chain."""
    low, high = tile[0], tile[2]
    if low == high:
        return low
    if "1" in (low, high):
        return high if low == "1" else low
    return high if end(game, on).shows == int(low) else low


def draw(game: em.Game, tile: str) -> em.Game:
    """The player has to draw, and draws this tile."""
    return gets(say(game, Draw()), tile)


def passes(game: em.Game) -> em.Game:
    return say(game, Pass())


def draw_and_pass(game: em.Game, tile: str) -> em.Game:
    return passes(draw(game, tile))


def call(game: em.Game, number: int) -> em.Game:
    return say(game, Call(number))


def catch(game: em.Game, seat: int) -> em.Game:
    """The player notices that this seat did not knock."""
    return say(game, CatchOut(seat))


# -- saying what chance gives


def light(game: em.Game, number: int) -> em.Game:
    """The hub that was pressed lights this number."""
    assert asks(game) == "PressHub"
    return happens(game, number)


def gets(game: em.Game, tile: str) -> em.Game:
    """This tile is drawn."""
    assert asks(game) == "DrawTile"
    return happens(game, tile)


def deal(game: em.Game, *hands: str) -> em.Game:
    """The next seats in the order of dealing are dealt these tiles."""
    for hand in hands:
        assert asks(game) == "DealHand"
        game = happens(game, tuple(sorted(hand.split(), key=NAMES.__getitem__)))
    return game


def deal_anything(game: em.Game, luck: int) -> em.Game:
    """Everybody is dealt tiles at random."""
    game = game.copy()
    fate = QuickLuck(luck)
    while isinstance(game.step, Chance) and asks(game) == "DealHand":
        game.push(game.step.sample(game.table, fate))
    return game


def play_out(game: em.Game, luck: int, rounds: int = 1000) -> em.Game:
    """The game after so many rounds more, or to its end, of random moves."""
    game = game.copy()
    fate = QuickLuck(luck)
    finished, inputs = len(table_of(game).sheet) + rounds, 0
    while game.step is not None and len(table_of(game).sheet) < finished:
        game.push(game.step.sample(game.table, fate))
        inputs = inputs + 1
        assert inputs < A_LONG_ROUND * (len(table_of(game).sheet) + 1), "this round does not end"
    return game


# -- reading what is on the table and what was told


def seen(game: em.Game, seat: int | None = None) -> WildfireView:
    view = game.view(seat).table
    assert isinstance(view, WildfireView)
    return view


def table_of(game: em.Game) -> WildfireTable:
    table = game.table
    assert isinstance(table, WildfireTable)
    return table


def choices(game: em.Game) -> set[str]:
    """What the player can do: ``3-5 on 3-7``, ``1-6 on 6-9, open``, ``draw``, ``pass``."""
    return {in_short(move) for move in game.legal_moves()}


def in_short(move: Value) -> str:
    if not isinstance(move, Play):
        return repr(move).removesuffix("()").lower()
    knock = ", knocking" if isinstance(move, PlayAndKnock) else ""
    wild_one = "1" in move.tile and move.tile != "1-1" and move.out == "1"
    return f"{move.tile} on {move.on}{', open' if wild_one else ''}{knock}"


def end(game: em.Game, tile: str) -> OpenEnd:
    """This tile as an open end."""
    return next(open_end for open_end in seen(game).ends if open_end.tile == tile)


def ends(game: em.Game) -> dict[str, tuple[int, int]]:
    """For each open end the number it shows and how many openings it has."""
    return {open_end.tile: (open_end.shows, open_end.openings) for open_end in seen(game).ends}


def owed(game: em.Game) -> tuple[str, int, int] | None:
    """The open flame, its number, and how many plays it still takes."""
    flame = seen(game).owed
    return None if flame is None else (flame.tile, flame.number, flame.plays)


def hand(game: em.Game, seat: int) -> str:
    """What a seat holds."""
    return " ".join(seen(game, seat).hand)
