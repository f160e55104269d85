"""A bot at a real table: it sits, plays, agrees to what others propose, and stays for the next match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from emberisle.bots.bot import Bot
from emberisle.client.async_table import AsyncTable
from emberisle.client.errors import RequestRefused
from emberisle.client.known_table import Turn
from emberisle.server import messages

Tell = Callable[[str], None]

GONE_ON: Final = ("stale", "not_your_turn", "over", "paused")
"""The refusals of what came too late."""
PAUSE: Final = 0.5
"""For how many seconds a bot that is too fast for the server waits."""


async def play_matches(
    table: AsyncTable, bot: Bot, matches: int | None = None, tell: Tell = lambda said: None
) -> None:
    """Play so many matches at this table, or all that there will be; the bot sits already."""
    agreeing = asyncio.create_task(_agree(table))
    try:
        played = 0
        while matches is None or played < matches:
            await table.until(lambda: table.known["room"]["stage"] == "playing")
            async for turn in table.turns():
                await _answer(table, bot, turn)
            played += 1
            tell(_result(table))
            if played != matches:
                await table.until(lambda: table.known["room"]["stage"] != "over")
    finally:
        agreeing.cancel()
        await asyncio.gather(agreeing, return_exceptions=True)


async def _answer(table: AsyncTable, bot: Bot, turn: Turn) -> None:
    """Choose and move; where the match went on meanwhile, the next question comes by itself."""
    while True:
        try:
            guess = await table.guess(turn)
            move = await asyncio.to_thread(bot.choose, guess, turn.chair)
            return await table.play(turn, move)
        except RequestRefused as refused:
            if refused.why in GONE_ON:
                return None
            if refused.why != "too_fast":
                raise
            await asyncio.sleep(PAUSE)


async def _agree(table: AsyncTable) -> None:
    """A bot has nothing against taking back, nor against a pause."""

    def asked() -> dict[str, Any] | None:
        proposal: dict[str, Any] | None = table.known["room"]["proposal"]
        chairs = (table.known["you"] or {}).get("chairs", [])
        return proposal if proposal and set(proposal["waiting"]) & set(chairs) else None

    while True:
        await table.until(lambda: asked() is not None)
        proposal = asked()
        if proposal is not None:
            chair = next(n for n in table.known["you"]["chairs"] if n in proposal["waiting"])
            with suppress(RequestRefused):
                await table.ask(messages.Answer, chair=chair, agree=True)
            await table.until(lambda proposal=proposal: asked() != proposal)  # type: ignore[misc]


def _result(table: AsyncTable) -> str:
    picture, room = table.picture, table.room
    assert picture is not None
    scores = ", ".join([f"{chair.name} {score}" for chair, score in zip(room.chairs, picture.scores)])
    winners = " and ".join([room.chairs[n].name for n in picture.winners])
    return f"{winners or 'nobody'} won: {scores}"
