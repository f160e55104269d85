"""Colours that all faces and pictures share."""

from __future__ import annotations

from typing import Final

EMBER: Final = "#ff8c42"
SEAT_COLOURS: Final = (
    "#ff9e58",
    "#62c6f2",
    "#9bdc6c",
    "#e3a8ff",
    "#f2d64b",
    "#ff8fa8",
    "#6fe0c8",
    "#b9c4d6",
)
"""As many as can sit at one table."""
