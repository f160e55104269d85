"""A table in a storm: its people play, speak and take back, and whoever was not answered asks again."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from websockets.exceptions import WebSocketException

from emberisle.store.store import Act
from tests.server.browser import Browser, Message
from tests.server.tables import abreast, any_move, seated

LOST: Final = (OSError, EOFError, WebSocketException)
"""What a connection ends with, or cannot be made for."""
CHATS, UNDOS, AGREES, GIVES_UP = 0.08, 0.06, 0.7, 0.2
"""How likely it is that people speak or take back instead of moving, agree, and do not ask again."""
DEEDS: Final[Mapping[str, Sequence[str]]] = {
    "play": ["played"],
    "react": ["reacted"],
    "chat": ["spoke"],
    "undo": ["undone", "proposed"],
    "answer": ["answered"],
    "rematch": ["rematched"],
    "begin": ["begun"],
}
"""What happens in a room when one of these requests is done."""
BY_THEMSELVES: Final = ("opened", "came_in", "closed", "left", "returned", "lapsed")
"""What happens without a request over a connection, besides moves of bots."""
SOON: Final = 0.05
"""Seconds after which somebody who could not connect tries again, even if nothing happens anywhere."""
Wish = tuple[str, dict[str, Any]]


@dataclass
class Request:
    """Something that a person asked for, once or more often under the same id."""

    number: int
    person: str
    id: str
    kind: str
    fields: dict[str, Any]
    asked: int = 0
    answer: str | None = None

    @property
    def key(self) -> str:
        """Under which the act is stored, if it is."""
        return f"{self.person}:{self.id}"

    def is_done_by(self, what: Mapping[str, Any]) -> bool:
        """Whether this is what had to happen."""
        if self.kind == "play":
            return bool(what["inputs"][0] == [self.fields["chair"], self.fields["moves"][0]])
        return what["did"] in DEEDS[self.kind] and what.get("text") == self.fields.get("text")


@dataclass
class Weather:
    """What all tables know of the storm, and the storm of them."""

    changed: threading.Condition = field(default_factory=threading.Condition)
    calm: bool = False
    done: int = 0
    lost: int = 0
    outages: int = 0
    failures: list[BaseException] = field(default_factory=list)

    def note(self, done: int = 0, lost: int = 0) -> None:
        with self.changed:
            self.done += done
            self.lost += lost
            self.changed.notify_all()

    def fail(self, failure: BaseException) -> None:
        with self.changed:
            self.failures.append(failure)
            self.changed.notify_all()

    @contextmanager
    def outage(self) -> Iterator[None]:
        """While this lasts nobody can connect, and nobody tries."""
        self._count_outages(1)
        try:
            yield
        finally:
            self._count_outages(-1)

    def _count_outages(self, more: int) -> None:
        with self.changed:
            self.outages += more
            self.changed.notify_all()

    def wait_out(self) -> None:
        """Wait until people can try to connect again; where nobody knows when, until anything happens."""
        with self.changed:
            if self.outages:
                self.changed.wait_for(lambda: not self.outages)
            else:
                self.changed.wait(SOON)

    def until(self, done: int = 0, lost: int = 0) -> None:
        """Wait until so much was done and lost altogether; raises what made a table fail."""
        with self.changed:
            self.changed.wait_for(lambda: self.failures or (self.done >= done and self.lost >= lost))
        for failure in self.failures:
            raise failure


class StormTable:
    """One room; a thread of its own plays there for everybody who is no bot."""

    def __init__(
        self, base: str, number: int, weather: Weather, people: int, wish: Mapping[str, Any]
    ) -> None:
        self._base, self._weather = base, weather
        self._random = Random(number)
        names = ["Ana", "Ben", "Cleo"][:people]
        with seated(base, *names, **wish) as found:
            for chair in range(people, wish["seats"]):
                found[0].do("seat_bot", chair=chair, level="random")
            found[0].do("begin")
            self.code = found[0].code
            self._tokens = [person.token for person in found]
        self._people: list[Browser] = []
        self.requests: list[Request] = []
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        try:
            self._play_on()
        except BaseException as failure:
            self._weather.fail(failure)
        finally:
            self._leave()

    def _play_on(self) -> None:
        """Play, match after match, until the weather is calm and the last match is over."""
        self._come_back()
        request: Request | None = None
        while True:
            try:
                request = request or self._next_request()
                if request is None:
                    return
                self._ask(request)
                request = None
            except TimeoutError as silence:
                raise AssertionError(f"nothing happens in {self.code}") from silence
            except LOST:
                self._weather.note(lost=1)
                self._come_back()
                if self._random.random() < GIVES_UP:
                    request = None

    def _come_back(self) -> None:
        """Everybody connects anew, as often as it takes."""
        self._leave()
        for token in self._tokens:
            while (found := self._connected(token)) is None:
                self._weather.wait_out()
            self._people.append(found)

    def _connected(self, token: str | None) -> Browser | None:
        with ExitStack() as stack, suppress(*LOST):
            person = stack.enter_context(Browser(self._base, self.code, token)).come()
            stack.pop_all()
            return person
        return None

    def _leave(self) -> None:
        while self._people:
            self._people.pop().close()

    # -- asking

    def _next_request(self) -> Request | None:
        """What somebody asks for next, once there is anything to ask for; nothing when all is over."""
        while True:
            abreast(self._people)
            if self._weather.calm and self._people[0].over:
                return None
            for number, person in enumerate(self._people):
                wish = self._wish(person)
                if wish is not None:
                    return self._noted(number, *wish)
            self._people[0].hear()

    def _wish(self, person: Browser) -> Wish | None:
        assert person.you is not None
        if person.over or person.room["stage"] == "lobby":
            return ("rematch" if person.over else "begin", {}) if person.you["host"] else None
        if (proposal := person.room["proposal"]) is not None:
            asked = [chair for chair in person.chairs if chair in proposal["waiting"]]
            agree = self._random.random() < AGREES
            return ("answer", {"chair": asked[0], "agree": agree}) if asked else None
        if person.offered and person.window is not None and person.window["answer"] is None:
            move = self._random.choice([person.window["passing"], *person.offered])
            return "react", {"chair": person.window["chair"], "move": move, "inputs": person.window["inputs"]}
        return self._wish_in_turn(person, person.you) if person.my_turn and person.moves else None

    def _wish_in_turn(self, person: Browser, you: Message) -> Wish:
        chair, chance = person.chairs[0], self._random.random()
        if chance < CHATS:
            return "chat", {"chair": chair, "text": f"saying {len(self.requests)}"}
        if chance < CHATS + UNDOS and you["undo"] is not None:
            return "undo", {"chair": chair}
        return "play", {"chair": chair, "moves": [any_move(person)], "inputs": person.inputs}

    def _noted(self, number: int, kind: str, fields: dict[str, Any]) -> Request:
        you = self._people[number].you
        assert you is not None
        request = Request(number, you["person"], f"storm-{len(self.requests)}", kind, fields)
        self.requests.append(request)
        return request

    def _ask(self, request: Request) -> None:
        person = self._people[request.number]
        before, request.asked = person.room["sequence"], request.asked + 1
        answer = person.ask(request.kind, id=request.id, **request.fields)["type"]
        assert request.answer in (None, answer), f"{request} was {request.answer}, and now it is {answer}"
        request.answer = answer
        if answer == "refused":
            person.ask("refresh")
            person.hear_until(lambda message: message["type"] == "welcome")
            return
        self._weather.note(done=1)
        if request.asked == 1:
            person.until(lambda browser: browser.room["sequence"] > before)

    # -- afterwards

    def check(self, acts: Sequence[Act]) -> None:
        """What was done is in the log exactly once, what was refused is not, and nobody did anything else."""
        assert [act.sequence for act in acts] == list(range(1, len(acts) + 1))
        asked = {request.key: request for request in self.requests}
        done = [asked[act.key] for act in acts if act.key in asked]
        assert len({request.key for request in done}) == len(done), "something was done twice"
        for request in self.requests:
            assert request.answer != "done" or request in done, f"lost: {request}"
            assert request.answer != "refused" or request not in done, f"refused and done: {request}"
        for act in acts:
            if act.key in asked:
                assert asked[act.key].is_done_by(act.what), (asked[act.key], act)
            elif act.key is None:
                assert act.what["did"] in BY_THEMSELVES or act.what["by"] == "bot", act
            else:
                assert act.key.partition(":")[2].startswith("ask-"), act  # as the match was arranged
