"""What Fireball Island says, in both languages, and to whom."""

from __future__ import annotations

from typing import Final

import pytest

import emberisle as em
from emberisle.games.fireball_island.rules.board import NAMES as PLACES
from emberisle.games.fireball_island.rules.cards import CARDS
from emberisle.games.fireball_island.rules.marbles import WAYS
from emberisle.games.fireball_island.rules.moves import (
    PASS,
    ROLL,
    SEEK,
    TRADE,
    Play,
    RollDown,
    TakeCard,
    Walk,
)
from emberisle.games.fireball_island.rules.ruleset import FIREBALL_ISLAND
from emberisle.games.fireball_island.rules.words import question_in_words, texts_in
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.steps import Event
from emberisle.kernel.values import Value

from .table_talk import new, position, throw

NAMES: Final = ("Ana", "Ben", "Cleo", "Dan")
PRIVATE: Final = {"drew_card", "took_card", "lost_card"}


def test_moves_name_opponents_and_places() -> None:
    label = FIREBALL_ISLAND.label
    assert label(TakeCard(1), NAMES) == "Take 1 Card from Ben"
    assert label(Walk(("WT4",))) == "Go to Witchlord Trail 4"
    assert label(Walk(("WT4", "WT5", "WT6"))) == "Go to Witchlord Trail 6 by Witchlord Trail 4"
    assert label(RollDown("V_E")).startswith("Roll Vul-Kar's Fireball")


def test_two_ways_to_one_space_are_told_apart_by_where_they_fork() -> None:
    label = FIREBALL_ISLAND.label
    straight, round_about = Walk(("BR10", "BR9", "BR8")), Walk(("BR10", "S1", "BR9", "BR8"))
    assert label(straight) == "Go to Blister Run 8 by Blister Run 10, Blister Run 9"
    assert label(round_about) != label(straight)
    game = throw(position("BR12", "BR8", "BR7", doubled=True), 4)
    labels = [label(move) for move in game.legal_moves()]
    assert len(set(labels)) == len(labels)


def test_a_walk_says_its_way_only_where_another_leads_to_the_same_space() -> None:
    label = FIREBALL_ISLAND.label_among
    straight, round_about = Walk(("BR10", "BR9", "BR8")), Walk(("BR10", "S1", "BR9", "BR8"))
    assert label(straight, (straight, Walk(("BR11",)))) == "Go to Blister Run 8"
    assert label(straight, (straight, round_about)) == FIREBALL_ISLAND.label(straight)


@pytest.mark.parametrize(
    ("language", "out"), [("en", "Roll to leave the cave"), ("de", "Würfeln und hinausgehen")]
)
def test_a_roll_in_a_cave_says_that_it_leads_out(language: str, out: str) -> None:
    label = FIREBALL_ISLAND.label_among
    in_cave, on_trail = [tuple(position(place, "WT9").legal_moves()) for place in ("cave 2", "WT1")]
    assert label(ROLL, in_cave, NAMES, language) == out
    assert label(ROLL, on_trail, NAMES, language) == FIREBALL_ISLAND.label(ROLL, NAMES, language)


@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        ((ROLL,), "Do you roll the die?"),
        ((ROLL, SEEK), "Do you leave the cave, or look for another?"),
        ((SEEK,), "Do you roll the die?"),
        ((ROLL, TRADE), "Do you roll the die, or trade in your token first?"),
        ((ROLL, Play("double")), "Otherwise?"),
        ((PASS, Play("double")), "Otherwise?"),
    ],
)
def test_before_a_roll_only_what_is_possible_is_asked(moves: tuple[Value, ...], asked: str) -> None:
    assert question_in_words(moves, "Otherwise?") == asked
    assert question_in_words(moves, "Otherwise?", "de") != asked or asked == "Otherwise?"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_place_card_and_way_has_a_name_of_its_own(language: str) -> None:
    texts = texts_in(language)
    places = [texts.place(name) for name in PLACES]
    assert len(set(places)) == len(places)
    assert not any("{" in place for place in places)
    for names in (CARDS, WAYS):
        key = "cards" if names is CARDS else "ways"
        words = [texts.text(f"{key}.{name}") for name in names]
        assert len(set(words)) == len(words)
    assert all(texts.text(f"card_texts.{card}") for card in CARDS)


def test_no_place_or_way_has_a_text_that_is_not_on_the_board() -> None:
    texts = texts_in("en").texts
    named = {key.removeprefix("places.") for key in texts if key.startswith("places.")}
    assert named <= {name.rstrip("0123456789") for name in PLACES} | {"cave", "pit"}
    assert {key.removeprefix("ways.") for key in texts if key.startswith("ways.")} == set(WAYS)


@pytest.mark.parametrize(
    ("event", "english"),
    [
        (Event("FI-14.8", "took", (0, 1)), "Ana takes a card from Ben."),
        (Event("FI-12.1", "stole", (2, 0)), "Cleo steals the jewel from Ana!"),
        (Event("FI-11.2", "into_pit", (1, "pit A")), "Ben is Fireballed into Pit A."),
        (Event("FI-6.5", "bonus_turns", (0, 3)), "Ana will have 3 more turns in a row."),
        (Event("FI-3.10", "turn_again", (0, 2)), "Ana has another turn (2 more to come)."),
        (Event("FI-3.10", "turn_again", (0, 0)), "Ana has another turn."),
        (Event("FI-14.3", "cancelled", (1, 0, "double")), "Ben cancels the Double the Next Roll of Ana."),
        (Event("FI-3.1", "walked", (3, ("WT4", "WT5"))), "Dan goes to Witchlord Trail 5."),
    ],
)
def test_events(event: Event, english: str) -> None:
    assert FIREBALL_ISLAND.sentence(event, NAMES) == english
    assert FIREBALL_ISLAND.sentence(event, NAMES, "de") not in ("", english)


HOUSES: Final[tuple[dict[str, object], ...]] = (
    {},
    {},
    {"another_turn": "any_turn", "hit_in_own_turn": "stands_up"},
    {"double_in_caves": True},
)


def some_games() -> list[em.Game]:
    games = []
    for seed, options in enumerate(HOUSES):
        game, luck = new(2 + seed % 3, options), QuickLuck(seed)
        while game.step is not None:
            game.push(game.step.sample(game.table, luck))
        games.append(game)
    return games


GAMES: Final = some_games()


def test_only_cards_are_told_to_one_seat_and_to_the_right_one() -> None:
    story = [event for game in GAMES for event in game.story]
    assert {event.what for event in story if event.only is not None} == PRIVATE
    for event in story:
        if event.what in PRIVATE:
            assert event.only == event.facts[1 if event.what == "lost_card" else 0]


def test_what_all_are_told_names_no_card_that_was_not_played() -> None:
    public = {"played", "played_on", "cancelled"}
    for game in GAMES:
        for event in game.events(None):
            if event.what not in public:
                assert not set(CARDS) & {fact for fact in event.facts if isinstance(fact, str)}


def test_what_is_told_has_words() -> None:
    words = {key.removeprefix("events.") for key in texts_in("en").texts if key.startswith("events.")}
    told = {event.what for game in GAMES for event in game.story}
    assert told <= words
    assert len(told) > 40
