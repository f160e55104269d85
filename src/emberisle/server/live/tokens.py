"""Room codes that cannot be guessed, and signed tokens that cannot be forged."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""What codes are made of: nothing that is easily taken for something else."""


def new_code() -> str:
    return "".join([secrets.choice(LETTERS) for _ in range(8)])


def new_person() -> str:
    """The public id of somebody who comes in."""
    return secrets.token_urlsafe(9)


def token_for(key: bytes, room: str, person: str) -> str:
    """A signed token with which this person comes back into this room."""
    claim = f"{room}.{person}.{secrets.token_urlsafe(12)}"
    return f"{claim}.{_signature(key, claim)}"


def person_with(key: bytes, room: str, token: str) -> str | None:
    """Whose token this is; nobody's if it was not made here, or for another room."""
    claim, _, signature = token.rpartition(".")
    if not hmac.compare_digest(signature.encode(), _signature(key, claim).encode()):
        return None
    where, _, rest = claim.partition(".")
    return rest.partition(".")[0] if where == room else None


def _signature(key: bytes, claim: str) -> str:
    return urlsafe_b64encode(hmac.digest(key, claim.encode(errors="replace"), "sha256")).decode().rstrip("=")
