"""The whole server: routes, headers, and a registry of rooms that starts and stops with it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import emberisle as em
from emberisle.server.http import games, matches, resources, rooms
from emberisle.server.http.errors import ANSWERS
from emberisle.server.http.page_files import page
from emberisle.server.http.security import HEADERS, own_page_only
from emberisle.server.http.websocket import room_socket
from emberisle.server.live.registry import RoomRegistry
from emberisle.server.settings import Settings
from emberisle.store.store import Store


def make_app(settings: Settings, store: Store) -> Litestar:
    """A server with these settings on an open store."""

    @contextlib.asynccontextmanager
    async def open_registry(app: Litestar) -> AsyncIterator[None]:
        registry = RoomRegistry(store, settings, await store.signing_key())
        app.state.registry = registry
        await registry.start()
        registry.spawn(resources.warm_up())
        try:
            yield
        finally:
            await registry.stop()

    return Litestar(
        [*games.ROUTES, *rooms.ROUTES, *matches.ROUTES, *resources.ROUTES, room_socket, page],
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
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=1000),
        request_max_body_size=settings.largest_message,
        logging_config=None,
    )
