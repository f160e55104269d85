"""The page's types and the published schema are what the messages say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from emberisle.server import messages, typescript

PAGE_TYPES = Path(__file__).parents[2] / "web" / "src" / "messages.ts"


def test_the_pages_types_are_current() -> None:
    """They are made from the sources: a compiled view no longer knows what its lists are lists of."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    program = "from emberisle.server.typescript import typescript; print(typescript(), end='')"
    made = subprocess.run(
        [sys.executable, "-c", program], env=plain, capture_output=True, text=True, check=True
    )
    assert PAGE_TYPES.read_text("utf-8") == made.stdout, "run `python -m emberisle.server.typescript`"


@pytest.mark.parametrize("name", ["Asked", "Spoken"])
def test_every_message_is_in_the_schema_by_its_type(name: str) -> None:
    definitions: dict[str, Any] = typescript.schema()["$defs"]  # type: ignore[assignment]
    for kind in get_args(getattr(messages, name)):
        shape = definitions[kind.__name__]
        assert shape["properties"]["type"] == {"enum": [kind.__struct_config__.tag]}
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert set(shape["properties"]) == fields | {"type"}


def test_what_may_be_left_out_is_optional_on_the_page() -> None:
    written = typescript.typescript()
    arrange = written[written.index("export interface Arrange ") :].partition("}")[0]
    assert "seats?: number | null;" in arrange
    assert "  id: string;" in arrange
