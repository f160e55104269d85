"""Positions of Board Game Battle described by a few named facts, for tests, puzzles and teaching."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberisle.games.board_game_battle.rules.dice import are_dice
from emberisle.games.board_game_battle.rules.house import House
from emberisle.games.board_game_battle.rules.pieces import PIECES
from emberisle.games.board_game_battle.rules.placement import SEATS
from emberisle.games.board_game_battle.rules.steps import opening, rest_of_turn, selecting
from emberisle.games.board_game_battle.rules.table import NOT_IN_DETOUR, BattleTable, Steps, fresh_table
from emberisle.games.board_game_battle.rules.tiles import CHALLENGES, DETOUR
from emberisle.kernel.errors import BadScenario, quoted
from emberisle.kernel.facts import Facts

FACTS: Final = {
    "pieces": "the playing piece of each seat (default in their order); two at most while they are selected",
    "squares": "where each piece stands on the path, one number a seat (default all on Start)",
    "detour": "where each piece stands in the detour, -1 for those outside; they return to their square",
    "beaten": "for each seat the challenges that no longer bind it, where the house leaves them open",
    "placement": "the seats from first to fourth place (without it the round begins)",
    "turn": "which place has its turn, 1 to 4 (default 1)",
    "dice": "the dice just rolled in this turn, doubles without the extra die (without them the roll comes)",
    "round": "the number of the round (default 1)",
}


def set_table(spec: Mapping[str, object], house: House) -> tuple[BattleTable, Steps]:
    facts = Facts("Board Game Battle", FACTS, spec)
    table = fresh_table(house)
    table.pieces = _pieces(spec)
    if len(table.pieces) < SEATS:
        return table, selecting(house)
    table.squares = _numbers(spec, "squares", 0, table.board.last)
    table.detour = _numbers(spec, "detour", NOT_IN_DETOUR, table.board.detour_end)
    for seat in range(SEATS):
        if table.detour[seat] >= 0 and table.board.tiles[table.squares[seat]] != DETOUR:
            raise BadScenario(
                f"seat {seat} cannot be in the detour: its square on the path is no detour tile"
            )
    table.beaten = _beaten(spec, table)
    table.round = facts.number("round", 1, 1, 1_000_000)
    if not facts.has("placement"):
        facts.need("placement", ("turn", "dice"))
        table.round = table.round - 1
        return table, opening(house)
    table.places = _placement(spec)
    table.ranks = tuple([table.places.index(seat) for seat in range(SEATS)])
    table.turn = facts.number("turn", 1, 1, SEATS) - 1
    table.dice = _dice(spec, 1 if table.turn == SEATS - 1 else 2)
    return table, rest_of_turn(table)


def _pieces(spec: Mapping[str, object]) -> list[str]:
    given = spec.get("pieces", PIECES)
    if not isinstance(given, (list, tuple)) or not all(piece in PIECES for piece in given):
        raise BadScenario(f"'pieces' lists some of {', '.join(PIECES)}, not {quoted(given)}")
    if len(set(given)) < len(given) or len(given) == SEATS - 1:
        raise BadScenario(
            f"'pieces' has another for each seat, or for the first two at most: {quoted(given)}"
        )
    if len(given) < SEATS and len(spec) > 1:
        raise BadScenario("while 'pieces' are selected, nothing else can be said")
    return list(given)


def _beaten(spec: Mapping[str, object], table: BattleTable) -> list[int]:
    if table.house.beaten_challenges != "open":
        if "beaten" in spec:
            raise BadScenario("in this house a challenge does not stay 'beaten'")
        return [0] * SEATS
    if "beaten" not in spec:
        return [
            _bits(list(range(1, table.board.next_challenge[max(0, square - 1)]))) for square in table.squares
        ]
    given = spec["beaten"]
    if not isinstance(given, (list, tuple)) or len(given) != SEATS:
        raise BadScenario(f"'beaten' has a list of challenges for each of {SEATS} seats, not {quoted(given)}")
    for numbers in given:
        if not isinstance(numbers, (list, tuple)) or not _all_between(numbers, 1, CHALLENGES - 1):
            raise BadScenario(f"'beaten' lists challenges from 1 to {CHALLENGES - 1}, not {quoted(numbers)}")
    return [_bits(list(numbers)) for numbers in given]


def _bits(numbers: list[int]) -> int:
    bits = 0
    for number in numbers:
        bits = bits | 1 << number
    return bits


def _placement(spec: Mapping[str, object]) -> tuple[int, ...]:
    given = spec["placement"]
    if not isinstance(given, (list, tuple)) or not _all_between(given, 0, SEATS - 1):
        raise BadScenario(f"'placement' is the seats from first to fourth place, not {quoted(given)}")
    if sorted(given) != list(range(SEATS)):
        raise BadScenario(f"'placement' names each of the {SEATS} seats once, not {quoted(given)}")
    return tuple(given)


def _dice(spec: Mapping[str, object], count: int) -> tuple[int, ...]:
    given = spec.get("dice")
    if given is None:
        return ()
    dice = tuple(given) if isinstance(given, (list, tuple)) else ()
    if not are_dice(dice, count):
        what = "the one die" if count == 1 else f"the {count} dice"
        raise BadScenario(f"'dice' lists {what} of this place, 1 to 6 each, not {quoted(given)}")
    return dice


def _numbers(spec: Mapping[str, object], name: str, low: int, high: int) -> list[int]:
    value = spec.get(name, [low] * SEATS)
    if not isinstance(value, (list, tuple)) or len(value) != SEATS or not _all_between(value, low, high):
        raise BadScenario(f"{quoted(name)} is {SEATS} numbers from {low} to {high}, not {quoted(value)}")
    return list(value)


def _all_between(values: list[object] | tuple[object, ...], low: int, high: int) -> bool:
    return all(type(value) is int and low <= value <= high for value in values)
