"""Other ways to play, and every value of every option (WF-11.1 to WF-11.3)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.wildfire.rules.house import OPTIONS
from emberisle.kernel.errors import BadOption

from .table_talk import (
    asks,
    call,
    choices,
    clauses,
    happened,
    lay,
    lay_open,
    light,
    new,
    owed,
    play_out,
    position,
    seen,
    told,
)

CHAIN = "9-9, 4-9 on 9-9, 7-9 on 9-9"
CALLED = {"hub": "called"}


def test_the_options_and_their_values() -> None:
    assert {option.name: option.choices for option in OPTIONS} == {
        "tiles": ("alternating", "alternating_odd", "low_and_high"),  # test_set
        "wildfire_one": ("wild", "ones"),  # test_wildfires
        "double_wild_opens": ("as_ones", "highest", "never"),  # test_opening
        "double_wild_in_hub": ("four", "three"),  # test_double_wild_one
        "doubles_on_wild_ones": ("any", "single", "never"),  # test_wild_ones
        "limit": (300, 200, 100, 50),
        "rounds": (0, 1, 3, 5, 10),
        "hub": ("pressed", "called", "all_called"),
        "knocking": ("automatic", "called"),  # test_knocking
    }
    assert {option.name: option.span for option in OPTIONS if option.span} == {
        "limit": (1, 1000),
        "rounds": (0, 30),
    }


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"weather": "fair"}, "no option 'weather'"),
        ({"limit": 0}, "'limit' cannot be 0; it takes a whole number from 1 to 1000"),
        ({"limit": 299.5}, "'limit' cannot be 299.5"),
        ({"rounds": 31}, "'rounds' cannot be 31; it takes a whole number from 0 to 30"),
        ({"rounds": "7"}, "'rounds' cannot be '7'"),
        ({"rounds": True}, "'rounds' cannot be True"),
        ({"hub": "spun"}, "'hub' cannot be 'spun'"),
        ({"knocking": True}, "'knocking' cannot be True"),
        ({"tiles": "double-twelve"}, "'tiles' cannot be 'double-twelve'"),
    ],
)
def test_options_that_do_not_exist(options: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        em.new("wildfire", 2, options=options)


# -- a shorter game


@pytest.mark.clause("WF-11.1", "WF-10.1")
@pytest.mark.parametrize("limit", [300, 200, 100, 50, 11, 123, 1000])
def test_the_limit_may_be_lower(limit: int) -> None:
    options = {"limit": limit}
    for points, over in ((limit - 11, False), (limit - 10, True)):
        game = position(CHAIN, "0-4", "4-6", totals=[0, points], options=options)
        assert seen(game).limit == limit
        assert lay(game, "0-4", "4-9").over == over


@pytest.mark.clause("WF-11.2")
@pytest.mark.parametrize("rounds", [1, 2, 3, 5, 7, 10, 13])
def test_a_number_of_rounds_may_be_agreed_on(rounds: int) -> None:
    game = new(3, {"rounds": rounds})
    assert seen(game).rounds == rounds
    before_the_last = play_out(game, luck=rounds, rounds=rounds - 1)
    assert not before_the_last.over
    game = play_out(before_the_last, luck=rounds)
    assert len(seen(game).sheet) == rounds
    scores = game.scores()
    assert game.winners() == [seat for seat in range(3) if scores[seat] == min(scores)]


@pytest.mark.clause("WF-11.2")
def test_with_a_number_of_rounds_the_limit_does_not_matter() -> None:
    options = {"rounds": 2, "limit": 50}
    game = lay(position(CHAIN, "0-4", "7-T 9-T", options=options), "0-4", "4-9")
    assert game.scores() == [0, 76]
    assert not game.over
    low = lay(position(CHAIN, "0-4", "4-6", options={"rounds": 1}), "0-4", "4-9")
    assert low.winners() == [0]  # with 10 points on the sheet


@pytest.mark.clause("WF-11.2", "WF-10.1")
def test_without_a_number_of_rounds_the_limit_decides() -> None:
    game = play_out(new(2, {"rounds": 0, "limit": 100}), luck=5)
    assert max(game.scores()) >= 100
    assert all(sum(line[seat] for line in seen(game).sheet[:-1]) < 100 for seat in range(2))


# -- calling numbers


WILD_ONES = [("1-4", "4-9", 1), ("1-1", "4-9", 3)]
WILDFIRES = [("4-D", "4-9", 2), ("7-T", "7-9", 3)]


@pytest.mark.clause("WF-11.3")
@pytest.mark.parametrize(
    ("hub", "tile", "on", "plays"),
    [("called", *flame) for flame in WILD_ONES] + [("all_called", *flame) for flame in WILD_ONES + WILDFIRES],
)
def test_whoever_played_a_flame_open_calls_its_number(hub: str, tile: str, on: str, plays: int) -> None:
    game = lay_open(position(CHAIN, f"{tile} 2-3", "2-5 0-9", options={"hub": hub}), tile, on)
    assert asks(game) == "CallNumber"
    assert game.to_move == 0
    waiting = seen(game).owed
    assert waiting is not None
    assert waiting.called
    assert choices(game) == {f"call({number})" for number in range(1, 10)}
    game = call(game, 5)
    assert told(game, "called") == [(0, 5, tile, plays)]
    assert clauses(game, "called") == ["WF-11.3"]
    assert "lit" not in happened(game)
    assert owed(game) == (tile, 5, plays)
    assert choices(game) == {f"2-5 on {tile}"}


@pytest.mark.clause("WF-11.3", "WF-7.2")
@pytest.mark.parametrize(("tile", "on", "plays"), WILDFIRES)
def test_where_wild_ones_are_called_the_hub_is_pressed_for_a_wildfire(tile: str, on: str, plays: int) -> None:
    game = lay_open(position(CHAIN, f"{tile} 2-3", "2-5 0-9", options=CALLED), tile, on)
    assert asks(game) == "PressHub"
    waiting = seen(game).owed
    assert waiting is not None
    assert not waiting.called
    assert told(light(game, 5), "lit") == [(0, 5, tile, plays)]


@pytest.mark.clause("WF-11.3", "WF-5.11")
def test_where_numbers_are_called_a_flame_that_closes_another_is_called() -> None:
    game = position(CHAIN + ", 1-4 on 4-9 as 6", "1-6 2-3", "2-5 0-9", options=CALLED)
    assert asks(lay_open(game, "1-6", "1-4")) == "CallNumber"


@pytest.mark.clause("WF-11.3")
def test_nothing_is_called_for_a_wild_one_that_is_closed() -> None:
    game = lay(position(CHAIN, "1-4 2-3", "2-5 0-9", options=CALLED), "1-4", "4-9")
    assert asks(game) == "PlayTile"
    assert game.to_move == 1


@pytest.mark.clause("WF-11.3", "WF-5.6")
def test_a_one_may_be_called_for_a_flame() -> None:
    game = lay_open(position(CHAIN, "1-4 2-3", "1-5 0-9", options=CALLED), "1-4", "4-9")
    assert choices(call(game, 1)) == {"1-5 on 1-4"}


@pytest.mark.clause("WF-11.3", "WF-5.3")
def test_where_numbers_are_not_called_the_hub_is_pressed() -> None:
    game = lay_open(position(CHAIN, "1-4 2-3", "2-5", options={"hub": "pressed"}), "1-4", "4-9")
    assert asks(game) == "PressHub"
    assert told(light(game, 5), "called") == []


@pytest.mark.clause("WF-1.5", "WF-7.5", "WF-7.6")
@pytest.mark.parametrize(
    ("tiles", "tile", "plays"), [("alternating", "4-D", 2), ("alternating_odd", "4-T", 3)]
)
def test_the_same_number_may_burn_twice_or_three_times(tiles: str, tile: str, plays: int) -> None:
    game = position(CHAIN, f"{tile} 2-3", "2-5", options={"tiles": tiles})
    assert owed(light(lay_open(game, tile, "4-9"), 6)) == (tile, 6, plays)
