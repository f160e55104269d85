"""Numbers for games that bring no encoding of their own: fixed places, read from the types of the view.

Every field of the view has room of its own: a number or a yes or no one place, a text one for each of its
first letters, a list its length and room for its first things. Nothing is hashed, and nothing moves about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from emberisle.envs.encoding import Encoding, Field, packed, within
from emberisle.envs.numbering import ByPlace, Listed, Numbering
from emberisle.kernel.match import new_game
from emberisle.kernel.notation import write
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.values import Move, part_names

MOST_MOVES: Final = 256
"""So many moves may be legal at once in a game that does not number them."""
LETTERS: Final = 8
ROOM: Final = 16
LARGE: Final = 1_000_000.0
"""Numbers beyond this are cut off."""

Reader = Callable[[Any], list[float]]


class GenericEncoding(Encoding):
    """The view of any game, and moves by their place in the list, or by their kind where that says it all."""

    def __init__(self, ruleset: Ruleset[Any], seats: int, house: Mapping[str, object]) -> None:
        shown = new_game(ruleset, seats, 0, house).view(0).table
        self._readers = _readers_of(type(shown))
        super().__init__(ruleset, seats, house)

    def numbered(self) -> Numbering:
        kinds: list[Any] = [kind for kind in self.ruleset.vocabulary() if issubclass(kind, Move)]
        if any(part_names(kind) for kind in kinds):
            return ByPlace(MOST_MOVES)
        return Numbering(Listed(", ".join([kind.__name__ for kind in kinds]), *[kind() for kind in kinds]))

    def seen(self) -> Iterable[Field]:
        return [
            Field(name, size, f"the field `{name}` of the view", -LARGE, LARGE)
            for name, (size, _) in self._readers.items()
        ]

    def look(self, table: Any, chairs: tuple[int, ...]) -> bytes:
        return packed(
            [cell for name, (_, read) in self._readers.items() for cell in read(getattr(table, name))]
        )


def _readers_of(kind: type) -> dict[str, tuple[int, Reader]]:
    """For every field of a view its size, and what reads it."""
    assert is_dataclass(kind), "a view is a dataclass"
    hints = get_type_hints(kind)
    return {field.name: _reader(hints[field.name]) for field in fields(kind)}


def _reader(hint: Any) -> tuple[int, Reader]:
    if hint in (int, float, bool):
        return 1, lambda value: [within(float(value), -LARGE, LARGE)]
    if hint is str or get_origin(hint) is Literal:
        return LETTERS, _letters
    if get_origin(hint) in (Union, UnionType):
        return _optional(hint)
    if get_origin(hint) in (tuple, list):
        return _listed(get_args(hint))
    if isinstance(hint, type) and is_dataclass(hint):
        return _nested(_readers_of(hint))
    return ROOM, lambda value: _filled(_letters(str(write(value)), ROOM), ROOM)


def _letters(text: object, room: int = LETTERS) -> list[float]:
    return _filled([float(ord(letter)) for letter in str(text)[:room]], room)


def _filled(cells: list[float], size: int) -> list[float]:
    return cells[:size] + [0.0] * (size - len(cells))


def _optional(hint: Any) -> tuple[int, Reader]:
    """A thing that may be missing has a place before it that says whether it is there."""
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    size, read = _reader(kinds[0]) if len(kinds) == 1 else _reader(object)
    return 1 + size, lambda value: [0.0] * (1 + size) if value is None else [1.0, *read(value)]


def _listed(kinds: tuple[Any, ...]) -> tuple[int, Reader]:
    """Its length, then room for its first things."""
    if len(kinds) > 1 and kinds[1] is not Ellipsis:
        parts = [_reader(kind) for kind in kinds]
        whole = sum([size for size, _ in parts])
        return whole, lambda value: [cell for (_, read), item in zip(parts, value) for cell in read(item)]
    size, read = _reader(kinds[0] if kinds else object)
    room = ROOM * size

    def cells(value: Any) -> list[float]:
        first = [cell for item in value[:ROOM] for cell in read(item)]
        return [float(len(value)), *_filled(first, room)]

    return 1 + room, cells


def _nested(readers: dict[str, tuple[int, Reader]]) -> tuple[int, Reader]:
    size = sum([size for size, _ in readers.values()])
    return size, lambda value: [
        cell for name, (_, read) in readers.items() for cell in read(getattr(value, name))
    ]
