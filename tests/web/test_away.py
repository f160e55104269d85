"""A page that is installed, opens without its server, and calls those back who are away."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import CDPSession, Page, Response, expect

from tests.server.browser import Browser
from tests.server.process import ServerProcess
from tests.server.push_service import PushBrowser, push_service
from tests.server.running import running
from tests.server.tables import make, seated
from tests.web.conftest import Visits
from tests.web.visitor import NEVER, PATIENCE

pytestmark = pytest.mark.browser

WORKING = "async () => (await navigator.serviceWorker.ready).active?.state === 'activated'"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""


def answered(page: Page, question: str) -> Any:
    """The first answer to an asynchronous question that is neither false nor empty.

    `wait_for_function` takes the promise itself for an answer, so the page asks again by itself.
    """
    return page.evaluate(
        """async ([question, patience]) => {
          const ask = eval(question), begun = performance.now();
          for (;;) {
            const answer = await ask();
            if (answer && answer.length !== 0) return answer;
            if (performance.now() - begun > patience) throw new Error(`still no answer to ${question}`);
            await new Promise((resolve) => setTimeout(resolve, 20));
          }
        }""",
        [question, PATIENCE],
    )


def wait_for_worker(page: Page) -> None:
    answered(page, WORKING)


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


@pytest.mark.slow
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
        ana.page.goto("/rules/wildfire")
        expect(ana.page.get_by_role("heading", name="No connection")).to_be_visible()
        ana.page.evaluate("""() => localStorage.setItem('emberisle.settings', '{"language": "de"}')""")
        ana.button("Try again").click()
        expect(ana.page.get_by_role("heading", name="Keine Verbindung")).to_be_visible()
        server.start()
        ana.button("Noch einmal versuchen").click()
        expect(ana.part("offline")).to_have_count(0)
        expect(ana.part("rulebook").locator("article").first).to_be_visible()
        ana.page.close()
        ana.faults.clear()  # the browser tells of every call that nobody answers


OPENED = "() => performance.getEntriesByType('navigation')[0].responseStart"
"""Milliseconds until the page that is seen began to come."""
LONG = 10_000
"""So long nobody waits for a server that hangs; the worker gives it less than two seconds."""


@pytest.mark.slow
def test_a_second_visit_opens_from_the_kept_shell_also_where_the_server_hangs(
    visit: Visits, tmp_path: Path
) -> None:
    with ServerProcess(f"sqlite:///{tmp_path}/tables.sqlite") as server:
        ana = visit("Ana", server.base, service_workers="allow")
        wait_for_worker(ana.to_map().page)
        answers: list[Response] = []
        ana.page.on("response", lambda answer: answers.append(answer))
        ana.to_map()
        by_worker = {answer.url: answer.from_service_worker for answer in answers if "/assets/" in answer.url}
        assert len(by_worker) > 1
        assert all(by_worker.values()), by_worker
        server.hang()
        ana.page.goto("/rules/wildfire")
        expect(ana.page.get_by_role("heading", name="No connection")).to_be_visible()
        assert ana.page.evaluate(OPENED) < LONG
        server.go_on()
        expect(ana.part("rulebook").locator("article").first).to_be_visible()
        expect(ana.part("offline")).to_have_count(0)
        ana.page.close()


SUBSCRIBED = """(() => {
  const wish = %s;
  const keys = { p256dh: wish.key, auth: wish.auth };
  let own = null;
  PushManager.prototype.getSubscription = async () => own;
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || !applicationServerKey) throw new Error("nobody would be told");
    return (own = { endpoint: wish.endpoint, options: {}, toJSON: () => ({ keys }),
                    unsubscribe: async () => { own = null; return true } });
  };
  let hidden = false;
  Object.defineProperty(document, "hidden", { get: () => hidden });
  Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
  globalThis.look = (away) => { hidden = away; document.dispatchEvent(new Event("visibilitychange")) };
})()"""
"""A browser whose push service is the one of the test, and a page that is hidden when it is told so."""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
  ({ title, body, tag }) => [title, body, tag])"""


def registration(page: Page, devtools: CDPSession) -> str:
    """The name under which the browser knows the service worker of this page."""
    known: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    for _ in range(NEVER):
        here = [one["registrationId"] for one in known if page.url.startswith(one["scopeURL"])]
        if here:
            return str(here[0])
        page.evaluate("() => null")
    raise AssertionError("the browser knows no service worker")


def turn_of_the_second(people: list[Browser]) -> None:
    """Begin a match with an hour for each move, and play until the second is to move."""
    people[0].do("arrange", clocks={"move": 3600, "match": None})
    people[0].do("begin")
    for person in people:
        person.until(lambda browser: browser.room["stage"] == "playing" and browser.picture)
    while people[0].my_turn:
        make(people[0], people[0].moves[0])
    people[1].until(lambda browser: browser.my_turn and browser.moves)


def test_whoever_looks_elsewhere_is_told_by_push(visit: Visits) -> None:
    with (
        push_service() as service,
        running(push_loopback=True) as base,
        seated(base, "Ana", "Ben", game="fortune") as [own, ben],
    ):
        phone = PushBrowser(service)
        turn_of_the_second([own, ben])
        ana = visit("Ana", base, service_workers="allow", permissions=["notifications"])
        ana.page.context.add_init_script(SUBSCRIBED % json.dumps(phone.wish("")))
        ana.page.context.add_init_script("localStorage.setItem('emberisle.settings', '{\"notify\":true}')")
        wait_for_worker(ana.to_map().page)
        with ana.page.expect_response(re.compile("/api/rooms/[A-Z0-9]+/push$")) as subscribed:
            ana.enter(own.code, own.token)
        assert subscribed.value.status == 201
        own.close()
        ana.at_table().page.evaluate("look(true)")
        ben.until(lambda browser: not browser.room["chairs"][0]["here"])
        while ben.my_turn:
            make(ben, ben.moves[0])
        told = phone.read(service.next())
        devtools = ana.page.context.new_cdp_session(ana.page)
        worker = {"origin": base, "registrationId": registration(ana.page, devtools)}
        devtools.send("ServiceWorker.deliverPushMessage", {**worker, "data": json.dumps(told)})
        assert answered(ana.page, SHOWN) == [["Fortune", "It is your turn.", f"emberisle-turn-{own.code}"]]
        ana.page.evaluate("look(false)")
        ana.asked().page.close()  # before the server is gone
