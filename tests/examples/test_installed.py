"""A game from outside is a game like ours: in the list, at the terminal, in its log, in its rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.examples.conftest import Run
from tests.examples.installing import EXAMPLES, ROOT
from tests.own_games import OWN

PROGRAM = ("-m", "emberisle.cli.main")
GAMES = [folder.name for folder in EXAMPLES]

every_example = pytest.mark.parametrize("game", GAMES)


def test_there_are_two_examples() -> None:
    assert GAMES == ["moths", "pig"]


@every_example
def test_an_installed_game_is_listed_behind_our_own_with_bots_of_every_level(run: Run, game: str) -> None:
    listed = re.findall(r"^(\w+): .*\n  bots: (.*)$", run(*PROGRAM, "games"), re.MULTILINE)
    assert (game, "random, easy, medium, hard") in listed[len(OWN) :]


@every_example
def test_the_rulebook_of_an_installed_game_can_be_read(run: Run, game: str) -> None:
    assert f"{game.upper().removesuffix('S')}-1" in run(*PROGRAM, "rules", game)


@every_example
def test_bots_play_an_installed_game_to_the_end_and_all_its_luck_verifies(
    run: Run, game: str, tmp_path: Path
) -> None:
    log = tmp_path / "game.log"
    told = run(*PROGRAM, "play", game, "--auto", "--bots", "hard,easy,random", "--seed", 7, "--save", log)
    assert re.search(r"wins? with \d+ points", told), told
    assert "verif" in run(*PROGRAM, "verify", log).lower()


@every_example
def test_an_installed_game_is_drawn(run: Run, game: str, tmp_path: Path) -> None:
    log = tmp_path / "game.log"
    run(*PROGRAM, "play", game, "--auto", "--bots", "random,random", "--seed", 7, "--save", log)
    run(*PROGRAM, "render", log)
    assert "<svg" in log.with_suffix(".svg").read_text("utf-8")


def test_somebody_plays_pig_in_lines_to_the_end(run: Run) -> None:
    """Rolls once and holds, again and again, with a hint and the clause of it on the way."""
    turns = "hint\nwhy\n" + "2\n" * 60
    told = run(
        *PROGRAM, "play", "pig", "--plain", "--option", "goal=25", "--bots", "easy", "--seed", 3, typed=turns
    )
    assert "Roll the die" in told
    assert "Player holds and writes down" in told
    assert "[PIG-4]" in told
    assert re.search(r"\w+ wins with \d+ points", told), told


def test_hidden_moths_are_not_shown_to_anybody_else(run: Run, tmp_path: Path) -> None:
    """What a spectator is told of the deal is nothing at all."""
    code = (
        "import emberisle as em\n"
        "game = em.new('moths', 3, seed=1)\n"
        "print([event.what for event in game.events()], game.view().table.hand)\n"
        "print([event.what for event in game.events(1)].count('dealt'), len(game.view(1).table.hand))\n"
    )
    assert run("-c", code).splitlines() == ["['lit'] ()", "3 3"]


def test_the_tests_of_the_examples_pass(run: Run) -> None:
    told = run("-m", "pytest", "-q", "-p", "no:cacheprovider", ROOT / "examples")
    assert re.search(r"\d+ passed", told), told


@every_example
def test_an_installed_game_keeps_the_contract(run: Run, game: str) -> None:
    told = run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "emberisle.contract", "--game", game
    )
    assert int(re.findall(r"(\d+) passed", told)[0]) > 40, told
