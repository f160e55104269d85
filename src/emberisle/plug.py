"""A plug: what a game is made of. Everything but its rules has a default."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import resolve_name
from typing import Any, Final

from emberisle.kernel.ruleset import Ruleset

LAST: Final = 1_000
"""The place of games that name none: behind those that do."""

Part = object
"""Something a game brings: the thing itself, or where it is, such as ``bots.hard:Hard``, inside the package.

What is only named is imported when it is first needed: to read the rules takes no screen and no solver.
"""


class Plug:
    """What a game is made of, and where each part of it is.

    >>> from emberisle.games import plug
    >>> plug("fortune").ruleset.title
    'Fortune'
    """

    def __init__(
        self,
        package: str,
        rules: Part,
        *,
        bots: Mapping[str, Part] | None = None,
        advice: Part = None,
        judge: Part = None,
        face: Part = None,
        drawing: Part = None,
        terminal: Part = None,
        page: Part = None,
        envs: Part = None,
        place: int = LAST,
    ) -> None:
        """``package`` is the game's own, most often ``__name__``.

        ``rules`` is its ruleset, ``bots`` the kinds of bots by level, the weakest first, ``advice`` what
        weighs the moves of a seat, ``judge`` the class of the ``Judge`` that weighs a finished match. For the
        terminal there are a ``face``, a ``drawing`` and ``terminal``, the class of its ``Extras``: commands
        and arguments. For the page there is ``page``, for learning there is ``envs``, the class of its
        ``Encoding``. Games are listed by their ``place``.

        What is data lies in the package and is found there: ``rulebook.md`` and the folder ``lessons``.
        """
        self.package = package
        self.rules = rules
        self.bots = dict(bots or {})
        self.advice = advice
        self.judge = judge
        self.face = face
        self.drawing = drawing
        self.terminal = terminal
        self.page = page
        self.envs = envs
        self.place = place

    @cached_property
    def ruleset(self) -> Ruleset[Any]:
        found = self.load(self.rules)
        if not isinstance(found, Ruleset):
            raise TypeError(f"{self.package} names {found!r} as its rules, which is no ruleset")
        return found

    def load(self, part: Part) -> Any:
        """A part of the game itself, imported if the plug only names it."""
        return resolve_name(f"{self.package}.{part}") if isinstance(part, str) else part

    def file(self, *path: str) -> Traversable | None:
        """A file or folder in the package, or None: a game of one module has none."""
        spec = find_spec(self.package)
        if spec is None or spec.submodule_search_locations is None:
            return None
        found = resources.files(self.package).joinpath(*path)
        return found if found.is_file() or found.is_dir() else None
