"""The Double Wild One (WF-6)."""

from __future__ import annotations

import pytest

from .table_talk import (
    asks,
    choices,
    clauses,
    deal,
    dealt,
    draw,
    draw_and_pass,
    end,
    ends,
    lay,
    lay_open,
    light,
    new,
    owed,
    position,
    seen,
    told,
)

CHAIN = "9-9, 6-9 on 9-9, 3-9 on 9-9"
LIT_7 = CHAIN + ", 1-1 on 6-9 as 7"
LAST_OF_7 = LIT_7 + ", 0-7 on 1-1, 2-7 on 1-1"


@pytest.mark.clause("WF-6.1")
def test_the_double_wild_one_is_played_across_any_open_end() -> None:
    game = position(CHAIN, "1-1 0-2", "2-7")
    assert choices(game) == {"1-1 on 6-9", "1-1 on 3-9"}  # and not on the double nine
    game = lay(game, "1-1", "3-9")
    assert told(game, "laid_double_wild") == [(0, "1-1", "3-9", "1")]
    assert clauses(game, "laid_double_wild") == ["WF-6.1"]
    assert end(game, "1-1").openings == 3


@pytest.mark.clause("WF-6.1")
@pytest.mark.parametrize("number", range(1, 10))
def test_the_double_wild_one_closes_an_open_wild_one_of_any_number(number: int) -> None:
    game = position(CHAIN + f", 1-6 on 6-9 as {number}", "1-1 0-0", "2-4")
    assert choices(game) == {"1-1 on 1-6"}
    game = light(lay(game, "1-1", "1-6"), 5)
    assert owed(game) == ("1-1", 5, 3)


@pytest.mark.clause("WF-6.2")
def test_the_double_wild_one_is_not_played_on_the_double_in_the_hub() -> None:
    assert choices(position("9-9", "1-1 0-2", "2-7")) == {"draw"}


@pytest.mark.clause("WF-6.2")
def test_the_double_wild_one_is_not_played_on_a_double_of_the_chain() -> None:
    chain = "9-9, 6-9 on 9-9, 6-6 on 6-9, 3-9 on 9-9"
    assert choices(position(chain, "1-1 0-2", "2-7")) == {"1-1 on 3-9"}


@pytest.mark.clause("WF-6.3")
def test_the_hub_is_pressed_at_once_for_the_double_wild_one() -> None:
    game = lay(position(CHAIN, "1-1 0-2", "2-7"), "1-1", "6-9")
    assert asks(game) == "PressHub"
    assert told(light(game, 7), "lit") == [(0, 7, "1-1", 3)]


@pytest.mark.clause("WF-6.3")
def test_the_next_three_plays_must_be_made_on_the_double_wild_one() -> None:
    game = light(lay(position(CHAIN, "1-1 4-7 0-9", "0-7 3-6", "2-7 9-T"), "1-1", "6-9"), 7)
    assert owed(game) == ("1-1", 7, 3)
    assert choices(game) == {"0-7 on 1-1"}
    game = lay(game, "0-7", "1-1")
    assert owed(game) == ("1-1", 7, 2)
    assert choices(game) == {"2-7 on 1-1"}
    game = lay(game, "2-7", "1-1")
    assert owed(game) == ("1-1", 7, 1)
    assert choices(game) == {"4-7 on 1-1"}
    game = lay(game, "4-7", "1-1")
    assert owed(game) is None
    assert told(game, "still_owed") == [(1, "1-1", 2), (2, "1-1", 1)]
    assert clauses(game, "still_owed") == ["WF-6.3", "WF-6.3"]
    assert told(game, "closed") == [(0, "1-1")]
    assert choices(game) == {"3-6 on 3-9"}


@pytest.mark.clause("WF-6.3")
def test_on_a_completed_double_wild_one_all_three_branches_are_open() -> None:
    game = lay(position(LAST_OF_7, "4-7 0-9", "3-6"), "4-7", "1-1")
    assert ends(game) == {"9-9": (9, 2), "3-9": (3, 1), "0-7": (0, 1), "2-7": (2, 1), "4-7": (4, 1)}


@pytest.mark.clause("WF-6.7")
def test_whoever_cannot_play_on_the_double_wild_one_draws_and_passes_it_on() -> None:
    game = position(LIT_7, "0-9 3-6", "0-7 2-3")
    assert choices(game) == {"draw"}
    assert choices(draw(game, "7-8")) == {"7-8 on 1-1"}
    game = draw_and_pass(game, "6-8")
    assert told(game, "passed_on") == [(0, "1-1", 1)]
    assert owed(game) == ("1-1", 7, 3)
    assert choices(game) == {"0-7 on 1-1"}


@pytest.mark.clause("WF-6.3", "WF-5.6")
def test_a_double_wild_one_that_is_lit_as_a_one_takes_three_wild_ones() -> None:
    game = position(CHAIN + ", 1-1 on 6-9 as 1", "1-2 1-4 0-7", "1-3 0-8")
    assert choices(game) == {"1-2 on 1-1", "1-4 on 1-1"}
    for tile in ("1-2", "1-3", "1-4"):
        game = lay(game, tile, "1-1")
    assert owed(game) is None


@pytest.mark.clause("WF-6.4")
@pytest.mark.parametrize(
    ("played", "last"), [("", False), (", 0-7 on 1-1", False), (", 0-7 on 1-1, 2-7 on 1-1", True)]
)
def test_a_wild_one_may_be_played_on_the_double_wild_one_but_open_only_as_the_last(
    played: str, last: bool
) -> None:
    game = position(LIT_7 + played, "1-7 0-9", "2-4")
    assert choices(game) == {"1-7 on 1-1"} | ({"1-7 on 1-1, open"} if last else set())


@pytest.mark.clause("WF-6.4", "WF-5.11")
def test_a_wild_one_played_open_as_the_last_on_the_double_wild_one_is_the_next_to_be_closed() -> None:
    game = lay_open(position(LAST_OF_7, "1-7 0-9", "2-4 4-5"), "1-7", "1-1")
    game = light(game, 4)
    assert owed(game) == ("1-7", 4, 1)
    assert choices(game) == {"2-4 on 1-7", "4-5 on 1-7"}


@pytest.mark.clause("WF-6.4")
def test_a_wild_one_of_another_number_is_played_closed_on_the_double_wild_one() -> None:
    assert choices(position(LAST_OF_7, "1-5 0-9", "2-4")) == {"1-5 on 1-1"}


@pytest.mark.clause("WF-6.5")
@pytest.mark.parametrize(
    ("played", "last"), [("", False), (", 0-7 on 1-1", False), (", 0-7 on 1-1, 2-7 on 1-1", True)]
)
def test_a_wildfire_may_be_played_on_the_double_wild_one_only_as_the_last(played: str, last: bool) -> None:
    game = position(LIT_7 + played, "7-T 4-D", "2-4")
    assert choices(game) == ({"7-T on 1-1"} if last else {"draw"})


# -- in the hub


@pytest.mark.clause("WF-6.6", "WF-3.3")
def test_on_the_double_wild_one_in_the_hub_four_plays_are_owed() -> None:
    game = dealt("1-1 5-6 4-5 0-9", "0-5 2-5 3-6")
    assert asks(game) == "PressHub"
    game = light(game, 5)
    assert told(game, "lit") == [(0, 5, "1-1", 4)]
    assert seen(game).turn == 1
    for n, tile in enumerate(("0-5", "5-6", "2-5", "4-5")):
        assert owed(game) == ("1-1", 5, 4 - n)
        assert choices(game) <= {"0-5 on 1-1", "2-5 on 1-1", "5-6 on 1-1", "4-5 on 1-1"}
        game = lay(game, tile, "1-1")
    assert owed(game) is None
    assert ends(game) == {"0-5": (0, 1), "5-6": (6, 1), "2-5": (2, 1), "4-5": (4, 1)}


@pytest.mark.clause("WF-6.6", "WF-6.4")
@pytest.mark.parametrize(
    ("played", "last"),
    [("", False), (", 0-5 on 1-1, 2-5 on 1-1", False), (", 0-5 on 1-1, 2-5 on 1-1, 5-6 on 1-1", True)],
)
def test_on_the_double_wild_one_in_the_hub_the_fourth_play_is_the_last(played: str, last: bool) -> None:
    game = position("1-1 as 5" + played, "1-5 0-9", "2-4")
    assert choices(game) == {"1-5 on 1-1"} | ({"1-5 on 1-1, open"} if last else set())


@pytest.mark.clause("WF-6.6")
def test_where_three_plays_are_enough_in_the_hub_the_fourth_opening_keeps_the_number() -> None:
    house = {"double_wild_in_hub": "three"}
    game = position("1-1 as 5, 0-5 on 1-1, 2-5 on 1-1", "1-5 0-9", "2-4 4-5", options=house)
    assert owed(game) == ("1-1", 5, 1)
    assert choices(game) == {"1-5 on 1-1", "1-5 on 1-1, open"}
    game = lay(game, "1-5", "1-1")
    assert owed(game) is None
    assert ends(game)["1-1"] == (5, 1)
    assert choices(game) == {"2-4 on 2-5", "4-5 on 1-1", "4-5 on 1-5"}


@pytest.mark.clause("WF-6.6", "WF-11.3")
def test_where_numbers_are_called_whoever_opens_with_the_double_wild_one_calls_its_number() -> None:
    game = dealt("1-1 5-6", "0-5 2-5", options={"hub": "called"})
    assert asks(game) == "CallNumber"
    assert game.to_move == 0


@pytest.mark.clause("WF-6.6")
def test_the_double_wild_one_can_be_dealt_and_open_a_real_round() -> None:
    game = deal(new(2), "1-1 0-1 0-2 0-3 0-4 0-5 0-6", "1-2 1-3 1-4 1-5 1-6 1-7 1-8")
    assert asks(game) == "PressHub"
    assert told(game, "opened") == [(0, "1-1")]
