"""Board Game Battle as numbers: its moves, and what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from emberisle.envs.encoding import Encoding, Field, one_hot, packed, remembered, who, within
from emberisle.envs.numbering import Listed, Numbering
from emberisle.games.board_game_battle.rules.boards import BOARDS
from emberisle.games.board_game_battle.rules.moves import BATTLES, ROLL, SELECTIONS
from emberisle.games.board_game_battle.rules.pieces import PIECES
from emberisle.games.board_game_battle.rules.placement import SEATS
from emberisle.games.board_game_battle.rules.tiles import CHALLENGES
from emberisle.games.board_game_battle.rules.view import BattleView

MOST_DICE: Final = 4
MANY_ROUNDS: Final = 50
A_DETOUR: Final = 20


@cache
def numbering() -> Numbering:
    """Rolling, the pieces, then a battle against each seat."""
    pieces = Listed(f"Select: {', '.join(PIECES)}", *SELECTIONS)
    return Numbering(Listed("Roll", ROLL), pieces, Listed("Battle: each seat", *BATTLES))


class BattleEncoding(Encoding):
    """Squares count in boards: 1 is the last square."""

    def numbered(self) -> Numbering:
        return numbering()

    def seen(self) -> Iterable[Field]:
        return (
            Field("round", 1, f"the round, in {MANY_ROUNDS}ths"),
            Field("pieces", SEATS * len(PIECES), f"everybody's piece: {', '.join(PIECES)}"),
            Field("places", SEATS * SEATS, "everybody's place in this round, from first to fourth"),
            Field("ranks", SEATS, "how many are ahead of everybody in the battle for placement, in quarters"),
            Field("turn", SEATS, "whose turn it is"),
            Field("dice", MOST_DICE * 6, "the dice of this turn, a face each"),
            Field("squares", SEATS, "where everybody stands on the path, in boards"),
            Field(
                "detour", SEATS, f"where everybody stands in the detour, in {A_DETOUR}ths from 1; 0 outside"
            ),
            Field("beaten", SEATS * CHALLENGES, "the challenges that no longer bind everybody"),
            Field(
                "facing",
                SEATS * (CHALLENGES + 1),
                "the challenge that everybody has to beat, the first: none",
            ),
        )

    def look(self, table: BattleView, chairs: tuple[int, ...]) -> bytes:
        last = BOARDS[table.board].last + 1
        detour = table.detour
        return b"".join(
            (
                _rounds(table.round),
                _seating(table.pieces, table.places, table.ranks, table.turn, chairs),
                _faces(table.dice[:MOST_DICE]),
                packed(
                    [
                        *[table.squares[seat] / last for seat in chairs],
                        *[_in_detour(detour[seat]) for seat in chairs],
                    ]
                ),
                _challenges(table.beaten, table.facing, chairs),
            )
        )


@remembered
def _rounds(number: int) -> bytes:
    return packed([within(number / MANY_ROUNDS)])


@remembered
def _seating(
    pieces: tuple[str, ...],
    places: tuple[int, ...],
    ranks: tuple[int, ...],
    turn: int | None,
    chairs: tuple[int, ...],
) -> bytes:
    return packed(
        [
            *[cell for seat in chairs for cell in one_hot(_piece(pieces, seat), len(PIECES))],
            *[cell for seat in chairs for cell in one_hot(_place(places, seat), SEATS)],
            *[ranks[seat] / SEATS if ranks else 0.0 for seat in chairs],
            *who(turn, chairs),
        ]
    )


@remembered
def _faces(dice: tuple[int, ...]) -> bytes:
    rolled = [face for die in dice for face in one_hot(die - 1, 6)]
    return packed([*rolled, *[0.0] * (MOST_DICE * 6 - len(rolled))])


@remembered
def _challenges(
    beaten: tuple[tuple[int, ...], ...], facing: tuple[int, ...], chairs: tuple[int, ...]
) -> bytes:
    return packed(
        [
            *[float(number in beaten[seat]) for seat in chairs for number in range(1, CHALLENGES + 1)],
            *[cell for seat in chairs for cell in one_hot(facing[seat], CHALLENGES + 1)],
        ]
    )


def _piece(pieces: tuple[str, ...], seat: int) -> int | None:
    return PIECES.index(pieces[seat]) if seat < len(pieces) and pieces[seat] in PIECES else None


def _place(places: tuple[int, ...], seat: int) -> int | None:
    return places.index(seat) if places else None


def _in_detour(square: int | None) -> float:
    return 0.0 if square is None else within((square + 1) / A_DETOUR)
