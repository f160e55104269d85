"""What lies on the table in Board Game Battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.games.board_game_battle.board import Board
from emberisle.games.board_game_battle.boards import BOARDS
from emberisle.games.board_game_battle.house import House
from emberisle.games.board_game_battle.placement import OPEN, SEATS
from emberisle.games.board_game_battle.tiles import CHALLENGES
from emberisle.kernel.steps import Step
from emberisle.kernel.table import Table

NOT_IN_DETOUR: Final = -1
NOBODY: Final = -1


@dataclass(eq=False)
class BattleTable(Table):
    """The pieces on the board, the places of this round, and the dice of the turn."""

    house: House
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
        """Those who can be chosen or hit: nobody in the detour [BB-13.6]."""
        seat = self.seat
        return [other for other in range(SEATS) if other != seat and self.detour[other] < 0]

    def has_beaten(self, seat: int, challenge: int) -> bool:
        return self.beaten[seat] >> challenge & 1 == 1

    def beat(self, seat: int, challenge: int) -> None:
        """Beaten once and for all, unless the house closes it again [BB-5.9]."""
        if self.house.beaten_challenges == "open":
            self.beaten[seat] = self.beaten[seat] | 1 << challenge

    def facing(self, seat: int) -> int:
        """The challenge that this player has to beat before moving on, or 0; the winner has none left."""
        if seat == self.winner:
            return 0
        challenge = self.board.challenge_at[self.squares[seat]]
        if self.detour[seat] >= 0 or self.has_beaten(seat, challenge):
            return 0
        return challenge

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

    def progress(self, seat: int) -> int:
        """How many squares from Start; the winner is one beyond the last challenge."""
        return self.board.last + 1 if seat == self.winner else self.squares[seat]


def fresh_table(house: House) -> BattleTable:
    """A piece for each player [BB-2.2], all of them on Start [BB-2.3]: squares can be shared [BB-6.1]."""
    return BattleTable(
        house=house,
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
