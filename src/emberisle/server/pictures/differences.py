"""Differences: what has to be changed in one piece of JSON data to make another of it.

A place in the data is named by the names and numbers on the way to it, joined by dots: ``table.dice``.
"""

from __future__ import annotations

from typing import Any, Final

from emberisle.server.messages import Changes

SHORT: Final = 3
"""A list of so few items is told anew, whatever changed in it."""


def changes_between(old: Any, new: Any, place: str = "") -> Changes:
    """The changes by which the old data, at this place, becomes the new."""
    found = Changes()
    if old != new:
        _compare(found, place, old, new)
    return found


def _compare(found: Changes, place: str, old: Any, new: Any) -> None:
    """Note how two values differ that are not the same."""
    if isinstance(old, dict) and isinstance(new, dict) and _has_places(old) and _has_places(new):
        _compare_objects(found, f"{place}." if place else "", old, new)
    elif isinstance(old, list) and isinstance(new, list) and place and min(len(old), len(new)) > SHORT:
        _compare_lists(found, place, old, new)
    else:
        found.set[place] = new


def _has_places(data: dict[str, Any]) -> bool:
    """Whether the parts of an object can be named; one without parts is told whole."""
    return bool(data) and "" not in data and "." not in "".join(data)


def _compare_objects(found: Changes, before: str, old: dict[str, Any], new: dict[str, Any]) -> None:
    for name, value in new.items():
        if name not in old:
            found.set[before + name] = value
        elif old[name] != value:
            _compare(found, before + name, old[name], value)
    found.drop.extend([before + name for name in old if name not in new])


def _compare_lists(found: Changes, place: str, old: list[Any], new: list[Any]) -> None:
    """The items in the middle that differ; a single one is looked into."""
    shorter, first, last = min(len(old), len(new)), 0, 0
    while first < shorter and old[first] == new[first]:
        first += 1
    while last < shorter - first and old[-1 - last] == new[-1 - last]:
        last += 1
    removed, put = len(old) - first - last, new[first : len(new) - last]
    if first + last == 0:
        found.set[place] = new
    elif removed == len(put) == 1:
        _compare(found, f"{place}.{first}", old[first], put[0])
    else:
        found.splice[place] = (first, removed, put)
