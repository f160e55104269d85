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
