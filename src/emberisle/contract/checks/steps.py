"""Steps keep to the names that the kernel gives them."""

from __future__ import annotations

from typing import Any, Final

from emberisle.kernel.steps import Ask, Chance, Do, FallAway, Step
from emberisle.kernel.values import part_names
from emberisle.plug import Plug

KERNEL: Final[tuple[type[Step[Any]], ...]] = (Ask, Chance, Do, FallAway, Step)


def check_steps_have_no_field_named_as_in_the_kernel(game: Plug) -> None:
    """A field ``kind`` or ``go`` would stand where the kernel looks for what a step waits for, or does."""
    for kind in game.ruleset.vocabulary():
        if issubclass(kind, Step):
            taken = [name for name in part_names(kind) if hasattr(_base(kind), name)]
            assert not taken, f"{kind.__name__} has a field {taken[0]!r}: that name is the kernel's"
            assert kind.kind == _base(kind).kind, f"{kind.__name__} has its own 'kind': that is the kernel's"


def _base(kind: type[Step[Any]]) -> type[Step[Any]]:
    """What the kernel knows it as."""
    return next(base for base in KERNEL if issubclass(kind, base))
