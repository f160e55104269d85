"""Notation: values to plain JSON data and back. ``Roll("MM")`` is written ``{"Roll": ["MM"]}``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass

from emberisle.kernel.errors import BadNotation
from emberisle.kernel.values import Value


def write(value: object) -> object:
    """A value as JSON data. Dataclasses (views) become objects, and are not read back."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, Value):
        return {type(value).__name__: [write(part) for part in value.parts()]}
    if isinstance(value, (list, tuple)):
        return [write(item) for item in value]
    if isinstance(value, dict):
        return {str(key): write(item) for key, item in value.items()}
    if is_dataclass(value):
        return {field.name: write(getattr(value, field.name)) for field in fields(value)}
    raise BadNotation(f"{type(value).__name__} has no notation")


def proper_text(text: object, what: str) -> str:
    """Text that can be hashed and kept in a file."""
    if not isinstance(text, str):
        raise BadNotation(f"{what} is text, not {text!r}")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadNotation(f"{what} is proper text, not {text!r}") from None
    return text


def read(data: object, vocabulary: Sequence[type[Value]]) -> object:
    """The value that this data notes; arrays come back as tuples."""
    try:
        return _read(data, vocabulary)
    except RecursionError:
        raise BadNotation("too deeply nested to be the notation of anything") from None


def _read(data: object, vocabulary: Sequence[type[Value]]) -> object:
    if data is None or isinstance(data, (bool, int, float, str)):
        return data
    if isinstance(data, list):
        return tuple([_read(item, vocabulary) for item in data])
    if isinstance(data, dict) and len(data) == 1:
        for name, parts in data.items():
            return _read_value(name, parts, vocabulary)
    raise BadNotation(f"{data!r} is not the notation of anything")


def _read_value(name: str, parts: object, vocabulary: Sequence[type[Value]]) -> Value:
    for kind in vocabulary:
        if kind.__name__ == name:
            if not isinstance(parts, list):
                raise BadNotation(f"{name} should be followed by the list of its parts, not {parts!r}")
            try:
                return kind(*[_read(part, vocabulary) for part in parts])
            except (TypeError, ValueError) as error:
                raise BadNotation(f"{name} does not have the parts {parts!r} ({error})") from None
    known = ", ".join([kind.__name__ for kind in vocabulary])
    raise BadNotation(f"{name!r} is not known here; known are {known}")
