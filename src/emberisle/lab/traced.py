"""Which clauses can be seen at work: those that a step carries, and those that an event can name."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from emberisle import rulebooks
from emberisle.games import ruleset
from emberisle.kernel.steps import Step

SILENT: Final = ("refusals", "house", "words")
"""Modules of rules that name clauses which they say something about, and in which nothing happens."""
NO_EVENTS: Final = ("Refusal", "Option", "Erratum")


@cache
def traced(game_id: str) -> frozenset[str]:
    """Both; other clauses, such as how points are counted, leave no trace."""
    carried = {kind.rule for kind in ruleset(game_id).vocabulary() if issubclass(kind, Step)}
    named = {clause for source in _sources(game_id) for clause in _named(ast.parse(source))}
    return frozenset((carried | named) & set(rulebooks.clauses(game_id)))


def _sources(game_id: str) -> Iterator[str]:
    """The modules of the rules: those with steps, and what lies beside them in their package."""
    found: set[Path] = set()
    for name in {kind.__module__ for kind in ruleset(game_id).vocabulary() if issubclass(kind, Step)}:
        package, _, module = name.rpartition(".")
        folder = Path(sys.modules[name].__file__ or "").parent
        found.update(folder.glob("*.py" if package else f"{module}.py"))
    return (path.read_text("utf-8") for path in sorted(found) if path.stem not in SILENT)


def _named(node: ast.AST) -> Iterator[str]:
    """The texts in a source, but for those that refuse and offer; what a class carries its steps tell."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) in NO_EVENTS:
        return
    if isinstance(node, ast.FunctionDef) and node.returns and "Refusal" in ast.unparse(node.returns):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    for child in ast.iter_child_nodes(node):
        if not (isinstance(node, ast.ClassDef) and isinstance(child, ast.Assign)):
            yield from _named(child)
