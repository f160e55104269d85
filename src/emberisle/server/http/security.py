"""Which origins and hosts are accepted, and the security headers of every answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import ResponseHeader
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from emberisle.server.settings import Settings

CONTENT_POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "worker-src 'self' blob:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)

HEADERS: Final = [
    ResponseHeader(name="Content-Security-Policy", value=CONTENT_POLICY),
    ResponseHeader(name="X-Content-Type-Options", value="nosniff"),
    ResponseHeader(name="Referrer-Policy", value="no-referrer"),
    ResponseHeader(name="Cross-Origin-Opener-Policy", value="same-origin"),
]

Anybody = ASGIConnection[Any, Any, Any, Any]


def address(connection: Anybody) -> str:
    """The network address of a client."""
    return connection.client.host if connection.client is not None else ""


def from_our_page(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request has our own origin, or none as programs other than browsers have."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin.rstrip("/") in settings.origins or urlsplit(origin).netloc == headers.get("host")


def known_host(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether the Host header names this server."""
    called = urlsplit(f"//{headers.get('host', '')}").hostname
    return not settings.hosts or called in settings.hosts


def own_page_only(connection: Anybody, _: BaseRouteHandler) -> None:
    """Refuse requests that another site makes a browser send."""
    if not known_host(connection.headers, connection.app.state.registry.settings):
        raise PermissionDeniedException("called by a name that is not the server's")
    safe = connection.scope.get("method") in (None, "GET", "HEAD", "OPTIONS")
    if not safe and not from_our_page(connection.headers, connection.app.state.registry.settings):
        raise PermissionDeniedException("asked from another page")


def base_address(connection: Anybody, settings: Settings) -> str:
    """The address under which people find the page."""
    if settings.origins:
        return settings.origins[0]
    return f"{connection.url.scheme}://{connection.headers.get('host', '')}"
