"""The headline of the table: what others are told of whoever is asked, and while things happen."""

from __future__ import annotations

import re
from typing import Final

import pytest

import emberisle as em
from emberisle.kernel.steps import Ask, Event
from emberisle.server.language import after_with
from emberisle.server.pictures import table_picture
from emberisle.server.pictures.room_picture import Presence, room_picture
from emberisle.server.pictures.wording import names_in
from emberisle.server.rooms import schedule
from emberisle.server.settings import Settings
from tests.server.rooms import START, begun

NAMES: Final = ("Ana", "Ben", "Cleo", "Dan")
LANGUAGES: Final = ("en", "de")
HEADLINES: Final = [
    ("en", 0, "Your turn: Stop, or roll again?"),
    ("de", 0, "Du bist dran: Aufhören oder weiterwürfeln?"),
    ("en", 1, "Ana decides whether to stop or to roll again."),
    ("de", None, "Ana überlegt: aufhören oder weiterwürfeln."),
]


@pytest.mark.parametrize(("language", "seat", "said"), HEADLINES)
def test_everybody_is_told_who_acts(language: str, seat: int | None, said: str) -> None:
    game = em.new("fortune", seats=2, seed=29)
    assert table_picture.picture(game, seat, NAMES[:2], language).asks == said


@pytest.mark.parametrize("game", em.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_repeats_what_stands_before_it(game: str, language: str) -> None:
    """What follows "Your turn:" neither says so again nor has a colon of its own."""
    texts = em.ruleset(game).texts(language).texts
    for key, text in texts.items():
        if key.startswith("questions."):
            assert ":" not in text, f"{key}: {text}"
            assert not text.startswith(("Your turn", "Du bist")), f"{key}: {text}"


@pytest.mark.parametrize("game", em.games())
def test_whoever_is_asked_is_named_to_the_others(game: str) -> None:
    rules = em.ruleset(game)
    asks = [kind.__name__ for kind in rules.vocabulary() if issubclass(kind, Ask)]
    for language in LANGUAGES:
        told = [rules.texts(language).say(f"choosing.{name}", (1,), NAMES) for name in asks]
        assert all(sentence.startswith("Ben ") and sentence.endswith(".") for sentence in told), told


def test_nothing_is_asked_while_things_happen_and_an_outcome_is_not_told_before_it_is_seen() -> None:
    before = em.new("fortune", seats=2, seed=29)
    after = before.play(before.legal_moves()[0])
    for language, rolling in (("en", "Ben rolls the dice …"), ("de", "Ben würfelt …")):
        *moving, last = table_picture.frames(before, after, None, NAMES[:2], language)
        assert moving
        assert {frame.picture.asks for frame in moving} == {""}
        assert last.picture.asks.startswith("Ben ")
        assert rolling in [frame.happening for frame in (*moving, last)]


def test_what_has_no_outcome_to_hide_is_told_by_its_sentence() -> None:
    rules = em.ruleset("fortune")
    assert rules.happening(Event("FO-3.1", "stopped", (0,)), NAMES) == ""


def test_the_end_of_a_game_in_which_points_are_bad_says_so() -> None:
    game = em.new("wildfire", seats=2, seed=3, options={"rounds": 1})
    while not game.over:
        game = game.play(game.legal_moves()[0])
    said = [table_picture.picture(game, None, NAMES[:2], language).asks for language in LANGUAGES]
    assert "the fewest points win" in said[0]
    assert re.search(r"gewinnt mit (1 Punkt|\d+ Punkten): Die wenigsten Punkte gewinnen\.", said[1])


def test_the_end_of_a_game_tells_points_as_the_language_writes_them() -> None:
    game = em.new("fortune", seats=2, seed=3, options={"finish_line": 1000})
    while not game.over:
        game = game.play(game.legal_moves()[0])
    (winner,), score = game.winners(), max(game.scores())
    assert score >= 1000
    told = {language: table_picture.picture(game, None, NAMES[:2], language).asks for language in LANGUAGES}
    thousands, rest = divmod(score, 1000)
    assert told == {
        "en": f"{NAMES[winner]} wins with {thousands},{rest:03} points.",
        "de": f"{NAMES[winner]} gewinnt mit {thousands}.{rest:03} Punkten.",
    }


@pytest.mark.parametrize(
    ("unit", "count", "said"),
    [("Punkte", 2, "Punkten"), ("Punkt", 1, "Punkt"), ("Felder bis zum Ziel", 3, "Feldern bis zum Ziel")],
)
def test_a_german_plural_is_inflected_after_with(unit: str, count: int, said: str) -> None:
    assert after_with(unit, count, "de") == said
    assert after_with(unit, count, "en") == unit


def test_the_room_tells_when_a_bot_takes_over_for_whoever_is_away() -> None:
    room = begun("fortune", "ana", "ben", None)
    here, settings = frozenset(("ana",)), Settings(grace=45.0)
    leaving = schedule.takeovers(room, here, {"ben": START}, settings)
    assert leaving == {1: START + 45}
    shown = room_picture(room, Presence(here, 0, START + 5, takeovers=leaving), "en")
    assert [chair.bot_in for chair in shown.chairs] == [None, 40.0, None]
    assert schedule.takeovers(room, frozenset(), {"ana": START, "ben": START}, settings) == {}


def test_who_gave_no_name_is_a_guest_in_the_readers_language() -> None:
    names = ("Guest", "Ana", "Guest 2", "Gast")
    assert names_in("de", names) == ("Gast", "Ana", "Gast 2", "Gast 3")
    assert names_in("en", names) == ("Guest", "Ana", "Guest 2", "Guest 3")
    room = begun("fortune", "Guest", "ben")
    german = room_picture(room, Presence(frozenset(), 0, START), "de")
    assert [chair.name for chair in german.chairs] == ["Gast", "ben"]
