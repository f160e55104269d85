"""`start.py`: which commands need the page, how they are handed on, and that help runs nothing else."""

from __future__ import annotations

import argparse
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from emberisle.cli.main import parser_for

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


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        (["lab", "fortune"], "lab"),
        (["lab", "fortune", "--engine", "ray"], "ray"),
        (["lab", "fortune", "--engine=ray"], "ray"),
        (["lab", "--help"], "play"),
        (["review", "ray"], "play"),
    ],
)
def test_a_command_has_what_it_needs(
    typed: list[str], kind: str, start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[object] = []
    monkeypatch.setattr(start, "set_up", lambda venv, kind: done.append(kind))
    monkeypatch.setattr(start, "compiled_is_current", lambda python: False)
    monkeypatch.setattr(start, "hand_over", lambda program, *words, env: None)
    start.main(typed)
    assert done == [kind]
    assert (START.parent / "requirements" / f"{kind}.lock").exists()


@pytest.mark.parametrize(
    ("typed", "current", "compiled"),
    [
        (["lab", "fortune"], True, True),
        (["review", "game.log"], True, True),
        (["lab", "fortune"], False, False),
        (["play", "fortune"], True, False),
    ],
)
def test_what_takes_long_runs_on_the_compiled_build_if_it_is_there(
    typed: list[str], current: bool, compiled: bool, start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[dict[str, str]] = []
    monkeypatch.setattr(start, "set_up", lambda venv, kind: Path("python"))
    monkeypatch.setattr(start, "compiled_is_current", lambda python: current)
    monkeypatch.setattr(start, "hand_over", lambda program, *words, env: handed.append(env))
    start.main(typed)
    [env] = handed
    assert env.get("PYTHONPATH") == (str(start.COMPILED) if compiled else None)


@pytest.mark.parametrize(("changed", "current"), [(False, True), (True, False)])
def test_a_compiled_build_is_current_until_a_source_changes(
    changed: bool, current: bool, start: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    source = start.ROOT / "src" / "emberisle" / "kernel"
    monkeypatch.setattr(start, "PACKAGED", (source,))
    monkeypatch.setattr(start, "COMPILED_STAMP", tmp_path / "stamp")
    monkeypatch.setattr(start, "extension_suffix", lambda python: ".so")
    python = Path("python")
    assert not start.compiled_is_current(python)
    (tmp_path / "stamp").write_text(start.compiled_digest(python))
    monkeypatch.setattr(start, "PACKAGED", (source.parent / "store",) if changed else (source,))
    assert start.compiled_is_current(python) is current


def test_an_environment_never_becomes_a_smaller_one(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "bin").mkdir()
    for folder, name in (("bin", "python"), ("Scripts", "python.exe")):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / name).touch()
    installed: list[str] = []
    monkeypatch.setattr(start, "pip", lambda python, *words: installed.append(Path(str(words[-1])).name))
    for kind in ("lab", "play", "lab", "ray", "play"):
        start.set_up(tmp_path, kind)
    assert [name for name in installed if name.endswith(".lock")] == ["lab.lock", "ray.lock"]


def test_help_names_every_command(start: ModuleType) -> None:
    [commands] = [one for one in parser_for(())._actions if isinstance(one, argparse._SubParsersAction)]
    assert start.__doc__ is not None
    for name in commands.choices:
        assert re.search(rf"\b{name}\b", start.__doc__), name


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
