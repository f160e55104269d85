"""Texts are filled with facts as their language has it; a game without texts speaks plainly."""

from __future__ import annotations

from typing import Final

import pytest

from emberisle import EmberisleError
from emberisle.kernel.errors import BadLanguage
from emberisle.kernel.ruleset import LANGUAGES
from emberisle.kernel.steps import Refusal
from emberisle.kernel.texts import Texts, by_key
from tests.toys.pebbles import PEBBLES

FILE: Final[dict[str, object]] = {
    "game": {"seat": "Seat {0}"},
    "events": {"gave": "{0:seat} gives {2:seat} {1:nuts}.", "scored": "{0:seat} has {1}."},
    "counts": {"nuts": {"one": "one nut", "many": "{0} nuts"}},
}


def said(key: str, *facts: object, names: tuple[str, ...] = ("Ana", "Ben"), language: str = "en") -> str:
    return Texts(language, by_key(FILE)).say(key, facts, names)


def test_every_text_is_found_by_the_path_to_it() -> None:
    assert by_key(FILE)["counts.nuts.one"] == "one nut"
    assert len(by_key(FILE)) == 5


def test_seats_are_called_by_their_names() -> None:
    assert said("events.gave", 0, 3, 1) == "Ana gives Ben 3 nuts."


def test_seats_without_names_are_counted_from_one() -> None:
    assert said("events.gave", 0, 3, 1, names=()) == "Seat 1 gives Seat 2 3 nuts."


def test_a_seat_that_nobody_has_is_called_by_its_number() -> None:
    assert said("events.scored", 7, 3) == "Seat 8 has 3."
    assert said("events.scored", -1, 3) == "Seat 0 has 3."


def test_what_is_no_seat_at_all_is_said_as_it_was_given() -> None:
    assert said("events.scored", "'x'", 3) == "Seat 'x' has 3."
    assert len(said("events.scored", 10**200, 3)) < 100


def test_one_thing_is_named_in_the_singular() -> None:
    assert said("events.gave", 1, 1, 0) == "Ben gives Ana one nut."
    assert said("events.gave", 1, 0, 0) == "Ben gives Ana 0 nuts."


def test_thousands_are_set_apart_as_the_language_has_it() -> None:
    assert said("events.scored", 0, -12500) == "Ana has −12,500."
    assert said("events.scored", 0, -12500, language="de") == "Ana has −12.500."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_texts_speaks_plainly(language: str) -> None:
    [rounds] = PEBBLES.options()
    assert PEBBLES.title_in(language) == "Pebbles"
    assert PEBBLES.unit_in(language) == "points"
    assert PEBBLES.option_in_words(rounds, language) == "how many turns each player has"
    assert PEBBLES.choice_in_words(rounds, 5, language) == "5"
    assert PEBBLES.reason(Refusal("PE-1", "no"), language) == "no"


def test_no_other_language_is_spoken() -> None:
    with pytest.raises(BadLanguage, match="'tlh' is not spoken here; there are: en, de"):
        PEBBLES.title_in("tlh")
    assert issubclass(BadLanguage, EmberisleError)


def test_a_text_that_asks_for_a_fact_too_many_is_shown() -> None:
    with pytest.raises(IndexError, match=r"'.* rolls a \{5\}' asks for fact 5, but there are 2"):
        Texts("en", {"rolled": "{0:seat} rolls a {5}"}).say("rolled", (0, 3), ("Ana",))
