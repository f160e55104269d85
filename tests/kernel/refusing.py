"""Either something is done, or it is refused by an error of ours that says why; nothing else may happen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from emberisle import EmberisleError


@contextmanager
def done_or_refused(kind: type[EmberisleError] = EmberisleError, because: str = "") -> Iterator[None]:
    try:
        yield
    except kind as refused:
        assert_explained(refused, because)


def assert_explained(refused: EmberisleError, because: str = "") -> None:
    assert str(refused), f"{type(refused).__name__} says nothing"
    assert because in str(refused), f"{refused} does not say {because!r}"
