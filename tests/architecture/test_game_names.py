"""Nothing outside a game's folder names a game: what is known of games is known through their plugs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from emberisle.games import plugs
from tests.architecture.source import MODULES, SRC, Module

WEB = SRC.parent / "web" / "src"
GAMES = [path.parent.name for path in sorted((SRC / "emberisle" / "games").glob("*/__init__.py"))]


def names_of(game_id: str) -> list[str]:
    """How a game can be called in code: by its id, by its title, and as part of a longer name."""
    return [game_id, plugs()[game_id].ruleset.title, "".join([part.title() for part in game_id.split("_")])]


NAMED = re.compile("|".join([re.escape(name) for game in GAMES for name in names_of(game)]), re.IGNORECASE)


def outside(module: Module) -> bool:
    parts = module.name.split(".")
    return parts[1:2] != ["games"] or len(parts) < 3


def words_in(module: Module) -> Iterator[str]:
    """Every name and every text in the code; docstrings may show examples."""
    docstrings = {id(node.value) for node in ast.walk(module.tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name
        elif isinstance(node, ast.arg | ast.keyword):
            yield node.arg or ""
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value


@pytest.mark.parametrize("module", [module for module in MODULES if outside(module)], ids=str)
def test_no_module_outside_a_game_names_one(module: Module) -> None:
    assert [word for word in words_in(module) if NAMED.search(word)] == []


@pytest.mark.parametrize(
    ("folder", "kinds"),
    [(WEB, (".ts", ".tsx", ".css")), (WEB.parent, (".html",)), (SRC / "emberisle", (".toml", ".tcss"))],
    ids=["scripts and styles", "pages", "texts"],
)
def test_no_other_file_outside_a_game_names_one(folder: Path, kinds: tuple[str, ...]) -> None:
    """Tests of the page may have samples."""
    files = [path for path in folder.rglob("*") if path.suffix in kinds and "node_modules" not in path.parts]
    assert files
    named = [
        f"{path.relative_to(folder)}: {found.group()}"
        for path in files
        if not ({*path.relative_to(folder).parts} & {*GAMES} or ".test." in path.name)
        for found in [NAMED.search(path.read_text("utf-8"))]
        if found
    ]
    assert named == []


def test_a_module_that_names_a_game_would_be_found(tmp_path: Path) -> None:
    file = tmp_path / "faces.py"
    file.write_text(f'"""Such as {GAMES[0]}."""\nif game.id == "{GAMES[0]}":\n    pass\n', "utf-8")
    assert [word for word in words_in(Module("faces", file)) if NAMED.search(word)] == [GAMES[0]]
