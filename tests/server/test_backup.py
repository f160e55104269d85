"""A database is copied while people play on it, and what is restored from the copy goes on."""

from __future__ import annotations

import stat
import subprocess
from pathlib import Path

import pytest

from emberisle.cli.main import main
from tests.server.browser import Browser
from tests.server.running import running
from tests.server.tables import abreast, make, next_mover, play_out, playing
from tests.store.postgres import find_programs, running_postgres

DOCUMENTATION = Path(__file__).parents[2] / "docs" / "operating.md"


def test_a_backup_under_play_is_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    original, copy = tmp_path / "tables.sqlite", tmp_path / "backup.sqlite"
    with running(database=f"sqlite:///{original}") as base, playing(base, "Ana", "Ben") as people:
        for _ in range(3):
            mover = next_mover(people)
            assert mover is not None
            make(mover, mover.moves[0])
        people[0].ask("ping")
        saved = people[0].room["sequence"]
        assert main(["store", "backup", "--database", f"sqlite:///{original}", "--to", str(copy)]) == 0
        mover = next_mover(people)
        assert mover is not None
        make(mover, mover.moves[0])  # which the copy does not know
        seats = [(person.code, person.token) for person in people]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert main(["store", "check", "--processes", "1", "--database", f"sqlite:///{copy}"]) == 0
    assert "Every match replays." in capsys.readouterr().out
    go_on(f"sqlite:///{copy}", seats, saved)


def go_on(database: str, seats: list[tuple[str, str | None]], saved: int) -> None:
    """People come back with their old keys to what was restored, and play to the end."""
    with running(database=database) as base:
        returned = [Browser(base, code, token).come() for code, token in seats]
        assert returned[0].room["sequence"] >= saved
        assert returned[0].room["stage"] == "playing"
        play_out(returned)
        for person in returned:
            assert person.over
            person.close()


@pytest.mark.slow
def test_postgresql_is_dumped_under_play_and_restored_as_documented(tmp_path: Path) -> None:
    programs, dump = find_programs(), tmp_path / "emberisle.dump"
    if programs is None or not (programs / "pg_dump").is_file() or not (programs / "pg_restore").is_file():
        pytest.skip("no pg_dump was found: it comes with PostgreSQL")
    documented = DOCUMENTATION.read_text("utf-8")
    dumping, restoring = "--format=custom --file={}", "--clean --if-exists --dbname={}"
    assert f"pg_dump {dumping.format('emberisle.dump')} URL" in documented
    assert f"pg_restore {restoring.format('URL')} emberisle.dump" in documented
    with running_postgres() as postgres:
        url = postgres.fresh_database()
        with running(database=url) as base, playing(base, "Ana", "Ben") as people:
            moved(people)
            saved, inputs = people[0].room["sequence"], people[0].inputs
            run(programs / "pg_dump", *dumping.format(dump).split(), url)
            moved(people)  # which the dump does not know
            assert people[0].inputs > inputs
            seats = [(person.code, person.token) for person in people]
        run(programs / "pg_restore", *restoring.format(url).split(), dump)
        assert main(["store", "check", "--processes", "1", "--database", url]) == 0
        go_on(url, seats, saved)


def moved(people: list[Browser]) -> None:
    mover = next_mover(people)
    assert mover is not None
    make(mover, mover.moves[0])
    abreast(people)


def run(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--to", "there.sqlite"], "cannot write"),
        ([], "--to FILE"),
        (["--database", "postgresql://nobody@127.0.0.1/none", "--to", "x"], "pg_dump"),
    ],
)
def test_what_cannot_be_copied_is_said(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    more: list[str],
    complaint: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("tables.sqlite", "there.sqlite"):
        (tmp_path / name).touch()
    assert main(["store", "backup", "--database", f"sqlite:///{tmp_path}/tables.sqlite", *more]) == 2
    assert complaint in capsys.readouterr().err
