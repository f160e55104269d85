"""A game that brings its rules and nothing else: no page, texts, lessons or bots."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import emberisle as em
from emberisle.games import plugs
from emberisle.plug import Plug
from emberisle.server.live.known_matches import record
from emberisle.server.live.thinking import MatchNews, advice
from tests.server.browser import fetched
from tests.server.tables import exported, make, next_mover, play_out, playing
from tests.toys.pebbles import PEBBLES, Pebbles
from tests.toys.sparks import SPARKS

GAMES = {PEBBLES: "tests.toys.pebbles", SPARKS: "tests.toys.sparks"}


@pytest.fixture(params=GAMES, ids=lambda rules: rules.id)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of a game of which nothing but the rules is known."""
    rules = request.param
    monkeypatch.setitem(plugs(), rules.id, Plug(GAMES[rules], rules))
    return str(rules.id)


def test_a_plain_game_is_played_to_its_end_and_seen_again(base: str, game: str) -> None:
    with playing(base, "Ana", "Ben", game=game) as people:
        play_out(people)
        room = people[0].room
        winners = em.verify(exported(base, room)).winners()
        for person in people:
            assert person.picture is not None
            assert person.picture["winners"] == winners
            assert person.picture["scene"] is None
        frames = fetched(f"{base}/api/matches/{room['match']}", seat=0)["frames"]
        assert frames[-1]["picture"]["over"]
        assert [line for frame in frames for line in frame["lines"]] == people[0].story


def test_a_game_that_cannot_be_begun_is_left_out_of_the_list_and_the_others_go_on(
    base: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Stillborn(Pebbles):
        id = "stillborn"

        def setup(self, seats: int, house: object) -> Any:
            raise RuntimeError("there is no table")

    monkeypatch.setitem(plugs(), "stillborn", Plug("tests.toys.pebbles", Stillborn()))
    listed = [game["id"] for game in fetched(f"{base}/api/games")]
    assert listed == [game_id for game_id in em.games() if game_id != "stillborn"]
    assert "'stillborn' is left out of the list" in caplog.text
    assert "there is no table" in caplog.text


def test_the_page_gets_view_question_and_moves_of_a_plain_game_in_words(base: str, game: str) -> None:
    with playing(base, "Ana", "Ben", game=game) as people:
        mover = next_mover(people)
        assert mover is not None
        assert mover.picture is not None
        assert mover.picture["table"]
        assert mover.picture["asks"].startswith("Your turn: ")
        assert all(move["label"] for move in mover.picture["moves"])
        make(mover, mover.moves[0])
        assert all(line["text"] for line in mover.story)


def test_the_moves_of_a_plain_game_are_weighed_by_the_general_search(game: str) -> None:
    match = em.new(game, 2, seed=1)
    assert match.to_move is not None
    found = advice(MatchNews(0, None, record(match)), match.to_move, ("Ana", "Ben"), "en")
    assert len(found["choices"]) + found["others"] == len(match.legal_moves())
    assert all(choice["text"] for choice in found["choices"])


def test_a_plain_game_is_listed_with_what_it_lacks(base: str, game: str) -> None:
    found = {about["id"]: about for about in fetched(f"{base}/api/games")}[game]
    assert (found["lessons"], found["secrets"]) == (0, game == SPARKS.id)
    assert found["levels"]
    assert found["options"]
    assert httpx.get(f"{base}/api/games/{game}/board").status_code == 404
    assert fetched(f"{base}/api/rules/{game}/minute") == []


def test_a_board_that_a_game_does_not_have_is_not_found(base: str) -> None:
    for path in ("no_game/board", "fortune/board"):
        assert httpx.get(f"{base}/api/games/{path}").status_code == 404
