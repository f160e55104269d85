"""A connection: one browser at one room. It asks, and it is told what it may know, in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec

from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.game import Game
from emberisle.server import asks, closing, messages, telling
from emberisle.server.acts import AnyDeed, Returned
from emberisle.server.eyes import Eyes, eyes, still_looking
from emberisle.server.gathering import Gathering
from emberisle.server.happening import Happening, encode
from emberisle.server.house import House
from emberisle.server.pace import Bucket
from emberisle.server.refusing import NotDone, NotLegal
from emberisle.server.room import Room
from emberisle.server.tokens import person_with
from emberisle.store.store import Unavailable

logger = logging.getLogger(__name__)

TOO_SLOW: Final = 4008
ABUSED: Final = 4009
NO_ENTRY: Final = 4004
TRY_AGAIN: Final = 1013
BROKEN: Final = 1011
"""Something went wrong here; the page may come back and be told everything anew."""

Words = Callable[[], Awaitable[bytes]]
"""Something to say that is still to be painted."""

read_message: Final = msgspec.json.Decoder(messages.Asked).decode


class Wire(Protocol):
    """The way to a browser."""

    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Connection:
    """One browser at one room."""

    def __init__(
        self, wire: Wire, house: House, gathering: Gathering, person: str | None, language: str
    ) -> None:
        self.person = person
        self.language = language
        self.closed = asyncio.Event()
        self._wire = wire
        self._house = house
        self._gathering = gathering
        self._looked: int | None = None
        self._eyes = Eyes(None)
        self._outbox: asyncio.Queue[Words | bytes | int] = asyncio.Queue()
        self._advising = False
        self._acts = Bucket(*house.settings.acts)
        self._chats = Bucket(*house.settings.chats)

    # -- being told

    def greet(self) -> None:
        """Tell everything from the beginning."""
        self._tell(self._welcome, self._gathering.snapshot())

    def hear(self, happening: Happening) -> None:
        self._tell(self._news, happening)

    def _tell(self, words: Callable[[Happening], Words], happening: Happening) -> None:
        try:
            self._put(words(happening))
        except Exception as error:
            self.hang_up(_broken(error))  # and the others at the table are told all the same

    def _welcome(self, happening: Happening) -> Words:
        self._eyes = shown = eyes(happening.after, self.person, self._looked)
        language = self.language
        return happening.later(lambda: happening.welcome(self.person, shown.seat, shown.curtain, language))

    def _news(self, happening: Happening) -> Words:
        self._looked = still_looking(happening.before, happening.after, self.person, self._looked)
        before, self._eyes = self._eyes, eyes(happening.after, self.person, self._looked)
        shown, language = self._eyes, self.language
        return happening.later(
            lambda: happening.news(self.person, shown.seat, shown.curtain, language, before.seat)
        )

    def say(self, message: messages.Told) -> None:
        self._put(encode(message))

    def refuse(self, asked: str | None, reason: NotDone) -> None:
        refusal = None
        if isinstance(reason, NotLegal):
            names = self._gathering.room.names(self.language)
            refusal = telling.refused(reason.game, reason.refusal, names, self.language)
        text = refusal.reason if refusal is not None else reason.text(self.language)
        self.say(messages.Refused(asked, reason.why, text, refusal))

    def hang_up(self, code: int) -> None:
        """Close when all is said."""
        self._put(code)

    def _put(self, item: Words | bytes | int) -> None:
        if self._outbox.qsize() > self._house.settings.backlog:
            while not self._outbox.empty():
                self._outbox.get_nowait()
            item = TOO_SLOW  # it can come back and be told everything anew
        self._outbox.put_nowait(item)

    async def write(self) -> None:
        """Send what there is to say, one after the other, until the connection is closed."""
        try:
            while not isinstance(said := await self._next(), int):
                await self._wire.send(said.decode())
            await self._wire.close(said)
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

    # -- asking

    async def answer(self, asked: messages.Asked) -> None:
        """Do what was asked, or say why not."""
        if isinstance(asked, messages.Hello):
            return self.refuse(None, NotDone("malformed", "hello_twice"))
        try:
            await self._answer(asked)
        except NotDone as reason:
            self.refuse(asked.id, reason)
        except Unavailable:
            self.hang_up(TRY_AGAIN)  # whether it is stored is known when the page asks again
        except EmberisleError as error:
            self.refuse(asked.id, NotDone("not_allowed", "as_said", reason=str(error)))
        return None

    async def _answer(self, asked: Any) -> None:
        match asked:
            case messages.Ping():
                self.say(messages.Pong(asked.id))
            case messages.Speak():
                self.language = asked.language
                self.say(messages.Done(asked.id))
                self.greet()
            case messages.Look():
                self._look(asked)
            case messages.WhyNot():
                self._why_not(asked)
            case messages.Hint():
                self._hint(asked)
            case _:
                await self._perform(asked)

    async def _perform(self, asked: Any) -> None:
        if not (self._chats if isinstance(asked, messages.Chat) else self._acts).take():
            raise NotDone("too_fast", "too_fast")
        here = self._gathering.here

        def decide(room: Room) -> AnyDeed:
            return asks.deed_for(room, self.person, asked, here)

        key = f"{self.person}:{asked.id}"
        await self._gathering.perform(decide, key, lambda: self.say(messages.Done(asked.id)))

    def _look(self, asked: messages.Look) -> None:
        if asked.chair is not None:
            asks.own(self._gathering.room, self.person, asked.chair)
        self._looked = asked.chair
        self.say(messages.Done(asked.id))
        self.hear(self._gathering.snapshot())

    def _seen_chair(self, chair: int) -> int:
        """This chair, if it is the person's and no curtain is before it."""
        room = self._gathering.room
        asks.own(room, self.person, chair)
        if self._eyes.seat != chair and room.hides(chair):
            raise NotDone("not_allowed", "curtain")
        return chair

    def _why_not(self, asked: messages.WhyNot) -> None:
        room = self._gathering.room
        try:
            game, last = asks.ready(room, self._seen_chair(asked.chair), asked.moves)
            refusal = game.why_not(last)
        except NotLegal as reason:
            game, refusal = reason.game, reason.refusal
        names = room.names(self.language)
        told = None if refusal is None else telling.refused(game, refusal, names, self.language)
        self.say(messages.WhyNotAnswer(asked.id, told))

    def _hint(self, asked: messages.Hint) -> None:
        room = self._gathering.room
        game, chair = asks.in_play(room), self._seen_chair(asked.chair)
        in_window = closing.asked_at(room, chair)
        if in_window is None and room.to_move != chair:
            raise NotDone("not_your_turn", "not_your_turn")
        if self._advising:
            raise NotDone("too_fast", "hint_waits")
        self._advising = True
        self._house.spawn(self._advise(asked, room, game if in_window is None else in_window.game))

    async def _advise(self, asked: messages.Hint, room: Room, game: Game) -> None:
        """Think in another process, and answer when it is done; meanwhile everything goes on."""
        try:
            names = room.names(self.language)
            found = await self._house.thinkers.advise(game, asked.chair, names, self.language)
            choices = msgspec.convert(found["choices"], list[messages.Advised])
            self.say(messages.Advice(asked.id, room.inputs, choices, found["others"]))
        except Exception:
            logger.exception("no advice could be found")
            self.refuse(asked.id, NotDone("not_allowed", "no_advice"))
        finally:
            self._advising = False

    async def return_to_table(self) -> None:
        """Whoever comes back gets his chairs back from the bots that minded them."""
        for chair in self._gathering.room.chairs_of(self.person):

            def decide(room: Room, chair: int = chair) -> AnyDeed:
                seat = room.seats[chair]
                if room.stage != "playing" or not seat.minded or seat.stood:
                    raise NotDone("stale", "stale")
                return Returned(chair)

            try:
                await self._gathering.perform(decide)
            except NotDone:
                continue


def _broken(error: Exception) -> int:
    """Whoever runs the server learns what went wrong; the connection, how it ends."""
    logger.error("a room could not be painted for a connection", exc_info=error)
    return BROKEN


class Doorstep:
    """What a browser says before and while it is connected: read, counted, and passed on."""

    def __init__(self, house: House) -> None:
        self._settings = house.settings
        self._bucket = Bucket(*house.settings.requests)
        self.nonsense = 0
        """How many messages in a row could not be answered."""

    def read(self, text: str | bytes | None) -> messages.Asked:
        """The message, if it is one and did not come too fast."""
        self.nonsense += 1
        if not self._bucket.take():
            raise NotDone("too_fast", "too_fast")
        if not isinstance(text, str):
            raise NotDone("malformed", "malformed")
        if len(text.encode(errors="replace")) > self._settings.largest_message:
            raise NotDone("malformed", "too_large")
        try:
            asked: messages.Asked = read_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise NotDone("malformed", "malformed") from None
        self.nonsense = 0
        return asked

    @property
    def patient(self) -> bool:
        return self.nonsense <= self._settings.patience


def person_of(house: House, room: Room, hello: messages.Hello) -> str | None:
    """Whose connection this is; nobody's without a token."""
    if hello.token is None:
        return None
    person = person_with(house.signing_key, room.code, hello.token)
    if person is None or person not in room.people:
        raise NotDone("bad_token", "bad_token")
    return person
