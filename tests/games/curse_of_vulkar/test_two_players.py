"""Two players with two figures each (CV-15)."""

from __future__ import annotations

import pytest

from emberisle.games.curse_of_vulkar.rules.moves import (
    BOARD_COPTER,
    DROP,
    GO_ON,
    TAKE_HEART,
    TAKE_PENNY,
    MoveFigure,
    Offer,
    UseSnowGlobe,
)

from .table_talk import (
    TOGETHER,
    asks,
    at,
    clauses,
    dealt,
    drop,
    finish,
    hand,
    heart,
    moves,
    new,
    photos,
    play,
    position,
    refusal,
    say,
    seen,
    tokens,
    told,
)

GAZE = ["angry_gaze 4, beeline 6"]
HERS = "creeping_roots 4, creeping_roots 5"
CHOOSE = {"two_turns": "choose"}


@pytest.mark.clause("CV-15.1")
def test_the_figures_take_turns_one_of_each_player_after_the_other() -> None:
    game, order = dealt(2), []
    for _ in range(6):
        order.append((seen(game).figure, game.to_move))
        game = finish(game)
    assert order == [(0, 0), (1, 1), (2, 0), (3, 1), (0, 0), (1, 1)]


@pytest.mark.clause("CV-15.1")
def test_in_some_houses_players_choose_the_figure_after_each_had_its_first_turn() -> None:
    game, order = dealt(2, CHOOSE), []
    for _ in range(4):
        order.append(seen(game).figure)
        game = finish(game)
    assert order == [0, 1, 2, 3]
    assert (asks(game), game.to_move) == ("ChooseFigure", 0)
    assert game.legal_moves() == (MoveFigure(0), MoveFigure(2))
    game = finish(say(game, MoveFigure(2)))
    assert (asks(game), game.to_move) == ("ChooseFigure", 1)
    assert refusal(game, MoveFigure(2)).rule == "CV-15.1"


@pytest.mark.clause("CV-15.1", "CV-12.3")
def test_where_they_choose_the_last_turns_are_two_for_each_figure() -> None:
    places = ["NS2", "SS2", "NS9", "copter"]
    game = position(*places, seats=2, options=CHOOSE, copter=True, last_turns=[1, 1, 2, 2])
    order = []
    while not game.over:
        if asks(game) == "ChooseFigure":
            game = say(game, game.legal_moves()[0])
        order.append(seen(game).figure)
        game = finish(game)
    assert order == [0, 1, 2, 2]


@pytest.mark.clause("CV-15.2")
def test_both_figures_share_a_hand_and_souvenirs() -> None:
    hands = ["cataclysm 4, beeline 6", HERS]
    game = position("RR2", "SS2", "PW1", "SW1", seats=2, hands=hands, souvenirs=["snow_globe"])
    game = say(moves(game, "cataclysm 4", "RR6"), DROP)
    assert set(game.legal_moves()) == {GO_ON, UseSnowGlobe(0), UseSnowGlobe(2)}
    game = finish(finish(game))
    assert (seen(game).figure, game.to_move, "beeline 6" in hand(game, 0)) == (2, 0, True)


@pytest.mark.clause("CV-15.3")
def test_treasures_belong_to_the_figure_and_each_is_scored_by_itself() -> None:
    game = position("NS2", "SS2", "PW1", "SW1", seats=2, tokens=["RRR", "", "RRR"], heart=2)
    assert game.scores() == [6 + 6 + 7, 0]
    together = position("NS2", "SS2", "PW1", "SW1", seats=2, tokens=["RRRRR", "", "RRR"])
    assert together.scores() == [15 + 6, 0]


@pytest.mark.clause("CV-15.4")
@pytest.mark.parametrize(("before", "after"), [([[], [], ["NS1"]], "PW7"), ([["NS1"]], "NS1")])
def test_each_figure_takes_one_snapshot_of_a_colour_whatever_the_other_has(
    before: list[list[str]], after: str
) -> None:
    game = position("PW5", "SS2", "H", "SW1", seats=2, hands=[GAZE[0], HERS], snapshots=before)
    assert photos(moves(game, "angry_gaze 4", "PW9")) == after


@pytest.mark.clause("CV-15.4")
def test_five_snapshots_of_both_figures_do_not_call_the_copter() -> None:
    taken = [["TR5", "SW9", "NS1"], [], ["SS4", "NS8"]]
    game = position("PW4", "SS2", "RR1", "H", seats=2, hands=[GAZE[0], HERS], snapshots=taken)
    assert not seen(moves(game, "angry_gaze 4", "H")).copter_called


@pytest.mark.clause("CV-15.5")
@pytest.mark.parametrize(("option", "points"), [("figure", 10), ("pool", 20)])
def test_a_snapshot_scores_if_its_figure_is_aboard_or_in_a_pool_either(option: str, points: int) -> None:
    places, taken = ["NS2", "copter", "copter", "copter"], [["TR5", "SW9"], [], ["SS4", "NS8"]]
    options = {"two_snapshots": option}
    game = position(*places, seats=2, copter=True, last_turns=[1, 0, 0, 0], snapshots=taken, options=options)
    game = finish(moves(game, "angry_gaze 4", "NS6"))
    assert game.scores() == [points, 0]


@pytest.mark.clause("CV-15.6")
def test_in_passing_the_own_other_figure_one_exchanges_or_hands_over_the_heart_without_asking() -> None:
    hands = [GAZE[0], HERS]
    game = position("NS1", "SS2", "NS3", "H", seats=2, hands=hands, tokens=["R", "", "Y"], heart=2)
    game = moves(game, "angry_gaze 4", "NS5")
    swapped = say(game, Offer("red", "yellow"))
    assert (tokens(swapped, 0), tokens(swapped, 2), asks(swapped)) == ("Y", "R", "InCave")
    handed = say(game, TAKE_HEART)
    assert (heart(handed), clauses(handed, "handed_over")) == (0, ["CV-15.6"])


@pytest.mark.clause("CV-15.7")
def test_two_players_have_two_cutlasses_and_together_one_figure_each() -> None:
    assert ("WR2", "crimson", 2) in seen(new(2)).snapshots
    assert (len(seen(new(2)).figures), len(seen(new(2, TOGETHER)).figures)) == (4, 2)


@pytest.mark.clause("CV-12.8", "CV-15.1")
def test_the_game_goes_on_until_all_four_figures_are_done() -> None:
    places = ["H", "copter", "H", "copter"]
    game = position(*places, seats=2, copter=True, hands=[GAZE[0], HERS])
    game = finish(say(play(game, "angry_gaze 4"), BOARD_COPTER, TAKE_PENNY))
    assert (game.over, seen(game).figure, at(game, 0)) == (False, 2, "copter")
    game = finish(say(play(game, "beeline 6"), BOARD_COPTER))
    assert (game.over, game.scores()) == (True, [6, 0])


@pytest.mark.clause("CV-13.3")
def test_in_a_tie_the_better_of_two_figures_counts() -> None:
    places = ["NS2", "copter", "copter", "RR1"]
    game = position(*places, seats=2, copter=True, last_turns=[1, 0, 0, 0], entered=[0, 20, 10, 0])
    game = finish(moves(game, "angry_gaze 4", "NS6"))
    assert (game.scores(), game.winners()) == ([0, 0], [0])


def test_the_second_figure_is_robbed_like_any_other() -> None:
    hands = ["cataclysm 4, beeline 6", HERS]
    game = position("RR2", "H", "RR8", "RR12", seats=2, hands=hands, tokens=["", "R", "", "B"])
    game = drop(moves(game, "cataclysm 4", "RR6"), 3)
    assert (asks(game), told(game, "felled_space")) == ("StealBlind", [(3, "fireball", ("RR12",))])
