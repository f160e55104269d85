"""What can go wrong between a client and the table server."""

from __future__ import annotations

from typing import Any

from emberisle.kernel.errors import EmberisleError


class ClientError(EmberisleError):
    """The client cannot go on, or was refused something."""


class Unreachable(ClientError):
    """The server does not answer, or does not let the client in."""


class RequestRefused(ClientError):
    """The server refused a request, and nothing has changed."""

    def __init__(self, refused: dict[str, Any]) -> None:
        super().__init__(refused["text"])
        self.why: str = refused["why"]
        """What kind of refusal it is: ``stale``, ``illegal``, ``too_fast`` and so on."""
        self.rule: str | None = (refused.get("refusal") or {}).get("rule")
        """The clause that forbids it, if it was a move."""
