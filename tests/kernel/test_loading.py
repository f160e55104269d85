"""Damaged game data is refused by an error of ours; whatever is not refused can be used."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import emberisle as em
from emberisle import EmberisleError, Game, QuickLuck
from emberisle.contract.checks.words import NAMES
from emberisle.contract.playing import begin, play_on
from emberisle.kernel import match
from emberisle.kernel.errors import BadNotation
from emberisle.kernel.ruleset import Ruleset
from tests.contract.games import GAMES
from tests.kernel.json_data import JSON, STRANGE, Path, dropped, exchanged, nested, paths
from tests.kernel.refusing import assert_explained, done_or_refused

every_game = pytest.mark.parametrize("ruleset", GAMES, ids=[game.id for game in GAMES])


MOST_PLACES = 250
"""How many places of a game are damaged; of a longer one so many, spread over it."""

PARTS = ("seed", "header", "table", "agenda", "entries", "story")


def midway(ruleset: Ruleset[Any]) -> Any:
    """A game after a few decisions, or after fewer if much has happened by then, as JSON data."""
    game = begin(ruleset, ruleset.fewest, seed=3, words=("ash",))
    play_on(game, QuickLuck(3), decisions=3 if len(game.entries) < 10 else 0)
    return json.loads(json.dumps(game.data()))


def damages(ruleset: Ruleset[Any]) -> list[Any]:
    """The data with each thing in it dropped or exchanged for a strange one, one at a time."""
    data = midway(ruleset)
    places: list[Path] = list(paths(data))
    places = places[:: -(-len(places) // MOST_PLACES)]
    return [dropped(data, path) for path in places] + [
        exchanged(data, path, strange) for path in places for strange in STRANGE
    ]


def loaded(ruleset: Ruleset[Any], data: Any) -> Game | None:
    try:
        return match.load_game(ruleset, data)
    except EmberisleError as refused:
        assert_explained(refused)
    return None


@every_game
def test_damaged_data_is_loaded_or_refused(ruleset: Ruleset[Any]) -> None:
    for data in damages(ruleset):
        loaded(ruleset, data)


@every_game
def test_what_was_loaded_from_damaged_data_can_be_used(ruleset: Ruleset[Any]) -> None:
    for data in damages(ruleset):
        game = loaded(ruleset, data)
        if game is not None:
            use(game)


def use(game: Game) -> None:
    """Do with a game what a screen and a player would do."""
    with done_or_refused():
        for seat in (None, 0, 1):
            game.view(seat)
            for event in game.events(seat):
                game.ruleset.sentence(event, NAMES)
        for move in game.legal_moves():
            game.ruleset.label(move)
        game.guess(0, QuickLuck(0))
        em.read_log(game.log.text())
        match.replay(game.ruleset, game.log)
        play_on(game, QuickLuck(0), decisions=5)
        game.data()


@pytest.mark.parametrize("name", PARTS[1:])
def test_every_part_of_a_game_is_needed(name: str) -> None:
    for ruleset in GAMES:
        with pytest.raises(BadNotation, match=name):
            match.load_game(ruleset, dropped(midway(ruleset), (name,)))


@every_game
def test_every_field_of_the_table_is_needed(ruleset: Ruleset[Any]) -> None:
    data = midway(ruleset)
    for name in data["table"]:
        with pytest.raises(BadNotation, match=name):
            match.load_game(ruleset, dropped(data, ("table", name)))


@every_game
def test_a_field_too_many_is_refused(ruleset: Ruleset[Any]) -> None:
    data = midway(ruleset)
    data["table"]["colour"] = "red"
    with pytest.raises(BadNotation, match="colour"):
        match.load_game(ruleset, data)


@given(data=JSON)
def test_any_data_is_loaded_or_refused(data: object) -> None:
    load_or_refused(data)


@given(parts=st.fixed_dictionaries(dict.fromkeys(PARTS, JSON)))
def test_any_parts_of_a_game_are_loaded_or_refused(parts: dict[str, object]) -> None:
    load_or_refused(parts)


@given(
    name=st.sampled_from(["Roll", "Stop", "House", "Decide", "SeaBattle", "Skulls", "x"]),
    parts=st.lists(JSON, max_size=2),
)
def test_any_move_is_loaded_or_refused(name: str, parts: list[object]) -> None:
    load_or_refused({name: parts})


def load_or_refused(data: object) -> None:
    with done_or_refused():
        em.load("fortune", data)


@pytest.mark.parametrize(
    "data",
    [5, "Roll", None, [], [{"Stop": []}], {}, nested(5_000), {"header": nested(5_000)}],
    ids=range(8),
)
def test_what_is_neither_game_nor_move_is_refused(data: object) -> None:
    with pytest.raises(BadNotation):
        em.load("fortune", data)
