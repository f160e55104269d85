"""The whole server: routes, headers, and a house that opens and closes with it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import emberisle as em
from emberisle.server import reading, resources, rest
from emberisle.server.house import House
from emberisle.server.page import page
from emberisle.server.problems import ANSWERS
from emberisle.server.security import HEADERS, own_page_only
from emberisle.server.settings import Settings
from emberisle.server.sockets import room_socket
from emberisle.store.store import Store


def make_app(settings: Settings, store: Store) -> Litestar:
    """A server with these settings on an open store."""

    @contextlib.asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = House(store, settings, await store.signing_key())
        app.state.house = house
        await house.start()
        house.spawn(resources.warm_up())
        try:
            yield
        finally:
            await house.stop()

    return Litestar(
        [*reading.ROUTES, *rest.ROUTES, *resources.ROUTES, room_socket, page],
        lifespan=[open_house],
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
