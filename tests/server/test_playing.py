"""Whole games over real connections, and what is left of them: a log, and a match to look at again."""

from __future__ import annotations

import httpx
import pytest

import emberisle as em
from tests.server.browser import Browser, fetched, open_room
from tests.server.tables import exported, next_mover, play_out, playing

TABLES = {"fortune": (3, {}), "wildfire": (3, {"rounds": 1}), "board_game_battle": (4, {})}
"""How many sit at the table of each short game, and the house rules that make it one."""


@pytest.mark.parametrize("game", TABLES)
def test_two_people_and_bots_play_to_the_end(base: str, game: str) -> None:
    seats, options = TABLES[game]
    with playing(base, "Ana", "Ben", game=game, seats=seats, options=options) as people:
        play_out(people)
        log = exported(base, people[0].room)
        picture = people[1].picture
        assert picture is not None
        assert em.verify(log).winners() == picture["winners"]
        assert log.header.players == ("Ana", "Ben", *["bot:medium"] * (seats - 2))
        assert log.header.commitment == people[0].room["commitment"]


def test_bots_play_fireball_island_to_the_end_while_somebody_looks_on(base: str) -> None:
    admission = open_room(
        base, game="fireball_island", play_now=True, seats=2, level="easy", options={"marbles": "atlas"}
    )
    with Browser(base, admission["code"], admission["token"]).come() as ana:
        ana.do("stand", chair=0)
        ana.until(lambda browser: browser.over)
        log = exported(base, ana.room)
    assert ana.picture is not None
    assert em.verify(log).winners() == ana.picture["winners"]


def test_everybody_is_told_the_same_story(base: str) -> None:
    with playing(base, "Ana", "Ben") as people, Browser(base, people[0].code).come() as watcher:
        play_out([*people, watcher])
        assert people[0].story == people[1].story == watcher.story
        with Browser(base, people[0].code).come() as latecomer:
            assert latecomer.story == watcher.story
            assert latecomer.picture == watcher.picture


def test_a_finished_match_can_be_seen_again(base: str) -> None:
    with playing(base, "Ana", "Ben") as people:
        people[0].do("chat", text="Good luck!")
        play_out(people)
        found = fetched(f"{base}/api/matches/{people[0].room['match']}", seat=1, language="de")
    assert found["seat"] == 1
    assert found["match"]["players"] == ["Ana", "Ben"]
    assert found["frames"][-1]["picture"]["over"]
    assert [said["text"] for said in found["said"] if said["kind"] == "chat"] == ["Good luck!"]
    assert people[0].picture is not None
    assert found["match"]["scores"] == people[0].picture["scores"]


def test_nothing_of_a_match_can_be_seen_before_it_ends(base: str) -> None:
    with playing(base, "Ana", "Ben") as people:
        match = people[0].room["match"]
        for path in (f"/api/matches/{match}", f"/api/matches/{match}/log", f"/api/matches/{match}/ending"):
            assert httpx.get(base + path).status_code == 404


def test_play_now_begins_at_once_against_bots(base: str) -> None:
    admission = open_room(base, play_now=True, seats=3, level="easy")
    with Browser(base, admission["code"], admission["token"]).come() as ana:
        assert ana.room["stage"] == "playing"
        assert [chair["level"] for chair in ana.room["chairs"]] == [None, "easy", "easy"]
        assert next_mover([ana]) is ana


def test_every_move_of_several_bots_is_told_by_itself(base: str) -> None:
    admission = open_room(base, game="wildfire", play_now=True, seats=4, level="easy", options={"rounds": 1})
    with Browser(base, admission["code"], admission["token"]).come() as ana:
        play_out([ana])
        moves = [text for text in ana.heard if '"type":"news"' in text]
        log = exported(base, ana.room)
        assert len(moves) >= len([entry for entry in log.entries if isinstance(entry.who, int)])


def test_the_words_of_the_language_are_spoken(base: str) -> None:
    with playing(base, "Ana", "Ben") as (ana, _):
        assert ana.picture is not None
        english = ana.picture["asks"]
        assert english.startswith(("Your turn: ", "Ben "))
        ana.do("speak", language="de")
        ana.hear_until(lambda message: message["type"] == "welcome")
        assert ana.picture["asks"] != english
        assert ana.picture["asks"].startswith(("Du bist dran: ", "Ben "))


def test_several_moves_are_made_together_or_not_at_all(base: str) -> None:
    """Putting dice in the chest and rolling the others is one decision made of two moves."""
    with playing(base, "Ana", "Ben") as people:
        mover = next_mover(people)
        assert mover is not None
        before = mover.inputs
        refused = mover.ask(
            "play", chair=mover.to_move, moves=[mover.moves[0], mover.moves[0]], inputs=mover.inputs
        )
        assert refused["type"] == "refused"
        assert mover.ask("ping")["type"] == "pong"
        assert mover.inputs == before
