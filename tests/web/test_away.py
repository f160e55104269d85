"""A page that is installed, opens without its server, and says so."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess
from tests.web.conftest import Visits

pytestmark = pytest.mark.browser

WORKING = "async () => (await navigator.serviceWorker.ready).active?.state === 'activated'"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""


def wait_for_worker(page: Page) -> None:
    page.wait_for_function(WORKING)


def size_in(png: bytes) -> str:
    """Width and height as the header of a PNG has them."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    return f"{width}x{height}"


def test_the_browser_finds_nothing_wrong_with_the_manifest(visit: Visits, base: str) -> None:
    page = visit().to_map().page
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{base}/manifest.webmanifest"
    wrong = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in wrong} <= {"in-incognito"}  # as all contexts of these tests are
    answer = httpx.get(found["url"])
    assert answer.headers["content-type"].startswith("application/manifest+json")
    icons = answer.json()["icons"]
    for icon in icons:
        drawn = httpx.get(base + icon["src"])
        assert drawn.headers["content-type"].startswith(icon["type"])
        assert icon["sizes"] in ("any", "" if icon["type"] != "image/png" else size_in(drawn.content))
    assert {icon.get("purpose", "any") for icon in icons if icon["sizes"] == "512x512"} == {"any", "maskable"}


def test_without_its_server_the_page_says_so_and_comes_back(visit: Visits, tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        ana = visit("Ana", server.base, service_workers="allow")
        wait_for_worker(ana.to_map().page)
        ana.page.goto("/rules/fortune")
        expect(ana.part("rulebook").locator("article").first).to_be_visible()
        kept = ana.page.evaluate(KEPT)
        assert "/" in kept
        assert [path for path in kept if not re.fullmatch(r"/|/assets/[\w.-]+", path)] == []
        server.kill()
        ana.page.goto("/learn/fortune")
        expect(ana.page.get_by_role("heading", name="No connection")).to_be_visible()
        ana.page.evaluate("""() => localStorage.setItem('emberisle.settings', '{"language": "de"}')""")
        ana.button("Try again").click()
        expect(ana.page.get_by_role("heading", name="Keine Verbindung")).to_be_visible()
        server.start()
        ana.button("Noch einmal versuchen").click()
        expect(ana.part("offline")).to_have_count(0)
        expect(ana.part("lesson")).to_be_visible()
        ana.faults.clear()  # the browser tells of every call that nobody answers
