"""The page's types, from the messages and from every game: ``python -m emberisle.server.http.typescript``."""

from __future__ import annotations

import dataclasses
import inspect
import json
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

import emberisle as em
from emberisle.server import messages
from emberisle.server.game_pages import game_page
from emberisle.server.http import protocol_page

WEB: Final = Path(__file__).parents[4] / "web" / "src"
MADE: Final = "// Made from {} by `python -m emberisle.server.http.typescript`.\n"
NOTATION: Final = """\
// biome-ignore lint/suspicious/noExplicitAny: a move's notation is the game's own
export type Notation = any;
"""
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def message_types() -> str:
    """Every message as a TypeScript interface."""
    parts = [MADE.format("src/emberisle/server/messages/"), NOTATION]
    parts += [_interface(kind) for kind in _messages()]
    parts += [f"export type {name} = {_named(getattr(messages, name))};\n" for name in ("Asked", "Spoken")]
    return "\n".join(parts)


def game_types(game_id: str) -> str:
    """The view of a game, and whatever else its page is told, as TypeScript interfaces."""
    rules = em.ruleset(game_id)
    view = type(em.new(game_id, rules.fewest, seed=0).view(None).table)
    shapes = [_interface(kind) for kind in _with_parts((view, *game_page(game_id).types))]
    needed = ['import type { Notation } from "../../messages";\n'] if "Notation" in "".join(shapes) else []
    return "\n".join([MADE.format("the view and the page of the game"), *needed, *shapes])


def files() -> dict[Path, str]:
    """Every file of types that the page has, and the list of messages, with what has to be in it."""
    drawn = [game_id for game_id in em.games() if (WEB / "games" / game_id).is_dir()]
    found = {WEB / "games" / game_id / "types.ts": game_types(game_id) for game_id in drawn}
    return {WEB / "messages.ts": message_types(), protocol_page.PAGE: protocol_page.text(), **found}


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


def _with_parts(kinds: Iterable[type]) -> list[type]:
    """These kinds and all that they are made of, each once, parts before the whole."""
    found: list[type] = []
    for kind in kinds:
        hints = get_type_hints(kind).values() if _has_fields(kind) else get_args(kind)
        parts = [part for part in _with_parts(hints) if part not in found]
        found += [*parts, kind] if _has_fields(kind) and kind not in found else parts
    return found


def _has_fields(kind: Any) -> bool:
    return inspect.isclass(kind) and (dataclasses.is_dataclass(kind) or issubclass(kind, msgspec.Struct))


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
    """The fields that may be left out: by the page of a request, and by the server of what has defaults."""
    if not issubclass(kind, msgspec.Struct):
        return set()
    config = kind.__struct_config__
    if not config.forbid_unknown_fields and not config.omit_defaults:
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
        return " | ".join([_named(part) for part in inside if part is not msgspec.UnsetType])
    if origin is dict:
        return f"Record<{_named(inside[0])}, {_named(inside[1])}>"
    if origin is list or (origin is tuple and inside[1:] == (...,)):
        return _list(inside[0])
    if origin is tuple:
        return f"[{', '.join([_named(part) for part in inside])}]"
    return hint.__name__ if _has_fields(hint) else "Notation"


def _list(item: Any) -> str:
    name = _named(item)
    return f"({name})[]" if "|" in name else f"{name}[]"


def main() -> None:
    """Write the types where the page looks for them."""
    for file, text in files().items():
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
