"""Levels by name."""

from __future__ import annotations

import doctest
import subprocess
import sys

import pytest

import emberisle as em
import emberisle.bots.bot
from emberisle.bots.bot import Bot, Random, UnknownLevel
from emberisle.kernel.errors import EmberisleError, UnknownGame
from tests.own_games import OWN

LADDER = ("random", "easy", "medium", "hard")
LEVELS = [(game_id, level) for game_id in OWN for level in em.levels(game_id)]


@pytest.mark.parametrize("game_id", OWN)
def test_levels_are_listed_weakest_first(game_id: str) -> None:
    """Every game has easy bots, and stronger ones as far as they are made."""
    known = em.levels(game_id)
    assert "easy" in known
    assert known == LADDER[: len(known)]


@pytest.mark.parametrize(("game_id", "level"), LEVELS)
def test_every_level_has_a_bot(game_id: str, level: str) -> None:
    assert isinstance(em.bot(game_id, level), Bot)


def test_an_unknown_level_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownLevel, match="'heroic'; there are: random, easy, medium, hard"):
        em.bot("fortune", "heroic")


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(UnknownGame):
        em.bot("chess", "easy")
    with pytest.raises(EmberisleError):
        em.levels("chess")


def test_a_bot_says_in_decide_how_it_thinks() -> None:
    game = em.new("fortune", seats=2, seed=1)
    with pytest.raises(NotImplementedError):
        Bot().choose(game, game.to_move or 0)


def test_the_examples_run() -> None:
    assert doctest.testmod(emberisle.bots.bot).failed == 0


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
import emberisle as em
from emberisle.bots.bot import LevelNotInstalled
game = em.new("fortune", seats=2, seed=3)
for level in ("random", "easy", "medium"):
    assert em.bot("fortune", level).choose(game, 0) in game.legal_moves()
try:
    em.bot("fortune", "hard")
except LevelNotInstalled as error:
    print(error)
"""


def test_only_the_hard_bot_needs_numpy() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], check=True, capture_output=True, text=True)
    assert ran.stdout == (
        "the hard bot needs numpy, which is not installed: pip install 'emberisle[solve]'\n"
    )


def test_random_is_any_legal_move() -> None:
    game = em.scenario("fortune", {"card": "Sorceress", "dice": "CDMMPPKK"})
    chosen = {Random(seed).choose(game, 0) for seed in range(30)}
    assert chosen == set(game.legal_moves())
