"""A connection: one browser at one room. It asks, and it is told what it may know, in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec

from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.game import Game
from emberisle.kernel.luck import fresh_luck
from emberisle.server import messages
from emberisle.server.live.broadcast import Broadcast, Make, broken
from emberisle.server.live.hint_limits import Asker
from emberisle.server.live.live_room import LiveRoom
from emberisle.server.live.outbox import Outbox, Transport
from emberisle.server.live.registry import RoomRegistry
from emberisle.server.pictures import table_picture
from emberisle.server.pictures.seen_table import encode
from emberisle.server.pictures.update import Shown
from emberisle.server.pictures.viewer import Viewer, still_lifted, viewer_for
from emberisle.server.pictures.wording import names_in
from emberisle.server.rooms import requests, window_closing
from emberisle.server.rooms.acts import AnyDeed, Returned
from emberisle.server.rooms.progress import Decided
from emberisle.server.rooms.refusals import MoveRefused, RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.store.store import Unavailable

logger = logging.getLogger(__name__)

ABUSED: Final = 4009
NO_ENTRY: Final = 4004
TRY_AGAIN: Final = 1013


class Connection:
    """One browser at one room."""

    def __init__(
        self, transport: Transport, registry: RoomRegistry, live: LiveRoom, asker: Asker, language: str
    ) -> None:
        self.person = asker.person
        self.language = language
        self._outbox = Outbox(transport, registry.settings.backlog)
        self._registry = registry
        self._live = live
        self._lifted: int | None = None
        """The chair for which the curtain was lifted."""
        self._shown = Shown(live.snapshot().update.after, Viewer(None))
        """What this connection was told last; the next news are what differs from it."""
        self._told = 0
        """How many news it was told since its welcome."""
        self._asker = asker
        self._hint_task: asyncio.Task[None] | None = None
        self._who = asker.person or asker.address
        """Under this name all windows of a person are counted together, or all at one address that watch."""

    # -- being told

    @property
    def closed(self) -> bool:
        """Whether it is told nothing any more."""
        return self._outbox.closed

    def greet(self) -> None:
        """Send the welcome, with everything there is to know."""
        broadcast = self._live.snapshot()
        self._tell(self._welcome, broadcast)
        broadcast.send()

    def hear(self, broadcast: Broadcast) -> None:
        self._tell(self._news, broadcast)

    def _tell(self, message: Callable[[Broadcast], Make], broadcast: Broadcast) -> None:
        try:
            broadcast.add(self._outbox, message(broadcast))
        except Exception as error:
            self.hang_up(broken(error))  # and the others at the table are told all the same

    def _welcome(self, broadcast: Broadcast) -> Make:
        update, language, person = broadcast.update, self.language, self.person
        viewer = viewer_for(update.after.room, person, self._lifted)
        self._shown, self._told = Shown(update.after, viewer), 0
        return lambda: update.welcome(person, viewer, language)

    def _news(self, broadcast: Broadcast) -> Make:
        update, language, person, shown = broadcast.update, self.language, self.person, self._shown
        room = update.after.room
        self._lifted = still_lifted(shown.snapshot.room, room, person, self._lifted)
        viewer = viewer_for(room, person, self._lifted)
        self._shown, self._told = Shown(update.after, viewer), self._told + 1
        number = self._told
        return lambda: update.news(person, shown, viewer, language, number)

    def say(self, message: messages.Told) -> None:
        self._outbox.put(encode(message))

    def refuse(self, asked: str | None, reason: RequestRefused) -> None:
        refusal = None
        if isinstance(reason, MoveRefused):
            names = names_in(self.language, self._live.room.names)
            refusal = table_picture.refused(reason.game, reason.refusal, names, self.language)
        text = refusal.reason if refusal is not None else reason.text(self.language)
        self.say(messages.Refused(asked, reason.why, text, refusal))

    def hang_up(self, code: int) -> None:
        """Close the connection once all messages before are sent."""
        self._outbox.put(code)

    def show_out(self) -> None:
        """Its person was removed."""
        self.refuse(None, RequestRefused("removed", "removed"))
        self.hang_up(NO_ENTRY)

    def leave(self) -> None:
        """The browser is gone: it is sent nothing more, and nothing is thought about for it."""
        self._outbox.abandon()
        if self._hint_task is not None:
            self._hint_task.cancel()

    # -- being asked

    async def answer(self, asked: messages.Asked) -> None:
        """Do what was asked, or say why not."""
        if isinstance(asked, messages.Hello):
            return self.refuse(None, RequestRefused("malformed", "hello_twice"))
        try:
            await self._answer(asked)
        except RequestRefused as reason:
            self.refuse(asked.id, reason)
        except RecursionError:
            self.refuse(asked.id, RequestRefused("malformed", "malformed"))
        except Unavailable:
            self.hang_up(TRY_AGAIN)  # whether it is stored is known when the page asks again
        except EmberisleError as error:
            self.refuse(asked.id, RequestRefused("not_allowed", "as_said", reason=str(error)))
        return None

    async def _answer(self, asked: Any) -> None:
        self._registry.paces.count(self._live.room, self._who, asked)
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
            case messages.Guess():
                self._guess(asked)
            case messages.Point():
                await self._live.point(requests.pointed(self._live.room, self.person, asked))
                self.say(messages.Done(asked.id))
            case _:
                await self._perform(asked)

    async def _perform(self, asked: Any) -> None:
        here = self._live.here

        def decide(room: Room) -> AnyDeed | Decided:
            return requests.deed_for(room, self.person, asked, here)

        key = f"{self.person}:{asked.id}"
        with self._registry.act_seconds.timed():
            await self._live.perform(decide, key, lambda: self.say(messages.Done(asked.id)))

    def _look(self, asked: messages.Look) -> None:
        if asked.chair is not None:
            requests.own(self._live.room, self.person, asked.chair)
        self._lifted = asked.chair
        self.say(messages.Done(asked.id))
        broadcast = self._live.snapshot()
        self.hear(broadcast)
        broadcast.send()

    def _seen_chair(self, chair: int) -> int:
        """This chair, if it is the person's and no curtain is before it."""
        room = self._live.room
        requests.own(room, self.person, chair)
        if self._shown.viewer.seat != chair and room.hides(chair):
            raise RequestRefused("not_allowed", "curtain")
        return chair

    def _why_not(self, asked: messages.WhyNot) -> None:
        room = self._live.room
        names = names_in(self.language, room.names)
        try:
            progress, last = requests.ready(room, self._seen_chair(asked.chair), asked.moves)
            game, refusal = progress.game, progress.game.why_not(last)
        except MoveRefused as reason:
            game, refusal = reason.game, reason.refusal
        if refusal is not None:
            told = table_picture.refused(game, refusal, names, self.language)
            self.say(messages.WhyNotAnswer(asked.id, told))
            return
        moves = requests.following(progress, asked.chair, last)
        following = table_picture.labelled(game.ruleset, moves, names, self.language)
        self.say(messages.WhyNotAnswer(asked.id, None, following))

    def _asked_game(self, chair: int) -> Game:
        """The match at the question that this chair is asked now."""
        room = self._live.room
        game, chair = requests.going_on(room), self._seen_chair(chair)
        in_window = window_closing.asked_at(room, chair)
        if in_window is None and room.to_move != chair:
            raise RequestRefused("not_your_turn", "not_your_turn")
        return game if in_window is None else in_window.game

    def _guess(self, asked: messages.Guess) -> None:
        guess = self._asked_game(asked.chair).guess(asked.chair, fresh_luck())
        self.say(messages.Guessed(asked.id, self._live.room.inputs, guess.data()))

    def _hint(self, asked: messages.Hint) -> None:
        game = self._asked_game(asked.chair)
        limits, asker = self._registry.hint_limits, self._asker
        limits.begin(asker)
        advising = self._advise(asked, self._live.room, game)
        self._hint_task = self._registry.spawn(advising)
        self._hint_task.add_done_callback(lambda _: limits.end(asker))

    async def _advise(self, asked: messages.Hint, room: Room, game: Game) -> None:
        """Think in another process, and answer when it is done; meanwhile everything goes on."""
        try:
            names = names_in(self.language, room.names)
            found = await self._registry.bot_workers.advise(game, asked.chair, names, self.language)
            choices = msgspec.convert(found["choices"], list[messages.Advised])
            self.say(messages.Advice(asked.id, room.inputs, choices, found["others"]))
        except Exception:
            logger.exception("no advice could be found")
            self.refuse(asked.id, RequestRefused("not_allowed", "no_advice"))

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
