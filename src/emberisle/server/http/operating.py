"""For those who operate a server: whether it is well, how busy it is, and as whom it sees somebody."""

from __future__ import annotations

import asyncio
import contextlib
import re
from pathlib import Path
from typing import Final

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from msgspec import Struct

from emberisle.kernel.errors import EmberisleError
from emberisle.server.http.access import Asking, limit_rate, registry_of
from emberisle.server.http.connection_limits import ConnectionLimits
from emberisle.server.http.errors import PROBLEMS
from emberisle.server.http.real_clients import ASKED_BY_DOCTOR
from emberisle.server.live.registry import RoomRegistry
from emberisle.server.metrics import MEDIA_TYPE, Metric, as_text, counter, gauge

STORE_SECONDS: Final = 5.0
"""After so long the database counts as one that does not answer."""
SHOWN_SECONDS: Final = 1.0
"""So often each process of several shows the others how busy it is."""
SHOWN: Final = re.compile(r"process-(\d+)\.json")


class Health(Struct, frozen=True):
    """Whether the parts of a server work."""

    store: bool
    """Whether the database answers."""
    driver: bool
    """Whether what drives the rooms is alive."""


class SeenClient(Struct, frozen=True):
    """Somebody who asks, as the server sees him."""

    address: str
    secure: bool
    """Whether he is known to ask by HTTPS."""


_UNWELL: Final = ResponseSpec(Health, description="Something is wrong.", generate_examples=False)


@get("/api/health", responses={**PROBLEMS, 503: _UNWELL})
async def health(request: Asking) -> Response[Health]:
    """Whether this server can be played on; 503 if it cannot."""
    registry = registry_of(request)
    limit_rate(registry.lookups, request)
    found = Health(store=await _answers(registry), driver=registry.driving)
    return Response(found, status_code=200 if found.store and found.driver else 503)


async def _answers(registry: RoomRegistry) -> bool:
    try:
        async with asyncio.timeout(STORE_SECONDS):
            await registry.store.find_match("health")
    except (EmberisleError, TimeoutError):
        return False
    return True


@get(ASKED_BY_DOCTOR, sync_to_thread=False)
def seen_client(request: Asking) -> SeenClient:
    """Your own address as this server sees it: behind a proxy it should be yours and not the proxy's."""
    address = "" if request.client is None else request.client.host
    return SeenClient(address, request.scope["scheme"] == "https")


@get("/api/metrics", media_type="text/plain", responses=PROBLEMS, sync_to_thread=False)
def metrics(request: Asking) -> Response[str]:
    """How busy this server is, for Prometheus, where the operator has allowed it."""
    registry = registry_of(request)
    if not registry.settings.metrics:
        raise NotFoundException("metrics are not shown here")
    known = shown_by_others(registry)
    known[registry.settings.process] = measured(registry, request.app.state.connections)
    return Response(as_text(known.items()), media_type=MEDIA_TYPE)


def measured(registry: RoomRegistry, connections: ConnectionLimits) -> list[Metric]:
    """The metrics of this process."""
    return [
        gauge("emberisle_rooms", "Rooms in use.", registry.rooms),
        gauge("emberisle_browsers", "WebSockets that have said hello.", registry.browsers),
        gauge("emberisle_connections", "Connections of the network.", len(connections)),
        registry.act_seconds.metric("emberisle_act_seconds", "Seconds until what was asked for is stored."),
        gauge("emberisle_thinking", "Questions that bots and hints wait for.", registry.bot_workers.waiting),
        *registry.spare.metrics(),
        gauge("emberisle_notices", "Notices by Web Push that wait to be sent.", registry.notices.waiting),
        counter("emberisle_store_errors_total", "How often the database failed.", registry.store.errors),
    ]


def shown_by_others(registry: RoomRegistry) -> dict[int, list[Metric]]:
    """What the other processes of a group have shown last."""
    found: dict[int, list[Metric]] = {}
    if registry.settings.metrics_folder:
        for path in Path(registry.settings.metrics_folder).iterdir():
            if name := SHOWN.fullmatch(path.name):
                found[int(name[1])] = msgspec.json.decode(path.read_bytes(), type=list[Metric])
    return found


async def keep_showing(registry: RoomRegistry, connections: ConnectionLimits) -> None:
    """Show the other processes of a group how busy this one is, again and again."""
    path = Path(registry.settings.metrics_folder) / f"process-{registry.settings.process}.json"
    fresh = path.with_suffix(".new")
    while True:
        with contextlib.suppress(OSError):  # the folder goes when the group ends
            fresh.write_bytes(msgspec.json.encode(measured(registry, connections)))
            fresh.replace(path)
        await asyncio.sleep(SHOWN_SECONDS)


ROUTES = [health, seen_client, metrics]
