"""Words for the luck: everybody is bound to them before anybody sees those of others."""

from __future__ import annotations

from emberisle.kernel.luck import commitment, words_commitment
from tests.server.browser import Browser
from tests.server.tables import abreast, exported, next_mover, play_out, seated


def bind(person: Browser, words: str) -> None:
    person.do("commit_words", chair=person.chairs[0], commitment=words_commitment(words))


def show(person: Browser, words: str) -> str:
    answer = person.ask("reveal_words", chair=person.chairs[0], words=words)
    return str(answer.get("why", answer["type"]))


def test_words_are_part_of_a_luck_that_was_bound_before(base: str) -> None:
    with seated(base, "Ana", "Ben") as (ana, ben):
        bound = ana.room["commitment"]
        bind(ana, "seven seas")
        bind(ben, "calm seas")
        bind(ben, "fair winds")
        ana.do("begin")
        for person in (ana, ben):
            person.until(lambda browser: browser.room["sealed"])
        assert show(ben, "fair winds") == "done"
        ana.until(lambda browser: browser.room["chairs"][1]["words_shown"])
        assert ana.room["stage"] == "lobby"
        assert show(ana, "seven seas") == "done"
        ben.until(lambda browser: browser.room["stage"] == "playing")
        assert ben.room["words"] == ["seven seas", "fair winds"]
        play_out([ana, ben])
        log = exported(base, ana.room)
        assert log.header.words == ("seven seas", "fair winds")
        assert log.seed is not None
        assert commitment(log.seed) == bound == log.header.commitment
        assert log.seed not in "".join([*ana.heard, *ben.heard])


def test_whoever_runs_the_server_and_plays_cannot_choose_words_after_seeing_others(base: str) -> None:
    with seated(base, "Ana", "Ben") as (ana, ben):
        bind(ana, "seven seas")
        bind(ben, "fair winds")
        assert show(ben, "fair winds") == "not_allowed"
        ana.do("begin")
        ben.until(lambda browser: browser.room["sealed"])
        assert show(ben, "fair winds") == "done"
        abreast([ana, ben])
        assert show(ana, "words found by a search") == "not_allowed"
        assert ana.ask("commit_words", chair=0, commitment="0" * 64)["why"] == "not_allowed"
        for kind, fields in (
            ("arrange", {"options": {}}),
            ("sit", {"chair": 0, "name": "Another name"}),
            ("stand", {"chair": 0}),
            ("dismiss", {"chair": 1}),
            ("begin", {}),
        ):
            assert ana.ask(kind, **fields)["why"] == "not_allowed", kind
        assert ana.room["stage"] == "lobby"


def test_words_that_do_not_come_open_the_table_again_with_other_luck(base: str) -> None:
    with seated(base, "Ana", "Ben") as (ana, ben):
        bind(ana, "seven seas")
        bind(ben, "fair winds")
        ana.do("begin")
        assert show(ana, "seven seas") == "done"
        before = ana.room["commitment"]
        assert ben.ask("reopen")["why"] == "not_allowed"
        ana.do("reopen")
        for person in (ana, ben):
            person.until(lambda browser: browser.room["commitment"] != before)
            assert not person.room["sealed"]
            assert [chair["words_commitment"] for chair in person.room["chairs"]] == ["", ""]
        bind(ana, "other seas")
        refused = ana.ask("begin")
        assert refused["text"] == "Words for the new luck are still missing from: Ben."
        ben.close()
        ana.until(lambda browser: not browser.room["chairs"][1]["here"])
        ana.do("begin")
        assert show(ana, "other seas") == "done"
        assert next_mover([ana]) is not None
        assert ana.room["words"] == ["other seas"]
