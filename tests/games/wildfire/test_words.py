"""What Wildfire Dominoes says, in both languages, as the rulebook means it."""

from __future__ import annotations

from typing import Final

import pytest

from emberisle.games.wildfire.rules.moves import DRAW, PASS, Call, CatchOut, Play, PlayAndKnock
from emberisle.games.wildfire.rules.ruleset import WILDFIRE
from emberisle.games.wildfire.rules.view import unfit_in_words
from emberisle.games.wildfire.rules.words import owed_in_words, question_in_words, tile_in_words
from emberisle.kernel.steps import Event
from emberisle.kernel.values import Value
from tests.games.wildfire.table_talk import position, refusal, seen, table_of

NAMES: Final = ("Ana", "Ben", "Cleo")


@pytest.mark.parametrize(
    ("tile", "english", "german"),
    [
        ("3-5", "3-5", "3-5"),
        ("4-4", "4-4", "4-4"),
        ("1-6", "Wild One 1-6", "1-6 (Wilde Eins)"),
        ("1-1", "Double Wild One 1-1", "1-1 (Doppelte Wilde Eins)"),
        ("4-D", "Double Wildfire 4-D", "4-D (Doppel-Lauffeuer)"),
        ("7-T", "Triple Wildfire 7-T", "7-T (Dreifach-Lauffeuer)"),
        ("no tile", "no tile", "no tile"),
    ],
)
def test_tiles(tile: str, english: str, german: str) -> None:
    assert tile_in_words(tile) == english
    assert tile_in_words(tile, "de") == german


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        (Play("3-5", "3-7", "5"), "Play 3-5 on 3-7", "3-5 an 3-7 legen"),
        (
            Play("1-6", "6-9", "1"),
            "Play Wild One 1-6 on 6-9, flame open",
            "1-6 (Wilde Eins) an 6-9 legen, Flamme offen",
        ),
        (
            PlayAndKnock("1-6", "3-7", "6"),
            "Play Wild One 1-6 on 3-7, and knock",
            "1-6 (Wilde Eins) an 3-7 legen und klopfen",
        ),
        (PlayAndKnock("3-5", "3-7", "5"), "Play 3-5 on 3-7, and knock", "3-5 an 3-7 legen und klopfen"),
        (DRAW, "Draw a tile", "Einen Stein ziehen"),
        (PASS, "Pass", "Passen"),
        (Call(7), "Call 7", "7 ansagen"),
        (CatchOut(1), "Ben did not knock!", "Ben hat nicht geklopft!"),
    ],
)
def test_moves(move: Value, english: str, german: str) -> None:
    assert WILDFIRE.label(move, NAMES) == english
    assert WILDFIRE.label(move, NAMES, "de") == german


def test_without_names_seats_are_counted_from_one() -> None:
    assert WILDFIRE.label(CatchOut(1)) == "Seat 2 did not knock!"
    assert WILDFIRE.label(CatchOut(1), (), "de") == "Sitz 2 hat nicht geklopft!"


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Event("WF-7.2", "lit", (0, 7, "4-D", 2)),
            "Ana presses the hub, and it lights 7: Double Wildfire 4-D takes 2 plays.",
            "Ana drückt die Nabe, und die 7 leuchtet auf: 4-D (Doppel-Lauffeuer) verlangt 2 Steine.",
        ),
        (
            Event("WF-11.3", "called", (1, 8, "1-6", 1)),
            "Ben calls 8: Wild One 1-6 takes 1 play.",
            "Ben sagt die 8 an: 1-6 (Wilde Eins) verlangt 1 Stein.",
        ),
        (
            Event("WF-5.8", "passed_on", (1, "1-6", 2)),
            "Ben passes; now Cleo has to feed Wild One 1-6.",
            "Ben passt; um 1-6 (Wilde Eins) muss sich jetzt Cleo kümmern.",
        ),
        (
            Event("WF-11.4", "caught", (0, 2)),
            "Ana noticed: Cleo has one tile and did not knock.",
            "Ana hat es gemerkt: Cleo hat nur noch einen Stein und hat nicht geklopft.",
        ),
        (
            Event("WF-9.2", "counted", (2, ("0-1",), 1, 1234)),
            "Cleo has 0-1 left: 1 point, in all 1,234.",
            "Cleo hat übrig: 0-1. Das zählt 1 Punkt, insgesamt 1.234.",
        ),
        (
            Event("WF-9.2", "counted", (2, (), 0, 0)),
            "Cleo has nothing left: 0 points, in all 0.",
            "Cleo hat übrig: nichts. Das zählt 0 Punkte, insgesamt 0.",
        ),
    ],
)
def test_events(event: Event, english: str, german: str) -> None:
    assert WILDFIRE.sentence(event, NAMES) == english
    assert WILDFIRE.sentence(event, NAMES, "de") == german


def test_a_refusal_says_what_to_play_instead() -> None:
    why = refusal(position("9-9", "4-9 0-2", "0-3 0-4"), DRAW)
    assert (why.key, *why.facts) == ("play_not_draw", Play("4-9", "9-9", "4"))
    assert WILDFIRE.reason(why) == "you can play, so you may not draw: Play 4-9 on 9-9"
    german = "du kannst anlegen, also darfst du nicht ziehen: 4-9 an 9-9 legen"
    assert WILDFIRE.reason(why, "de") == german


def test_a_refusal_says_what_an_open_flame_wants() -> None:
    why = refusal(position("9-9, 4-9 on 9-9, 4-D on 4-9 as 7", "0-9 5-7", "0-3 0-4"), Play("0-9", "9-9", "0"))
    assert WILDFIRE.reason(why, "de") == (
        "die nächsten 2 Steine müssen an 4-D (Doppel-Lauffeuer) gelegt werden: "
        "eine 7 oder eine Wilde Eins (kein Pasch), keine Flamme nach außen vor dem letzten; "
        "wer keinen hat, zieht einen, und dann geht die Aufgabe weiter"
    )


@pytest.mark.parametrize(
    ("flame", "english", "german"),
    [
        (("1-6", -1, 1, ""), "1-6 waits for its number", "1-6 wartet auf seine Zahl"),
        (
            ("1-6", 8, 1, ""),
            "the next tile must be an 8 or a Wild One on Wild One 1-6",
            "der nächste Stein muss an 1-6 (Wilde Eins) gelegt werden: eine 8 oder eine Wilde Eins",
        ),
        (
            ("7-T", 1, 1, "no_double"),
            "the next tile must be a Wild One (no double) on Triple Wildfire 7-T",
            "der nächste Stein muss an 7-T (Dreifach-Lauffeuer) gelegt werden: eine Wilde Eins (kein Pasch)",
        ),
        (
            ("1-6", 3, 1, "double_wild_only"),
            "the next tile must be a 3 or a Wild One (no double but the Double Wild One) on Wild One 1-6",
            (
                "der nächste Stein muss an 1-6 (Wilde Eins) gelegt werden: "
                "eine 3 oder eine Wilde Eins (kein Pasch außer der Doppelten Wilden Eins)"
            ),
        ),
    ],
)
def test_what_is_owed(flame: tuple[str, int, int, str], english: str, german: str) -> None:
    assert owed_in_words(*flame) == english
    assert owed_in_words(*flame, "de") == german


def test_why_tiles_do_not_fit_is_said_to_their_holder_alone() -> None:
    game = position("9-9, 4-9 on 9-9", "2-3 4-7", "0-3 0-4")
    table = table_of(game)
    assert seen(game, 0).unfit == unfit_in_words(table, 0)
    assert unfit_in_words(table, 0) == {"2-3": "2-3 has none of the open numbers 4, 9 [WF-4.1]"}
    assert unfit_in_words(table, 0, "de") == {"2-3": "2-3 hat keine der offenen Zahlen 4, 9 [WF-4.1]"}
    assert unfit_in_words(table, 1, "de") == unfit_in_words(table, None, "de") == {}


def test_a_player_who_cannot_play_is_not_asked_which_tile() -> None:
    assert question_in_words((DRAW,), False) == "No tile fits, so draw one."
    assert (
        question_in_words((PASS, CatchOut(1)), True, "de") == "Auch der neue Stein passt nicht, also passe."
    )
    assert question_in_words((PASS,), False, "de") == "Kein Stein passt, und der Stapel ist leer, also passe."
    assert question_in_words((Play("4-9", "9-9", "4"),), False, "de") == "Welchen Stein legst du an, und wo?"
    assert question_in_words((Call(1), Call(2)), False, "de") == "Für welche Zahl steht deine Flamme?"


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_owed_follows_a_colon(language: str) -> None:
    texts = WILDFIRE.texts(language).texts
    owed = [text for key, text in texts.items() if key.startswith("owed.")]
    assert owed
    assert all(text[-1] not in ".?!,;:" for text in owed)
