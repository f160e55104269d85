"""What lies on the table in Board Game Battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.games.board_game_battle.rules.board import Board
from emberisle.games.board_game_battle.rules.boards import BOARDS
from emberisle.games.board_game_battle.rules.house import House
from emberisle.games.board_game_battle.rules.pieces import PIECES
from emberisle.games.board_game_battle.rules.placement import OPEN, SEATS
from emberisle.games.board_game_battle.rules.tiles import CHALLENGES
from emberisle.kernel.steps import Step
from emberisle.kernel.table import Table

NOT_IN_DETOUR: Final = -1
NOBODY: Final = -1

Stand = tuple[int, int]
"""Where a piece stands: its square on the path, and its square in the detour or -1."""


@dataclass(eq=False)
class BattleTable(Table):
    """The pieces on the board, the places of this round, and the dice of the turn."""

    house: House
    pieces: list[str]
    """The playing piece of each seat; while they are selected, of those who have one [BB-2.2]."""
    squares: list[int]
    """Where each piece stands on the path; for one in the detour, where it will return to [BB-13.2]."""
    detour: list[int]
    """Where each piece stands in the detour, or -1."""
    beaten: list[int]
    """For each seat the challenges it has beaten, one bit for each number."""
    ranks: tuple[int, ...]
    """How many are ahead of each seat in the battle for placement; equal while they are tied."""
    places: tuple[int, ...]
    """The seats from first to fourth place, once they are settled."""
    turn: int
    """How many players have had their turn this round."""
    dice: tuple[int, ...]
    """The dice rolled in this turn, the extra one last."""
    round: int
    winner: int

    @property
    def board(self) -> Board:
        return BOARDS[self.house.board]

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.places[self.turn]

    def opponents(self) -> list[int]:
        """Those who can be chosen or hit."""
        seat = self.seat
        return [other for other in range(SEATS) if other != seat and self.within_reach(other)]

    def within_reach(self, seat: int) -> bool:
        """Nobody in the detour can be chosen or hit, unless the house has it so [BB-13.6]."""
        return self.detour[seat] < 0 or self.house.in_detour == "within_reach"

    def has_beaten(self, seat: int, challenge: int) -> bool:
        return self.beaten[seat] >> challenge & 1 == 1

    def beat(self, seat: int, challenge: int) -> None:
        """Beaten for this time, or in some houses once and for all [BB-5.9]."""
        if self.house.beaten_challenges == "open":
            self.beaten[seat] = self.beaten[seat] | 1 << challenge

    def facing(self, seat: int) -> int:
        """The challenge that this player has to beat before moving on, or 0; the winner has none left."""
        challenge = self.board.challenge_at[self.squares[seat]]
        if not challenge or seat == self.winner or self.detour[seat] >= 0:
            return 0
        return 0 if self.has_beaten(seat, challenge) else challenge

    def square_ahead(self, seat: int, squares: int) -> int:
        """Where a piece comes that goes so many squares forward: at most to a challenge [BB-5.2, BB-5.10]."""
        board = self.board
        goal = self.squares[seat] + squares
        challenge = board.next_challenge[self.squares[seat]]
        while challenge <= CHALLENGES and board.gates[challenge] < goal:
            if not self.has_beaten(seat, challenge):
                return board.gates[challenge]
            challenge = challenge + 1
        return goal

    def square_behind(self, seat: int, squares: int) -> int:
        """Where a piece comes that goes back so many squares: past challenges [BB-5.11], not past Start."""
        return max(0, self.squares[seat] - squares)

    def behind(self, seat: int, squares: int) -> Stand:
        """Where a piece comes to stand that is sent back, in the detour not past its beginning [BB-6.5]."""
        if self.detour[seat] < 0:
            return self.square_behind(seat, squares), NOT_IN_DETOUR
        return self.squares[seat], max(0, self.detour[seat] - squares)

    def stand(self, seat: int) -> Stand:
        return self.squares[seat], self.detour[seat]

    def put(self, seat: int, stand: Stand) -> None:
        self.squares[seat], self.detour[seat] = stand

    def progress(self, seat: int) -> int:
        """How many squares from Start; the winner is one beyond the last challenge."""
        return self.board.last + 1 if seat == self.winner else self.squares[seat]


def fresh_table(house: House) -> BattleTable:
    """All pieces on Start [BB-2.3], squares can be shared [BB-6.1]; some houses hand pieces out [BB-2.4]."""
    return BattleTable(
        house=house,
        pieces=list(PIECES) if house.pieces == "given" else [],
        squares=[0] * SEATS,
        detour=[NOT_IN_DETOUR] * SEATS,
        beaten=[0] * SEATS,
        ranks=OPEN,
        places=(),
        turn=0,
        dice=(),
        round=0,
        winner=NOBODY,
    )


Steps = tuple[Step[BattleTable], ...]
