"""Board Game Battle as a picture in a file: the board, the pieces, and the moment it shows."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberisle as em
from emberisle.cli.main import main
from emberisle.cli.saves import save_text
from emberisle.games.board_game_battle.rules.boards import BOARDS
from emberisle.games.board_game_battle.rules.tiles import TILES as BATTLE_TILES
from emberisle.kernel.game import Game
from tests.cli.pictures import drawn, of_class, rendered, words_in

BATTLERS = ("Ana", "Ben <& Co>", "Cleo", "Dan")


def a_race(most: int = 10_000) -> Game:
    game = em.new("board_game_battle", 4, "reef", {"ask_to_roll": True}, players=BATTLERS)
    while not game.over and len(game.entries) < most:
        game = game.play(game.legal_moves()[0])
    return game


def test_every_tile_of_the_board_and_every_piece_is_drawn() -> None:
    game = a_race(60)
    board = BOARDS["volcano"]
    picture = drawn(game, BATTLERS)
    kinds = [BATTLE_TILES[kind] for kind in board.tiles + board.detour_tiles]
    assert [part.get("data-tile") for part in of_class(picture, "tile")] == kinds
    assert len(of_class(picture, "piece")) == 8
    assert sorted([str(part.get("data-seat")) for part in of_class(picture, "token")]) == list("0123")
    assert len({part.get("d") for part in of_class(picture, "token")}) == 4
    words = words_in(picture)
    assert all(words.count(name) >= 2 for name in BATTLERS)
    assert "turn 1st" in words


def test_pieces_on_one_square_and_in_the_detour_are_drawn_apart() -> None:
    facts = {"placement": [0, 1, 2, 3], "squares": [9, 9, 9, 28], "detour": [-1, -1, -1, 3]}
    picture = drawn(em.scenario("board_game_battle", facts, 1), BATTLERS)
    assert len({part.get("transform") for part in of_class(picture, "token")}) == 4
    assert "detour 3, back to square 28" in words_in(picture)


def test_playing_pieces_are_drawn_as_they_were_selected() -> None:
    def looks(pieces: list[str]) -> list[tuple[str | None, str | None]]:
        picture = drawn(em.scenario("board_game_battle", {"pieces": pieces}, 1), BATTLERS)
        tokens = sorted(of_class(picture, "token"), key=lambda token: token.get("data-seat", ""))
        return [(token.get("d"), token.get("fill")) for token in tokens]

    usual = looks(["ball", "pyramid", "cube", "diamond"])
    assert len(set(usual)) == 4
    assert looks(["cube", "diamond", "pyramid", "ball"]) == [usual[2], usual[3], usual[1], usual[0]]
    assert looks(["cube"]) == [usual[2]]  # the others have none yet


def test_before_the_race_the_picture_says_who_takes_a_piece() -> None:
    words = words_in(drawn(em.scenario("board_game_battle", {"pieces": ["cube"]}, 1), BATTLERS))
    assert "Ben <& Co> is to take a playing piece." in words
    assert "before the race" in words


def test_the_end_of_a_round_of_a_race_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, file = a_race(), tmp_path / "match.log"
    file.write_text(save_text(game), "utf-8")
    words = words_in(rendered(str(file), "--round", "2", capsys=capsys))
    assert "round 2 is over" in words
    last = game.table.round
    assert "wins in round" in words_in(rendered(str(file), "--round", str(last), capsys=capsys))
    assert main(["render", str(file), "--round", str(last + 1)]) == 2
    assert f"--round is at most {last}" in capsys.readouterr().err
