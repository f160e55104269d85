"""Errors over plain HTTP: which exception gets which status and text."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from emberisle.kernel.errors import EmberisleError
from emberisle.server.http.security import HEADERS
from emberisle.server.language import preferred_language, say
from emberisle.server.messages import Problem
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.store.store import Unavailable

logger = logging.getLogger(__name__)

Asking = Request[Any, Any, Any]


def _problem(asking: Asking, error: HTTPException) -> Response[Problem]:
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return _unexpected(asking, error)
    found = error.extra if isinstance(error.extra, list) else []
    wrong = [f"{item['message']} ({item.get('key', '')})" for item in found if "message" in item]
    return _answer("; ".join(wrong) or error.detail, error.status_code)


def _refused(asking: Asking, error: EmberisleError) -> Response[Problem]:
    if isinstance(error, RequestRefused):
        status = {"no_room": 404, "spare_none": 404}.get(error.key, 429 if error.why == "too_fast" else 400)
        return _answer(error.text(preferred_language(asking.headers)), status)
    return _answer(str(error), 400)


def _unavailable(asking: Asking, error: Unavailable) -> Response[Problem]:
    """Where the database is and what it said is for whoever runs the server, and nobody else."""
    logger.warning("a request could not be answered: %s", error)
    return _answer(say(preferred_language(asking.headers), "refused.unavailable"), 503)


def _nested(asking: Asking, _: RecursionError) -> Response[Problem]:
    logger.warning("a request was nested too deep to be read")
    return _answer(say(preferred_language(asking.headers), "refused.malformed"), 400)


def _unexpected(_: Asking, error: Exception) -> Response[Problem]:
    logger.error("something went wrong", exc_info=error)
    return _answer("something went wrong here", 500)


def _answer(detail: str, status: int) -> Response[Problem]:
    headers = {header.name: str(header.value) for header in HEADERS}
    return Response(Problem(detail), status_code=status, headers=headers, media_type="application/json")


ANSWERS: Final[dict[int | type[Exception], Any]] = {
    Exception: _unexpected,
    HTTPException: _problem,
    EmberisleError: _refused,
    RecursionError: _nested,
    Unavailable: _unavailable,
}
"""The exception handlers."""

PROBLEMS: Final = {
    status: ResponseSpec(Problem, description=words, generate_examples=False)
    for status, words in {
        400: "This cannot be done.",
        403: "Asked from another page.",
        404: "There is no such thing.",
        413: "Too long.",
        429: "Too fast.",
        503: "The database does not answer.",
    }.items()
}
"""The errors that every route may answer, for the OpenAPI description."""
