"""A browser, a quick server, and visitors whose browsers must have nothing to complain about."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from emberisle.server.http import rooms
from emberisle.server.http.page_files import PAGE
from emberisle.server.rooms import proposals, requests
from start import installed_browser
from tests.server.running import running
from tests.web.visitor import UNFOLDED, Visitor, watched

ARGUMENTS = (
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--ignore-gpu-blocklist",
    # Without a graphics card the page itself is put together faster by the processor alone.
    "--disable-gpu-rasterization",
    "--disable-gpu-compositing",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP = {"width": 1280, "height": 800}

UNPAINTED = """for (const draw of Object.getOwnPropertyNames(WebGL2RenderingContext.prototype)) {
  if (/^draw(Arrays|Elements)/.test(draw)) WebGL2RenderingContext.prototype[draw] = () => {};
}"""
"""Scenes do everything but paint, which takes most of the time where there is no graphics card."""


SAME_WORDS = "Crypto.prototype.getRandomValues = (bytes) => bytes.fill(7);"
"""What players add to the luck is the same in every run."""


BY_HAND = """try {
  const kept = 'emberisle.settings';
  localStorage.getItem(kept) ?? localStorage.setItem(kept, '{"letMeClick":true}');
} catch {}"""
"""Also the only thing that can be done is left to a click: tests count their moves."""


def browser_path() -> str:
    """Where the browser is; without one these tests are left out, except where all are wanted."""
    found = installed_browser()
    if found is not None and found != "none":
        return found
    if os.environ.get("CI"):
        pytest.fail("no browser was found; EMBERISLE_BROWSER says where one is")
    pytest.skip("no browser was found; EMBERISLE_BROWSER says where one is")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = browser_path()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def built_page() -> None:
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: run `start.py`, or `npm install` and `npm run build` in web/")


@pytest.fixture(scope="session")
def base(built_page: None) -> Iterator[str]:
    """The address of a server that keeps everything in memory."""
    with running() as address:
        yield address


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same luck in every match, with which short ones are over soon."""
    for module in (proposals, requests, rooms):
        monkeypatch.setattr(module, "fresh_seed", lambda: "spark 7")


class Visits:
    """Opens a browser context for everybody who comes to the page."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.browser, self.base = browser, base
        self.visitors: list[Visitor] = []

    def __call__(
        self,
        name: str = "",
        base: str | None = None,
        painted: bool = False,
        by_hand: bool = True,
        folded: bool = False,
        **wishes: Any,
    ) -> Visitor:
        """Somebody whose page neither moves, paints its scenes, keeps its shell nor folds the list of moves
        unless they wish it to."""
        context = self.browser.new_context(
            **{
                "base_url": base or self.base,
                "viewport": DESKTOP,
                "locale": "en-GB",
                "reduced_motion": "reduce",
                "permissions": ["clipboard-read", "clipboard-write"],
                "service_workers": "block",
                **wishes,
            }
        )
        context.add_init_script(SAME_WORDS)
        if by_hand:
            context.add_init_script(BY_HAND)
        if not folded:
            context.add_init_script(UNFOLDED)
        if not painted:
            context.add_init_script(UNPAINTED)
        visitor = Visitor(context.new_page(), base or self.base, name)
        watched(context, visitor.faults)
        self.visitors.append(visitor)
        return visitor


@pytest.fixture
def visit(browser: Browser, base: str) -> Iterator[Visits]:
    """Lets people come; at the end no browser may have complained."""
    visits = Visits(browser, base)
    yield visits
    for visitor in visits.visitors:
        visitor.page.context.close()
    faults = [f"{visitor.name}: {fault}" for visitor in visits.visitors for fault in visitor.faults]
    assert not faults, "\n".join(faults)
