"""Who really asks: behind a trusted proxy the client that it names, and each client only so much at once."""

from __future__ import annotations

import logging
from collections import Counter
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from emberisle.server.addresses import client_of
from emberisle.server.http.proxies import FOR, TrustedProxies
from emberisle.server.settings import Settings

ASKED_BY_DOCTOR: Final = "/api/client"
SECURE: Final = {"http": "https", "ws": "wss"}
FULL: Final[Any] = {
    "http.response.start": {"status": 503, "headers": [(b"retry-after", b"1"), (b"content-length", b"0")]},
    "http.response.body": {"body": b""},
}

logger = logging.getLogger(__name__)


class RealClients:
    """An application that is told who asks and whether by HTTPS, also where a trusted proxy is between."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._proxies = TrustedProxies(settings.trusted_proxies)
        self._most = settings.connections_of_one
        self._asking: Counter[str] = Counter()
        """How much each client that comes through a proxy asks at the moment, WebSockets too."""
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peer, port = scope.get("client") or ("", 0)  # none when the server starts and stops
        if not self._proxies.trusts(peer):
            self._warn(peer, scope)
            await self._app(scope, receive, send)
            return
        address = self._proxies.client(peer, scope["headers"])
        scope["client"] = (address, port)
        if self._proxies.secure(peer, scope["headers"]):
            scope["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
        await self._count(client_of(address), scope, receive, send)

    async def _count(self, client: str, scope: Scope, receive: Receive, send: Any) -> None:
        if self._asking[client] >= self._most:
            await _refuse(scope, receive, send)
            return
        self._asking[client] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._asking[client] -= 1
            if not self._asking[client]:
                del self._asking[client]

    def _warn(self, peer: str, scope: Scope) -> None:
        """Once: a proxy that nobody named makes all of its clients count as one. A doctor only pretends."""
        if scope.get("path") == ASKED_BY_DOCTOR:
            return
        if not self._warned and any(name == FOR for name, _ in scope.get("headers", [])):
            self._warned = True
            logger.warning(
                "%s sends X-Forwarded-For and is not trusted: if it is your proxy, --trusted-proxy %s counts "
                "its clients one by one",
                peer,
                peer,
            )


async def _refuse(scope: Scope, receive: Any, send: Any) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()  # that it connects
        await send({"type": "websocket.close", "code": 1013})
        return
    for kind, rest in FULL.items():
        await send({"type": kind, **rest})
