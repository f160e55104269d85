"""What operators ask a server: its health, its metrics, its log, and as whom it sees them."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from emberisle.server.live.registry import RoomRegistry
from emberisle.server.metrics import SECONDS, Histogram, as_text, gauge
from emberisle.store.store import open_store
from tests.server.attacks import connect
from tests.server.browser import Browser, fetched, open_room
from tests.server.running import QUICK, running
from tests.server.test_serve_command import serving

MORE_THAN_THE_SYSTEM_BUFFERS = 40_000_000


def test_a_server_that_is_well_says_so(base: str) -> None:
    answer = httpx.get(f"{base}/api/health")
    assert (answer.status_code, answer.json()) == (200, {"store": True, "driver": True})


def test_a_server_without_its_database_says_so_and_nothing_more(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with running(database=f"sqlite:///{file}", metrics=True) as base:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("ALTER TABLE matches RENAME TO lost")
        answer = httpx.get(f"{base}/api/health")
        assert (answer.status_code, answer.json()) == (503, {"store": False, "driver": True})
        assert samples(base)['emberisle_store_errors_total{process="0"}'] >= 1


def test_a_server_that_hears_no_news_is_not_well() -> None:
    async def run() -> list[bool]:
        store = await open_store("memory:")
        registry = RoomRegistry(store, QUICK, await store.signing_key())
        await registry.start()
        await asyncio.sleep(0)  # so that it listens
        driving = [registry.driving]
        await store.close()
        while registry.driving:
            await asyncio.sleep(0)
        driving.append(registry.driving)
        await registry.stop()
        return driving

    async def in_time() -> list[bool]:
        async with asyncio.timeout(60):
            return await run()

    assert asyncio.run(in_time()) == [True, False]


def test_a_server_says_as_whom_it_sees_somebody() -> None:
    headers = {"X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}
    for trusted, seen in (
        ((), {"address": "127.0.0.1", "secure": False}),
        (("127.0.0.1",), {"address": "192.0.2.7", "secure": True}),
    ):
        with running(trusted_proxies=trusted) as base:
            assert httpx.get(f"{base}/api/client", headers=headers).json() == seen


# -- metrics


def samples(base: str) -> dict[str, float]:
    """All that is measured, by name and labels."""
    answer = httpx.get(f"{base}/api/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_metrics_are_not_for_everybody(base: str) -> None:
    assert httpx.get(f"{base}/api/metrics").status_code == 404


def test_metrics_count_rooms_browsers_and_acts() -> None:
    with running(metrics=True) as base:
        admission = open_room(base)
        with Browser(base, admission["code"], admission["token"]).come() as ana:
            before = samples(base)
            ana.do("sit", chair=0, name="Ana")
            ana.do("stand", chair=0)
            after = samples(base)
        assert before['emberisle_rooms{process="0"}'] == before['emberisle_browsers{process="0"}'] == 1
        assert before['emberisle_connections{process="0"}'] >= 2
        assert before['emberisle_thinking{process="0"}'] == 0
        for name in ("count{", f'bucket{{process="0",le="{SECONDS[-1]}"}}', 'bucket{process="0",le="+Inf"}'):
            [found] = [known for known in after if known.startswith(f"emberisle_act_seconds_{name}")]
            assert after[found] == before[found] + 2


def test_a_histogram_counts_everything_up_to_its_bounds() -> None:
    histogram = Histogram()
    for seconds in (0.001, 0.002, 99.0):
        histogram.note(seconds)
    lines = as_text([(3, [histogram.metric("took", "How long it took.")])]).splitlines()
    assert lines[:2] == ["# HELP took How long it took.", "# TYPE took histogram"]
    assert 'took_bucket{process="3",le="0.001"} 1' in lines
    assert 'took_bucket{process="3",le="10.0"} 2' in lines
    assert 'took_bucket{process="3",le="+Inf"} 3' in lines
    assert lines[-2:] == ['took_sum{process="3"} 99.003', 'took_count{process="3"} 3']


def test_the_samples_of_a_metric_stand_together_whichever_process_they_are_of() -> None:
    metrics = [gauge("rooms", "Rooms.", 1), gauge("browsers", "Browsers.", 2)]
    names = [line.partition("{")[0] for line in as_text([(1, metrics), (0, metrics)]).splitlines()]
    assert names[2:4] == ["rooms", "rooms"]
    assert names[6:] == ["browsers", "browsers"]


@pytest.mark.slow
def test_one_process_of_several_tells_the_metrics_of_all(tmp_path: Path) -> None:
    command = ("serve", "--no-browser", "--port", "0", "--processes", "2", "--metrics")
    with serving(tmp_path, *command) as (_, base):
        wanted = {f'emberisle_rooms{{process="{number}"}}' for number in (0, 1)}
        while not wanted <= samples(base).keys():
            pass  # until each has shown the other how busy it is


def test_who_asks_for_much_and_reads_nothing_is_cut_off() -> None:
    with running(unread_seconds=0.3, metrics=True) as base, httpx.Client(base_url=base) as watching:
        asking = b"GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n"
        size = len(watching.get("/api/openapi.json").content)
        open_before = connections(watching)
        with connect(base, asking * (MORE_THAN_THE_SYSTEM_BUFFERS // size)):
            while connections(watching) == open_before:
                pass  # until it has been accepted
            while connections(watching) > open_before:
                pass  # until it is cut, though we never read


def connections(watching: httpx.Client) -> float:
    lines = watching.get("/api/metrics").text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith("emberisle_connections{"))


# -- the command


def test_metrics_are_shown_on_this_machine_and_elsewhere_on_demand(tmp_path: Path) -> None:
    usual = ("serve", "--no-browser", "--port", "0", "--database", "memory:")
    for more, status in (
        ((), 200),
        (("--trusted-proxy", "127.0.0.1"), 404),
        (("--trusted-proxy", "127.0.0.1", "--metrics"), 200),
    ):
        with serving(tmp_path, *usual, *more) as (_, base):
            assert httpx.get(f"{base}/api/metrics").status_code == status


def test_the_log_is_written_as_json_on_demand(tmp_path: Path) -> None:
    usual = ("serve", "--no-browser", "--port", "0", "--database", "memory:")
    with serving(tmp_path, *usual, "--log", "json") as (process, base):
        with connect(base, b"nonsense\r\n\r\n") as nonsense:
            assert nonsense.recv(4096).startswith(b"HTTP/1.1 400")
        assert fetched(f"{base}/api/about")
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    [said] = [json.loads(line) for line in err.splitlines()]
    assert (said["level"], said["message"]) == ("warning", "Invalid HTTP request received.")
    assert {"time", "logger", "pid"} <= said.keys()
