"""`emberisle store check` replays a whole database and says what does not replay."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import emberisle as em
from emberisle.cli.main import main
from emberisle.kernel.log import Entry, Log, read_header
from emberisle.server.rooms import acts
from tests.shelf.shelf import SHELF, Recorded
from tests.shelf.stored import opened, played, store_at


def shelved(game: str, version: int) -> Log:
    return next(match for match in SHELF if match[:2] == (game, version)).log


GOOD = shelved("fortune", 1)
OLDER = shelved("curse_of_vulkar", 2)
HALF = len(OLDER.entries) // 2
REFUSED = Recorded("fireball_island", 2, 0).log
BROKEN = Log(GOOD.header, [*GOOD.entries[:3], Entry(0, {"Nonsense": []})], GOOD.seed)


@pytest.fixture
def good(tmp_path: Path) -> str:
    lobby = opened(GOOD)
    rematch = [*opened(OLDER), *played("second", OLDER), acts.Rematched(str(OLDER.seed))]
    rooms = {
        "GOOD": [*lobby, *played("first", GOOD)],
        "LOBBY": lobby,
        "OLDER": [*rematch, *played("third", OLDER)],
    }
    return store_at(tmp_path / "good.sqlite", rooms)


@pytest.fixture
def broken(tmp_path: Path) -> str:
    rooms = {
        "BROKEN": [*opened(BROKEN), *played("bad", BROKEN), *played("after", GOOD)],
        "GOOD": [*opened(GOOD), *played("first", GOOD)],
        "REFUSED": [*opened(REFUSED), *played("old", REFUSED)],
    }
    return store_at(tmp_path / "broken.sqlite", rooms)


def test_a_database_whose_matches_all_replay(good: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["store", "check", "--database", good, "--processes", "1"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("3 rooms, 3 matches\n")
    assert "The Curse of Vul-Kar, rules version 2: 2 matches" in said
    assert "played without tiger_passes_caves" in said
    assert "Fortune, rules version 1: 1 match\n" in said
    assert said.endswith("Every match replays.\n")


def test_several_processes_find_the_same(good: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for processes in ("1", "2"):
        assert main(["store", "check", "--database", good, "--processes", processes, "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]


def test_matches_that_do_not_replay_are_named(broken: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["store", "check", "--database", broken, "--processes", "1"]) == 1
    said = capsys.readouterr().out
    assert "3 matches NOT replayed:" in said
    assert "room BROKEN, match bad of fortune: input 3:" in said
    assert "room BROKEN, match after of fortune: what came before in this room does not replay" in said
    assert "room REFUSED, match old of fireball_island: played under version 2 of the rules" in said
    assert "Fortune, rules version 1: 1 match\n" in said


def test_what_was_found_is_told_to_programs(broken: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["store", "check", "--database", broken, "--processes", "1", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["rooms"], found["matches"]) == (3, 4)
    assert found["versions"] == [
        {"game": "fortune", "version": 1, "matches": 1, "without": [], "not_shipped": {}}
    ]
    assert [(match["room"], match["match"], match["version"]) for match in found["broken"]] == [
        ("BROKEN", "bad", 1),
        ("BROKEN", "after", 1),
        ("REFUSED", "old", 2),
    ]


def test_data_that_is_no_longer_shipped_is_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = read_header({**OLDER.header.data(), "digests": {"atlas": "another"}})
    log = Log(other, OLDER.entries, OLDER.seed)
    url = store_at(tmp_path / "other.sqlite", {"OTHER": [*opened(log), *played("first", log)]})
    assert main(["store", "check", "--database", url, "--processes", "1"]) == 0
    assert "1 match drawn from another atlas than is here" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("url", "reason"), [("memory:", "holds nothing"), ("sqlite:////nowhere/x.sqlite", "there is no database")]
)
def test_a_database_that_is_not_there_is_not_made(
    url: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["store", "check", "--database", url]) == 2
    assert reason in capsys.readouterr().err


def test_verify_says_by_which_rules_an_older_match_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "older.log"
    file.write_text(OLDER.text(), "utf-8")
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "verified, every move and every outcome.\n" in said
    assert "Played by the rules of version 2. What has changed since does not hold here:\n" in said
    assert "The Tiger passes caves, and whoever stands at one is safe from it. [CV-23.4]" in said


def test_verify_names_what_it_could_not_draw_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other.log"
    header = read_header({**OLDER.header.data(), "digests": {"atlas": "another"}})
    file.write_text(Log(header, OLDER.entries, OLDER.seed).text(), "utf-8")
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    launches = [n for n, entry in enumerate(OLDER.entries) if "Launched" in json.dumps(entry.given)]
    assert "verified, every move and every outcome that can be drawn again.\n" in said
    assert f"{len(launches)} outcomes, inputs {', '.join(map(str, launches))}." in said
    assert "data that this Emberisle does not have: atlas another." in said


def half_of_it(tmp_path: Path) -> Path:
    file = tmp_path / "half.log"
    file.write_text(Log(OLDER.header, OLDER.entries[:HALF], OLDER.seed).text(), "utf-8")
    return file


def test_an_older_match_goes_on_by_its_rules(tmp_path: Path) -> None:
    file = half_of_it(tmp_path)
    assert main(["play", "curse_of_vulkar", "--save", str(file), "--auto"]) == 0
    finished = em.read_log(file.read_text("utf-8"))
    assert finished.header == OLDER.header
    assert finished.entries[:HALF] == OLDER.entries[:HALF]
    assert em.verify(finished).over


def test_whoever_goes_on_with_an_older_match_is_told_by_which_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    main(["play", "curse_of_vulkar", "--save", str(half_of_it(tmp_path)), "--plain"])
    assert "Played by the rules of version 2." in capsys.readouterr().out
