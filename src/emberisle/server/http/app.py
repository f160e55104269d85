"""The whole server: routes, headers, and a registry of rooms that starts and stops with it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import emberisle as em
from emberisle.server.http import games, matches, operating, push, resources, reviews, rooms, workbench
from emberisle.server.http.connection_limits import ConnectionLimits
from emberisle.server.http.errors import ANSWERS
from emberisle.server.http.page_files import page
from emberisle.server.http.prepared import COMPRESSED, Answers
from emberisle.server.http.security import HEADERS, own_page_only
from emberisle.server.http.websocket import with_room_sockets
from emberisle.server.live.registry import RoomRegistry
from emberisle.server.settings import Settings
from emberisle.store.store import Store


def make_app(settings: Settings, store: Store, signing_key: bytes, connections: ConnectionLimits) -> ASGIApp:
    """A server with these settings on an open store."""

    @contextlib.asynccontextmanager
    async def open_registry(app: Litestar) -> AsyncIterator[None]:
        registry = RoomRegistry(store, settings, signing_key)
        app.state.registry = registry
        app.state.answers = answers = Answers()
        app.state.connections = connections
        await registry.start()
        registry.spawn(resources.warm_up(answers))
        if settings.metrics_folder:
            registry.spawn(operating.keep_showing(registry, connections))
        try:
            yield
        finally:
            await registry.stop()
            answers.stop()

    app = Litestar(
        [
            *games.ROUTES,
            *rooms.ROUTES,
            *push.ROUTES,
            *matches.ROUTES,
            *resources.ROUTES,
            *workbench.ROUTES,
            *reviews.ROUTES,
            *operating.ROUTES,
            page,
        ],
        lifespan=[open_registry],
        guards=[own_page_only],
        response_headers=HEADERS,
        exception_handlers=ANSWERS,
        openapi_config=OpenAPIConfig(
            title="Emberisle",
            version=em.__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=1000, exclude_opt_key=COMPRESSED
        ),
        request_max_body_size=settings.largest_message,
        logging_config=None,
    )
    return with_room_sockets(app)
