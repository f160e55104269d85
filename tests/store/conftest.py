"""Every test of the store may be a coroutine, and runs once for each backend it asks for."""

from __future__ import annotations

import asyncio
import inspect
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from emberisle.store.store import Store
from tests.store.places import Place
from tests.store.postgres import Server, running_postgres


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    work = pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
    runner = pyfuncitem.funcargs["runner"]
    assert isinstance(runner, asyncio.Runner)
    runner.run(work)
    return True


@pytest.fixture(autouse=True)
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    with running_postgres() as server:
        yield server


@pytest.fixture
def fresh_database(postgres: Server) -> Iterator[Callable[[], str]]:
    """Makes another empty database."""
    urls: list[str] = []

    def fresh() -> str:
        urls.append(postgres.fresh_database())
        return urls[-1]

    yield fresh
    for url in urls:
        postgres.give_back(url)


@pytest.fixture
def fresh_place(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], Place]:
    """Makes another place of the kind that is asked for."""
    numbers = itertools.count(1)

    def fresh(backend: str) -> Place:
        if backend == "postgresql":
            return Place(request.getfixturevalue("fresh_database")())
        return Place("memory:" if backend == "memory" else f"sqlite:///{tmp_path}/{next(numbers)}.db")

    return fresh


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, fresh_place: Callable[[str], Place]) -> Place:
    """A fresh place of every kind."""
    return fresh_place(request.param)


@pytest.fixture(params=["sqlite", "postgresql"])
def lasting_place(request: pytest.FixtureRequest, fresh_place: Callable[[str], Place]) -> Place:
    """A fresh place of every kind that outlives its store and that several stores share."""
    return fresh_place(request.param)


@pytest.fixture
def postgres_place(fresh_place: Callable[[str], Place]) -> Place:
    return fresh_place("postgresql")


@pytest.fixture
def store(place: Place, runner: asyncio.Runner) -> Iterator[Store]:
    """An open store of every kind."""
    store = place.store()
    runner.run(store.open())
    yield store
    runner.run(store.close())
