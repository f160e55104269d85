"""What Board Game Battle says, in both languages, as the rulebook means it."""

from __future__ import annotations

from typing import Final

import pytest

from emberisle import rulebooks
from emberisle.games.board_game_battle.rules.moves import ROLL, SELECTIONS, Battle
from emberisle.games.board_game_battle.rules.ruleset import BOARD_GAME_BATTLE
from emberisle.games.board_game_battle.rules.tiles import BOOST, TILES
from emberisle.games.board_game_battle.rules.words import board_in_words, square_in_words
from emberisle.kernel.steps import Event
from tests.games.board_game_battle.table_talk import MEADOW, land, refusal

NAMES: Final = ("Ana", "Ben", "Cleo", "Dan")


def test_moves_name_the_opponent_where_names_are_known() -> None:
    label = BOARD_GAME_BATTLE.label
    assert label(Battle(1)) == "Battle Seat 2"
    assert label(Battle(1), NAMES) == "Battle Ben"
    assert label(Battle(1), NAMES, "de") == "Duell gegen Ben"
    assert label(Battle(1), (), "de") == "Duell gegen Sitz 2"
    assert label(ROLL, NAMES, "de") == "Würfeln"


def test_playing_pieces_have_names_in_both_languages() -> None:
    label = BOARD_GAME_BATTLE.label
    english = ["Take the ball", "Take the pyramid", "Take the cube", "Take the diamond"]
    assert [label(move, NAMES) for move in SELECTIONS] == english
    german = ["Figur: Kugel", "Figur: Pyramide", "Figur: Klotz", "Figur: Raute"]
    assert [label(move, NAMES, "de") for move in SELECTIONS] == german


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Event("BB-3.2", "placement_rolls", ((1, 3), (2, 6))),
            "For placement: Ben rolls 2, Dan rolls 6.",
            "Um die Plätze: Ben würfelt 2, Dan würfelt 6.",
        ),
        (
            Event("BB-3.3", "placement", ((2, 0, 1, 3),)),
            "Cleo is first, Ana is second, Ben is third, Dan is fourth.",
            "1. Platz: Cleo, 2. Platz: Ana, 3. Platz: Ben, 4. Platz: Dan.",
        ),
        (
            Event("BB-4.5", "moved", (0, 1, 12, "blue")),
            "Ana moves 1 square to square 12 (blue).",
            "Ana zieht 1 Feld weiter auf Feld 12 (blaues Feld).",
        ),
        (
            Event("BB-4.6", "stopped", (3, 2, 4)),
            "Challenge 2 stops Dan, who loses 4 squares.",
            "Herausforderung 2 hält Dan auf und kostet 4 Felder.",
        ),
        (
            Event("BB-10.1", "all_rolled", (1, (1, 2, 3, 4))),
            "Ben against all: Ana rolls 1, Ben rolls 2, Cleo rolls 3, Dan rolls 4.",
            "Ben gegen alle: Ana würfelt 1, Ben würfelt 2, Cleo würfelt 3, Dan würfelt 4.",
        ),
        (
            Event("BB-12.3", "back_rolled", (0, 5, 2)),
            "Ana rolls 5 to send Cleo back.",
            "Ana würfelt 5, um Cleo zurückzuschicken.",
        ),
        (
            Event("BB-2.2", "selected", (1, "cube")),
            "Ben takes the cube.",
            "Ben wählt eine Figur: Klotz.",
        ),
        (
            Event("BB-2.4", "left_over", (3, "diamond")),
            "The diamond is left for Dan.",
            "Für Dan bleibt diese Figur: Raute.",
        ),
        (
            Event("BB-11.5", "not_switched", (0, 1)),
            "A challenge is in the way, so Ana and Ben cannot switch.",
            "Eine Herausforderung liegt dazwischen, also können Ana und Ben nicht tauschen.",
        ),
        (Event("BB-3.5", "rolled", (0, (3, 3))), "Ana rolls 3 and 3.", "Ana würfelt 3 und 3."),
        (Event("BB-3.6", "rolled", (0, (3,))), "Ana rolls 3.", "Ana würfelt 3."),
    ],
)
def test_events(event: Event, english: str, german: str) -> None:
    assert BOARD_GAME_BATTLE.sentence(event, NAMES) == english
    assert BOARD_GAME_BATTLE.sentence(event, NAMES, "de") == german


def test_a_refusal_names_who_is_in_the_detour() -> None:
    game = land(17, (20, 24, 30), detour=[-1, -1, 2, -1])
    why = refusal(game, Battle(2))
    assert (why.key, why.facts) == ("in_detour", (2, 2))
    reason = BOARD_GAME_BATTLE.reason
    assert reason(why) == "Seat 3 is on square 2 of the detour and cannot be chosen there"
    assert reason(why, "en", NAMES) == "Cleo is on square 2 of the detour and cannot be chosen there"
    german = "Cleo ist auf Feld 2 des Umwegs und kann dort nicht gewählt werden"
    assert reason(why, "de", NAMES) == german


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_kind_of_square_is_explained_by_a_clause_of_the_rulebook(language: str) -> None:
    found = [square_in_words(kind, language) for kind in range(len(TILES))]
    assert len({title for title, _, _ in found}) == len({effect for _, effect, _ in found}) == len(TILES)
    for title, effect, rule in found:
        assert title[0] == title[0].upper()
        assert effect.endswith((".", "!"))
        assert rulebooks.clause("board_game_battle", rule)


def test_squares_by_number_or_by_name() -> None:
    assert square_in_words(BOOST) == square_in_words("boost")
    assert square_in_words("boost") == ("Boost", "Go forward to the next blue square.", "BB-14.1")
    german = ("Schub", "Rücke vor bis zum nächsten blauen Feld.", "BB-14.1")
    assert square_in_words("boost", "de") == german
    assert square_in_words("challenge 3", "de")[0] == "Herausforderung 3"
    assert square_in_words("challenge 3")[2] == "BB-5.7"
    assert square_in_words("challenge 6")[2] == "BB-5.8"


def test_boards_have_titles_and_those_of_a_group_their_own() -> None:
    board = BOARD_GAME_BATTLE.options()[0]
    assert board_in_words("volcano") == "The Volcano"
    assert BOARD_GAME_BATTLE.choice_in_words(board, "lagoon", "de") == "Die Lagune"
    assert BOARD_GAME_BATTLE.choice_in_words(board, MEADOW, "de") == "The Meadow"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_tile_and_place_has_a_text_and_no_other_does(language: str) -> None:
    texts = BOARD_GAME_BATTLE.texts(language).texts
    assert {key.removeprefix("places.") for key in texts if key.startswith("places.")} == set("1234")
    effects = {key: text for key, text in texts.items() if key.startswith("effects.")}
    assert effects
    assert all(text[-1] in ".?!" for text in effects.values())
