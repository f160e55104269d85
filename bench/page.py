"""How long people wait at the page: for its first load, and for another player's move.

    python3 start.py bench page                  five first loads, forty moves
    python3 start.py bench page --moves 100

A real Chromium on loopback, without a graphics card. A load begins with an empty cache and ends when the
islands can be clicked. A move is timed from the click of one player to the new line in the log of the other.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from playwright.sync_api import Browser, Page, sync_playwright

from emberisle.server.settings import Settings
from start import installed_browser
from tests.server.running import running

ARGUMENTS = ("--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader")
MOVE = """() => {
  const button = document.querySelector('[data-testid=moves] li button');
  if (!button) return null;
  const began = Date.now();
  button.click();
  return began;
}"""
WATCH = """() => {
  const lines = () => document.querySelectorAll('[data-testid=log] [data-line]').length;
  const before = lines();
  const told = new Promise((done) => {
    new MutationObserver(() => { if (lines() !== before) done(Date.now()); })
      .observe(document.body, {subtree: true, childList: true});
  });
  window.seen = Promise.race([told, new Promise((done) => setTimeout(done, 5000, null))]);
}"""


def first_load(browser: Browser, base: str) -> float:
    """Seconds until the islands can be clicked, with nothing in the cache."""
    with browser.new_context() as context:
        page = context.new_page()
        began = time.perf_counter()
        page.goto(base, wait_until="commit")
        page.get_by_role("button", name="Play now").first.wait_for()
        return time.perf_counter() - began


def seated(browser: Browser, base: str) -> tuple[Page, Page]:
    """Two players at a table of Fortune, each in a browser of their own."""
    host, guest = [browser.new_context(reduced_motion="reduce").new_page() for _ in range(2)]
    for page in (host, guest):
        page.set_default_timeout(120_000)
    host.goto(base)
    host.get_by_test_id("island-fortune").get_by_role("button", name="Invite friends").click()
    host.get_by_test_id("lobby").wait_for()
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Begin the match").click()
    for page in (host, guest):
        page.get_by_test_id("log").wait_for()
    return host, guest


def moves(players: tuple[Page, Page], count: int) -> list[float]:
    """Milliseconds from a click to the other player's screen."""
    found: list[float] = []
    while len(found) < count and not players[0].get_by_test_id("result").count():
        for mover, other in (players, players[::-1]):
            for page in (mover, other):
                page.get_by_test_id("stage").and_(page.locator("[data-busy=false]")).wait_for()
                page.evaluate(WATCH)
            began = mover.evaluate(MOVE)
            if began is not None:
                seen = other.evaluate("() => window.seen")
                mover.evaluate("() => window.seen")
                found += [seen - began] if seen else []  # some moves are not worth a line
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--moves", type=int, default=40)
    args = parser.parse_args()
    with running(Settings(bot_pause=0)) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=ARGUMENTS)
        loads = [first_load(browser, base) for _ in range(args.loads)]
        print(f"first load     median {median(loads):.2f} s, longest {max(loads):.2f} s, of {len(loads)}")
        times = moves(seated(browser, base), args.moves)
        last = quantiles(times, n=100)[98]
        print(
            f"another's move median {median(times):.0f} ms, 99 of 100 within {last:.0f} ms, of {len(times)}"
        )
        browser.close()


if __name__ == "__main__":
    main()
