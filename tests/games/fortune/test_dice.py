"""Dice in letters and as numbers, and the moves that name some of them."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest

from emberisle.games.fortune.rules.dice import (
    ALL,
    FACES,
    NO_HANDFUL,
    handful,
    is_handful,
    letters,
    read_handful,
    size,
)
from emberisle.games.fortune.rules.moves import Fill, Roll


def test_every_handful_has_letters_and_a_number_of_its_own() -> None:
    some = ["".join(dice) for count in range(ALL + 1) for dice in combinations_with_replacement(FACES, count)]
    numbers = [handful(dice) for dice in some]
    assert len(set(numbers)) == len(some)
    assert [letters(number) for number in numbers] == some
    assert [read_handful(dice) for dice in some] == numbers
    assert [size(number) for number in numbers] == [len(dice) for dice in some]


def test_a_handful_is_the_same_in_any_order_and_written_in_one() -> None:
    for order in permutations("CDS"):
        dice = "".join(order)
        assert handful(dice) == 0x100011
        assert is_handful(dice) == (dice == "CDS")


@pytest.mark.parametrize("text", ["X", "c", "SC", "C" * 9, "C D"])
def test_other_texts_are_no_handfuls(text: str) -> None:
    assert not is_handful(text)
    assert read_handful(text) == NO_HANDFUL
    assert Roll(text).number == NO_HANDFUL


def test_moves_with_the_same_dice_are_the_same_only_if_they_do_the_same_with_them() -> None:
    assert Roll("CD") == Roll("CD")
    assert hash(Roll("CD")) == hash(Roll("CD"))
    assert Roll("CD") != Roll("CC")
    assert Roll("CD") != Fill("CD")
    assert Fill("CD") != "CD"
    assert len({Roll("CD"), Fill("CD"), Roll("CD")}) == 2
