"""Facts: what a scenario says of a position, checked as it is read."""

from __future__ import annotations

from collections.abc import Mapping

from emberisle.kernel.errors import BadScenario, quoted


class Facts:
    """The named facts of a scenario. Whatever is wrong with them is said, and nothing has changed."""

    def __init__(self, title: str, known: Mapping[str, str], spec: Mapping[str, object]) -> None:
        """``known`` names every fact there can be."""
        for name in spec:
            if name not in known:
                raise BadScenario(f"a {title} scenario has no {quoted(name)}; it has: {', '.join(known)}")
        self._spec = spec

    def has(self, name: str) -> bool:
        return name in self._spec

    def get(self, name: str) -> object:
        """The fact as it was given, or None."""
        return self._spec.get(name)

    def need(self, fact: str, names: tuple[str, ...]) -> None:
        """Refuse these facts where they are given, as ``fact``, which they need, is missing."""
        for name in names:
            if name in self._spec:
                raise BadScenario(f"{name!r} needs a {fact!r}")

    def flag(self, name: str, default: bool) -> bool:
        value = self._spec.get(name, default)
        if not isinstance(value, bool):
            raise BadScenario(f"{name!r} is true or false, not {quoted(value)}")
        return value

    def number(self, name: str, default: int, low: int, high: int) -> int:
        if name not in self._spec:
            return default
        value = self._spec[name]
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BadScenario(f"{name!r} is a number from {low} to {high}, not {quoted(value)}")
        return value

    def numbers(self, name: str, default: list[int]) -> list[int]:
        value = self._spec.get(name, default)
        if not isinstance(value, (list, tuple)) or not all(type(number) is int for number in value):
            raise BadScenario(f"{name!r} is a list of whole numbers, not {quoted(value)}")
        return list(value)

    def items(self, name: str) -> list[object]:
        """A list of whatever this fact lists; empty without it."""
        value = self._spec.get(name, ())
        if not isinstance(value, (list, tuple)):
            raise BadScenario(f"{name!r} is a list, not {quoted(value)}")
        return list(value)
