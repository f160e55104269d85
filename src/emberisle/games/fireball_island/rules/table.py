"""What lies on the table in Fireball Island."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Final, Literal

from emberisle.games.fireball_island.rules.board import (
    BLIND_CAVE,
    BOARDS,
    DOCK,
    NOWHERE,
    POINT,
    START,
    Board,
    is_cave,
    on_trail,
)
from emberisle.games.fireball_island.rules.cards import DECK, FULL_HAND
from emberisle.games.fireball_island.rules.house import House
from emberisle.games.fireball_island.rules.marbles import WAYS
from emberisle.games.fireball_island.rules.moves import Walk
from emberisle.games.fireball_island.rules.walks import Going, as_walk, walks
from emberisle.kernel.steps import Step
from emberisle.kernel.table import Table

NOBODY: Final = -1
NO_TOKEN: Final = 0
HELD: Final = 1
TRADED: Final = 2
REMEMBERED_TRACK: Final = 24
"""All nine cards of the deck move a piece back by 18 spaces, and further where others stand in the way."""


Moment = Literal["first", "before", "after", "move", "end", "between"]
"""Who begins; before or after the roll; the move; the end of the turn, and what may come between two."""
OTHERS: Final = [[(*range(seat + 1, seats), *range(seat)) for seat in range(seats)] for seats in range(5)]
"""For each number of seats and each seat the others, clockwise."""
FROM_FIRST: Final = [[(seat, *row) for seat, row in enumerate(rows)] for rows in OTHERS]
TO_LAST: Final = [[(*row, seat) for seat, row in enumerate(rows)] for rows in OTHERS]
"""The same with the seat itself, at the beginning and at the end."""
ROWS: Final = [row for length in range(5) for row in permutations(range(4), length)]
"""All rows of seats that can be asked one after the other, that of nobody first."""


@dataclass(eq=False)
class IslandTable(Table):
    """The pieces, the jewel, the cards [FI-1.2], and how far the turn has come."""

    house: House
    seats: int
    places: list[int]
    lying: list[bool]
    """Whose piece lies on its side in a pit [FI-11.2]."""
    tracks: list[tuple[int, ...]]
    """For each piece the spaces it came by, the last one last, as far as they matter [FI-14.13]."""
    tokens: list[int]
    jewel_owner: int
    jewel_at: int
    """Where the jewel lies if nobody owns it."""
    hands: list[tuple[int, ...]]
    left: list[int]
    """How many of each kind are in the drawpile."""
    discard: list[int]
    known: list[tuple[int, int, int]]
    """Who knows of whom to hold which card, since it was taken from them."""
    contenders: tuple[int, ...]
    """Who still rolls for the first turn."""
    regular: int
    """Whose turn it would be by the order of the seats alone."""
    turn: int
    turns: int
    """How many turns have begun."""
    owed: list[int]
    """For each seat the turns it has in a row after the present one."""
    moment: Moment
    die: int
    doubled: bool
    """Whether the next roll counts twice [FI-14.17]."""
    twice: bool
    """Whether the roll that lies there counts twice."""
    seeking: bool
    """Whether the die is rolled for a cave."""
    ahead: int
    """The spaces of a Move Ahead that replaces the roll of this turn, or 0."""
    lost: bool
    """Whether the rest of this turn is lost [FI-11.12]."""
    rising: bool
    """Whether this turn is spent standing up [FI-11.4]."""
    played: list[tuple[int, int]]
    """Cards that can still be cancelled, the last on top: who played them, and which."""
    walk: tuple[int, ...]
    """The spaces still to go."""
    walked: tuple[int, ...]
    """Where the move began, and the spaces entered since."""
    backwards: bool
    """Whether the piece is being moved back."""
    pushed_back: list[tuple[int, int]]
    """By whose card, and how far, the piece goes back after this move."""
    way: str
    """The way chosen for a Fireball."""
    roller: int
    marbles: str
    """How Fireballs roll: by physics or by the atlas; a guess always uses the atlas."""
    winner: int

    def clear_turn(self) -> None:
        """Nothing of the turn before is left; a doubling still waits for its roll."""
        self.die = 0
        self.twice = False
        self.ahead = 0
        self.lost = False
        self.rising = False

    # -- the board and the pieces

    @property
    def board(self) -> Board:
        return BOARDS[self.house.plateau_joined]

    def others(self, seat: int) -> tuple[int, ...]:
        """Clockwise from the next seat."""
        return OTHERS[self.seats][seat]

    def occupied(self, seat: int) -> tuple[int, ...]:
        """Where others than this seat are."""
        places = self.places
        return (*places[seat + 1 :], *places[:seat])

    def walks(self, count: int) -> tuple[Walk, ...]:
        """Where the piece whose turn it is can go by so many spaces."""
        seat = self.turn
        point = self.jewel_at == POINT  # a space like any other later [FI-6.6]
        dock = self.jewel_owner == seat or self.house.dock == "anyone"
        jewel = self.jewel_place()
        thief = jewel if on_trail(jewel) else NOWHERE  # [FI-12.2]
        return walks(self.board, self.places[seat], count, self.occupied(seat), point, dock, thief)

    def ways_back(self, count: int) -> tuple[Walk, ...]:
        """Where a card can push the piece whose turn it is [FI-14.13], an empty bridge at most [FI-14.15].

        Out of caves and the like that is nowhere.
        """
        seat = self.turn
        place = self.places[seat]
        if not on_trail(place):
            return ()
        forced = self.tracks[seat][::-1] if self.house.back == "retrace" else ()
        point = self.jewel_at == POINT
        gains = self.house.back_gains == "everything"
        closed = (POINT,) if point and not gains else ()  # [FI-14.16]
        going = Going(self.board, self.occupied(seat), point and gains, closed=closed)
        return tuple([as_walk(path) for path in going.walks(place, count, forced)])

    def jewel_place(self) -> int:
        """Where the jewel is, whoever owns it."""
        return self.places[self.jewel_owner] if self.jewel_owner != NOBODY else self.jewel_at

    def can_go_ahead(self, seat: int) -> bool:
        """Whether Move Ahead works on this piece: not out of the blind cave [FI-14.11]."""
        return self.places[seat] != BLIND_CAVE

    def targets_of(self, way: str) -> list[int]:
        """Whom a Fireball on this way can hit."""
        found = WAYS[way].found
        return [seat for seat in range(self.seats) if found[self.places[seat]] != NOWHERE]

    def targets(self) -> tuple[int, ...]:
        """Whom the Fireball that is about to roll can hit."""
        return tuple(self.targets_of(self.way)) if self.way else ()

    def distances(self) -> list[int]:
        """How many spaces each is from winning."""
        far, jewel = self.board.far, self.jewel_place()
        return [far[place][jewel] + far[jewel][DOCK] for place in self.places]

    def distance(self, seat: int, place: int) -> int:
        """How many spaces it would be from here: to the jewel, if another has it, and with it to the Dock."""
        jewel = place if self.jewel_owner == seat else self.jewel_place()
        return self.board.far[place][jewel] + self.board.far[jewel][DOCK]

    def goal(self, seat: int) -> int:
        """Where this seat wants to be: at the Dock with the jewel, or where the jewel is."""
        return DOCK if self.jewel_owner == seat else self.jewel_place()

    # -- cards

    def holds(self, seat: int, kind: int) -> bool:
        return kind in self.hands[seat]

    def room(self, seat: int) -> int:
        """How many cards this seat may still take [FI-4.2]."""
        return FULL_HAND - len(self.hands[seat])

    def give(self, seat: int, kind: int) -> None:
        self.hands[seat] = tuple(sorted((*self.hands[seat], kind)))

    def lose(self, seat: int, kind: int) -> None:
        hand = list(self.hands[seat])
        hand.remove(kind)
        self.hands[seat] = tuple(hand)

    def may_come(self, kind: int) -> bool:
        """Whether a card of this kind may be in a hand, as far as everybody can see [FI-13.6]."""
        return self.discard.count(kind) < DECK[kind]

    def may_play(self, seat: int) -> bool:
        """Not in a turn that is spent standing up, but after it [FI-11.4, FI-14.7]."""
        return not (self.rising and seat == self.turn and self.moment == "end")

    def fitted(self, seat: int) -> bool:
        """Whether jewel and token are fitted together [FI-5.4]."""
        return self.jewel_owner == seat and self.tokens[seat] == HELD

    def in_cave(self, seat: int) -> bool:
        return is_cave(self.places[seat])


def fresh_table(seats: int, house: House) -> IslandTable:
    """All pieces on the plateau [FI-2.1], the jewel on Vul-Kar Point [FI-2.2], the cards in the drawpile."""
    return IslandTable(
        house=house,
        seats=seats,
        places=[START] * seats,
        lying=[False] * seats,
        tracks=[()] * seats,
        tokens=[NO_TOKEN] * seats,
        jewel_owner=NOBODY,
        jewel_at=POINT,
        hands=[()] * seats,
        left=list(DECK),
        discard=[],
        known=[],
        contenders=tuple(range(seats)),
        regular=NOBODY,
        turn=NOBODY,
        turns=0,
        owed=[0] * seats,
        moment="first",
        die=0,
        doubled=False,
        twice=False,
        seeking=False,
        ahead=0,
        lost=False,
        rising=False,
        played=[],
        walk=(),
        walked=(),
        backwards=False,
        pushed_back=[],
        way="",
        roller=NOBODY,
        marbles=house.marbles,
        winner=NOBODY,
    )


Steps = tuple[Step[IslandTable], ...]
