"""Switch and Random: a die names the opponent by place (BB-11, BB-12)."""

from __future__ import annotations

import pytest

from .table_talk import OPEN, asks, clauses, fall, happened, land, next_player, seen, squares, told, turn

OTHERS = (13, 15, 27)
"""Where seats 1, 2 and 3 stand: past challenge 1 like seat 0, and before challenge 2."""

PLACES = [0, 3, 1, 2]
"""Seat 0 has the turn in first place; seat 3 is second, seat 1 third, seat 2 fourth."""

# -- Switch


@pytest.mark.clause("BB-11.1", "BB-11.3")
@pytest.mark.parametrize(
    ("die", "comes_to"),
    [(2, [27, 13, 15, 19]), (3, [13, 19, 15, 27]), (4, [15, 13, 19, 27])],
)
def test_the_die_names_a_place_and_the_two_pieces_change_places(die: int, comes_to: list[int]) -> None:
    game = land(19, OTHERS, placement=PLACES)
    assert asks(game) == "RollForSwitch"
    game = fall(game, die)
    assert told(game, "place_rolled") == [(0, die)]
    assert clauses(game, "place_rolled") == ["BB-11.1"]
    assert squares(game) == comes_to
    assert clauses(game, "switched") == ["BB-11.3"]
    assert next_player(game) == 3


@pytest.mark.clause("BB-11.2")
@pytest.mark.parametrize("die", [5, 6])
def test_nobody_switches_with_5_or_6(die: int) -> None:
    game = fall(land(19, OTHERS, placement=PLACES), die)
    assert squares(game) == [19, *OTHERS]
    assert told(game, "no_place") == [(0, die)]
    assert clauses(game, "no_place") == ["BB-11.2"]
    assert next_player(game) == 3


@pytest.mark.clause("BB-11.4")
def test_nobody_switches_with_themselves() -> None:
    game = fall(land(19, OTHERS, placement=PLACES), 1)
    assert squares(game) == [19, *OTHERS]
    assert clauses(game, "own_place") == ["BB-11.4"]
    assert "switched" not in happened(game)


@pytest.mark.clause("BB-11.3", "BB-6.2")
def test_neither_piece_of_a_switch_takes_action_where_it_comes_to() -> None:
    game = fall(land(37, others=(41, 35, 38)), 2)  # a Boost
    assert squares(game) == [41, 37, 35, 38]
    assert next_player(game) == 1


@pytest.mark.clause("BB-11.5", "BB-11.3")
@pytest.mark.parametrize(("here", "there"), [(19, 40), (19, 100), (37, 4), (37, 30), (60, 10), (60, 0)])
def test_the_two_change_places_over_any_challenges_between_them(here: int, there: int) -> None:
    game = fall(land(here, others=(there, 0, 0)), 2)
    assert squares(game)[:2] == [there, here]
    assert told(game, "switched") == [(0, 1)]
    assert told(game, "now_on") == [(0, there), (1, here)]
    assert "held" not in happened(game)


@pytest.mark.clause("BB-11.5", "BB-5.3")
def test_who_comes_onto_a_challenge_by_a_switch_has_to_beat_it() -> None:
    game = fall(land(19, others=(30, 0, 0)), 2)
    assert squares(game)[:2] == [30, 19]
    assert seen(game).facing[:2] == (2, 0)


@pytest.mark.clause("BB-11.5")
def test_challenges_that_were_switched_over_stay_unbeaten() -> None:
    game = fall(land(19, others=(40, 0, 0), options=OPEN, beaten=[[1], [1, 2], [], []]), 2)
    assert squares(game) == [40, 19, 0, 0]
    assert seen(game).beaten[:2] == ((1,), (1, 2))


@pytest.mark.clause("BB-11.3")
@pytest.mark.parametrize("switch", ["free", "stopped"])
def test_on_the_same_square_there_is_nothing_to_switch_and_none_is_told(switch: str) -> None:
    game = fall(land(19, others=(19, 0, 0), options={"switch": switch}), 2)
    assert squares(game) == [19, 19, 0, 0]
    assert told(game, "same_square") == [(0, 1)]
    assert not {"switched", "now_on"} & set(happened(game))


STOPPED = {"switch": "stopped"}


@pytest.mark.clause("BB-11.5")
def test_where_the_house_says_so_a_challenge_stops_the_player_who_comes_forward() -> None:
    game = fall(land(19, others=(40, 0, 0), options=STOPPED), 2)
    assert squares(game) == [30, 19, 0, 0]
    assert told(game, "held") == [(0, 2)]
    assert clauses(game, "held") == ["BB-11.5"]
    assert seen(game).facing[0] == 2


@pytest.mark.clause("BB-11.5")
def test_where_the_house_says_so_a_challenge_stops_the_opponent_who_comes_forward() -> None:
    game = fall(land(37, others=(4, 0, 0), options=STOPPED), 2)
    assert squares(game) == [4, 10, 0, 0]
    assert told(game, "held") == [(1, 1)]


@pytest.mark.clause("BB-11.5")
@pytest.mark.parametrize("beaten_challenges", ["open", "closed"])
def test_where_the_house_says_so_a_challenge_holds_the_opponent_who_waits_on_it(
    beaten_challenges: str,
) -> None:
    options = {**STOPPED, "beaten_challenges": beaten_challenges}
    game = fall(turn([36, 30, 0, 0], options, placement=[1, 2, 3, 0], turn=4, dice=[1]), 1)
    assert squares(game) == [30, 30, 0, 0]
    assert told(game, "held") == [(1, 2)]
    assert told(game, "now_on") == [(0, 30)]


@pytest.mark.clause("BB-11.5")
@pytest.mark.parametrize(("here", "there"), [(19, 40), (37, 4), (37, 30)])
def test_no_switch_is_told_where_a_challenge_came_between(here: int, there: int) -> None:
    game = fall(land(here, others=(there, 0, 0), options=STOPPED), 2)
    assert told(game, "not_switched") == [(0, 1)]
    assert clauses(game, "not_switched") == ["BB-11.5"]
    assert "switched" not in happened(game)


@pytest.mark.clause("BB-11.5")
def test_where_challenges_stop_switches_one_without_a_challenge_between_takes_place() -> None:
    game = fall(land(19, others=(30, 0, 0), options=STOPPED), 2)
    assert squares(game)[:2] == [30, 19]
    assert told(game, "switched") == [(0, 1)]


@pytest.mark.clause("BB-11.5", "BB-5.9")
def test_where_challenges_stop_switches_those_that_stay_beaten_stop_nobody() -> None:
    beaten = [[1, 2], [1, 2], [], []]
    game = fall(land(37, others=(4, 0, 0), options={**STOPPED, **OPEN}, beaten=beaten), 2)
    assert squares(game) == [4, 37, 0, 0]
    assert told(game, "switched") == [(0, 1)]


# -- Random


@pytest.mark.clause("BB-12.1", "BB-12.3")
@pytest.mark.parametrize(("die", "victim"), [(2, 3), (3, 1), (4, 2)])
def test_the_player_in_the_place_that_a_die_names_goes_back_by_another_die(die: int, victim: int) -> None:
    game = land(20, OTHERS, placement=PLACES)
    assert asks(game) == "RollForRandom"
    game = fall(game, die)
    assert clauses(game, "place_rolled") == ["BB-12.1"]
    assert asks(game) == "RollBack"
    game = fall(game, 5)
    stood = [20, *OTHERS]
    stood[victim] = stood[victim] - 5
    assert squares(game) == stood
    assert told(game, "back") == [(victim, 5, stood[victim])]
    assert clauses(game, "back") == ["BB-12.3"]
    assert next_player(game) == 3


@pytest.mark.clause("BB-12.2")
@pytest.mark.parametrize("die", [5, 6])
def test_random_sends_nobody_back_with_5_or_6(die: int) -> None:
    game = fall(land(20, OTHERS, placement=PLACES), die)
    assert squares(game) == [20, *OTHERS]
    assert clauses(game, "no_place") == ["BB-12.2"]
    assert next_player(game) == 3


@pytest.mark.clause("BB-12.4")
def test_the_tile_where_random_sends_a_piece_is_blank() -> None:
    game = fall(fall(land(20, others=(18, 0, 0)), 2), 4)
    assert squares(game)[1] == 14  # +5
    assert next_player(game) == 1


@pytest.mark.clause("BB-12.3", "BB-6.5")
def test_random_sends_nobody_behind_start() -> None:
    game = fall(fall(land(20, others=(4, 0, 0)), 2), 6)
    assert squares(game)[1] == 0
    assert told(game, "at_start") == [(1,)]
    assert told(game, "back") == [(1, 4, 0)]


@pytest.mark.clause("BB-12.3")
@pytest.mark.parametrize("stands", [4, 40])
def test_the_second_die_is_told_even_when_start_cuts_it_short(stands: int) -> None:
    game = fall(fall(land(20, others=(stands, 0, 0)), 2), 6)
    assert told(game, "back_rolled") == [(0, 6, 1)]
    assert clauses(game, "back_rolled") == ["BB-12.3"]
    [event] = [event for event in game.events() if event.what == "back_rolled"]
    words = game.ruleset.sentence(event, ("Ana", "Ben", "Cleo", "Dan"))
    assert words == "Ana rolls 6 to send Ben back."


@pytest.mark.clause("BB-12.5")
def test_random_sends_nobody_back_who_rolled_their_own_place() -> None:
    game = fall(land(20, OTHERS, placement=PLACES), 1)
    assert squares(game) == [20, *OTHERS]
    assert clauses(game, "own_place") == ["BB-12.5"]
    assert next_player(game) == 3
