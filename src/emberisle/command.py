"""What one types to get here."""

from __future__ import annotations

import os
from typing import Final

COMMAND: Final = os.environ.get("EMBERISLE_COMMAND", "emberisle")
"""The words before a subcommand: whoever starts the package by a script of another name says so."""
