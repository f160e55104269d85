"""A move that is made of the wrong things is refused in one way: the error names the move and the part."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any, Final

from emberisle import Luck, QuickLuck
from emberisle.contract.playing import any_of, in_every_match
from emberisle.kernel.errors import BadNotation
from emberisle.kernel.notation import read, write
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.values import Move

Parts = tuple[object, ...]

RIGHT: Final[Parts] = ("x", 1, ("x",))
"""Of each kind of part that a move may have one that could be right."""

MOST_PARTS: Final = 4

ATOMS: Final[Parts] = (None, True, False, -1, 0, 1, 10**30, 1.0, 1.5, float("nan"), "", "x")

WRONG: Final[Parts] = (
    *ATOMS, (), ("x",), (1,), ("x", 1), ("x", None), (("x",),), [], ["x"], [1], [["x"]],
    {}, {"x": 1}, {"x": 1, "y": 2}, {"x"}, b"x", object(),
)  # fmt: skip
"""Wrong for every part but those of its own kind."""


@in_every_match
def check_wrong_parts_are_named(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    luck = QuickLuck(seed)
    for kind in moves_of(ruleset):
        parts = well_made(kind)
        for number, right in enumerate(parts):
            for wrong in (*WRONG, *[anything(luck) for _ in range(10)]):
                if not alike(wrong, right):
                    assert_named(ruleset, kind, (*parts[:number], wrong, *parts[number + 1 :]), number)


@in_every_match
def check_wrong_numbers_of_parts_are_refused(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    """Python says so itself where a move is made in Python; in notation it is said like all else."""
    for kind in moves_of(ruleset):
        parts = well_made(kind)
        for given in ((*parts, "x"), (*parts, None, 1), parts[:-1]):
            if len(given) != len(parts):
                complaint(partial(kind, *given), kind, given, TypeError)
                noted = {kind.__name__: write(given)}
                said = complaint(partial(read, noted, ruleset.vocabulary()), kind, given)
                assert said.startswith(f"{kind.__name__} does not have the parts "), f"unclear: {said!r}"


def moves_of(ruleset: Ruleset[Any]) -> list[type[Move]]:
    return [kind for kind in ruleset.vocabulary() if issubclass(kind, Move)]


def well_made(kind: type[Move]) -> Parts:
    """Parts that such a move can have."""
    for count in range(MOST_PARTS + 1):
        for parts in product(RIGHT, repeat=count):
            try:
                kind(*parts)
            except (TypeError, BadNotation):
                continue
            return parts
    raise AssertionError(f"{kind.__name__} is made of nothing that is known here")


def alike(one: object, other: object) -> bool:
    """Whether two parts are of one kind: text, a whole number, a list of texts."""
    if isinstance(one, (list, tuple)):
        return isinstance(other, tuple) and all(alike(item, "x") for item in one)
    return type(one) is type(other)


def assert_named(ruleset: Ruleset[Any], kind: type[Move], parts: Parts, number: int) -> None:
    said = [complaint(partial(kind, *parts), kind, parts)]
    if (noted := as_json(parts)) is not None:
        reading = partial(read, {kind.__name__: noted}, ruleset.vocabulary())
        said.append(complaint(reading, kind, parts))
    name = said[0].split("'")[1]
    right = well_made(kind)
    assert getattr(kind(*right), name) == right[number], f"{said[0]!r} names another part than {number}"
    for words in said:
        assert words.startswith(f"{name!r} of {kind.__name__} is "), f"unclear: {words!r}"
        assert len(words) < 300


def complaint(
    make: Callable[[], object], kind: type[Move], parts: Parts, error_kind: type[Exception] = BadNotation
) -> str:
    """What is said when this is tried."""
    try:
        made = make()
    except error_kind as error:
        return str(error)
    except Exception as error:
        raise AssertionError(f"{kind.__name__} with the parts {parts!r}: {error!r}") from error
    raise AssertionError(f"{made!r} could be made")


def as_json(parts: Parts) -> object:
    """These parts as they come from elsewhere, if they can."""
    try:
        return json.loads(json.dumps(parts))
    except TypeError:
        return None


def anything(luck: Luck, depth: int = 0) -> object:
    """Data of any kind, nested or not."""
    if depth == 3 or luck.below(3) == 0:
        return any_of(ATOMS, luck)
    inner = [anything(luck, depth + 1) for _ in range(luck.below(4))]
    return any_of((tuple(inner), inner, dict(zip("abcd", inner, strict=False)), {"Pass": inner}), luck)
