"""Tables: everything that lies on one, flat, so that one generic copy serves every game."""

from __future__ import annotations

from dataclasses import fields
from typing import Final, TypeVar

from emberisle.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A dataclass whose fields are immutable values, or lists of immutable values, and nothing deeper."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple([getattr(self, name) for name in field_names(self)])


T = TypeVar("T", bound=Table)


class Shape:
    """What a kind of table looks like: its fields, which of them hold lists, and whether it is compiled."""

    def __init__(self, table: Table) -> None:
        self.names = tuple([field.name for field in fields(table)])  # type: ignore[arg-type]
        for name in self.names:
            if isinstance(getattr(table, name), (dict, set, bytearray)):
                kind = type(getattr(table, name)).__name__
                raise TypeError(f"{name!r} is a {kind}: a table holds immutable values and lists of them")
        self.lists = tuple([name for name in self.names if isinstance(getattr(table, name), list)])
        self.compiled = not hasattr(table, "__dict__")


_shapes: Final[dict[type, Shape]] = {}


def shape(table: Table) -> Shape:
    known = _shapes.get(type(table))
    if known is None:
        known = _shapes[type(table)] = Shape(table)
    return known


def field_names(table: Table) -> tuple[str, ...]:
    return shape(table).names


def clone(table: T) -> T:
    """A table that shares nothing changeable with this one."""
    kind = type(table)
    known = shape(table)
    if known.compiled:  # no __dict__ to copy and no bare __new__
        values: list[object] = []
        for name in known.names:
            value = getattr(table, name)
            values.append(value[:] if isinstance(value, list) else value)
        return kind(*values)
    twin = kind.__new__(kind)
    own = twin.__dict__
    own.update(table.__dict__)
    for name in known.lists:
        own[name] = own[name][:]
    return twin


def same(one: Table, other: Table) -> bool:
    """Whether two tables of one kind are alike in every field."""
    if type(one) is not type(other):
        return False
    for name in field_names(one):
        mine, theirs = getattr(one, name), getattr(other, name)
        if mine is not theirs and mine != theirs:
            return False
    return True
