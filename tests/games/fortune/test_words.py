"""What Fortune says, in both languages, as the rulebook means it."""

from __future__ import annotations

from typing import Final

import pytest

from emberisle.games.fortune.rules.cards import CARDS, card_named
from emberisle.games.fortune.rules.effects import effect, standing_lines
from emberisle.games.fortune.rules.house import House
from emberisle.games.fortune.rules.moves import Cast, Fill, Roll, RollAgain, Sail, Stop
from emberisle.games.fortune.rules.ruleset import FORTUNE
from emberisle.games.fortune.rules.words import dice_in_words, face_in_words
from emberisle.kernel.steps import Event
from emberisle.kernel.values import Value
from tests.games.fortune.table_talk import refusal, stop, turn

NAMES: Final = ("Ana", "Ben")


def house(**options: object) -> House:
    return House(**FORTUNE.check_options(options))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("dice", "english", "german"),
    [
        ("MMS", "2 monkeys, 1 sword", "2 Affen, 1 Säbel"),
        ("CDDK", "1 gold coin, 2 diamonds, 1 skull", "1 Goldmünze, 2 Diamanten, 1 Totenkopf"),
        ("KKPSS", "2 skulls, 1 parrot, 2 swords", "2 Totenköpfe, 1 Papagei, 2 Säbel"),
        ("", "nothing", "nichts"),
    ],
)
def test_dice(dice: str, english: str, german: str) -> None:
    assert dice_in_words(dice) == english
    assert dice_in_words(dice, "de") == german


def test_faces() -> None:
    assert [face_in_words(face, "de") for face in "KM"] == ["Totenkopf", "Affe"]


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        (Stop(), "Stop", "Aufhören"),
        (RollAgain(), "Roll again", "Weiterwürfeln"),
        (Roll("MMS"), "Roll 2 monkeys, 1 sword", "Neu würfeln: 2 Affen, 1 Säbel"),
        (Roll(""), "Roll the skull alone", "Nur den Totenkopf würfeln"),
        (Fill("C"), "Have 1 gold coin in the chest", "In die Schatzkiste: 1 Goldmünze"),
        (Cast(), "Cast the spell", "Zaubern"),
        (Sail(), "Sail to the Island", "Zur Toteninsel segeln"),
    ],
)
def test_moves(move: Value, english: str, german: str) -> None:
    assert FORTUNE.label(move) == english
    assert FORTUNE.label(move, NAMES, "de") == german


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Event("FO-3.1", "card", (1, card_named("Truce"))),
            "Ben turns over Truce.",
            "Ben deckt die Karte „Waffenruhe“ auf.",
        ),
        (
            Event("FO-3.2", "rolled", (0, "KMMMPSSS")),
            "Ana rolls 1 skull, 3 monkeys, 1 parrot, 3 swords.",
            "Ana würfelt: 1 Totenkopf, 3 Affen, 1 Papagei, 3 Säbel.",
        ),
        (
            Event("FO-8.5", "island", (0, 5, 1000)),
            "Ana collected 5 skulls: every opponent loses 1,000.",
            "Ana hat 5 Totenköpfe gesammelt: Alle anderen verlieren je 1.000.",
        ),
        (
            Event("FO-4.1", "disqualified", (1, 3)),
            "Ben has 3 skulls and is disqualified.",
            "Ben hat 3 Totenköpfe: Der Zug ist verloren.",
        ),
        (
            Event("FO-12.2", "battle_lost", (0, -1000)),
            "The lost sea battle costs Ana 1,000.",
            "Die verlorene Seeschlacht kostet Ana 1.000.",
        ),
        (
            Event("FO-5.2", "scored", (0, -300, -200)),
            "Ana scores −300 and now has −200.",
            "Ana schreibt −300 auf und steht jetzt bei −200.",
        ),
    ],
)
def test_events(event: Event, english: str, german: str) -> None:
    assert FORTUNE.sentence(event, NAMES) == english
    assert FORTUNE.sentence(event, NAMES, "de") == german


def test_a_refusal_names_the_card_in_each_language() -> None:
    why = refusal(turn("Captain", "CCDDMMPS"), Cast())
    assert (why.key, *why.facts) == ("no_sorceress", card_named("Captain"))
    assert FORTUNE.reason(why) == "the Sorceress casts spells, but your card is Captain"
    assert FORTUNE.reason(why, "de") == "zaubern kann nur die Zauberin, und deine Karte ist „Kapitän“"


def test_a_refusal_counts_the_dice_in_each_language() -> None:
    game = turn("Captain", "CCDDMMPS")
    game.push(RollAgain())
    why = refusal(game, Roll("MMMMS"))
    assert FORTUNE.reason(why) == "you cannot roll 2 monkeys more than you have"
    assert FORTUNE.reason(why, "de") == "so viele davon hast du nicht; zu viel: 2 Affen"


def test_what_a_card_does_depends_on_the_house() -> None:
    sea, storm, truce = [card_named(name) for name in ("Sea Battle 2", "Storm", "Truce")]
    assert sea
    assert storm
    assert truce
    assert effect(sea, house()) == "Two swords win 300 on top, fewer lose 300."
    assert (
        effect(sea, house(sea_two=250), "de") == "Zwei Säbel gewinnen 250 dazu, mit weniger verlierst du 250."
    )
    assert "keine Sätze" in effect(storm, house(storm="plain"), "de")
    assert "1.000" in effect(truce, house(truce_fine=1000), "de")
    for language in ("en", "de"):
        assert len({effect(card, house(), language) for card in CARDS}) == len(CARDS)


def test_the_reckoning_is_named_in_each_language() -> None:
    captain = card_named("Captain")
    assert captain
    assert standing_lines(captain, "CMMM", house()) == [("sets", 100), ("treasure", 100), ("doubled", 200)]
    german = standing_lines(captain, "CMMM", house(), "de")
    assert german == [("Sätze", 100), ("Schätze", 100), ("verdoppelt", 200)]


def test_questions_and_options() -> None:
    game = turn("Captain", "CCDDMMPS")
    assert game.step is not None
    assert FORTUNE.question(game.step) == "Stop, or roll again?"
    assert FORTUNE.question(game.step, "de") == "Aufhören oder weiterwürfeln?"
    options = {option.name: option for option in FORTUNE.options()}
    assert FORTUNE.choice_in_words(options["finish_line"], 8000, "de") == "8.000"
    assert FORTUNE.choice_in_words(options["debts"], False, "de") == "nein"
    assert FORTUNE.choice_in_words(options["truce_stop"], "fined", "en") == "is allowed, and fined"


def test_a_whole_turn_in_german() -> None:
    game = stop(turn("Captain", "CCDDMMPS"))
    told = [FORTUNE.sentence(event, NAMES, "de") for event in game.events()]
    assert "Ana beendet den Zug." in told
    assert "Ana schreibt 800 auf und steht jetzt bei 800." in told


@pytest.mark.parametrize("language", ["en", "de"])
def test_cards_effects_and_lines_have_texts_and_no_others_do(language: str) -> None:
    texts = FORTUNE.texts(language).texts
    cards = {card.name for card in CARDS}
    variants = {f"Storm {how}" for how in ("sets", "doubled", "plain")}
    assert named_in(texts, "cards.") == cards
    assert named_in(texts, "effects.") <= cards | variants
    assert all(texts[key][-1] in ".?!" for key in texts if key.startswith("effects."))
    assert all(texts[key][-1] not in ".?!,;:" for key in texts if key.startswith("lines."))


def named_in(texts: dict[str, str], section: str) -> set[str]:
    return {key.removeprefix(section) for key in texts if key.startswith(section)}
