"""Opening a room and coming into one, over plain HTTP."""

from __future__ import annotations

from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from emberisle.client.errors import Unreachable
from emberisle.server.messages import Admission, ComeIn, OpenRoom

PATIENCE: Final = 30.0
"""For how many seconds an answer is waited for."""


def open_room(
    server: str, game: str, name: str, seats: int | None = None, options: dict[str, Any] | None = None
) -> Admission:
    """Open a room as its host."""
    return _post(f"{address(server)}/api/rooms", OpenRoom(game, name, seats, options or {}))


def come_in(server: str, room: str, name: str, invitation: str = "", bot: bool = True) -> Admission:
    """Come into a room as a guest; as a program, unless somebody plays by hand."""
    return _post(f"{address(server)}/api/rooms/{room.upper()}/people", ComeIn(name, invitation, bot))


def address(server: str) -> str:
    """The address of a server without what may follow its name: ``https://tables.example:8000``."""
    scheme, found, rest = server.strip().partition("://")
    if not found or scheme not in ("http", "https") or not rest.partition("/")[0]:
        raise Unreachable(f"{server!r} is not the address of a server, such as http://localhost:8470")
    return f"{scheme}://{rest.partition('/')[0]}"


def _post(url: str, said: msgspec.Struct) -> Admission:
    asked = Request(url, msgspec.json.encode(said), {"Content-Type": "application/json"})
    try:
        with urlopen(asked, timeout=PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=Admission)
    except HTTPError as error:
        with error:
            raise Unreachable(_detail(error.read()) or f"the server answers with {error.code}") from None
    except (OSError, msgspec.MsgspecError) as error:
        reason = error.reason if isinstance(error, URLError) else error
        raise Unreachable(f"no table server answers at {url}: {reason}") from None


def _detail(answer: bytes) -> str:
    """The reason that the server gives."""
    try:
        return str(msgspec.json.decode(answer)["detail"])
    except (msgspec.MsgspecError, KeyError, TypeError):
        return ""
