"""Whoever may not move is told so, by an error that is named after what they did."""

from __future__ import annotations

from typing import Any, cast

import pytest

from emberisle import EmberisleError, Game, GameOver, IllegalMove, Log, NotYourTurn, QuickLuck
from emberisle.contract.playing import finished, text
from emberisle.kernel import match
from emberisle.kernel.errors import BadLog, BadNotation, LuckUnknown
from emberisle.kernel.notation import read
from emberisle.kernel.values import Value
from tests.kernel.refusing import done_or_refused
from tests.toys.pebbles import PEBBLES, Take
from tests.toys.sparks import SPARKS, Allow, Choose, Draw, Guard, Keep, Swap


@pytest.fixture
def game() -> Game:
    return match.new_game(SPARKS, 3, seed=1)


def test_the_wrong_seat_is_told_whose_turn_it_is(game: Game) -> None:
    with pytest.raises(NotYourTurn, match="seat 1 cannot move: it is the turn of seat 0"):
        game.play(Keep(), seat=1)
    assert game.play(Keep(), seat=0).to_move == 1


def test_a_wrong_seat_learns_nothing_of_the_legality_of_its_move(game: Game) -> None:
    with pytest.raises(NotYourTurn):
        game.play(Guard(), seat=2)


def test_an_illegal_move_is_refused_with_clause_reason_and_advice(game: Game) -> None:
    with pytest.raises(IllegalMove, match=r"no other player 0 to swap with \[SP-2\]") as caught:
        game.play(Swap(0))
    assert caught.value.refusal.rule == "SP-2"
    assert set(caught.value.refusal.instead) <= set(game.legal_moves())
    assert caught.value.refusal.instead[0] in (Swap(1), Swap(2))


def test_after_the_end_nobody_moves() -> None:
    game = finished(SPARKS, 2, seed=1)
    assert game.to_move is None
    assert game.legal_moves() == ()
    assert game.step is None
    for call in (game.play, game.why_not):
        with pytest.raises(GameOver, match="Sparks is over"):
            call(Keep())


@pytest.mark.parametrize("move", [None, "Keep", {"Keep": []}, 0, Keep, ("Keep",), Value(), Take()])
def test_what_is_no_move_of_this_game_is_refused(game: Game, move: object) -> None:
    for call in (game.play, game.why_not):
        with pytest.raises(BadNotation, match="not a move of Sparks"):
            call(cast(Value, move))


@pytest.mark.parametrize("move", [Choose(), Allow()])
def test_a_move_of_another_question_is_refused(game: Game, move: Value) -> None:
    assert game.why_not(move) is not None


@pytest.mark.parametrize("other", [1.0, True])
def test_a_move_that_only_equals_a_legal_one_cannot_be_made(other: object) -> None:
    """JSON may say 1.0 or true where 1 is meant; Python takes them for equal."""
    with pytest.raises(BadNotation, match="'other' of Swap is a whole number"):
        read({"Swap": [other]}, SPARKS.vocabulary())


def test_an_outcome_that_only_equals_a_possible_one_is_not_taken_as_it_is() -> None:
    log = match.new_game(PEBBLES, 2, seed=3).log
    offer = log.entries[0].given
    assert isinstance(offer, int)
    log.entries[0].given = float(offer)
    with done_or_refused():
        game = match.replay(PEBBLES, log, "3")
        assert repr(game.table.offers) == f"({offer},)"


def test_play_leaves_the_game_as_it_was(game: Game) -> None:
    before = text(game)
    for move in game.legal_moves():
        assert game.play(move) != game
    assert text(game) == before


# -- matches whose seed is not known, or not right


def without_seed(game: Game, inputs: int) -> Log:
    """A log as others see it, after so many inputs."""
    return Log(game.header, game.log.entries[:inputs])


def test_a_match_without_its_seed_can_be_seen_but_not_played_past_chance(game: Game) -> None:
    seen = match.replay(SPARKS, without_seed(game, 3))
    assert seen == game
    assert seen.play(Keep()).to_move == 1
    with pytest.raises(LuckUnknown, match="seed"):
        seen.play(Draw())


def test_while_chance_is_pending_nobody_is_to_move(game: Game) -> None:
    waiting = match.replay(SPARKS, without_seed(game, 2))
    assert not waiting.over
    assert waiting.to_move is None
    assert waiting.legal_moves() == ()
    assert waiting.winners() == []
    for call in (waiting.play, waiting.why_not):
        with pytest.raises(NotYourTurn):
            call(Keep())


def test_a_wrong_seed_is_noticed_when_a_match_is_taken_up(game: Game) -> None:
    with pytest.raises(BadLog, match="seed"):
        match.replay(SPARKS, game.log, "2")


def test_a_wrong_seed_is_noticed_when_a_game_is_loaded(game: Game) -> None:
    with pytest.raises(EmberisleError, match="seed"):
        match.load_game(SPARKS, game.data() | {"seed": "2"})


# -- seats that are not there


@pytest.mark.parametrize("seat", [3, -1, 99])
def test_a_seat_that_is_not_there_sees_nothing(game: Game, seat: int) -> None:
    for look in (game.view, game.events, lambda seat: game.guess(seat, QuickLuck(0))):
        with pytest.raises(EmberisleError):
            look(seat)


# -- what is handed out is not what the game itself holds


def test_what_is_done_to_a_dump_is_not_done_to_the_game() -> None:
    game = match.new_game(SPARKS, 3, seed=1).play(Swap(1))
    before = text(game)
    data: Any = game.data()
    data["header"]["options"]["rounds"] = 99
    data["entries"][-1][1]["Swap"][0] = 99
    data["table"]["hands"][0] = 99
    assert text(game) == before


def test_what_is_done_to_the_data_is_not_done_to_the_game_loaded_from_it() -> None:
    game = match.new_game(SPARKS, 3, seed=1).play(Swap(1))
    data: Any = game.data()
    loaded = match.load_game(SPARKS, data)
    data["header"]["options"]["rounds"] = 99
    data["entries"][-1][1]["Swap"][0] = 99
    assert text(loaded) == text(match.new_game(SPARKS, 3, seed=1).play(Swap(1)))


def test_a_guess_keeps_no_log(game: Game) -> None:
    guess = game.guess(0, QuickLuck(1))
    with pytest.raises(BadLog, match="a guess keeps no log"):
        _ = guess.log
    assert guess.play(Keep()).events(0) == []


def test_equal_games_are_equal_and_hash_alike(game: Game) -> None:
    twin = match.new_game(SPARKS, 3, seed=1)
    assert twin == game
    assert hash(twin) == hash(game)
    assert twin.play(Keep()) != game
    assert game != "a game"
