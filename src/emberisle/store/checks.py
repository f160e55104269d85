"""What every store takes and what none takes, so that all of them agree."""

from __future__ import annotations

import json
from typing import Any, Final

from emberisle.kernel.errors import quoted
from emberisle.store.store import Act, RoomCard, Subscription, Unstorable

LARGEST_ACT: Final = 256 * 1024
"""Bytes of JSON."""

LONGEST_NAME: Final = 200

LONGEST_ENDPOINT: Final = 1000

LAST_SEQUENCE: Final = 2**31 - 1


def storable(*names: str) -> bool:
    """Whether every database can store these names."""
    return all(0 < len(name) <= LONGEST_NAME and _plain(name) for name in names)


def check_names(*names: str) -> None:
    for name in names:
        if not storable(name):
            raise Unstorable(f"{quoted(name)} is no name: 1 to {LONGEST_NAME} characters, no NUL")


def act_as_json(act: Act) -> str:
    """An act as JSON text; one that no store takes is refused."""
    check_names(act.room, *([] if act.key is None else [act.key]))
    if not 1 <= act.sequence <= LAST_SEQUENCE:
        raise Unstorable(f"the acts of a room are numbered from 1 to {LAST_SEQUENCE}, not {act.sequence}")
    text = _json(act.what) if act.text is None else act.text
    size = len(text.encode())
    if size > LARGEST_ACT:
        raise Unstorable(f"an act takes {LARGEST_ACT} bytes at most, and this one has {size}")
    return text


def people_as_json(card: RoomCard) -> str:
    """The people on a room's card as JSON text; a card that no store takes is refused."""
    check_names(card.room, card.game, card.stage)
    return _json(card.people)


def storable_endpoint(endpoint: str) -> bool:
    return 0 < len(endpoint) <= LONGEST_ENDPOINT and _plain(endpoint)


def check_subscription(subscription: Subscription) -> None:
    """Refuse a subscription that no store takes."""
    check_names(
        subscription.room, subscription.person, subscription.key, subscription.auth, subscription.language
    )
    if not storable_endpoint(subscription.endpoint):
        raise Unstorable(f"an endpoint has 1 to {LONGEST_ENDPOINT} characters, no NUL")


def _json(value: Any) -> str:
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        text.encode()
    except (TypeError, ValueError, RecursionError) as wrong:
        raise Unstorable(f"this is not JSON: {wrong}") from wrong
    return text


def _plain(name: str) -> bool:
    if "\0" in name:
        return False
    return name.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in name)
