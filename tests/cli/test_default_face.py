"""Games that bring nothing but their rules: played in lines and on the whole screen, hinted at and drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

import pytest

import emberisle as em
from emberisle.cli.main import main
from emberisle.cli.seats import seats_from_header
from emberisle.cli.session import Session
from emberisle.games import plugs
from emberisle.kernel.game import Game
from emberisle.kernel.values import Value
from emberisle.plug import Plug
from emberisle.terminal.described import in_words, table_lines
from emberisle.terminal.face import Face
from tests.cli.tables import after, pressing
from tests.toys.pebbles import PEBBLES, Take
from tests.toys.sparks import SPARKS, Draw, Swap

PEOPLE = ("Ana", "Ben")


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plugs(), "pebbles", Plug("tests.toys.pebbles", PEBBLES))
    monkeypatch.setitem(plugs(), "sparks", Plug("tests.toys.sparks", SPARKS))


def table_of(game_id: str, *names: str) -> Session:
    names = names or PEOPLE
    return Session(em.new(game_id, len(names), "tide", players=names), seats_from_header(names))


def shown(game: Game, names: tuple[str, ...] = PEOPLE) -> list[str]:
    return Face(game, names).lines(game.view(game.to_move))


# -- the table


def test_the_table_is_a_line_for_each_player_and_each_fact_and_the_moves_are_numbered() -> None:
    assert shown(table_of("pebbles").game) == [
        "Ana: pebbles 0; vetoes 2",
        "Ben: pebbles 0; vetoes 2",
        "Turn: Ana",
        "Turns left: 4",
        "Offers: 2",
        "   1  Take",
        "   2  Leave",
    ]


def test_a_list_that_happens_to_be_as_long_as_the_table_is_no_list_of_players() -> None:
    game = table_of("pebbles").game
    while len(game.view().table.offers) < 2:
        game = game.play(game.legal_moves()[-1])
    assert [line for line in shown(game) if "ffers" in line] == ["Offers: 2, 2"]


def test_what_is_hidden_is_not_shown() -> None:
    game = table_of("sparks").game
    assert game.table.hands == [2, 8]
    assert shown(game)[:2] == ["Ana: hands 2; guards 2", "Ben: hands 0; guards 2"]
    assert "8" not in "".join(shown(game))


def test_a_long_list_of_moves_ends_with_how_many_more_there_are() -> None:
    game = em.new("fortune", 2, "tide")
    while len(game.legal_moves()) < 30:
        game = game.play(game.legal_moves()[0])
    lines = shown(game)
    assert lines[-1] == f"      and {len(game.legal_moves()) - 20} more (m lists them)"
    assert lines[-2].startswith("  20  ")


class Colour(Enum):
    DEEP_RED = 1


@dataclass(frozen=True)
class Pile:
    top: str
    cards_left: int
    _secret: int = 7


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "none"),
        ("", "none"),
        ((), "none"),
        (True, "yes"),
        (12000, "12,000"),
        (Colour.DEEP_RED, "deep red"),
        (("a", "b"), "a, b"),
        ((("a", "b"), ()), "(a, b), none"),
        ({"gold": 3, "sand": None}, "gold 3, sand none"),
        (Pile("ace", 4), "top ace, cards left 4"),
        ((Pile("ace", 4),), "(top ace, cards left 4)"),
        (Swap(1), "Swap 1"),
    ],
)
def test_values_are_put_into_words(value: object, words: str) -> None:
    assert in_words(value) == words


def test_scores_are_not_said_twice() -> None:
    @dataclass(frozen=True)
    class Seen:
        scores: tuple[int, ...] = (3, 4)
        goal: int = 10

    assert table_lines(Seen(), PEOPLE, {"scores"}) == ["Goal: 10"]


def test_a_table_that_is_no_dataclass_is_a_line() -> None:
    assert table_lines({"pot": 3}, PEOPLE, ()) == ["pot 3"]


# -- the whole screen


def test_the_whole_screen_shows_the_same_and_a_number_plays() -> None:
    session = table_of("pebbles")
    before = session.game
    _, screen = pressing(session)
    for line in shown(before)[:5]:
        assert line in screen
    pressing(session, "1")
    assert session.game == after(before, Take())


def test_moves_that_do_not_fit_beside_their_keys_stand_below_the_table() -> None:
    _, screen = pressing(table_of("sparks", "Ana", "Bot", "bot:random"), size=(80, 30))
    assert "   1  Keep" not in screen
    session = table_of("sparks", "Ana", "bot:random", "bot:random", "bot:random")
    _, screen = pressing(session, size=(80, 30))
    assert "   3  Swap with player 1" in screen


def test_why_names_a_clause_that_the_rulebook_does_not_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emberisle.rulebooks.clauses", lambda game_id, language="en": {})
    _, screen = pressing(table_of("pebbles"), "w")
    assert "Ana is offered 2." in screen
    assert "PE-1" in screen


# -- a whole match


def typed(lines: Iterator[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines))


def test_a_match_is_played_in_lines_to_its_end_verified_and_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.log"
    typed(iter(["t", "?", "m", "m 9", "7", *["1"] * 40]), monkeypatch)
    assert main(["play", "pebbles", "--plain", "--players", "Ana,Ben", "--save", str(file)]) == 0
    said = capsys.readouterr().out
    assert "'7' is not the number of a move." in said
    assert "The seed was" in said
    assert main(["verify", str(file)]) == 0
    assert main(["render", str(file), "-o", "-"]) == 0
    assert "Pebbles: the scores after each of" in capsys.readouterr().out


def test_a_game_without_options_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(type(PEBBLES), "options", lambda rules: ())
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[lines.index("pebbles: Pebbles, 2 to 5 players") + 2] == "  no options"


# -- hints


@dataclass(frozen=True)
class Hunch:
    moves: tuple[Value, ...]
    text: str = ""
    expected: float | None = None
    risk: float | None = None
    chance: float | None = 0.25

    def in_words(self, names: tuple[str, ...] = (), language: str = "en") -> str:
        return f"{type(self.moves[0]).__name__}, {names[0]}!"


def test_hints_come_from_the_advice_that_the_plug_names(monkeypatch: pytest.MonkeyPatch) -> None:
    def advise(game: Game, seat: int) -> list[Hunch]:
        return [Hunch((move,)) for move in game.legal_moves()]

    monkeypatch.setitem(plugs(), "sparks", Plug("tests.toys.sparks", SPARKS, advice=advise))
    session = table_of("sparks", "Ana", "bot:random")
    before = session.game
    _, screen = pressing(session, "h")
    assert "Keep, Ana!" in screen
    assert "25.0 %" in screen
    pressing(session, "h", "down", "enter")
    assert session.game.entries[len(before.entries)].given == em.dump(Draw())


def test_where_nobody_knows_there_is_no_hint(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    no_advice = Plug("tests.toys.pebbles", PEBBLES, advice=lambda game, seat: [])
    monkeypatch.setitem(plugs(), "pebbles", no_advice)
    typed(iter(["h", "q"]), monkeypatch)
    assert main(["play", "pebbles", "--plain", "--players", "Ana,Ben"]) == 0
    assert "There is no advice to give here." in capsys.readouterr().out
