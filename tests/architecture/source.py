"""The modules of the package, read as text and not run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

SRC = Path(__file__).parents[2] / "src"


@dataclass(frozen=True)
class Module:
    name: str
    """Its name with dots; a package goes by its own name."""
    file: Path

    @cached_property
    def text(self) -> str:
        return self.file.read_text("utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, str(self.file))

    @property
    def is_package(self) -> bool:
        return self.file.name == "__init__.py"

    @property
    def layer(self) -> str:
        """The folder it is in: kernel, games, bots, ...; modules beside those are the front door.

        In the folders of a game and of the server each part is a layer of its own. What the server asks of
        the page of a game is a layer too, as games import it.

        ``__main__`` is the command line by another name.
        """
        if self.file.name == "__main__.py":
            return "cli"
        inside = self.file.relative_to(SRC / "emberisle").with_suffix("").parts
        if inside[0] == "games" and len(inside) > 2 and inside[2] != "__init__":
            return "rules" if inside[2] == "rules" else f"game {inside[2]}"
        if inside[:2] in (("server", "game_page"), ("server", "messages")):
            return "page contract"
        if inside[0] == "server" and len(inside) > 2:
            return f"server {inside[1]}"
        if len(inside) > 1:
            return inside[0]
        return inside[0] if inside[0] in ("plug", "processes") else "front"

    def imports(self) -> Iterator[str]:
        """The full name of everything imported anywhere in the module, in functions too."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                origin = self._origin(node)
                yield from [f"{origin}.{alias.name}" for alias in node.names]

    def _origin(self, node: ast.ImportFrom) -> str:
        if node.level == 0:
            return node.module or ""
        steps = node.level - (1 if self.is_package else 0)
        package = self.name.split(".")[: len(self.name.split(".")) - steps]
        return ".".join([*package, *([node.module] if node.module else [])])

    def functions(self) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
        for node in ast.walk(self.tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                yield node

    def __str__(self) -> str:
        return self.name


def _named(file: Path) -> str:
    parts = file.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = [Module(_named(file), file) for file in sorted((SRC / "emberisle").rglob("*.py"))]
NAMES = {module.name for module in MODULES}
LAYERS = {module.name: module.layer for module in MODULES}


def module_of(imported: str) -> str | None:
    """The module of ours that this import reaches, or None if it is not ours."""
    name = imported
    while name and name not in NAMES:
        name = name.rpartition(".")[0]
    return name or None
