"""`emberisle solve fortune`: what the cards are worth, the choices in a position, what is wrong."""

from __future__ import annotations

import argparse
from typing import TypeAlias

import pytest

from emberisle.games.fortune.bots.solver import Position, solve
from emberisle.games.fortune.rules.cards import Captain
from emberisle.games.fortune.terminal.extras import Solve
from emberisle.kernel.errors import BadOption, BadScenario, EmberisleError
from emberisle.terminal.errors import BadArgument
from tests.games.fortune.bots.solving import house

Printed: TypeAlias = pytest.CaptureFixture[str]


def command(line: str) -> int:
    parser = argparse.ArgumentParser()
    Solve().add_arguments(parser)
    return Solve().run(parser.parse_args(["fortune", *line.split()]))


@pytest.fixture
def printed(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> Printed:
    monkeypatch.setenv("COLUMNS", "80")
    return capsys


def test_the_command_lists_the_cards_of_the_deck(printed: Printed) -> None:
    assert command("") == 0
    lines = printed.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert [line.split()[1] for line in lines if "1,157.6" in line or "-155.6" in line] == ["Captain", "Sea"]
    command("--option deck=classic")
    assert "Zombie" not in printed.readouterr().out


def test_the_command_lists_the_best_choices_or_all(printed: Printed) -> None:
    position = "--card captain --dice KSSCDMMP"
    assert command(position) == 0
    some = printed.readouterr().out
    command(f"{position} --all")
    every = printed.readouterr().out
    expected = solve(Captain(), house()).choices(Position("CDMMPSS", 1))
    assert f"{expected[0].expected:,.1f}" in some
    assert some.count("roll   ") == 12
    assert every.count("roll   ") == len(expected) - 1


def test_the_command_knows_whether_the_spell_is_spent(printed: Printed) -> None:
    command("--card sorceress --dice kkccdmms --all")
    assert "cast" in printed.readouterr().out
    command("--card sorceress --dice kkccdmms --all --spent")
    assert "cast" not in printed.readouterr().out


@pytest.mark.parametrize(
    ("line", "error", "complaint"),
    [
        ("--card admiral --dice CCCCCCCC", BadScenario, "admiral"),
        ("--card captain --dice CCCCCCCX", BadScenario, "C D K M P S"),
        ("--card captain --dice CCC", BadScenario, "3 dice"),
        ("--card captain --dice KKKCCCCC", BadScenario, "3 skulls"),
        ("--card storm --dice KCCCCCCC --rolls 2", BadScenario, "2 rolls"),
        ("--card captain --dice KCCCCCCC --rolls 0", BadScenario, "0 rolls"),
        ("--card captain", BadScenario, "--dice"),
        ("--option storm", BadArgument, "name=value"),
        ("--option weather=fine", BadOption, "weather"),
        ("--option truce_fine=3", BadOption, "500, 1000"),
    ],
)
def test_the_command_says_what_is_wrong(line: str, error: type[EmberisleError], complaint: str) -> None:
    with pytest.raises(error, match=complaint):
        command(line)
