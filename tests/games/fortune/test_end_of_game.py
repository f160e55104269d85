"""The end of the game: the finish line, the final round, and who wins (FO-1.4 and FO-7)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.fortune.rules.moves import Stop

from .table_talk import PLAIN, asks, clauses, fall, happened, seen, stop, told, turn, turn_over, turn_worth

# -- the line


@pytest.mark.clause("FO-7.1")
@pytest.mark.parametrize("line", [8000, 6000, 5000, 3000, 1000, 4321, 20_000])
def test_the_finish_line(line: int) -> None:
    options = {"finish_line": line}
    assert seen(turn("Gold", options=options)).finish_line == line
    short = turn_worth(turn("Sorceress", totals=[line - 300, 0], options=options), 200)
    assert "crossed" not in happened(short)
    across = turn_worth(turn("Sorceress", totals=[line - 300, 0], options=options), 400)
    assert told(across, "crossed") == [(0, line)]


@pytest.mark.clause("FO-7.1")
def test_the_finish_line_is_at_8000_points() -> None:
    assert "crossed" not in happened(turn_worth(turn("Sorceress", totals=[7600, 0]), 300))
    assert told(turn_worth(turn("Sorceress", totals=[7800, 0]), 300), "crossed") == [(0, 8000)]


@pytest.mark.clause("FO-7.2")
@pytest.mark.parametrize(("crossing", "across"), [("reach", True), ("exceed", False)])
def test_reaching_the_line_is_crossing_it_or_not(crossing: str, across: bool) -> None:
    game = turn_worth(turn("Sorceress", totals=[7700, 0], options={"crossing": crossing}), 300)
    assert game.scores()[0] == 8000
    assert ("crossed" in happened(game)) == across


@pytest.mark.clause("FO-7.2")
def test_reaching_the_line_is_enough_unless_the_house_says_otherwise() -> None:
    game = turn_worth(turn("Sorceress", totals=[7700, 0]), 300)
    assert told(game, "crossed") == [(0, 8000)]


@pytest.mark.clause("FO-7.2")
def test_one_step_beyond_the_line_is_across_in_every_house() -> None:
    for crossing in ("reach", "exceed"):
        game = turn_worth(turn("Sorceress", totals=[7800, 0], options={"crossing": crossing}), 300)
        assert told(game, "crossed") == [(0, 8000)]


# -- the final round


@pytest.mark.clause("FO-7.3")
def test_each_other_player_has_one_more_turn() -> None:
    game = turn("Sorceress", totals=[0, 7900, 0, 0], turn=1, pile=PLAIN)
    game = turn_worth(game, 200)
    assert clauses(game, "crossed") == ["FO-7.3"]
    players = []
    while not game.over:
        assert seen(game).final_round
        players.append((seen(game).turn, seen(game).last_turns))
        game = turn_worth(game, 0)
    assert players == [(2, 3), (3, 2), (0, 1)]
    assert game.winners() == [1]


@pytest.mark.clause("FO-7.3", "FO-7.4")
def test_with_two_players_the_other_has_the_last_word() -> None:
    game = turn_worth(turn("Sorceress", totals=[7900, 500]), 200)
    assert not game.over
    assert game.winners() == []
    assert seen(game).turn == 1
    assert turn_worth(game, 100).over


@pytest.mark.clause("FO-7.3")
def test_before_anybody_crosses_there_is_no_final_round() -> None:
    game = turn_worth(turn("Sorceress", totals=[7500, 7900]), 300)
    assert not seen(game).final_round
    assert seen(game).last_turns == 0


@pytest.mark.clause("FO-7.3")
def test_crossing_inside_the_final_round_gives_nobody_another_turn() -> None:
    game = turn("Sorceress", totals=[7900, 7900, 7900], pile=PLAIN)
    for _ in range(3):
        assert not game.over
        game = turn_worth(game, 200)
    assert game.over
    assert told(game, "crossed") == [(0, 8000)]
    assert game.scores() == [8100, 8100, 8100]


@pytest.mark.clause("FO-1.4", "FO-7.4")
def test_the_highest_total_after_the_final_round_wins() -> None:
    game = turn("Sorceress", totals=[7900, 7500, 7900], pile=PLAIN)
    for points in (200, 100, 400):
        game = turn_worth(game, points)
    assert game.winners() == [2]  # 8,300 against the 8,100 that ended the game
    assert told(game, "won") == [(2, 8300)]
    assert clauses(game, "won") == ["FO-7.4"]


@pytest.mark.clause("FO-1.4", "FO-7.4")
def test_whoever_crossed_wins_if_nobody_overtakes() -> None:
    game = turn_worth(turn("Sorceress", totals=[7900, 7900], finisher=1, last_turns=1), 0)
    assert not game.over  # nobody is beyond the line
    game = turn_worth(turn("Sorceress", totals=[7900, 8200], finisher=1, last_turns=1), 200)
    assert game.over
    assert game.winners() == [1]


@pytest.mark.clause("FO-7.4")
def test_the_winner_need_not_be_the_one_who_crossed_first() -> None:
    game = turn("Gold", totals=[8100, 8300, 7700], turn=2, finisher=0, last_turns=1)
    game = stop(fall(game, "CDKKKKMM"))  # four skulls: 400 from each of the others
    assert not game.over  # 7,700, 7,900 and 7,700: nobody is left beyond the line
    game = turn("Gold", totals=[8100, 8500, 7700], turn=2, finisher=0, last_turns=1)
    game = stop(fall(game, "CDKKKKMM"))
    assert game.winners() == [1]  # 8,100 is still beyond it


@pytest.mark.clause("FO-7.4")
def test_nobody_moves_after_the_end() -> None:
    game = turn_worth(turn("Sorceress", totals=[0, 8200], finisher=1, last_turns=1), 0)
    assert game.to_move is None
    assert game.legal_moves() == ()
    with pytest.raises(em.GameOver, match="over"):
        game.play(Stop())


@pytest.mark.clause("FO-7.6")
@pytest.mark.parametrize(("points", "winners"), [(200, [0]), (300, [0, 1]), (400, [1])])
def test_equal_highest_totals_share_the_win(points: int, winners: list[int]) -> None:
    game = turn("Sorceress", totals=[8200, 7900, 100], turn=1, finisher=0, last_turns=2)
    game = turn_worth(turn_worth(game, points), 0)
    assert game.winners() == winners
    assert clauses(game, "shared") == (["FO-7.6", "FO-7.6"] if len(winners) == 2 else [])
    assert clauses(game, "won") == ([] if len(winners) == 2 else ["FO-7.4"])


# -- nobody left beyond the line


@pytest.mark.clause("FO-7.5")
def test_if_nobody_is_beyond_the_line_after_the_final_round_the_game_goes_on() -> None:
    game = turn("Gold", totals=[8300, 1000, 500], turn=2, finisher=0, last_turns=1, pile=PLAIN)
    game = stop(fall(game, "CDKKKKMM"))  # the leader falls to 7,900
    assert clauses(game, "resumed") == ["FO-7.5"]
    assert not game.over
    assert not seen(game).final_round
    assert seen(game).turn == 0


@pytest.mark.clause("FO-7.5", "FO-7.3")
def test_crossing_again_begins_another_final_round() -> None:
    game = turn("Gold", totals=[8300, 1000, 500], turn=2, finisher=0, last_turns=1, pile=PLAIN)
    game = stop(fall(game, "CDKKKKMM"))
    game = turn_worth(turn_worth(game, 0), 0)
    assert not game.over
    game = turn("Gold", totals=[8300, 7950, 500], turn=2, finisher=0, last_turns=1, pile=PLAIN)
    game = turn_worth(stop(fall(game, "CDKKKKMM")), 200)  # from 7,900 across the line again
    assert told(game, "crossed") == [(0, 8000)]
    assert (seen(game).turn, seen(game).last_turns) == (1, 2)
    game = turn_worth(turn_worth(game, 500), 0)
    assert game.winners() == [0]  # 8,100 against 7,550 + 500


@pytest.mark.clause("FO-7.5")
def test_where_the_house_says_so_the_next_to_cross_wins_at_once() -> None:
    game = turn(
        "Gold",
        totals=[8300, 7900, 500],
        turn=2,
        finisher=0,
        last_turns=1,
        pile=PLAIN,
        options={"nobody_left": "sudden"},
    )
    game = turn_worth(stop(fall(game, "CDKKKKMM")), 0)  # 7,900 and 7,500 are left
    assert not game.over
    game = turn_worth(game, 500)
    assert game.over
    assert game.winners() == [1]
    assert clauses(game, "crossed_at_last") == ["FO-7.5"]


@pytest.mark.clause("FO-7.5", "FO-7.3")
def test_the_first_crossing_is_never_sudden() -> None:
    game = turn_worth(turn("Sorceress", totals=[7900, 0], options={"nobody_left": "sudden"}), 200)
    assert not game.over
    assert seen(game).final_round


@pytest.mark.clause("FO-7.4", "FO-7.2", "FO-7.5")
@pytest.mark.parametrize(("crossing", "over"), [("reach", True), ("exceed", False)])
def test_exactly_on_the_line_after_the_final_round(crossing: str, over: bool) -> None:
    options = {"crossing": crossing}
    game = turn("Gold", totals=[8400, 0], turn=1, finisher=0, last_turns=1, options=options)
    game = stop(fall(game, "CDKKKKMM"))
    assert game.scores() == [8000, 0]
    assert game.over == over
    assert game.winners() == ([0] if over else [])


# -- crossing in somebody else's turn

LOST = "KKKKSSSS"
"""Four swords are too few against zombies."""


@pytest.mark.clause("FO-7.7", "FO-19.5")
def test_a_player_may_cross_in_somebody_elses_turn() -> None:
    game = turn("Zombie Attack", LOST, totals=[0, 0, 7700, 0], pile=PLAIN)  # 400 to each opponent
    assert told(game, "crossed") == [(2, 8000)]
    assert clauses(game, "crossed") == ["FO-7.7"]
    players = []
    while not game.over:
        players.append(seen(game).turn)
        game = turn_worth(game, 0)
    assert players == [1, 3, 0]  # everybody but the one who crossed, the one who rolled included
    assert game.winners() == [2]


@pytest.mark.clause("FO-7.7")
def test_when_the_next_player_crosses_the_turn_goes_to_the_one_after() -> None:
    game = turn("Zombie Attack", LOST, totals=[0, 7700, 0], pile=PLAIN)  # 600 each
    assert (seen(game).turn, seen(game).last_turns) == (2, 2)
    assert seen(turn_worth(game, 0)).turn == 0


@pytest.mark.clause("FO-7.7")
def test_with_two_players_the_one_who_lost_to_the_zombies_plays_once_more() -> None:
    game = turn("Zombie Attack", LOST, totals=[7900, 7000], pile=PLAIN)
    assert told(game, "crossed") == [(1, 8000)]
    assert seen(game).turn == 0
    assert turn_worth(game, 400).winners() == [0]  # 8,300 against 8,200


@pytest.mark.clause("FO-7.7")
def test_of_several_who_cross_the_line_at_once_the_highest_counts() -> None:
    game = turn("Zombie Attack", LOST, totals=[0, 7700, 0, 7800], pile=PLAIN)
    assert told(game, "crossed") == [(3, 8000)]
    players = []
    while not game.over:
        players.append(seen(game).turn)
        game = turn_worth(game, 0)
    assert players == [1, 2, 0]


@pytest.mark.clause("FO-7.7")
@pytest.mark.parametrize(("roller", "finisher"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_of_equals_who_cross_the_line_at_once_the_first_in_turn_order_counts(
    roller: int, finisher: int
) -> None:
    totals = [0, 7700, 7700, 7700]
    totals[roller] = 0
    game = turn("Zombie Attack", LOST, totals=totals, turn=roller)
    assert told(game, "crossed") == [(finisher, 8000)]


@pytest.mark.clause("FO-7.7", "FO-7.3")
def test_zombies_inside_the_final_round_change_nobodys_turn() -> None:
    game = turn("Zombie Attack", LOST, totals=[8500, 0, 7700], turn=1, finisher=0, last_turns=2)
    assert "crossed" not in happened(game)
    assert (seen(game).turn, seen(game).last_turns) == (2, 1)
    game = stop(fall(turn_over(game, "Sorceress"), "CDMMPPSS"))
    assert game.scores() == [9100, 0, 8500]
    assert game.winners() == [0]


@pytest.mark.clause("FO-7.7", "FO-7.5")
def test_where_the_house_says_so_crossing_in_anothers_turn_wins_at_once() -> None:
    game = turn(
        "Gold",
        totals=[8300, 7900, 500],
        turn=2,
        finisher=0,
        last_turns=1,
        pile=["Zombie Attack"],
        options={"nobody_left": "sudden"},
    )
    game = fall(stop(fall(game, "CDKKKKMM")), LOST)  # 7,900, then 600 to each of the others: 8,100
    assert game.winners() == [1]


@pytest.mark.clause("FO-7.5")
def test_a_sudden_end_is_not_announced_as_a_final_round() -> None:
    game = turn(
        "Gold",
        totals=[8300, 0],
        turn=1,
        finisher=0,
        last_turns=1,
        pile=PLAIN,
        options={"nobody_left": "sudden"},
    )
    game = turn_worth(stop(fall(game, "CDKKKKMM")), 200)
    assert game.winners() == [0]
    words = [game.ruleset.sentence(event, ("Ann", "Bob")) for event in game.events()]
    assert not any("final round begins" in sentence for sentence in words)
    assert asks(game) == ""
