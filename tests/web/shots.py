"""Pictures of every screen in every size and light: `python -m tests.web.shots FOLDER [PART OF A NAME]`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import expect, sync_playwright

from tests.server.running import running
from tests.web.conftest import ARGUMENTS, Visits, browser_path
from tests.web.tables import GAMES, ended, lying_before, room_for
from tests.web.visitor import Visitor

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}

PAINTED = """() => new Promise((done) => {
  let frames = 4;
  const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done());
  next();
})"""

Screen = Callable[[Visitor], None]


def the_map(visitor: Visitor) -> None:
    visitor.to_map()


def lobby(visitor: Visitor) -> None:
    room = room_for(visitor.base, "fortune")
    visitor.enter(room["code"], room["token"])
    expect(visitor.part("lobby")).to_be_visible()
    visitor.sit(0)


def table(game: str) -> Screen:
    def screen(visitor: Visitor) -> None:
        room = lying_before(visitor.base, game, 4)
        visitor.enter(room["code"], room["token"])
        visitor.at_table().settled()

    return screen


def rules(visitor: Visitor) -> None:
    visitor.page.goto("/rules/wildfire")
    expect(visitor.part("rulebook").locator("article").first).to_be_visible()


def learn(game: str) -> Screen:
    def screen(visitor: Visitor) -> None:
        visitor.page.goto(f"/learn/{game}")
        expect(visitor.part("lesson")).to_be_visible()
        visitor.at_table()

    return screen


def replay(visitor: Visitor) -> None:
    visitor.page.goto(f"/replay/{ended(visitor.base, 'fortune')}")
    visitor.at_table()
    visitor.button("One step forward").click()


def ending(game: str) -> Screen:
    def screen(visitor: Visitor) -> None:
        room = lying_before(visitor.base, game, 1000)
        visitor.enter(room["code"], room["token"])
        visitor.at_table().finished()
        expect(visitor.part("figures")).to_be_visible()

    return screen


def pieces(visitor: Visitor) -> None:
    room = lying_before(visitor.base, "board_game_battle", 0)
    visitor.enter(room["code"], room["token"])
    visitor.at_table().asked()


def screens() -> Iterator[tuple[str, Screen]]:
    yield from (("map", the_map), ("lobby", lobby), ("rules", rules), ("replay", replay))
    for game in GAMES:
        yield f"table-{game}", table(game)
        yield f"learn-{game}", learn(game)
        yield f"ending-{game}", ending(game)
    yield "pieces", pieces


def main(folder: Path, wanted: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with running() as base, sync_playwright() as playwright:
        visits = Visits(playwright.chromium.launch(executable_path=browser_path(), args=ARGUMENTS), base)
        for name, screen in screens():
            for size, wishes in SIZES.items():
                for light in ("light", "dark"):
                    shot = f"{name}-{size}-{light}"
                    if wanted in shot:
                        visitor = visits("Ana", painted=True, color_scheme=light, **wishes)
                        screen(visitor)
                        visitor.page.wait_for_load_state("networkidle")
                        visitor.page.evaluate(PAINTED)
                        visitor.page.screenshot(path=folder / f"{shot}.png")
                        visitor.page.context.close()
                        print(shot, *visitor.faults, sep="\n  ", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
