"""A finished log verifies; change one thing in it, and it does not."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from emberisle import EmberisleError, Log, read_log
from emberisle.kernel import match
from emberisle.kernel.log import CHANCE, Entry, Header
from emberisle.kernel.ruleset import Ruleset
from tests.contract.games import GAMES
from tests.contract.options import values_of
from tests.contract.playing import finished, seats_of

every_game = pytest.mark.parametrize("ruleset", GAMES, ids=[game.id for game in GAMES])


@cache
def story_of(ruleset: Ruleset[Any], seats: int) -> str:
    return finished(ruleset, seats, seed=5, words=("ash", "ember")).log.text()


def finished_log(ruleset: Ruleset[Any], data: st.DataObject) -> Log:
    return read_log(story_of(ruleset, data.draw(seats_of(ruleset), label="seats")))


def assert_exposed(ruleset: Ruleset[Any], log: Log) -> None:
    with pytest.raises(EmberisleError) as caught:
        match.verify(ruleset, log)
    assert str(caught.value)


def pick_entry(log: Log, data: st.DataObject, chance: bool) -> int:
    numbers = [n for n, entry in enumerate(log.entries) if (entry.who == CHANCE) == chance]
    return data.draw(st.sampled_from(numbers), label="entry")


def draw_other_input(log: Log, n: int, data: st.DataObject) -> object:
    """What was said or drawn elsewhere in this match, or something that nobody ever says."""
    elsewhere = [entry.given for entry in log.entries]
    strange: list[object] = [None, -1, 77, "", "nonsense", [], {}, {"Nonsense": []}, [[1]]]
    other = data.draw(st.sampled_from(elsewhere) | st.sampled_from(strange), label="input")
    assume(other != log.entries[n].given)
    return other


@every_game
@given(data=st.data())
def test_a_changed_outcome_is_exposed(ruleset: Ruleset[Any], data: st.DataObject) -> None:
    log = finished_log(ruleset, data)
    n = pick_entry(log, data, chance=True)
    log.entries[n] = Entry(CHANCE, draw_other_input(log, n, data))
    assert_exposed(ruleset, log)


@every_game
@given(data=st.data())
def test_a_changed_move_is_exposed_or_makes_another_match(ruleset: Ruleset[Any], data: st.DataObject) -> None:
    """Moves are not drawn from the seed: a changed one is exposed unless all that follows still fits."""
    log = finished_log(ruleset, data)
    n = pick_entry(log, data, chance=False)
    log.entries[n] = Entry(log.entries[n].who, draw_other_input(log, n, data))
    try:
        assert match.verify(ruleset, log).log == log
    except EmberisleError:
        return


@every_game
@given(data=st.data(), who=st.sampled_from([CHANCE, 0, 1, 2, 3, -1, 9]))
def test_a_changed_author_is_exposed(ruleset: Ruleset[Any], data: st.DataObject, who: object) -> None:
    log = finished_log(ruleset, data)
    n = data.draw(st.integers(0, len(log.entries) - 1))
    assume(log.entries[n].who != who)
    log.entries[n] = Entry(who, log.entries[n].given)
    assert_exposed(ruleset, log)


@every_game
@given(data=st.data())
def test_a_missing_or_doubled_input_is_exposed_or_makes_another_match(
    ruleset: Ruleset[Any], data: st.DataObject
) -> None:
    log = finished_log(ruleset, data)
    n = data.draw(st.integers(0, len(log.entries) - 1))
    if data.draw(st.booleans(), label="double"):
        log.entries.insert(n, log.entries[n])
    else:
        del log.entries[n]
    try:
        assert match.verify(ruleset, log).log == log
    except EmberisleError:
        return


@every_game
@given(data=st.data())
def test_a_shortened_log_is_exposed(ruleset: Ruleset[Any], data: st.DataObject) -> None:
    log = finished_log(ruleset, data)
    del log.entries[data.draw(st.integers(0, len(log.entries) - 1)) :]
    assert_exposed(ruleset, log)


@every_game
@given(data=st.data())
def test_another_seed_is_exposed(ruleset: Ruleset[Any], data: st.DataObject) -> None:
    log = finished_log(ruleset, data)
    seed = data.draw(st.none() | st.text(max_size=5), label="seed")
    assume(seed != log.seed)
    assert_exposed(ruleset, Log(log.header, log.entries, seed))


@every_game
@given(
    data=st.data(),
    change=st.sampled_from(
        [
            {"game": "chess"},
            {"game": ""},
            {"version": 0},
            {"version": 2},
            {"seats": 0},
            {"seats": 3},
            {"seats": 99},
            {"commitment": ""},
            {"commitment": "0" * 64},
            {"words": ()},
            {"words": ("ember", "ash")},
            {"words": ("ash", "ember", "")},
            {"options": {"no such option": 1}},
            {"scenario": {"no such fact": 1}},
        ]
    ),
)
def test_a_changed_header_is_exposed(
    ruleset: Ruleset[Any], data: st.DataObject, change: dict[str, Any]
) -> None:
    log = finished_log(ruleset, data)
    header = changed(log.header, change)
    assume(header != log.header)
    assert_exposed(ruleset, Log(header, log.entries, log.seed))


def changed(header: Header, change: dict[str, Any]) -> Header:
    fields = ("game", "version", "seats", "options", "commitment", "words", "scenario")
    return Header(**({name: getattr(header, name) for name in fields} | change))


@every_game
@given(data=st.data())
def test_a_changed_option_is_exposed_or_made_no_difference(
    ruleset: Ruleset[Any], data: st.DataObject
) -> None:
    """Options do not feed the luck: under another rule that never mattered, a match is still a match."""
    log = finished_log(ruleset, data)
    option = data.draw(st.sampled_from(ruleset.options()))
    value = data.draw(st.sampled_from(values_of(option)))
    assume(value != log.header.options[option.name])
    header = changed(log.header, {"options": log.header.options | {option.name: value}})
    other = Log(header, log.entries, log.seed)
    try:
        assert match.verify(ruleset, other).log == other
    except EmberisleError:
        return


@every_game
def test_a_match_of_one_game_is_not_a_match_of_another(ruleset: Ruleset[Any]) -> None:
    log = read_log(story_of(ruleset, ruleset.fewest))
    for other in GAMES:
        if other is not ruleset:
            assert_exposed(other, log)
