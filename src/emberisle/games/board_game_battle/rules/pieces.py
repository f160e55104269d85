"""Playing pieces: the four there are."""

from __future__ import annotations

from typing import Final

PIECES: Final = ("ball", "pyramid", "cube", "diamond")
"""One for each player [BB-1.2]; they differ in nothing but their looks."""
