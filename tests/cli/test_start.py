"""`start.py`: which commands need the page, how they are handed on, and that help runs nothing else."""

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
        (["serve", "--help"], False),
        (["serve", "--port", "0", "-h"], False),
        (["--no-browser", "--help"], False),
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


@pytest.fixture
def idle(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A script that fails as soon as it sets anything up or runs anything."""
    for name in ("set_up", "build_page", "build_compiled", "check", "quietly", "hand_over"):
        monkeypatch.setattr(start, name, lambda *_, name=name, **__: pytest.fail(f"{name} was called"))
    return start


@pytest.mark.parametrize("typed", [["--help"], ["-h"], ["--fast", "--help"], ["tests/kernel", "-h"]])
def test_help_for_test_runs_nothing(
    typed: list[str], idle: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert idle.main(["test", *typed]) == 0
    told = capsys.readouterr().out
    for said in ("start.py test", "--fast", "pytest", "--update-golden"):
        assert said in told


@pytest.mark.parametrize("typed", ["--help", "-h"])
def test_help_for_bench_names_every_benchmark(
    typed: str, idle: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert idle.main(["bench", typed]) == 0
    told = capsys.readouterr().out
    for script in (START.parent / "bench").glob("[!_]*.py"):
        assert f"    {script.stem} " in told
    assert "How fast is random play?" in told


@pytest.mark.parametrize("typed", [[], ["dance"]])
def test_what_is_no_benchmark_is_refused_with_their_names(typed: list[str], idle: ModuleType) -> None:
    with pytest.raises(SystemExit, match="NAME is one of these"):
        idle.main(["bench", *typed])


@pytest.mark.parametrize(
    ("typed", "compiles"), [(["--help"], False), (["-h"], False), (["--rounds", "3"], True)]
)
def test_for_the_help_of_a_benchmark_nothing_is_compiled(
    typed: list[str], compiles: bool, start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[object] = []
    monkeypatch.setattr(start, "set_up", lambda venv, kind: done.append(kind))
    monkeypatch.setattr(start, "build_compiled", lambda python: done.append("compiled"))
    monkeypatch.setattr(start, "hand_over", lambda program, *words, env: done.append(list(words)))
    start.main(["bench", "speed", *typed])
    script = START.parent / "bench" / "speed.py"
    assert done == ["bench", *(["compiled"] if compiles else []), [script, *typed]]
