"""Makes every game known to Gymnasium under an id of its own."""

from __future__ import annotations

from typing import Final

from gymnasium.envs.registration import register as register_env

from emberisle.games import plugs

NAMESPACE: Final = "emberisle"
VERSION: Final = 0


def env_id(game_id: str) -> str:
    """What Gymnasium calls a game: ``emberisle/Fortune-v0``."""
    name = "".join([part.capitalize() for part in game_id.split("_")])
    return f"{NAMESPACE}/{name}-v{VERSION}"


def register() -> None:
    """Make every game that is installed known to Gymnasium."""
    for game_id in plugs():
        where = "emberisle.envs.gymnasium:SeatEnv"
        register_env(env_id(game_id), where, kwargs={"game_id": game_id}, disable_env_checker=True)
