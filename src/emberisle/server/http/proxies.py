"""Proxies: for whom a trusted one asks. What anybody else says about that is not believed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from emberisle.server.addresses import read_address, read_networks

Headers = Iterable[tuple[bytes, bytes]]

FOR: Final = b"x-forwarded-for"
FORWARDED: Final = b"forwarded"
PROTOCOL: Final = b"x-forwarded-proto"
_FORWARDED_FOR: Final = re.compile(r'(?:^|;)\s*for\s*=\s*("[^"]*"|[^;\s]*)', re.IGNORECASE)


class TrustedProxies:
    """The proxies that an operator has named, and what they say about those who ask through them."""

    def __init__(self, networks: Sequence[str]) -> None:
        self._networks = read_networks(networks)
        self.trusts = lru_cache(maxsize=1024)(self._trusts)

    def _trusts(self, address: str) -> bool:
        """Whether this is one of them."""
        found = read_address(address)
        return found is not None and any(found in network for network in self._networks)

    def client(self, peer: str, headers: Headers) -> str:
        """Who asks: the last address that no trusted proxy has.

        Where two headers differ, one of them was written by somebody else: then it is the proxy itself.
        """
        if not self.trusts(peer):
            return peer
        known = list(headers)
        lists = [_listed(known), _forwarded(known)]
        found = {self._last_stranger(peer, hops) for hops in lists if hops}
        return found.pop() if len(found) == 1 else peer

    def _last_stranger(self, peer: str, hops: Sequence[str]) -> str:
        last = peer
        for hop in reversed(hops):
            address = read_address(hop)
            if address is None:
                return last
            last = str(address)
            if not self.trusts(last):
                return last
        return last

    def secure(self, peer: str, headers: Headers) -> bool:
        """Whether a trusted proxy says that it was asked by HTTPS."""
        said = _values(headers, PROTOCOL)
        return bool(said) and self.trusts(peer) and said[-1].strip().lower() == "https"


def _values(headers: Headers, name: bytes) -> list[str]:
    """All values of a header, in order; one line may have several."""
    lines = [value.decode("latin-1") for found, value in headers if found.lower() == name]
    return ",".join(lines).split(",") if lines else []


def _listed(headers: Headers) -> list[str]:
    return _values(headers, FOR)


def _forwarded(headers: Headers) -> list[str]:
    """The hops of the Forwarded header; one that names nobody is unknown."""
    found = [_FORWARDED_FOR.search(hop) for hop in _values(headers, FORWARDED)]
    return ["unknown" if hop is None else hop[1] for hop in found]
