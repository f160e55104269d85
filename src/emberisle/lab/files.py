"""Files that are replaced once they are whole: whatever happens meanwhile, the older one stays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from emberisle.lab.plan import BadPlan


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What goes wrong here is told as what could not be written."""
    try:
        yield
    except OSError as error:
        raise BadPlan(f"cannot write {path}: {error.strerror or error}") from None


@contextmanager
def replaced(path: Path) -> Iterator[Path]:
    """Another file to write to, which takes the place of this one in the end."""
    fresh = path.with_name(f".{path.name}")
    try:
        with writing(path):
            yield fresh
            fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
