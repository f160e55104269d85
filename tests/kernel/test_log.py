"""Logs come back from their text; of a damaged one it is said which line is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from emberisle import EmberisleError, Log, QuickLuck, read_log
from emberisle.contract.playing import begin, finished, play_on
from emberisle.kernel import match
from emberisle.kernel.errors import BadLog
from emberisle.kernel.log import CHANCE, Entry, Header
from tests.kernel.json_data import JSON, STRANGE, dropped, exchanged, paths
from tests.kernel.refusing import assert_explained, done_or_refused
from tests.toys.sparks import SPARKS

TEXT = finished(SPARKS, seats=2, seed=4, words=("ash", "ember")).log.text()
LINES = TEXT.splitlines()

ENTRIES = st.builds(Entry, st.just(CHANCE) | st.integers(0, 5), JSON)
HEADERS = st.builds(
    Header,
    game=st.text(),
    version=st.integers(),
    seats=st.integers(),
    options=st.dictionaries(st.text(max_size=5), JSON, max_size=3),
    commitment=st.text(),
    words=st.lists(st.text(), max_size=3).map(tuple),
    scenario=st.none() | st.dictionaries(st.text(max_size=5), JSON, max_size=3),
)


@given(header=HEADERS, entries=st.lists(ENTRIES, max_size=4), seed=st.none() | st.text())
def test_a_log_comes_back_from_its_text(header: Header, entries: list[Entry], seed: str | None) -> None:
    log = Log(header, entries, seed)
    assert read_log(log.text()) == log


SIGNS = ["\n", "\r", "\x0b", "\x0c", "\x1c", "\x1e", "\x85", "\u2028", "\u2029", "\0", "ß", "🔥"]


@pytest.mark.parametrize("sign", SIGNS)
def test_a_sign_that_ends_lines_elsewhere_may_stand_in_a_word(sign: str) -> None:
    log = Log(Header("sparks", 1, 2, {}, "", (f"a{sign}b",)), [Entry(0, {"Say": [sign]})], sign)
    assert len(log.text().split("\n")) == 4
    assert read_log(log.text()) == log


def test_a_real_log_comes_back_and_verifies() -> None:
    log = read_log(TEXT)
    assert log.text() == TEXT
    assert match.verify(SPARKS, log).log == log


def read_or_refused(text: str) -> Log | None:
    """The log, or None if it was refused as it should be: by the number of the line."""
    try:
        return read_log(text)
    except BadLog as refused:
        assert_explained(refused, because="line " if text.strip() else "")
    return None


def replay_or_refused(log: Log | None) -> None:
    if log is not None:
        with done_or_refused():
            match.replay(SPARKS, log)


@pytest.mark.parametrize("end", range(0, len(TEXT), 3))
def test_a_log_cut_off_anywhere_is_read_or_refused(end: int) -> None:
    replay_or_refused(read_or_refused(TEXT[:end]))


@pytest.mark.parametrize("number", range(len(LINES)))
def test_a_log_without_one_line_is_read_or_refused(number: int) -> None:
    replay_or_refused(read_or_refused("\n".join(LINES[:number] + LINES[number + 1 :])))


@pytest.mark.parametrize("number", range(1, len(LINES)))
def test_a_damaged_line_is_named(number: int) -> None:
    lines = [*LINES[:number], LINES[number][:-1], *LINES[number + 1 :]]
    with pytest.raises(BadLog, match=rf"line {number + 1}\b"):
        read_log("\n".join(lines))


LINE_DAMAGES = [
    (number, damaged)
    for number in (0, 1, 4, len(LINES) - 1)
    for path in paths(json.loads(LINES[number]))
    for damaged in (
        dropped(json.loads(LINES[number]), path),
        *[exchanged(json.loads(LINES[number]), path, strange) for strange in STRANGE],
    )
]


@pytest.mark.parametrize(("number", "damaged"), LINE_DAMAGES)
def test_wrong_things_in_a_line_are_read_or_refused(number: int, damaged: Any) -> None:
    lines = [*LINES[:number], json.dumps(damaged), *LINES[number + 1 :]]
    replay_or_refused(read_or_refused("\n".join(lines)))


@pytest.mark.parametrize("name", ["format", "game", "version", "seats", "options", "commitment"])
def test_everything_in_a_header_is_needed(name: str) -> None:
    first = dropped(json.loads(LINES[0]), (name,))
    with pytest.raises(BadLog, match=rf"line 1.*{name}"):
        read_log("\n".join([json.dumps(first), *LINES[1:]]))


@pytest.mark.parametrize("name", ["game", "version", "seats", "options", "commitment", "words"])
@pytest.mark.parametrize("value", [None, True, 1.5, [1], [[]]])
def test_everything_in_a_header_has_its_type(name: str, value: object) -> None:
    first = exchanged(json.loads(LINES[0]), (name,), value)
    with pytest.raises(BadLog, match=rf"line 1.*{name}"):
        read_log("\n".join([json.dumps(first), *LINES[1:]]))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "not JSON"),
        ("nonsense", "not JSON"),
        ("[]", "not a JSON object"),
        ("null", "not a JSON object"),
        ("{}", "neither an input nor a seed"),
        ('{"seed": 5}', "neither an input nor a seed"),
        ('{"seed": "x", "n": 1}', "neither an input nor a seed"),
        ('{"n": 1, "who": 0}', "neither an input nor a seed"),
        ('{"n": 7, "who": 0, "input": 1}', "input 0 should come here, not 7"),
        ('{"n": false, "who": 0, "input": 1}', "input 0 should come here"),
        ('{"n": 0, "who": "nobody", "input": 1}', "who is a seat, 'chance' or 'undo'"),
        ('{"n": 0, "who": true, "input": 1}', "who is a seat, 'chance' or 'undo'"),
        ('{"n": 0, "who": null, "input": 1}', "who is a seat, 'chance' or 'undo'"),
        ("[" * 100_000, "line 2"),
        ('{"n": 0, "who": 0, "input": ' + "[" * 100_000 + "]" * 100_000 + "}", "line 2"),
        ('{"n": ' + "9" * 5_000 + ', "who": 0, "input": 1}', "line 2"),
    ],
    ids=range(16),
)
def test_what_is_wrong_in_a_line_is_said(line: str, complaint: str) -> None:
    with pytest.raises(BadLog, match=complaint) as caught:
        read_log("\n".join([LINES[0], line, LINES[1]]))
    assert "line 2" in str(caught.value)


def test_nothing_follows_the_seed() -> None:
    with pytest.raises(BadLog, match=rf"line {len(LINES) + 1}: nothing may follow the seed"):
        read_log(TEXT + LINES[-1])


@pytest.mark.parametrize("text", ["", "\n", " ", "\n\n\n"])
def test_an_empty_log_is_refused(text: str) -> None:
    with pytest.raises(BadLog):
        read_log(text)


@given(text=st.text())
@example(text="\ud800")
@example(text="\ufeff{}")
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadLog):
        read_log(text)


@given(data=JSON)
def test_any_data_is_refused(data: object) -> None:
    with pytest.raises(BadLog):
        read_log(json.dumps(data))


@pytest.mark.parametrize("place", ["seed", "words"])
def test_a_text_that_cannot_be_encoded_is_refused(place: str) -> None:
    """JSON may hold half of a surrogate pair, which no hash can take."""
    old = '"ash"' if place == "words" else '"4"}'
    text = TEXT.replace(old, old.replace(old.strip('"}'), "\\ud800"))
    assert text != TEXT
    with pytest.raises(EmberisleError):
        match.verify(SPARKS, read_log(text))
    with pytest.raises(EmberisleError):
        match.replay(SPARKS, read_log(text))


def test_a_log_reveals_its_seed_when_the_match_is_over_and_not_before() -> None:
    game = begin(SPARKS, seats=2, seed=4, words=("a word",))
    assert game.log.seed is None
    play_on(game, QuickLuck(4))
    assert game.log.seed == "4"
