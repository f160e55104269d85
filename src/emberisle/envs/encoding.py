"""Encoding: how a game's moves become numbers and its views flat rows of numbers, from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from struct import Struct
from typing import Any, ClassVar, NamedTuple

from emberisle.envs.numbering import Numbering
from emberisle.kernel.game import Game, View
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Ask, Chance


class Field(NamedTuple):
    """Some numbers in a row of an observation, and what they mean."""

    name: str
    size: int
    said: str
    low: float = 0.0
    high: float = 1.0


class Encoding:
    """The numbers of one game at a table of so many seats; a game overrides what its view needs.

    Seats are counted from one's own chair: first oneself, then the others clockwise.
    """

    def __init__(self, ruleset: Ruleset[Any], seats: int, house: Mapping[str, object]) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.house = house
        kinds = [kind for kind in ruleset.vocabulary() if issubclass(kind, Ask)]
        self._questions = {kind: number for number, kind in enumerate(kinds)}
        self._heads: dict[tuple[int, int | None, type], bytes] = {}
        self._chairs = [clockwise(seats, seat) for seat in range(seats)]
        self.numbering = self.numbered()
        self.fields: tuple[Field, ...] = (*self._head(), *self.seen())
        self.size = sum([field.size for field in self.fields])

    # -- what a game says

    def numbered(self) -> Numbering:
        """The numbers of its moves: one for all tables, made once."""
        raise NotImplementedError

    def view(self, table: Any, seat: int) -> Any:
        """What a seat sees of the table, and all that an observation is made from."""
        return self.ruleset.view(table, seat)

    def seen(self) -> Iterable[Field]:
        """What is read from the view, in order."""
        raise NotImplementedError

    def look(self, table: Any, chairs: tuple[int, ...]) -> bytes:
        """The numbers of all these fields in a view, ``packed``; ``chairs`` are the seats from one's own on.

        Parts of a view that stay the same for a while are best packed by functions that remember them.
        """
        raise NotImplementedError

    def returns(self, view: View) -> list[float]:
        """What each seat gets at the end: they add up to nothing, and a lone winner gets 1."""
        winners, seats = view.winners, self.seats
        if not winners or seats == 1:
            return [1.0 if seat in winners else -1.0 for seat in range(seats)]
        share = 1 / len(winners)
        return [(seats * (share if seat in winners else 0.0) - 1) / (seats - 1) for seat in range(seats)]

    @property
    def adds_up_to_nothing(self) -> bool:
        """Whether what one seat gets the others lose."""
        return self.seats > 1 and not self.ruleset.all_may_lose

    most_outcomes: ClassVar[int] = 6**4
    """No chance step lists more."""

    @property
    def lists_chance(self) -> bool:
        """Whether the outcomes of every chance step can be listed, in parts if need be."""
        return not self.ruleset.slow_chance(self.house)

    def outcomes(
        self, step: Chance[Any], table: Any, drawn: tuple[object, ...]
    ) -> list[tuple[object, float]]:
        """What chance can give here with its odds; where it is drawn in parts, what can come next."""
        return step.outcomes(table)

    def is_whole(self, step: Chance[Any], drawn: tuple[object, ...]) -> bool:
        """Whether these parts are all there are."""
        return True

    def whole(self, step: Chance[Any], drawn: tuple[object, ...]) -> object:
        """The outcome that these parts make."""
        return drawn[0]

    # -- what all games share

    def _head(self) -> tuple[Field, ...]:
        return (
            Field("seat", self.ruleset.most, "one's own seat, as moves name it"),
            Field("to_move", self.seats, "who is to move, from one's own chair"),
            Field("question", len(self._questions), f"what is asked: {', '.join(self._names())}"),
        )

    def _names(self) -> list[str]:
        return [kind.__name__ for kind in self._questions]

    def observe(self, game: Game, seat: int) -> bytes:
        """What a seat sees of a game as numbers, packed, in the order of ``fields``."""
        key = (seat, game.to_move, type(game.step))
        head = self._heads.get(key)
        if head is None:
            head = self._heads[key] = self._packed_head(*key)
        return head + self.look(self.view(game.table, seat), self._chairs[seat])

    def _packed_head(self, seat: int, mover: int | None, question: type) -> bytes:
        asked = self._questions.get(question) if mover is not None else None
        return packed(
            [
                *one_hot(seat, self.ruleset.most),
                *who(mover, self._chairs[seat]),
                *one_hot(asked, len(self._questions)),
            ]
        )

    def places(self) -> dict[str, slice]:
        """Where each field is in an observation."""
        found: dict[str, slice] = {}
        start = 0
        for field in self.fields:
            found[field.name] = slice(start, start + field.size)
            start += field.size
        return found


# -- words for encodings


def packed(cells: Sequence[float]) -> bytes:
    """Numbers in a row as 32-bit floats, which is how arrays hold them."""
    return _packer(len(cells))(*cells)


@cache
def _packer(count: int) -> Callable[..., bytes]:
    return Struct(f"{count}f").pack


remembered = lru_cache(4096)
"""For a function that packs a part of a view, as the same parts are seen again and again."""


def clockwise(seats: int, first: int) -> tuple[int, ...]:
    return tuple([(first + away) % seats for away in range(seats)])


def one_hot(number: int | None, size: int) -> list[float]:
    """A 1 in this place and nothing else; nothing at all for None and for what is below 0."""
    row = [0.0] * size
    if number is not None and number >= 0:
        row[number] = 1.0
    return row


def who(seat: int | None, chairs: Sequence[int]) -> list[float]:
    """A seat, seen from one's own chair; nothing for nobody."""
    return [1.0 if other == seat else 0.0 for other in chairs]


def counts(things: Iterable[str], numbers: Mapping[str, int], scale: float) -> list[float]:
    """How many there are of each kind."""
    row = [0.0] * len(numbers)
    for thing in things:
        row[numbers[thing]] += scale
    return row


def within(value: float, low: float = 0.0, high: float = 1.0) -> float:
    """This value, or the bound that it exceeds."""
    return low if value < low else min(value, high)
