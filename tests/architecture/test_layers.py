"""Imports go downward only, modules and functions stay small, and the build under test is the right one."""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from typing import Final

import pytest

import emberisle.kernel.game
from tests.architecture.source import LAYERS, MODULES, SRC, Module, module_of

_BELOW: Final = {"kernel", "plug", "processes", "games", "bots", "ledger", "front", "lessons", "store"}
"""What server and terminal stand on."""

_SERVER: Final = _BELOW | {"page contract", "server", "server rooms"}
"""What the parts of the server stand on: rooms below pictures, push and spare, then live, then http."""

MAY_IMPORT: Final = {
    "kernel": {"kernel"},
    "island": {"island"},
    "game island": {"island", "game island"},
    "rules": {"kernel", "rules", "island", "game island"},
    "plug": {"kernel", "plug"},
    "games": {"kernel", "plug", "games"},
    "bots": {"kernel", "plug", "games", "bots"},
    "game bots": {"kernel", "rules", "bots", "game bots"},
    "processes": {"processes"},
    "ledger": {"kernel", "games", "bots", "processes", "ledger"},
    "front": {"kernel", "plug", "games", "bots", "ledger", "front"},
    "lessons": {"kernel", "games", "bots", "front", "lessons"},
    "contract": {"kernel", "plug", "games", "bots", "front", "lessons", "contract"},
    "store": {"kernel", "store"},
    "page contract": {"kernel", "bots", "page contract"},
    "game page": {"kernel", "rules", "game bots", "island", "game island", "page contract", "game page"},
    "server": _BELOW | {"page contract", "server"},
    "server rooms": _SERVER,
    "server pictures": _SERVER | {"server pictures"},
    "server push": _SERVER | {"server push"},
    "server spare": _SERVER | {"server spare"},
    "server workbench": _SERVER | {"lab", "server spare", "server workbench"},
    "server reviews": _SERVER | {"server spare", "server reviews"},
    "server live": _SERVER | {"server pictures", "server push", "server spare", "server live"},
    "server http": _SERVER
    | {
        "server pictures",
        "server push",
        "server spare",
        "server workbench",
        "server reviews",
        "server live",
        "server http",
    },
    "terminal": {"kernel", "plug", "games", "bots", "front", "terminal"},
    "envs": {"kernel", "plug", "games", "bots", "front", "terminal", "envs"},
    "game envs": {"kernel", "rules", "envs", "game envs"},
    "game terminal": {
        "kernel",
        "rules",
        "bots",
        "game bots",
        "front",
        "terminal",
        "game island",
        "game terminal",
    },
    "lab": {"kernel", "games", "bots", "processes", "front", "lab"},
    "client": _BELOW | {"page contract", "client"},
    "cli": _BELOW | {"client", "lab", "server", "server http", "terminal", "cli"},
}

STDLIB_ONLY: Final = ("kernel", "plug", "processes", "games", "rules", "ledger", "front")
NEVER_WAITING: Final = ("server rooms", "server pictures")
LONGEST_MODULE: Final = 450
LONGEST_FUNCTION: Final = 50

every_module = pytest.mark.parametrize("module", MODULES, ids=str)


@every_module
def test_imports_go_downward_only(module: Module) -> None:
    assert module.layer in MAY_IMPORT, f"{module} is in a layer that this test does not know"
    reached = {name for name in map(module_of, module.imports()) if name is not None}
    upward = {name for name in reached if LAYERS[name] not in MAY_IMPORT[module.layer]}
    assert not upward, f"{module} imports from above"


@every_module
def test_a_game_knows_no_other_game(module: Module) -> None:
    home = game_of(module.name)
    if home is not None:
        reached = {game_of(name) for name in map(module_of, module.imports()) if name is not None}
        assert reached <= {home, None}, f"{module} imports from another game"


def game_of(name: str) -> str | None:
    parts = name.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else None


@pytest.mark.parametrize("module", [m for m in MODULES if m.layer in STDLIB_ONLY], ids=str)
def test_the_lower_layers_need_nothing_but_python(module: Module) -> None:
    roots = {imported.partition(".")[0] for imported in module.imports()}
    foreign = roots - sys.stdlib_module_names - {"emberisle"}
    if module.name == "emberisle.kernel.native":
        foreign -= only_for_type_checking(module)
    assert not foreign


@pytest.mark.parametrize("module", [m for m in MODULES if m.layer in NEVER_WAITING], ids=str)
def test_rooms_and_pictures_neither_wait_nor_send(module: Module) -> None:
    roots = {imported.partition(".")[0] for imported in module.imports()}
    assert not roots & {"asyncio", "concurrent", "litestar", "multiprocessing", "threading", "time"}


def only_for_type_checking(module: Module) -> set[str]:
    """What is imported under ``if TYPE_CHECKING`` and nowhere else."""
    guarded: set[str] = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            guarded |= {found.module or "" for found in node.body if isinstance(found, ast.ImportFrom)}
    return guarded


@every_module
def test_no_module_is_long(module: Module) -> None:
    assert len(module.text.splitlines()) <= LONGEST_MODULE


@every_module
def test_no_function_is_long(module: Module) -> None:
    long = [f"{function.name}: {length}" for function, length in lengths(module) if length > LONGEST_FUNCTION]
    assert not long


def lengths(module: Module) -> Iterator[tuple[ast.FunctionDef | ast.AsyncFunctionDef, int]]:
    for function in module.functions():
        assert function.end_lineno is not None
        yield function, function.end_lineno - function.lineno + 1


@every_module
def test_every_module_says_what_it_is_for(module: Module) -> None:
    assert ast.get_docstring(module.tree)


def test_every_folder_of_modules_is_a_package() -> None:
    folders = {module.file.parent for module in MODULES}
    assert {folder for folder in folders if not (folder / "__init__.py").exists()} == set()


def test_the_modules_were_found() -> None:
    assert {"emberisle", "emberisle.kernel.game", "emberisle.games.fortune.rules.steps"} <= set(LAYERS)
    assert SRC.is_dir()


def test_the_build_under_test_is_the_expected_one() -> None:
    """``EMBERISLE_BUILD`` says which; without it, plain Python is meant."""
    compiled = not emberisle.kernel.game.__file__.endswith(".py")
    assert ("compiled" if compiled else "plain") == os.environ.get("EMBERISLE_BUILD", "plain")
