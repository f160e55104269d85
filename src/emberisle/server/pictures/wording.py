"""The headline of the table: whose turn it is and what is asked, or how the match ended."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

import emberisle as em
from emberisle.kernel.game import Game, View
from emberisle.kernel.texts import LANGUAGES
from emberisle.server.game_pages import game_page
from emberisle.server.language import after_with, listed, say
from emberisle.server.rooms.appearance import numbered

Names = tuple[str, ...]
"""What the players are called, by seat."""

_GUEST: Final = re.compile(rf"({'|'.join([say(one, 'table.guest') for one in LANGUAGES])})(?: \d+)?")


@lru_cache(1024)
def names_in(language: str, names: Names) -> Names:
    """The same names; who gave none is a guest in the reader's language, and no two are alike."""
    found: list[str] = []
    for name in names:
        found.append(numbered(name_in(language, name), found) if _GUEST.fullmatch(name) else name)
    return tuple(found)


def name_in(language: str, name: str) -> str:
    """What somebody is called who may not have given a name."""
    return say(language, "table.guest") if _GUEST.fullmatch(name) else name


def headline(view: View, game: Game, at_rest: bool, names: Names, language: str) -> str:
    """Whose turn it is and what is asked, in one sentence; nothing while things happen."""
    if view.over:
        return _result(view, names, language)
    if not at_rest or view.to_move is None or game.step is None:
        return ""
    if view.to_move == view.seat:
        asked = game_page(view.game).question(view, game, language)
        return addressed(game, view.seat, asked, names, language)
    told = game.ruleset.choosing(game.step, view.to_move, names, language)
    return told or say(language, "table.turn", name=names[view.to_move])


def addressed(game: Game, seat: int, asked: str, names: Names, language: str) -> str:
    """What a seat is asked, in its own turn or in somebody else's."""
    turn = game.ruleset.on_turn(game.table)
    if turn is None or turn == seat:
        return say(language, "table.your_turn", question=asked)
    return say(language, "table.asked", name=names[turn], question=asked)


def of_turn(game: Game, seat: int | None, asked: str, names: Names, language: str) -> str:
    """A question, with the name of whose turn it is unless it is the seat's own."""
    turn = game.ruleset.on_turn(game.table)
    if turn is None or turn == seat:
        return asked
    return say(language, "table.turn_of", name=names[turn], question=asked)


def _result(view: View, names: Names, language: str) -> str:
    rules = em.ruleset(view.game)
    if rules.all_may_lose and len(view.winners) in (0, len(names)):
        return say(language, "table.won_together" if view.winners else "table.lost")
    if not rules.points_decide:
        return rules.victory(view.winners, names, language)
    score = view.scores[view.winners[0]]
    return say(
        language,
        "table.over_fewest" if rules.fewest_points_win else "table.over",
        winners=listed([names[seat] for seat in view.winners], language),
        wins=say(language, "table.wins" if len(view.winners) == 1 else "table.share"),
        score=rules.texts(language).number(score),
        unit=after_with(rules.unit_in(language, score), score, language),
    )
