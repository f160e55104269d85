"""A finger on the screen, as a browser hears of it: it comes down, is drawn along and lifted."""

from __future__ import annotations

import time
from types import TracebackType

from playwright.sync_api import Page

STEPS = 5
REST = 0.2
"""Seconds that the finger is still before it is lifted, by the stamps of the events: else the browser takes
the drag for a fling, and swallows the next tap."""


class Finger:
    """It touches the page as long as the block lasts."""

    def __init__(self, page: Page, x: float, y: float) -> None:
        self.x, self.y = x, y
        self._session = page.context.new_cdp_session(page)

    def __enter__(self) -> Finger:
        self._tell("touchStart", self.x, self.y)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        lifted = {"type": "touchEnd", "touchPoints": [], "timestamp": time.time() + REST}
        self._session.send("Input.dispatchTouchEvent", lifted)
        self._session.detach()

    def drag(self, across: float, down: float) -> None:
        """So many pixels from where it came down, a little at a time."""
        for n in range(1, STEPS + 1):
            self._tell("touchMove", self.x + across * n / STEPS, self.y + down * n / STEPS)

    def _tell(self, what: str, x: float, y: float) -> None:
        told = {"type": what, "touchPoints": [{"x": x, "y": y}]}
        self._session.send("Input.dispatchTouchEvent", told)
