"""Notation: every value comes back from it, and nothing else comes through."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberisle.kernel.errors import BadNotation
from emberisle.kernel.notation import read, write
from emberisle.kernel.values import Value
from tests.kernel.json_data import ATOMS, JSON, nested
from tests.kernel.refusing import done_or_refused


class Leaf(Value):
    pass


class Twig(Value):
    def __init__(self, left: object, right: object) -> None:
        self.left = left
        self.right = right


class Thorn(Value):
    """A value that minds what it is made of."""

    def __init__(self, length: int) -> None:
        if length < 0:
            raise ValueError("a thorn cannot be shorter than nothing")
        self.length = int(length)


VOCABULARY = (Leaf, Twig, Thorn)

VALUES: st.SearchStrategy[Any] = st.recursive(
    ATOMS | st.builds(Leaf) | st.builds(Thorn, st.integers(0, 10**20)),
    lambda inner: st.builds(Twig, inner, inner) | st.lists(inner, max_size=4).map(tuple),
    max_leaves=15,
)


@given(value=VALUES)
def test_every_value_comes_back(value: object) -> None:
    assert read(json.loads(json.dumps(write(value))), VOCABULARY) == value


def test_every_vocabulary_means_its_own_kinds_by_a_name() -> None:
    class Bough(Twig):
        pass

    Bough.__name__ = "Twig"
    twigs, boughs = (Leaf, Twig, Bough), (Leaf, Bough, Twig)
    noted = {"Twig": [1, 2]}
    assert [type(read(noted, words)) for words in (twigs, boughs, twigs)] == [Twig, Bough, Twig]
    for _ in range(200):  # however many there were, and wherever in memory they lay
        assert type(read(noted, (Bough, Leaf))) is Bough
        assert type(read(noted, (Twig, Leaf))) is Twig


def test_a_value_is_its_name_and_its_parts() -> None:
    assert write(Twig("MM", (Leaf(), 2))) == {"Twig": ["MM", [{"Leaf": []}, 2]]}


def test_lists_are_written_like_tuples_and_come_back_as_tuples() -> None:
    assert write(Twig([1, 2], None)) == {"Twig": [[1, 2], None]}
    assert read({"Twig": [[1, 2], None]}, VOCABULARY) == Twig((1, 2), None)


def test_views_are_written_by_their_fields() -> None:
    @dataclass(frozen=True)
    class Window:
        leaf: Leaf
        counts: dict[int, int]

    assert write(Window(Leaf(), {1: 2})) == {"leaf": {"Leaf": []}, "counts": {"1": 2}}


@pytest.mark.parametrize(
    "thing", [object(), {1, 2}, b"bytes", 1j, (object(),), Twig(object(), None), {"a": b""}]
)
def test_what_has_no_notation_is_not_written(thing: object) -> None:
    with pytest.raises(BadNotation, match="has no notation"):
        write(thing)


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"Root": []}, "'Root' is not known"),
        ({"leaf": []}, "known are Leaf, Twig, Thorn"),
        ({"": []}, "not known"),
        ({}, "not the notation"),
        ({"Leaf": [], "Twig": []}, "not the notation"),
        ({"Leaf": None}, "list of its parts"),
        ({"Leaf": {}}, "list of its parts"),
        ({"Leaf": "x"}, "list of its parts"),
        ({"Leaf": [1]}, "does not have the parts"),
        ({"Twig": []}, "does not have the parts"),
        ({"Twig": [1]}, "does not have the parts"),
        ({"Twig": [1, 2, 3]}, "does not have the parts"),
        ({"Twig": [{"Root": []}, 1]}, "'Root' is not known"),
        ({"Thorn": [-1]}, "shorter than nothing"),
        ({"Thorn": ["long"]}, "does not have the parts"),
        ({"Thorn": [None]}, "does not have the parts"),
        ({1: []}, "not known"),
        ({("Leaf",): []}, "not known"),
        (object(), "not the notation"),
        ({1, 2}, "not the notation"),
        (b"Leaf", "not the notation"),
        ((1, 2), "not the notation"),
        (Leaf(), "not the notation"),
        ([1, {"Root": []}], "'Root' is not known"),
    ],
)
def test_what_is_not_notation_is_refused_by_name(data: object, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        read(data, VOCABULARY)


@given(data=JSON)
def test_any_data_is_read_or_refused(data: object) -> None:
    with done_or_refused(BadNotation):
        read(data, VOCABULARY)


@given(name=st.sampled_from(["Leaf", "Twig", "Thorn", "Root"]), parts=JSON | st.lists(JSON, max_size=3))
def test_any_parts_are_read_or_refused(name: str, parts: object) -> None:
    with done_or_refused(BadNotation):
        assert isinstance(read({name: parts}, VOCABULARY), Value)


def test_data_nested_beyond_all_measure_is_refused() -> None:
    with pytest.raises(BadNotation):
        read(nested(5_000), VOCABULARY)


def test_a_value_nested_beyond_all_measure_is_refused() -> None:
    data: object = {"Leaf": []}
    for _ in range(5_000):
        data = {"Twig": [data, 1]}
    with pytest.raises(BadNotation):
        read(data, VOCABULARY)
