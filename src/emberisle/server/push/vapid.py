"""How this server identifies itself to push services: VAPID, RFC 8292."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, derive_private_key
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from emberisle.server.push.encryption import point_of, to_base64url

LASTS: Final = 12 * 3600
"""Seconds for which a push service takes a claim; the standard allows twice as much."""
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve P-256 has; a private key is a number below it."""
HEADER: Final = to_base64url(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))


class Vapid:
    """The key pair of this server, made from a secret of its store."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._key = derive_private_key(int.from_bytes(secret, "big") % (ORDER - 1) + 1, SECP256R1())
        self._contact = contact
        self.public = to_base64url(point_of(self._key.public_key()))
        """What browsers give to their push service, so that nobody else can send to them."""

    def authorization(self, endpoint: str) -> str:
        """The header that goes with a message to this endpoint."""
        parts = urlsplit(endpoint)
        claims: dict[str, object] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + LASTS,
        }
        if self._contact:
            claims["sub"] = self._contact
        signed = f"{HEADER}.{to_base64url(msgspec.json.encode(claims))}"
        return f"vapid t={signed}.{self._signature(signed.encode())}, k={self.public}"

    def _signature(self, signed: bytes) -> str:
        r, s = decode_dss_signature(self._key.sign(signed, ECDSA(SHA256())))
        return to_base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
