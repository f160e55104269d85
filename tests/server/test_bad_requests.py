"""Requests that no browser sends: each gets an answer that blames the sender, and none a traceback."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from emberisle.server.language import say
from emberisle.server.settings import Settings
from tests.server.browser import PATIENCE
from tests.server.process import ServerProcess
from tests.server.running import running
from tests.server.tables import next_mover, playing

JSON = {"content-type": "application/json"}
NESTED = 1_000


@pytest.fixture(autouse=True)
def _calm(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No test here leaves a traceback in the log."""
    yield
    assert [record for record in caplog.records if record.exc_info] == []


def nested(depth: int, before: str = "[", after: str = "]") -> str:
    return before * depth + after * depth


@pytest.mark.parametrize("depth", [NESTED // 2, NESTED, 5 * NESTED])
@pytest.mark.parametrize("around", [("[", "]"), ('{"x":', "}")], ids=["lists", "objects"])
def test_what_is_nested_too_deep_is_refused(base: str, depth: int, around: tuple[str, str]) -> None:
    deep = nested(depth, *around).replace(":}", ":1}")
    for path, body in {
        "/api/rooms": f'{{"game": "fortune", "name": "Ana", "options": {{"x": {deep}}}}}',
        "/api/rooms?": f'{{"game": "fortune", "name": "Ana", "options": {{"deck": {deep}}}}}',
        "/api/lessons/fortune/1": f'{{"moves": [[{deep}]]}}',
    }.items():
        answer = httpx.post(base + path, content=body, headers=JSON)
        assert 400 <= answer.status_code < 500 or answer.json().get("missed"), (path, answer.text[:200])


@pytest.mark.parametrize("depth", [NESTED // 2, NESTED - 100, 5 * NESTED])
def test_a_room_is_told_nothing_nested_too_deep(base: str, depth: int) -> None:
    with playing(base, "Ana", "Ben") as people:
        mover = next_mover(people)
        assert mover is not None
        asked = f'"type": "play", "id": "deep", "chair": 0, "inputs": {mover.inputs}'
        mover.send(f'{{{asked}, "moves": [{nested(depth)}]}}')
        assert mover.hear_until(lambda message: message["type"] in ("refused", "done"))["type"] == "refused"
        assert mover.ask("ping")["type"] == "pong"


PATHS = [
    "/%00",
    "/assets/%00",
    "/" + 300 * "x",
    "/assets/" + 300 * "x",
    "/" + 3000 * "x/",
    "/api/" + 300 * "x",
    "/api/rooms/" + 300 * "x",
    "/api/rooms/%00",
    "/api/matches/" + 300 * "x",
    "/api/games/" + 300 * "x" + "/board",
    "/api/games/fireball_island/rolls?seed=%00",
    "/api/lessons/fortune/99999999999999999999",
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:24])
def test_there_is_nothing_under_impossible_names(base: str, path: str) -> None:
    assert httpx.get(base + path).status_code in (400, 404)


@pytest.mark.parametrize("wrong", ["http://[::1", "//[", "x" * 300])
def test_an_origin_that_is_none_is_another_page(base: str, wrong: str) -> None:
    answer = httpx.post(f"{base}/api/rooms", json={}, headers={"Origin": wrong})
    assert answer.status_code == 403


def test_a_host_that_is_none_is_not_ours() -> None:
    with running(hosts=("games.example",)) as base:
        assert httpx.get(f"{base}/api/rooms", headers={"Host": "[::1"}).status_code == 403


@pytest.mark.parametrize("path", ["/api/rooms", "/api/rooms/ABCDEFGH/people", "/api/lessons/fortune/1"])
def test_a_body_that_is_too_large_is_not_read(base: str, path: str) -> None:
    largest = Settings().largest_message
    for body in (b" " * (largest + 1), iter([b" " * largest, b" "])):
        assert httpx.post(base + path, content=body, headers=JSON).status_code == 413


def test_a_database_that_does_not_answer_is_not_spoken_of(tmp_path: Path) -> None:
    """The store's own words name the file; whoever asks hears in his language to try again."""
    place = tmp_path / "tables.sqlite"
    with running(database=f"sqlite:///{place}") as base:
        with closing(sqlite3.connect(place)) as damaged:
            for table in ("acts", "cards", "matches"):
                damaged.execute(f"DROP TABLE {table}")
        for path in ("/api/rooms/ABCDEFGH", "/api/rooms", "/api/matches/some", "/api/rooms/ABCDEFGH/qr.svg"):
            answer = httpx.get(base + path, headers={"Accept-Language": "de"})
            assert answer.status_code == 503
            assert answer.json() == {"detail": say("de", "refused.unavailable")}


# -- anything at all, to every address


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server") / "log"


@pytest.fixture(scope="module")
def separate(log: Path) -> Iterator[httpx.Client]:
    """A server in another process, which writes its log where it can be read."""
    with (
        log.open("w") as written,
        ServerProcess("memory:", log=written) as server,
        httpx.Client(base_url=server.base, timeout=PATIENCE) as client,
    ):
        yield client


@pytest.fixture(scope="module")
def addresses(separate: httpx.Client) -> list[tuple[str, str]]:
    """Every method and path that the server describes, and the page."""
    described = separate.get("/api/openapi.json").json()["paths"]
    found = [(method.upper(), path) for path, methods in described.items() for method in methods]
    return [*found, ("GET", "/{path}"), ("HEAD", "/assets/{path}")]


ODD = st.text(max_size=20) | st.sampled_from(
    ["\x00", "x" * 300, "..", "fortune", "curse_of_vulkar", "1", "-1"]
)
NAMES = st.sampled_from(["language", "seat", "seed", "board", "x"])
FIELDS = st.sampled_from(["game", "name", "options", "moves", "seats", "level", "public", "play_now", "x"])
DEEP = st.integers(1, 3 * NESTED).map(nested)
BODIES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(FIELDS, inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=60, suppress_health_check=list(HealthCheck), deadline=None)
@given(data=st.data())
def test_no_address_blames_itself_whatever_it_is_asked(
    separate: httpx.Client, addresses: list[tuple[str, str]], log: Path, data: st.DataObject
) -> None:
    method, template = data.draw(st.sampled_from(addresses))
    path = re.sub("{[^}]*}", lambda _: quote(data.draw(ODD), safe="", errors="replace"), template)
    query = data.draw(st.dictionaries(NAMES, ODD, max_size=2))
    body = data.draw(BODIES.map(json.dumps) | st.text(max_size=40) | DEEP)
    sent = body.encode(errors="replace") if method == "POST" else None
    answer = separate.request(method, path, params=query, content=sent, headers=JSON)
    assert answer.status_code < 500, (method, path, query, body)
    assert "Traceback" not in log.read_text()
