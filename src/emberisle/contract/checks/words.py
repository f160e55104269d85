"""Everything has words and a clause, and everything that is shown can be sent as JSON."""

from __future__ import annotations

import json
from dataclasses import is_dataclass
from typing import Any, Final

from emberisle import Game, QuickLuck
from emberisle.contract.checks.languages import languages
from emberisle.contract.checks.options import values_of
from emberisle.contract.playing import begin, in_every_match, some_points, walk
from emberisle.kernel.notation import read, write
from emberisle.kernel.ruleset import LANGUAGES, Ruleset
from emberisle.kernel.steps import Refusal
from emberisle.plug import Plug

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana")


@in_every_match
def check_everything_has_words(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    last: Game | None = None
    for game in walk(begin(ruleset, seats, seed), QuickLuck(seed)):
        last = game
        for language in LANGUAGES:
            assert_asked(game, language)
    assert last is not None
    assert_told(last)


def assert_asked(game: Game, language: str) -> None:
    """The question and the moves have words, and no two moves the same."""
    ruleset = game.ruleset
    if game.step is not None:
        assert_text(ruleset.question(game.step, language), f"question {game.step!r}")
    for names in ((), names_for(game)):
        labels = [ruleset.label(move, names, language) for move in game.legal_moves()]
        for label in labels:
            assert_text(label, "label of a move")
        assert len(set(labels)) == len(labels), f"two moves have the same label: {labels}"


def assert_told(game: Game, since: int = 0) -> None:
    """What happened can be said in every language, and is said in each that the game speaks."""
    ruleset = game.ruleset
    texts = ruleset.texts("en").texts
    from_texts = type(ruleset).sentence is Ruleset.sentence and any(
        key.startswith("events.") for key in texts
    )
    for event in game.story[since:]:
        assert not from_texts or f"events.{event.what}" in texts, f"{event!r} has no text, but others have"
        said = {language: ruleset.sentence(event, names_for(game), language) for language in LANGUAGES}
        for sentence in said.values():
            assert_text(sentence, f"sentence for {event!r}")
        assert_translated(ruleset, said, f"{event!r} is told")


def assert_reasoned(game: Game, refusal: Refusal) -> None:
    """A refusal can be said in every language, and is made of facts alone."""
    ruleset = game.ruleset
    reasons = {language: ruleset.reason(refusal, language, names_for(game)) for language in LANGUAGES}
    for reason in reasons.values():
        assert_text(reason, f"reason of {refusal!r}")
    assert_translated(ruleset, reasons, f"{refusal!r} is said")
    for fact in refusal.facts:
        assert not isinstance(fact, str) or " " not in fact or not fact[0].isalpha(), f"no fact: {fact!r}"


def assert_translated(ruleset: Ruleset[Any], said: dict[str, str], what: str) -> None:
    own = [said[language] for language in languages(ruleset)]
    assert len(set(own)) == len(own), f"{what} alike in two languages: {own}"


def names_for(game: Game) -> tuple[str, ...]:
    seats = game.header.seats
    return (*NAMES, *[f"Nr. {seat + 1}" for seat in range(len(NAMES), seats)])[:seats]


def assert_text(words: object, what: str) -> None:
    assert isinstance(words, str), f"the {what} is not text"
    assert words.strip() == words != "", f"the {what} is {words!r}"


@in_every_match
def check_everything_has_a_clause(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    for game in walk(begin(ruleset, seats, seed), QuickLuck(seed)):
        for step in game.agenda:
            assert step.rule, f"{step!r} names no clause"
        if game.over:
            for event in game.story:
                assert event.rule, f"{event!r} names no clause"


@in_every_match
def check_everything_can_be_sent(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    luck = QuickLuck(seed)
    for game in some_points(walk(begin(ruleset, seats, seed), luck), luck, one_in=6):
        for seat in (None, *range(seats)):
            seen = game.view(seat)
            assert is_dataclass(seen.table), f"what seat {seat} sees is no dataclass"
            assert_travels(write(seen))
        assert_travels([write(event) for event in game.story])
        for move in game.legal_moves():
            noted = assert_travels(write(move))
            assert read(noted, ruleset.vocabulary()) == move, f"{move!r} does not come back from {noted!r}"
        for step in {type(step): step for step in game.agenda}.values():
            assert read(assert_travels(write(step)), ruleset.vocabulary()) == step


def assert_travels(data: object) -> object:
    """JSON of the strict kind says this data again; returns what arrived."""
    arrived: object = json.loads(json.dumps(data, allow_nan=False))
    assert arrived == data
    return arrived


def check_the_numbers_of_a_ruleset(game: Plug) -> None:
    ruleset = game.ruleset
    assert ruleset.id.isidentifier(), f"the id {ruleset.id!r} is no name"
    assert ruleset.id.islower(), f"the id {ruleset.id!r} is not in small letters"
    assert ruleset.title.strip(), "there is no title"
    assert ruleset.version >= 1, "versions are counted from one"
    assert 1 <= ruleset.fewest <= ruleset.most, "nobody can play"
    names = [kind.__name__ for kind in ruleset.vocabulary()]
    assert len(set(names)) == len(names), "two words of the vocabulary have one name"
    assert "Event" not in names, "the kernel's own word"


def check_options_are_in_order(game: Plug) -> None:
    for option in game.ruleset.options():
        assert option.name.isidentifier(), f"the option {option.name!r} has no name"
        assert option.rule, f"option {option.name!r} names no clause"
        assert len(set(option.choices)) == len(option.choices) >= 2, f"{option.name!r} offers no choice"
        assert_travels(list(option.choices))
        for value in values_of(option):
            assert option.check(value) == value, f"{option.name!r} does not take {value!r}"
