"""The lab says the same in every language, with numbers as they are written there."""

from __future__ import annotations

import re
from html import unescape
from math import inf
from pathlib import Path

import polars as pl
import pytest

from emberisle import rulebooks
from emberisle.cli.main import main
from emberisle.contract.checks.languages import facts_in
from emberisle.kernel.texts import LANGUAGES
from emberisle.lab import counting
from emberisle.lab.words import words_in
from emberisle.lab.writing import bot_named, named

EN, DE = words_in("en"), words_in("de")
COMMAND = ["lab", "fortune", "--bots", "medium,random", "--games", "4", "--compare", "finish_line=3000"]
TEAM = ["lab", "curse_of_vulkar", "--bots", "random", "--option", "mode=cooperative", "--games", "2"]


def played(command: list[str], folder: Path, language: str) -> str:
    """The report of these games."""
    assert main([*command, "--processes", "1", "--out", str(folder), "--language", language]) == 0
    return (folder / "report.html").read_text("utf-8")


def test_both_languages_have_the_same_texts_with_the_same_facts() -> None:
    assert EN.texts.keys() == DE.texts.keys()
    for key, text in EN.texts.items():
        assert sorted(facts_in(text)) == sorted(facts_in(DE.texts[key])), key


def test_what_is_the_same_in_both_languages_is_meant_to_be() -> None:
    assert {key for key, text in EN.texts.items() if DE.texts[key] == text} == set(DE.same)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_and_every_level_has_its_words(language: str) -> None:
    figures = [named(words_in(language), name, "fireball_island") for name in counting.MEASURES]
    levels = [bot_named(words_in(language), level) for level in ("random", "easy", "medium", "hard")]
    assert len({*figures, *levels}) == len(counting.MEASURES) + 4


def test_numbers_are_written_as_each_language_has_them() -> None:
    assert [EN.decimal(-12345.678, 1), DE.decimal(-12345.678, 1)] == ["−12,345.7", "−12.345,7"]
    assert [DE.decimal(2.5, 2, "+"), DE.decimal(-0.001, 2, "+"), DE.decimal(inf, 1)] == ["+2,50", "0,00", "∞"]
    assert [EN.share(0.3333), DE.share(0.3333)] == ["33.3%", "33,3\N{NO-BREAK SPACE}%"]
    assert [DE.brief(8000.0), DE.brief(12.5, "+"), DE.brief(0.0, "+")] == ["8.000", "+12,5", "0"]
    assert [EN.brief_share(0.07), DE.brief_share(0.025)] == ["7%", "2,5\N{NO-BREAK SPACE}%"]


def test_a_bot_of_ones_own_keeps_its_name() -> None:
    assert bot_named(DE, "my_bot:Lucky") == "my_bot:Lucky"


@pytest.mark.parametrize("command", [COMMAND, TEAM])
def test_nothing_in_a_german_report_or_terminal_is_english(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = unescape(played(command, tmp_path, "de"))
    assert '<html lang="de">' in page
    printed = capsys.readouterr().out
    phrases = [text for key, text in EN.texts.items() if " " in text and "{" not in text]
    for told in (page, printed):
        assert "Wer gewinnt" in told
        assert not [text for text in phrases if re.search(rf"\b{re.escape(text)}(?!\w)", told)]
    for shown in re.findall(r"<td>([^<]*)</td>", page):
        assert not re.search(r"(?<!-)\b\d+\.\d(?!\d\d)", shown), f"{shown} has an English point"


def test_a_german_report_quotes_the_german_rulebook(tmp_path: Path) -> None:
    for language, spoken in (("de", "nein"), ("en", "no")):
        page = unescape(played([*COMMAND, "debts=no"], tmp_path / language, language))
        beginning = rulebooks.clause("fortune", "FO-3.1", language).replace("*", "")[:20]
        assert f"FO-3.1  {beginning}" in page
        assert f"{spoken})" in page, "the house rule does not say what it means"


def test_games_are_the_same_in_every_language(tmp_path: Path) -> None:
    """A run that was begun in one language is gone on with in another; tables for programs do not change."""
    played(COMMAND, tmp_path, "en")
    kept = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    played(COMMAND, tmp_path, "de")
    changed = {file.name for file in tmp_path.iterdir() if kept[file.name] != file.read_bytes()}
    assert changed == {"report.html"}
    assert "lead_changes" in pl.read_csv(tmp_path / "games.csv").columns
