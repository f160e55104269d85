"""Programs that are started by tests, and interrupted as by Ctrl-C."""

from __future__ import annotations

import signal


def heed_interrupts() -> None:
    """For ``preexec_fn``: whatever runs the tests in the background may have programs ignore interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
