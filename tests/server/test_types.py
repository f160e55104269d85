"""The page's types and the published schema are what the messages and the games say."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from emberisle.games import plugs
from emberisle.plug import Plug
from emberisle.server import messages
from emberisle.server.http import typescript
from tests.toys.pebbles import PEBBLES

ROOT = Path(__file__).parents[2]


def test_the_pages_types_are_current() -> None:
    """They are made from the sources: a compiled view no longer knows what its lists are lists of."""
    plain = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    program = (
        "import json; from emberisle.server.http.typescript import files;"
        "print(json.dumps({str(file): text for file, text in files().items()}))"
    )
    made = subprocess.run(
        [sys.executable, "-c", program], env=plain, capture_output=True, text=True, check=True
    )
    files: dict[str, str] = json.loads(made.stdout)
    assert str(ROOT / "web/src/games/fortune/types.ts") in files
    for file, text in files.items():
        assert Path(file).read_text("utf-8") == text, "run `python -m emberisle.server.http.typescript`"


@pytest.mark.parametrize("name", ["Asked", "Spoken"])
def test_every_message_is_in_the_schema_by_its_type(name: str) -> None:
    definitions: dict[str, Any] = typescript.schema()["$defs"]  # type: ignore[assignment]
    for kind in get_args(getattr(messages, name)):
        shape = definitions[kind.__name__]
        assert shape["properties"]["type"] == {"enum": [kind.__struct_config__.tag]}
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert set(shape["properties"]) == fields | {"type"}


def test_what_may_be_left_out_is_optional_on_the_page() -> None:
    written = typescript.message_types()
    arrange = written[written.index("export interface Arrange ") :].partition("}")[0]
    assert "seats?: number | null;" in arrange
    assert "  id: string;" in arrange


def test_parts_of_what_a_game_tells_are_typed() -> None:
    written = typescript.game_types("wildfire")
    assert "  placed: PlacedTile[];" in written
    assert "export interface PlacedTile {" in written


def test_a_game_without_a_page_has_the_types_of_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plugs(), PEBBLES.id, Plug("tests.toys.pebbles", PEBBLES))
    assert "export interface PebblesView {\n  pebbles: number[];" in typescript.game_types(PEBBLES.id)
