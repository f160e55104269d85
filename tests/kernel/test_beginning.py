"""A match is begun with the right seats and options, or not at all."""

from __future__ import annotations

from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

import emberisle as em
from emberisle.kernel import match
from emberisle.kernel.errors import BadOption, BadScenario, BadSeats, UnknownGame
from tests.kernel.json_data import JSON
from tests.kernel.refusing import done_or_refused
from tests.own_games import OWN
from tests.toys.sparks import SPARKS


def test_every_game_can_be_begun_by_its_id() -> None:
    assert "fortune" in OWN
    for game_id in OWN:
        assert em.new(game_id, seats=em.ruleset(game_id).fewest).header.game == game_id


@pytest.mark.parametrize("game_id", ["chess", "", "Fortune", "fortune ", None, 5, ["fortune"]])
def test_an_unknown_game_is_refused_with_those_there_are(game_id: object) -> None:
    with pytest.raises(UnknownGame, match=r"there are: .*fortune") as caught:
        em.new(cast(str, game_id), seats=2)
    assert repr(game_id) in str(caught.value)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**9])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"Sparks is played by 2 to 4, not {seats}"):
        match.new_game(SPARKS, seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_right_seats_are_taken(seats: int) -> None:
    assert len(match.new_game(SPARKS, seats).scores()) == seats


@pytest.mark.parametrize("name", ["Rounds", "", "colour"])
def test_an_unknown_option_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadOption, match=f"Sparks has no option '{name}'; it has: guards, rounds"):
        match.new_game(SPARKS, 2, options={name: 1})


@pytest.mark.parametrize("value", [4, -1, "3", 3.0, True, None, [3], {"rounds": 3}])
def test_a_value_that_an_option_does_not_take_is_refused(value: object) -> None:
    with pytest.raises(BadOption, match=r"option 'rounds' cannot be .*; it takes 3, 1, 2"):
        match.new_game(SPARKS, 2, options={"rounds": value})


def test_options_have_defaults() -> None:
    assert match.new_game(SPARKS, 2).header.options == {"rounds": 3, "guards": 2}
    assert match.new_game(SPARKS, 2, options={"guards": 0}).header.options == {"rounds": 3, "guards": 0}


def test_players_are_as_many_as_seats() -> None:
    assert match.new_game(SPARKS, 2, players=("Ada", "Ben")).header.players == ("Ada", "Ben")
    with pytest.raises(BadSeats, match="3 players cannot sit in 2 seats"):
        match.new_game(SPARKS, 2, players=("Ada", "Ben", "Cleo"))


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert em.new("fortune", 2, seed=7) == em.new("fortune", 2, seed="7")


def test_without_a_seed_every_match_is_another() -> None:
    assert em.new("fortune", 2).header.commitment != em.new("fortune", 2).header.commitment


def test_a_game_without_scenarios_says_so() -> None:
    with pytest.raises(BadScenario, match="Sparks has no scenarios"):
        match.scenario_game(SPARKS, {})


@given(options=st.dictionaries(st.sampled_from(["rounds", "guards", "x"]) | st.text(), JSON, max_size=3))
def test_any_options_are_taken_or_refused(options: dict[str, object]) -> None:
    with done_or_refused(BadOption):
        match.new_game(SPARKS, 2, options=options)


@given(seats=JSON)
def test_any_seats_are_taken_or_refused(seats: Any) -> None:
    with done_or_refused(BadSeats, because="is played by"):
        match.new_game(SPARKS, seats)


@pytest.mark.parametrize("seed", ["\ud800", "🔥", "", " ", 0, -1, 10**40])
def test_any_seed_is_taken_or_refused(seed: int | str) -> None:
    begin_or_refused(seed=seed)


@pytest.mark.parametrize("words", [("\ud800",), ("🔥", ""), (5,), (None,), ((),)])
def test_any_words_are_taken_or_refused(words: Any) -> None:
    begin_or_refused(words=words)


@pytest.mark.parametrize("players", [("\ud800", "x"), (5, 6), (None, None), ("", "")])
def test_any_players_are_taken_or_refused(players: Any) -> None:
    begin_or_refused(players=players)


def begin_or_refused(**given: Any) -> None:
    """What is taken can also be logged and read again."""
    log: em.Log | None = None
    with done_or_refused():
        log = match.new_game(SPARKS, 2, **given).log
    assert log is None or log == em.read_log(log.text())
