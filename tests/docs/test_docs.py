"""Every Python example in the documentation runs and gives what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import emberisle

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


def test_the_package_docstring_runs() -> None:
    assert doctest.testmod(emberisle).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)|(?:src|href)=\"([^\"#]+)\"", page.read_text("utf-8")):
        path = target[0] or target[1]
        assert path.startswith("https://") or (page.parent / path).exists(), path


def test_the_tutorial_shows_the_example_as_it_is() -> None:
    """Every line of Pig stands in it, and nothing else."""
    page = (ROOT / "docs" / "own_game.md").read_text("utf-8")
    files = {path.name: path.read_text("utf-8") for path in (ROOT / "examples" / "pig").glob("*.*")}
    python = re.findall(r"```python\n(.*?)\n```", page, re.DOTALL)
    assert all(any(block in text for text in files.values()) for block in python)
    shown = {line for block in python for line in block.splitlines()}
    left_out = [line for line in files["pig.py"].splitlines() if line not in shown]
    assert [line for line in left_out if not line.startswith("# -- ")] == []
    [package] = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert package == files["pyproject.toml"]


def test_the_tutorial_states_the_rules_as_the_steps_do() -> None:
    page = (ROOT / "docs" / "own_game.md").read_text("utf-8")
    steps = (ROOT / "examples" / "pig" / "pig.py").read_text("utf-8")
    clauses = re.findall(r'"""(.*)"""\n\n    rule = "(.*)"', steps)
    assert len(clauses) == 5
    assert [(said, rule) for said, rule in clauses if f"- **{rule}** {said}\n" not in page] == []
