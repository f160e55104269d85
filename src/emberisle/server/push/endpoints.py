"""Endpoints of push services: which are taken, and how a message gets there and nowhere else.

Whoever subscribes names the address to which this server connects, so it must lead into the open internet:
the name is looked up once, every address it has must be public, and one of these is connected to.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from emberisle.kernel.errors import EmberisleError
from emberisle.server.addresses import Address
from emberisle.server.rooms.refusals import RequestRefused

VISIBLE: Final = re.compile("[!-~]{1,1000}")
"""No blanks and no line breaks: an endpoint goes into the head of a request."""
SECONDS: Final = 10.0
LONGEST_LINE: Final = 8 * 1024
STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r]")
HTTPS: Final = 443
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""Where IPv4 is reached through IPv6; the address is in the last four bytes."""


class Undelivered(EmberisleError):
    """A push service was not reached, or did not answer."""


def check_endpoint(endpoint: str, loopback: bool = False) -> SplitResult:
    """The parts of an endpoint that is taken; ``loopback`` lets tests have theirs on this machine."""
    try:
        parts = urlsplit(endpoint)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise RequestRefused("malformed", "bad_endpoint") from None
    here = loopback and parts.scheme == "http" and host == "127.0.0.1"
    open_to_all = parts.scheme == "https" and port in (None, HTTPS) and bool(host) and not parts.username
    if not VISIBLE.fullmatch(endpoint) or parts.fragment or not (here or open_to_all):
        raise RequestRefused("malformed", "bad_endpoint")
    if not here and _literal(host or "") not in (None, True):
        raise RequestRefused("malformed", "bad_endpoint")
    return parts


def _literal(host: str) -> bool | None:
    """Whether an address that is written as such is public; None for a name."""
    try:
        return is_public(ip_address(host))
    except ValueError:
        return None


def is_public(address: Address) -> bool:
    """Whether an address is in the open internet, also where it stands for another one."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if address in TRANSLATED:
            inner = ip_address(address.packed[12:])  # type: ignore[assignment]
        if inner is not None:
            return is_public(inner)
    return address.is_global and not address.is_multicast


async def post(endpoint: str, headers: Mapping[str, str], body: bytes, loopback: bool = False) -> int:
    """The status with which a push service answers; redirections are not followed."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(check_endpoint(endpoint, loopback), headers, body, loopback)
    except (OSError, asyncio.LimitOverrunError, asyncio.IncompleteReadError, UnicodeError) as error:
        raise Undelivered(f"{urlsplit(endpoint).hostname}: {type(error).__name__}") from error


async def _post(parts: SplitResult, headers: Mapping[str, str], body: bytes, loopback: bool) -> int:
    host, safe = parts.hostname or "", parts.scheme == "https"
    address = await _address_of(host, parts.port or HTTPS, loopback and not safe)
    secure = {"ssl": _trust(), "server_hostname": host} if safe else {}
    reader, writer = await asyncio.open_connection(
        address,
        parts.port or HTTPS,
        limit=LONGEST_LINE,
        **secure,  # type: ignore[arg-type]
    )
    try:
        writer.write(_head(parts, {**headers, "Content-Length": str(len(body))}) + body)
        await writer.drain()
        found = STATUS.match(await reader.readuntil(b"\n"))
        if found is None:
            raise Undelivered(f"{host}: no answer in HTTP")
        return int(found[1])
    finally:
        writer.close()


def _head(parts: SplitResult, headers: Mapping[str, str]) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    said = {"Host": parts.netloc, **headers, "Connection": "close"}
    lines = [f"POST {target} HTTP/1.1", *[f"{name}: {value}" for name, value in said.items()], "", ""]
    return "\r\n".join(lines).encode("ascii")


async def _address_of(host: str, port: int, loopback: bool) -> str:
    """An address of this host, if all that it has are public."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not loopback and not all(is_public(ip_address(one.partition("%")[0])) for one in addresses):
        raise Undelivered(f"{host} is not in the open internet")
    return addresses[0]


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
