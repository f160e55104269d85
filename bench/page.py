"""How long people wait at the page: for its first load, for another player's move, for a frame of the island.

    python3 start.py bench page                  five first loads, forty moves, five seconds of each island
    python3 start.py bench page --moves 100

A real Chromium on loopback, without a graphics card. A load begins with an empty cache and ends when the
islands can be clicked. A move is timed from the click of one player to the new line in the log of the other.
A frame of a model island at 1080p, while it is turned with the mouse, is told by what does not depend on
the graphics card: what is sent to it, and the processor time of the page's own thread. So is how long an
island is made before it is first seen.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import product
from math import sin
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from emberisle.server.settings import Settings
from start import installed_browser
from tests.server.running import running
from tests.web.visitor import UNFOLDED

MODELS = ("fireball_island", "curse_of_vulkar")
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
COUNT = """() => {
  window.drawn = {calls: 0, triangles: 0, frames: 0};
  const kind = WebGL2RenderingContext.prototype;
  const counted = (name, corners) => {
    const draw = kind[name];
    kind[name] = function (...given) {
      const mode = given[0];
      window.drawn.calls += 1;
      if (mode === this.TRIANGLES) window.drawn.triangles += corners(given) / 3;
      return draw.apply(this, given);
    };
  };
  counted('drawElements', ([, count]) => count);
  counted('drawArrays', ([, , count]) => count);
  counted('drawElementsInstanced', ([, count, , , copies]) => count * copies);
  counted('drawArraysInstanced', ([, , count, copies]) => count * copies);
  let before = 0;
  const look = () => {
    if (window.drawn.calls !== before) window.drawn.frames += 1;
    before = window.drawn.calls;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


class Frame(NamedTuple):
    """What a frame takes, on average, and the seconds of script until the first."""

    made: float
    calls: float
    triangles: float
    milliseconds: float
    frames: int


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
        page.add_init_script(UNFOLDED)
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


def island_frames(browser: Browser, base: str, game: str, seconds: float, detail: str) -> Frame:
    """Frames of an island while it is turned."""
    page = browser.new_context(viewport={"width": 1920, "height": 1080}).new_page()
    page.set_default_timeout(120_000)
    wish = f"localStorage.setItem('emberisle.{game}', '{{\"low\":{str(detail == 'low').lower()}}}')"
    page.add_init_script(wish)
    page.goto(base)
    told = page.context.new_cdp_session(page)
    told.send("Performance.enable")
    begun = spent(told)
    page.get_by_test_id(f"island-{game}").get_by_role("button", name="Play now").click()
    page.locator("canvas").wait_for()
    made = spent(told) - begun
    page.get_by_test_id("stage").and_(page.locator("[data-busy=false]")).wait_for()
    page.wait_for_timeout(5000)  # the first frames bring pictures and shapes to the card
    area = page.locator("canvas").bounding_box()
    assert area is not None
    page.evaluate(COUNT)
    before, began = spent(told), time.perf_counter()
    page.mouse.move(area["x"] + area["width"] / 2, area["y"] + area["height"] / 2)
    page.mouse.down()
    while time.perf_counter() - began < seconds:
        around = 150 * sin(4 * (time.perf_counter() - began))
        page.mouse.move(area["x"] + area["width"] / 2 + around, area["y"] + area["height"] / 2)
    drawn, after = page.evaluate("() => window.drawn"), spent(told)
    page.context.close()
    frames = max(1, drawn["frames"])
    return Frame(
        made, drawn["calls"] / frames, drawn["triangles"] / frames, (after - before) * 1000 / frames, frames
    )


def spent(told: CDPSession) -> float:
    """Seconds of script on the page's own thread."""
    metrics = told.send("Performance.getMetrics")["metrics"]
    return next(float(metric["value"]) for metric in metrics if metric["name"] == "ScriptDuration")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=5, help="how long the island is turned")
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
        for game, detail in product(MODELS, ("full", "low")):
            frame = island_frames(browser, base, game, args.seconds, detail)
            print(
                f"{game}, {detail:<7}made in {frame.made:.1f} s of script, {frame.calls:.0f} draw calls, "
                f"{frame.triangles / 1000:.0f} k triangles, {frame.milliseconds:.1f} ms of script a frame, "
                f"of {frame.frames} frames"
            )
        browser.close()


if __name__ == "__main__":
    main()
