"""Numbering: every move of a game has a number, the same in every position, at every table and in every run.

A numbering is made of blocks, one behind the other. A number that no move of a block has any more would stay
free: a numbering changes with the version of the rules, and with nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.values import Move, Value

_MOST_KEPT: Final = 50_000
"""So many moves are recognised at once: games offer the same ones again and again."""


class NoNumber(EmberisleError):
    """A move that the numbering of its game does not know, or a number that no move has."""


class Block:
    """Some numbers in a row, and the moves that have them."""

    def __init__(self, kinds: tuple[type[Value], ...], size: int, said: str) -> None:
        self.kinds = kinds
        self.size = size
        self.said = said
        """What has these numbers, as the documentation lists it."""

    def number(self, move: Any) -> int:
        raise NotImplementedError

    def move(self, number: int) -> Value:
        raise NotImplementedError


class Listed(Block):
    """Moves of one kind, one by one."""

    def __init__(self, said: str, *moves: Value) -> None:
        super().__init__(tuple({type(move): None for move in moves}), len(moves), said)
        self.moves = moves
        self._numbers = {move: number for number, move in enumerate(moves)}

    def number(self, move: Any) -> int:
        return self._numbers[move]

    def move(self, number: int) -> Value:
        return self.moves[number]


class Parts(Block):
    """Moves of one kind whose parts are each taken from a list: counted like digits, the last part first."""

    def __init__(self, kind: type[Move], *parts: Sequence[object]) -> None:
        size = 1
        for values in parts:
            size *= len(values)
        counts = " x ".join([str(len(values)) for values in parts])
        super().__init__((kind,), size, f"{kind.__name__}: {counts}" if len(parts) > 1 else kind.__name__)
        self._kind: Any = kind
        self._parts = parts
        self._places = [{value: place for place, value in enumerate(values)} for values in parts]

    def number(self, move: Any) -> int:
        number = 0
        for places, part in zip(self._places, move.parts()):
            number = number * len(places) + places[part]
        return number

    def move(self, number: int) -> Value:
        found: list[object] = []
        for values in reversed(self._parts):
            number, place = divmod(number, len(values))
            found.append(values[place])
        made = self._kind(*reversed(found))
        assert isinstance(made, Value)
        return made


class Walks(Block):
    """Ways along a map, each a move: of up to so many spaces, straight back at most so many times.

    They are numbered as one finds them: each space in order with all ways that begin there, and of those
    first the one that ends at once, then those that go on to each space that joins it.
    """

    def __init__(
        self,
        kind: type[Move],
        names: Sequence[str],
        joins: Sequence[Sequence[int]],
        longest: int,
        turns: int = 0,
    ) -> None:
        self._kind: Any = kind
        self._names = names
        self._joins = [tuple(sorted(others)) for others in joins]
        self._numbers = {name: number for number, name in enumerate(names)}
        self._longest = longest
        self._turns = turns
        self._count = lru_cache(None)(self._counted)
        self._found: dict[tuple[str, ...], int] = {}
        size = sum([self._count(-1, space, longest - 1, turns) for space in range(len(names))])
        super().__init__((kind,), size, f"{kind.__name__}: every way of up to {longest} spaces")

    def _counted(self, before: int, space: int, left: int, turns: int) -> int:
        """How many ways go on from a space with so many spaces left, the one that ends there included."""
        return 1 + sum([self._count(*on) for on in self._onward(before, space, left, turns)])

    def _onward(self, before: int, space: int, left: int, turns: int) -> list[tuple[int, int, int, int]]:
        """Where a way can go on, in order."""
        if left == 0:
            return []
        onward = [(space, other, left - 1, turns - (other == before)) for other in self._joins[space]]
        return [on for on in onward if on[3] >= 0]

    def _beginnings(self) -> list[tuple[int, int, int, int]]:
        return [(-1, space, self._longest - 1, self._turns) for space in range(len(self._names))]

    def number(self, move: Any) -> int:
        path: tuple[str, ...] = move.path
        if path not in self._found:
            self._found[path] = self._searched(path)
        return self._found[path]

    def _searched(self, path: tuple[str, ...]) -> int:
        number = -1
        choices = self._beginnings()
        for name in path:
            number += 1
            space = self._numbers[name]
            for choice in choices:
                if choice[1] == space:
                    break
                number += self._count(*choice)
            else:
                raise KeyError(name)
            choices = self._onward(*choice)
        return number

    def move(self, number: int) -> Value:
        path: list[str] = []
        choices = self._beginnings()
        while number >= 0:
            for choice in choices:
                ways = self._count(*choice)
                if number < ways:
                    break
                number -= ways
            path.append(self._names[choice[1]])
            number -= 1
            choices = self._onward(*choice)
        made = self._kind(tuple(path))
        assert isinstance(made, Value)
        return made


class Numbering:
    """The numbers of all moves of a game, and back."""

    def __init__(self, *blocks: Block) -> None:
        self.blocks: list[tuple[int, Block]] = []
        self.size = 0
        for block in blocks:
            self.blocks.append((self.size, block))
            self.size += block.size
        self._home: Mapping[type, tuple[int, Block]] = {
            kind: found for found in self.blocks for kind in found[1].kinds
        }
        self._known: dict[int, tuple[Value, int]] = {}

    def number(self, move: Value) -> int:
        """The number of this move."""
        known = self._known.get(id(move))
        if known is not None:  # kept with it, so that no other can have its id
            return known[1]
        try:
            first, block = self._home[type(move)]
            number = first + block.number(move)
        except (KeyError, ValueError):
            raise NoNumber(f"{move!r} has no number here") from None
        if len(self._known) >= _MOST_KEPT:
            self._known.clear()
        self._known[id(move)] = move, number
        return number

    def numbers(self, moves: tuple[Value, ...]) -> list[int]:
        """The numbers of these moves, in their order."""
        known = self._known
        return [known[id(move)][1] if id(move) in known else self.number(move) for move in moves]

    def move(self, number: int, moves: tuple[Value, ...] = ()) -> Value:
        """The move with this number; ``moves`` are those that are legal, where a numbering needs them."""
        for first, block in self.blocks:
            if first <= number < first + block.size:
                return block.move(number - first)
        raise NoNumber(f"no move has the number {number}; there are {self.size}")


class ByPlace(Numbering):
    """For games that number nothing themselves: a move has its place in the list of those that are legal."""

    def __init__(self, size: int) -> None:
        super().__init__(Block((), size, "the place of the move in the list of legal moves"))

    def number(self, move: Value) -> int:
        raise NoNumber(f"{move!r} has a number only among the moves that are legal beside it")

    def numbers(self, moves: tuple[Value, ...]) -> list[int]:
        if len(moves) > self.size:
            raise NoNumber(f"{len(moves)} moves are legal, and there are numbers for {self.size}")
        return list(range(len(moves)))

    def move(self, number: int, moves: tuple[Value, ...] = ()) -> Value:
        if not 0 <= number < len(moves):
            raise NoNumber(f"there is no move {number} among {len(moves)}")
        return moves[number]
