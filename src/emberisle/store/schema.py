"""Bringing a database to the newest schema."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from emberisle.store.store import BadStore

MIGRATIONS: Final = Path(__file__).parent / "migrations"

_alembic: Final = threading.Lock()
"""Alembic works with global names, so one process migrates one database at a time."""


async def migrate(connection: AsyncConnection, revision: str = "head") -> None:
    """Upgrade inside the transaction that the connection is in."""
    while not _alembic.acquire(blocking=False):
        await asyncio.sleep(0.01)
    try:
        await connection.run_sync(_upgrade, revision)
    except CommandError as wrong:
        raise BadStore(f"this database belongs to a newer Emberisle: {wrong}") from wrong
    finally:
        _alembic.release()


def revisions(connection: Connection) -> tuple[str | None, str | None]:
    """The revision of the schema in this database, none if there is no schema, and the newest there is."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision(), newest


def _upgrade(connection: Connection, revision: str) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
