"""Notation: values to plain JSON data and back. ``Roll("MM")`` is written ``{"Roll": ["MM"]}``."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final

from emberisle.kernel.errors import BadNotation, quoted
from emberisle.kernel.values import Move, Value

_PLAIN: Final = frozenset([type(None), bool, int, float, str])
"""The kinds of things that are their own notation, as most are."""

DEEPEST: Final = 50
"""How deep notation may be nested: far more than any game needs, and no more than a machine can bear."""

Vocabulary = tuple[type[Value], ...]
"""Every kind of value that the notation can meet; of two with one name the first is meant."""


def write(value: object, depth: int = 0) -> object:
    """A value as JSON data. Dataclasses (views) become objects, and are not read back."""
    if type(value) in _PLAIN:
        return value
    if depth > DEEPEST:
        raise BadNotation("too deeply nested to have a notation")
    if isinstance(value, Value):
        return {
            type(value).__name__: [
                part if type(part) in _PLAIN else write(part, depth + 1) for part in value.parts()
            ]
        }
    if isinstance(value, (list, tuple)):
        return [write(item, depth + 1) for item in value]
    if isinstance(value, dict):
        return {str(key): write(item, depth + 1) for key, item in value.items()}
    if is_dataclass(value):
        return {field.name: write(getattr(value, field.name), depth + 1) for field in fields(value)}
    if isinstance(value, (int, float, str)):
        return value
    raise BadNotation(f"{type(value).__name__} has no notation")


def proper_text(text: object, what: str) -> str:
    """Text that can be hashed and kept in a file."""
    if not isinstance(text, str):
        raise BadNotation(f"{what} is text, not {quoted(text)}")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadNotation(f"{what} is proper text, not {quoted(text)}") from None
    return text


def read(data: object, vocabulary: Vocabulary, depth: int = 0) -> object:
    """The value that this data notes; arrays come back as tuples."""
    if type(data) in _PLAIN:
        return data
    if depth > DEEPEST:
        raise BadNotation("too deeply nested to be the notation of anything")
    if isinstance(data, list):
        return tuple([item if type(item) in _PLAIN else read(item, vocabulary, depth + 1) for item in data])
    if isinstance(data, dict) and len(data) == 1:
        name: object
        for name, parts in data.items():
            return _read_value(name, parts, vocabulary, depth + 1)
    if isinstance(data, (int, float, str)):
        return data
    raise BadNotation(f"{quoted(data)} is not the notation of anything")


def read_move(data: object, vocabulary: Vocabulary) -> Move:
    """The move that this data notes."""
    move = read(data, vocabulary)
    if not isinstance(move, Move):
        raise BadNotation(f"{quoted(data)} is not the notation of a move")
    return move


class _Index:
    """The kinds of a vocabulary by their names."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.kinds: dict[object, type[Value]] = {kind.__name__: kind for kind in reversed(vocabulary)}


_indexes: Final[dict[int, _Index]] = {}
_MOST_INDEXES: Final = 64


def _index(vocabulary: Vocabulary) -> _Index:
    """The index of a vocabulary, made once for each: a game has one, and reads with it all the time."""
    known = _indexes.get(id(vocabulary))
    if known is None or known.vocabulary is not vocabulary:
        if len(_indexes) >= _MOST_INDEXES:
            _indexes.clear()
        known = _indexes[id(vocabulary)] = _Index(vocabulary)
    return known


def _read_value(name: object, parts: object, vocabulary: Vocabulary, depth: int) -> Value:
    kind = _index(vocabulary).kinds.get(name)
    if kind is None:
        known = ", ".join([kind.__name__ for kind in vocabulary])
        raise BadNotation(f"{quoted(name)} is not known here; known are {known}")
    if not isinstance(parts, list):
        raise BadNotation(f"{name} needs the list of its parts, not {quoted(parts)}")
    if issubclass(kind, Move):
        values = [part if type(part) in _PLAIN else _read_part(part, vocabulary, depth) for part in parts]
        return _made_move(kind, tuple(values))
    given = tuple([read(part, vocabulary, depth) for part in parts])
    try:
        value = kind(*given)
    except (TypeError, ValueError) as error:
        raise BadNotation(f"{name} does not have the parts {quoted(given)} ({error})") from None
    if value.parts() != given:
        raise BadNotation(f"{name} does not have the parts {quoted(given)}")
    return value


def _made_move(kind: type[Move], values: tuple[object, ...]) -> Move:
    try:
        return kind(*values)
    except TypeError:  # it checks each of its parts itself
        wrong = f"{kind.__name__} does not have the parts {quoted(values)}"
        raise BadNotation(f"{wrong}: too few, or too many") from None


def _read_part(part: object, vocabulary: Vocabulary, depth: int) -> object:
    """A part of a move; what cannot be read is left to the move, which says what should be there."""
    try:
        return read(part, vocabulary, depth)
    except BadNotation:
        return part
