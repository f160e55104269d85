"""Draws the icons of the installed page from their SVG: `python -m tests.web.icons`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.web.conftest import ARGUMENTS, browser_path

PUBLIC: Final = Path(__file__).parents[2] / "web" / "public"
DRAWN: Final = {"icon": PUBLIC / "favicon.svg", "maskable": PUBLIC / "icons" / "maskable.svg"}
SIZES: Final = (192, 512)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=ARGUMENTS)
        for name, drawing in DRAWN.items():
            for size in SIZES:
                page = browser.new_page(viewport={"width": size, "height": size})
                page.set_content(
                    f"<style>* {{ margin: 0 }} svg {{ display: block }}</style>{drawing.read_text('utf-8')}"
                )
                page.screenshot(path=PUBLIC / "icons" / f"{name}-{size}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
