"""Where push messages may go, and what they look like on the way."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from emberisle.server.push.encryption import encrypt, from_base64url, to_base64url
from emberisle.server.push.endpoints import Undelivered, check_endpoint, is_public, post
from emberisle.server.rooms.refusals import RequestRefused
from tests.server.push_service import push_service


def test_the_example_of_the_standard_is_encrypted_as_it_says() -> None:
    """RFC 8291, section 5 and appendix A."""
    own = int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        from_base64url(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        from_base64url("BTBZMqHH6r4Tts7J_aSIgg"),
        own=derive_private_key(own, SECP256R1()),
        salt=from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_base64url(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://push.example/send/abc?d=e",
        "https://push.example:443/send",
        "https://8.8.8.8/send",
    ],
)
def test_an_endpoint_in_the_open_internet_is_taken(endpoint: str) -> None:
    assert check_endpoint(endpoint).scheme == "https"


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push.example",
        "http://push.example/send",
        "http://127.0.0.1:8000/send",
        "https://127.0.0.1/send",
        "https://10.1.2.3/send",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/send",
        "https://[fd00::1]/send",
        "https://[::ffff:192.168.0.1]/send",
        "https://push.example:8443/send",
        "https://push.example:no/send",
        "https://user:word@push.example/send",
        "https://push.example/send#part",
        "https://push.example/a\r\nX-Injected: yes",
        "https://push.example/a b",
        "https://pusch.exämple/",
        "https:///send",
        "https://[::1/send",
        "file:///etc/passwd",
    ],
)
def test_no_other_endpoint_is_taken(endpoint: str) -> None:
    with pytest.raises(RequestRefused):
        check_endpoint(endpoint)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("127.0.0.1", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("fe80::1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:8.8.8.8", True),
        ("64:ff9b::a00:1", False),
        ("64:ff9b::808:808", True),
        ("2002:7f00:1::", False),
    ],
)
def test_public_addresses_are_told_from_all_others(address: str, public: bool) -> None:
    assert is_public(ip_address(address)) == public


def test_a_name_that_leads_to_this_machine_is_not_connected_to() -> None:
    with pytest.raises(Undelivered, match="open internet"):
        asyncio.run(post("https://localhost/send", {}, b""))


def test_a_redirection_is_not_followed() -> None:
    with push_service() as service:
        service.status = 307
        assert asyncio.run(post(f"{service.base}/send", {}, b"text", loopback=True)) == 307
        assert service.next().body == b"text"
        assert service.received.empty()
