"""Whatever is killed under play, however often: what was acknowledged stays, and nothing is done twice."""

from __future__ import annotations

import itertools
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.browser import PATIENCE
from tests.server.process import ServerGroup, ServerProcess
from tests.server.storm import storm
from tests.server.storm_table import Weather
from tests.store.postgres import Server, running_postgres

TABLES = 20


@pytest.fixture
def thorough(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--thorough"))


def killed(server: ServerProcess, weather: Weather) -> None:
    with weather.outage():
        server.kill()
        server.start()


def database_killed(postgres: Server, weather: Weather) -> None:
    with weather.outage():
        postgres.kill()


def bots_killed(server: ServerProcess, weather: Weather) -> None:
    while not server.kill_thinkers():
        weather.until(done=weather.done + 1)  # there are none yet after another stroke


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_two_processes_their_bots_and_their_database_are_killed(thorough: bool) -> None:
    numbers = itertools.count()

    def one_killed(_: Weather) -> None:
        number = next(numbers) % group.PROCESSES
        group.kill_worker(number)
        group.wait_for_worker(number)

    with running_postgres() as postgres:
        database = postgres.fresh_database()
        with ServerGroup(database) as group:
            strokes = {
                "server": lambda weather: killed(group, weather),
                "process": one_killed,
                "bots": lambda weather: bots_killed(group, weather),
                "database": lambda weather: database_killed(postgres, weather),
            }
            print(storm(group.base, database, strokes, kills=200 if thorough else 8, tables=TABLES))


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_a_server_and_its_bots_are_killed_and_its_file_is_locked(thorough: bool, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    def locked(weather: Weather) -> None:
        with closing(sqlite3.connect(file, PATIENCE, isolation_level=None)) as connection:
            connection.execute("BEGIN EXCLUSIVE")
            weather.until(lost=weather.lost + 1)

    with ServerProcess(f"sqlite:///{file}") as server:
        strokes = {
            "server": lambda weather: killed(server, weather),
            "bots": lambda weather: bots_killed(server, weather),
            "database": locked,
        }
        kills, tables = (40, TABLES) if thorough else (4, 7)
        print(storm(server.base, f"sqlite:///{file}", strokes, kills, tables))
