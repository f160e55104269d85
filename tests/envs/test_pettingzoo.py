"""PettingZoo's own tests pass on every game, and a match is what its numbers say."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from emberisle.contract.registry import known
from emberisle.envs.pettingzoo import TableEnv, env
from emberisle.kernel.errors import BadOption, BadSeats, GameOver, UnknownGame
from emberisle.plug import Plug
from tests.envs.games import every_game, own_game


@every_game
@pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be"
)  # with a mask it is a dict
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_api(game: Plug) -> None:
    with known(game):
        api_test(env(game.ruleset.id), num_cycles=60)


@own_game
def test_seeds(game_id: str) -> None:
    seed_test(functools.partial(env, game_id), num_cycles=40)


@own_game
def test_rendering(game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(functools.partial(env, game_id))
    assert capsys.readouterr().out, "for people it is printed"


def played_out(table: TableEnv, seed: int) -> dict[str, float]:
    """A match of random moves; what everybody got."""
    table.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    got: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            got[agent] = reward
            table.step(None)
        else:
            assert seen is not None
            table.step(int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@pytest.mark.parametrize(("game_id", "seats"), [("fortune", 2), ("wildfire", 4), ("board_game_battle", 4)])
def test_a_match_is_worth_nothing_to_all_together_and_one_to_a_lone_winner(game_id: str, seats: int) -> None:
    table = env(game_id, seats, {"limit": 100} if game_id == "wildfire" else {})
    got = played_out(table, 3)
    assert sorted(got) == table.possible_agents
    winners = [table.possible_agents[seat] for seat in table.episode.game.winners()]
    assert sum(got.values()) == pytest.approx(0)
    assert [agent for agent, reward in got.items() if reward == 1.0] == winners
    assert len(winners) == 1


def test_all_together_win_or_lose() -> None:
    table = env("curse_of_vulkar", 3, {"mode": "cooperative"})
    assert set(played_out(table, 1).values()) in ({1.0}, {-1.0})


def test_an_illegal_number_loses_and_says_why() -> None:
    table = env("fortune", 2)
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.terminations == {"player_0": True, "player_1": True}
    assert table.rewards[agent] == -1.0
    assert "[FO-" in table.infos[agent]["illegal"]


def test_a_match_can_be_cut_short() -> None:
    table = env("fireball_island", 3, max_cycles=5)
    got = played_out(table, 2)
    assert got == dict.fromkeys(table.possible_agents, 0.0)
    assert table.agents == []


def test_bad_input_is_refused() -> None:
    with pytest.raises(UnknownGame):
        env("chess")
    with pytest.raises(BadSeats):
        env("fortune", 9)
    with pytest.raises(BadOption):
        env("fortune", 2, {"finish": 3})
    with pytest.raises(ValueError, match="render modes"):
        env("fortune", render_mode="window")
    table = env("fortune")
    with pytest.raises(GameOver, match="reset"):
        table.step(0)
    table.reset()
    with pytest.raises(ValueError, match="None is no move"):
        table.step(None)


def test_two_resets_without_a_seed_give_two_matches() -> None:
    table = env("fortune")
    seen: list[Any] = []
    table.reset(seed=4)
    for _ in range(4):
        seen.append(table.observe("player_0")["observation"].tolist())
        table.reset()
    assert len({tuple(cells) for cells in seen}) > 1
