"""Differences: what has to be changed in one piece of JSON data to make another of it.

A place in the data is named by the names and numbers on the way to it, joined by dots: ``table.dice``.
The data may still be structs and views of games. What is the same object in both is not looked into.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from msgspec import Struct

from emberisle.kernel.notation import write
from emberisle.kernel.values import Value
from emberisle.server.messages import Changes
from emberisle.server.pictures.seen_table import SeenTable

SHORT: Final = 3
"""A list of so few items is told anew, whatever changed in it."""

Parts = tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]
"""The names of what something is made of, and what gets all of it."""

_LEAVES: Final[frozenset[type]] = frozenset((str, int, bool, float, type(None)))
"""What is told whole, and is its own notation."""
_PARTS: Final[dict[type, Parts | None]] = dict.fromkeys((*_LEAVES, list, tuple, dict))


def changes_between(old: Any, new: Any, place: str = "") -> Changes:
    """The changes by which the old data, at this place, becomes the new."""
    found = Changes({}, {}, [])
    if old is not new and (_parts(type(new)) is not None or old != new):
        _compare(found, place, old, new)
    return found


def _compare(found: Changes, place: str, old: Any, new: Any) -> None:
    """Note how two values differ that are not the same."""
    kind = type(new)
    parts = _parts(kind)
    if kind is not type(old):
        found.set[place] = new
    elif parts is not None:
        _compare_parts(found, f"{place}." if place else "", parts, old, new)
    elif kind is SeenTable:
        _compare_views(found, place, old.view, new.view)
    elif kind is dict and _has_places(old) and _has_places(new):
        _compare_objects(found, f"{place}." if place else "", old, new)
    elif kind is list or kind is tuple:
        _compare_lists(found, place, old, new)
    else:
        found.set[place] = new


def _parts(kind: type) -> Parts | None:
    """What structs and views of this kind are made of; none where it is told whole."""
    if kind not in _PARTS:
        names: tuple[str, ...] = ()
        if issubclass(kind, Struct) and not kind.__struct_config__.omit_defaults:
            names = kind.__struct_fields__
        elif dataclasses.is_dataclass(kind) and not issubclass(kind, Value):
            names = tuple([field.name for field in dataclasses.fields(kind)])
        _PARTS[kind] = (names, _getter(names)) if names else None
    return _PARTS[kind]


def _getter(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    return lambda whole: (getattr(whole, names[0]),)


def _compare_parts(found: Changes, before: str, parts: Parts, old: object, new: object) -> None:
    names, values = parts
    for name, was, now in zip(names, values(old), values(new), strict=True):
        if was is now or was == now:
            continue
        if type(now) in _LEAVES:
            found.set[before + name] = now
        else:
            _compare(found, before + name, was, now)


def _compare_views(found: Changes, place: str, old: Any, new: Any) -> None:
    """What changed in the view of a game, in notation."""
    inside = Changes({}, {}, [])
    _compare(inside, place, old, new)
    for name, value in inside.set.items():
        found.set[name] = value if type(value) in _LEAVES else write(value)
    for name, (first, removed, put) in inside.splice.items():
        found.splice[name] = first, removed, [write(item) for item in put]
    found.drop.extend(inside.drop)


def _has_places(data: dict[Any, Any]) -> bool:
    """Whether the parts of an object can be named; one without parts is told whole."""
    return bool(data) and all(type(name) is str and name and "." not in name for name in data)


def _compare_objects(found: Changes, before: str, old: dict[str, Any], new: dict[str, Any]) -> None:
    for name, value in new.items():
        if name not in old:
            found.set[before + name] = value
        elif old[name] is not value and old[name] != value:
            _compare(found, before + name, old[name], value)
    found.drop.extend([before + name for name in old if name not in new])


def _compare_lists(found: Changes, place: str, old: Any, new: Any) -> None:
    """The items in the middle that differ; a single one is looked into."""
    first, last = _alike(old, new) if place and min(len(old), len(new)) > SHORT else (0, 0)
    removed, put = len(old) - first - last, new[first : len(new) - last]
    if first + last == 0:
        found.set[place] = new
    elif removed == len(put) == 1:
        _compare(found, f"{place}.{first}", old[first], put[0])
    else:
        found.splice[place] = first, removed, list(put)


def _alike(old: Any, new: Any) -> tuple[int, int]:
    """How many items two lists have in common at their beginning, and how many others at their end."""
    shorter, first, last = min(len(old), len(new)), 0, 0
    while first < shorter and (old[first] is new[first] or old[first] == new[first]):
        first += 1
    while last < shorter - first:
        was, now = old[-1 - last], new[-1 - last]
        if was is not now and was != now:
            break
        last += 1
    return first, last
