"""Every game has its texts in every language, complete and alike, and says nothing that it has no use for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any, Final

import pytest

import emberisle
from emberisle.games import rulesets
from emberisle.games.fireball_island.rules.board import NAMES
from emberisle.games.fireball_island.rules.marbles import WAYS
from emberisle.games.fortune.rules.cards import CARDS
from emberisle.kernel.errors import BadLanguage
from emberisle.kernel.ruleset import LANGUAGES, Ruleset
from emberisle.kernel.steps import Ask

SRC: Final = Path(__file__).parents[2] / "src" / "emberisle"

THE_SAME: Final = {
    "fortune": {"game.title"},
    "wildfire": {"game.title"},
    "board_game_battle": {
        "game.title",
        "events.placement",
        *[f"tiles.{tile}" for tile in ("+4", "+5", "+6", "-4", "50/50")],
    },
    "fireball_island": {
        "game.title",
        *[f"places.{trail}" for trail in ("WT", "TA", "SB", "BR", "FC", "HR", "LR", "GSB", "CP", "VP", "DR")],
        *[f"places.{place}" for place in ("DMP", "VKP", "GG", "P")],
    },
}
"""What is the same in German as in English: names, signs, and texts that are made of parts alone."""

MADE: Final = {
    "fortune": {*[card.name for card in CARDS], "Storm sets", "Storm doubled", "Storm plain"},
    "wildfire": {
        *"DT",
        *[f"Play{knock}{flame}" for knock in ("", "AndKnock") for flame in ("Open", "Closed")],
        *[f"{which}_no_double" for which in ("wild", "number", "eight")],
    },
    "board_game_battle": {"1", "2", "3", "4"},
    "fireball_island": {"WalkBy", "cave", "pit", *WAYS, *[name.rstrip("0123456789") for name in NAMES]},
}
"""Parts of keys that the code puts together."""

every_game = pytest.mark.parametrize("rules", rulesets(), ids=[rules.id for rules in rulesets()])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(rules: Ruleset[Any], language: str) -> dict[str, str]:
    return rules.texts(language).texts


def placeholders(text: str) -> list[tuple[str, str]]:
    """The facts of a text by their numbers, and how each is said."""
    return [(number, kind or "") for _, number, kind, _ in Formatter().parse(text) if number is not None]


@every_game
@every_language
def test_the_keys_are_the_same_in_every_language(rules: Ruleset[Any], language: str) -> None:
    assert set(texts(rules, language)) == set(texts(rules, "en"))
    assert len(texts(rules, language)) > 50


@every_game
@every_language
def test_every_text_has_the_same_facts_in_every_language(rules: Ruleset[Any], language: str) -> None:
    for key, text in texts(rules, language).items():
        here = {number for number, _ in placeholders(text)}
        there = {number for number, _ in placeholders(texts(rules, "en")[key])}
        assert here == there, key


@every_game
@every_language
def test_no_text_is_empty_or_ragged(rules: Ruleset[Any], language: str) -> None:
    for key, text in texts(rules, language).items():
        assert text.strip() == text != "", key
        assert "  " not in text, key


@every_game
def test_german_is_not_english(rules: Ruleset[Any]) -> None:
    german, english = texts(rules, "de"), texts(rules, "en")
    assert {key for key in german if german[key] == english[key]} == THE_SAME[rules.id]


@every_game
@every_language
def test_a_sentence_ends_and_a_reason_does_not(rules: Ruleset[Any], language: str) -> None:
    """So that a reason can follow a colon and be made a sentence."""
    for key, text in texts(rules, language).items():
        if key.startswith(("events.", "questions.", "effects.", "game.summary")):
            assert text[-1] in ".?!", key
        elif key.startswith(("refusals.", "options.", "owed.", "lines.", "game.title")):
            assert text[-1] not in ".?!,;:", key


@every_game
@every_language
def test_seats_without_names_are_counted_from_one(rules: Ruleset[Any], language: str) -> None:
    words = {"en": "Seat", "de": "Sitz"}[language]
    assert [rules.texts(language).seat(seat, ()) for seat in (0, 1)] == [f"{words} 1", f"{words} 2"]


# -- nothing missing, nothing unused


def constants(rules: Ruleset[Any]) -> set[str]:
    """Every string in the code of a game and of those who advise on it, and the parts of keys among them."""
    files = [*(SRC / "games" / rules.id).rglob("*.py")]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    found = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return found | {part for text in found for part in text.split(".")}


def known_parts(rules: Ruleset[Any]) -> Iterator[str]:
    """Whatever a key can end in."""
    yield from constants(rules) | MADE[rules.id]
    yield from ("title", "summary", "unit", "seat", "text", "true", "false")
    for kind in rules.vocabulary():
        yield kind.__name__
    for option in rules.options():
        yield from [option.name, *[str(choice).lower() for choice in option.choices]]
    for language in LANGUAGES:
        for text in texts(rules, language).values():
            yield from [kind for _, kind in placeholders(text) if kind]


@every_game
def test_no_text_is_without_use(rules: Ruleset[Any]) -> None:
    known = set(known_parts(rules))
    assert [key for key in texts(rules, "en") if end_of(key) not in known] == []


def end_of(key: str) -> str:
    """What tells a text from the others of its section."""
    section, end = key.removesuffix(".one").removesuffix(".many").split(".", 1)
    return end.split(".")[-1] if section == "options" else end


@every_game
def test_every_question_and_every_event_has_a_text(rules: Ruleset[Any]) -> None:
    asked = [f"questions.{kind.__name__}" for kind in rules.vocabulary() if issubclass(kind, Ask)]
    told = [f"events.{what}" for what in events_in_code(rules)]
    assert asked
    assert told
    assert [key for key in [*asked, *told] if key not in texts(rules, "en")] == []


def events_in_code(rules: Ruleset[Any]) -> Iterator[str]:
    """What is told where the code says it outright."""
    for file in (SRC / "games" / rules.id / "rules").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
                what = node.args[1]
                if isinstance(what, ast.Constant) and isinstance(what.value, str):
                    yield what.value


@every_game
@every_language
def test_every_option_and_every_value_has_words(rules: Ruleset[Any], language: str) -> None:
    for option in rules.options():
        text = texts(rules, language)[f"options.{option.name}.text"]
        assert rules.option_in_words(option, language) == text
        said = [rules.choice_in_words(option, choice, language) for choice in option.choices]
        assert len(set(said)) == len(said), f"two values of {option.name} are said alike: {said}"
        for choice, words in zip(option.choices, said, strict=True):
            assert words
            assert not isinstance(choice, str) or words != choice, f"{option.name} does not explain {choice}"


@every_game
def test_the_ruleset_says_in_english_what_its_texts_say(rules: Ruleset[Any]) -> None:
    assert rules.title_in("en") == rules.title
    assert rules.unit_in("en") == rules.unit
    assert rules.summary_in("en") != rules.summary_in("de")


@every_game
@pytest.mark.parametrize("language", ["fr", "", "EN", "../en"])
def test_a_language_that_nobody_speaks_is_refused(rules: Ruleset[Any], language: str) -> None:
    with pytest.raises(BadLanguage, match="there are: en, de"):
        rules.title_in(language)
    assert issubclass(BadLanguage, emberisle.EmberisleError)
