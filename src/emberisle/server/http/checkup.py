"""Checking a server from outside, as a browser reaches it: through its proxy, by its name."""

from __future__ import annotations

import ipaddress
import json
import time
from collections.abc import Iterator, Mapping
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from typing import Final, Literal
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from msgspec import Struct
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from emberisle.server.http.real_clients import ASKED_BY_DOCTOR
from emberisle.server.http.security import HEADERS

SECONDS: Final = 10.0
MOST_CLOCK_SECONDS: Final = 5.0
CLAIMED: Final = "192.0.2.1"
"""An address that nobody has: a server that believes it believes anything."""
NO_ROOM: Final = "CHECKUP0"


class Finding(Struct, frozen=True):
    """Something that was checked."""

    how: Literal["good", "warning", "bad"]
    what: str
    mend: str = ""
    """How to make it right."""


class Answer(Struct, frozen=True):
    """What came over HTTP."""

    status: int
    headers: Mapping[str, str]
    body: bytes


def check_server(url: str) -> Iterator[Finding]:
    """Everything that can be checked at this address."""
    try:
        answer = _get(f"{url}/api/health")
    except (OSError, HTTPException) as error:
        reason = error.reason if isinstance(error, URLError) else error
        yield Finding("bad", f"nobody answers: {reason}", "Are the server and its proxy running?")
        return
    yield _health(answer)
    yield _clock(answer)
    yield from _headers(url, answer)
    yield _websocket(url)
    yield from _client(url)


def _get(url: str, **headers: str) -> Answer:
    try:
        with urlopen(Request(url, headers=headers), timeout=SECONDS) as answer:  # an address that was typed
            return Answer(answer.status, dict(answer.headers.items()), answer.read())
    except HTTPError as refused:
        with refused:
            return Answer(refused.code, dict(refused.headers.items()), refused.read())


def _health(answer: Answer) -> Finding:
    try:
        parts = json.loads(answer.body)
        wrong = [name for name in ("store", "driver") if not parts[name]]
    except (ValueError, TypeError, KeyError):
        what = f"/api/health answers {answer.status}, and not as Emberisle does"
        return Finding("bad", what, "Does the proxy pass all paths on, and to the right port?")
    if not wrong:
        return Finding("good", "the server is well")
    mends = {
        "store": "Its database does not answer: check that with `emberisle doctor --database URL`.",
        "driver": "Rooms stand still: the log says why; start the server again.",
    }
    return Finding(
        "bad", f"the server is not well: {' and '.join(wrong)}", " ".join([mends[name] for name in wrong])
    )


def _clock(answer: Answer) -> Finding:
    said = {name.lower(): value for name, value in answer.headers.items()}.get("date")
    if said is None:
        return Finding("warning", "the answer has no Date, so its clock could not be compared")
    apart = abs(time.time() - parsedate_to_datetime(said).timestamp())
    if apart <= MOST_CLOCK_SECONDS:
        return Finding("good", "its clock agrees with ours")
    mend = "Set the clocks of all machines by NTP: leases and clocks of matches depend on them."
    return Finding("bad", f"its clock and ours are {apart:.0f} seconds apart", mend)


def _headers(url: str, answer: Answer) -> Iterator[Finding]:
    got = {name.lower() for name in answer.headers}
    missing = [header.name for header in HEADERS if header.name.lower() not in got]
    if missing:
        yield Finding(
            "bad", f"headers are missing: {', '.join(missing)}", "The proxy must not take them out."
        )
    else:
        yield Finding("good", "the security headers are there")
    if url.startswith("https://"):
        if "strict-transport-security" in got:
            yield Finding("good", "browsers are told to come back by HTTPS only")
        else:
            mend = 'Let the proxy add: Strict-Transport-Security "max-age=31536000"'
            yield Finding("warning", "Strict-Transport-Security is missing", mend)
    elif not _local(urlsplit(url).hostname or ""):
        mend = "Put a proxy with a certificate in front: tokens and hands travel in the clear."
        yield Finding("bad", "it is reached without HTTPS", mend)


def _websocket(url: str) -> Finding:
    """Ask for a room that does not exist: that it is refused comes over the WebSocket."""
    address = f"ws{url.removeprefix('http')}/api/rooms/{NO_ROOM}/ws"
    parts = urlsplit(url)
    try:
        with connect(
            address, origin=Origin(f"{parts.scheme}://{parts.netloc}"), open_timeout=SECONDS, proxy=None
        ) as socket:
            socket.send('{"type": "hello"}')
            if json.loads(socket.recv(SECONDS))["type"] == "refused":
                return Finding("good", "WebSockets pass")
    except (OSError, WebSocketException, ValueError, KeyError) as error:
        mend = (
            "Let the proxy pass Upgrade, Connection and Host on; where it changes Host, start the server "
            f"with --origin {url}"
        )
        return Finding("bad", f"no WebSocket can be opened: {error}", mend)
    return Finding("bad", "a WebSocket is answered, and not as Emberisle does")


def _client(url: str) -> Iterator[Finding]:
    try:
        honest = json.loads(_get(f"{url}{ASKED_BY_DOCTOR}").body)
        claiming = json.loads(_get(f"{url}{ASKED_BY_DOCTOR}", **{"X-Forwarded-For": CLAIMED}).body)
        address, secure = str(honest["address"]), bool(honest["secure"])
    except (OSError, HTTPException, ValueError, TypeError, KeyError):
        yield Finding("warning", "the server does not say as whom it sees us")
        return
    here = _local(address)
    if claiming["address"] == CLAIMED and not here:
        mend = "Let the proxy set X-Forwarded-For itself, and name only your proxies as --trusted-proxy."
        yield Finding("bad", "whoever sends X-Forwarded-For is believed", mend)
    elif here and not _local(urlsplit(url).hostname or ""):
        mend = f"If it is not yours: --trusted-proxy {address}, and X-Forwarded-For from the proxy."
        yield Finding("warning", f"the server sees us as {address}", mend)
    else:
        yield Finding("good", f"the server sees us as {address}")
    if url.startswith("https://") and not secure:
        mend = "Let the proxy send X-Forwarded-Proto, and start the server with --trusted-proxy."
        yield Finding("warning", "the server does not know that it is asked by HTTPS", mend)


def _local(host: str) -> bool:
    """Whether this names something on this machine or in its own network."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_private
    except ValueError:
        return host == "localhost"
