"""Step 2: play a card and move (CV-4)."""

from __future__ import annotations

import pytest

from emberisle.games.curse_of_vulkar.rules.board import JOINS, NAMES, NUMBER, SPACES
from emberisle.games.curse_of_vulkar.rules.moves import STAY, TurnVulKar, Walk
from emberisle.games.curse_of_vulkar.rules.walks import Going

from .table_talk import (
    asks,
    at,
    drop,
    finish,
    go,
    goals,
    hand,
    moves,
    paths,
    play,
    position,
    refusal,
    say,
    seen,
    told,
)


@pytest.mark.clause("CV-4.1")
def test_a_card_is_played_face_up_and_goes_to_the_discard_pile_after_its_action() -> None:
    game = play(position("PW3", hands=["angry_gaze 4, beeline 6"]), "angry_gaze 4")
    assert told(game, "played") == [(0, ("angry_gaze", 4))]
    assert (hand(game), seen(game).discard) == (["beeline 6"], ())
    game = say(go(game, "PW7"), TurnVulKar(60))
    assert seen(game).discard == (("angry_gaze", 4),)


@pytest.mark.clause("CV-4.1", "CV-10.1")
def test_a_cataclysm_goes_to_the_tracker() -> None:
    game = drop(moves(position("PW3", hands=["cataclysm 4, beeline 6"]), "cataclysm 4", "PW7"))
    assert (seen(game).discard, seen(game).tracker) == ((), (("cataclysm", 4),))


@pytest.mark.clause("CV-4.2")
@pytest.mark.parametrize(
    ("card", "goal"), [("gift_shop 3", "NS5"), ("angry_gaze 4", "NS6"), ("flame_geyser 5", "NS7")]
)
def test_a_figure_moves_by_the_full_number(card: str, goal: str) -> None:
    game = play(position("NS2", hands=[f"{card}, beeline 6"]), card)
    assert goal in goals(game)
    assert {len(path.split()) for path in paths(game)} == {int(card[-1])}


@pytest.mark.clause("CV-4.3")
def test_one_sets_out_in_any_direction_and_chooses_at_every_fork() -> None:
    game = play(position("TR2", hands=["angry_gaze 4, beeline 6"]), "angry_gaze 4")
    assert paths(game) == {
        "TR3 TR4 TR5 TR6",
        "TR3 BA1 BA2 BA3",
        "TR3 CR1 CR2 CR3",
        "TR1 H PW1 PW2",
        "TR1 H SW1 SW2",
    }


@pytest.mark.clause("CV-4.4")
def test_every_space_counts_whether_somebody_is_on_it_or_not() -> None:
    game = play(position("NS2", "NS3", "NS4", hands=["gift_shop 3, beeline 6"]), "gift_shop 3")
    assert "NS3 NS4 NS5" in paths(game)


@pytest.mark.clause("CV-4.4")
def test_from_an_occupied_last_space_one_goes_on_and_chooses_at_the_fork() -> None:
    game = play(position("TR6", "TR3", hands=["gift_shop 3, beeline 6"]), "gift_shop 3")
    assert paths(game) == {"TR5 TR4 TR3 TR2", "TR5 TR4 TR3 BA1", "TR5 TR4 TR3 CR1", "BR1"}


@pytest.mark.clause("CV-4.4")
def test_one_goes_over_several_in_a_row() -> None:
    hands = ["gift_shop 3, beeline 6", "", "", ""]
    game = play(position("NS2", "NS5", "NS6", "NS7", hands=hands), "gift_shop 3")
    assert "NS3 NS4 NS5 NS6 NS7 NS8" in paths(game)


@pytest.mark.clause("CV-4.5")
@pytest.mark.parametrize(("start", "deck"), [("TR5", "BR1"), ("PI1", "BR2"), ("CL1", "LA")])
def test_bridges_and_the_ladder_end_a_move(start: str, deck: str) -> None:
    game = play(position(start, hands=["angry_gaze 4, beeline 6"]), "angry_gaze 4")
    over = [path.split() for path in paths(game) if deck in path.split()]
    assert over
    assert all(path[-1] == deck for path in over)


@pytest.mark.clause("CV-4.5")
def test_in_some_houses_an_occupied_bridge_may_not_be_entered() -> None:
    hands, options = ["flame_geyser 5, beeline 6"], {"unstable": "closed"}
    game = play(position("TR5", "BR1", hands=hands, options=options), "flame_geyser 5")
    assert not any("BR1" in path.split() for path in paths(game))
    assert refusal(game, Walk(("TR6", "BR1", "GR1", "GR2", "RR2"))).rule == "CV-4.5"
    free = play(position("TR5", hands=hands, options=options), "flame_geyser 5")
    assert "TR6 BR1" in paths(free)


@pytest.mark.clause("CV-4.6")
def test_there_is_room_for_any_number_on_the_helipad_and_nobody_hops_over_it() -> None:
    game = position("TR3", "H", "H", "H", hands=["gift_shop 3, beeline 6", "", "", ""])
    game = moves(game, "gift_shop 3", "H")
    assert [figure.place for figure in seen(game).figures] == ["H"] * 4


@pytest.mark.clause("CV-4.7")
def test_our_island_has_no_dead_end() -> None:
    assert [NAMES[place] for place in range(SPACES) if len(JOINS[place]) < 2] == []


@pytest.mark.clause("CV-4.7")
def test_a_way_that_is_closed_ends_a_move_like_a_dead_end() -> None:
    """Where occupied bridges may not be entered, the way from TR5 to BR1 ends at TR6."""
    options = {"unstable": "closed"}
    game = play(position("TR5", "BR1", hands=["angry_gaze 4, beeline 6"], options=options), "angry_gaze 4")
    assert "TR6" in paths(game)


@pytest.mark.clause("CV-4.7")
def test_where_no_step_is_possible_one_stays() -> None:
    """Nobody can be shut in on our island: the way back is left out by hand."""
    shut_in = Going(1 << NUMBER["BR1"], closed=True, mapped=False, may_turn=False)
    assert shut_in.walks(NUMBER["TR6"], NUMBER["TR5"], 3) == []
    game = play(position("TR6"), "angry_gaze 4")
    assert (refusal(game, STAY).rule, asks(game)) == ("CV-4.2", "ChooseWalk")


@pytest.mark.clause("CV-4.8")
def test_who_lies_on_a_space_occupies_it_and_who_lies_in_a_chute_none() -> None:
    hands = ["gift_shop 3, beeline 6"]
    game = play(position("NS2", hands=hands, lying=[[1, "space", "NS5"]]), "gift_shop 3")
    assert "NS3 NS4 NS5 NS6" in paths(game)
    game = play(position("NS2", hands=hands, lying=[[1, "chute", "NE-N"]]), "gift_shop 3")
    assert "NS3 NS4 NS5" in paths(game)


@pytest.mark.clause("CV-4.2")
def test_a_turn_is_over_when_card_and_action_are_done() -> None:
    game = finish(moves(position("PW3"), "angry_gaze 4", "PW7"))
    assert (seen(game).figure, at(game, 0)) == (1, "PW7")
