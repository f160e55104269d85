"""What every store can do; the log of acts is the truth, the rest is made from it or soon out of date."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from emberisle.kernel.errors import EmberisleError

LISTED_STAGES: Final = ("lobby", "playing")
"""Stages in which a public room is shown to strangers."""


SUBSCRIBED: Final = 90 * 86_400.0
"""Seconds for which a subscription is kept if its browser does not renew it."""

LONGEST: Final = 600.0
"""Seconds: nobody leases a room or is present for longer without saying so again."""


@dataclass(frozen=True)
class Act:
    """One thing that happened in a room; unique by room and sequence."""

    room: str
    sequence: int
    """1, 2, 3 ... in each room."""
    key: str | None
    """The page's request id made unique per person; unique in its room where given."""
    at: float
    """Seconds since 1970."""
    what: dict[str, Any]
    """JSON."""
    text: str | None = field(default=None, compare=False, repr=False)
    """The same as text, where somebody has written or read it already."""


class News(NamedTuple):
    """Something happened in a room: an act, or with no sequence anything else, such as who is here."""

    room: str
    sequence: int | None = None
    word: str = ""
    """What was said in passing; it is kept nowhere."""


LOOK_AT_ALL: Final = News("")
"""News that names no room: some may have been missed, so look at every room you care about."""


class Stale(EmberisleError):
    """Somebody else's act has this sequence."""


class Repeated(EmberisleError):
    """An act with this key is already stored in this room."""


class Unstorable(EmberisleError):
    """Something no store takes: too large, not JSON, or an act before the one it follows."""


class Unavailable(EmberisleError):
    """The database did not answer; asking again with the same key tells whether the act was stored."""


class BadStore(EmberisleError):
    """No store can be opened at this address."""


@dataclass(frozen=True)
class RoomCard:
    """What the lobby shows of a room: an index made from the log, not the truth."""

    room: str
    game: str
    stage: str
    public: bool
    seats: int
    taken: int
    people: tuple[str, ...]
    touched: float


@dataclass(frozen=True)
class Subscription:
    """Where a browser of a person is told by Web Push that somebody waits in a room."""

    room: str
    person: str
    endpoint: str
    """The address at the push service of the browser; whoever knows it can send there."""
    key: str
    """The public key of the browser, for which messages are encrypted, in base64url."""
    auth: str
    """A secret that browser and server share, in base64url."""
    language: str


class Store(ABC):
    """A place for the acts of all rooms, and for what several server processes must agree on."""

    errors: int = 0
    """How often the database did not answer."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of everything; iterators of news end."""

    @abstractmethod
    async def append(self, act: Act) -> None:
        """Store an act durably, then let news of its room travel.

        Raises ``Repeated`` or else ``Stale``, and then nothing has changed.
        """

    @abstractmethod
    async def read(self, room: str, after: int = 0) -> list[Act]:
        """The acts of a room after this sequence, in order."""

    @abstractmethod
    async def rooms(self) -> list[str]:
        """Every room in which anything has happened, in the order of their names."""

    @abstractmethod
    async def save_card(self, card: RoomCard) -> None:
        """Save what the lobby shows of a room, in place of what it showed before."""

    @abstractmethod
    async def public_rooms(self, limit: int = 50) -> list[RoomCard]:
        """Public rooms in the lobby or playing, the last touched first."""

    @abstractmethod
    async def index_match(self, match: str, room: str, sequence: int) -> None:
        """Note where a match begins; what was noted first stays."""

    @abstractmethod
    async def find_match(self, match: str) -> tuple[str, int] | None:
        """The room and sequence where a match begins."""

    @abstractmethod
    async def secret(self, name: str) -> bytes:
        """32 random bytes by this name, made once and the same for all processes."""

    async def signing_key(self) -> bytes:
        """What the tokens of people are signed with."""
        return await self.secret("signing")

    async def push_key(self) -> bytes:
        """What this server's private key for Web Push is made from."""
        return await self.secret("push")

    @abstractmethod
    async def subscribe(self, subscription: Subscription) -> None:
        """Keep a subscription, or renew it; what its person was told of last stays."""

    @abstractmethod
    async def unsubscribe(self, room: str, person: str) -> None:
        """Forget all subscriptions of a person in a room."""

    @abstractmethod
    async def forget_endpoint(self, endpoint: str) -> None:
        """Forget the subscriptions of a browser in all rooms."""

    @abstractmethod
    async def subscriptions(self, room: str, person: str) -> list[Subscription]:
        """Where a person is told of a room, in the order of the endpoints."""

    @abstractmethod
    async def may_tell(self, subscription: Subscription, sequence: int) -> bool:
        """Whether nobody has been told there of this act or a later one; from now on somebody has."""

    @abstractmethod
    async def lease(self, room: str, holder: str, seconds: float) -> bool:
        """Whether this holder now holds the room, because it was free, expired or already his.

        One that would hold for longer than ``LONGEST`` was taken before the clock was put back: it is free.
        """

    @abstractmethod
    async def release(self, room: str, holder: str) -> None:
        """Free the room if this holder holds it."""

    @abstractmethod
    async def mark_present(self, present: Collection[tuple[str, str]], holder: str, seconds: float) -> None:
        """Note for so many seconds that these people are connected, each to a room, by this process."""

    @abstractmethod
    async def mark_absent(self, room: str, person: str, holder: str) -> None:
        """Note that a person is no longer connected by this server process."""

    @abstractmethod
    async def people_present(self, room: str) -> set[str]:
        """Everybody who is connected to a room by some server process."""

    @abstractmethod
    async def everybody_present(self) -> dict[str, set[str]]:
        """The same of all rooms in which anybody is."""

    @abstractmethod
    async def notify(self, room: str, word: str = "") -> None:
        """Tell all server processes that something happened in a room which is no act.

        A word without blanks travels along, and is not kept.
        """

    @abstractmethod
    def news(self) -> AsyncIterator[News]:
        """Where something happened, in this process or another, from now on.

        Of the acts of a room that have not been taken yet only the last is given, every word of it, and
        other news once. ``LOOK_AT_ALL`` comes after the connection that carries news was lost for a while.
        """


async def open_store(url: str) -> Store:
    """The store at ``memory:``, ``sqlite:///path`` or ``postgresql://user@host/name``, opened."""
    store = store_at(url)
    await store.open()
    return store


def store_at(url: str) -> Store:
    """The store that an address means; libraries are imported only where they are needed."""
    scheme = url.partition(":")[0]
    try:
        if url == "memory:":
            from emberisle.store.memory import MemoryStore

            return MemoryStore()
        if scheme == "sqlite":
            from emberisle.store.sqlite import SqliteStore

            return SqliteStore(url)
        if scheme in ("postgresql", "postgres"):
            from emberisle.store.postgres import PostgresStore

            return PostgresStore(url)
    except ModuleNotFoundError as missing:
        extra = "postgres" if missing.name == "asyncpg" else "server"
        raise BadStore(f"{scheme} needs {missing.name}: pip install 'emberisle[{extra}]'") from missing
    raise BadStore("a store is memory:, sqlite:///path or postgresql://user@host/name")
