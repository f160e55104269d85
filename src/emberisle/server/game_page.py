"""What the page asks of a game besides its rules; a game that says nothing gets the defaults.

A game that wants more than the defaults has a ``GamePage`` in its module ``page``, which its plug names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.game import Game, View
from emberisle.kernel.steps import Event
from emberisle.server.messages import Language


class NoSuchResource(EmberisleError):
    """A game has nothing by this name to fetch."""


class BadQuery(EmberisleError):
    """A resource was asked for in a way that makes no sense."""


class Query(Struct, frozen=True):
    """What a resource is asked for with, from the query of its address; most want the language only."""

    language: Language = "en"


Q = TypeVar("Q", bound=Query)


@dataclass(frozen=True)
class Resource(Generic[Q]):
    """Something that the page fetches, as ``/api/games/<game>/<name>``.

    The same query is always answered alike. Whatever is no bytes is sent as JSON.
    """

    make: Callable[[Q], object]
    query: type[Q]
    media_type: str = "application/json"
    costly: bool = False
    """Whether it takes a while: then it is made one at a time, each address may ask only so often, and
    browsers keep the answer for good."""


class GamePage:
    """A game on the page."""

    types: tuple[type, ...] = ()
    """Dataclasses and structs of which the page gets TypeScript types, with all that they are made of.

    The view of the ruleset need not be named.
    """

    def scene(self, view: View, game: Game, at_rest: bool, language: str) -> Struct | None:
        """What the drawing needs besides the view; only a game at rest is as the view shows it."""
        return None

    def question(self, view: View, game: Game, language: str) -> str:
        """What the seat to move is asked, as this view's seat is told it."""
        assert game.step is not None
        return game.ruleset.question(game.step, language)

    def options(self) -> Mapping[str, object]:
        """The house rules with which a new table begins where they are not those of the rulebook."""
        return {}

    def seconds_shown(self, events: Iterable[Event]) -> float:
        """For how long the page shows these events: a window that follows is open so much longer."""
        return 0.0

    def resources(self) -> Mapping[str, Resource[Any]]:
        """What the page fetches, by name."""
        return {}

    def warm_up(self) -> None:
        """Prepare what would otherwise keep the first request waiting; called once at start, in a thread."""
