"""A client of the table server: programs sit at real tables, and see what their seat sees and nothing else.

``connect`` and ``connect_async`` come into a room; both give a table with the same methods.
"""

from __future__ import annotations

from emberisle.client.admission import come_in, open_room
from emberisle.client.async_table import AsyncTable, connect_async
from emberisle.client.errors import ClientError, RequestRefused, Unreachable
from emberisle.client.known_table import KnownTable, Turn
from emberisle.client.playing import play_matches
from emberisle.client.table import Table, connect

__all__ = [
    "AsyncTable",
    "ClientError",
    "KnownTable",
    "RequestRefused",
    "Table",
    "Turn",
    "Unreachable",
    "come_in",
    "connect",
    "connect_async",
    "open_room",
    "play_matches",
]
