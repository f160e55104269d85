"""How long a window of bots stays open does not tell whether any of them could have done something."""

from __future__ import annotations

import asyncio
import random
from typing import cast

import pytest

from emberisle.kernel.game import Game
from emberisle.server.live import driver
from emberisle.server.live.bot_workers import BotWorkers
from emberisle.server.live.reaction_times import AT_FIRST, ReactionTimes
from emberisle.server.rooms import requests
from emberisle.server.rooms.room import Room
from tests.server.murmuring import CLAIM, PASS, Dealer, murmuring
from tests.server.rooms import begun, happened

WINDOWS = 400


class Clock:
    """A clock that goes on when somebody waits or thinks, and never by itself."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


class SlowWorkers:
    """Bots that think for now a shorter, now a longer while, and pass."""

    def __init__(self, clock: Clock) -> None:
        self.reaction_times = ReactionTimes(random.Random(1))
        self._clock = clock
        self._chance = random.Random(2)

    async def choose(self, game: Game, seat: int, level: str, seed: int) -> object:
        self._clock.now += self._chance.lognormvariate(-3, 1)
        return PASS


def window_of_bots(dealer: Dealer, *nays: int) -> Room:
    """Ana has claimed, and two bots with so many ways to object are asked."""
    dealer.deal(0, *nays)
    room = begun("murmurs", "ana", None, None, options={"rounds": 3})
    return happened(room, requests.played(room, 0, [CLAIM]))


def longer(some: list[float], others: list[float]) -> float:
    """How often one of the first lasts longer than one of the others; of ties half are counted."""
    pairs = [(one > other) + (one == other) / 2 for one in some for other in others]
    return sum(pairs) / len(pairs)


@pytest.mark.parametrize("nays", [(2, 2), (0, 2), (2, 0)])
def test_a_window_lasts_as_long_whether_or_not_a_bot_could_object(
    nays: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    dealer, clock = murmuring(monkeypatch), Clock()
    for module in ("time", "asyncio"):  # as the driver sees them, and nobody else
        monkeypatch.setattr(driver, module, clock)
    workers = cast(BotWorkers, SlowWorkers(clock))
    able, unable = window_of_bots(dealer, *nays), window_of_bots(dealer, 0, 0)

    async def lasted(room: Room) -> float:
        began = clock.now
        await driver.RoomBots(workers).react(room)
        return clock.now - began

    async def measured() -> tuple[list[float], list[float]]:
        pairs = [(await lasted(able), await lasted(unable)) for _ in range(WINDOWS)]
        warm = pairs[WINDOWS // 4 :]
        return [one for one, _ in warm], [other for _, other in warm]

    assert abs(longer(*asyncio.run(measured())) - 0.5) < 0.08


def test_before_any_bot_has_reacted_a_short_while_is_assumed() -> None:
    times = ReactionTimes(random.Random(1))
    assert times.any("murmurs", "easy") == AT_FIRST
    times.note("murmurs", "easy", 0.5)
    assert times.any("murmurs", "easy") == 0.5
    assert times.any("murmurs", "hard") == AT_FIRST
