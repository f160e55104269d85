"""The Wildfires (WF-7)."""

from __future__ import annotations

import pytest

from emberisle.games.wildfire.rules.moves import Play

from .table_talk import (
    all_but,
    asks,
    choices,
    clauses,
    draw,
    draw_and_pass,
    ends,
    lay,
    lay_open,
    light,
    owed,
    passes,
    position,
    refusal,
    seen,
    told,
)

CHAIN = "9-9, 4-9 on 9-9, 7-9 on 9-9"
DOUBLE = CHAIN + ", 4-D on 4-9 as "
TRIPLE = CHAIN + ", 7-T on 7-9 as "

# -- playing one


@pytest.mark.clause("WF-7.1")
def test_a_wildfire_is_played_with_its_number_to_an_end_that_matches() -> None:
    game = position(CHAIN, "4-D 7-T 2-D", "2-3")
    assert choices(game) == {"4-D on 4-9", "7-T on 7-9"}


@pytest.mark.clause("WF-7.1")
def test_a_wildfire_is_never_played_with_its_flame_in() -> None:
    game = position(CHAIN, "4-D 7-T 2-D", "2-3")
    assert refusal(game, Play("4-D", "4-9", "4")).rule == "WF-7.1"
    assert refusal(game, Play("4-D", "7-9", "4")).rule == "WF-4.1"
    assert choices(position(CHAIN, "2-D 3-T", "2-3")) == {"draw"}


@pytest.mark.clause("WF-7.1")
def test_the_wildfire_of_the_nine_lies_on_the_double_in_the_hub() -> None:
    assert choices(position(CHAIN, "9-T 2-3", "2-5")) == {"9-T on 9-9"}


@pytest.mark.clause("WF-7.1")
def test_the_wildfire_of_the_blank_lies_on_a_blank() -> None:
    assert choices(position(CHAIN + ", 0-4 on 4-9", "0-D 2-3", "2-5")) == {"0-D on 0-4"}


@pytest.mark.clause("WF-7.2")
@pytest.mark.parametrize(("tile", "on", "plays"), [("4-D", "4-9", 2), ("7-T", "7-9", 3)])
def test_the_hub_is_pressed_at_once_for_a_wildfire(tile: str, on: str, plays: int) -> None:
    game = lay_open(position(CHAIN, f"{tile} 2-3", "2-5"), tile, on)
    assert asks(game) == "PressHub"
    game = light(game, 6)
    assert told(game, "lit") == [(0, 6, tile, plays)]
    assert owed(game) == (tile, 6, plays)


@pytest.mark.clause("WF-7.3")
def test_a_wildfire_that_is_lit_as_a_one_takes_wild_ones() -> None:
    game = position(DOUBLE + "1", "1-2 0-1 0-4 6-7 4-4 1-1", "1-3 0-8")
    assert choices(game) == {"1-2 on 4-D", "0-1 on 4-D"}
    game = lay(lay(game, "1-2", "4-D"), "1-3", "4-D")
    assert owed(game) is None


# -- which tiles feed it


@pytest.mark.clause("WF-7.5", "WF-7.9", "WF-7.4", "WF-7.8")
@pytest.mark.parametrize("number", range(2, 10))
def test_seventeen_tiles_feed_a_wildfire(number: int) -> None:
    game = position(f"0-0, 0-D on 0-0 as {number}", all_but("0-0", "0-D", "3-T"), "3-T")
    of_the_number = {f"{min(n, number)}-{max(n, number)}" for n in range(10) if n != number}
    wild_ones = {f"{min(n, 1)}-{max(n, 1)}" for n in range(10) if n != 1}
    tiles = {choice.split()[0] for choice in choices(game)}
    assert tiles == of_the_number | wild_ones
    assert len(tiles) == 17


@pytest.mark.clause("WF-7.3", "WF-7.4", "WF-7.8")
def test_nine_tiles_feed_a_wildfire_that_is_lit_as_a_one() -> None:
    game = position("0-0, 0-D on 0-0 as 1", all_but("0-0", "0-D", "3-T"), "3-T")
    tiles = {choice.split()[0] for choice in choices(game)}
    assert tiles == {"0-1", "1-2", "1-3", "1-4", "1-5", "1-6", "1-7", "1-8", "1-9"}


@pytest.mark.clause("WF-7.4")
@pytest.mark.parametrize("house", ["any", "single", "never"])
@pytest.mark.parametrize("chain", [DOUBLE + "6", TRIPLE + "6", DOUBLE + "6, 0-6 on 4-D"])
def test_no_double_is_ever_played_on_a_wildfire(chain: str, house: str) -> None:
    game = position(chain, "6-6 1-1", "2-5", options={"doubles_on_wild_ones": house})
    assert choices(game) == {"draw"}


@pytest.mark.clause("WF-7.4")
def test_no_double_is_played_on_a_wildfire_even_when_it_was_just_drawn() -> None:
    assert choices(draw(position(DOUBLE + "6", "0-2 3-8", "2-5"), "6-6")) == {"pass"}


@pytest.mark.clause("WF-7.5")
def test_on_a_double_wildfire_the_next_two_plays_must_be_made() -> None:
    game = light(lay_open(position(CHAIN, "4-D 5-6 0-7", "0-6 0-9", "2-6 7-8"), "4-D", "4-9"), 6)
    assert choices(game) == {"0-6 on 4-D"}
    game = lay(game, "0-6", "4-D")
    assert told(game, "still_owed") == [(1, "4-D", 1)]
    assert clauses(game, "still_owed") == ["WF-7.5"]
    assert choices(game) == {"2-6 on 4-D"}
    game = lay(game, "2-6", "4-D")
    assert owed(game) is None
    assert [laid.at for laid in seen(game).chain if laid.on == "4-D"] == [0, 1]
    assert ends(game) == {"9-9": (9, 2), "7-9": (7, 1), "0-6": (0, 1), "2-6": (2, 1)}


@pytest.mark.clause("WF-7.6")
def test_on_a_triple_wildfire_the_next_three_plays_must_be_made() -> None:
    game = light(lay_open(position(CHAIN, "7-T 5-6 0-7", "0-6 6-8 4-5", "2-6 4-8"), "7-T", "7-9"), 6)
    assert choices(game) == {"0-6 on 7-T", "6-8 on 7-T"}
    game = lay(game, "0-6", "7-T")
    assert choices(game) == {"2-6 on 7-T"}
    game = lay(game, "2-6", "7-T")
    assert choices(game) == {"5-6 on 7-T"}
    game = lay(game, "5-6", "7-T")
    assert told(game, "still_owed") == [(1, "7-T", 2), (2, "7-T", 1)]
    assert clauses(game, "still_owed") == ["WF-7.6", "WF-7.6"]
    assert owed(game) is None
    assert [laid.at for laid in seen(game).chain if laid.on == "7-T"] == [0, 1, 2]


# -- who cannot


@pytest.mark.clause("WF-7.7")
@pytest.mark.parametrize(("chain", "fire"), [(DOUBLE, "4-D"), (TRIPLE, "7-T")])
def test_whoever_cannot_play_on_a_wildfire_draws_one_tile_and_plays_it_there(chain: str, fire: str) -> None:
    game = position(chain + "6", "0-9 2-3", "2-5")
    assert choices(game) == {"draw"}
    game = draw(game, "6-8")
    assert clauses(game, "drew") == ["WF-7.7"]
    assert choices(game) == {f"6-8 on {fire}"}


@pytest.mark.clause("WF-7.7")
@pytest.mark.parametrize(("chain", "fire", "plays"), [(DOUBLE, "4-D", 2), (TRIPLE, "7-T", 3)])
def test_if_the_drawn_tile_does_not_fit_the_wildfire_is_the_job_of_the_next_player(
    chain: str, fire: str, plays: int
) -> None:
    game = draw_and_pass(position(chain + "6", "0-9 2-3", "2-6 0-3"), "8-9")
    assert told(game, "passed_on") == [(0, fire, 1)]
    assert clauses(game, "passed_on") == ["WF-7.7"]
    assert owed(game) == (fire, 6, plays)
    assert choices(game) == {f"2-6 on {fire}"}


@pytest.mark.clause("WF-7.7", "WF-5.10")
def test_the_job_of_completing_a_wildfire_goes_round_the_table() -> None:
    game = position(DOUBLE + "6", "0-9 2-3", "2-5 0-3", pile="8-9 5-8 6-8")
    game = draw_and_pass(draw_and_pass(game, "8-9"), "5-8")
    game = lay(draw(game, "6-8"), "6-8", "4-D")
    assert owed(game) == ("4-D", 6, 1)
    assert clauses(passes(game), "passed_on") == ["WF-7.7"] * 3


# -- flames on it


@pytest.mark.clause("WF-7.8")
@pytest.mark.parametrize(
    ("chain", "last"),
    [
        (DOUBLE + "6", False),
        (DOUBLE + "6, 0-6 on 4-D", True),
        (TRIPLE + "6", False),
        (TRIPLE + "6, 0-6 on 7-T", False),
        (TRIPLE + "6, 0-6 on 7-T, 2-6 on 7-T", True),
    ],
)
def test_another_wildfire_may_be_played_on_a_wildfire_only_as_the_last(chain: str, last: bool) -> None:
    game = position(chain, "6-D 3-T", "2-5")
    fire = "4-D" if "4-D" in chain else "7-T"
    assert choices(game) == ({f"6-D on {fire}"} if last else {"draw"})


@pytest.mark.clause("WF-7.8", "WF-5.11")
def test_a_wildfire_on_a_wildfire_has_to_be_completed_next() -> None:
    game = position(DOUBLE + "6, 0-6 on 4-D", "6-D 3-T", "2-5 0-4")
    game = lay_open(game, "6-D", "4-D")
    assert told(game, "closed") == [(0, "4-D")]
    game = light(game, 5)
    assert owed(game) == ("6-D", 5, 2)
    assert choices(game) == {"2-5 on 6-D"}


@pytest.mark.clause("WF-7.9")
@pytest.mark.parametrize(
    ("chain", "last"),
    [
        (DOUBLE + "6", False),
        (DOUBLE + "6, 0-6 on 4-D", True),
        (TRIPLE + "6", False),
        (TRIPLE + "6, 0-6 on 7-T", False),
        (TRIPLE + "6, 0-6 on 7-T, 2-6 on 7-T", True),
    ],
)
def test_a_wild_one_may_be_played_on_a_wildfire_but_open_only_as_the_last(chain: str, last: bool) -> None:
    fire = "4-D" if "4-D" in chain else "7-T"
    game = position(chain, "1-6 1-5", "2-5")
    closed = {f"1-6 on {fire}", f"1-5 on {fire}"}
    assert choices(game) == closed | ({f"1-6 on {fire}, open"} if last else set())


@pytest.mark.clause("WF-7.10")
def test_once_a_wildfire_is_completed_normal_play_resumes() -> None:
    game = position(DOUBLE + "6, 0-6 on 4-D", "2-6 3-5", "2-5 0-4 0-9")
    game = lay(game, "2-6", "4-D")
    assert told(game, "closed") == [(0, "4-D")]
    assert clauses(game, "closed") == ["WF-7.10"]
    assert choices(game) == {"2-5 on 2-6", "0-4 on 0-6", "0-9 on 9-9", "0-9 on 0-6"}


@pytest.mark.clause("WF-7.10")
def test_normal_play_ends_with_the_next_flame() -> None:
    game = position(DOUBLE + "6, 0-6 on 4-D, 2-6 on 4-D", "0-D 3-5", "2-5 0-4")
    game = light(lay_open(game, "0-D", "0-6"), 2)
    assert choices(game) == {"2-5 on 0-D"}


# -- the Wildfire of the ones


@pytest.mark.clause("WF-7.11")
def test_the_wildfire_of_the_ones_can_be_played_on_any_open_end() -> None:
    game = position(CHAIN, "1-T 2-3", "2-5")
    assert choices(game) == {"1-T on 9-9", "1-T on 4-9", "1-T on 7-9"}
    assert owed(light(lay_open(game, "1-T", "7-9"), 8)) == ("1-T", 8, 3)


@pytest.mark.clause("WF-7.11", "WF-7.8")
def test_on_a_wildfire_the_wildfire_of_the_ones_is_only_the_last_whatever_the_number() -> None:
    assert choices(position(DOUBLE + "6", "1-T 2-3", "2-5")) == {"draw"}
    assert choices(position(DOUBLE + "6, 0-6 on 4-D", "1-T 2-3", "2-5")) == {"1-T on 4-D"}


@pytest.mark.clause("WF-7.11")
def test_in_some_houses_a_one_with_a_wildfire_fits_ones_only() -> None:
    ones = {"wildfire_one": "ones"}
    assert choices(position(CHAIN, "1-T 2-3", "2-5", options=ones)) == {"draw"}
    flame = CHAIN + ", 1-4 on 4-9 as "
    assert choices(position(flame + "6", "1-T 2-3", "2-5", options=ones)) == {"draw"}
    assert choices(position(flame + "1", "1-T 2-3", "2-5", options=ones)) == {"1-T on 1-4"}
