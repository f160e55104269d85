"""At the door of a room: who somebody is there, and what is heard by those who stay outside."""

from __future__ import annotations

from tests.server.browser import Browser, Message

NO_ENTRY = 4004


def person(browser: Browser) -> str:
    assert browser.you is not None
    return str(browser.you["person"])


def kept_out(base: str, code: str, token: str | None = None) -> Message:
    """What somebody hears who may not come in."""
    with Browser(base, code, token) as outside:
        said = outside.hear()
        assert outside.hear_out() == NO_ENTRY
    return said
