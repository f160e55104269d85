"""A clause without code or without a test fails the build; so does a number that no clause has."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle import rulebooks
from tests.own_games import OWN
from tests.rulebooks.trace import ROOT, code_by_clause, page, shown_by

every_game = pytest.mark.parametrize("game_id", OWN)


@every_game
def test_every_clause_has_code(game_id: str) -> None:
    assert [clause for clause in rulebooks.clauses(game_id) if clause not in code_by_clause(game_id)] == []


@every_game
def test_every_clause_has_a_test(game_id: str) -> None:
    tests = shown_by()
    assert [clause for clause in rulebooks.clauses(game_id) if clause not in tests] == []


@every_game
def test_code_names_only_clauses_that_exist(game_id: str) -> None:
    assert [clause for clause in code_by_clause(game_id) if clause not in rulebooks.clauses(game_id)] == []


def test_tests_name_only_clauses_that_exist() -> None:
    known = {clause for game_id in OWN for clause in rulebooks.clauses(game_id)}
    assert [clause for clause in shown_by() if clause not in known] == []


@every_game
def test_every_option_belongs_to_a_clause_that_names_it(game_id: str) -> None:
    clauses = rulebooks.clauses(game_id)
    for option in em.ruleset(game_id).options():
        assert f"`{option.name}`" in clauses[option.rule]


@every_game
def test_the_coverage_page_is_current(game_id: str, request: pytest.FixtureRequest) -> None:
    path = ROOT / "docs" / "coverage" / f"{game_id}.md"
    if request.config.getoption("--update-golden"):
        path.write_text(page(game_id), "utf-8")
    assert path.read_text("utf-8") == page(game_id)


def test_an_unknown_clause_is_named() -> None:
    with pytest.raises(rulebooks.UnknownClause, match=r"Fortune has no clause 'FO-99\.1'"):
        rulebooks.clause("fortune", "FO-99.1")


def test_a_clause_is_found_by_its_number() -> None:
    assert "fewer than two dice" in rulebooks.clause("fortune", "fo-3.4")
