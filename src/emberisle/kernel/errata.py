"""Errata: changes of the rules, each a switch by which older matches go on as they began."""

from __future__ import annotations

from collections.abc import Mapping


class Erratum:
    """A change of a clause that alters what a log means; matches of versions before it go on without it.

    It is a switch beside the options, which nobody sets: it holds from its version on. One that only gave
    an option another meaning, or another default, names the option and is no switch: ``before`` has the
    values that older headers mean, by what they say, or by None where they say nothing of it.
    """

    def __init__(
        self,
        name: str,
        version: int,
        rule: str,
        summary: str = "",
        option: str = "",
        before: Mapping[object, object] | None = None,
    ) -> None:
        """The summary says what holds since, and is for games that have no file of texts."""
        self.name = name
        self.version = version
        self.rule = rule
        self.summary = summary
        self.option = option
        self.before: Mapping[object, object] = before or {}

    def holds(self, version: int) -> bool:
        """Whether matches of this version are played by it."""
        return version >= self.version

    def read(self, options: Mapping[str, object]) -> dict[str, object]:
        """The options of an older header as they are called today."""
        said = options.get(self.option)
        return {**options, self.option: self.before[said]} if said in self.before else dict(options)
