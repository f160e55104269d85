"""The players, the dice, the pieces on Start, and what wins (BB-1, BB-2)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.board_game_battle.rules.moves import SELECTIONS, Select
from emberisle.kernel.errors import BadOption, BadSeats
from emberisle.kernel.steps import Chance

from .table_talk import MEADOW, asks, clauses, fall, happened, say, seen, squares, told, turn, waiting


def begun(board: str = "volcano", pieces: str = "given") -> em.Game:
    """A new game before the first die has fallen."""
    return waiting(em.new("board_game_battle", seats=4, seed=1, options={"board": board, "pieces": pieces}))


@pytest.mark.clause("BB-1.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 3, 5])
def test_four_play_and_nobody_else(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"exactly 4, not {seats}"):
        em.new("board_game_battle", seats=seats)
    assert len(begun().scores()) == 4


@pytest.mark.clause("BB-1.2")
def test_dice_show_one_to_six_each_as_likely_as_the_others() -> None:
    game = turn(turn=4)
    assert isinstance(game.step, Chance)
    assert dict(game.step.outcomes(game.table)) == {(face,): 1 / 6 for face in (1, 2, 3, 4, 5, 6)}


@pytest.mark.clause("BB-1.2", "BB-3.2")
def test_four_dice_are_enough_for_every_roll() -> None:
    game = begun()
    assert isinstance(game.step, Chance)
    chances = dict(game.step.outcomes(game.table))
    assert len(chances) == 6**4
    assert set(chances.values()) == {1 / 6**4}


@pytest.mark.clause("BB-1.2")
@pytest.mark.parametrize("fallen", [[1], [1, 7], [0, 1], [1, 2, 3], [True, 2], [1.0, 2], "12", 3, None])
def test_a_log_cannot_tell_of_dice_that_cannot_fall(fallen: object) -> None:
    game = fall(turn(), 1, 2)
    log = game.log
    log.entries[0].given = fallen
    with pytest.raises(em.EmberisleError, match="input 0"):
        em.replay(log)


@pytest.mark.clause("BB-1.3")
def test_the_board_is_an_option_and_the_view_names_it() -> None:
    assert seen(begun()).board == "volcano"
    assert seen(begun("lagoon")).board == "lagoon"
    assert seen(begun(MEADOW)).board == MEADOW
    with pytest.raises(BadOption, match="'board' cannot be 'moon'; it takes 'volcano', 'lagoon'"):
        begun("moon")


@pytest.mark.clause("BB-1.4")
def test_the_first_to_beat_challenge_6_wins() -> None:
    game = fall(turn([100, 100, 99, 0]), 1, 5)
    assert game.over
    assert game.winners() == [0]
    assert told(game, "won") == [(0, 1)]
    assert clauses(game, "won") == ["BB-1.4"]
    assert seen(game).winner == 0


@pytest.mark.clause("BB-1.4")
def test_scores_are_squares_from_start_and_the_winner_is_one_beyond() -> None:
    game = turn([100, 100, 24, 7], detour=[-1, -1, 3, -1])
    assert game.scores() == [100, 100, 24, 7]
    assert fall(game, 3, 4).scores() == [101, 100, 24, 7]


@pytest.mark.clause("BB-2.2", "BB-2.4")
def test_everybody_selects_a_piece_that_nobody_has_and_the_last_is_left_over() -> None:
    game = begun(pieces="selected")
    assert seen(game).pieces == ()
    assert (asks(game), game.to_move) == ("SelectPiece", 0)
    assert game.legal_moves() == SELECTIONS
    game = say(game, Select("cube"))
    assert (seen(game).pieces, game.to_move) == (("cube",), 1)
    assert game.legal_moves() == (Select("ball"), Select("pyramid"), Select("diamond"))
    game = say(say(game, Select("ball")), Select("diamond"))
    assert seen(game).pieces == ("cube", "ball", "diamond", "pyramid")
    assert told(game, "selected") == [(0, "cube"), (1, "ball"), (2, "diamond")]
    assert clauses(game, "selected") == ["BB-2.2"] * 3
    assert told(game, "left_over") == [(3, "pyramid")]
    assert clauses(game, "left_over") == ["BB-2.4"]
    assert asks(game) == "RollForPlacement"
    assert seen(game).round == 1


@pytest.mark.clause("BB-2.4")
def test_nothing_depends_on_which_piece_one_has() -> None:
    ends = []
    for picks in (("ball", "pyramid", "cube"), ("diamond", "ball", "pyramid")):
        game = begun(pieces="selected")
        for piece in picks:
            game = say(game, Select(piece))
        luck = em.QuickLuck(7)
        while game.step is not None:
            game.push(game.step.sample(game.table, luck))
        ends.append((game.scores(), game.winners()))
    assert ends[0] == ends[1]


@pytest.mark.clause("BB-2.4")
def test_where_the_house_hands_them_out_pieces_go_with_the_seats() -> None:
    game = begun(pieces="given")
    assert seen(game).pieces == ("ball", "pyramid", "cube", "diamond")
    assert "selected" not in happened(game)


@pytest.mark.clause("BB-2.2", "BB-2.3")
def test_every_player_has_a_piece_and_all_begin_on_start() -> None:
    game = begun()
    assert squares(game) == [0, 0, 0, 0]
    assert seen(game).detour == (None, None, None, None)
    assert seen(game).beaten == ((), (), (), ())
    assert asks(game) == "RollForPlacement"


@pytest.mark.clause("BB-2.3")
def test_nothing_has_to_be_beaten_on_start() -> None:
    assert seen(turn()).facing == (0, 0, 0, 0)
    game = fall(turn(turn=4), 1)
    assert squares(game) == [0, 0, 0, 1]
    assert told(game, "beat") == []
