"""What the compiler needs to be told and plain Python does without. Never compiled itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    C = TypeVar("C")
    i64 = int  # compiled, a whole number of 64 bits that is never boxed

    def mypyc_attr(**_marks: bool) -> Callable[[C], C]:
        """Marks classes that may be extended from plain Python."""
        return lambda kind: kind
