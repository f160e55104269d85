"""Examining a database without changing it: whether it answers, can be written, and has the newest schema."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.store.schema import revisions
from emberisle.store.sql import SqlStore, first_line
from emberisle.store.store import BadStore, store_at
from emberisle.store.tables import LEASES

TRIED: Final = "doctor"


@dataclass(frozen=True)
class Examination:
    """What was found of a database that answers."""

    revision: str | None
    """The revision of its schema; none if it has no schema yet."""
    newest: str | None
    not_writable: str = ""
    """Why nothing can be written there."""


class _NotMeant(Exception):
    """Ends a transaction whose changes are not meant."""


async def examine(url: str) -> Examination:
    """Look at a database; raises ``BadStore`` or ``Unavailable`` if it does not answer."""
    store = store_at(url)
    if not isinstance(store, SqlStore):
        raise BadStore("only a database that keeps something can be examined")
    try:
        async with store.connected() as connection:
            revision, newest = await connection.run_sync(revisions)
        return Examination(revision, newest, await _why_not_writable(store, revision is not None))
    finally:
        await store.dispose()


async def _why_not_writable(store: SqlStore, has_schema: bool) -> str:
    """Write something, and take it back."""
    try:
        async with store.migrating() as connection:
            if has_schema:
                await connection.execute(LEASES.insert().values(room=TRIED, holder=TRIED, expires=0.0))
            raise _NotMeant
    except _NotMeant:
        return ""
    except store.failures as wrong:
        return first_line(wrong)
