"""Answers that are the same for everybody: made once and compressed once, away from those who play."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from threading import Lock
from typing import Any, Final

from litestar import Response

from emberisle.server.http.access import Asking

EACH_TIME: Final = "no-cache"
FOREVER: Final = "public, max-age=31536000, immutable"
LEVEL: Final = 6
SMALLEST: Final = 1000
"""How many bytes are worth compressing."""
MOST_BYTES: Final = 32 * 1024 * 1024
COMPRESSED: Final = "compressed"
"""The option of routes whose answers nobody has to compress any more."""


@dataclass(frozen=True)
class Prepared:
    """A text, the same compressed, and a mark by which a browser knows that it has it."""

    text: bytes
    gzipped: bytes | None
    mark: str
    media_type: str

    @property
    def size(self) -> int:
        return len(self.text) + len(self.gzipped or b"")


def prepare(text: bytes, media_type: str) -> Prepared:
    gzipped = gzip.compress(text, LEVEL, mtime=0) if len(text) >= SMALLEST else None
    worth_it = gzipped is not None and len(gzipped) < len(text)
    return Prepared(text, gzipped if worth_it else None, f'"{sha256(text).hexdigest()[:16]}"', media_type)


class PreparedAnswers:
    """Answers of one kind, the last used last. They are made one at a time, in a thread of their own."""

    def __init__(self, kind: str, most_bytes: int = MOST_BYTES) -> None:
        self.thread = ThreadPoolExecutor(1, kind)
        self._most = most_bytes
        self._bytes = 0
        self._made: OrderedDict[Hashable, Prepared] = OrderedDict()
        self._making: dict[Hashable, Future[Prepared]] = {}
        self._lock = Lock()

    async def get(self, key: Hashable, make: Callable[[], bytes], media_type: str) -> Prepared:
        """The answer with this key; of all who ask for it at once only the first has it made."""
        with self._lock:
            if key in self._made:
                self._made.move_to_end(key)
                return self._made[key]
            if key not in self._making:
                self._making[key] = self.thread.submit(self._make, key, make, media_type)
            making = self._making[key]
        return await asyncio.shield(asyncio.wrap_future(making))

    def _make(self, key: Hashable, make: Callable[[], bytes], media_type: str) -> Prepared:
        try:
            made = prepare(make(), media_type)
            self._keep(key, made)
        finally:
            with self._lock:
                del self._making[key]
        return made

    def _keep(self, key: Hashable, made: Prepared) -> None:
        """Keep this, and forget what was not asked for lately if that is too much."""
        with self._lock:
            self._made[key] = made
            self._bytes += made.size
            while self._bytes > self._most:
                _, forgotten = self._made.popitem(last=False)
                self._bytes -= forgotten.size

    def stop(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)


class Answers:
    """What this server has prepared; a kind that takes long keeps no other waiting."""

    def __init__(self) -> None:
        self.page = PreparedAnswers("page files")
        self.texts = PreparedAnswers("texts")
        self.resources = PreparedAnswers("resources")
        self.films = PreparedAnswers("films")
        self.replays = PreparedAnswers("replays")
        self.verifications = PreparedAnswers("verifications")

    def stop(self) -> None:
        for answers in vars(self).values():
            answers.stop()


def answers_of(request: Asking) -> Answers:
    answers: Answers = request.app.state.answers
    return answers


def respond(
    request: Asking, found: Prepared, cache: str = EACH_TIME, headers: Mapping[str, str] | None = None
) -> Response[Any]:
    """The answer as this browser takes it, or 304 if it has it already."""
    said = {"ETag": found.mark, "Cache-Control": cache, "Vary": "Accept-Encoding", **(headers or {})}
    if request.headers.get("if-none-match", "").removeprefix("W/") == found.mark:
        return Response(b"", status_code=304, headers=said)
    if found.gzipped is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.text, media_type=found.media_type, headers=said)
    return Response(found.gzipped, media_type=found.media_type, headers={**said, "Content-Encoding": "gzip"})
