"""Advice for a player: the moves worth a thought, the best first, how likely each is to win, and why."""

from __future__ import annotations

from typing import Final

from emberisle.bots.advice import FromSearch, Reasons, by_search
from emberisle.games.fireball_island.bots.hand import gain
from emberisle.games.fireball_island.bots.hard import Hard
from emberisle.games.fireball_island.bots.trails import HIT
from emberisle.games.fireball_island.rules.board import DARK, DOCK, SPACES, is_cave, on_trail
from emberisle.games.fireball_island.rules.cards import CANCEL
from emberisle.games.fireball_island.rules.marbles import WAYS, hit_chances
from emberisle.games.fireball_island.rules.moves import Play, RollDown, Walk
from emberisle.games.fireball_island.rules.table import NOBODY, IslandTable
from emberisle.games.fireball_island.rules.walking import ChooseBack
from emberisle.kernel.game import Game
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.texts import Said
from emberisle.kernel.values import Value

NEARLY: Final = 100
"""More spaces than any card brings: it is not the way that counts then, but the game."""
MERITS: Final = frozenset(
    [f"advice.{name}" for name in ("wins", "captures", "steals", "hits", "surely_hits", "gains", "decides")]
)


def advise(game: Game, seat: int) -> list[FromSearch]:
    """What the hard bot thinks of the choices of this seat: first what it would do itself."""
    guess = game.guess(seat, QuickLuck())
    return by_search(game, seat, Hard(), lambda move: _reasons(guess, seat, move), MERITS)


def _reasons(guess: Game, seat: int, move: Value) -> Reasons:
    reason = _reason(guess, seat, move)
    return (reason,) if reason else ()


def _reason(guess: Game, seat: int, move: Value) -> Said:
    table: IslandTable = guess.table
    if isinstance(move, RollDown):
        victim, odds = max(hit_chances(WAYS[move.way], table.places).items(), key=lambda target: target[1])
        percent = round(100 * odds)
        return ("advice.surely_hits", victim) if percent == 100 else ("advice.hits", victim, percent)
    if isinstance(move, Walk) and not isinstance(guess.step, ChooseBack):
        return _way(table, seat, move)
    if isinstance(move, Play) and move.kind != CANCEL:
        spaces = gain(table, seat, move.kind)
        if spaces > NEARLY:
            return ("advice.decides",)
        return ("advice.gains", round(spaces)) if round(spaces) > 0 else ()
    return ()


def _way(table: IslandTable, seat: int, walk: Walk) -> Said:
    """What a walk takes on its way, or where it leads."""
    end, jewel, owner = walk.places[-1], table.jewel_place(), table.jewel_owner
    if end == DOCK:
        return ("advice.wins",)
    takes = owner != seat and on_trail(jewel) and jewel in walk.places
    if takes:
        return ("advice.captures",) if owner == NOBODY else ("advice.steals", owner)
    if is_cave(end):
        return ("advice.cave",)
    left = table.distance(seat, end)
    if end < SPACES and DARK[end] and table.room(seat):
        return "advice.card", left
    return ("advice.exposed" if HIT[end] else "advice.safe"), left
