"""A SQLite database is copied while people play on it, and what is restored from the copy goes on."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from emberisle.cli.main import main
from tests.server.browser import Browser
from tests.server.running import running
from tests.server.tables import make, next_mover, play_out, playing


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
    with running(database=f"sqlite:///{copy}") as base:
        returned = [Browser(base, code, token).come() for code, token in seats]
        assert returned[0].room["sequence"] >= saved
        assert returned[0].room["stage"] == "playing"
        play_out(returned)
        for person in returned:
            assert person.over
            person.close()


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
