"""Games of a few lines: a heap, plates, a coin under one of three cups, an echo, and a wheel of fortune."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from emberisle import Event, Luck
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Ask, Chance, Do, Step, then
from emberisle.kernel.table import Table
from emberisle.kernel.values import Value


class Say(Value):
    """A word: how many, or where."""

    def __init__(self, word: int | str) -> None:
        self.word = word


@dataclass(eq=False)
class TinyTable(Table):
    left: int
    points: list[int]
    turn: int
    cup: str
    shown: bool


TinySteps = tuple[Step[TinyTable], ...]


class Tiny(Ruleset[TinyTable]):
    """What they have in common: most points win."""

    title = "Tiny"
    fewest = 2
    most = 2
    first: TinySteps
    left = 0

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[TinyTable, TinySteps]:
        return TinyTable(self.left, [0] * seats, 0, "", False), self.first

    def scores(self, table: TinyTable) -> list[int]:
        return table.points[:]

    def winners(self, table: TinyTable) -> list[int]:
        best = min(table.points) if self.fewest_points_win else max(table.points)
        return [seat for seat, points in enumerate(table.points) if points == best]

    def view(self, table: TinyTable, seat: int | None) -> object:
        seen = table.cup if table.shown or seat == 1 else ""
        return table.left, tuple(table.points), table.turn, seen

    def deal_unseen(self, table: TinyTable, seat: int, luck: Luck) -> None:
        """Nothing is hidden before the first decision, which is the one that is tested."""


class TakeSome(Ask[TinyTable]):
    """One to three are taken; who takes the last has the point."""

    def seat(self, table: TinyTable) -> int:
        return table.turn

    def moves(self, table: TinyTable) -> tuple[Value, ...]:
        return tuple([Say(number) for number in range(1, min(3, table.left) + 1)])

    def tell(self, table: TinyTable, given: object) -> list[Event]:
        return [Event("", "took", (table.turn, given))]

    def take(self, table: TinyTable, given: Say) -> TinySteps:
        assert isinstance(given.word, int)
        table.left -= given.word
        table.points[table.turn] += self.points(table, given.word)
        table.turn = 1 - table.turn
        return then(type(self)()) if table.left else ()

    def points(self, table: TinyTable, number: int) -> int:
        return 0 if table.left else 1


class TakePlates(TakeSome):
    """One to three are taken, a point for each; the last brings nothing."""

    def points(self, table: TinyTable, number: int) -> int:
        return number if table.left else 0


class Heap(Tiny):
    first = (TakeSome(),)

    def __init__(self, left: int) -> None:
        self.left = left


class Plates(Tiny):
    first = (TakePlates(),)
    left = 200


class DirtyPlates(Plates):
    fewest_points_win = True


CUPS: Final = ("left", "middle", "right")


class SeekOrToss(Ask[TinyTable]):
    """The first player looks for the coin, or tosses for the win."""

    def seat(self, table: TinyTable) -> int:
        return 0

    def moves(self, table: TinyTable) -> tuple[Value, ...]:
        return Say("seek"), Say("toss")

    def take(self, table: TinyTable, given: object) -> TinySteps:
        return then(Toss()) if given == Say("toss") else SEEKING[table.left]


class Toss(Chance[TinyTable]):
    def sample(self, table: TinyTable, luck: Luck) -> object:
        return luck.below(2)

    def take(self, table: TinyTable, given: int) -> TinySteps:
        table.points[given] += 1
        return ()


class FallUnderCup(Chance[TinyTable]):
    """The coin falls under any of the cups."""

    def __init__(self, only: int | None) -> None:
        self.only = only

    def sample(self, table: TinyTable, luck: Luck) -> object:
        return Say(CUPS[luck.below(3)])

    def tell(self, table: TinyTable, given: object) -> list[Event]:
        return [Event("", "coin", (given,), self.only)]

    def take(self, table: TinyTable, given: Say) -> TinySteps:
        return under(table, given)


class PutUnderCup(Ask[TinyTable]):
    """The second player puts it there."""

    def __init__(self, only: int | None) -> None:
        self.only = only

    def seat(self, table: TinyTable) -> int:
        return 1

    def moves(self, table: TinyTable) -> tuple[Value, ...]:
        return tuple([Say(cup) for cup in CUPS])

    def tell(self, table: TinyTable, given: object) -> list[Event]:
        return [Event("", "coin", (given,), self.only)]

    def take(self, table: TinyTable, given: Say) -> TinySteps:
        return under(table, given)


def under(table: TinyTable, given: Say) -> TinySteps:
    assert isinstance(given.word, str)
    table.cup = given.word
    return ()


class Peep(Do[TinyTable]):
    """The first player may look."""

    def tell(self, table: TinyTable, given: object) -> list[Event]:
        return [Event("", "coin", (table.cup,), only=0)]

    def do(self, table: TinyTable) -> TinySteps:
        table.shown = True
        return ()


class Point(PutUnderCup):
    """The first player points to a cup."""

    def seat(self, table: TinyTable) -> int:
        return 0

    def take(self, table: TinyTable, given: object) -> TinySteps:
        table.points[0 if given == Say(table.cup) else 1] += 1
        return ()


FALLS_OPENLY, FALLS_HIDDEN, FALLS_AND_IS_SEEN, PUT_OPENLY, PUT_HIDDEN = range(5)

SEEKING: Final[tuple[TinySteps, ...]] = (
    then(FallUnderCup(None), Point(None)),
    then(FallUnderCup(1), Point(None)),
    then(FallUnderCup(1), Peep(), Point(None)),
    then(PutUnderCup(None), Point(None)),
    then(PutUnderCup(1), Point(None)),
)


class Cups(Tiny):
    first = (SeekOrToss(),)

    def __init__(self, left: int) -> None:
        """One of the ways in which the coin gets there."""
        self.left = left


class SayTwice(Ask[TinyTable]):
    """The first player says a word and then the same again; no event tells of it."""

    def seat(self, table: TinyTable) -> int:
        return 0

    def moves(self, table: TinyTable) -> tuple[Value, ...]:
        return tuple([Say(cup) for cup in CUPS])

    def take(self, table: TinyTable, given: Say) -> TinySteps:
        if not table.cup:
            under(table, given)
            return then(SayTwice())
        table.points[0 if given == Say(table.cup) else 1] += 1
        return ()


class Echo(Tiny):
    first = (SayTwice(),)


class SpinWheel(Chance[TinyTable]):
    """Up to a thousand points, to either player."""

    def sample(self, table: TinyTable, luck: Luck) -> object:
        return luck.below(2001) - 1000

    def take(self, table: TinyTable, given: int) -> TinySteps:
        table.points[0 if given > 0 else 1] += abs(given)
        return ()


class TakeAndSpin(TakePlates):
    """A point or more, which is nothing beside the wheel that is spun then."""

    def take(self, table: TinyTable, given: Say) -> TinySteps:
        super().take(table, given)
        return then(SpinWheel())


class Wheel(Tiny):
    first = (TakeAndSpin(),)
    left = 200
