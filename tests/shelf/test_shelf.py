"""Every match on the shelf is what it was when it was played, whatever the rules have become since."""

from __future__ import annotations

import json

import pytest

import emberisle as em
from emberisle.kernel.errors import BadLog
from emberisle.kernel.log import Log
from tests.own_games import OWN
from tests.shelf.recording import ENDS
from tests.shelf.shelf import SHELF, Recorded

every_match = pytest.mark.parametrize("match", [match for match in SHELF if match.known], ids=str)


def end_of(game: em.Game) -> dict[str, object]:
    return {"scores": game.scores(), "winners": game.winners()}


@every_match
def test_a_match_of_the_shelf_is_verified_and_ends_as_it_did(match: Recorded) -> None:
    log = match.log
    if log.header.options.get("marbles") == "physics":
        pytest.importorskip("mujoco")
    game = em.verify(log)
    assert game.log == log
    assert game.on_trust == ()
    assert end_of(game) == match.end


@every_match
def test_a_match_of_the_shelf_is_taken_up_again_in_the_middle(match: Recorded) -> None:
    log = match.log
    half = em.replay(Log(log.header, log.entries[: len(log.entries) // 2], log.seed))
    again = em.load(match.game, json.loads(json.dumps(em.dump(half))))
    assert again == half
    for entry in log.entries[len(half.entries) :]:
        step = half.step
        assert step is not None
        half.push(step.heed(entry.given, half.ruleset.vocabulary()))
    assert end_of(half) == match.end


@pytest.mark.parametrize("game_id", OWN)
def test_every_version_has_a_match_on_the_shelf(game_id: str) -> None:
    """Record some when a version is raised: CONTRIBUTING.md says how."""
    stored = {match.version for match in SHELF if match.game == game_id}
    assert stored == set(range(1, em.ruleset(game_id).version + 1))


def test_every_match_of_the_shelf_has_its_end() -> None:
    assert sorted(map(str, SHELF)) == sorted(json.loads(ENDS.read_text("utf-8")))


@pytest.mark.parametrize("match", [match for match in SHELF if not match.known], ids=str)
def test_a_match_whose_rules_are_no_longer_known_is_refused_in_words(match: Recorded) -> None:
    with pytest.raises(BadLog, match=f"played under version {match.version} of the rules of .* knows none"):
        em.replay(match.log)


CHANGES = sorted(
    {(game_id, erratum.version) for game_id in OWN for erratum in em.ruleset(game_id).errata},
)


@pytest.mark.parametrize(("game_id", "version"), CHANGES)
def test_the_shelf_would_show_that_a_version_forgot_how_it_was_before(
    game_id: str, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were its errata to hold from the beginning, some older match would break or end otherwise."""
    rules = em.ruleset(game_id)
    for erratum in rules.errata:
        if erratum.version == version:
            monkeypatch.setattr(erratum, "version", rules.oldest)
    older = [match for match in SHELF if match.game == game_id and rules.oldest <= match.version < version]
    assert not all(ends_alike(match) for match in older)


def ends_alike(match: Recorded) -> bool:
    try:
        return end_of(em.verify(match.log)) == match.end
    except BadLog:
        return False
