"""What is not done: with the clause where there is one, a clear answer always, and nothing changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import emberisle as em
from emberisle import rulebooks
from tests.server.browser import Browser, Message, open_room
from tests.server.running import running
from tests.server.tables import make, next_mover, play_out, playing


@pytest.fixture
def mover(base: str) -> Iterator[Browser]:
    """Whoever is to move in a match of Fortune."""
    with playing(base, "Ana", "Ben") as people:
        found = next_mover(people)
        assert found is not None
        yield found


def unchanged(browser: Browser) -> bool:
    """Whether nothing has happened in the room that somebody who comes now would see."""
    with Browser(browser.base, browser.code).come() as other:
        return bool(other.room["sequence"] == browser.room["sequence"])


def test_an_illegal_move_is_refused_with_its_clause(mover: Browser) -> None:
    answer = mover.play({"Roll": ["SSSSSSSS"]})
    assert (answer["type"], answer["why"]) == ("refused", "illegal")
    refusal = answer["refusal"]
    assert refusal["rule"] in rulebooks.clauses("fortune")
    assert refusal["reason"] == answer["text"]
    assert all(item["move"] in mover.moves for item in refusal["instead"])
    assert unchanged(mover)


def test_why_not_says_the_same_and_does_nothing(mover: Browser) -> None:
    chair = mover.to_move
    refusal = mover.play({"Roll": ["SSSSSSSS"]})["refusal"]
    answer = mover.ask("why_not", chair=chair, moves=[{"Roll": ["SSSSSSSS"]}])
    assert answer["type"] == "why_not_answer"
    assert answer["refusal"] == refusal
    assert mover.ask("why_not", chair=chair, moves=[mover.moves[0]])["refusal"] is None
    assert unchanged(mover)


def test_where_all_lies_open_it_is_said_what_could_follow(mover: Browser) -> None:
    answer = mover.ask("why_not", chair=mover.to_move, moves=[{"RollAgain": []}])
    offered = [item["move"] for item in answer["following"]]
    assert unchanged(mover)
    make(mover, {"RollAgain": []})
    assert offered == mover.moves


def test_nothing_that_luck_or_a_hidden_hand_decides_is_said_before(base: str, mover: Browser) -> None:
    stop = mover.ask("why_not", chair=mover.to_move, moves=[{"Stop": []}])
    assert stop["following"] == []
    with playing(base, "Ana", game="wildfire") as people:
        found = next_mover(people)
        assert found is not None
        answer = found.ask("why_not", chair=found.to_move, moves=[found.moves[0]])
        assert (answer["refusal"], answer["following"]) == (None, [])


def test_a_move_chosen_on_an_older_table_is_stale(mover: Browser) -> None:
    inputs, move = mover.inputs, mover.moves[0]
    make(mover, move)
    for wrong in (inputs, inputs - 1, mover.inputs + 1, 10**30):
        answer = mover.play(move, inputs=wrong, chair=mover.chairs[0])
        assert answer["type"] == "refused"
        assert answer["why"] in ("stale", "malformed")
    assert unchanged(mover)


def test_the_same_request_twice_is_done_once(mover: Browser) -> None:
    message = {"type": "play", "id": "once", "chair": mover.to_move, "moves": [mover.moves[0]]}
    for _ in range(3):
        mover.send({**message, "inputs": mover.inputs})
    answers = [mover.hear_until(lambda heard: heard.get("id") == "once")["type"] for _ in range(3)]
    assert answers == ["done"] * 3
    with Browser(mover.base, mover.code, mover.token).come() as again:
        sequence = again.room["sequence"]
        assert (
            again.ask("play", **{**message, "inputs": 0, "type": "play"} | {"id": "once"})["type"] == "done"
        )
        assert again.ask("ping")["type"] == "pong"
        assert again.room["sequence"] == sequence


def test_a_request_of_somebody_else_may_have_the_same_id(base: str) -> None:
    with playing(base, "Ana", "Ben") as people:
        for person in people:
            person.do("chat", text="hello", id="same")
        people[0].until(lambda browser: len([line for line in browser.said if line["kind"] == "chat"]) == 2)


def test_whoever_is_not_to_move_is_refused(base: str) -> None:
    with playing(base, "Ana", "Ben") as people:
        mover = next_mover(people)
        assert mover is not None
        other = people[1] if mover is people[0] else people[0]
        for kind, more in (("play", {"inputs": mover.inputs}), ("why_not", {})):
            answer = other.ask(kind, chair=other.chairs[0], moves=[mover.moves[0]], **more)
            assert (answer["type"], answer["why"]) == ("refused", "not_your_turn")
            stolen = other.ask(kind, chair=mover.chairs[0], moves=[mover.moves[0]], **more)
            assert (stolen["type"], stolen["why"]) == ("refused", "not_allowed")
        assert other.ask("hint", chair=other.chairs[0])["why"] == "not_your_turn"
        assert other.ask("hint", chair=mover.chairs[0])["why"] == "not_allowed"
        assert other.ask("look", chair=mover.chairs[0])["why"] == "not_allowed"


def test_luck_cannot_be_tried_out(mover: Browser) -> None:
    """A roll and something impossible after it: the refusal must not depend on what would be rolled."""
    roll: Message = {"Stop": []}
    impossible = {"Roll": ["SSSSSSSS"]}
    while roll not in mover.moves:
        make(mover, mover.moves[0])
    for kind, more in (("play", {"inputs": mover.inputs}), ("why_not", {})):
        answer = mover.ask(kind, chair=mover.to_move, moves=[roll, impossible], **more)
        assert answer["type"] == "refused"
        assert answer["refusal"] is None
        assert answer["why"] == "not_allowed"
    assert unchanged(mover)


NONSENSE = [
    "",
    "nonsense",
    "{",
    "[]",
    "null",
    "42",
    "{}",
    '{"type": "dance", "id": "x"}',
    '{"type": "play", "id": "x"}',
    '{"type": "play", "id": "x", "chair": 0, "moves": [], "inputs": 0}',
    '{"type": "play", "id": "x", "chair": -1, "moves": [{"Roll": [""]}], "inputs": 0}',
    '{"type": "play", "id": 7, "chair": 0, "moves": [{"Roll": [""]}], "inputs": 0}',
    '{"type": "chat", "id": "x", "text": "hi", "colour": "red"}',
    '{"type": "point", "id": "x", "chair": 0, "x": 1e999, "y": 0}',
    '{"type": "point", "id": "x", "chair": 0, "x": 10001, "y": 0}',
    '{"type": "point", "id": "x", "chair": 0, "x": NaN, "y": 0}',
    '{"type": "point", "id": "x", "chair": 0, "x": null, "y": 0}',
    '{"type": "chat", "id": "x", "text": "' + "x" * 501 + '"}',
    '{"type": "chat", "id": "", "text": "hi"}',
    '{"type": "chat", "id": "x", "text": "\\ud800"}',
    '{"type": "ping", "id": "\\ud800"}',
    '{"type": "ping", "id": NaN}',
    "[" * 10_000,
    '{"type": "play", "id": "x", "chair": 0, "inputs": 0, "moves": [' + "[" * 4000 + "]" * 4000 + "]}",
    json.dumps({"type": "chat", "id": "x", "text": "y" * 20_000}),
    b"\x00\xff",
    '{"type": "hello"}',
]


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_answered_and_does_nothing(mover: Browser, text: str | bytes) -> None:
    mover.send(text)
    answer = mover.hear_until(lambda message: message["type"] not in ("news", "welcome"))
    assert (answer["type"], answer["why"]) == ("refused", "malformed")
    assert mover.ask("ping")["type"] == "pong"
    assert unchanged(mover)


@pytest.mark.parametrize(
    "move",
    [
        *[None, 7, "Roll", [], {}, {"Roll": 7}, {"Roll": [7]}, {"Roll": ["", ""]}, {"Nothing": []}],
        *[{"header": {}}, {"Decide": []}, {"Roll": ["Q"]}, {"Event": ["FO-1.1", "x", [], None]}],
    ],
)
def test_what_is_no_move_is_refused(mover: Browser, move: object) -> None:
    assert mover.play(move)["type"] == "refused"
    assert mover.ask("ping")["type"] == "pong"
    assert unchanged(mover)


def test_a_malformed_move_is_refused_by_its_part(mover: Browser) -> None:
    said = mover.play({"Roll": [7]})
    assert (said["why"], said["text"]) == (
        "malformed",
        "That is not a move of this game: 'dice' of Roll is text, not 7.",
    )
    asked = {"chair": mover.to_move, "moves": [{"Roll": [7]}]}
    assert mover.ask("why_not", **asked)["text"] == said["text"]


def test_a_malformed_try_is_refused_by_its_part(base: str) -> None:
    answer = httpx.post(f"{base}/api/lessons/fortune/1", json={"moves": [[{"Roll": [7]}]]})
    assert (answer.status_code, answer.json()["detail"]) == (400, "'dice' of Roll is text, not 7")


def test_hello_comes_first(base: str) -> None:
    code = open_room(base)["code"]
    with Browser(base, code) as late:
        assert late.hear()["type"] == "welcome"
        late.send({"type": "hello"})
        assert late.hear_until(lambda message: message["type"] == "refused")["why"] == "malformed"


def test_who_talks_too_fast_is_slowed_down_and_in_the_end_cut_off() -> None:
    with running(requests=(0.001, 5), patience=10) as base:
        code = open_room(base)["code"]
        with Browser(base, code).come() as chatterbox:
            for _ in range(4):
                assert chatterbox.ask("ping")["type"] == "pong"
            chatterbox.send({"type": "ping", "id": "one too many"})
            assert chatterbox.hear()["why"] == "too_fast"
            for _ in range(20):
                with suppress(ConnectionClosed):
                    chatterbox.send({"type": "ping", "id": "x"})
            assert chatterbox.hear_out() == 4009


def test_who_does_or_says_too_much_is_slowed_down() -> None:
    with running(acts=(0.001, 2), chats=(0.001, 1)) as base:
        admission = open_room(base)
        with Browser(base, admission["code"], admission["token"]).come() as ana:
            ana.do("chat", text="one")
            assert ana.ask("chat", text="two")["why"] == "too_fast"
            ana.do("sit", chair=0, name="Ana")
            ana.do("stand", chair=0)
            assert ana.ask("sit", chair=0, name="Ana")["why"] == "too_fast"


def test_who_points_too_often_is_slowed_down_as_in_chat() -> None:
    with running(chats=(0.001, 2)) as base, playing(base, "Ana", "Ben") as (ana, _):
        assert ana.ask("point", chair=0, x=1, y=2)["type"] == "done"
        assert ana.ask("chat", text="There!")["type"] == "done"
        assert ana.ask("point", chair=0, x=1, y=2)["why"] == "too_fast"


def test_a_message_of_any_size_closes_at_most_its_own_connection(base: str) -> None:
    with playing(base, "Ana", "Ben") as (ana, ben):
        ana.send("x" * 200_000)
        assert ana.hear_out() == 1009
        assert ben.ask("ping")["type"] == "pong"


def test_nothing_is_played_once_the_match_is_over(base: str) -> None:
    with playing(base, "Ana", game="wildfire", seats=2, options={"rounds": 1}) as (ana,):
        move = ana.moves[0] if ana.moves else em.dump(em.new("wildfire", 2, seed=1).legal_moves()[0])
        play_out([ana])
        assert ana.play(move, chair=0)["why"] == "over"
        assert ana.ask("undo", chair=0)["why"] == "over"
        assert ana.ask("pause", paused=True)["why"] == "over"
