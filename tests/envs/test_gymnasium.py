"""Gymnasium finds every game, and its own checks pass."""

from __future__ import annotations

import subprocess
import sys
from typing import SupportsFloat

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import emberisle as em
from emberisle.bots.bot import UnknownLevel
from emberisle.envs.gymnasium import SeatEnv
from emberisle.envs.registration import env_id
from emberisle.envs.rendering import as_image
from emberisle.games import plug, plugs
from emberisle.kernel.errors import BadSeats, GameOver
from emberisle.plug import Plug
from tests.envs.games import own_game
from tests.own_games import OWN
from tests.toys.pebbles import PEBBLES


def test_every_game_is_registered() -> None:
    assert {env_id(game_id) for game_id in OWN} <= set(gymnasium.registry)
    assert env_id("board_game_battle") == "emberisle/BoardGameBattle-v0"


def test_gymnasium_finds_the_games_by_the_package_alone() -> None:
    """In a process that has imported nothing else."""
    code = "import gymnasium; print(gymnasium.make('emberisle.envs:emberisle/Fortune-v0').action_space)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "Discrete(2578)\n", done.stderr


@own_game
def test_check_env(game_id: str) -> None:
    levels = ("easy",) * (plug(game_id).ruleset.fewest - 1)
    made = gymnasium.make(env_id(game_id), opponents=levels)
    check_env(made.unwrapped)


@pytest.mark.parametrize("table", ["Wildfire-v0", "Fortune-v0"])
def test_the_modes_of_rendering(table: str) -> None:
    made = gymnasium.make(f"emberisle/{table}", opponents=("easy", "easy"), render_mode="rgb_array")
    made.reset(seed=1)
    picture = made.render()
    assert isinstance(picture, np.ndarray)
    assert picture.dtype == np.uint8
    assert picture.shape[1:] == (960, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 50, "there is something to see"


def test_a_game_without_a_drawing_is_an_image_of_its_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plugs(), PEBBLES.id, Plug("tests.toys.pebbles", PEBBLES))
    picture = as_image(em.new(PEBBLES.id, 2, 1))
    assert picture.shape[1:] == (960, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 50, "there is something to see"


def test_a_match_against_bots() -> None:
    made = gymnasium.make("emberisle/Fortune-v0", opponents=("medium",), options={"finish_line": 1000})
    seen, info = made.reset(seed=7)
    assert info == {"seat": 0}
    chooser, over = np.random.default_rng(7), False
    reward: SupportsFloat = 0
    while not over:
        assert seen["action_mask"].any()
        action = int(chooser.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, cut, _ = made.step(action)
        assert not cut
    assert reward in (-1.0, 0.0, 1.0)
    assert not seen["action_mask"].any()


def test_environments_side_by_side() -> None:
    made = gymnasium.make_vec(
        "emberisle/Fortune-v0", num_envs=3, opponents=("easy",), options={"finish_line": 1000}
    )
    seen, _ = made.reset(seed=1)
    assert seen["observation"].shape[0] == 3
    chooser, ended = np.random.default_rng(1), 0
    for _ in range(120):
        actions = [
            int(chooser.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in seen["action_mask"]
        ]
        seen, rewards, over, cut, _ = made.step(np.array(actions))
        assert rewards.shape == over.shape == cut.shape == (3,)
        ended += int(over.sum())
    assert ended > 0
    made.close()


def test_the_seat_can_be_drawn() -> None:
    made = SeatEnv("fortune", opponents=("easy", "easy"), seat=None)
    drawn = {made.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert drawn == {0, 1, 2}


def test_an_illegal_number_loses_and_says_why() -> None:
    made = SeatEnv("fortune", opponents=("easy",))
    seen, _ = made.reset(seed=1)
    _, reward, over, cut, info = made.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, cut) == (-1.0, True, False)
    assert "[FO-" in info["illegal"]
    with pytest.raises(GameOver, match="reset"):
        made.step(0)


def test_bad_input_is_refused() -> None:
    with pytest.raises(BadSeats):
        SeatEnv("fortune", opponents=("easy",) * 7)
    with pytest.raises(BadSeats, match="no seat 2"):
        SeatEnv("fortune", opponents=("easy",), seat=2)
    with pytest.raises(ValueError, match="levels"):
        SeatEnv("fortune", opponents="medium")
    with pytest.raises(UnknownLevel):
        SeatEnv("fortune", opponents=("grandmaster",)).reset()
