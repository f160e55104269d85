"""What a thinking process knows of matches, so that it is told only what is new."""

from __future__ import annotations

import itertools
from collections import OrderedDict, deque
from typing import Final, NamedTuple

import msgspec

from emberisle.kernel.game import Game
from emberisle.kernel.log import Entry, Log
from emberisle.server.live.thinking import KEPT, MatchNews

MOMENTS: Final = 4
"""How many moments of a match are remembered: in a window bots are asked about some that never come."""

_encode = msgspec.json.Encoder().encode


class Moment(NamedTuple):
    """A moment of a match that a process has kept under a number: how many inputs, and the last of them."""

    number: int
    inputs: int
    last: Entry


class KnownMatches:
    """The moments of matches that one process has kept, the last used last."""

    def __init__(self) -> None:
        self._moments: OrderedDict[str, deque[Moment]] = OrderedDict()
        self._numbers = itertools.count()

    def news_of(self, game: Game) -> MatchNews:
        """What to tell the process of this match: all of it, or what came after a moment that it knows."""
        known, number = self._known(game), next(self._numbers)
        if game.entries:
            self._remember(game, Moment(number, len(game.entries), game.entries[-1]))
        if known is None:
            return MatchNews(number, None, record(game))
        new = game.entries[known.inputs :]
        return MatchNews(number, known.number, _encode([(entry.who, entry.given) for entry in new]).decode())

    def inputs_known(self, game: Game) -> int:
        known = self._known(game)
        return 0 if known is None else known.inputs

    def forget(self, game: Game) -> None:
        self._moments.pop(_key(game), None)

    def _known(self, game: Game) -> Moment | None:
        """The latest known moment on the way to this one: games that share an entry share all before it."""
        entries = game.entries
        on_the_way = [
            moment
            for moment in self._moments.get(_key(game), ())
            if moment.inputs <= len(entries) and entries[moment.inputs - 1] is moment.last
        ]
        return max(on_the_way, key=lambda moment: moment.inputs, default=None)

    def _remember(self, game: Game, moment: Moment) -> None:
        moments = self._moments.setdefault(_key(game), deque(maxlen=MOMENTS))
        moments.append(moment)
        self._moments.move_to_end(_key(game))
        if len(self._moments) > KEPT:
            self._moments.popitem(last=False)


def record(game: Game) -> str:
    """The match so far without its seed: all that a bot may be shown is made from it."""
    return Log(game.header, game.entries).text()


def _key(game: Game) -> str:
    return game.header.commitment
