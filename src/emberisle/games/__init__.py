"""The games: every folder here is one, and so is what other packages offer as ``emberisle.games``."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any, Final

from emberisle.kernel.errors import UnknownGame, quoted
from emberisle.kernel.ruleset import Ruleset
from emberisle.plug import Plug

GROUP: Final = "emberisle.games"

_left_out: Final[dict[str, str]] = {}
"""Games of other packages that cannot be read, and why."""

logger = logging.getLogger(__name__)


@cache
def plugs() -> dict[str, Plug]:
    """Every game by its id, in the order in which they are listed."""
    found = {**_from_outside(), **_own()}
    return dict(sorted(found.items(), key=lambda item: (item[1].place, item[0])))


def _own() -> dict[str, Plug]:
    names = [module.name for module in iter_modules(__path__) if module.ispkg]
    return {name: import_module(f"{__name__}.{name}").GAME for name in names}


def _from_outside() -> dict[str, Plug]:
    """One that cannot be read is left out, and the reason is logged: the other games go on."""
    found = {}
    for entry in entry_points(group=GROUP):
        try:
            game = entry.load()
            if not isinstance(game, Plug):
                raise TypeError(f"{entry.value} is {type(game).__name__}, not a Plug")
            if game.ruleset.id != entry.name:
                raise ValueError(f"the ruleset of {entry.value} has the id {game.ruleset.id!r}")
        except Exception as error:
            _left_out[entry.name] = f"{type(error).__name__}: {error}"
            logger.exception("the game %r is left out, as it cannot be read", entry.name)
        else:
            found[entry.name] = game
    return found


def plug(game_id: object) -> Plug:
    """What the game with this id is made of."""
    found = plugs().get(game_id) if isinstance(game_id, str) else None
    if found is None and isinstance(game_id, str) and game_id in _left_out:
        raise UnknownGame(f"the game {quoted(game_id)} cannot be read: {_left_out[game_id]}")
    if found is None:
        raise UnknownGame(f"there is no game {quoted(game_id)}; there are: {', '.join(plugs())}")
    return found


def ruleset(game_id: object) -> Ruleset[Any]:
    """The ruleset with this id."""
    return plug(game_id).ruleset
