"""The one mark that mypyc needs on classes that may be extended from plain Python. Never compiled itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    C = TypeVar("C")

    def mypyc_attr(**_marks: bool) -> Callable[[C], C]:
        return lambda kind: kind
