"""The page of each game, as its plug names it."""

from __future__ import annotations

from functools import cache
from typing import Any

from emberisle.games import plug
from emberisle.kernel.ruleset import Ruleset
from emberisle.plug import Plug
from emberisle.server.game_page import GamePage


def game_page(game_id: str) -> GamePage:
    """What the page asks of this game; a game without a page of its own gets the defaults."""
    return _loaded(plug(game_id))


@cache
def _loaded(found: Plug) -> GamePage:
    page = GamePage() if found.page is None else found.load(found.page)
    assert isinstance(page, GamePage), f"{found.package} names {page!r} as its page, which is no GamePage"
    return page


def usual_options(rules: Ruleset[Any]) -> dict[str, object]:
    """What every house rule of a new table is set to."""
    return rules.check_options(game_page(rules.id).options())
