"""What if? The workbench simulates, and tells how far it is whenever it is asked."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.params import FromQuery, JSONBody

from emberisle.server.http.access import Asking, limit_rate, registry_of
from emberisle.server.http.errors import PROBLEMS
from emberisle.server.http.security import client
from emberisle.server.messages import AskWorkbench, Language, Workbench
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.spare.jobs import Owner
from emberisle.server.spare.slices import Work
from emberisle.server.workbench.asking import key_of, plan_of
from emberisle.server.workbench.simulating import Limits, simulate
from emberisle.server.workbench.wording import answer

Tongue = FromQuery[Language]
ALONE_SECONDS = 90.0
"""A page in the background asks once a minute."""


@post("/api/spare/workbench", status_code=200, responses=PROBLEMS)
async def workbench(request: Asking, data: JSONBody[AskWorkbench], language: Tongue = "en") -> Workbench:
    """What happens if it is played so: simulated, or looked at."""
    registry = registry_of(request)
    settings, spare = registry.settings, registry.spare
    if settings.workbench_games == 0:
        raise RequestRefused("not_allowed", "no_workbench")
    limit_rate(registry.simulations if data.begin else registry.lookups, request)
    plan = await asyncio.to_thread(plan_of, data, settings)  # a bot may have much to read first
    key = key_of(plan, data.games)
    address = client(request.scope)
    owner = Owner(f"{address} {data.visitor}", address)
    if data.stop:
        spare.leave(owner)
    if data.stop or not data.begin:
        return answer(plan, data.games, spare.look(key), language)
    limits = Limits(settings.workbench_decisions, settings.workbench_seconds)
    spare.leave(owner, but=key)
    progress = spare.begin(key, Work(simulate, (plan, data.games, limits), ALONE_SECONDS), owner)
    return answer(plan, data.games, progress, language)


ROUTES = [workbench]
