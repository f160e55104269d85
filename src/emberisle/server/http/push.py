"""Web Push over plain HTTP: the key of this server, and subscribing a browser to a room."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from emberisle.server.http.access import Asking, limit_rate, registry_of
from emberisle.server.http.errors import PROBLEMS
from emberisle.server.http.rooms import Code
from emberisle.server.live.inbox import known_person
from emberisle.server.messages import Noted, PushKey, Subscribe, Unsubscribe
from emberisle.store.store import Subscription


@get("/api/push", responses=PROBLEMS)
async def push_key(request: Asking) -> PushKey:
    """With what a browser subscribes."""
    return PushKey(await registry_of(request).notices.key())


@post("/api/rooms/{code:str}/push", responses=PROBLEMS)
async def subscribe(request: Asking, code: Code, data: JSONBody[Subscribe]) -> Noted:
    """Tell a browser when the room waits for its owner, who is away; asked again, it is renewed."""
    registry = registry_of(request)
    limit_rate(registry.arrivals, request)
    async with registry.use(code.upper()) as live:
        person = known_person(registry, live.room, data.token)
    wish = Subscription(code.upper(), person, data.endpoint, data.key, data.auth, data.language)
    await registry.notices.subscribe(wish)
    return Noted()


@post("/api/push/forget", responses=PROBLEMS)
async def unsubscribe(request: Asking, data: JSONBody[Unsubscribe]) -> Noted:
    """Tell a browser nothing any more; nobody else knows its endpoint."""
    registry = registry_of(request)
    limit_rate(registry.lookups, request)
    await registry.store.forget_endpoint(data.endpoint)
    return Noted()


ROUTES = [push_key, subscribe, unsubscribe]
