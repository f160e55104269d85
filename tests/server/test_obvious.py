"""What is done by itself: no more than everybody learns from its being done."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import count

import pytest

import emberisle as em
from emberisle.kernel.notation import write
from emberisle.server.game_pages import game_page
from emberisle.server.pictures.catalogue import games

SEATS = 3
GUESSES = 3
ENOUGH = 25
"""So many questions with one answer are looked at for each game."""
OPTIONS: Mapping[str, dict[str, object]] = {"fireball_island": {"marbles": "atlas"}}


def kind(move: object) -> str:
    written = write(move)
    assert isinstance(written, dict)
    return str(next(iter(written)))


def told_by_being_made(game: em.Game, move: object) -> bool:
    """Whether it is the only move wherever it can be made, so that making it at once tells no more."""
    others = [seat for seat in range(game.header.seats) if seat != game.to_move]
    worlds = [game.guess(seat, em.QuickLuck()) for seat in others for _ in range(GUESSES)]
    offers = [world.legal_moves() for world in worlds]
    return all(len(moves) == 1 for moves in offers if move in moves)


def single_answers(game_id: str, obvious: Mapping[str, tuple[str, ...]]) -> list[bool]:
    """Of questions with one answer that is made by itself: whether being made tells all there is to tell."""
    found: list[bool] = []
    chosen = random.Random(game_id)
    for match in count():
        game = em.new(game_id, SEATS, seed=f"obvious {match}", options=OPTIONS.get(game_id))
        while not game.over:
            moves = game.legal_moves()
            named = obvious.get(type(game.step).__name__, ())
            if len(moves) == 1 and kind(moves[0]) in named:
                found.append(told_by_being_made(game, moves[0]))
                if len(found) == ENOUGH:
                    return found
            game.push(chosen.choice(moves))
            game.settle()
    raise AssertionError("matches do not end")


@pytest.mark.parametrize("game_id", ["wildfire", "fireball_island", "fortune"])
def test_what_is_done_by_itself_tells_no_more_than_being_done(game_id: str) -> None:
    obvious = game_page(game_id).obvious
    assert obvious is not None
    assert all(single_answers(game_id, obvious))


def test_that_only_one_tile_fits_would_be_told_by_playing_it_at_once() -> None:
    assert not all(single_answers("wildfire", {"PlayTile": ("Play",)}))


def test_an_answer_with_cards_about_would_tell_what_is_in_the_hand() -> None:
    assert not all(single_answers("fireball_island", {"Prepare": ("RollDie",)}))


def test_every_question_that_is_named_is_one_of_the_game() -> None:
    for picture in games("en"):
        words = {step.__name__ for step in em.ruleset(picture.id).vocabulary()}
        for question, moves in (picture.obvious or {}).items():
            assert {question, *moves} <= words


def test_dice_and_marbles_are_left_to_those_who_play() -> None:
    by_hand = {"RollAgain", "RollDie", "RollDown", "SeekCave", "DropFireballs", "Flick", "Roll"}
    for picture in games("en"):
        named = {(question, move) for question, moves in (picture.obvious or {}).items() for move in moves}
        rolled = {(question, move) for question, move in named if move in by_hand}
        assert rolled <= {("ChooseDice", "Roll")}  # that dice are rolled was said before
