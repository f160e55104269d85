"""What the documentation shows being sent and heard is what a server takes and tells."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from emberisle.client.known_table import changed
from emberisle.server import messages
from tests.server.browser import PATIENCE
from tests.server.running import running

DOCS = Path(__file__).parents[2] / "docs"
SERVER = (DOCS / "server.md").read_text("utf-8")
SENT = re.findall(r"`(\{\"type\": [^`]*\})`", SERVER)


def shown(page: str, beginning: str) -> Any:
    """The one example on this page that begins so, as data."""
    [found] = re.findall(rf"```\n({re.escape(beginning)}.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)
    return json.loads(found)


def understood(message: Any, kind: Any) -> Any:
    """The message with all that is meant where nothing is said; what nobody knows is not in it."""
    return json.loads(msgspec.json.encode(msgspec.convert(message, kind)))


def test_the_workbench_answers_what_the_page_asks() -> None:
    question = shown("workbench.md", '{"game"')
    with running() as base:

        def ask(**changes: Any) -> Any:
            answer = httpx.post(f"{base}/api/spare/workbench", json={**question, **changes}, timeout=PATIENCE)
            assert answer.status_code == 200, answer.text
            return answer.json()

        assert ask(begin=False)["state"] == "unknown"
        found = ask()
        assert (found["state"], found["wanted"]) == ("working", question["games"])
        assert ask(stop=True)["state"] == "unknown"
        while (found := ask(games=4))["state"] == "working":
            pass
        assert (found["state"], found["games"]) == ("done", 4)
        assert {effect["name"] for effect in found["effects"]} >= {"turns", "lead changes"}


def test_the_news_of_the_page_are_news_and_say_what_it_says() -> None:
    news = shown("server.md", '{"type": "news"')
    assert understood(news, messages.Spoken) | news == understood(news, messages.Spoken)
    known = {"room": {"sequence": 35}, "you": {"undo": {"chair": 0, "at_once": True}}, "curtain": None}
    assert changed(known, news["changes"]) == {
        "room": {"sequence": 36},
        "you": {"undo": {"chair": 0, "at_once": False}},
        "curtain": None,
    }
    [frame] = news["frames"]
    picture = {"inputs": 69, "table": {"dice": "K", "chain": list(range(13))}}
    assert changed(picture, frame["changes"]) == {
        "inputs": 70,
        "table": {"dice": "KKM", "chain": [*range(13), "4-7"]},
    }


def test_several_messages_are_shown() -> None:
    assert len(SENT) >= 5


@pytest.mark.parametrize("sent", SENT, ids=lambda sent: json.loads(sent)["type"])
def test_what_is_said_to_a_room_is_understood(sent: str) -> None:
    fields = json.loads(sent)
    assert understood(fields, messages.Asked) | fields == understood(fields, messages.Asked)
