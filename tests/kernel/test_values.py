"""Values compare, hash, print and travel by their parts."""

from __future__ import annotations

import pickle

from emberisle.kernel.values import Value


class Stone(Value):
    def __init__(self, colour: str, weight: int) -> None:
        self.colour = colour
        self.weight = weight


class Pebble(Stone):
    pass


class Nothing(Value):
    pass


class Heap(Value):
    def __init__(self, colour: str, *others: str) -> None:
        self.colour = colour


def test_equal_parts_are_equal_values() -> None:
    assert Stone("red", 2) == Stone("red", 2)
    assert Stone("red", 2) != Stone("red", 3)
    assert Nothing() == Nothing()


def test_another_kind_is_another_value() -> None:
    assert Stone("red", 2) != Pebble("red", 2)
    assert Stone("red", 2) != ("red", 2)
    assert Nothing() != Value()
    assert Nothing() is not None


def test_equal_values_hash_alike() -> None:
    assert hash(Stone("red", 2)) == hash(Stone("red", 2))
    assert {Stone("red", 2), Stone("red", 2), Pebble("red", 2), Nothing(), Nothing()} == {
        Stone("red", 2),
        Pebble("red", 2),
        Nothing(),
    }


def test_a_value_prints_as_it_is_written() -> None:
    assert repr(Stone("red", 2)) == "Stone('red', 2)"
    assert repr(Nothing()) == "Nothing()"


def test_the_parts_of_a_value_are_what_it_takes_by_name() -> None:
    assert Stone("red", 2).parts() == ("red", 2)
    assert Pebble("red", 2).parts() == ("red", 2)
    assert Nothing().parts() == ()
    assert Heap("red", "blue").parts() == ("red",)


def test_a_value_can_be_pickled() -> None:
    for value in (Stone("red", 2), Pebble("", 0), Nothing()):
        again = pickle.loads(pickle.dumps(value))
        assert again == value
        assert type(again) is type(value)
