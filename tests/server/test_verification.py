"""Was it fair? The server draws the luck of a finished match again, and says what does not agree."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import emberisle as em
from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.log import CHANCE, Entry, Header
from emberisle.server.messages import Verification
from emberisle.server.pictures.verification import verification
from emberisle.server.rooms import acts
from tests.server.running import running
from tests.server.tables import play_out, playing
from tests.shelf.stored import opened, store_at

FACES = set("CDKMPS")


def a_match(words: tuple[str, ...] = ("seven seas",), players: tuple[str, ...] = ("Ana", "Ben")) -> em.Game:
    """A match whose luck is bound to its header, played to the end."""
    game = em.new("fortune", 2, "ember", {"finish_line": 3000}, words, players, bound=True)
    chosen = random.Random(5)
    while not game.over:
        game = game.play(chosen.choice(game.legal_moves()))
    return game


FAIR = a_match().log


def stored(match: str, log: em.Log) -> list[acts.AnyDeed]:
    """The match as a room keeps it: each move with what chance gave after it."""
    deeds: list[Any] = [acts.Begun(match, log.header.data(), [], "easy")]
    for entry in log.entries:
        if isinstance(entry.who, int):
            deeds.append(acts.Played(entry.who, [], "bot"))
        deeds[-1].inputs.append((entry.who, entry.given))
    return [*opened(log), *deeds]


def with_other_die() -> tuple[int, em.Log]:
    """The match with other faces in a roll, after which everybody could have moved as they did."""
    for n, entry in enumerate(FAIR.entries):
        given = entry.given
        if entry.who == CHANCE and isinstance(given, str) and set(given) <= FACES and "C" in given:
            other = Entry(CHANCE, "".join(sorted(given.replace("C", "D", 1))))
            log = em.Log(FAIR.header, [*FAIR.entries[:n], other, *FAIR.entries[n + 1 :]], FAIR.seed)
            if ends(log):
                return n, log
    raise AssertionError("this match leaves nothing to change")


def ends(log: em.Log) -> bool:
    try:
        return em.replay(log).over
    except EmberisleError:
        return False


def with_other_header(**changes: object) -> em.Log:
    data = {**FAIR.header.data(), **changes}
    return em.Log(em.read_log(em.Log(Header(**_parts(data)), []).text()).header, FAIR.entries, FAIR.seed)


def _parts(data: dict[str, Any]) -> dict[str, Any]:
    names = ("game", "version", "seats", "options", "commitment")
    texts = {name: tuple(data[name]) for name in ("words", "players")}
    return {**{name: data[name] for name in names}, **texts, "bound": True}


OTHER_DIE, DIE_CHANGED = with_other_die()
NONSENSE = em.Log(FAIR.header, [*FAIR.entries[:-1], Entry(0, {"Stop": ["now"]})], FAIR.seed)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    logs = {
        "FAIR": FAIR,
        "DIES": DIE_CHANGED,
        "NAME": with_other_header(players=["Ana", "Eve"]),
        "WORD": with_other_header(words=["eight seas"]),
        "HALF": em.Log(FAIR.header, FAIR.entries[:-4], FAIR.seed),
        "NONS": NONSENSE,
    }
    rooms = {f"{name}{name}": stored(name, log) for name, log in logs.items()}
    with running(database=store_at(tmp_path_factory.mktemp("fair") / "fair.sqlite", rooms)) as address:
        yield address


def asked(base: str, match: str, language: str = "en") -> dict[str, Any]:
    answer = httpx.get(f"{base}/api/matches/{match}/verification", params={"language": language}, timeout=60)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


def test_of_a_fair_match_every_outcome_is_drawn_again(base: str) -> None:
    found = asked(base, "FAIR")
    by_chance = [entry for entry in FAIR.entries if entry.who == CHANCE]
    assert (found["agrees"], found["decided"], found["problem"]) == (True, True, "")
    assert found["outcomes"] == len(by_chance)
    assert found["moves"] == len(FAIR.entries) - len(by_chance)
    assert found["on_trust"] == 0


@pytest.mark.parametrize(("language", "said"), [("en", "the seed gives"), ("de", "Die geheime Zahl ergibt")])
def test_a_stored_die_that_was_changed_is_named(base: str, language: str, said: str) -> None:
    found = asked(base, "DIES", language)
    assert (found["agrees"], found["decided"]) == (False, True)
    assert said in found["problem"]
    assert f" {OTHER_DIE}:" in found["problem"]
    for log in (FAIR, DIE_CHANGED):
        assert repr(log.entries[OTHER_DIE].given) in found["problem"]


@pytest.mark.parametrize("match", ["NAME", "WORD", "NONS"])
def test_whatever_else_was_changed_does_not_agree_either(base: str, match: str) -> None:
    found = asked(base, match)
    assert (found["agrees"], found["decided"]) == (False, True)
    assert found["problem"]


def test_nothing_is_told_before_the_end(base: str) -> None:
    assert httpx.get(f"{base}/api/matches/HALF/verification").status_code == 404
    with playing(base, "Ana", game="fortune") as [ana]:
        match = ana.room["match"]
        assert httpx.get(f"{base}/api/matches/{match}/verification").status_code == 404


def test_a_match_that_was_just_played_is_fair(base: str) -> None:
    with playing(base, "Ana", "Ben", game="fortune", options={"finish_line": 1000}) as people:
        play_out(people)
        assert asked(base, people[0].room["match"])["agrees"]


def test_who_asks_too_often_is_told_so() -> None:
    with running(lookups=(0.001, 2)) as address:
        answers = [httpx.get(f"{address}/api/matches/none/verification").status_code for _ in range(4)]
    assert answers == [404, 404, 429, 429]


def test_where_marbles_can_no_longer_roll_nothing_is_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    def cannot(_: object) -> em.Game:
        raise ImportError("no library to roll them")

    monkeypatch.setattr(em, "verify", cannot)
    found = verification(a_match(), "en")
    assert isinstance(found, Verification)
    assert (found.agrees, found.decided) == (False, False)
    assert found.problem
