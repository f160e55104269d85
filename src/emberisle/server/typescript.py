"""The page's types, from the messages and the games' views: ``python -m emberisle.server.typescript``."""

from __future__ import annotations

import dataclasses
import inspect
import json
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from emberisle.games.board_game_battle.rules.view import BattleView
from emberisle.games.fireball_island.rules.view import Aim, IslandView
from emberisle.games.fortune.rules.view import FortuneView
from emberisle.games.wildfire.rules.view import OpenEnd, Owed, WildfireView
from emberisle.server import messages

VIEWS: Final = (FortuneView, OpenEnd, Owed, WildfireView, BattleView, Aim, IslandView)
HEADING: Final = "// Made from src/emberisle/server/messages.py by `python -m emberisle.server.typescript`.\n"
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def typescript() -> str:
    """Every message and every view as a TypeScript interface."""
    parts = [HEADING, "// biome-ignore lint/suspicious/noExplicitAny: a move's notation is the game's own\n"]
    parts.append("export type Notation = any;\n")
    parts += [_interface(kind) for kind in (*_messages(), *VIEWS)]
    parts += [f"export type {name} = {_named(getattr(messages, name))};\n" for name in ("Asked", "Spoken")]
    return "\n".join(parts)


def schema() -> dict[str, object]:
    """The messages of a connection as JSON Schema: what the page may say, and what it will hear."""
    (asked, spoken), definitions = msgspec.json.schema_components([messages.Asked, messages.Spoken])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What is said at an Emberisle table",
        "properties": {"asked": asked, "spoken": spoken},
        "$defs": definitions,
    }


def _messages() -> Iterator[type]:
    roots = (msgspec.Struct, messages.Request, messages.Told)
    for kind in vars(messages).values():
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind not in roots:
            yield kind


def _interface(kind: type) -> str:
    lines = [f"export interface {kind.__name__} {{"]
    if issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag is not None:
        lines.append(f'  type: "{kind.__struct_config__.tag}";')
    optional = _optional(kind)
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if not name.startswith("__"):
            lines.append(f"  {name}{'?' if name in optional else ''}: {_named(hint)};")
    return "\n".join([*lines, "}\n"])


def _optional(kind: type) -> set[str]:
    """What the page may leave out of what it says."""
    if not issubclass(kind, msgspec.Struct) or not kind.__struct_config__.forbid_unknown_fields:
        return set()
    return {field.name for field in msgspec.structs.fields(kind) if not field.required}


def _named(hint: Any) -> str:
    origin, inside = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if hint is Any:
        return "Notation"
    if origin is Annotated:
        return _named(inside[0])
    if origin is Literal:
        return " | ".join([json.dumps(value) for value in inside])
    if origin in (Union, types.UnionType):
        return " | ".join([_named(part) for part in inside])
    if origin is dict:
        return f"Record<{_named(inside[0])}, {_named(inside[1])}>"
    if origin is list or (origin is tuple and inside[1:] == (...,)):
        return _list(inside[0])
    if origin is tuple:
        return f"[{', '.join([_named(part) for part in inside])}]"
    if inspect.isclass(hint) and (dataclasses.is_dataclass(hint) or issubclass(hint, msgspec.Struct)):
        return hint.__name__
    return "Notation"


def _list(item: Any) -> str:
    name = _named(item)
    return f"({name})[]" if "|" in name else f"{name}[]"


def main() -> None:
    """Write the types where the page looks for them."""
    root = Path(__file__).parents[3]
    (root / "web" / "src" / "messages.ts").write_text(typescript(), "utf-8")


if __name__ == "__main__":
    main()
