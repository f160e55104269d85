"""Messages that only the browser of a subscription can read: RFC 8291, with the encoding of RFC 8188."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16
LAST: Final = b"\x02"
"""What ends the text of the last record; padding follows."""


def from_base64url(text: str) -> bytes:
    """Raises ``ValueError`` where that is no base64url."""
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))


def to_base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def point_of(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def browser_key(point: bytes) -> EllipticCurvePublicKey:
    """The public key of a browser; raises ``ValueError`` where it is none."""
    if len(point) != POINT_BYTES:
        raise ValueError("no point of the curve")
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)


def encrypt(
    text: bytes,
    point: bytes,
    auth: bytes,
    padded_to: int = 0,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push message in one record; padding keeps its length from telling what it says.

    Key and salt are made afresh for each message, except where a published example gives them.
    """
    own = own or generate_private_key(SECP256R1())
    salt = salt or os.urandom(SALT_BYTES)
    ours = point_of(own.public_key())
    shared = own.exchange(ECDH(), browser_key(point))
    material = _derived(shared, auth, b"WebPush: info\0" + point + ours, 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + LAST + bytes(max(0, padded_to - len(text))), None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
