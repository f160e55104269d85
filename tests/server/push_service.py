"""A push service on this machine, and browsers that subscribe to it: messages are checked and decrypted."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import ECDH, ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from emberisle.server.push.encryption import browser_key, from_base64url, point_of, to_base64url
from emberisle.store.store import Subscription

PATIENCE = 60.0


@dataclass(frozen=True)
class Pushed:
    """A request as a push service gets it."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    base: str
    received: Queue[Pushed] = field(default_factory=Queue)
    status: int = 201
    answering: threading.Event = field(default_factory=threading.Event)
    """Set while it answers; otherwise whoever sends has to wait."""

    def next(self) -> Pushed:
        return self.received.get(timeout=PATIENCE)


@contextmanager
def push_service() -> Iterator[PushService]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.received.put(Pushed(self.path, headers, body))
            service.answering.wait(PATIENCE)
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(f"http://127.0.0.1:{server.server_port}")
        service.answering.set()
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield service
        finally:
            service.answering.set()
            server.shutdown()
            thread.join(PATIENCE)


class PushBrowser:
    """The keys of one subscription, of which only the public one and the secret are told."""

    def __init__(self, service: PushService, name: str = "phone") -> None:
        self._key = generate_private_key(SECP256R1())
        self._auth = bytes(range(16))
        self._point = point_of(self._key.public_key())
        self.endpoint = f"{service.base}/send/{name}"
        self.origin = service.base

    def wish(self, token: str, language: str = "en") -> dict[str, str]:
        """What a page posts to subscribe."""
        keys = {"key": to_base64url(self._point), "auth": to_base64url(self._auth)}
        return {"token": token, "endpoint": self.endpoint, "language": language, **keys}

    def subscription(self, room: str, person: str, language: str = "en") -> Subscription:
        keys = to_base64url(self._point), to_base64url(self._auth)
        return Subscription(room, person, self.endpoint, *keys, language)

    def read(self, pushed: Pushed) -> Any:
        """What a message says, as RFC 8291 decrypts it."""
        assert pushed.headers["content-encoding"] == "aes128gcm"
        assert self.endpoint.endswith(pushed.path)
        salt, size = pushed.body[:16], pushed.body[20]
        sender, text = pushed.body[21 : 21 + size], pushed.body[21 + size :]
        shared = self._key.exchange(ECDH(), browser_key(sender))
        material = _hkdf(shared, self._auth, b"WebPush: info\0" + self._point + sender, 32)
        key = _hkdf(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(material, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, text, None).rstrip(b"\0")
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])

    def check_sender(self, pushed: Pushed, public_key: str) -> dict[str, Any]:
        """What the sender claims, signed by this key, as RFC 8292 has it."""
        scheme, _, given = pushed.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in given.split(","))
        assert (scheme, parts["k"]) == ("vapid", public_key)
        signed, _, signature = parts["t"].rpartition(".")
        raw = from_base64url(signature)
        r, s = (int.from_bytes(half, "big") for half in (raw[:32], raw[32:]))
        key = browser_key(from_base64url(public_key))
        key.verify(encode_dss_signature(r, s), signed.encode(), ECDSA(SHA256()))
        head, claims = (json.loads(from_base64url(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == self.origin
        assert time.time() < claims["exp"] <= time.time() + 86_400
        return dict(claims)


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
