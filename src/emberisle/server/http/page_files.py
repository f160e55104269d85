"""The page itself: what was built from web/, or a word on how to build it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from emberisle.server.http.access import Asking
from emberisle.server.http.prepared import COMPRESSED, EACH_TIME, FOREVER, answers_of, respond

PAGE: Final = Path(__file__).parents[2] / "page"
"""Where the page lies once it was built."""

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Emberisle</title>
<h1>Emberisle is running</h1>
<p>Its page has not been built yet. <code>python3 start.py</code> builds it; by hand it is, in the folder
<code>web</code>: <code>npm install &amp;&amp; npm run build</code>. Then load this page again.</p>
<p>Everything else works already: <a href="/api/openapi.json">what the server can be asked</a>.</p>
</html>
"""

TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt={COMPRESSED: True},
)
async def page(request: Asking, path: FromPath[str] = "/") -> Response[Any]:
    """A file of the page; every other address is a place within it, and the page knows which."""
    if path.startswith("/api/"):
        raise NotFoundException("nothing is asked for under this address")
    if not (PAGE / "index.html").is_file():
        return Response(NOT_BUILT, media_type="text/html", headers={"Cache-Control": EACH_TIME})
    wanted = _named(path)
    if wanted.is_relative_to(PAGE.resolve()) and wanted.is_file():
        named_by_content = "assets" in wanted.relative_to(PAGE.resolve()).parts
        return await _file(request, wanted, FOREVER if named_by_content else EACH_TIME)
    if "assets" in path.split("/"):
        raise NotFoundException("this part of the page is no longer here")
    return await _file(request, PAGE / "index.html", EACH_TIME)


def _named(path: str) -> Path:
    """The file that a path would name; no system has files with all names that can be asked for."""
    try:
        wanted = (PAGE / path.lstrip("/")).resolve()
        wanted.exists()
    except (OSError, ValueError):
        raise NotFoundException("nothing has such a name") from None
    return wanted


async def _file(request: Asking, path: Path, cache: str) -> Response[Any]:
    known, media_type = path.stat(), TYPES.get(path.suffix, "application/octet-stream")
    key = path, known.st_mtime_ns, known.st_size
    return respond(request, await answers_of(request).page.get(key, path.read_bytes, media_type), cache)
