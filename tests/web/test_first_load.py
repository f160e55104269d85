"""The first screen is light, and asks nobody but its own server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

from tests.web.conftest import Visits

pytestmark = pytest.mark.browser

MOST_SCRIPT = 400_000


def size(request: Request) -> int:
    sizes = request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]


def test_the_map_is_light_and_brings_no_three_dimensions(visit: Visits) -> None:
    ana = visit("Ana")
    asked: list[Request] = []
    ana.page.on("requestfinished", lambda request: asked.append(request))
    ana.to_map()
    ana.page.wait_for_load_state("networkidle")
    scripts = [request for request in asked if request.resource_type == "script"]
    assert scripts
    assert sum(map(size, scripts)) < MOST_SCRIPT
    bodies = [request.response().text() for request in scripts if request.response()]  # type: ignore[union-attr]
    assert not any("WebGLRenderer" in body for body in bodies)

    asked.clear()
    ana.play_now("fortune")
    expect(ana.page.locator("canvas").first).to_be_visible()
    scripts = [request for request in asked if request.resource_type == "script"]
    bodies = [request.response().text() for request in scripts if request.response()]  # type: ignore[union-attr]
    assert any("WebGLRenderer" in body for body in bodies)


def test_no_request_leaves_the_server(visit: Visits) -> None:
    ana = visit("Ana")
    asked: list[str] = []
    ana.page.context.on("request", lambda request: asked.append(request.url))
    ana.page.on("websocket", lambda line: asked.append(line.url.replace("ws", "http", 1)))
    ana.play_now("fortune")
    ana.asked()
    ana.page.goto("/rules/wildfire")
    expect(ana.part("rulebook")).to_be_visible()
    ours = (f"{ana.base}/", "data:", f"blob:{ana.base}/")
    assert [url for url in asked if not url.startswith(ours)] == []
    assert any(url.endswith("/ws") for url in asked)
