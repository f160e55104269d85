"""What happens in a spare process: work goes on slice by slice, whenever the server says so."""

from __future__ import annotations

import contextlib
import os
import time
import traceback
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final

from emberisle.kernel.errors import EmberisleError
from emberisle.server.helper_process import end_with_server

LOWEST: Final = 19


@dataclass(frozen=True)
class Work:
    """A generator of a module with plain arguments: it yields often, and now and then what it has found."""

    begin: Callable[..., Iterator[Any]]
    arguments: tuple[Any, ...] = ()
    alone_for: float | None = 30.0
    """For how many seconds it goes on when nobody looks; without limit if None."""


@dataclass(frozen=True)
class Slice:
    """What came of a slice of work."""

    found: Any
    """The last that was yielded and is not None."""
    over: bool
    reason: str = ""
    """Why it cannot be done, if it cannot."""
    trace: str = ""
    """What went wrong here, for whoever runs the server."""


_under_way: Final[dict[int, Iterator[Any]]] = {}


def prepare_spare() -> None:
    """Run only when nobody else wants to, and end when the server ends."""
    end_with_server()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(LOWEST)
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def go_on(number: int, work: Work, wanted: Collection[int], seconds: float) -> Slice:
    """Go on for so many seconds with the work of this number, from the start where it is not known here.

    Whatever is not wanted any more is forgotten.
    """
    for known in [known for known in _under_way if known not in wanted]:
        _under_way.pop(known)
    try:
        if number not in _under_way:
            _under_way[number] = work.begin(*work.arguments)
        done = _run(_under_way[number], seconds)
    except EmberisleError as error:
        done = Slice(None, over=True, reason=str(error))
    except Exception:
        done = Slice(None, over=True, trace=traceback.format_exc())
    if done.over:
        _under_way.pop(number, None)
    return done


def _run(work: Iterator[Any], seconds: float) -> Slice:
    until, found = time.monotonic() + seconds, None
    for one in work:
        found = found if one is None else one
        if time.monotonic() >= until:
            return Slice(found, over=False)
    return Slice(found, over=True)
