"""A board: the path from Start to the last challenge, the detour beside it, and where each square lies."""

from __future__ import annotations

from typing import Final

from emberisle.games.board_game_battle.rules.tiles import BLUE, CHALLENGES, EXIT_DETOUR, RED, START

Spot = tuple[int, int]
"""Where a square lies: so many from the left, so many from the top."""

PIECES_ACROSS: Final = 4
PIECES_DOWN: Final = 2
"""The pieces of a board lie in two rows of four."""

NOWHERE: Final = -1


class Board:
    """A checked board, with all that the rules look up worked out beforehand."""

    def __init__(
        self,
        title: str,
        piece: Spot,
        tiles: tuple[int, ...],
        spots: tuple[Spot, ...],
        detour_tiles: tuple[int, ...],
        detour_spots: tuple[Spot, ...],
    ) -> None:
        self.title = title
        self.piece = piece
        """How many squares fit on a piece, across and down."""
        self.tiles = tiles
        """The kind of every square of the path, Start first."""
        self.spots = spots
        self.detour_tiles = detour_tiles
        """The kind of every square of the detour, its entrance first; empty if there is no detour."""
        self.detour_spots = detour_spots
        self.last = len(tiles) - 1
        self.detour_end = len(detour_tiles) - 1
        self.challenge_at = tuple([tile - START if tile > START else 0 for tile in tiles])
        """For every square the number of the challenge there, or 0."""
        self.gates = tuple([tiles.index(START + number) for number in range(CHALLENGES + 1)])
        """Where each challenge is, Start counting as challenge 0."""
        self.next_challenge = tuple([self._next_challenge(square) for square in range(len(tiles))])
        """For every square the number of the first challenge ahead; one too many on the last square."""
        self.blue_ahead = tuple([_ahead(tiles, square, BLUE) for square in range(len(tiles))])
        self.red_behind = tuple([_behind(tiles, square, RED) for square in range(len(tiles))])
        """For every square where a Boost or a Setback there leads [BB-14.2, BB-15.2]."""

    def _next_challenge(self, square: int) -> int:
        number = 1
        while number <= CHALLENGES and self.gates[number] <= square:
            number = number + 1
        return number

    def exits(self) -> tuple[int, ...]:
        """The squares of the detour that lead out of it."""
        return tuple([n for n, tile in enumerate(self.detour_tiles) if tile == EXIT_DETOUR])

    def piece_at(self, spot: Spot) -> int:
        """The number of the piece on which this spot lies: 1 to 4 above, 5 to 8 below [BB-2.1]."""
        return 1 + spot[0] // self.piece[0] + PIECES_ACROSS * (spot[1] // self.piece[1])


def _ahead(tiles: tuple[int, ...], square: int, kind: int) -> int:
    for other in range(square + 1, len(tiles)):
        if tiles[other] == kind:
            return other
    return NOWHERE


def _behind(tiles: tuple[int, ...], square: int, kind: int) -> int:
    for other in range(square - 1, -1, -1):
        if tiles[other] == kind:
            return other
    return NOWHERE
