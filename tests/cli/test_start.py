"""`start.py`: which commands need the page, and that they are handed on as they were typed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

START = Path(__file__).parents[2] / "start.py"


@pytest.fixture
def start() -> ModuleType:
    spec = importlib.util.spec_from_file_location("start", START)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("typed", "page"),
    [
        ([], True),
        (["serve", "--port", "0"], True),
        (["--no-browser"], True),
        (["--port", "0", "--no-browser"], True),
        (["--version"], False),
        (["play", "fortune", "--plain"], False),
        (["dance"], False),
    ],
)
def test_the_page_is_built_for_the_table_server_alone(
    typed: list[str], page: bool, start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[object] = []
    monkeypatch.setattr(start, "set_up", lambda venv, kind: done.append(kind))
    monkeypatch.setattr(start, "build_page", lambda: done.append("page"))
    monkeypatch.setattr(start, "hand_over", lambda program, *words, env: done.append(list(words)))
    start.main(typed)
    assert done == ["play", *(["page"] if page else []), typed]
