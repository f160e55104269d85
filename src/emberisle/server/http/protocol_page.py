"""The page of the documentation that lists every message, made from the messages themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from emberisle.server import messages

PAGE: Final = Path(__file__).parents[4] / "docs" / "protocol.md"
PARTS: Final = (
    ("requests", "What a client says"),
    ("told", "What it hears"),
    ("tables", "The table"),
    ("rooms", "The room"),
    ("games", "The games"),
    ("plain_http", "Over plain HTTP"),
    ("values", "Names of kinds"),
)
BEGINNING: Final = """\
# The messages

Made from [the messages](../src/emberisle/server/messages) by `python -m emberisle.server.http.typescript`.
[How a client speaks to the server](server.md#speaking-to-it) tells what follows what, [the client](client.md)
does it in Python, and `/api/messages.json` is the same as JSON Schema. A message is a JSON object, and its
`type` says which it is. Fields with `=` may be left out.
"""


def text() -> str:
    """The whole page."""
    folder = Path(messages.__file__).parent
    return "\n".join([BEGINNING, *[_part(folder / f"{module}.py", title) for module, title in PARTS]])


def _part(file: Path, title: str) -> str:
    tree = ast.parse(file.read_text("utf-8"))
    found = [_message(node) for node in tree.body if isinstance(node, ast.ClassDef)]
    return "\n".join([f"## {title}\n", *found, *_aliases(tree)])


def _message(kind: ast.ClassDef) -> str:
    tag = next((word.value.value for word in kind.keywords if word.arg == "tag"), None)  # type: ignore[attr-defined]
    name = f"### {kind.name}" if tag is None else f"### {kind.name}: `{tag}`"
    fields = list(_documented(kind.body))
    lines = [name, "", *([_plain(said), ""] if (said := ast.get_docstring(kind)) else [])]
    if fields:
        lines += ["| field | kind | |", "|---|---|---|"]
        lines += [f"| `{_name(node)}` | `{_kind(node)}` | {_plain(said)} |" for node, said in fields]
        lines.append("")
    return "\n".join(lines)


def _documented(body: list[ast.stmt]) -> Iterator[tuple[ast.AnnAssign, str]]:
    """The fields of a message, each with the sentence that stands below it."""
    for node, after in zip(body, [*body[1:], None]):
        if isinstance(node, ast.AnnAssign):
            yield node, _sentence(after)


def _aliases(tree: ast.Module) -> Iterator[str]:
    """Names for kinds of values, with what they stand for."""
    for node, after in zip(tree.body, [*tree.body[1:], None]):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            said = _sentence(after)
            yield f"- **{node.targets[0].id}**: `{ast.unparse(node.value)}`" + (f". {said}" if said else "")
    yield ""


def _sentence(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return _plain(str(node.value.value))
    return ""


def _plain(said: str) -> str:
    return " ".join(said.replace("``", "`").split())


def _name(node: ast.AnnAssign) -> str:
    name = ast.unparse(node.target)
    return name if node.value is None else f"{name} ="


def _kind(node: ast.AnnAssign) -> str:
    return ast.unparse(node.annotation).replace("UnsetType | ", "").replace("|", "\\|")
