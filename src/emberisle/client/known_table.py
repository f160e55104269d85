"""All that a connection knows, put together from messages that tell only what has changed."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field
from typing import Any

import msgspec

from emberisle.server.messages import Move, Notation, OpenWindow, Picture, RoomPicture, You

Message = dict[str, Any]


class NewsMissing(Exception):
    """Between two news there were others; only a new welcome tells what was in them."""


@dataclass(frozen=True)
class Turn:
    """A question that one's chair is asked: what can be done, and the table as the chair sees it."""

    chair: int
    inputs: int
    """How many inputs the match had when it was asked."""
    in_window: bool
    """Whether others are asked at the same time, and the answer is secret until all have answered."""
    asks: str = field(compare=False)
    moves: list[Move] = field(compare=False)
    picture: Picture = field(compare=False)


class KnownTable:
    """The room and its match, as far as one connection may know them."""

    def __init__(self) -> None:
        self.known: Message = {}
        """You, the room, the curtain and the window, as JSON data."""
        self.picture_data: Message | None = None
        self.story: list[Message] = []
        """What was told of the match."""
        self.said: list[Message] = []
        self.number = 0
        """How many news there were since the last welcome."""

    def hear(self, message: Message) -> list[Message]:
        """Take in a welcome or news; returns the frames that news tell, each with its whole picture."""
        if message["type"] == "welcome":
            self.known = {name: message[name] for name in ("you", "room", "curtain", "window")}
            self.picture_data, self.story, self.said = message["picture"], message["story"], message["said"]
            self.number = 0
        elif message["type"] == "news":
            return self._hear_news(message)
        return []

    def _hear_news(self, news: Message) -> list[Message]:
        if news["number"] != self.number + 1:
            raise NewsMissing
        self.number += 1
        round_before = self.known["room"]["round"]
        self.known = changed(self.known, news.get("changes", {}))
        if self.known["room"]["round"] != round_before:
            self.said = [{**line, "inputs": 0} for line in self.said]
        frames = [self._next_frame(frame) for frame in news.get("frames", [])]
        if news.get("retold") is not None:
            self.story = news["retold"]
        if self.known["room"]["stage"] == "lobby":
            self.picture_data, self.story = None, []
        self.said = [*self.said, *news.get("said", [])]
        return frames

    def _next_frame(self, frame: Message) -> Message:
        self.picture_data = changed(self.picture_data, frame["changes"])
        lines = frame.get("lines", [])
        self.story = [*self.story, *lines]
        return {"picture": self.picture_data, "lines": lines, "lasts": frame["lasts"]}

    # -- the same with types

    @property
    def you(self) -> You | None:
        """Who one is in the room; nobody if one only watches."""
        return msgspec.convert(self.known["you"], You | None)

    @property
    def room(self) -> RoomPicture:
        return msgspec.convert(self.known["room"], RoomPicture)

    @property
    def picture(self) -> Picture | None:
        """The table as one's seat sees it; none in the lobby."""
        return msgspec.convert(self.picture_data, Picture | None)

    @property
    def window(self) -> OpenWindow | None:
        """The moment to react that is open now."""
        return msgspec.convert(self.known["window"], OpenWindow | None)

    @property
    def turn(self) -> Turn | None:
        """What one is asked now, if anything."""
        picture, you, room = self.picture, self.you, self.room
        if picture is None or you is None or picture.over or room.paused:
            return None
        window = self.window
        if window is not None:
            return self._in_window(window, picture)
        if picture.to_move not in you.chairs or picture.seat != picture.to_move:
            return None
        return Turn(picture.to_move, picture.inputs, False, picture.asks, picture.moves, picture)

    @staticmethod
    def _in_window(window: OpenWindow, picture: Picture) -> Turn | None:
        if window.chair is None or window.answer is not None:
            return None
        moves = [*window.moves, Move(window.passing, "")]
        return Turn(window.chair, window.inputs, True, window.asks, moves, picture)


def changed(data: Any, changes: Message) -> Any:
    """This data with these changes; the data itself stays as it is."""
    data = copy.deepcopy(data)
    for place, value in changes.get("set", {}).items():
        if place == "":
            data = value
        else:
            inside, name = _inside(data, place)
            inside[name] = value
    for place, (start, removed, put) in changes.get("splice", {}).items():
        inside, name = _inside(data, place)
        inside[name][start : start + removed] = put
    for place in changes.get("drop", []):
        inside, name = _inside(data, place)
        del inside[name]
    return data


def _inside(data: Any, place: str) -> tuple[Any, Any]:
    """The object or list in which a place is, and its name or number there."""
    *way, last = place.split(".")
    for name in way:
        data = data[int(name)] if isinstance(data, list) else data[name]
    return data, int(last) if isinstance(data, list) else last


def notation_of(move: Move | Notation) -> Notation:
    """A move as it is sent: as it was offered, or as JSON data."""
    return move.move if isinstance(move, Move) else move
