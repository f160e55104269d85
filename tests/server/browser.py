"""A browser as the server knows it: it asks, it listens, and it remembers every byte it was sent."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from emberisle.server import messages
from tests.server.telling import Listening

Message = dict[str, Any]
SPOKEN = msgspec.json.Decoder(messages.Spoken)
PATIENCE = 60.0
"""Seconds after which something that should come is taken not to come at all."""


class Browser:
    """One connection to one room."""

    _number = itertools.count(1)

    def __init__(self, base: str, code: str, token: str | None = None, language: str = "en") -> None:
        self.base, self.code, self.token = base, code, token
        self.heard: list[str] = []
        """Every text the server sent."""
        self.understood: list[Message] = []
        """The same with whole pictures in place of what changed in them."""
        self._listening = Listening()
        self.room: Message = {}
        self.you: Message | None = None
        self.picture: Message | None = None
        self.curtain: int | None = None
        self.window: Message | None = None
        self.story: list[Message] = []
        self.said: list[Message] = []
        self.anew = False
        self.closed: int | None = None
        url = f"{base.replace('http', 'ws', 1)}/api/rooms/{code}/ws"
        self._open = ExitStack()
        self.socket = self._open.enter_context(
            connect(url, max_size=None, open_timeout=PATIENCE, close_timeout=1, ping_interval=None)
        )
        hello: Message = {"type": "hello", "language": language}
        self.send({**hello, "token": token} if token is not None else hello)

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    # -- talking

    def send(self, message: Message | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def ask(self, kind: str, /, **fields: Any) -> Message:
        """Ask for something, and wait for the answer; what else is told meanwhile is taken note of."""
        asked = str(fields.pop("id", None) or f"ask-{next(self._number)}")
        self.send({"type": kind, "id": asked, **fields})
        return self.hear_until(lambda message: message.get("id") == asked)

    def do(self, kind: str, /, **fields: Any) -> None:
        """Ask for something that has to be done, and see it done."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        before = self.room["sequence"]
        if kind not in ("look", "speak"):
            self.until(lambda browser: browser.room["sequence"] > before)

    def hear(self, patience: float = PATIENCE) -> Message:
        """The next message; raises when the connection is closed."""
        try:
            text = self.socket.recv(timeout=patience)
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd is not None else 0
            raise
        assert isinstance(text, str)
        self.heard.append(text)
        SPOKEN.decode(text)  # every message is what the contract says
        message: Message = self._listening.whole(json.loads(text))
        self.understood.append(message)
        self._note(message)
        return message

    def hear_out(self) -> int:
        """Listen until the connection is closed, and say how."""
        while self.closed is None:
            with suppress(ConnectionClosed):
                self.hear()
        return self.closed

    def hear_until(self, found: Callable[[Message], bool]) -> Message:
        while True:
            message = self.hear()
            if found(message):
                return message

    def until(self, condition: Callable[[Browser], object]) -> Browser:
        """Listen until this is so."""
        while not self.room or not condition(self):
            self.hear()
        return self

    def come(self) -> Browser:
        """Wait for the welcome."""
        return self.until(lambda browser: True)

    def _note(self, message: Message) -> None:
        if message["type"] in ("welcome", "news"):
            known = self._listening
            self.room, self.you = known.known["room"], known.known["you"]
            self.curtain, self.window = known.known["curtain"], known.known["window"]
            self.picture, self.story, self.said = known.picture_data, known.story, known.said
        if message["type"] == "news":
            self.anew = message["anew"]

    # -- what is known

    @property
    def chairs(self) -> list[int]:
        return [] if self.you is None else list(self.you["chairs"])

    @property
    def inputs(self) -> int:
        return 0 if self.picture is None else int(self.picture["inputs"])

    @property
    def to_move(self) -> int | None:
        return None if self.picture is None else self.picture["to_move"]

    @property
    def my_turn(self) -> bool:
        return self.room["stage"] == "playing" and self.to_move in self.chairs

    @property
    def over(self) -> bool:
        return bool(self.room) and self.room["stage"] == "over"

    @property
    def moves(self) -> list[Any]:
        return [] if self.picture is None else [known["move"] for known in self.picture["moves"]]

    @property
    def offered(self) -> list[Any]:
        """What can be done in the present window instead of passing."""
        return [] if self.window is None else [known["move"] for known in self.window["moves"]]

    def react(self, move: Any, **fields: Any) -> Message:
        assert self.window is not None
        asked = {"chair": self.window["chair"], "move": move, "inputs": self.window["inputs"]}
        return self.ask("react", **{**asked, **fields})

    def play(self, move: Any, **fields: Any) -> Message:
        return self.ask("play", **{"chair": self.to_move, "moves": [move], "inputs": self.inputs, **fields})


# -- over plain HTTP


def open_room(base: str, **wish: Any) -> Message:
    """A room, and the way into it for its host."""
    return posted(f"{base}/api/rooms", {"game": "fortune", "name": "Ana", **wish})


def come_in(base: str, code: str, name: str) -> Message:
    return posted(f"{base}/api/rooms/{code}/people", {"name": name})


def posted(url: str, message: Message) -> Message:
    answer = httpx.post(url, json=message, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


def fetched(url: str, **query: Any) -> Any:
    answer = httpx.get(url, params=query, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return answer.json()
