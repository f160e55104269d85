"""The page is served with the server: its parts for ever, its address anew each time."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from emberisle.server.http import games, page_files
from tests.server.browser import open_room
from tests.server.running import running


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built, and something beside it that is nobody's business."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Islands</title>", "utf-8")
    (folder / "assets" / "main-1a2b.js").write_text("play()", "utf-8")
    (folder / "icon.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    monkeypatch.setattr(page_files, "PAGE", folder)
    return folder


def test_the_page_is_told_what_its_owner_types(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "COMMAND", "python3 start.py")
    assert httpx.get(f"{base}/api/about").json()["command"] == "python3 start.py"


@pytest.mark.parametrize("path", ["/", "/room/ABCDEFGH", "/replay/xyz", "/learn/fortune", "/index.html"])
def test_every_place_of_the_page_is_the_page(base: str, built: Path, path: str) -> None:
    answer = httpx.get(base + path)
    assert answer.text == "<title>Islands</title>"
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_parts_with_a_hash_in_their_name_are_kept(base: str, built: Path) -> None:
    answer = httpx.get(f"{base}/assets/main-1a2b.js")
    assert answer.text == "play()"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert httpx.get(f"{base}/assets/main-0000.js").status_code == 404
    assert httpx.get(f"{base}/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"])
def test_nothing_beside_the_page_is_served(base: str, built: Path, path: str) -> None:
    assert "secret" not in httpx.get(base + path).text


def test_a_page_that_was_not_built_says_how(
    base: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_files, "PAGE", tmp_path)
    answer = httpx.get(base)
    assert answer.status_code == 200
    assert "npm run build" in answer.text


def test_nothing_else_lies_under_the_server_s_own_addresses(base: str, built: Path) -> None:
    assert httpx.get(f"{base}/api/nothing").status_code == 404


def test_who_calls_the_server_by_another_name_is_sent_away() -> None:
    with running(hosts=("127.0.0.1", "localhost")) as base:
        assert httpx.get(f"{base}/api/games").status_code == 200
        assert httpx.get(f"{base}/api/games", headers={"Host": "rebound.example"}).status_code == 403
        place = f"/api/rooms/{open_room(base)['code']}/ws"
        with connect(f"{base.replace('http', 'ws', 1)}{place}"):
            pass
        _, port = base.rsplit(":", 1)
        asked = socket.create_connection(("127.0.0.1", int(port)))
        with pytest.raises(InvalidStatus), connect(f"ws://rebound.example:{port}{place}", sock=asked):
            pass


def test_what_can_be_asked_is_published(base: str) -> None:
    schema = httpx.get(f"{base}/api/openapi.json").json()
    assert {"/api/rooms", "/api/rooms/{code}/people", "/api/lessons/{game}/{step}"} <= set(schema["paths"])
    said = httpx.get(f"{base}/api/messages.json").json()
    assert {"Play", "Welcome", "News"} <= set(said["$defs"])
