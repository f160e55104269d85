"""The medium bot: gets rid of points, keeps its hand playable, and leaves the others what they lack."""

from __future__ import annotations

from typing import Final

from emberisle.bots.bot import Bot
from emberisle.games.wildfire.bots.heuristics import attentive, shed, without_twins
from emberisle.games.wildfire.rules.memory import numbers_lacking
from emberisle.games.wildfire.rules.moves import Call, Play
from emberisle.games.wildfire.rules.table import WildfireTable
from emberisle.games.wildfire.rules.tiles import DOUBLE_FIRE, TILES, WILD_ONE
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

READY: Final = 4.0
"""What it is worth to have a tile ready for an open number."""
SPARE: Final = 6.0
"""What it is worth to keep a Wild One, which fits when nothing else does."""
LACK: Final = 2.5
"""What it is worth to show the next player a number that they lack."""


class Medium(Bot):
    """Weigh each move by the points it sheds and by the hand and the table that it leaves."""

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        table: WildfireTable = guess.table
        moves = without_twins(table, attentive(guess.legal_moves()))
        if isinstance(moves[0], Call):
            return max(moves, key=lambda move: _call(table, move))
        return max(moves, key=lambda move: _worth(table, move))


def _worth(table: WildfireTable, move: Value) -> float:
    if not isinstance(move, Play):
        return 0.0
    left = [tile for tile in table.hands[table.turn] if tile != move.number]
    shown = _shown_after(table, move)
    ready = len({number for tile in left for number in shown if _fits(tile, number)})
    return shed(move) + READY * ready + _flames(left, move) + LACK * _lacked(table, shown)


def _shown_after(table: WildfireTable, move: Play) -> set[int]:
    """The numbers at the ends once this is laid."""
    shown = {
        number
        for tile, number, free in zip(table.ends, table.shows, table.free, strict=True)
        if tile != move.on_number or free > 1
    }
    return shown | {move.out_end} if move.out_end < DOUBLE_FIRE and move.out_end != WILD_ONE else shown


def _fits(tile: int, number: int) -> bool:
    return number in (TILES[tile].low, TILES[tile].high)


def _flames(left: list[int], move: Play) -> float:
    """A Wild One is kept while there are tiles that may need it."""
    return -SPARE if TILES[move.number].is_wild_one and len(left) > 2 else 0.0


def _lacked(table: WildfireTable, shown: set[int]) -> int:
    lacking = numbers_lacking(table.lacks[(table.turn + 1) % table.seats])
    return len(shown & set(lacking)) - len(shown - set(lacking)) // 2


def _call(table: WildfireTable, move: Value) -> float:
    """A number that one has oneself, and that the others have shown to lack."""
    assert isinstance(move, Call)
    own = len([tile for tile in table.hands[table.turn] if _fits(tile, move.number)])
    others = [seat for seat in range(table.seats) if seat != table.turn]
    lacking = len([seat for seat in others if move.number in numbers_lacking(table.lacks[seat])])
    return own + 2 * lacking
