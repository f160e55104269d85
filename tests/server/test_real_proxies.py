"""Behind nginx and Caddy, set up as documented, everything passes, and every client counts for himself."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from emberisle.cli import main as command
from tests.server.attacks import ATTACKER, needs_addresses
from tests.server.browser import Browser, open_room
from tests.server.real_proxies import PROXIES, Front, fronted
from tests.server.running import running
from tests.server.tables import exported, play_out, playing

ONE_LOOK_UP = (0.0001, 1)
HERE = "127.0.0.1"
CLAIMS = {"X-Forwarded-For": "192.0.2.{}", "Forwarded": "for=192.0.2.{}", "X-Real-IP": "192.0.2.{}"}


@pytest.fixture(params=PROXIES)
def kind(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    for needed in (name, "openssl"):
        if shutil.which(needed) is None:
            pytest.skip(f"{needed} is not installed: `apt install {needed}`")
    return name


@contextmanager
def front(kind: str, monkeypatch: pytest.MonkeyPatch, **changes: Any) -> Iterator[Front]:
    """A server behind such a proxy; whoever connects from here believes its certificate."""
    with running(trusted_proxies=(HERE,), **changes) as base, fronted(kind, base) as found:
        monkeypatch.setenv("SSL_CERT_FILE", str(found.certificate))
        yield found


def status(url: str, source: str = HERE, headers: Mapping[str, str] | None = None) -> int:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as client:
        return client.get(url, headers=headers).status_code


def test_the_doctor_finds_nothing_wrong(
    kind: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with front(kind, monkeypatch) as found:
        assert command.main(["doctor", found.https]) == 0
    said = capsys.readouterr().out
    assert "WARN" not in said
    assert "browsers are told to come back by HTTPS only" in said
    assert "WebSockets pass" in said
    assert f"the server sees us as {HERE}" in said


def test_a_match_is_played_over_its_websockets(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        front(kind, monkeypatch) as found,
        playing(found.https, "Ana", "Ben", options={"finish_line": 3000}) as people,
    ):
        play_out(people)
        assert exported(found.https, people[0].room).header.players == ("Ana", "Ben")


def test_people_come_by_https_and_stay_there(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with front(kind, monkeypatch, metrics=True) as found:
        sent = httpx.get(f"{found.http}/play")
        assert sent.is_redirect
        assert sent.headers["Location"].startswith("https://localhost")
        assert sent.headers["Location"].endswith("/play")
        for path, expected in (("/api/about", 200), ("/api/rooms/NOSUCHROOM", 404), ("/api/metrics", 403)):
            answer = httpx.get(found.https + path)
            assert answer.status_code == expected
            assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"


def test_only_pages_that_came_by_https_are_ours(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with front(kind, monkeypatch) as found:
        pages = [found.https, found.https.replace("https", "http"), "https://elsewhere.example"]
        wish = {"game": "fortune", "name": "Ana"}
        asked = [
            httpx.post(f"{found.https}/api/rooms", json=wish, headers={"Origin": page}) for page in pages
        ]
        assert [answer.status_code for answer in asked] == [201, 403, 403]


def test_what_is_too_large_is_refused(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with front(kind, monkeypatch) as found:
        assert httpx.post(f"{found.https}/api/rooms", content=b" " * 100_000).status_code == 413


@needs_addresses
@pytest.mark.parametrize("claim", CLAIMS)
@pytest.mark.parametrize("source", [HERE, ATTACKER])
def test_nobody_evades_a_limit_by_a_header(
    kind: str, source: str, claim: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even from the machine of the proxy, whose address is trusted."""
    with front(kind, monkeypatch, lookups=ONE_LOOK_UP) as found:
        room = f"{found.https}/api/rooms/NOSUCHROOM"
        claims = [{claim: CLAIMS[claim].format(number)} for number in range(2)]
        assert [status(room, source, headers) for headers in claims] == [404, 429]
        other = ATTACKER if source == HERE else HERE
        assert status(room, other) == 404


@needs_addresses
def test_a_client_has_only_so_many_connections(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with front(kind, monkeypatch, connections_of_one=2) as found:
        code, about = open_room(found.https)["code"], f"{found.https}/api/about"
        with Browser(found.https, code).come(), Browser(found.https, code).come():
            assert [status(about, source) for source in (HERE, ATTACKER)] == [503, 200]
        while status(about) == 503:
            pass  # until both are gone
