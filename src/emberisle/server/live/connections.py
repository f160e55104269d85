"""A connection: one browser at one room. It asks, and it is told what it may know, in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.game import Game
from emberisle.server import messages
from emberisle.server.live.broadcast import Broadcast, Rendering
from emberisle.server.live.live_room import LiveRoom
from emberisle.server.live.registry import RoomRegistry
from emberisle.server.pictures import table_picture
from emberisle.server.pictures.snapshot import encode
from emberisle.server.pictures.update import Shown
from emberisle.server.pictures.viewer import Viewer, still_lifted, viewer_for
from emberisle.server.rate_limit import RateLimit
from emberisle.server.rooms import requests, window_closing
from emberisle.server.rooms.acts import AnyDeed, Returned
from emberisle.server.rooms.progress import Decided
from emberisle.server.rooms.refusals import MoveRefused, RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.store.store import Unavailable

logger = logging.getLogger(__name__)

TOO_SLOW: Final = 4008
ABUSED: Final = 4009
NO_ENTRY: Final = 4004
TRY_AGAIN: Final = 1013
BROKEN: Final = 1011
"""The close code after an error of the server; the page may reconnect and is told everything anew."""


class Transport(Protocol):
    """What sends messages to a browser."""

    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Connection:
    """One browser at one room."""

    def __init__(
        self, transport: Transport, registry: RoomRegistry, live: LiveRoom, person: str | None, language: str
    ) -> None:
        self.person = person
        self.language = language
        self.closed = asyncio.Event()
        self._transport = transport
        self._registry = registry
        self._live = live
        self._lifted: int | None = None
        """The chair for which the curtain was lifted."""
        self._shown = Shown(live.snapshot().update.after, Viewer(None))
        """What this connection was told last; the next news are what differs from it."""
        self._told = 0
        """How many news it was told since its welcome."""
        self._outbox: asyncio.Queue[Rendering | bytes | int] = asyncio.Queue()
        self._advising = False
        self._acts = RateLimit(*registry.settings.acts)
        self._chats = RateLimit(*registry.settings.chats)

    # -- being told

    def greet(self) -> None:
        """Send the welcome, with everything there is to know."""
        self._tell(self._welcome, self._live.snapshot())

    def hear(self, broadcast: Broadcast) -> None:
        self._tell(self._news, broadcast)

    def _tell(self, message: Callable[[Broadcast], Rendering], broadcast: Broadcast) -> None:
        try:
            self._put(message(broadcast))
        except Exception as error:
            self.hang_up(_broken(error))  # and the others at the table are told all the same

    def _welcome(self, broadcast: Broadcast) -> Rendering:
        update, language, person = broadcast.update, self.language, self.person
        viewer = viewer_for(update.after.room, person, self._lifted)
        self._shown, self._told = Shown(update.after, viewer), 0
        return broadcast.rendered(lambda: update.welcome(person, viewer, language))

    def _news(self, broadcast: Broadcast) -> Rendering:
        update, language, person, shown = broadcast.update, self.language, self.person, self._shown
        room = update.after.room
        self._lifted = still_lifted(shown.snapshot.room, room, person, self._lifted)
        viewer = viewer_for(room, person, self._lifted)
        self._shown, self._told = Shown(update.after, viewer), self._told + 1
        number = self._told
        update.expect(shown, viewer)
        return broadcast.rendered(lambda: update.news(person, shown, viewer, language, number))

    def say(self, message: messages.Told) -> None:
        self._put(encode(message))

    def refuse(self, asked: str | None, reason: RequestRefused) -> None:
        refusal = None
        if isinstance(reason, MoveRefused):
            names = self._live.room.names(self.language)
            refusal = table_picture.refused(reason.game, reason.refusal, names, self.language)
        text = refusal.reason if refusal is not None else reason.text(self.language)
        self.say(messages.Refused(asked, reason.why, text, refusal))

    def hang_up(self, code: int) -> None:
        """Close the connection once all messages before are sent."""
        self._put(code)

    def _put(self, item: Rendering | bytes | int) -> None:
        if self._outbox.qsize() > self._registry.settings.backlog:
            while not self._outbox.empty():
                self._outbox.get_nowait()
            item = TOO_SLOW  # it can come back and be told everything anew
        self._outbox.put_nowait(item)

    async def write(self) -> None:
        """Send what there is to say, one after the other, until the connection is closed."""
        try:
            while not isinstance(said := await self._next(), int):
                await self._transport.send(said.decode())
            await self._transport.close(said)
        except Exception as error:
            logger.debug("a connection broke: %r", error)
        finally:
            self.closed.set()

    async def _next(self) -> bytes | int:
        """What to send, or how to close the connection."""
        item = await self._outbox.get()
        if isinstance(item, bytes | int):
            return item
        try:
            return await item()
        except Exception as error:
            return _broken(error)

    # -- being asked

    async def answer(self, asked: messages.Asked) -> None:
        """Do what was asked, or say why not."""
        if isinstance(asked, messages.Hello):
            return self.refuse(None, RequestRefused("malformed", "hello_twice"))
        try:
            await self._answer(asked)
        except RequestRefused as reason:
            self.refuse(asked.id, reason)
        except Unavailable:
            self.hang_up(TRY_AGAIN)  # whether it is stored is known when the page asks again
        except EmberisleError as error:
            self.refuse(asked.id, RequestRefused("not_allowed", "as_said", reason=str(error)))
        return None

    async def _answer(self, asked: Any) -> None:
        match asked:
            case messages.Ping():
                self.say(messages.Pong(asked.id))
            case messages.Speak():
                self.language = asked.language
                self.say(messages.Done(asked.id))
                self.greet()
            case messages.Refresh():
                self.say(messages.Done(asked.id))
                self.greet()
            case messages.Look():
                self._look(asked)
            case messages.WhyNot():
                self._why_not(asked)
            case messages.Hint():
                self._hint(asked)
            case messages.Point():
                self._count(asked)
                await self._live.point(requests.pointed(self._live.room, self.person, asked))
                self.say(messages.Done(asked.id))
            case _:
                self._count(asked)
                await self._perform(asked)

    def _count(self, asked: Any) -> None:
        """One more of what may not be done too often: said and shown, or done."""
        talk = isinstance(asked, messages.Chat | messages.Point)
        if not (self._chats if talk else self._acts).take():
            raise RequestRefused("too_fast", "too_fast")

    async def _perform(self, asked: Any) -> None:
        here = self._live.here

        def decide(room: Room) -> AnyDeed | Decided:
            return requests.deed_for(room, self.person, asked, here)

        key = f"{self.person}:{asked.id}"
        await self._live.perform(decide, key, lambda: self.say(messages.Done(asked.id)))

    def _look(self, asked: messages.Look) -> None:
        if asked.chair is not None:
            requests.own(self._live.room, self.person, asked.chair)
        self._lifted = asked.chair
        self.say(messages.Done(asked.id))
        self.hear(self._live.snapshot())

    def _seen_chair(self, chair: int) -> int:
        """This chair, if it is the person's and no curtain is before it."""
        room = self._live.room
        requests.own(room, self.person, chair)
        if self._shown.viewer.seat != chair and room.hides(chair):
            raise RequestRefused("not_allowed", "curtain")
        return chair

    def _why_not(self, asked: messages.WhyNot) -> None:
        room = self._live.room
        try:
            progress, last = requests.ready(room, self._seen_chair(asked.chair), asked.moves)
            game, refusal = progress.game, progress.game.why_not(last)
        except MoveRefused as reason:
            game, refusal = reason.game, reason.refusal
        names = room.names(self.language)
        told = None if refusal is None else table_picture.refused(game, refusal, names, self.language)
        self.say(messages.WhyNotAnswer(asked.id, told))

    def _hint(self, asked: messages.Hint) -> None:
        room = self._live.room
        game, chair = requests.in_play(room), self._seen_chair(asked.chair)
        in_window = window_closing.asked_at(room, chair)
        if in_window is None and room.to_move != chair:
            raise RequestRefused("not_your_turn", "not_your_turn")
        if self._advising:
            raise RequestRefused("too_fast", "hint_waits")
        self._advising = True
        self._registry.spawn(self._advise(asked, room, game if in_window is None else in_window.game))

    async def _advise(self, asked: messages.Hint, room: Room, game: Game) -> None:
        """Think in another process, and answer when it is done; meanwhile everything goes on."""
        try:
            names = room.names(self.language)
            found = await self._registry.bot_workers.advise(game, asked.chair, names, self.language)
            choices = msgspec.convert(found["choices"], list[messages.Advised])
            self.say(messages.Advice(asked.id, room.inputs, choices, found["others"]))
        except Exception:
            logger.exception("no advice could be found")
            self.refuse(asked.id, RequestRefused("not_allowed", "no_advice"))
        finally:
            self._advising = False

    async def return_to_table(self) -> None:
        """Whoever comes back gets his chairs back from the bots that minded them."""
        for chair in self._live.room.chairs_of(self.person):

            def decide(room: Room, chair: int = chair) -> AnyDeed:
                seat = room.seats[chair]
                if room.stage != "playing" or not seat.minded or seat.stood:
                    raise RequestRefused("stale", "stale")
                return Returned(chair)

            try:
                await self._live.perform(decide)
            except RequestRefused:
                continue


def _broken(error: Exception) -> int:
    """Log what went wrong; the connection is closed with the code that is returned."""
    logger.error("a room could not be rendered for a connection", exc_info=error)
    return BROKEN
