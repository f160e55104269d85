"""Behind a proxy limits count real clients; nobody else is believed who says for whom he asks."""

from __future__ import annotations

import httpx
import pytest

from emberisle.cli import main as command
from emberisle.server.addresses import client_of
from emberisle.server.http.proxies import TrustedProxies
from tests.server.attacks import ATTACKER, connect, needs_addresses
from tests.server.browser import Browser, come_in, open_room
from tests.server.proxy import proxied
from tests.server.running import running

PROXY = "10.0.0.1"
TRUSTED = TrustedProxies([PROXY, "10.1.0.0/16", "2001:db8:ffff::/48"])
ONE_LOOK_UP = (0.0001, 1)


@pytest.mark.parametrize(
    ("peer", "headers", "client"),
    [
        ("192.0.2.1", {"x-forwarded-for": "203.0.113.9"}, "192.0.2.1"),
        ("127.0.0.1", {"x-forwarded-for": "203.0.113.9"}, "127.0.0.1"),
        (PROXY, {}, PROXY),
        (PROXY, {"x-forwarded-for": "203.0.113.9"}, "203.0.113.9"),
        (PROXY, {"x-forwarded-for": "1.1.1.1, 203.0.113.9"}, "203.0.113.9"),
        (PROXY, {"x-forwarded-for": "1.1.1.1, 203.0.113.9, 10.1.2.3"}, "203.0.113.9"),
        (PROXY, {"x-forwarded-for": "10.1.9.9,10.1.2.3"}, "10.1.9.9"),
        (PROXY, {"x-forwarded-for": "203.0.113.9, nonsense"}, PROXY),
        (PROXY, {"x-forwarded-for": "nonsense, 10.1.2.3"}, "10.1.2.3"),
        (PROXY, {"x-forwarded-for": ""}, PROXY),
        (PROXY, {"x-forwarded-for": "203.0.113.9:4711"}, "203.0.113.9"),
        (PROXY, {"x-forwarded-for": "[2001:db8::7]:4711"}, "2001:db8::7"),
        (PROXY, {"x-forwarded-for": "::ffff:203.0.113.9"}, "203.0.113.9"),
        (PROXY, {"forwarded": "for=1.1.1.1, for=203.0.113.9;proto=https"}, "203.0.113.9"),
        (PROXY, {"forwarded": 'proto=https;For="[2001:db8::7]:47"'}, "2001:db8::7"),
        (PROXY, {"forwarded": "for=203.0.113.9, by=10.1.2.3"}, PROXY),
        (PROXY, {"forwarded": "for=203.0.113.9", "x-forwarded-for": "203.0.113.9"}, "203.0.113.9"),
        (PROXY, {"forwarded": "for=203.0.113.9", "x-forwarded-for": "203.0.113.8"}, PROXY),
        ("::ffff:10.0.0.1", {"x-forwarded-for": "203.0.113.9"}, "203.0.113.9"),
    ],
)
def test_the_client_is_the_last_whom_no_trusted_proxy_is(
    peer: str, headers: dict[str, str], client: str
) -> None:
    assert (
        TRUSTED.client(peer, [(name.encode(), value.encode()) for name, value in headers.items()]) == client
    )


def test_several_lines_of_a_header_are_one_list() -> None:
    lines = [(b"x-forwarded-for", b"1.1.1.1"), (b"x-forwarded-for", b"203.0.113.9")]
    assert TRUSTED.client(PROXY, lines) == "203.0.113.9"


def test_all_addresses_of_a_subscriber_are_one_client() -> None:
    assert client_of("2001:db8:1:2::3") == client_of("2001:db8:1:2:ffff::9") != client_of("2001:db8:1:3::3")
    assert client_of("::ffff:192.0.2.1") == client_of("192.0.2.1") != client_of("192.0.2.2")


def look_up(base: str, **headers: str) -> int:
    return httpx.get(f"{base}/api/rooms/NOSUCHROOM", headers=headers).status_code


@pytest.mark.parametrize(("name", "value"), [("X-Forwarded-For", "192.0.2."), ("Forwarded", "for=192.0.2.")])
def test_nobody_evades_a_limit_by_a_header(name: str, value: str) -> None:
    with running(lookups=ONE_LOOK_UP) as base:
        assert [look_up(base, **{name: f"{value}{number}"}) for number in (1, 2)] == [404, 429]


def test_behind_a_trusted_proxy_each_client_has_limits_of_his_own() -> None:
    with running(lookups=ONE_LOOK_UP, trusted_proxies=("127.0.0.1",)) as base:
        clients = ["192.0.2.1", "192.0.2.2", "192.0.2.1"]
        answers = [look_up(base, **{"X-Forwarded-For": client}) for client in clients]
        assert answers == [404, 404, 429]


@needs_addresses
def test_what_a_client_tells_the_proxy_is_not_believed() -> None:
    with running(lookups=ONE_LOOK_UP, trusted_proxies=("127.0.0.1",)) as base, proxied(base) as front:
        assert claimed_look_ups(front) == [404, 429]
        assert look_up(front) == 404


def claimed_look_ups(front: str) -> list[int]:
    """Look-ups of one attacker who names somebody else each time."""
    with httpx.Client(base_url=front, transport=httpx.HTTPTransport(local_address=ATTACKER)) as attacker:
        claims = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in (1, 2)]
        answers = [attacker.get("/api/rooms/NOSUCHROOM", headers=claim) for claim in claims]
    return [answer.status_code for answer in answers]


@needs_addresses
def test_a_client_behind_a_proxy_has_only_so_many_connections() -> None:
    asking = b"GET /api/about HTTP/1.1\r\nHost: here\r\n\r\n"
    with (
        running(connections_of_one=2, trusted_proxies=("127.0.0.1",)) as base,
        proxied(base) as front,
    ):
        code = open_room(base)["code"]
        with Browser(front, code).come(), Browser(front, code).come():
            assert connect_and_hear(front, asking, "127.0.0.1").startswith(b"HTTP/1.1 503")
            assert connect_and_hear(front, asking, ATTACKER).startswith(b"HTTP/1.1 200")
        while connect_and_hear(front, asking, "127.0.0.1").startswith(b"HTTP/1.1 503"):
            pass  # until both are gone
        assert connect_and_hear(front, asking, "127.0.0.1").startswith(b"HTTP/1.1 200")


def connect_and_hear(base: str, asking: bytes, source: str) -> bytes:
    with connect(base, asking, source) as connection:
        return connection.recv(4096)


def test_behind_https_a_page_without_it_is_not_ours() -> None:
    with running(trusted_proxies=("127.0.0.1",)) as base, proxied(base, "https") as front:
        host = front.removeprefix("http://")
        wish = {"game": "fortune", "name": "Ana"}
        answers = [
            httpx.post(f"{front}/api/rooms", json=wish, headers={"Origin": f"{scheme}://{host}"}).status_code
            for scheme in ("https", "http")
        ]
        assert answers == [201, 403]


def test_a_match_is_played_through_a_proxy() -> None:
    with running(trusted_proxies=("127.0.0.1",)) as base, proxied(base) as front:
        admission = open_room(front)
        guest = come_in(front, admission["code"], "Ben")
        with (
            Browser(front, admission["code"], admission["token"]).come() as ana,
            Browser(front, admission["code"], guest["token"]).come() as ben,
        ):
            ana.do("chat", text="hello")
            ben.until(lambda browser: [line for line in browser.said if line["kind"] == "chat"])


def test_a_proxy_that_is_no_address_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["serve", "--trusted-proxy", "my proxy", "--port", "0"]) == 2
    assert "--trusted-proxy is an address or a network" in capsys.readouterr().err
