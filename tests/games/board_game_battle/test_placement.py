"""The battle for placement before every round (BB-3)."""

from __future__ import annotations

from itertools import permutations

import pytest

from emberisle.games.board_game_battle.rules.placement import OPEN, order, ranked, tied

from .table_talk import asks, clauses, dice_in_hand, fall, position, seen, told, turn


@pytest.mark.clause("BB-3.1")
def test_a_round_begins_with_a_battle_for_placement() -> None:
    game = position()
    assert told(game, "round") == [(1,)]
    assert asks(game) == "RollForPlacement"
    assert seen(game).places == ()
    assert seen(game).turn is None


@pytest.mark.clause("BB-3.2", "BB-3.3")
def test_all_roll_a_die_and_the_places_follow_from_largest_to_smallest() -> None:
    game = position()
    assert dice_in_hand(game) == 4
    game = fall(game, 2, 6, 1, 4)
    assert told(game, "placement_rolls") == [((0, 1, 2, 3), (2, 6, 1, 4))]
    assert told(game, "placement") == [((1, 3, 0, 2),)]
    assert clauses(game, "placement") == ["BB-3.3"]
    assert seen(game).places == (1, 3, 0, 2)
    assert seen(game).turn == 1


@pytest.mark.clause("BB-3.4")
def test_two_who_tie_roll_again_and_nobody_else() -> None:
    game = fall(position(), 5, 3, 5, 1)
    assert asks(game) == "RollOff"
    assert dice_in_hand(game) == 2
    assert seen(game).ranks == (0, 2, 0, 3)
    game = fall(game, 2, 3)
    assert told(game, "placement_rolls")[1] == ((0, 2), (2, 3))
    assert clauses(game, "placement_rolls") == ["BB-3.2", "BB-3.4"]
    assert seen(game).places == (2, 0, 1, 3)


@pytest.mark.clause("BB-3.4")
def test_a_tie_is_rolled_for_the_places_it_shares_however_high_the_new_numbers_are() -> None:
    game = fall(position(), 2, 2, 3, 6)
    game = fall(game, 6, 5)
    assert seen(game).places == (3, 2, 0, 1)


@pytest.mark.clause("BB-3.4")
def test_players_who_tie_again_roll_until_the_places_are_settled() -> None:
    game = fall(position(), 4, 4, 1, 2)
    for _ in range(5):
        game = fall(game, 3, 3)
        assert asks(game) == "RollOff"
    assert seen(fall(game, 1, 2)).places == (1, 0, 3, 2)


@pytest.mark.clause("BB-3.4")
def test_of_three_who_tie_two_may_tie_again() -> None:
    game = fall(position(), 4, 4, 4, 6)
    assert dice_in_hand(game) == 3
    game = fall(game, 2, 5, 2)
    assert dice_in_hand(game) == 2
    assert seen(fall(game, 6, 1)).places == (3, 1, 0, 2)


@pytest.mark.clause("BB-3.4")
def test_two_ties_are_settled_each_for_itself() -> None:
    game = fall(position(), 5, 2, 5, 2)
    assert dice_in_hand(game) == 4
    game = fall(game, 1, 6, 2, 6)
    assert dice_in_hand(game) == 2  # seats 0 and 2 are settled, 1 and 3 tie again
    assert seen(game).ranks == (1, 2, 0, 2)
    assert seen(fall(game, 3, 4)).places == (2, 0, 3, 1)


@pytest.mark.clause("BB-3.4")
def test_when_all_four_tie_all_four_roll_again() -> None:
    game = fall(position(), 3, 3, 3, 3)
    assert dice_in_hand(game) == 4
    assert seen(fall(game, 1, 2, 3, 4)).places == (3, 2, 1, 0)


@pytest.mark.clause("BB-3.3", "BB-3.4")
def test_every_order_comes_from_the_dice_and_from_no_seat() -> None:
    """Whoever the dice belong to: exchanging the players' dice exchanges their ranks and nothing else."""
    for dice in [(6, 4, 2, 1), (5, 5, 2, 1), (5, 3, 3, 3), (4, 4, 2, 2), (1, 1, 1, 1)]:
        ranks = ranked(OPEN, dice)
        for seats in permutations(range(4)):
            assert ranked(OPEN, tuple([dice[seat] for seat in seats])) == tuple(
                [ranks[seat] for seat in seats]
            )
    assert tied(ranked(OPEN, (6, 4, 2, 1))) == ()
    assert order(ranked(OPEN, (1, 2, 4, 6))) == (3, 2, 1, 0)


@pytest.mark.clause("BB-3.5", "BB-3.6")
@pytest.mark.parametrize(
    ("place", "dice", "clause"), [(1, 2, "BB-3.5"), (2, 2, "BB-3.5"), (3, 2, "BB-3.5"), (4, 1, "BB-3.6")]
)
def test_first_second_and_third_place_have_two_dice_and_fourth_has_one(
    place: int, dice: int, clause: str
) -> None:
    game = turn(turn=place)
    assert dice_in_hand(game) == dice
    game = fall(game, *[1, 4][:dice])
    assert told(game, "rolled") == [(place - 1, (1, 4)[:dice])]
    assert clauses(game, "rolled") == [clause]
