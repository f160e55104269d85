"""Values: small immutable things that compare, hash, print and travel by their parts."""

from __future__ import annotations

from inspect import Parameter, signature
from typing import Final

from emberisle.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A move, a step, a card: equal to another when the kind and the parts are equal.

    A subclass with fields takes them in ``__init__`` and keeps each under the same name: these are its
    parts. Printing, comparing, pickling and the JSON notation follow from that alone.
    """

    def parts(self) -> tuple[object, ...]:
        names = part_names(type(self))
        if not names:
            return ()
        if len(names) == 1:
            return (getattr(self, names[0]),)
        return tuple([getattr(self, name) for name in names])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Value) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self.parts()])})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.parts()


_part_names: Final[dict[type, tuple[str, ...]]] = {}


def part_names(kind: type[Value]) -> tuple[str, ...]:
    """The names of a kind's parts, in order, read from the signature of its ``__init__``."""
    known = _part_names.get(kind)
    if known is None:
        taken = signature(kind).parameters.values()
        known = tuple([part.name for part in taken if part.kind is Parameter.POSITIONAL_OR_KEYWORD])
        _part_names[kind] = known
    return known


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Value):
    """Something that a player can say. It checks its parts as it is made, with the words of ``parts.py``.

    Where a part can be written in several ways, it keeps one of them.
    """

    def __init__(self) -> None:
        """A move without parts; without this method a compiled class would accept any arguments."""
