"""One quick server for all tests that need nothing special."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from emberisle.server.http import rooms
from emberisle.server.rooms import proposals, requests
from tests.server.running import running


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same luck in every run of a test."""
    numbers = itertools.count()
    for module in (proposals, requests, rooms):
        monkeypatch.setattr(module, "fresh_seed", lambda: f"{request.node.name} {next(numbers)}")


@pytest.fixture(scope="package")
def base() -> Iterator[str]:
    """The address of a server that keeps everything in memory; its threads end with these tests."""
    with running() as address:
        yield address


@pytest.fixture(scope="module")
def impatient() -> Iterator[str]:
    """A server where bots mind a chair as soon as its owner is gone."""
    with running(grace=0.0) as base:
        yield base
