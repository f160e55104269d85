"""Challenges: nobody passes one that they have not beaten (BB-5)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from .table_talk import (
    CHALLENGES,
    OPEN,
    asks,
    clauses,
    fall,
    happened,
    land,
    next_player,
    seen,
    squares,
    told,
    turn,
)

# -- coming to a challenge


@pytest.mark.clause("BB-5.1")
def test_landing_on_a_challenge_ends_the_turn() -> None:
    game = fall(turn([5, 0, 0, 0]), 2, 3)
    assert squares(game)[0] == 10
    assert told(game, "reached") == [(0, 1)]
    assert clauses(game, "reached") == ["BB-5.1"]
    assert "stopped" not in happened(game)
    assert next_player(game) == 1


@pytest.mark.clause("BB-5.2")
@pytest.mark.parametrize("challenge", [1, 2, 3, 4, 5, 6])
def test_whoever_rolls_too_far_is_placed_on_the_challenge(challenge: int) -> None:
    square = CHALLENGES[challenge]
    game = fall(turn([square - 1, 0, 0, 0]), 5, 6)
    assert squares(game)[0] == square
    assert told(game, "stopped") == [(0, challenge, 10)]
    assert seen(game).facing[0] == challenge
    assert next_player(game) == 1


@pytest.mark.clause("BB-5.2")
def test_the_next_challenge_stops_whoever_beat_the_last() -> None:
    game = fall(fall(turn([70, 0, 0, 0]), 6, 6), 4)
    assert told(game, "beat") == [(0, 4, 16)]
    assert squares(game)[0] == 85
    assert told(game, "stopped") == [(0, 5, 1)]


# -- beating it


@pytest.mark.clause("BB-5.3", "BB-5.4", "BB-5.7")
@pytest.mark.parametrize("challenge", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_a_roll_of_at_least_its_number_beats_a_challenge(challenge: int, roll: int) -> None:
    square = CHALLENGES[challenge]
    game = fall(turn([0, 0, 0, square], turn=4), roll)
    if roll < challenge:
        assert told(game, "failed") == [(3, challenge, roll)]
        assert clauses(game, "failed") == ["BB-5.4"]
        assert squares(game)[3] == square
        assert seen(game).facing[3] == challenge
        assert "moved" not in happened(game)
    else:
        assert told(game, "beat") == [(3, challenge, roll)]
        assert clauses(game, "beat") == ["BB-5.7"]
        assert told(game, "moved")[0][:3] == (3, roll, square + roll)
        assert squares(game)[3] > square
    assert asks(game) == "RollForPlacement"


@pytest.mark.clause("BB-5.4")
def test_a_challenge_may_be_tried_every_turn() -> None:
    game = fall(turn([0, 0, 0, 85], turn=4), 4)
    game = fall(fall(game, 1, 2, 3, 6), 1, 3)  # now seat 3 is first and has two dice
    assert told(game, "failed") == [(3, 5, 4), (3, 5, 4)]
    assert squares(game)[3] == 85


@pytest.mark.clause("BB-5.7")
def test_whoever_beats_a_challenge_takes_action_where_that_roll_leads() -> None:
    game = fall(turn([10, 0, 0, 0]), 1, 3)
    assert happened(game) == ["rolled", "beat", "moved", "forward"]
    assert squares(game)[0] == 14 + 5


@pytest.mark.clause("BB-5.3")
def test_a_piece_that_was_moved_onto_a_challenge_has_to_beat_it() -> None:
    game = land(27)  # +4 would lead to 31
    assert squares(game)[0] == 30
    assert seen(game).facing[0] == 2


@pytest.mark.clause("BB-5.5")
def test_two_dice_count_together() -> None:
    game = fall(turn([85, 0, 0, 0]), 1, 4)
    assert told(game, "beat") == [(0, 5, 5)]
    assert told(fall(turn([85, 0, 0, 0]), 1, 3), "failed") == [(0, 5, 4)]


@pytest.mark.clause("BB-5.5", "BB-5.6")
@pytest.mark.parametrize(
    ("challenge", "one_die", "two_dice"),
    # 216ths for two dice: a pair that is short of the number has six ways for its extra die.
    [(1, 6, 216), (2, 5, 216), (3, 4, 216), (4, 3, 203), (5, 2, 190), (6, 1, 164)],
)
def test_the_chances_of_beating_a_challenge(challenge: int, one_die: int, two_dice: int) -> None:
    square = CHALLENGES[challenge]
    single = [fall(turn([0, 0, 0, square], turn=4), die) for die in range(1, 7)]
    assert sum("beat" in happened(game) for game in single) == one_die
    chance = Fraction(0)
    for first, second in product(range(1, 7), repeat=2):
        game = fall(turn([square, 0, 0, 0]), first, second)
        games = [fall(game, die) for die in range(1, 7)] if first == second else [game]
        chance += Fraction(sum("beat" in happened(game) for game in games), 36 * len(games))
    assert chance == Fraction(two_dice, 216)


@pytest.mark.clause("BB-5.6")
def test_the_extra_die_can_beat_a_challenge() -> None:
    game = fall(turn([85, 0, 0, 0]), 2, 2)
    assert asks(game) == "RollExtraDie"
    assert told(fall(game, 1), "beat") == [(0, 5, 5)]
    game = fall(fall(turn([85, 0, 0, 0]), 1, 1), 2)
    assert told(game, "failed") == [(0, 5, 4)]


@pytest.mark.clause("BB-5.6")
def test_where_the_house_says_so_the_two_dice_must_beat_a_challenge_alone() -> None:
    options = {"extra_at_challenges": False}
    game = fall(turn([85, 0, 0, 0], options), 2, 2)
    assert told(game, "failed") == [(0, 5, 4)]
    assert next_player(game) == 1
    game = fall(turn([85, 0, 0, 0], options), 3, 3)
    assert asks(game) == "RollExtraDie"
    game = fall(game, 5)
    assert told(game, "moved") == [(0, 11, 96, "blank")]


@pytest.mark.clause("BB-5.6")
def test_where_two_dice_must_beat_a_challenge_alone_the_extra_die_is_rolled_on_other_squares() -> None:
    game = fall(turn([51, 0, 0, 0], {"extra_at_challenges": False}), 1, 1)
    assert asks(game) == "RollExtraDie"


@pytest.mark.clause("BB-5.6")
def test_where_two_dice_must_beat_a_challenge_alone_their_sum_is_told() -> None:
    game = fall(fall(turn([70, 0, 0, 0], {"extra_at_challenges": False}), 2, 2), 5)
    assert told(game, "beat") == [(0, 4, 4)]
    assert told(game, "moved")[0][:3] == (0, 9, 79)
    game = fall(fall(turn([70, 0, 0, 0]), 2, 2), 5)
    assert told(game, "beat") == [(0, 4, 9)]


@pytest.mark.clause("BB-5.6", "BB-5.8")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_where_two_dice_must_beat_a_challenge_alone_no_die_is_added_at_challenge_6(die: int) -> None:
    game = fall(turn([100, 0, 0, 0], {"extra_at_challenges": False}), die, die)
    assert "doubles" not in happened(game)
    assert game.over == (die >= 3)
    assert (asks(game) if not game.over else "") != "RollExtraDie"


@pytest.mark.clause("BB-5.8")
@pytest.mark.parametrize("dice", [(1, 5), (6, 5), (2, 4)])
def test_six_or_more_wins_at_challenge_6(dice: tuple[int, int]) -> None:
    game = fall(turn([100, 0, 0, 0]), *dice)
    assert game.winners() == [0]
    assert clauses(game, "beat") == ["BB-5.8"]
    assert "moved" not in happened(game)


@pytest.mark.clause("BB-5.8")
@pytest.mark.parametrize("dice", [(1, 2), (1, 4), (2, 3)])
def test_less_than_six_does_not_win_at_challenge_6(dice: tuple[int, int]) -> None:
    game = fall(turn([100, 0, 0, 0]), *dice)
    assert not game.over
    assert squares(game)[0] == 100
    assert told(game, "failed") == [(0, 6, sum(dice))]


@pytest.mark.clause("BB-5.8")
def test_reaching_challenge_6_does_not_win_whatever_was_rolled() -> None:
    game = fall(turn([94, 0, 0, 0]), 2, 4)
    assert not game.over
    assert seen(game).facing[0] == 6


# -- a challenge once beaten


@pytest.mark.clause("BB-5.9")
def test_a_challenge_stops_everybody_every_time() -> None:
    game = fall(turn([30, 0, 0, 0]), 1, 3)
    assert told(game, "beat") == [(0, 2, 4)]
    assert squares(game)[0] == 34
    assert seen(game).beaten[0] == ()
    game = fall(turn([28, 0, 0, 0]), 2, 4)
    assert squares(game)[0] == 30
    assert told(fall(turn([0, 0, 0, 30], turn=4), 1), "failed") == [(3, 2, 1)]


@pytest.mark.clause("BB-5.9", "BB-5.11")
def test_who_was_thrown_back_behind_a_challenge_has_to_beat_it_again() -> None:
    game = fall(land(43, others=(32, 24, 24), detour=[-1, -1, 0, 0]), 6, 1)
    assert squares(game)[1] == 25
    game = fall(game, 6, 5)
    assert squares(game)[1] == 30
    assert seen(game).facing[1] == 2


@pytest.mark.clause("BB-5.9")
def test_where_the_house_leaves_it_open_a_beaten_challenge_does_not_stop_its_player_again() -> None:
    beaten = [[1, 2], [], [], []]
    game = fall(turn([28, 0, 0, 0], OPEN, beaten=beaten), 2, 4)
    assert squares(game)[0] == 34
    assert "stopped" not in happened(game)
    game = fall(turn([0, 0, 0, 30], OPEN, turn=4), 5)
    assert 2 in seen(game).beaten[3]


@pytest.mark.clause("BB-5.9")
def test_a_challenge_that_stays_beaten_is_blank_to_land_on() -> None:
    game = fall(turn([25, 0, 0, 0], OPEN, beaten=[[1, 2], [], [], []]), 2, 3)
    assert squares(game)[0] == 30
    assert "reached" not in happened(game)
    assert seen(game).facing[0] == 0
    game = turn([30, 0, 0, 0], OPEN, beaten=[[1, 2], [], [], []], placement=[1, 2, 3, 0], turn=4)
    assert squares(fall(game, 1))[0] == 31  # less than 2 is enough to leave


@pytest.mark.clause("BB-5.9")
def test_a_challenge_that_one_player_has_beaten_still_stops_the_others() -> None:
    game = fall(turn([28, 28, 0, 0], OPEN, beaten=[[1, 2], [1], [], []], placement=[1, 0, 2, 3]), 2, 4)
    assert squares(game)[:2] == [28, 30]


@pytest.mark.clause("BB-5.9", "BB-1.4")
@pytest.mark.parametrize("beaten_challenges", ["open", "closed"])
def test_the_winner_faces_no_challenge_any_more(beaten_challenges: str) -> None:
    game = fall(turn([100, 100, 0, 0], {"beaten_challenges": beaten_challenges}), 2, 4)
    assert game.winners() == [0]
    assert seen(game).facing == (0, 6, 0, 0)


# -- effects


@pytest.mark.clause("BB-5.10")
@pytest.mark.parametrize(("square", "dice"), [(26, (6, 1)), (28, (6, 1, 1, 1))], ids=["1 vs 1", "1 vs 3"])
def test_a_battle_carries_nobody_past_a_challenge(square: int, dice: tuple[int, ...]) -> None:
    game = land(square, others=(24, 24, 24), detour=[-1, -1, 0, 0])
    game = fall(game, *dice)
    assert squares(game)[0] == 30
    assert told(game, "held") == [(0, 2)]
    assert clauses(game, "held") == ["BB-5.10"]


@pytest.mark.clause("BB-5.10")
def test_a_boost_carries_nobody_past_a_challenge() -> None:
    game = land(80)  # the next Blue tile is 95, beyond challenge 5
    assert squares(game)[0] == 85
    assert told(game, "forward") == [(0, 5, 85)]
    assert told(game, "held") == [(0, 5)]


@pytest.mark.clause("BB-5.10")
def test_an_effect_may_end_on_a_challenge() -> None:
    game = fall(land(18), 6, 1, 1, 2)
    assert squares(game)[0] == 28
    game = fall(land(26, others=(24, 24, 5), detour=[-1, 0, 0, -1], dice=(1, 2)), 2, 1)
    assert squares(game)[0] == 30  # seven would be 33


@pytest.mark.clause("BB-5.10", "BB-5.9")
def test_an_effect_carries_past_a_challenge_that_stays_beaten() -> None:
    game = land(27, options=OPEN, beaten=[[1, 2], [], [], []])
    assert squares(game)[0] == 31
    assert "held" not in happened(game)


@pytest.mark.clause("BB-5.11")
def test_back_past_a_challenge_a_piece_goes_freely() -> None:
    game = fall(land(43, others=(32, 24, 24), detour=[-1, -1, 0, 0]), 6, 1)
    assert squares(game)[1] == 25
    assert "held" not in happened(game)


@pytest.mark.clause("BB-5.11", "BB-5.9")
@pytest.mark.parametrize(("options", "facing"), [({}, 2), (OPEN, 0)], ids=["closed", "open"])
def test_back_onto_a_challenge_it_binds_unless_it_stays_beaten(
    options: dict[str, object], facing: int
) -> None:
    game = fall(land(43, others=(37, 24, 24), options=options, detour=[-1, -1, 0, 0]), 6, 1)
    assert squares(game)[1] == 30
    assert seen(game).facing[1] == facing


@pytest.mark.clause("BB-5.11")
def test_a_piece_that_waits_at_a_challenge_can_be_sent_back_from_it() -> None:
    game = fall(land(43, others=(30, 24, 24), detour=[-1, -1, 0, 0]), 6, 1)
    assert squares(game)[1] == 23
    assert seen(game).facing[1] == 0
