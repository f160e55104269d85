"""Looking back on a match: worked on in the background, told in both languages, and never before the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

import emberisle as em
from emberisle.server.messages import ReviewPicture
from emberisle.server.pictures.wording import names_in
from emberisle.server.reviews.working import look_back
from emberisle.server.rooms import acts
from tests.ledger.matches import a_turn_or_two
from tests.server.running import running
from tests.server.test_verification import stored
from tests.shelf.stored import opened, store_at

WHOLE = a_turn_or_two()
NAMES = ("Ana", "Ben")


def ben_away() -> list[acts.AnyDeed]:
    """The same match between people, of whom Ben went away when it had begun."""
    opening, *_ = opened(WHOLE)
    came = [acts.CameIn(name.lower(), name) for name in NAMES[1:]]
    sat = [acts.Sat(chair, name.lower(), name) for chair, name in enumerate(NAMES)]
    begun, *moves = [deed for deed in stored("AWAY", WHOLE) if isinstance(deed, acts.Begun | acts.Played)]
    people = [
        replace(deed, by="bot" if deed.chair == 1 else "person")
        for deed in moves
        if isinstance(deed, acts.Played)
    ]
    return [opening, *came, *sat, begun, acts.Left(1), *people]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    half = em.Log(WHOLE.header, WHOLE.entries[:-4], WHOLE.seed)
    rooms = {"ENDENDEN": stored("ENDED", WHOLE), "HALFHALF": stored("HALF", half), "AWAYAWAY": ben_away()}
    path = tmp_path_factory.mktemp("reviews") / "reviews.sqlite"
    with running(database=store_at(path, rooms), review_rollouts=1, spare=1) as address:
        yield address


def asked(base: str, match: str, language: str = "en") -> httpx.Response:
    wish = {"match": match, "visitor": "ana"}
    return httpx.post(f"{base}/api/spare/review", params={"language": language}, json=wish, timeout=60)


def done(base: str, language: str = "en", match: str = "ENDED") -> dict[str, Any]:
    while True:
        answer: dict[str, Any] = asked(base, match, language).raise_for_status().json()
        if answer["state"] != "working":
            return answer
        assert answer["review"] is None
        assert answer["weighed"] <= answer["inputs"] <= len(WHOLE.entries)


def test_it_is_worked_on_and_told_in_the_language_of_the_reader(base: str) -> None:
    english, german = done(base), done(base, "de")
    assert english["state"] == german["state"] == "done"
    assert english["table"] == em.dump(em.replay(WHOLE).view(None).table)
    winner = english["match"]["players"][english["match"]["winners"][0]]
    assert english["review"]["verdict"].startswith(f"{winner} won by ")
    assert german["review"]["verdict"].startswith(f"{winner} gewinnt durch ")


def test_it_says_what_the_program_says() -> None:
    *_, last = look_back(WHOLE.text(), {"en": NAMES}, 1)
    picture: ReviewPicture = last.pictures["en"]
    found = em.review(WHOLE, rollouts=1, names=NAMES)
    assert picture.verdict == found.verdict["en"]
    for drawn_moments, moments in ((picture.costliest, found.costliest), (picture.luckiest, found.luckiest)):
        assert [one.told for one in drawn_moments] == [one.told["en"] for one in moments]
        assert [one.why for one in drawn_moments] == [one.why.get("en", "") for one in moments]
        assert [one.turn for one in drawn_moments] == [one.turn for one in moments]
    for drawn, total in zip(picture.totals, found.books.totals, strict=True):
        assert drawn.chair_error == pytest.approx(100 * total.chair_error, abs=0.01)
        assert drawn.luck == pytest.approx(100 * float(total.luck), abs=0.01)
        whole = drawn.start + drawn.luck + drawn.own + drawn.others
        assert whole == pytest.approx(drawn.end, abs=0.05)
    assert picture.curve[0].kind == "chair"
    for point in picture.curve:
        errors = {tuple([round(error, 4) for error in known]) for known in found.books.errors}
        assert tuple(point.errors) in errors
    assert picture.curve[-1].errors == [0, 0]
    assert picture.curve[-1].chances == [float(share) for share in found.books.curve[-1]]
    assert all(any(point.change) and point.told for point in picture.curve[1:])
    assert len(picture.turns) == 2


def test_whoever_gave_no_name_is_a_guest_in_the_language_of_the_reader() -> None:
    expected = {"en": ("Guest", "Guest 2"), "de": ("Gast", "Gast 2")}
    names_known = {language: names_in(language, ("Guest", "Guest")) for language in expected}
    *_, last = look_back(WHOLE.text(), names_known, 1)
    for language, names in expected.items():
        picture: ReviewPicture = last.pictures[language]
        assert picture.verdict.startswith(names[max((0, 1), key=lambda seat: picture.totals[seat].end)])
        assert any(names[1] in point.told for point in picture.curve)


def test_what_bots_chose_for_ben_who_was_away_stands_apart(base: str) -> None:
    answer = done(base, match="AWAY")
    ana, ben = answer["review"]["totals"]
    choices = {entry.who for entry in WHOLE.entries}
    assert {0, 1} <= choices
    assert (ana["stood_in"], ana["own_bot"], ben["own"]) == (0, 0, 0)
    assert ben["stood_in"] > 0
    assert ben["own_bot"] == ben["stand_ins"] == pytest.approx(-ana["stand_ins"], abs=0.02)
    assert {point["by_bot"] for point in answer["review"]["curve"] if point["seat"] == 1} <= {True}
    assert {point["by_bot"] for point in answer["review"]["curve"] if point["seat"] != 1} == {False}
    for total in (ana, ben):
        parts = [total[part] for part in ("start", "luck", "own", "others", "stand_ins")]
        assert sum(parts) == pytest.approx(total["end"], abs=0.05)


def test_nothing_is_told_before_the_end(base: str) -> None:
    assert asked(base, "HALF").status_code == 404
    assert asked(base, "NOWHERE").status_code == 404
