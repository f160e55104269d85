"""Tables to sit down at, and ways to look at the screen."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

from textual.pilot import Pilot

import emberisle as em
from emberisle.cli.app import TableApp
from emberisle.cli.saves import SaveFile
from emberisle.cli.seats import seats_from_header
from emberisle.cli.session import Session
from emberisle.kernel.game import Game
from emberisle.kernel.values import Value

SAFE: Final[dict[str, object]] = {"card": "Captain", "dice": "CCDDMMPS"}
"""A position in which rolling two dice can never end the turn."""

Visit = Callable[[TableApp, Pilot[int]], Awaitable[None]]


def at_table(
    spec: dict[str, object], *noted: str, seed: str = "tide", file: SaveFile | None = None, **options: object
) -> Session:
    """A session in a described position; without names it is Ana's and Ben's."""
    seats = noted or ("Ana", "Ben")
    return Session(em.scenario("fortune", spec, seed, options, players=seats), seats_from_header(seats), file)


def visit(session: Session, what: Visit, size: tuple[int, int] = (80, 24), pace: float = 0) -> TableApp:
    """Open the screen, wait for the first decision, and do something there."""

    async def run() -> TableApp:
        app = TableApp(session, pace)
        async with app.run_test(size=size) as pilot:
            if pace == 0:
                await settle(pilot)
            await what(app, pilot)
        return app

    return asyncio.run(run())


def pressing(session: Session, *keys: str, size: tuple[int, int] = (80, 24)) -> tuple[TableApp, str]:
    """Press these keys one after the other; returns the app and what the screen then shows."""
    seen: list[str] = []

    async def press(app: TableApp, pilot: Pilot[int]) -> None:
        for key in keys:
            await pilot.press(key)
            await settle(pilot)
        seen.append(text_of(app))

    return visit(session, press, size), seen[0]


async def settle(pilot: Pilot[Any]) -> None:
    """Wait until nobody is working or thinking any more."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def text_of(app: TableApp) -> str:
    """The screen in plain lines."""
    rows: dict[float, list[tuple[float, str]]] = {}
    picture = app.export_screenshot()
    for x, y, text in re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', picture):
        rows.setdefault(float(y), []).append((float(x), html.unescape(text).replace("\xa0", " ")))
    return "\n".join(["".join([text for _, text in sorted(row)]) for _, row in sorted(rows.items())])


def after(game: Game, *moves: Value) -> Game:
    """The game after these moves."""
    for move in moves:
        game = game.play(move)
    return game
