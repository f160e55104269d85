"""JSON data of every shape, and data with one thing in it exchanged."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, Final

from hypothesis import strategies as st

ATOMS: Final = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
)

JSON: Final[st.SearchStrategy[Any]] = st.recursive(
    ATOMS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=12,
)

STRANGE: Final[tuple[Any, ...]] = (None, True, -1, 10**30, 1.5, "", "strange", [], [[]], {}, {"strange": []})
"""One thing of each type, to put where it does not belong."""

Path = tuple[str | int, ...]


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    data: list[Any] = []
    for _ in range(depth):
        data = [data]
    return data


def paths(data: Any, prefix: Path = ()) -> Iterator[Path]:
    """The way to everything in this data, down to the last leaf."""
    if prefix:
        yield prefix
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, inner in items:
        yield from paths(inner, (*prefix, key))


def exchanged(data: Any, path: Path, value: Any) -> Any:
    """The data with another value at this place."""
    twin = copy.deepcopy(data)
    parent_of(twin, path)[path[-1]] = value
    return twin


def dropped(data: Any, path: Path) -> Any:
    """The data without what is at this place."""
    twin = copy.deepcopy(data)
    del parent_of(twin, path)[path[-1]]
    return twin


def parent_of(data: Any, path: Path) -> Any:
    for key in path[:-1]:
        data = data[key]
    return data
