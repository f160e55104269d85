"""What a client makes of what it is told: whole pictures, from news that only say what changed."""

from __future__ import annotations

import copy
from typing import Any

Message = dict[str, Any]


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


class Listening:
    """All that a connection knows, as if every message had told everything."""

    def __init__(self) -> None:
        self.known: Message = {}
        """You, the room, the curtain and the window."""
        self.picture: Message | None = None
        self.story: list[Message] = []
        self.said: list[Message] = []
        self.number = 0

    def hear(self, message: Message) -> Message:
        """The message with whole pictures in place of changes."""
        if message["type"] == "welcome":
            self.known = {name: message[name] for name in ("you", "room", "curtain", "window")}
            self.picture, self.story, self.said = message["picture"], message["story"], message["said"]
            self.number = 0
        elif message["type"] == "news":
            return self._hear_news(message)
        return message

    def _hear_news(self, news: Message) -> Message:
        self.number += 1
        assert news["number"] == self.number, "some news are missing"
        round_before = self.known["room"]["round"]
        self.known = changed(self.known, news.get("changes", {}))
        if self.known["room"]["round"] != round_before:
            self.said = [{**line, "inputs": 0} for line in self.said]
        frames = []
        for frame in news.get("frames", []):
            self.picture = changed(self.picture, frame["changes"])
            frames.append({"picture": self.picture, "lines": frame.get("lines", []), "lasts": frame["lasts"]})
            self.story = [*self.story, *frame.get("lines", [])]
        if news.get("retold") is not None:
            self.story = news["retold"]
        if self.known["room"]["stage"] == "lobby":
            self.picture, self.story = None, []
        self.said = [*self.said, *news.get("said", [])]
        whole = {"type": "news", "said": news.get("said", []), "anew": news.get("anew", False)}
        return {**whole, **self.known, "frames": frames, "retold": news.get("retold")}
