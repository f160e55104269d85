"""The table of any game as lines to read, made from what a seat sees of it and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Final

from emberisle.kernel.values import Value

WHOSE_TURN: Final = "turn"
"""The field that holds a seat in every game that has it."""
SCORES: Final = "scores"
"""The field that says what the names above the table say already."""
NOTHING: Final = "none"


def fields_by_seat(table: object, seats: int) -> frozenset[str]:
    """The fields that have one entry for each seat."""
    return frozenset([name for name, value in _fields(table).items() if _is_list(value, seats)])


def table_lines(table: object, names: Sequence[str], by_seat: Collection[str]) -> list[str]:
    """A line for each player with what the fields in ``by_seat`` say, and one for each other field."""
    if not _fields(table):
        return [in_words(table)]
    rows: list[list[str]] = [[] for _ in names]
    lines: list[str] = []
    for name, value in _fields(table).items():
        label = name.replace("_", " ")
        if name == SCORES:
            continue
        if name in by_seat and isinstance(value, Sequence) and _is_list(value, len(names)):
            for row, entry in zip(rows, value, strict=True):
                row.append(f"{label} {in_words(entry)}")
        elif name == WHOSE_TURN and type(value) is int and 0 <= value < len(names):
            lines.append(f"{label.capitalize()}: {names[value]}")
        else:
            lines.append(f"{label.capitalize()}: {in_words(value)}")
    players = [f"{name}: {'; '.join(row)}" for name, row in zip(names, rows, strict=True) if row]
    return [*players, *lines]


def in_words(value: object) -> str:
    """Something from a view as people read it."""
    if value is None or (isinstance(value, str | Collection) and not value):
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return f"{value:,}"
    if isinstance(value, Enum):
        return value.name.replace("_", " ").lower()
    if isinstance(value, Value):
        return _named(type(value).__name__, value.parts())
    if isinstance(value, Mapping):
        return ", ".join([f"{in_words(key)} {_inside(entry)}" for key, entry in value.items()])
    if _fields(value):
        return ", ".join([f"{name.replace('_', ' ')} {_inside(v)}" for name, v in _fields(value).items()])
    if isinstance(value, Collection) and not isinstance(value, str):
        return ", ".join([_inside(entry) for entry in value])
    return str(value)


def _inside(value: object) -> str:
    """The same within other words: what has several parts stands in brackets."""
    words = in_words(value)
    several = isinstance(value, Collection) and not isinstance(value, str)
    return f"({words})" if words != NOTHING and (several or _fields(value)) else words


def _named(kind: str, parts: Sequence[object]) -> str:
    name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", kind)
    return " ".join([name, *[_inside(part) for part in parts]])


def _fields(value: object) -> dict[str, object]:
    """The fields of a dataclass; those with an underscore are its own business."""
    if not is_dataclass(value):
        return {}
    return {field.name: getattr(value, field.name) for field in fields(value) if field.name[0] != "_"}


def _is_list(value: object, length: int) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str) and len(value) == length
