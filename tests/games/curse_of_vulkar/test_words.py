"""What The Curse of Vul-Kar says, and to whom."""

from __future__ import annotations

from typing import Final

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.board import CHUTES, PITS, TREES
from emberisle.games.curse_of_vulkar.rules.board import NAMES as PLACES
from emberisle.games.curse_of_vulkar.rules.cards import ACTIONS
from emberisle.games.curse_of_vulkar.rules.moves import MoveFigure, UseSapphires, UseSnowGlobe, Walk
from emberisle.games.curse_of_vulkar.rules.ruleset import CURSE_OF_VULKAR
from emberisle.games.curse_of_vulkar.rules.souvenirs import SOUVENIRS
from emberisle.games.curse_of_vulkar.rules.words import texts_in
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.steps import Event
from emberisle.kernel.texts import LANGUAGES

from .table_talk import new

NAMES: Final = ("Ana", "Ben", "Cleo", "Dan")
languages = pytest.mark.parametrize("language", LANGUAGES)


def test_moves_name_places_cards_and_figures() -> None:
    label = CURSE_OF_VULKAR.label
    assert label(Walk(("TR4",))) == "Go to Tourist Road 4"
    assert label(Walk(("TR3", "BA1", "BA2"))) == "Go to Banana Steps 2 by Tourist Road 3, Banana Steps 1"
    assert label(UseSapphires("beeline", 6)) == "Show the Cursed Sapphires and play Beeline 6"


def test_whoever_moves_is_told_which_of_their_two_figures_it_is() -> None:
    label, both = CURSE_OF_VULKAR.label_among, (UseSnowGlobe(1), UseSnowGlobe(3))
    assert [label(globe, both, NAMES[:2]) for globe in both] == [
        "Show a Snow Globe for your first figure",
        "Show a Snow Globe for your second figure",
    ]
    assert label(both[1], both[1:], NAMES[:2]) == "Show a Snow Globe for your second figure"
    assert label(both[0], both[:1], NAMES) == "Show a Snow Globe"
    assert CURSE_OF_VULKAR.label(both[0], NAMES) == "Show a Snow Globe for your figure"
    assert label(MoveFigure(2), (), NAMES[:2]) == "Move your second figure"
    assert label(MoveFigure(0), (), NAMES[:2], "de") == "Deine erste Figur ziehen"


def test_a_second_figure_has_a_name_in_every_language() -> None:
    assert texts_in("en").figure(3, ("Ana", "Ben")) == "Ben's second figure"
    assert texts_in("de").figure(2, ("Ana", "Jonas")) == "Anas zweite Figur"
    assert texts_in("de").figure(3, ("Ana", "Jonas")) == "Jonas’ zweite Figur"


def test_a_walk_says_its_way_only_where_another_leads_to_the_same_space() -> None:
    straight, round_about = Walk(("RR1", "RR2", "RR3")), Walk(("SK1", "RR5", "RR4", "RR3"))
    label = CURSE_OF_VULKAR.label_among
    assert label(straight, (straight, Walk(("RR1",)))) == "Go to Ring Road 3"
    assert label(straight, (straight, round_about)) == CURSE_OF_VULKAR.label(straight)


@languages
def test_every_place_card_souvenir_pit_and_tree_has_a_name_of_its_own(language: str) -> None:
    texts = texts_in(language)
    spaces = [texts.place(name) for name in PLACES if name not in ("start", "copter")]
    assert len(set(spaces)) == len(spaces)
    assert not any("{" in place for place in (*spaces, *[texts.place(chute) for chute in CHUTES]))
    for kind, names in (("action", ACTIONS), ("souvenir", SOUVENIRS), ("pit", PITS), ("tree", TREES)):
        words = [texts.fact(kind, name, NAMES) for name in names]
        assert len(set(words)) == len(words)
        assert not set(words) & set(names)


@pytest.mark.parametrize(
    ("event", "english"),
    [
        (Event("CV-9.4", "stole", (0, 1, "red")), "Ana steals a red treasure from Ben."),
        (Event("CV-6.3", "snapshot", (2, "blue", "PW7")), "Cleo takes the blue snapshot of Palm Walk 7."),
        (Event("CV-4.2", "walked", (3, ("TR4", "TR5"))), "Dan sets out for Tourist Road 5."),
        (Event("CV-4.1", "played", (0, ("cataclysm", 4))), "Ana plays Cataclysm! 4."),
        (Event("CV-13.1", "scored", (1, 1)), "Ben has 1 point."),
        (Event("CV-13.1", "scored", (1, 22)), "Ben has 22 points."),
        (
            Event("CV-21.1", "fireballs_end", (("surf", "land", "surf"),)),
            "Where the Fireballs end: 2 in the surf, 1 on land.",
        ),
        (Event("CV-21.1", "boulder_end", (("scar",),)), "The Boulder ends in the Scar."),
    ],
)
def test_events(event: Event, english: str) -> None:
    assert CURSE_OF_VULKAR.sentence(event, NAMES) == english


# -- who is told what

HOUSES: Final[tuple[dict[str, object], ...]] = (
    {},
    {"treasures": "closed"},
    {"treasures": "closed", "steal": "chosen"},
    {"mode": "cooperative"},
)
TO_WHOM: Final = {
    "souvenir_drawn": (0,),
    "drew_card": (0,),
    "stole": (0, 1),
    "exchanged": (0, 1),
    "looked": (0,),
}
"""What may be told to one seat only: the places of the figures or seats in its facts who may hear it."""


def some_games() -> list[em.Game]:
    games = []
    for seed, options in enumerate(HOUSES * 2):
        game, luck = new(2 + seed % 3, options), QuickLuck(seed)
        while game.step is not None:
            game.push(game.step.sample(game.table, luck))
        games.append(game)
    return games


GAMES: Final = some_games()


def test_only_what_is_secret_is_told_to_one_seat_and_to_the_right_one() -> None:
    for game in GAMES:
        seats = game.header.seats
        for event in game.story:
            if event.only is not None:
                concerned = [event.facts[place] for place in TO_WHOM[event.what]]
                assert event.only in [figure % seats for figure in concerned]  # type: ignore[operator]


def test_what_all_are_told_names_no_souvenir_that_was_not_shown() -> None:
    for game in GAMES:
        if game.header.options["mode"] == "competitive":
            for event in game.events(None):
                if event.what != "paid_souvenir":
                    assert not set(SOUVENIRS) & {fact for fact in event.facts if isinstance(fact, str)}


def test_in_a_closed_game_all_are_told_of_a_theft_but_not_what_it_was() -> None:
    closed = [game for game in GAMES if game.header.options["treasures"] == "closed"]
    thefts = [event for game in closed for event in game.events(None) if event.what == "stole_something"]
    assert thefts
    for game in closed:
        for event in game.events(None):
            assert event.what != "stole" or event.facts[-1] == "heart"


def test_what_is_told_has_words() -> None:
    words = {key.removeprefix("events.") for key in texts_in("en").texts if key.startswith("events.")}
    told = {event.what for game in GAMES for event in game.story}
    assert told <= words
    assert len(told) > 50
