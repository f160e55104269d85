"""Connections of the network: how many there may be, and how long one may keep the server waiting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final, Protocol

from emberisle.server.addresses import client_of
from emberisle.server.http.descriptors import OWN_DESCRIPTORS, descriptors
from emberisle.server.http.proxies import TrustedProxies
from emberisle.server.settings import Settings

BUSY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)


class Cuttable(Protocol):
    """A transport, as far as it is needed to end it."""

    def abort(self) -> None: ...

    def is_closing(self) -> bool: ...


class OpenConnection:
    """One connection: whether it is silent, and when our patience with it ends."""

    def __init__(self, address: str, transport: Cuttable, *, shared: bool = False) -> None:
        self.client = client_of(address)
        self.transport = transport
        self.shared = shared
        """Whether it is a proxy's, which asks for many clients."""
        self.silent = True
        """Whether nothing whole was asked that is still to be answered: it may be cut to make room."""
        self.patience_ends: float | None = None

    def wait(self, seconds: float) -> None:
        """From now on it keeps us waiting, for so long at most."""
        self.patience_ends = time.monotonic() + seconds

    def go_on(self) -> None:
        """It does not keep us waiting any more."""
        self.patience_ends = None


class ConnectionLimits:
    """Counts connections by client. Where there are too many, the oldest silent one makes room."""

    def __init__(self, settings: Settings) -> None:
        self._most = min(settings.connections, descriptors() - OWN_DESCRIPTORS)
        self._most_of_one = settings.connections_of_one
        self._unread_seconds = settings.unread_seconds
        self._proxies = TrustedProxies(settings.trusted_proxies)
        self._by_client: dict[str, dict[OpenConnection, None]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def opened(self, address: str, transport: Cuttable) -> OpenConnection:
        """A connection from this address, of which nothing is known yet."""
        return OpenConnection(address, transport, shared=self._proxies.trusts(address))

    def admit(self, connection: OpenConnection) -> bool:
        """Count one more, if there is room for it."""
        same = self._by_client.get(connection.client, {})
        if len(same) >= self._most_of_one and not connection.shared:
            return self._replace(same, connection)
        if self._count >= self._most:
            crowd = max([(len(same), client) for client, same in self._by_client.items()])[1]
            return self._replace(self._by_client[crowd], connection)
        self._add(connection)
        return True

    def _replace(self, crowd: Iterable[OpenConnection], connection: OpenConnection) -> bool:
        oldest = next((one for one in crowd if one.silent), None)
        if oldest is None:
            return False
        self._cut(oldest)
        self._add(connection)
        return True

    def _add(self, connection: OpenConnection) -> None:
        self._by_client.setdefault(connection.client, {})[connection] = None
        self._count += 1

    def forget(self, connection: OpenConnection) -> None:
        """It is gone, or about to be."""
        same = self._by_client.get(connection.client, {})
        if connection in same:
            del same[connection]
            self._count -= 1
            if not same:
                del self._by_client[connection.client]

    def cut_overdue(self) -> None:
        """End all connections that have kept us waiting for too long."""
        now = time.monotonic()
        everybody = [one for same in self._by_client.values() for one in same]
        for one in everybody:
            if one.patience_ends is None and one.transport.is_closing():
                one.wait(self._unread_seconds)  # for the rest to be read
            elif one.patience_ends is not None and one.patience_ends <= now:
                self._cut(one)

    def _cut(self, connection: OpenConnection) -> None:
        self.forget(connection)
        connection.transport.abort()


def refuse(transport: asyncio.Transport) -> None:
    """Say that there is no room, and close."""
    transport.write(BUSY)
    transport.close()
