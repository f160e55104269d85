"""Before a round and its first tile (WF-2, WF-3.1 to WF-3.5)."""

from __future__ import annotations

import pytest

from emberisle.kernel.steps import Chance

from .table_talk import (
    asks,
    choices,
    clauses,
    deal,
    deal_anything,
    dealt,
    draw_and_pass,
    end,
    ends,
    gets,
    hand,
    happened,
    lay,
    new,
    position,
    seen,
    told,
)

# -- the deal


@pytest.mark.clause("WF-2.1")
def test_before_the_deal_all_tiles_lie_face_down_and_the_hub_is_empty() -> None:
    table = seen(new(4))
    assert (table.pile, table.chain, table.tiles) == (65, (), (0, 0, 0, 0))


@pytest.mark.clause("WF-2.2", "WF-2.3")
@pytest.mark.parametrize(("seats", "pile"), [(2, 51), (3, 44), (4, 37), (5, 30), (6, 23), (7, 16), (8, 9)])
def test_seven_tiles_to_each_player_and_the_others_are_the_pile(seats: int, pile: int) -> None:
    game = deal_anything(new(seats), luck=seats)
    assert sorted(told(game, "dealt")) == [(seat,) for seat in range(seats)]
    assert seen(game).pile == pile
    assert sum(seen(game).tiles) + len(seen(game).chain) == 7 * seats


@pytest.mark.clause("WF-2.2")
def test_the_first_seat_deals_first() -> None:
    assert seen(new(5)).dealer == 0


@pytest.mark.clause("WF-2.2")
@pytest.mark.parametrize(
    "hand",
    [
        "0-0 0-1 0-2 0-3 0-4 0-5",
        "0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-7",
        "0-0 0-0 0-1 0-2 0-3 0-4 0-5",
        "0-0 0-1 0-2 0-3 0-4 0-5 0-T",
    ],
)
def test_nobody_is_dealt_fewer_or_more_or_what_is_not_there(hand: str) -> None:
    step = new(2).step
    assert isinstance(step, Chance)
    assert step.possible(new(2).table, ("0-0", "0-1", "0-2", "0-3", "0-4", "0-5", "0-6"))
    assert not step.possible(new(2).table, tuple(hand.split()))


@pytest.mark.clause("WF-2.3")
def test_each_tile_of_the_pile_is_as_likely_to_be_drawn() -> None:
    game = dealt("2-3 4-5", "3-6 7-8", pile="0-5 9-9 1-1 4-D")
    assert isinstance(game.step, Chance)
    odds = game.step.outcomes(game.table)
    assert {tile for tile, _ in odds} == {"0-5", "9-9", "1-1", "4-D"}
    assert [chance for _, chance in odds] == [0.25] * 4


FIRST = "0-1 0-2 0-3 0-4 0-5 0-6 9-9"
SECOND = "1-2 1-3 1-4 1-5 1-6 1-7 8-8"


@pytest.mark.clause("WF-2.4")
def test_everybody_sees_their_own_tiles_and_nobody_elses() -> None:
    game = deal(new(2), FIRST, SECOND)
    assert hand(game, 0) == "0-1 0-2 0-3 0-4 0-5 0-6"
    assert hand(game, 1) == "1-2 1-3 1-4 1-5 1-6 1-7 8-8"
    assert seen(game).hand == ()
    assert told(game, "hand") == []
    assert told(game, "hand", seat=0) == [(0, tuple(FIRST.split()))]
    assert told(game, "hand", seat=1) == [(1, tuple(SECOND.split()))]


@pytest.mark.clause("WF-2.4")
def test_how_many_tiles_a_player_has_is_for_all_to_see() -> None:
    game = deal(new(2), FIRST, SECOND)
    assert seen(game).tiles == seen(game, 0).tiles == seen(game, 1).tiles == (6, 7)


@pytest.mark.clause("WF-2.4")
def test_which_tile_is_drawn_only_the_player_sees() -> None:
    game = gets(dealt("2-3 4-5", "3-6 7-8"), "9-9")
    assert told(game, "drew") == [(0,)]
    assert told(game, "drew_tile", seat=0) == [(0, "9-9")]
    assert told(game, "drew_tile", seat=1) == told(game, "drew_tile") == []


# -- the first tile


@pytest.mark.clause("WF-3.1")
@pytest.mark.parametrize(
    ("hands", "opener", "double"),
    [
        (("3-3 8-9", "7-7 0-1", "2-5 6-6"), 1, "7-7"),
        (("3-3 9-9", "7-7 0-1", "2-5 6-6"), 0, "9-9"),
        (("2-3 9-T", "8-9 0-1", "0-0 1-6"), 2, "0-0"),
        (("2-2 8-8 5-5", "7-7 6-6 1-2", "3-3 4-4 2-6"), 0, "8-8"),
    ],
)
def test_the_highest_double_begins(hands: tuple[str, ...], opener: int, double: str) -> None:
    game = dealt(*hands)
    assert told(game, "opened") == [(opener, double)]
    assert [laid.tile for laid in seen(game).chain] == [double]
    assert double not in hand(game, opener)


@pytest.mark.clause("WF-3.2")
def test_if_nobody_has_a_double_everybody_draws_before_anybody_begins() -> None:
    game = dealt("2-3 4-5", "3-6 7-8", "0-2 0-3")
    game = gets(game, "5-5")
    assert happened(game) == ["drew"]
    game = gets(gets(game, "6-6"), "0-4")
    assert told(game, "drew") == [(0,), (1,), (2,)]
    assert clauses(game, "drew") == ["WF-3.2"] * 3
    assert told(game, "opened") == [(1, "6-6")]
    assert hand(game, 0) == "2-3 4-5 5-5"


@pytest.mark.clause("WF-3.2")
def test_everybody_draws_until_somebody_has_a_double() -> None:
    game = gets(gets(dealt("2-3 4-5", "3-6 7-8"), "8-9"), "1-9")
    assert asks(game) == "DrawTile"
    game = gets(gets(game, "0-0"), "0-9")
    assert told(game, "opened") == [(0, "0-0")]
    assert seen(game).tiles == (3, 4)


@pytest.mark.clause("WF-3.2")
@pytest.mark.parametrize(("dealer", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_dealer_draws_first(dealer: int, order: list[int]) -> None:
    game = dealt("2-3", "3-6", "0-2", dealer=dealer)
    for tile in ("0-3", "0-4", "9-9"):
        game = gets(game, tile)
    assert told(game, "drew") == [(seat,) for seat in order]


@pytest.mark.clause("WF-3.2")
def test_a_wildfire_is_no_double() -> None:
    assert asks(dealt("4-D 9-T", "1-3 5-6")) == "DrawTile"


# -- the Double Wild One as the first tile


@pytest.mark.clause("WF-3.3")
def test_the_double_wild_one_ranks_as_a_double_one() -> None:
    assert told(dealt("1-1 8-9", "2-2 3-4"), "opened") == [(1, "2-2")]
    assert told(dealt("1-1 8-9", "0-0 3-4"), "opened") == [(0, "1-1")]


@pytest.mark.clause("WF-3.3")
def test_the_double_wild_one_may_rank_above_all_others() -> None:
    game = dealt("9-9 8-9", "1-1 3-4", options={"double_wild_opens": "highest"})
    assert told(game, "opened") == [(1, "1-1")]
    game = dealt("9-9 8-9", "2-2 3-4", options={"double_wild_opens": "highest"})
    assert told(game, "opened") == [(0, "9-9")]


@pytest.mark.clause("WF-3.3")
def test_the_double_wild_one_may_never_open() -> None:
    never = {"double_wild_opens": "never"}
    assert told(dealt("1-1 8-9", "0-0 3-4", options=never), "opened") == [(1, "0-0")]
    assert asks(dealt("1-1 8-9", "2-6 3-4", options=never)) == "DrawTile"


# -- branches and turns


@pytest.mark.clause("WF-3.4")
def test_four_branches_can_grow_from_the_hub() -> None:
    game = position("9-9", "4-9 6-9 0-2", "3-9 5-9 0-3")
    assert end(game, "9-9").openings == 4
    for tile in ("4-9", "3-9", "6-9", "5-9"):
        assert tile not in ends(game)
        game = lay(game, tile, "9-9")
    assert ends(game) == {"4-9": (4, 1), "3-9": (3, 1), "6-9": (6, 1), "5-9": (5, 1)}


@pytest.mark.clause("WF-3.4")
def test_a_fifth_branch_cannot_grow_from_the_hub() -> None:
    game = position("9-9, 4-9 on 9-9, 3-9 on 9-9, 6-9 on 9-9, 5-9 on 9-9", "2-9 0-2", "0-3")
    assert choices(game) == {"draw"}


@pytest.mark.clause("WF-3.5")
@pytest.mark.parametrize(
    ("hands", "second"), [(("9-9 1-2", "3-4 5-6", "7-8 0-5"), 1), (("3-4 5-6", "7-8 0-5", "9-9 1-2"), 0)]
)
def test_the_player_to_the_left_of_the_first_goes_on(hands: tuple[str, ...], second: int) -> None:
    assert seen(dealt(*hands)).turn == second


@pytest.mark.clause("WF-3.5")
def test_turns_go_clockwise() -> None:
    game = position("9-9", "4-9 0-2", "3-9 0-3", "2-6 0-4", "5-9 0-5", turn=1)
    order = []
    for tile in ("3-9", "", "5-9", "4-9"):
        order.append(seen(game).turn)
        game = lay(game, tile, "9-9") if tile else draw_and_pass(game, "6-7")
    assert order == [1, 2, 3, 0]
    assert seen(game).turn == 1
