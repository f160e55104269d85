"""Tables of Murmurs, a game with windows, at a server whose clock goes by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pytest

from emberisle.games import plugs
from emberisle.kernel.game import Game
from emberisle.plug import Plug
from emberisle.server.live.bot_workers import BotWorkers
from emberisle.server.settings import Settings
from tests.server.browser import Browser
from tests.server.running import QUICK
from tests.server.tables import abreast, make
from tests.toys.murmurs import MURMURS, DealHand, MayNay

CLAIM: Final[dict[str, Any]] = {"Claim": []}
NAY: Final[dict[str, Any]] = {"Nay": []}
PASS: Final[dict[str, Any]] = {"Pass": []}


class Clock:
    """What time it is at the tables."""

    now = 1_000.0


class ByHand(Settings):
    """Time passes when a test says so; whoever waits for it looks again soon."""

    def now(self) -> float:
        return Clock.now


BY_HAND: Final = ByHand(**{**vars(QUICK), "second": 0.005})
MATCH: Final[dict[str, Any]] = {"game": MURMURS.id}


def wait(seconds: float) -> None:
    Clock.now += seconds


class Dealer:
    """Deals as a test wants it, and notes which bots have to think in a window."""

    def __init__(self) -> None:
        self.nays: Sequence[int] = (0,) * MURMURS.most
        self.bots_say: dict[str, Any] = PASS
        self.thought: list[int] = []

    def deal(self, *nays: int) -> None:
        self.nays = nays


def murmuring(patch: pytest.MonkeyPatch) -> Dealer:
    """Murmurs is a game like the others; its bots think in this process."""
    dealer = Dealer()

    async def choose(self: BotWorkers, game: Game, seat: int, level: str, seed: int) -> object:
        if not isinstance(game.step, MayNay):
            return CLAIM
        dealer.thought.append(seat)
        return dealer.bots_say

    patch.setitem(plugs(), MURMURS.id, Plug("tests.toys.murmurs", MURMURS))
    patch.setattr(DealHand, "sample", lambda self, *_: dealer.nays[self.seat])
    patch.setattr(BotWorkers, "choose", choose)
    return dealer


def claimed(people: Sequence[Browser]) -> None:
    """The first of these claims, and all have heard of it."""
    make(people[0], CLAIM)
    abreast(people)


def answered(browser: Browser, move: Any) -> None:
    """Answer in a window, and see that it is noted."""
    said = browser.react(move)
    assert said["type"] == "done", said
    browser.until(lambda one: one.window is None or one.window["answer"] == move)


def went_by(people: Sequence[Browser], seconds: float = 3) -> None:
    """The present window closes by itself, and all have heard of it."""
    inputs = people[0].inputs
    wait(seconds)
    for person in people:
        person.until(lambda one: one.inputs > inputs)


def told(browser: Browser) -> list[str]:
    return [line["what"] for line in browser.story]
