"""Which origins and hosts are accepted, and the security headers of every answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import ResponseHeader
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from emberisle.server.addresses import client_of
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


def client(scope: Scope) -> str:
    """Who is counted as one client."""
    found = scope.get("client")
    return client_of(found[0]) if found else ""


def is_secure(scope: Scope) -> bool:
    """Whether somebody asks by HTTPS, as far as is known."""
    return scope["scheme"] in ("https", "wss")


def from_our_page(headers: Mapping[str, str], secure: bool, settings: Settings) -> bool:
    """Whether a request has our own origin, or none as programs other than browsers have.

    A page that came without encryption is not ours where we are known to be asked by HTTPS.
    """
    origin = headers.get("origin")
    if origin is None or origin.rstrip("/") in settings.origins:
        return True
    parts = _split(origin)
    return parts.netloc == headers.get("host") and (parts.scheme == "https" or not secure)


def known_host(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether the Host header names this server."""
    called = _split(f"//{headers.get('host', '')}").hostname
    return not settings.hosts or called in settings.hosts


def _split(url: str) -> SplitResult:
    """The parts of an address; what is none has no parts."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")


def own_page_only(connection: Anybody, _: BaseRouteHandler) -> None:
    """Refuse requests that another site makes a browser send."""
    if not known_host(connection.headers, connection.app.state.registry.settings):
        raise PermissionDeniedException("called by a name that is not the server's")
    scope, settings = connection.scope, connection.app.state.registry.settings
    safe = scope.get("method") in (None, "GET", "HEAD", "OPTIONS")
    if not safe and not from_our_page(connection.headers, is_secure(scope), settings):
        raise PermissionDeniedException("asked from another page")


def base_address(connection: Anybody, settings: Settings) -> str:
    """The address under which people find the page."""
    if settings.origins:
        return settings.origins[0]
    return f"{connection.url.scheme}://{connection.headers.get('host', '')}"
