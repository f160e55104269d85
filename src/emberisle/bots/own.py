"""Bots of one's own: a class that is named ``module:Class``, as on a command line."""

from __future__ import annotations

import hashlib
import importlib
import inspect
import sys
from typing import Final

from emberisle.bots.bot import Bot
from emberisle.kernel.errors import EmberisleError

MARK: Final = ":"
_known: dict[str, type[Bot]] = {}


class NoSuchBot(EmberisleError):
    """There is no such class, or it is not a bot."""


def is_own(name: str) -> bool:
    """Whether this names a class, and not a level."""
    return MARK in name


def own_kind(name: str) -> type[Bot]:
    """The class that is named ``module:Class``, also from the folder in which the command is given."""
    if name not in _known:
        know(name, _found(name))
    return _known[name]


def know(name: str, kind: type[Bot]) -> None:
    """From now on this is what the name means, as where the module itself cannot be imported."""
    _known[name] = kind


def source_digest(name: str) -> str:
    """A few letters that tell the module of this bot from what it was before it was changed."""
    module = inspect.getmodule(own_kind(name))
    assert module is not None
    return hashlib.sha256(inspect.getsource(module).encode()).hexdigest()[:8]


def _found(name: str) -> type[Bot]:
    module, _, kind = name.partition(MARK)
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(importlib.import_module(module), kind)
    except (ImportError, AttributeError, ValueError) as error:
        raise NoSuchBot(f"there is no {name}: {error}") from None
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise NoSuchBot(f"{name} is not a kind of emberisle.Bot")
    return found
