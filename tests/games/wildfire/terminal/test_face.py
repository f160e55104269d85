"""Wildfire's face: what is typed and pressed, and what is hinted at."""

from __future__ import annotations

import pytest

from emberisle.cli.line_mode import LineMode
from emberisle.games.wildfire.rules.moves import DRAW, PASS, Call, CatchOut, Play, PlayAndKnock
from emberisle.games.wildfire.terminal.face import WildfireFace
from emberisle.games.wildfire.terminal.words import LETTERS
from emberisle.kernel.values import Value
from emberisle.terminal.errors import BadWords
from tests.cli.tables import after, pressing
from tests.games.wildfire.terminal.tables import (
    BURNING,
    LAST_BUT_ONE,
    QUIET,
    STUCK,
    Spec,
    at_hub,
    face_at,
    positions,
    typed,
)

# -- words


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("3-5 b", Play("3-5", "3-9", "5")),
        ("5-3 b", Play("3-5", "3-9", "5")),
        ("35 on b", Play("3-5", "3-9", "5")),
        ("3-5", Play("3-5", "3-9", "5")),
        ("3-5 on 3-9", Play("3-5", "3-9", "5")),
        ("1-4 e", Play("1-4", "4-9", "4")),
        ("1-4 e open", Play("1-4", "4-9", "1")),
        ("1-4 e closed", Play("1-4", "4-9", "4")),
        ("1-4, e, OPEN", Play("1-4", "4-9", "1")),
        ("knock 3-5 b", PlayAndKnock("3-5", "3-9", "5")),
        ("4d a", Play("4-D", "9-9", "D")),
        ("draw", DRAW),
        ("d", DRAW),
        ("PASS", PASS),
        ("call 7", Call(7)),
        ("catch ben", CatchOut(1)),
        ("catch 2", CatchOut(1)),
        ("c", CatchOut(1)),
    ],
)
def test_typed_words_become_moves(line: str, move: Value) -> None:
    game = at_hub(QUIET).game
    assert face_at(game).read(line, game).moves == (move,)


@pytest.mark.parametrize(
    "line", ["dance", "3-5 q", "call", "call seven", "catch zoe", "0", "3-", "3-5-7", "1-4", "draw two"]
)
def test_words_that_mean_nothing_are_refused(line: str) -> None:
    game = at_hub(QUIET).game
    with pytest.raises(BadWords):
        face_at(game).read(line, game)


def test_a_tile_that_fits_in_several_places_asks_where() -> None:
    game = at_hub(QUIET).game
    with pytest.raises(BadWords, match="fits on a, b and e"):
        face_at(game).read("1-4", game)


def test_a_bare_number_calls_where_a_number_is_asked_for() -> None:
    spec: Spec = {"hands": [["4-D", "2-2"], ["0-0", "4-7"]], "chain": [["9-9"], ["4-9", "9-9"]]}
    game = at_hub(spec, hub="all_called").game.play(Play("4-D", "4-9", "D"))
    assert face_at(game).read("7", game).moves == (Call(7),)
    assert "Ana calls the number that 4-D stands for." in "\n".join(face_at(game).lines(game.view(0)))


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_move_can_be_typed(seed: int) -> None:
    names = ("Ana", "Ben", "Cleo", "Dora")
    for game in positions(seed, 4, 2, knocking="called", hub="all_called"):
        for move in game.legal_moves():
            face = face_at(game, names)
            assert face.read(typed(game, move, names), game).moves == (move,)


def test_no_letter_of_an_end_is_a_key_of_its_own() -> None:
    assert not set(LETTERS) & set("cdfkphmtwvq?iol01")


# -- keys


@pytest.mark.parametrize(
    ("spec", "keys", "move"),
    [
        (QUIET, ["enter"], Play("1-4", "9-9", "4")),
        (QUIET, ["right", "enter"], Play("3-5", "3-9", "5")),
        (QUIET, ["down", "down", "f", "enter"], Play("1-4", "4-9", "1")),
        (QUIET, ["up", "f", "f", "enter"], Play("1-4", "4-9", "4")),
        (QUIET, ["e", "enter"], Play("1-4", "4-9", "4")),
        (QUIET, ["left", "enter"], Play("0-9", "9-9", "0")),
        (QUIET, ["shift+left", "shift+down", "home", "enter"], Play("1-4", "9-9", "4")),
        (BURNING, ["right", "enter"], Play("3-5", "4-D", "3")),
        (STUCK, ["d"], DRAW),
        (STUCK, ["enter"], DRAW),
    ],
)
def test_keys_come_to_moves(spec: Spec, keys: list[str], move: Value) -> None:
    session = at_hub(spec, "Ana", "Ben")
    session.sit_down()
    expected = after(session.game, move)
    pressing(session, *keys)
    assert session.game == expected


def test_p_passes_when_there_is_nothing_to_draw() -> None:
    session = at_hub({**STUCK, "pile": []}, "Ana", "Ben")
    session.sit_down()
    expected = after(session.game, PASS)
    pressing(session, "p")
    assert session.game == expected


def test_k_knocks_and_c_catches_where_that_is_called() -> None:
    session = at_hub(LAST_BUT_ONE, "Ana", "Ben", knocking="called")
    session.sit_down()
    start = session.game
    expected = after(start, PlayAndKnock("3-9", "9-9", "3"))
    _, screen = pressing(session, "k")
    assert "you knock" in screen
    pressing(session, "k", "enter")
    assert session.game == expected
    silent = at_hub(LAST_BUT_ONE, "Ana", "Ben", knocking="called")
    silent.game = after(start, Play("3-9", "9-9", "3"))
    silent.sit_down()
    expected = after(silent.game, CatchOut(0))
    pressing(silent, "c")
    assert silent.game == expected


def test_a_number_key_calls() -> None:
    spec: Spec = {"hands": [["4-D", "2-2"], ["0-0", "4-7"]], "chain": [["9-9"], ["4-9", "9-9"]]}
    session = at_hub(spec, hub="all_called")
    session.game = session.game.play(Play("4-D", "4-9", "D"))
    _, screen = pressing(session, "enter")
    assert "Press a number from 1 to 9" in screen
    face = face_at(session.game)
    gesture = face.press("6", session.game)
    assert gesture is not None
    assert gesture.moves == (Call(6),)


def test_a_click_picks_a_tile() -> None:
    session = at_hub(QUIET)
    face = face_at(session.game)
    assert face.press("tile 3-5", session.game) is not None
    assert face.tile == "3-5"


def test_the_move_list_plays() -> None:
    session = at_hub(QUIET, "Ana", "Ben")
    session.sit_down()
    expected = after(session.game, session.game.legal_moves()[1])
    pressing(session, "m", "down", "enter")
    assert session.game == expected


@pytest.mark.parametrize(
    ("spec", "keys", "clause"),
    [
        (QUIET, ["d"], "WF-3.7"),
        (QUIET, ["p"], "WF-3.6"),
        (QUIET, ["c"], "WF-11.4"),
        (QUIET, ["k"], "WF-8.1"),
        (QUIET, ["f"], "WF-5.2"),
        (QUIET, ["right", "e", "enter"], "WF-4.1"),
        (BURNING, ["a", "enter"], "WF-7.5"),
        (BURNING, ["f"], "WF-5.2"),
        (BURNING, ["left", "left", "enter"], "WF-7.4"),
        (STUCK, ["p"], "WF-3.7"),
    ],
)
def test_every_refusal_comes_from_the_game(spec: Spec, keys: list[str], clause: str) -> None:
    session = at_hub(spec)
    before = session.game
    _, screen = pressing(session, *keys)
    assert session.game is before
    assert f"✗ {clause}:" in screen.rpartition("your turn")[2]


def test_the_reason_why_the_picked_tile_does_not_fit_is_shown() -> None:
    _, screen = pressing(at_hub(BURNING), "left", "left")
    assert "no double is ever played on a Wildfire [WF-7.4]" in screen
    assert "2 plays on 4-D owed: a 5 or a Wild One (no double). Ana's job," in screen


# -- hints

WINNING: Spec = {"hands": [["3-7", "4-8"], ["0-0", "4-7"]], "chain": QUIET["chain"], "pile": []}


def test_the_hint_says_how_often_each_choice_wins_and_plays_one() -> None:
    session = at_hub(WINNING, "Ana", "bot:random", rounds=1)
    before = session.game
    advice = face_at(before).advise(before, 0)
    assert advice
    _, screen = pressing(session, "h")
    (head,) = [line for line in screen.splitlines() if "Choice" in line]
    assert [name for name in ("Expected", "Risk", "Wins") if name in head] == ["Wins"]
    (best,) = [line for line in screen.splitlines() if "★" in line]
    assert advice[0].text in best
    assert f"{100 * (advice[0].chance or 0):.0f} %" in best
    pressing(session, "h", "escape")
    assert session.game is before
    pressing(session, "h", "enter")
    followed = after(before, *advice[0].moves).entries
    assert session.game.entries[: len(followed)] == followed


def test_a_hint_in_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    session = at_hub(WINNING, rounds=1)
    advice = face_at(session.game).advise(session.game, 0)
    assert advice
    answers = iter(["h", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert LineMode(session).run() == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    figures = [f"{item.text} {100 * (item.chance or 0):.0f} % wins" for item in advice]
    assert f"* {figures[0]}" in lines
    assert set(figures[1:]) <= set(lines)


def test_a_hint_counts_the_moves_that_it_does_not_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = at_hub(WINNING, rounds=1)
    advice = face_at(session.game).advise(session.game, 0)
    assert advice
    monkeypatch.setattr(WildfireFace, "advise", lambda face, game, seat: advice[:1])
    assert len(session.game.legal_moves()) == 2
    _, screen = pressing(session, "h")
    assert "and one other move that is no better" in screen
    answers = iter(["h", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert LineMode(session).run() == 0
    assert "and one other move that is no better" in capsys.readouterr().out
