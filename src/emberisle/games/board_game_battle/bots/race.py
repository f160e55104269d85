"""The race of one piece: how many more rounds it needs, worked out exactly for a board and a house.

The others are left out of it: whoever meets them wins a 1 vs 1 or a 1 vs 3 as often as dice do, and is never
thrown back or switched. A lead that this shows is too good to be true in company, and is toned down.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from emberisle.games.board_game_battle.rules.battles import CROWD_MOVE, DUEL_MOVE
from emberisle.games.board_game_battle.rules.board import Board
from emberisle.games.board_game_battle.rules.boards import BOARDS
from emberisle.games.board_game_battle.rules.dice import FACES
from emberisle.games.board_game_battle.rules.house import House
from emberisle.games.board_game_battle.rules.placement import SEATS
from emberisle.games.board_game_battle.rules.table import NOT_IN_DETOUR, BattleTable, fresh_table
from emberisle.games.board_game_battle.rules.tiles import (
    BOOST,
    CHALLENGES,
    DETOUR,
    EXIT_DETOUR,
    FIFTY_FIFTY,
    ONE_VS_ONE,
    ONE_VS_THREE,
    SETBACK,
    shift,
)

LONGEST: Final = 40
"""Rounds that are looked ahead; who needs more counts as needing so many."""
DUELS_WON: Final = 15 / 36
CROWDS_WON: Final = sum([((die - 1) / 6) ** 3 + ((6 - die) / 6) ** 3 for die in FACES]) / 6
"""How often a die is more than another, and how often the one highest or lowest of four."""

IN_COMPANY: Final = 0.7
"""The power of a chance that makes up for leaders being thrown back; by trial, on both boards."""


class Place(NamedTuple):
    """Where a piece is, and up to which challenge its player has beaten all."""

    square: int
    detour: int
    beaten: int


class Throw(NamedTuple):
    """What the dice of a turn can come to: the sum, the part of it that counts at a challenge, the odds."""

    total: int
    two: int
    odds: float


Odds = dict[Place, float]

HOME: Final = Place(-1, NOT_IN_DETOUR, CHALLENGES)
"""Where whoever beats the last challenge comes."""


def _throws() -> tuple[Throw, ...]:
    """Two dice in three places of four, one in the last; doubles add one."""
    found = [Throw(one, one, 1 / 6 / SEATS) for one in FACES]
    odds = (1 - 1 / SEATS) / 36
    for one in FACES:
        found.extend([Throw(one + other, one + other, odds) for other in FACES if other != one])
        found.extend([Throw(2 * one + extra, 2 * one, odds / 6) for extra in FACES])
    return tuple(found)


THROWS: Final = _throws()


class Race:
    """For every place on a board the chances to be home within 1, 2, 3, ... rounds."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.board: Board = BOARDS[house.board]
        self.table: BattleTable = fresh_table(house)
        places = self._places()
        self._ways = {place: self._turn(place) for place in places}
        self.arriving = self._arrivals(places)
        """The chance to come home in exactly the first, second, ... round from now."""
        self.behind = {place: _behind(arriving) for place, arriving in self.arriving.items()}
        """The chance to come home later than that, a tie counting half."""
        self.rounds = {place: _mean(arriving) for place, arriving in self.arriving.items()}
        """How many rounds it takes on average."""

    def place(self, table: BattleTable, seat: int) -> Place:
        """Where the piece of this seat is, with the challenges that count as beaten."""
        square = table.squares[seat]
        if self.house.beaten_challenges == "closed":
            return Place(square, table.detour[seat], 0)
        beaten = max(0, self.board.next_challenge[square] - 1)
        if self.board.challenge_at[square]:
            beaten -= 1
        while beaten + 1 < CHALLENGES and table.has_beaten(seat, beaten + 1):
            beaten += 1
        return Place(square, table.detour[seat], beaten)

    def rounds_left(self, table: BattleTable, seat: int) -> float:
        return self.rounds[self.place(table, seat)]

    def chances(self, table: BattleTable) -> list[float]:
        """Everybody's chance of being home first, when a round is about to begin."""
        places = [self.place(table, seat) for seat in range(SEATS)]
        a, b, c, d = [self.behind[place] for place in places]
        ab, cd = [x * y for x, y in zip(a, b)], [x * y for x, y in zip(c, d)]
        others = (
            [x * y for x, y in zip(b, cd)],
            [x * y for x, y in zip(a, cd)],
            [x * y for x, y in zip(ab, d)],
            [x * y for x, y in zip(ab, c)],
        )
        alone = [
            sum([x * y for x, y in zip(self.arriving[place], later)]) for place, later in zip(places, others)
        ]
        shares = [share**IN_COMPANY for share in alone]
        whole = sum(shares)
        return [share / whole for share in shares]

    # -- one turn

    def _places(self) -> list[Place]:
        """All places that a piece can be in."""
        open_gates = self.house.beaten_challenges == "open"
        squares = [
            (square, beaten)
            for square in range(len(self.board.tiles))
            for beaten in (range(CHALLENGES) if open_gates else [0])
            if not open_gates or square <= self.board.gates[beaten + 1]
        ]
        found = [Place(square, NOT_IN_DETOUR, beaten) for square, beaten in squares]
        for square, beaten in squares:
            if self.board.tiles[square] == DETOUR:
                found.extend([Place(square, step, beaten) for step in range(len(self.board.detour_tiles))])
        return found

    def _turn(self, place: Place) -> Odds:
        """Where a turn leads from here, and how often."""
        found: Odds = {}
        for throw in THROWS:
            for after, odds in self._moved(place, throw):
                found[after] = found.get(after, 0.0) + odds * throw.odds
        return found

    def _moved(self, place: Place, throw: Throw) -> list[tuple[Place, float]]:
        if place.detour >= 0:
            return [(self._crept(place, throw.total), 1.0)]
        challenge = self.board.challenge_at[place.square]
        if challenge <= place.beaten:
            return self._landed(place, throw.total)
        if (throw.total if self.house.extra_at_challenges else throw.two) < challenge:
            return [(place, 1.0)]
        if challenge == CHALLENGES:
            return [(HOME, 1.0)]
        beaten = challenge if self.house.beaten_challenges == "open" else 0
        return self._landed(place._replace(beaten=beaten), throw.total)

    def _ahead(self, place: Place, squares: int) -> Place:
        self.table.squares[0] = place.square
        self.table.beaten[0] = (1 << place.beaten + 1) - 2
        return place._replace(square=self.table.square_ahead(0, squares))

    def _landed(self, start: Place, moves: int) -> list[tuple[Place, float]]:
        """After a move, and after what the tile there does."""
        place = self._ahead(start, moves)
        tile = self.board.tiles[place.square]
        if tile == DETOUR:
            return [(place._replace(detour=0), 1.0)]
        if tile in (BOOST, SETBACK, FIFTY_FIFTY):
            return self._coloured(place, tile)
        if tile in (ONE_VS_ONE, ONE_VS_THREE):
            far, won = (DUEL_MOVE, DUELS_WON) if tile == ONE_VS_ONE else (CROWD_MOVE, CROWDS_WON)
            return [(self._ahead(place, far), won), (place, 1 - won)]
        far = shift(tile)
        return [(self._ahead(place, far) if far > 0 else self._back(place, -far), 1.0)]

    def _back(self, place: Place, squares: int) -> Place:
        return place._replace(square=max(0, place.square - squares))

    def _coloured(self, place: Place, tile: int) -> list[tuple[Place, float]]:
        blue = self._ahead(place, self.board.blue_ahead[place.square] - place.square)
        red = place._replace(square=self.board.red_behind[place.square])
        if tile == FIFTY_FIFTY:
            return [(blue, 0.5), (red, 0.5)]
        return [(blue if tile == BOOST else red, 1.0)]

    def _crept(self, place: Place, moves: int) -> Place:
        """After a move in the detour."""
        board = self.board
        goal = min(place.detour + moves, board.detour_end)
        if self.house.exit_detour == "passing":
            goal = next((step for step in board.exits() if place.detour < step <= goal), goal)
        if board.detour_tiles[goal] == EXIT_DETOUR:
            return place._replace(detour=NOT_IN_DETOUR)
        return place._replace(detour=min(max(goal + shift(board.detour_tiles[goal]), 0), board.detour_end))

    # -- all turns

    def _arrivals(self, places: list[Place]) -> dict[Place, list[float]]:
        """Round by round, from what each turn leads to; those still on their way come in at the end."""
        now = dict.fromkeys(places, 0.0) | {HOME: 1.0}
        found: dict[Place, list[float]] = {place: [] for place in places}
        ways = {place: (list(odds), list(odds.values())) for place, odds in self._ways.items()}
        for _ in range(LONGEST):
            after = {place: sum([now[goal] * odd for goal, odd in zip(*way)]) for place, way in ways.items()}
            for place, share in after.items():
                found[place].append(share)
            now = after | {HOME: 0.0}
        for shares in found.values():
            shares[-1] += max(0.0, 1 - sum(shares))
        return found


def _behind(arriving: list[float]) -> list[float]:
    found, left = [], 1.0
    for share in arriving:
        found.append(left - share / 2)
        left -= share
    return found


def _mean(arriving: list[float]) -> float:
    return sum([n * share for n, share in enumerate(arriving, start=1)])


@cache
def race_of(house: House) -> Race:
    """The race on the board of this house; it takes a moment, once."""
    return Race(house)
