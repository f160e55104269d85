"""House rules: what an option takes, and what it says to everything else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberisle.kernel.errors import BadOption
from emberisle.kernel.ruleset import Option
from tests.kernel.json_data import JSON

WAGER = Option("wager", "XX-1.1", (20, 5), span=(1, 99))
COLOUR = Option("colour", "XX-1.2", ("red", "blue"))


@given(st.integers(1, 99))
def test_a_span_takes_every_whole_number_in_it(number: int) -> None:
    assert WAGER.check(number) == number


@pytest.mark.parametrize("value", [0, 100, -5, 10**30, True, 5.0, "5", "", None, (5,), [5]])
def test_a_span_takes_nothing_else_and_says_what_it_takes(value: object) -> None:
    with pytest.raises(BadOption, match=r"'wager' cannot be .*; it takes a whole number from 1 to 99$"):
        WAGER.check(value)


def test_the_first_suggestion_is_the_default() -> None:
    assert WAGER.default == 20


@given(JSON)
def test_without_a_span_only_the_choices_are_taken(value: object) -> None:
    if value in COLOUR.choices:
        assert COLOUR.check(value) == value
    else:
        with pytest.raises(BadOption, match=r"it takes 'red', 'blue'$"):
            COLOUR.check(value)
