"""Looking back on a finished match: it is worked on in the background, and told once it is done."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.params import FromQuery, JSONBody

import emberisle as em
from emberisle.kernel.texts import LANGUAGES
from emberisle.server.http.access import Asking, limit_rate, registry_of
from emberisle.server.http.errors import PROBLEMS
from emberisle.server.http.matches import summary_of
from emberisle.server.http.security import client
from emberisle.server.messages import AskReview, Language, LookBack
from emberisle.server.pictures.wording import names_in
from emberisle.server.reviews.working import Findings, look_back
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.server.spare.jobs import Owner, Progress
from emberisle.server.spare.slices import Work

Tongue = FromQuery[Language]
ALONE_SECONDS = 90.0
"""A page in the background asks once a minute."""


@post("/api/spare/review", status_code=200, responses=PROBLEMS)
async def review(request: Asking, data: JSONBody[AskReview], language: Tongue = "en") -> LookBack:
    """What luck and choices made of a finished match, or how far that is known."""
    registry = registry_of(request)
    limit_rate(registry.lookups, request)
    room = await registry.ended_matches.room(data.match)
    if room is None or room.game is None:
        raise RequestRefused("not_allowed", "no_match")
    key = "review", data.match
    known = registry.spare.look(key)
    if known is None or known.state == "failed":
        address = client(request.scope)
        owner = Owner(f"{address} {data.visitor}", address)
        text = await asyncio.to_thread(room.game.log.text)
        by_bots = room.stand_ins.inputs(room.game.entries)
        rollouts = registry.settings.review_rollouts
        names = {spoken: names_in(spoken, room.names) for spoken in LANGUAGES}
        work = Work(look_back, (text, names, rollouts, by_bots), ALONE_SECONDS)
        registry.spare.leave(owner, but=key)
        known = registry.spare.begin(key, work, owner)
    return _answer(room, known, language)


def _answer(room: Room, progress: Progress, language: str) -> LookBack:
    found = progress.found or Findings(0, 0, {})
    assert room.game is not None
    return LookBack(
        state=progress.state,
        weighed=found.weighed,
        inputs=found.inputs,
        match=summary_of(room, names_in(language, room.names)),
        table=em.dump(room.game.view(None).table),
        note="" if progress.problem is None else progress.problem.text(language),
        review=found.pictures.get(language) if progress.state == "done" else None,
    )


ROUTES = [review]
