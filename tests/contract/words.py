"""Everything has words and a clause, and everything that is shown can be sent as JSON."""

from __future__ import annotations

import json
from typing import Any, Final

from emberisle import Game, QuickLuck
from emberisle.kernel.notation import read, write
from emberisle.kernel.ruleset import LANGUAGES, Ruleset
from emberisle.kernel.steps import Refusal
from tests.contract.playing import begin, some_points, walk

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana")


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
    for names in ((), NAMES[: game.header.seats]):
        labels = [ruleset.label(move, names, language) for move in game.legal_moves()]
        for label in labels:
            assert_text(label, "label of a move")
        assert len(set(labels)) == len(labels), f"two moves have the same label: {labels}"


def assert_told(game: Game, since: int = 0) -> None:
    """What happened can be said in every language, and none is left out where the game has texts."""
    ruleset = game.ruleset
    for event in game.story[since:]:
        said = [ruleset.sentence(event, NAMES[: game.header.seats], language) for language in LANGUAGES]
        for sentence in said:
            assert_text(sentence, f"sentence for {event!r}")
        if ruleset.texts("en").texts:
            assert len(set(said)) == len(LANGUAGES), f"{event!r} is told in one language: {said}"


def assert_reasoned(game: Game, refusal: Refusal) -> None:
    """A refusal can be said in every language, and is made of facts alone."""
    ruleset = game.ruleset
    reasons = [ruleset.reason(refusal, language) for language in LANGUAGES]
    for reason in reasons:
        assert_text(reason, f"reason of {refusal!r}")
    if ruleset.texts("en").texts:
        assert len(set(reasons)) == len(LANGUAGES), f"refused in one language: {reasons}"
        for fact in refusal.facts:
            assert not isinstance(fact, str) or " " not in fact or not fact[0].isalpha(), f"no fact: {fact!r}"


def assert_text(words: object, what: str) -> None:
    assert isinstance(words, str), f"the {what} is not text"
    assert words.strip() == words != "", f"the {what} is {words!r}"


def check_everything_has_a_clause(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    for game in walk(begin(ruleset, seats, seed), QuickLuck(seed)):
        for step in game.agenda:
            assert step.rule, f"{step!r} names no clause"
        if game.over:
            for event in game.story:
                assert event.rule, f"{event!r} names no clause"


def check_everything_can_be_sent(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    luck = QuickLuck(seed)
    for game in some_points(walk(begin(ruleset, seats, seed), luck), luck, one_in=6):
        for seat in (None, *range(seats)):
            assert_travels(write(game.view(seat)))
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


def check_the_numbers_of_a_ruleset(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    assert ruleset.id.isidentifier()
    assert ruleset.id.islower()
    assert ruleset.title.strip()
    assert ruleset.version >= 1
    assert 1 <= ruleset.fewest <= seats <= ruleset.most
    names = [kind.__name__ for kind in ruleset.vocabulary()]
    assert len(set(names)) == len(names), "two words of the vocabulary have one name"
    assert "Event" not in names, "the kernel's own word"
    for option in ruleset.options():
        assert option.name.isidentifier()
        assert option.rule, f"option {option.name!r} names no clause"
        assert ruleset.option_in_words(option, "en"), f"option {option.name!r} says nothing of itself"
        assert len(set(option.choices)) == len(option.choices) >= 2
        assert_travels(list(option.choices))
        assert all(option.check(choice) == choice for choice in option.choices)
