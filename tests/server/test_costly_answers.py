"""What is costly to answer is made once, however often it is asked for, and compressed once."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from emberisle.server.http import page_files, prepared
from emberisle.server.http.prepared import EACH_TIME, FOREVER, PreparedAnswers
from emberisle.server.pictures import table_picture
from emberisle.server.rooms import fold
from emberisle.server.rooms.room import Room
from emberisle.store.store import Act
from tests.server.browser import PATIENCE, Browser
from tests.server.running import running
from tests.server.tables import next_mover, play_out, playing

ASKED = 20


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often something costly was done, by what it was."""
    done: Counter[str] = Counter()
    lock = threading.Lock()

    def counted(owner: Any, name: str) -> None:
        honest = getattr(owner, name)

        def counting(*given: Any, **named: Any) -> Any:
            with lock:
                done[name] += 1
            return honest(*given, **named)

        monkeypatch.setattr(owner, name, counting)

    counted(fold, "after")
    counted(fold, "room_of")
    counted(table_picture, "history")
    counted(gzip, "compress")
    return done


def ask(url: str, times: int = ASKED) -> list[httpx.Response]:
    """Ask from many sides at once."""
    with httpx.Client(timeout=PATIENCE) as client, ThreadPoolExecutor(4) as threads:
        return list(threads.map(client.get, [url] * times))


def test_a_match_that_is_not_over_is_not_read(work: Counter[str]) -> None:
    with running() as base, playing(base, "Ana", "Ben") as people:
        next_mover(people)
        work.clear()
        found = ask(f"{base}/api/matches/{people[0].room['match']}")
        assert {answer.status_code for answer in found} == {404}
        assert work == {}


def test_a_match_that_was_left_is_folded_once_and_then_only_what_is_new(work: Counter[str]) -> None:
    with running() as base:
        with playing(base, "Ana", "Ben") as people:
            next_mover(people)
            match, code, tokens = people[0].room["match"], people[0].code, [one.token for one in people]
            acts = people[0].room["sequence"]
        work.clear()
        assert {answer.status_code for answer in ask(f"{base}/api/matches/{match}")} == {404}
        assert work["after"] <= acts
        with Browser(base, code, tokens[0]).come() as ana, Browser(base, code, tokens[1]).come() as ben:
            play_out([ana, ben])
        assert {answer.status_code for answer in ask(f"{base}/api/matches/{match}")} == {200}


def test_a_replay_is_made_once_and_compressed_once(work: Counter[str]) -> None:
    with running() as base, playing(base, "Ana", "Ben") as people:
        play_out(people)
        match = people[0].room["match"]
        work.clear()
        found = ask(f"{base}/api/matches/{match}")
        assert {(answer.status_code, answer.text) for answer in found} == {(200, found[0].text)}
        assert found[0].headers["content-encoding"] == "gzip"
        assert (work["history"], work["compress"]) == (1, 1)
        folded = work["after"]
        assert ask(f"{base}/api/matches/{match}?seat=1", 1)[0].json()["seat"] == 1
        assert ask(f"{base}/api/matches/{match}/log")[0].text.startswith("{")
        assert (work["history"], work["after"]) == (2, folded)
        assert ask(f"{base}/api/matches/{match}?seat=7", 1)[0].status_code == 400


def test_a_room_that_is_looked_at_again_and_again_is_folded_once(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with playing(base, "Ana", "Ben") as people:
        next_mover(people)
        code = people[0].code
    folded: list[int] = []
    honest = fold.room_of

    def room_of(found: list[Act], room: Room | None = None) -> Room | None:
        folded.append(len(found))
        return honest(found, room)

    monkeypatch.setattr(fold, "room_of", room_of)
    assert {answer.status_code for answer in ask(f"{base}/api/rooms/{code}")} == {200}
    assert sum(folded) == 0


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/fireball_island/heights",
        "/api/games/curse_of_vulkar/board",
        "/api/games?language=de",
        "/api/rules/fortune",
        "/api/messages.json",
    ],
)
def test_what_everybody_fetches_is_compressed_once(work: Counter[str], path: str) -> None:
    with running() as base:
        found = ask(base + path)
        assert len({answer.content for answer in found}) == 1
        assert found[0].headers["content-encoding"] == "gzip"
        assert work["compress"] == 1
        plain = httpx.get(base + path, headers={"Accept-Encoding": "identity"})
        assert (plain.content, "content-encoding" in plain.headers) == (found[0].content, False)
        known = httpx.get(base + path, headers={"If-None-Match": plain.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")


def test_files_of_the_page_are_compressed_once(
    work: Counter[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<html>" + 500 * "page ")
    (tmp_path / "assets" / "code.js").write_text(500 * "code();")
    monkeypatch.setattr(page_files, "PAGE", tmp_path)
    with running() as base:
        for path, file, kept in (("/room/X", "index.html", EACH_TIME), ("/assets/code.js",) * 2 + (FOREVER,)):
            work.clear()
            found = ask(base + path)
            assert {answer.text for answer in found} == {(tmp_path / file.lstrip("/")).read_text()}
            assert found[0].headers["cache-control"] == kept
            assert work["compress"] == 1
        (tmp_path / "index.html").write_text("built anew")
        assert httpx.get(base).text == "built anew"
        head = httpx.head(f"{base}/assets/code.js", headers={"Accept-Encoding": "identity"})
        assert (head.headers["content-length"], head.content) == ("3500", b"")


# -- without a server


def test_of_prepared_answers_only_so_much_is_kept_and_failures_are_not() -> None:
    answers, made = PreparedAnswers("test", most_bytes=250), []

    async def get(key: str) -> bytes:
        def make() -> bytes:
            made.append(key)
            if key == "broken" and made.count(key) == 1:
                raise ValueError(key)
            return key.encode().ljust(100)

        return (await answers.get(key, make, "text/plain")).text

    async def ask_for_several() -> None:
        for key in ("one", "two", "one", "three", "one", "two"):
            await get(key)
        with pytest.raises(ValueError, match="broken"):
            await get("broken")
        assert (await get("broken")).startswith(b"broken")

    asyncio.run(ask_for_several())
    answers.stop()
    assert made == ["one", "two", "three", "two", "broken", "broken"]


def test_what_would_grow_is_not_compressed() -> None:
    assert prepared.prepare(Random(1).randbytes(2 * prepared.SMALLEST), "image/png").gzipped is None
    assert prepared.prepare(b"x" * (prepared.SMALLEST - 1), "text/plain").gzipped is None
