"""How many descriptors, and so connections, the system lets this process have."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

OWN_DESCRIPTORS: Final = 100
"""How many are kept for the database, for other processes and for files."""
ASKED_FOR: Final = 65_536
UNLIMITED: Final = sys.maxsize


def descriptors() -> int:
    """How many this process may have."""
    try:
        import resource
    except ImportError:  # on Windows, where nothing limits them
        return UNLIMITED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft


def ask_for_descriptors() -> None:
    """Have as many as the system allows without further ado, up to a number that is always enough."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ASKED_FOR if hard == resource.RLIM_INFINITY else min(hard, ASKED_FOR)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
