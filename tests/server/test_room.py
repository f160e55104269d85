"""A room is made from its acts alone: reading them again gives the same room, and nothing is drawn twice."""

from __future__ import annotations

from typing import Any

import pytest

import emberisle as em
from emberisle.kernel import luck
from emberisle.kernel.errors import BadLog
from emberisle.kernel.luck import Luck
from emberisle.server.messages import Clocks
from emberisle.server.rooms import acts, fold, requests
from emberisle.store.store import Act
from tests.server.rooms import Scribe

TABLES = {"fortune": 3, "wildfire": 3, "board_game_battle": 4}


def some_match(game: str, moves: int) -> Scribe:
    scribe = Scribe()
    options = em.ruleset(game).check_options({})
    scribe.note(acts.Opened(game, TABLES[game], options, "a seed", "ana", "Ana"))
    scribe.note(acts.CameIn("ben", "Ben"))
    scribe.note(acts.Sat(0, "ana", "Ana"))
    scribe.note(acts.Sat(1, "ben", "Ben"))
    scribe.note(acts.WordsAdded(1, "fair winds"))
    room = scribe.note(acts.Arranged(TABLES[game], options, Clocks(move=60), True))
    room = scribe.note(requests.begun(room))
    for number in range(moves):
        if room.game is None or room.game.over:
            break
        legal = room.game.legal_moves()
        chair = room.game.to_move
        assert chair is not None
        room = scribe.note(requests.played(room, chair, [em.dump(legal[number * 31 % len(legal)])]))
        if number % 7 == 3 and room.stage == "playing":
            made = room.last_made([chair])
            assert made is not None
            room = scribe.note(acts.Undone(chair, made.inputs))
    return scribe


@pytest.mark.parametrize("game", TABLES)
def test_the_acts_make_the_same_room_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scribe = some_match(game, 40)

    def drawn(*_: object) -> Luck:
        raise AssertionError("luck was drawn again")

    monkeypatch.setattr(luck.KeyedLuck, "at", drawn)
    again = fold.room_of(scribe.acts)
    assert again == scribe.room
    assert again is not None
    assert again.game is not None
    assert scribe.room is not None
    assert scribe.room.game is not None
    assert again.game.entries == scribe.room.game.entries
    assert again.game.events(0) == scribe.room.game.events(0)


@pytest.mark.parametrize("game", TABLES)
def test_a_match_with_moves_taken_back_verifies(game: str) -> None:
    scribe = some_match(game, 5000)
    assert scribe.room is not None
    assert scribe.room.game is not None
    assert scribe.room.game.over
    em.verify(em.read_log(scribe.room.game.log.text()))


def test_a_log_of_other_rules_is_noticed() -> None:
    scribe = some_match("fortune", 1)
    begun = next(act for act in scribe.acts if act.what["did"] == "begun")
    begun.what["header"]["version"] += 1
    with pytest.raises(BadLog, match="version"):
        fold.room_of(scribe.acts)


@pytest.mark.parametrize(
    "what",
    [
        {"did": "nothing"},
        {},
        {"did": "sat"},
        {"did": "played", "chair": 0, "inputs": []},
        {"did": "opened", "game": "fortune"},
    ],
)
def test_a_log_that_is_none_is_noticed(what: dict[str, Any]) -> None:
    with pytest.raises((BadLog, ValueError)):
        fold.room_of([Act("ROOMROOM", 1, None, 0.0, what)])


def test_no_acts_no_room() -> None:
    assert fold.room_of([]) is None
