"""What a client makes of what it is told: whole pictures, from news that only say what changed."""

from __future__ import annotations

from emberisle.client.known_table import KnownTable, Message


class Listening(KnownTable):
    """All that a connection knows, as if every message had told everything."""

    def whole(self, message: Message) -> Message:
        """The message with whole pictures in place of changes."""
        frames = self.hear(message)
        if message["type"] != "news":
            return message
        told = {"type": "news", "said": message.get("said", []), "anew": message.get("anew", False)}
        return {**told, **self.known, "frames": frames, "retold": message.get("retold")}
