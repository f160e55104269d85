"""What a connection may know: its own hand, and nobody else's; and a curtain for people at one screen."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import emberisle as em
from emberisle.games.wildfire.rules.tiles import TILES
from emberisle.kernel.game import Game
from emberisle.kernel.log import Log
from emberisle.server.pictures import table_picture
from tests.server.browser import Browser, Message
from tests.server.tables import any_move, exported, make, next_mover, play_out, playing, seated

TILE = re.compile(r"(?<![\w-])(" + "|".join(re.escape(tile.name) for tile in TILES) + r")(?![\w-])")


@dataclass
class Truth:
    """What was true after so many inputs, found out from the log when all is over."""

    hands: list[set[str]]
    unseen: set[str]
    """What lay face down in the pile."""


def truths(log: Log) -> list[Truth]:
    """The truth after each number of inputs."""
    game = em.replay(Log(log.header, [], log.seed))
    found = [truth(game)]
    for entry in log.entries:
        assert game.step is not None
        game.push(game.step.heed(entry.given, game.ruleset.vocabulary()))
        found.append(truth(game))
    return found


def truth(game: Game) -> Truth:
    hands = [{TILES[tile].name for tile in hand} for hand in game.table.hands]
    return Truth(hands, {TILES[tile].name for tile in game.table.pile})


def texts(value: Any) -> Iterator[str]:
    """Every text anywhere in a message."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, item in value.items():
            yield name
            yield from texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)


def named_tiles(message: Message) -> set[str]:
    return {tile for text in texts(message) for tile in TILE.findall(text)}


def inputs_of(message: Message, before: int) -> int:
    """How far the match had come by this message."""
    if message["type"] == "welcome" and message["picture"] is not None:
        return int(message["picture"]["inputs"])
    if message["type"] == "news" and message["frames"]:
        return int(message["frames"][-1]["picture"]["inputs"])
    return before


def check_stream(browser: Browser, seat: int | None, found: list[Truth]) -> int:
    """No message names a tile that only others, or nobody, had seen by then; returns how many there were."""
    inputs = checked = 0
    for text, message in zip(browser.heard, browser.understood, strict=True):
        inputs = inputs_of(message, inputs)
        now = found[inputs]
        own = now.hands[seat] if seat is not None else set()
        hidden = set.union(now.unseen, *[hand for n, hand in enumerate(now.hands) if n != seat])
        if inputs < len(found) - 1:
            named = named_tiles(message) | named_tiles(json.loads(text))
            assert not named & (hidden - own), f"told too much after {inputs} inputs: {text}"
            checked += 1
        for picture in pictures(message):
            assert set(picture["table"]["hand"]) <= held(seat, found, picture["inputs"])
            assert picture["seat"] == seat
            assert not picture["moves"] or picture["to_move"] == seat
    return checked


def held(seat: int | None, found: list[Truth], inputs: int) -> set[str]:
    """What a seat had in its hand while the last of these inputs took effect."""
    if seat is None:
        return set()
    return found[inputs].hands[seat] | found[max(0, inputs - 1)].hands[seat]


def pictures(message: Message) -> list[Message]:
    if message["type"] == "welcome":
        return [message["picture"]] if message["picture"] is not None else []
    return [frame["picture"] for frame in message.get("frames", [])]


@pytest.mark.parametrize("knocking", ["automatic", "called"])
def test_nobody_is_ever_told_anybody_elses_hand(base: str, knocking: str) -> None:
    options = {"rounds": 1, "knocking": knocking}
    wish: dict[str, Any] = {"game": "wildfire", "seats": 4, "options": options}
    with (
        playing(base, "Ana", "Ben", **wish) as people,
        Browser(base, people[0].code).come() as watcher,
        Browser(base, people[0].code, people[1].token, "de").come() as window,
    ):
        everybody = [*people, watcher, window]
        asked = 0
        while (mover := next_mover(everybody)) is not None:
            make(mover, any_move(mover))
            asked += 1
            if asked % 5 == 0:
                pester(people)
        found = truths(exported(base, watcher.room))
        for browser, seat in ((people[0], 0), (people[1], 1), (window, 1), (watcher, None)):
            assert check_stream(browser, seat, found) > 20


def pester(people: list[Browser]) -> None:
    """Ask for what others may know in every way there is."""
    for person, other in (people, people[::-1]):
        theirs = other.chairs[0]
        person.ask("look", chair=theirs)
        person.ask("look", chair=person.chairs[0])
        person.ask("why_not", chair=theirs, moves=[{"Draw": []}])
        person.ask("hint", chair=theirs)
        person.ask("undo", chair=theirs)
        person.ask("play", chair=theirs, moves=[{"Draw": []}], inputs=person.inputs)


def test_the_check_would_notice(base: str) -> None:
    """A stream that is looked at as if it were somebody else's shows too much."""
    with playing(base, "Ana", "Ben", game="wildfire", options={"rounds": 1}) as people:
        play_out(people)
        found = truths(exported(base, people[0].room))
        with pytest.raises(AssertionError):
            check_stream(people[0], 1, found)
        with pytest.raises(AssertionError):
            check_stream(people[0], None, found)


@pytest.mark.parametrize("seed", range(3))
def test_a_picture_is_the_same_whatever_one_has_not_seen(seed: int) -> None:
    luck = em.QuickLuck(seed)
    game = em.new("wildfire", 3, seed=seed, options={"rounds": 1})
    names = ("Ana", "Ben", "Cleo")
    while not game.over:
        for seat in range(3):
            other = game.guess(seat, luck)
            other.entries = game.entries
            for eyes in (seat, None):
                shown = table_picture.picture(game, eyes, names, "en")
                assert table_picture.picture(other, eyes, names, "en") == shown
        moves = game.legal_moves()
        game = game.play(moves[luck.below(len(moves))])


# -- several people at one screen


def test_a_curtain_hides_the_hand_until_it_is_lifted(base: str) -> None:
    with seated(base, "Ana", game="wildfire", seats=3, options={"rounds": 1}) as (screen,):
        screen.do("sit", chair=1, name="Anton")
        screen.do("begin")
        screen.until(lambda browser: browser.picture)
        for _ in range(4):
            screen.until(lambda browser: browser.over or browser.curtain is not None)
            chair = screen.curtain
            assert chair in (0, 1)
            assert screen.picture is not None
            assert (screen.picture["seat"], screen.picture["moves"], screen.to_move) == (None, [], chair)
            assert screen.picture["table"]["hand"] == []
            assert screen.ask("hint", chair=chair)["why"] == "not_allowed"
            assert screen.ask("why_not", chair=chair, moves=[{"Draw": []}])["why"] == "not_allowed"
            screen.do("look", chair=chair)
            screen.until(lambda browser: browser.curtain is None)
            assert screen.picture["seat"] == chair
            assert screen.picture["table"]["hand"]
            inputs = screen.inputs
            while screen.to_move == chair and screen.moves:
                make(screen, screen.moves[0])
            assert screen.inputs > inputs
            if screen.over:
                break
            assert screen.picture["seat"] is None
            assert screen.picture["table"]["hand"] == []


def test_the_curtain_can_be_drawn_again(base: str) -> None:
    with seated(base, "Ana", game="wildfire", seats=2) as (screen,):
        screen.do("sit", chair=1, name="Anton")
        screen.do("begin")
        screen.until(lambda browser: browser.curtain is not None)
        chair = screen.curtain
        screen.do("look", chair=chair)
        screen.until(lambda browser: browser.curtain is None)
        told = list(screen.story)
        screen.do("look", chair=None)
        screen.until(lambda browser: browser.curtain == chair)
        assert screen.picture is not None
        assert screen.picture["table"]["hand"] == []
        assert len(screen.story) < len(told)


def test_without_secrets_there_is_no_curtain(base: str) -> None:
    with seated(base, "Ana") as (screen,):
        screen.do("sit", chair=1, name="Anton")
        screen.do("begin")
        screen.until(lambda browser: browser.picture)
        play_out([screen])
        assert all(message.get("curtain") is None for message in screen.understood)


def test_every_chair_at_one_screen_sees_only_its_own_turns(base: str) -> None:
    """The stream to a shared screen never shows a hand that nobody asked to see."""
    with seated(base, "Ana", game="wildfire", seats=2, options={"rounds": 1}) as (screen,):
        screen.do("sit", chair=1, name="Anton")
        screen.do("begin")
        while not screen.over:
            screen.until(lambda browser: browser.over or browser.curtain is not None or browser.moves)
            if screen.curtain is not None:
                screen.do("look", chair=screen.curtain)
                screen.until(lambda browser: browser.moves)
            elif screen.moves:
                make(screen, any_move(screen))
        looked: int | None = None
        for message in screen.understood:
            for picture in pictures(message):
                assert picture["seat"] is None or picture["seat"] == picture["to_move"] or picture["over"]
                looked = picture["seat"] if picture["seat"] is not None else looked
        assert looked is not None
