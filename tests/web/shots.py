"""Pictures of every screen in every size and light: `python -m tests.web.shots FOLDER [PART OF A NAME]`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import expect, sync_playwright

from emberisle.games import plugs
from emberisle.plug import Plug
from tests.server.browser import open_room
from tests.server.running import running
from tests.toys import sparks
from tests.toys.sparks import SPARKS
from tests.web.conftest import ARGUMENTS, Visits, browser_path
from tests.web.tables import DRAWN, GAMES, LOW, MODELS, ended, lying_before, room_for, seated
from tests.web.visitor import Visitor

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "upright": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "across": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}

MAKING = 240_000.0
"""Milliseconds in which a model island is made without a graphics card."""
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


def island(game: str) -> Screen:
    def screen(visitor: Visitor) -> None:
        seated(visitor, game).settled()
        drawn = visitor.page.locator("[data-testid=stage] :is(canvas, .cv-flat, .fi-flat)").first
        expect(drawn).to_be_visible(timeout=MAKING)
        expect(visitor.part("island-making")).to_have_count(0, timeout=MAKING)

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


def look_back(visitor: Visitor) -> None:
    visitor.page.goto(f"/look-back/{ended(visitor.base, 'fortune')}")
    expect(visitor.part("review")).to_have_attribute("data-state", "done", timeout=MAKING)


def what_if(visitor: Visitor) -> None:
    visitor.page.goto("/what-if/fortune#seats=3&bots=hard,medium,easy&games=100&rule.finish_line=6000")
    visitor.button("Play").click()
    expect(visitor.part("bench-standing")).to_have_attribute("data-state", "done", timeout=MAKING)


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


def settings(visitor: Visitor) -> None:
    visitor.to_map()
    visitor.button("Settings").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def generic(visitor: Visitor) -> None:
    """A game that has no scene of its own."""
    plugs()[SPARKS.id] = Plug(sparks.__name__, SPARKS)
    room = open_room(visitor.base, game=SPARKS.id, seats=3, play_now=True, name="Ana")
    visitor.enter(room["code"], room["token"])
    visitor.at_table()


def unfolded(visitor: Visitor) -> None:
    """The list of moves, which the board offers too."""
    table("fortune")(visitor)
    visitor.part("fold-moves").or_(visitor.tab("Moves")).click()
    expect(visitor.part("moves")).to_be_visible()


def menu(visitor: Visitor) -> None:
    seated(visitor, "wildfire").asked()
    visitor.part("menu").click()
    expect(visitor.page.get_by_role("menuitem").first).to_be_visible()


def leaving(visitor: Visitor) -> None:
    seated(visitor, "wildfire").asked().choose("Leave the table")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def screens() -> Iterator[tuple[str, Screen]]:
    yield from (("map", the_map), ("lobby", lobby), ("rules", rules), ("replay", replay))
    yield from (("what-if", what_if), ("look-back", look_back))
    for game in DRAWN:
        yield f"table-{game}", island(game) if game in MODELS else table(game)
        yield f"learn-{game}", learn(game)
    for game in GAMES:
        yield f"ending-{game}", ending(game)
    yield from (("pieces", pieces), ("settings", settings), ("table-generic", generic))
    yield from (("unfolded", unfolded), ("menu", menu), ("leaving", leaving))


def main(folder: Path, wanted: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with running() as base, sync_playwright() as playwright:
        visits = Visits(playwright.chromium.launch(executable_path=browser_path(), args=ARGUMENTS), base)
        for name, screen in screens():
            for size, wishes in SIZES.items():
                for light in ("light", "dark"):
                    shot = f"{name}-{size}-{light}"
                    if wanted in shot:
                        visitor = visits("Ana", painted=True, folded=True, color_scheme=light, **wishes)
                        visitor.page.add_init_script(LOW)
                        screen(visitor)
                        visitor.page.wait_for_load_state("networkidle")
                        visitor.page.evaluate(PAINTED)
                        visitor.page.screenshot(path=folder / f"{shot}.png")
                        visitor.page.context.close()
                        print(shot, *visitor.faults, sep="\n  ", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
