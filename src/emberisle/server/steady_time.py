"""The time of day, from a clock that nobody sets: it goes on evenly when the system's is put back or on.

It is right when the process starts. What is stored is stamped with it, and all that waits waits by it.
"""

from __future__ import annotations

import time
from typing import Final


def _since_boot() -> float:
    """Seconds that also pass while a machine sleeps, where the system counts those."""
    boot_time = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot_time is None else time.clock_gettime(boot_time)


_BOOTED: Final = time.time() - _since_boot()


def steady_time() -> float:
    """Seconds since 1970."""
    return _BOOTED + _since_boot()
