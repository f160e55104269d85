"""The games. To add one, write its folder and put its ruleset in this list."""

from __future__ import annotations

from typing import Any

from emberisle.games.board_game_battle.ruleset import BOARD_GAME_BATTLE
from emberisle.games.fireball_island.ruleset import FIREBALL_ISLAND
from emberisle.games.fortune.ruleset import FORTUNE
from emberisle.games.wildfire.ruleset import WILDFIRE
from emberisle.kernel.errors import UnknownGame, quoted
from emberisle.kernel.ruleset import Ruleset

ALL_GAMES: tuple[Ruleset[Any], ...] = (FORTUNE, WILDFIRE, BOARD_GAME_BATTLE, FIREBALL_ISLAND)


def ruleset(game_id: object) -> Ruleset[Any]:
    """The ruleset with this id."""
    for rules in ALL_GAMES:
        if rules.id == game_id:
            return rules
    known = ", ".join([rules.id for rules in ALL_GAMES])
    raise UnknownGame(f"there is no game {quoted(game_id)}; there are: {known}")
