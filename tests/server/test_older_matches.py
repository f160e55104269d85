"""A match that began under older rules is shown, exported and told about as what it is."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

import emberisle as em
from tests.server.running import running
from tests.shelf.shelf import Recorded
from tests.shelf.stored import opened, played, store_at

OLDER = Recorded("curse_of_vulkar", 2, 76)
REFUSED = Recorded("fireball_island", 2, 0)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    logs = {"OLDR": OLDER.log, "LOST": REFUSED.log}
    rooms = {f"{name}{name}": [*opened(log), *played(name, log)] for name, log in logs.items()}
    with running(database=store_at(tmp_path_factory.mktemp("older") / "older.sqlite", rooms)) as address:
        yield address


def test_an_older_match_is_replayed_by_its_own_rules(base: str) -> None:
    shown = httpx.get(f"{base}/api/matches/OLDR").raise_for_status().json()
    assert shown["match"]["version"] == OLDER.version
    assert shown["match"]["scores"] == OLDER.end["scores"]
    assert shown["frames"][-1]["picture"]["over"]


def test_an_older_match_is_exported_and_verifies(base: str) -> None:
    exported = em.read_log(httpx.get(f"{base}/api/matches/OLDR/log").raise_for_status().text)
    assert exported == OLDER.log
    assert em.verify(exported).winners() == OLDER.end["winners"]


def test_a_match_of_rules_that_are_no_longer_known_is_refused_in_words(base: str) -> None:
    answer = httpx.get(f"{base}/api/matches/LOST")
    assert answer.status_code == 400
    assert "played under version 2 of the rules of Fireball Island" in answer.text


@pytest.mark.parametrize(
    ("language", "said"), [("en", "The Tiger passes caves"), ("de", "Der Tiger geht an H\u00f6hlen vorbei")]
)
def test_the_list_of_games_says_what_their_versions_have_changed(base: str, language: str, said: str) -> None:
    games = httpx.get(f"{base}/api/games", params={"language": language}).raise_for_status().json()
    [game] = [game for game in games if game["id"] == OLDER.game]
    [tiger] = [erratum for erratum in game["errata"] if erratum["text"].startswith(said)]
    assert (tiger["version"], tiger["rule"]) == (3, "CV-23.4")
