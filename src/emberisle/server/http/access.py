"""What routes have in common: the registry of rooms, and how often an address may ask."""

from __future__ import annotations

from typing import Any

from litestar import Request

from emberisle.server.http.security import client
from emberisle.server.live.registry import RoomRegistry
from emberisle.server.rate_limit import RateLimits
from emberisle.server.rooms.refusals import RequestRefused

Asking = Request[Any, Any, Any]


def registry_of(request: Asking) -> RoomRegistry:
    registry: RoomRegistry = request.app.state.registry
    return registry


def limit_rate(limits: RateLimits, request: Asking) -> None:
    if not limits.take(client(request.scope)):
        raise RequestRefused("too_fast", "too_fast")
