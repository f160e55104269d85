"""`emberisle doctor` finds what is wrong with a server as others reach it, and with its database."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from emberisle.cli.main import main
from emberisle.server.http.checkup import Finding, check_server
from emberisle.store.store import open_store
from tests.server.proxy import proxied
from tests.server.running import running
from tests.store.postgres import running_postgres


def wrong(found: Iterator[Finding]) -> str:
    return "\n".join([f"{finding.what} {finding.mend}" for finding in found if finding.how != "good"])


def test_a_server_that_is_well_is_found_well(
    base: str, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    assert main(["doctor", base]) == 0
    shown = capsys.readouterr().out
    assert "the server is well" in shown
    assert "WebSockets pass" in shown
    assert "sees us as 127.0.0.1" in shown
    assert "WRONG" not in shown
    assert "X-Forwarded-For" not in caplog.text  # it was not taken for a proxy


def test_a_server_behind_a_trusted_proxy_is_found_well() -> None:
    with running(trusted_proxies=("127.0.0.1",)) as base, proxied(base, "http") as front:
        assert wrong(check_server(front)) == ""


def test_a_server_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    assert main(["doctor", f"http://127.0.0.1:{port}"]) == 1
    assert "nobody answers" in capsys.readouterr().out


def test_a_server_without_its_database_is_said(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with running(database=f"sqlite:///{file}") as base:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("ALTER TABLE matches RENAME TO lost")
        assert "not well: store Its database does not answer" in wrong(check_server(base))


WELL = b'{"store": true, "driver": true}'


class BadProxy(BaseHTTPRequestHandler):
    """Passes no WebSockets on, takes headers out, believes everybody, and has another time."""

    def do_GET(self) -> None:
        believed = self.headers.get("X-Forwarded-For", "9.9.9.9")
        seen = f'{{"address": "{believed}", "secure": false}}'.encode()
        self.send_response_only(200)
        self.send_header("Date", "Mon, 01 Jan 2024 00:00:00 GMT")
        self.end_headers()
        self.wfile.write(WELL if self.path == "/api/health" else seen)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def bad_proxy() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), BadProxy) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def test_all_that_a_bad_proxy_does_is_said_with_how_to_mend_it() -> None:
    with bad_proxy() as base:
        found = wrong(check_server(base))
    for part in (
        "seconds apart Set the clocks",
        "headers are missing: Content-Security-Policy",
        "no WebSocket can be opened",
        "pass Upgrade, Connection and Host on",
        "whoever sends X-Forwarded-For is believed Let the proxy set X-Forwarded-For itself",
    ):
        assert part in found


# -- databases


def examined(url: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(["doctor", "--database", url])
    return code, capsys.readouterr().out


def made(url: str) -> str:
    async def make() -> None:
        await (await open_store(url)).close()

    asyncio.run(make())
    return url


def test_a_database_that_is_well_is_found_well_and_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = made(f"sqlite:///{tmp_path}/tables.db")
    code, shown = examined(url, capsys)
    assert (code, shown.count("ok ")) == (0, 3)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        assert connection.execute("SELECT count(*) FROM leases").fetchone() == (0,)


def test_a_schema_is_not_changed_by_looking_at_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = made(f"sqlite:///{tmp_path}/tables.db")
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as connection:
        [(newest,)] = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        for revision, code, said in (("0001", 0, "the newest is"), ("9999", 1, "newer Emberisle")):
            connection.execute("UPDATE alembic_version SET version_num = ?", [revision])
            found, shown = examined(url, capsys)
            assert (found, said in shown) == (code, True), shown
            assert newest in shown
            assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(revision,)]


def test_a_file_that_is_no_database_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "nonsense.db").write_bytes(b"no database at all " * 1000)
    code, shown = examined(f"sqlite:///{tmp_path}/nonsense.db", capsys)
    assert code == 1
    assert "the database does not answer" in shown


def test_a_postgresql_is_examined(capsys: pytest.CaptureFixture[str]) -> None:
    assert examined("postgresql://nobody@127.0.0.1:1/none", capsys)[0] == 1
    with running_postgres() as server:
        url = server.fresh_database()
        code, shown = examined(url, capsys)
        assert (code, "no schema yet" in shown) == (0, True)
        code, shown = examined(made(url), capsys)
        assert (code, shown.count("ok ")) == (0, 3)


@pytest.mark.parametrize("arguments", [[], ["games.example"], ["--database", "memory:"]])
def test_what_cannot_be_examined_is_said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", *arguments]) == 2
    assert capsys.readouterr().err.startswith("emberisle: ")
