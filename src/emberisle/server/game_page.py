"""What the page asks of a game besides its rules; a game that says nothing gets the defaults.

A game that wants more than the defaults has a ``GamePage`` in its module ``page``, which its plug names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

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


class Moment(NamedTuple):
    """How long an event is shown on the page."""

    ms: int
    """Milliseconds for which it is shown, at the least: a scene may take longer to settle."""
    seconds: float = 0.0
    """Seconds that a window after it stays open longer, as nobody answers before having seen it."""


class Tally(NamedTuple):
    """Something that is counted for every seat and told at the end, in the words of the folder ``ending``."""

    name: str
    events: tuple[str, ...]
    seat: int = 0
    """Which of their facts says whose it is."""
    most: str = ""
    """The medal for whoever alone has the most, if there is one."""
    none: str = ""
    """The medal for whoever is the only one without, if there is one."""


class GamePage:
    """A game on the page."""

    types: tuple[type, ...] = ()
    """Dataclasses and structs of which the page gets TypeScript types, with all that they are made of.

    The view of the ruleset need not be named.
    """

    def scene(self, view: View, game: Game, at_rest: bool, language: str) -> Struct | None:
        """What drawing needs besides the view; unless ``at_rest``, the game is further on than the view."""
        return None

    def question(self, view: View, game: Game, language: str) -> str:
        """What the seat to move is asked, as this view's seat is told it."""
        assert game.step is not None
        return game.ruleset.question(game.step, language)

    def options(self) -> Mapping[str, object]:
        """The house rules with which a new table begins where they are not those of the rulebook."""
        return {}

    obvious: Mapping[str, tuple[str, ...]] | None = None
    """The moves, by question, that the page makes by itself where nothing else can be done.

    They must tell nobody more by being made at once: wherever one of them can be made it is the only one.
    Dice and marbles are left to those who play. None means any move, if everything lies open in the game.
    """

    quiet_ms: int = 120
    """For how many milliseconds the page shows a frame in which nothing happens, at the least."""
    told_ms: int = 700
    """The same for a frame in which something happens that ``moments`` does not name."""
    moments: Mapping[str, Moment] = {}
    """Display times of particular events, by name."""

    def frame_ms(self, events: Iterable[Event]) -> int:
        """For how many milliseconds the page shows a frame in which these events happen, at the least."""
        known, told = self.moments, self.told_ms
        lasting = [known[event.what].ms if event.what in known else told for event in events]
        return max(lasting, default=self.quiet_ms)

    def seconds_to_see(self, events: Iterable[Event]) -> float:
        """How long it takes to see what everybody is told of these events, before a window's time runs."""
        public = [self.moments.get(event.what) for event in events if event.only is None]
        return sum([one.seconds for one in public if one is not None])

    @property
    def takes_time_to_see(self) -> bool:
        """Whether windows stay open longer after some of its events."""
        return any(moment.seconds for moment in self.moments.values())

    tallies: tuple[Tally, ...] = ()
    """What is counted in a match, the most telling first."""
    asides: tuple[str, ...] = ()
    """Events that are told with others and never say why somebody came to be ahead."""
    gains: bool = True
    """Whether it says something by how much a score grew at once."""

    def seat_of(self, fact: int, game: Game) -> int:
        """Whose a tally is, by the fact that says so."""
        return fact

    def resources(self) -> Mapping[str, Resource[Any]]:
        """What the page fetches, by name."""
        return {}

    def warm_up(self) -> None:
        """Prepare what would otherwise keep the first request waiting; called once at start, in a thread."""
