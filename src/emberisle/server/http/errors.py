"""Errors over plain HTTP: which exception gets which status and text."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.texts import LANGUAGES
from emberisle.server.http.misfits import misfit
from emberisle.server.http.security import HEADERS
from emberisle.server.language import preferred_language, say
from emberisle.server.messages import Problem
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.store.store import Unavailable

logger = logging.getLogger(__name__)

Asking = Request[Any, Any, Any]
ABSENT: Final = frozenset({"no_room", "no_match", "no_workbench", "spare_none"})
"""Refusals that mean that there is no such thing."""
UNSAID: Final = {404: "no_address", 413: "too_large"}


def _problem(asking: Asking, error: HTTPException) -> Response[Problem]:
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return _unexpected(asking, error)
    found, language = error.extra if isinstance(error.extra, list) else [], reader(asking)
    wrong = [misfit(item, language) for item in found if "message" in item]
    return _answer("; ".join(wrong) or _plainly(error, language), error.status_code)


def _plainly(error: HTTPException, language: str) -> str:
    """What we say ourselves where the framework has only the name of the status to say."""
    key = UNSAID.get(error.status_code)
    if key is None or error.detail != HTTPStatus(error.status_code).phrase:
        return error.detail
    return say(language, f"refused.{key}")


def reader(asking: Asking) -> str:
    """The language of the answer: what was asked for, or else what the browser reads first."""
    wanted = asking.query_params.get("language")
    return wanted if wanted in LANGUAGES else preferred_language(asking.headers)


def _refused(asking: Asking, error: EmberisleError) -> Response[Problem]:
    if isinstance(error, RequestRefused):
        status = 404 if error.key in ABSENT else 429 if error.why == "too_fast" else 400
        return _answer(error.text(reader(asking)), status)
    return _answer(str(error), 400)


def _unavailable(asking: Asking, error: Unavailable) -> Response[Problem]:
    """Where the database is and what it said is for whoever runs the server, and nobody else."""
    logger.warning("a request could not be answered: %s", error)
    return _answer(say(reader(asking), "refused.unavailable"), 503)


def _nested(asking: Asking, _: RecursionError) -> Response[Problem]:
    logger.warning("a request was nested too deep to be read")
    return _answer(say(reader(asking), "refused.malformed"), 400)


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
