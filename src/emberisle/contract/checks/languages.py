"""A game says the same in every language that it speaks, and has no text that it has no use for.

Games that speak one language are checked in that one.
"""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter
from typing import Any, Final

from emberisle.contract import sources
from emberisle.kernel.errors import BadLanguage
from emberisle.kernel.ruleset import LANGUAGES, Ruleset
from emberisle.kernel.steps import Ask
from emberisle.kernel.values import Move
from emberisle.plug import Plug

SENTENCES: Final = ("events.", "questions.", "choosing.", "errata.", "game.summary")
UNDER_WAY: Final = "happening."
"""What is said while something is still being shown."""
PHRASES: Final = ("refusals.", "options.", "game.title")
"""What is set in among other words, or follows a colon, and so has no full stop."""

UNSPOKEN: Final = ("fr", "", "EN", "../en")


def languages(ruleset: Ruleset[Any]) -> tuple[str, ...]:
    """The languages in which the game has texts of its own; the first, if it has none."""
    first, *others = LANGUAGES
    plain = ruleset.texts(first).texts
    return first, *[language for language in others if ruleset.texts(language).texts != plain]


def texts_of(game: Plug) -> dict[str, dict[str, str]]:
    """All texts, by language and key."""
    return {language: game.ruleset.texts(language).texts for language in languages(game.ruleset)}


def facts_in(text: str) -> list[tuple[str, str]]:
    """The facts of a text by their numbers, and how each is said."""
    return [(number, kind or "") for _, number, kind, _ in Formatter().parse(text) if number is not None]


def check_every_language_has_the_same_texts(game: Plug) -> None:
    known = texts_of(game)
    first = known[LANGUAGES[0]]
    for language, texts in known.items():
        lacking, foreign = sorted(set(first) - set(texts)), sorted(set(texts) - set(first))
        assert not lacking, f"{language} has no text for {lacking}"
        assert not foreign, f"only {language} has a text for {foreign}"


def check_texts_have_the_same_facts(game: Plug) -> None:
    known = texts_of(game)
    for language, texts in known.items():
        for key, text in texts.items():
            here = {number for number, _ in facts_in(text)}
            there = {number for number, _ in facts_in(known[LANGUAGES[0]].get(key, text))}
            assert here == there, f"{key} has the facts {sorted(here)} in {language}, else {sorted(there)}"


def check_texts_are_translated(game: Plug) -> None:
    """What is meant to be the same in another language is listed there as ``same``."""
    known = texts_of(game)
    first = known[LANGUAGES[0]]
    for language in languages(game.ruleset)[1:]:
        alike = {key for key, text in known[language].items() if first.get(key) == text}
        meant = set(game.ruleset.texts(language).same)
        assert not alike - meant, f"not translated to {language}: {sorted(alike - meant)}"
        assert not meant - alike, f"listed as the same in {language}, and are not: {sorted(meant - alike)}"


def check_texts_are_tidy(game: Plug) -> None:
    """A sentence ends, and a reason does not, so that it can follow a colon and be made a sentence."""
    for language, texts in texts_of(game).items():
        for key, text in texts.items():
            assert text.strip() == text != "", f"{key} is empty or ragged in {language}"
            assert "  " not in text, f"{key} has a gap in {language}"
            if key.startswith(SENTENCES):
                assert text[-1] in ".?!", f"{key} has no full stop in {language}"
            elif key.startswith(UNDER_WAY):
                assert text.endswith(" …"), f"{key} sounds as if it were over in {language}"
            elif key.startswith(PHRASES):
                assert text[-1] not in ".?!,;:", f"{key} has a full stop in {language}"


def check_texts_are_used(game: Plug) -> None:
    """No text has a key that the code neither says nor builds."""
    known, patterns = set(_known_ends(game)), sources.built(game)

    def used(key: str) -> bool:
        end = _end_of(key)
        return end in known or any(found.fullmatch(key) or found.fullmatch(end) for found in patterns)

    if sources.nodes(game.package):
        unused = [key for key in texts_of(game)[LANGUAGES[0]] if not used(key)]
        assert not unused, f"nothing uses the texts {unused}"


def _known_ends(game: Plug) -> Iterator[str]:
    """Whatever a key can end in."""
    yield from sources.strings(game)
    yield from ("title", "summary", "unit", "unit_one", "seat", "text", "true", "false")
    yield from [kind.__name__ for kind in game.ruleset.vocabulary()]
    for option in game.ruleset.options():
        yield from [option.name, *[str(choice).lower() for choice in option.choices]]
    yield from [erratum.name for erratum in game.ruleset.errata]
    for texts in texts_of(game).values():
        for text in texts.values():
            yield from [kind for _, kind in facts_in(text) if kind]


def _end_of(key: str) -> str:
    """What tells a text from the others of its section."""
    section, _, end = key.removesuffix(".one").removesuffix(".many").partition(".")
    return end.split(".")[-1] if section == "options" else end


def check_nothing_is_left_to_one_language(game: Plug) -> None:
    """What the kernel says for want of a text is English, so a game of several languages has them all."""
    ruleset, known = game.ruleset, texts_of(game)
    if len(known) > 1:
        asks = [kind.__name__ for kind in ruleset.vocabulary() if issubclass(kind, Ask)]
        asked = [f"{section}.{name}" for name in asks for section in ("questions", "choosing")]
        told = [f"events.{what}" for what in sources.events(game)]
        moves = [f"moves.{kind.__name__}" for kind in ruleset.vocabulary() if issubclass(kind, Move)]
        lacking = sorted({key for key in (*asked, *told, *moves) if key not in known[LANGUAGES[0]]})
        assert not lacking, f"there is no text for {lacking}"


def check_options_have_words(game: Plug) -> None:
    ruleset = game.ruleset
    for language in languages(ruleset):
        for option in ruleset.options():
            name = option.name
            assert ruleset.option_in_words(option, language), f"{name} says nothing of itself in {language}"
            said = [ruleset.choice_in_words(option, choice, language) for choice in option.choices]
            assert all(said), f"a value of {name} has no words in {language}: {said}"
            assert len(set(said)) == len(said), f"two values of {name} are said alike in {language}: {said}"
            plain = [words for choice, words in zip(option.choices, said) if words == choice]
            assert not plain or len(languages(ruleset)) == 1, f"{name} does not explain {plain} in {language}"


def check_the_game_calls_itself_by_its_name(game: Plug) -> None:
    """What the ruleset says of itself is what its texts say in the first language; seats are told apart."""
    ruleset, first = game.ruleset, LANGUAGES[0]
    assert ruleset.title_in(first) == ruleset.title, "the texts have another title"
    assert ruleset.unit_in(first) == ruleset.unit, "the texts have another unit"
    for language in LANGUAGES:
        unnamed = [ruleset.texts(language).seat(seat, ()) for seat in (0, 1)]
        assert ["1" in unnamed[0], "2" in unnamed[1]] == [True, True], f"seats are called {unnamed}"


def check_other_languages_are_refused(game: Plug) -> None:
    for language in UNSPOKEN:
        try:
            said = game.ruleset.title_in(language)
        except BadLanguage:
            continue
        raise AssertionError(f"in {language!r}, which nobody speaks, the game is called {said!r}")
