"""Every game as a PettingZoo environment: ``env("wildfire", seats=3)``.

Agents are ``player_0`` and so on, by their seats, and move one at a time (AEC).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from emberisle.envs.episode import LOST_BY_ILLEGAL_MOVE, Episode, Observation
from emberisle.envs.rendering import MODES, checked, render
from emberisle.games import ruleset
from emberisle.kernel.errors import GameOver


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A table at which every seat is an agent.

    Rewards come at the end: 1 for winning alone, and together nothing. A number that is no legal move ends
    the match: whoever said it loses, and ``infos`` says why it was refused.
    """

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """``max_cycles`` bounds the moves of a match, which is then cut short; else it is played out."""
        super().__init__()
        self.episode = Episode(game_id, ruleset(game_id).fewest if seats is None else seats, options)
        self.metadata = {
            "name": f"emberisle_{game_id}_v0",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = checked(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: self.episode.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: self.episode.observation_space() for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; with a seed it is the same one every time."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.episode.begin(int(self._random.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._moves = 0
        self._ask_next()

    def step(self, action: int | None) -> None:
        """Make the move with this number, for whoever is to move."""
        if not self.agents:
            raise GameOver("no match is going on: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to move, and None is no move")
        move = self.episode.move(int(action))
        if move is None:
            self._lose(agent, int(action))
            return
        self.episode.play(move)
        self._moves += 1
        if not self.episode.game.agenda:
            self._end(self.episode.returns())
            return
        if self._moves == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask_next()

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self._seat[agent])

    def render(self) -> Any:
        return render(self.episode.game, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _ask_next(self) -> None:
        seat = self.episode.mover
        assert seat is not None
        self.agent_selection = self.possible_agents[seat]

    def _lose(self, agent: str, action: int) -> None:
        self.infos[agent] = {"illegal": self.episode.why_not(action)}
        lost = dict.fromkeys(self.agents, 0.0) | {agent: LOST_BY_ILLEGAL_MOVE}
        self._end(list(lost.values()))

    def _end(self, returns: list[float]) -> None:
        """Everybody has what the match was worth, and takes leave one after the other."""
        self.rewards = dict(zip(self.possible_agents, returns, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)


def env(
    game_id: str, seats: int | None = None, options: Mapping[str, object] | None = None, **more: Any
) -> TableEnv:
    """A table of this game; without ``seats`` the smallest there is."""
    return TableEnv(game_id, seats, options, **more)
