"""What the code of a game says outright: its strings, the patterns it builds, and the events it tells."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from emberisle.plug import Plug

_WORD = re.compile(r"[A-Za-z]{3}")
"""Matches a literal part long enough to identify a built key."""


@cache
def nodes(package: str) -> tuple[ast.AST, ...]:
    """The code of a package or module, as far as its source is at hand."""
    return tuple([node for file in _files(package) for node in ast.walk(ast.parse(file.read_text("utf-8")))])


def _files(package: str) -> list[Path]:
    spec = find_spec(package)
    if spec is None:
        return []
    folders = spec.submodule_search_locations
    if folders is not None:
        return [file for folder in folders for file in sorted(Path(folder).rglob("*.py"))]
    return [Path(spec.origin)] if spec.origin and spec.origin.endswith(".py") else []


def strings(game: Plug) -> set[str]:
    """Every string in the code, and what stands between its dots."""
    found = {
        node.value
        for node in nodes(game.package)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return found | {part for text in found for part in text.split(".")}


def built(game: Plug) -> list[re.Pattern[str]]:
    """What the code puts together, such as ``f"cards.{name}"``, with anything in the gaps."""
    patterns = {
        "".join([_pattern(part) for part in node.values])
        for node in nodes(game.package)
        if isinstance(node, ast.JoinedStr) and any(_is_word(part) for part in node.values)
    }
    return [re.compile(pattern) for pattern in sorted(patterns)]


def _is_word(part: ast.expr) -> bool:
    return isinstance(part, ast.Constant) and _WORD.search(str(part.value)) is not None


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".*"


def events(game: Plug) -> Iterator[str]:
    """What is told where the code says it outright."""
    for node in nodes(game.package):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event":
            what = node.args[1] if len(node.args) > 1 else None
            if isinstance(what, ast.Constant) and isinstance(what.value, str):
                yield what.value
