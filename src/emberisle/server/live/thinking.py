"""What happens in the processes that think for bots and for those who want a hint."""

from __future__ import annotations

import contextlib
import logging
import os
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

import emberisle as em
from emberisle.bots.advice import Advice, advise, left_out
from emberisle.kernel.game import Game
from emberisle.kernel.log import UNDO
from emberisle.kernel.notation import write
from emberisle.kernel.values import Value
from emberisle.server.helper_process import end_with_server

MOST_CHOICES: Final = 12
"""How many choices advice names."""
NICER: Final = 5
KEPT: Final = 128
"""How many moments of matches a process keeps; what it has forgotten it is told anew."""

logger = logging.getLogger(__name__)


class Forgotten(Exception):
    """A moment of a match is not known here, and the whole match has to be told."""


class MatchNews(NamedTuple):
    """A moment of a match: all of its log, or the inputs since an earlier moment that was told before."""

    number: int
    """The number under which the moment is kept."""
    since: int | None
    """The number of the earlier moment; without one, ``text`` is a whole log."""
    text: str


_kept: Final[OrderedDict[int, Game]] = OrderedDict()


def prepare_worker() -> None:
    """Run at low priority, and end when the server ends."""
    end_with_server()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICER)


def game_at(news: MatchNews) -> Game:
    """The match at this moment, which is kept for the next time."""
    if news.since is None:
        game = em.replay(em.read_log(news.text))
    elif news.since in _kept:
        _kept.move_to_end(news.since)
        game = _gone_on(_kept[news.since].copy(), msgspec.json.decode(news.text))
    else:
        raise Forgotten
    _kept[news.number] = game
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return game.copy()


def _gone_on(game: Game, inputs: list[tuple[int | str, Any]]) -> Game:
    vocabulary = game.ruleset.vocabulary()
    for who, given in inputs:
        if who == UNDO:
            game = em.undo(game, given)
        else:
            assert game.step is not None
            game.push(game.step.heed(given, vocabulary))
    return game


def choice(news: MatchNews, seat: int, level: str, seed: int) -> object:
    """What a bot of this level plays; a bot that cannot think plays anything."""
    game = game_at(news)
    try:
        move = em.bot(game.ruleset.id, level, seed).choose(game, seat)
    except Exception:
        logger.exception("the %s bot of %s could not decide", level, game.ruleset.id)
        move = em.bot(game.ruleset.id, "random", seed).choose(game, seat)
    return write(move)


def advice(news: MatchNews, seat: int, names: tuple[str, ...], language: str) -> dict[str, Any]:
    """The choices of a seat with what they are worth, the best first, and how many are not among them."""
    game = game_at(news)
    found = advise(game, seat)
    named = [*found[:MOST_CHOICES], *_other_risks(found)]
    others = left_out(game, found) + len(found) - len(named)
    return {"choices": [_noted(item, names, language) for item in named], "others": others}


def _other_risks(found: Sequence[Advice]) -> Iterator[Advice]:
    """The best choice of each kind and risk that none of the best has: what is tried out has a risk."""
    known = {_risked(choice) for choice in found[:MOST_CHOICES]}
    for choice in found[MOST_CHOICES:]:
        if choice.risk is not None and _risked(choice) not in known:
            known.add(_risked(choice))
            yield choice


def _risked(choice: Advice) -> tuple[tuple[type[Value], ...], float]:
    return tuple(type(move) for move in choice.moves), round(choice.risk or 0, 9)


def _noted(item: Any, names: tuple[str, ...], language: str) -> dict[str, Any]:
    chances = getattr(item, "chances", None)
    return {
        "moves": [write(move) for move in item.moves],
        "text": item.in_words(names, language),
        "expected": item.expected,
        "risk": item.risk,
        "chance": item.chance,
        "chances": None if chances is None else list(chances),
    }
