"""Anything at all is sent to a room, and every address is tried: there is always an answer, and no harm.

The server is another process: in this one its pings would draw from ``random`` while a strategy draws.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from emberisle.server import messages
from tests.server.browser import Browser, Message
from tests.server.process import ServerProcess
from tests.server.tables import next_mover, playing

KINDS = [kind for kind in messages.Request.__subclasses__() if kind not in (messages.Ping, messages.Hint)]
"""What is answered at once, in the order in which it is asked."""

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
moves = st.sampled_from(["Stop", "RollAgain", "Roll", "Cast", "Draw", "Play", "Event", "Decide"]).flatmap(
    lambda name: st.fixed_dictionaries({name: st.lists(values, max_size=3)})
)


@st.composite
def requests(draw: st.DrawFn) -> Message:
    """A request with every field it needs, each of them more or less what it should be."""
    kind = draw(st.sampled_from(KINDS))
    message: Message = {"type": kind.__struct_config__.tag, "id": draw(st.text(min_size=1, max_size=40))}
    for field in msgspec.structs.fields(kind):
        if field.name != "id" and (field.required or draw(st.booleans())):
            message[field.name] = draw(field_values(field.name))
    for name in draw(st.lists(st.sampled_from(sorted(message)), max_size=1)):
        message[name] = draw(values)
    return message


def field_values(name: str) -> st.SearchStrategy[Any]:
    known: dict[str, st.SearchStrategy[Any]] = {
        "chair": st.integers(-1, 8) | st.none(),
        "moves": st.lists(moves | values, max_size=4),
        "inputs": st.integers(-1, 40),
        "seats": st.integers(0, 9),
        "language": st.sampled_from(["en", "de", "fr"]),
        "agree": st.booleans(),
        "paused": st.booleans(),
        "text": st.text(max_size=40),
        "name": st.text(max_size=30),
        "words": st.text(max_size=90),
        "level": st.sampled_from(["easy", "godlike"]),
    }
    return known.get(name, values)


ANYTHING = st.text(max_size=60) | values.map(json.dumps) | requests().map(json.dumps) | st.binary(max_size=40)
PATIENT = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with ServerProcess("memory:") as server:
        yield server.base


@pytest.fixture(scope="module")
def table(base: str) -> Iterator[list[Browser]]:
    """Two people in a match, a watcher, and somebody else's window for comparison."""
    with playing(base, "Ana", "Ben") as people, Browser(base, people[0].code).come() as watcher:
        yield [*people, watcher]


def answers_to(browser: Browser, sent: str | bytes) -> list[Message]:
    """Everything that is answered before the next thing is."""
    browser.send(sent)
    browser.send({"type": "ping", "id": "fence"})
    found: list[Message] = []
    while True:
        message = browser.hear()
        if message["type"] == "pong" and message["id"] == "fence":
            return found
        found.append(message)


@PATIENT
@given(sent=ANYTHING)
def test_a_watcher_is_answered_whatever_he_says_and_changes_nothing(
    table: list[Browser], sent: str | bytes
) -> None:
    ana, _, watcher = table
    before = ana.room["sequence"]
    found = answers_to(watcher, sent)
    assert any(message["type"] in ("refused", "done", "welcome") for message in found)
    with Browser(watcher.base, watcher.code).come() as other:
        assert other.room["sequence"] == before


@PATIENT
@given(sent=ANYTHING)
def test_a_player_is_answered_and_what_is_refused_changes_nothing(base: str, sent: str | bytes) -> None:
    with playing(base, "Ana", "Ben") as people:
        mover = next_mover(people)
        assert mover is not None
        before = mover.room["sequence"]
        found = answers_to(mover, sent)
        answers = [message for message in found if message["type"] not in ("news", "welcome")]
        assert len(answers) == 1
        with Browser(base, mover.code).come() as other:
            changed = other.room["sequence"] - before
        assert changed == 0 or (changed == 1 and answers[0]["type"] == "done")
        mover.close()


def test_every_address_answers_as_it_says(base: str) -> None:
    schema = schemathesis.openapi.from_url(f"{base}/api/openapi.json")
    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]

    @settings(max_examples=6, suppress_health_check=list(HealthCheck), deadline=None)
    @given(data=st.data())
    def each(data: st.DataObject) -> None:
        for operation in operations:
            case = data.draw(operation.as_strategy())
            case.call_and_validate(checks=checks)

    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert {operation.path for operation in operations} >= {
        "/api/rooms",
        "/api/games",
        "/api/matches/{match}",
    }
    each()
    assert httpx.get(f"{base}/api/games").status_code == 200
