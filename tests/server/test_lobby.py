"""Before the match: sitting down, bots, house rules, words for the luck; and after it: another one."""

from __future__ import annotations

import httpx
import pytest

import emberisle as em
from tests.own_games import OWN
from tests.server.browser import Browser, come_in, fetched, open_room
from tests.server.tables import abreast, exported, next_mover, play_out, playing, seated


def test_people_sit_down_and_stand_up(base: str) -> None:
    with seated(base, "Ana", "Ben", seats=3) as (ana, ben):
        ben.do("stand", chair=1)
        ben.do("sit", chair=2, name="Benno")
        abreast([ana, ben.until(lambda browser: browser.chairs == [2])])
        assert [chair["name"] for chair in ana.room["chairs"]] == ["Ana", "", "Benno"]
        assert ana.chairs == [0]


def test_one_person_may_take_several_chairs(base: str) -> None:
    with seated(base, "Ana") as (ana,):
        ana.do("sit", chair=1, name="Anton")
        assert ana.until(lambda browser: len(browser.chairs) == 2).chairs == [0, 1]


@pytest.mark.parametrize("game", OWN)
def test_a_new_table_has_the_usual_house_rules(base: str, game: str) -> None:
    [picture] = [known for known in fetched(f"{base}/api/games", language="en") if known["id"] == game]
    with seated(base, "Ana", game=game, seats=picture["fewest"]) as (ana,):
        assert ana.room["options"] == {option["name"]: option["usual"] for option in picture["options"]}


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("begin", {}),
        ("seat_bot", {"chair": 2, "level": "easy"}),
        ("dismiss", {"chair": 0}),
        ("arrange", {"seats": 4}),
        ("sit", {"chair": 0, "name": "Ben"}),
        ("sit", {"chair": 7, "name": "Ben"}),
        ("stand", {"chair": 0}),
        ("commit_words", {"chair": 0, "commitment": "0" * 64}),
        ("reveal_words", {"chair": 1, "words": "mine"}),
        ("reopen", {}),
        ("play", {"chair": 1, "moves": [{"Roll": [""]}], "inputs": 0}),
        ("undo", {"chair": 1}),
        ("answer", {"chair": 1, "agree": True}),
        ("hint", {"chair": 1}),
        ("pause", {"paused": True}),
        ("rematch", {}),
        ("chat", {"text": "hi", "chair": 0}),
        ("point", {"chair": 0, "x": 1, "y": 2}),
        ("point", {"chair": 1, "x": 1, "y": 2}),
    ],
)
def test_a_guest_is_refused_what_only_the_host_or_another_chair_may_do(
    base: str, kind: str, fields: dict[str, object]
) -> None:
    with seated(base, "Ana", "Ben", seats=3) as (_, ben):
        before = ben.room["sequence"]
        answer = ben.ask(kind, **fields)
        assert (answer["type"], answer["why"]) == ("refused", "not_allowed")
        assert ben.ask("ping")["type"] == "pong"
        assert ben.room["sequence"] == before


def test_the_host_arranges_the_table(base: str) -> None:
    with seated(base, "Ana", "Ben") as (ana, ben):
        options = {name: choices[-1] for name, choices in known_options("fortune").items()}
        ana.do("arrange", seats=4, options=options, clocks={"move": 60, "react": 5}, public=True)
        ana.do("seat_bot", chair=2, level="easy")
        ana.do("seat_bot", chair=3, level="hard")
        ana.do("dismiss", chair=3)
        ben.until(
            lambda browser: len(browser.room["chairs"]) == 4 and browser.room["chairs"][3]["name"] == ""
        )
        abreast([ana, ben])
        assert ben.room["options"] == options
        assert ben.room["clocks"] == {"move": 60, "match": None, "react": 5}
        assert [chair["level"] for chair in ben.room["chairs"]] == [None, None, "easy", None]
        listed = [room for room in fetched(f"{base}/api/rooms") if room["code"] == ana.code]
        assert listed[0]["people"] == ["Ana", "Ben"]
        assert (listed[0]["seats"], listed[0]["taken"]) == (4, 3)


def test_a_number_that_nobody_suggests_can_be_set(base: str) -> None:
    with seated(base, "Ana", "Ben") as (ana, ben):
        ana.do("arrange", options={"finish_line": 4321})
        abreast([ana, ben])
        assert ben.room["options"]["finish_line"] == 4321
        for wrong in (999, 20_001, "8000", 8000.5, True):
            assert ana.ask("arrange", options={"finish_line": wrong})["type"] == "refused"
    [option] = [
        option
        for game in fetched(f"{base}/api/games", language="en")
        for option in game["options"]
        if option["name"] == "finish_line"
    ]
    assert option["span"] == [1000, 20_000]
    assert [choice["value"] for choice in option["choices"]] == [8000, 6000, 5000, 3000]


def known_options(game: str) -> dict[str, tuple[object, ...]]:
    return {option.name: option.choices for option in em.ruleset(game).options()}


def test_bad_arrangements_are_refused(base: str) -> None:
    with seated(base, "Ana", "Ben", "Cleo") as (ana, _, _):
        for wrong in ({"seats": 8}, {"seats": 2}, {"options": {"colour": "red"}}):
            assert ana.ask("arrange", **wrong)["type"] == "refused"
        assert ana.ask("seat_bot", chair=1, level="easy")["type"] == "refused"
        assert ana.ask("seat_bot", chair=1, level="godlike")["type"] == "refused"


def test_private_rooms_are_not_listed(base: str) -> None:
    code = open_room(base)["code"]
    assert code not in [room["code"] for room in fetched(f"{base}/api/rooms")]
    assert fetched(f"{base}/api/rooms/{code.lower()}")["stage"] == "lobby"


def test_who_gave_no_name_is_a_guest_in_the_list_in_the_language_of_the_reader(base: str) -> None:
    with seated(base, "Guest", "Ben", "Gast") as (ana, _, _):
        ana.do("arrange", public=True)

        for language, people in (("en", ["Guest", "Ben", "Guest 2"]), ("de", ["Gast", "Ben", "Gast 2"])):
            listed = fetched(f"{base}/api/rooms", language=language)
            assert [room["people"] for room in listed if room["code"] == ana.code] == [people]
            assert fetched(f"{base}/api/rooms/{ana.code}", language=language)["people"] == people


def test_the_first_at_the_table_acts_as_host_while_the_host_is_away(base: str) -> None:
    with seated(base, "Ana", "Ben") as (ana, ben):
        assert ben.ask("begin")["type"] == "refused"
        ana.close()
        ben.until(lambda browser: browser.you is not None and browser.you["host"])
        ben.do("begin")


def test_a_rematch_begins_with_the_same_people(base: str) -> None:
    with playing(base, "Ana", "Ben", seats=3) as (ana, ben):
        play_out([ana, ben])
        first = ana.room
        ben.do("rematch")
        for person in (ana, ben):
            person.until(lambda browser: browser.room["stage"] == "lobby")
            assert person.picture is None
        assert [chair["name"] for chair in ana.room["chairs"][:2]] == ["Ana", "Ben"]
        assert ana.room["chairs"][2] == first["chairs"][2]
        assert ana.room["commitment"] != first["commitment"]
        ana.do("begin")
        for person in (ana, ben):
            person.until(lambda browser: browser.room["stage"] == "playing" and browser.picture)
        assert ana.room["round"] == 2
        play_out([ana, ben])
        assert ana.room["match"] != first["match"]
        for room in (first, ana.room):
            em.verify(exported(base, room))


def test_chat_stands_beside_the_move_at_which_it_was_said(base: str) -> None:
    with playing(base, "Ana", "Ben") as (ana, ben):
        ben.do("chat", text="  What a\x00 roll!\u202e ", chair=1)
        ana.until(lambda browser: any(said["kind"] == "chat" for said in browser.said))
        line = ana.said[-1]
        assert (line["by"], line["chair"], line["text"]) == ("Ben", 1, "What a roll!")
        assert line["inputs"] == ana.inputs
        with Browser(base, ana.code).come() as latecomer:
            assert latecomer.said == ana.said


def test_what_somebody_points_at_is_seen_by_all_and_kept_nowhere(base: str) -> None:
    with playing(base, "Ana", "Ben") as (ana, ben), Browser(base, ana.code).come() as watcher:
        before = ana.room["sequence"]
        ben.send({"type": "point", "id": "there", "chair": 1, "x": 41.5, "y": -12})
        for browser in (ana, ben, watcher):
            seen = browser.hear_until(lambda message: message["type"] == "pointed")
            assert seen == {"type": "pointed", "chair": 1, "x": 41.5, "y": -12.0}
        assert watcher.ask("point", chair=1, x=0, y=0)["why"] == "not_allowed"
        with Browser(base, ana.code).come() as latecomer:
            assert latecomer.room["sequence"] == before
            assert latecomer.said == ana.said


def test_nobody_moves_in_a_pause(base: str) -> None:
    with playing(base, "Ana", "Ben") as people:
        mover = next_mover(people)
        assert mover is not None
        people[0].do("pause", paused=True)
        mover.until(lambda browser: browser.room["paused"])
        answer = mover.play(mover.moves[0])
        assert (answer["type"], answer["why"]) == ("refused", "paused")
        people[1].do("pause", paused=False)
        mover.until(lambda browser: not browser.room["paused"])
        assert mover.play(mover.moves[0])["type"] == "done"


@pytest.mark.parametrize("name", ["bot:hard", "   ", "\u202eanA", "x" * 25, ""])
def test_names_that_are_none_are_refused(base: str, name: str) -> None:
    code = open_room(base)["code"]
    assert httpx.post(f"{base}/api/rooms/{code}/people", json={"name": name}).status_code == 400
    assert httpx.post(f"{base}/api/rooms", json={"game": "fortune", "name": name}).status_code == 400


def test_two_of_the_same_name_are_told_apart(base: str) -> None:
    code = open_room(base, name="Ana")["code"]
    other = come_in(base, code, "Ana")
    with Browser(base, code, other["token"]).come() as second:
        second.do("sit", chair=0, name="Ana")
        second.do("sit", chair=1, name="ana")
        second.until(lambda browser: len(browser.chairs) == 2)
        assert [chair["name"] for chair in second.room["chairs"]] == ["Ana", "ana 2"]


def test_the_picture_of_a_code_leads_to_the_room(base: str) -> None:
    code = open_room(base)["code"]
    answer = httpx.get(f"{base}/api/rooms/{code}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in answer.text
    assert httpx.get(f"{base}/api/rooms/ABCDEFGH/qr.svg").status_code == 404
