"""Where each clause is: the code that carries its number, the tests that show it, the games it fired in."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import emberisle as em
from emberisle import rulebooks

ROOT = Path(__file__).parents[2]
ABOUT_GAMES = 300

_CLAUSE = re.compile(r"\b[A-Z]+-\d+\.\d+\b")


@cache
def code_by_clause(game_id: str) -> dict[str, list[str]]:
    """The classes, functions and tables of a game whose source names each clause."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "src" / "emberisle" / "games" / game_id / "rules").glob("*.py")):
        source = path.read_text("utf-8")
        body = ast.parse(source).body
        for before, node in zip([body[0], *body], body):
            named = before if isinstance(node, ast.Expr) else node  # what stands under a constant explains it
            for clause in dict.fromkeys(_CLAUSE.findall(ast.get_source_segment(source, node) or "")):
                where = f"{path.stem}.{_name(named)}"
                if where not in found.setdefault(clause, []):
                    found[clause].append(where)
    return found


def _name(node: ast.stmt) -> str:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return node.name
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    raise AssertionError(f"line {node.lineno} names a clause outside a class, a function or a constant")


@cache
def shown_by() -> dict[str, list[str]]:
    """The tests that are marked with each clause."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for function, clause in _marked(ast.parse(path.read_text("utf-8"))):
            found.setdefault(clause, []).append(
                f"{path.stem.removeprefix('test_')}: {function.replace('_', ' ')}"
            )
    return found


def _marked(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                    for argument in mark.args:
                        yield node.name.removeprefix("test_"), ast.literal_eval(argument)


def fired(game_id: str) -> Counter[str]:
    """How often each clause was at work in random games, by the steps and events that carry its number."""
    counts: Counter[str] = Counter()
    for seats, seed in _matches(game_id):
        _count_game(em.new(game_id, seats=seats, seed=seed).guess(0, em.QuickLuck(seed)), seed, counts)
    return counts


def _matches(game_id: str) -> list[tuple[int, int]]:
    """So many seats and a seed, equally often for every number of seats."""
    rules = em.ruleset(game_id)
    tables = range(rules.fewest, rules.most + 1)
    return [(seats, seed) for seats in tables for seed in range(ABOUT_GAMES // len(tables))]


def _count_game(game: em.Game, seed: int, counts: Counter[str]) -> None:
    luck = em.QuickLuck(seed)
    while game.step is not None:
        for done in game.advance(game.step.sample(game.table, luck)):
            counts.update({done.step.rule, *[event.rule for event in done.events]})


@cache
def page(game_id: str) -> str:
    """The coverage page."""
    code, tests, counts = code_by_clause(game_id), shown_by(), fired(game_id)
    games = len(_matches(game_id))
    lines = [
        f"# Every clause of {em.ruleset(game_id).title}",
        "",
        f"For each clause of the [rulebook](../rulebooks/{game_id}.md): the code that carries its number,",
        f"the tests that show it, and how often it was at work in {games} random games under",
        "the default rules (a dash where no step or event carries the number, such as a ruling on how",
        "points are counted). Written by `pytest --update-golden`; the build fails when it is out of date,",
        "or when a clause has no code or no test.",
        "",
        "| clause | says | code | tests | fired |",
        "|---|---|---|---|---|",
    ]
    for clause, text in rulebooks.clauses(game_id).items():
        where = ", ".join(f"`{name}`" for name in code.get(clause, []))
        count = f"{counts[clause]:,}" if counts[clause] else "–"
        shown = ", ".join(tests.get(clause, []))
        lines.append(f"| {clause} | {_first_sentence(text)} | {where} | {shown} | {count} |")
    return "\n".join(lines) + "\n"


def _first_sentence(text: str) -> str:
    words = " ".join(text.split("\n*")[0].split())
    return re.split(r"(?<=[.:;]) ", words)[0].rstrip(".:;")
