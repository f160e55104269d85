"""Every game as a Gymnasium environment: one seat learns, bots have the others.

``gymnasium.make("emberisle/Fortune-v0", opponents=("medium",))``
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from emberisle.bots.bot import bot, usual_level
from emberisle.envs.episode import LOST_BY_ILLEGAL_MOVE, Episode, Observation
from emberisle.envs.rendering import MODES, checked, render
from emberisle.games import ruleset
from emberisle.kernel.errors import BadSeats, GameOver


class SeatEnv(gymnasium.Env[Observation, int]):
    """A seat at a table of bots.

    The reward comes at the end: 1 for winning alone. A number that is no legal move loses the match at once,
    and ``info`` says why it was refused.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  as their base class has it

    def __init__(
        self,
        game_id: str,
        opponents: Sequence[str] | None = None,
        seat: int | None = 0,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """``opponents`` are levels of bots, one for each other seat; without a ``seat`` it is drawn."""
        if opponents is None:
            opponents = (usual_level(game_id),) * (ruleset(game_id).fewest - 1)
        if isinstance(opponents, str):
            raise ValueError(f"opponents are levels, one for each seat, not the text {opponents!r}")
        self.game_id, self.opponents, self.seat = game_id, tuple(opponents), seat
        self.episode = Episode(game_id, 1 + len(self.opponents), options)
        if seat is not None and not 0 <= seat < self.episode.seats:
            raise BadSeats(f"there is no seat {seat} at a table of {self.episode.seats}")
        self.render_mode = checked(render_mode)
        self.observation_space: Any = self.episode.observation_space()
        self.action_space: Any = self.episode.action_space()
        self._own = 0
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, up to the first decision of one's own seat."""
        super().reset(seed=seed)
        seats = self.episode.seats
        self._own = int(self.np_random.integers(seats)) if self.seat is None else self.seat
        levels = list(self.opponents)
        self._bots = {
            other: bot(self.game_id, levels.pop(0), seed=int(self.np_random.integers(1 << 32)))
            for other in range(seats)
            if other != self._own
        }
        self._over = False
        while True:
            self.episode.begin(int(self.np_random.integers(1 << 62)))
            if not self._let_others_move():  # a match that is over before one is asked is no episode
                return self.episode.observe(self._own), {"seat": self._own}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the move with this number, and let the bots answer until it is one's own turn again."""
        if self._over:
            raise GameOver("no match is going on: call reset() first")
        move = self.episode.move(int(action))
        if move is None:
            self._over = True
            seen = self.episode.observe(self._own)
            return seen, LOST_BY_ILLEGAL_MOVE, True, False, {"illegal": self.episode.why_not(int(action))}
        self.episode.play(move)
        self._over = self._let_others_move()
        reward = self.episode.returns()[self._own] if self._over else 0.0
        return self.episode.observe(self._own), reward, self._over, False, {}

    def render(self) -> Any:
        return render(self.episode.game, self.render_mode)

    def _let_others_move(self) -> bool:
        """Play for the bots; whether the game is over then."""
        episode = self.episode
        while (seat := episode.game.to_move) not in (self._own, None):
            assert seat is not None
            episode.play(self._bots[seat].choose(episode.game, seat))
        return episode.game.over
