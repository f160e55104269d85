"""Tables to play at, and ways to play on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest

import emberisle as em
from tests.server.browser import PATIENCE, Browser, Message, come_in, open_room

Chooser = Callable[[Browser], Any]


def position(patch: pytest.MonkeyPatch, **facts: object) -> None:
    """Matches that begin at this server begin as these facts describe it."""
    new = em.new

    def begun(
        game_id: str,
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        words: tuple[str, ...] = (),
        players: tuple[str, ...] = (),
        bound: bool | None = None,
    ) -> em.Game:
        if not players:
            return new(game_id, seats, seed, options, words, bound=bound)
        return em.scenario(game_id, facts, seed, options, tuple(players))

    patch.setattr(em, "new", begun)


@contextmanager
def seated(base: str, *names: str, seats: int | None = None, **wish: Any) -> Iterator[list[Browser]]:
    """A room in which these people sit in the first chairs, before the match."""
    host, *others = names
    admission = open_room(base, name=host, seats=seats or max(2, len(names)), **wish)
    code = admission["code"]
    tokens = [admission["token"], *[come_in(base, code, name)["token"] for name in others]]
    with ExitStack() as stack:
        people = [stack.enter_context(Browser(base, code, token)).come() for token in tokens]
        for chair, (person, name) in enumerate(zip(people, names, strict=True)):
            person.do("sit", chair=chair, name=name)
        yield people


@contextmanager
def playing(base: str, *names: str, **wish: Any) -> Iterator[list[Browser]]:
    """A room in which the match has begun; bots are in the other chairs."""
    with seated(base, *names, **wish) as people:
        people[0].do("begin")
        for person in people:
            person.until(lambda browser: browser.room["stage"] == "playing" and browser.picture)
        yield people


def any_move(browser: Browser) -> Any:
    """A move that differs from turn to turn, and is the same in every run."""
    return browser.moves[(browser.inputs * 7919) % len(browser.moves)]


def play_out(people: Sequence[Browser], choose: Chooser = any_move) -> None:
    """Everybody plays until the match is over."""
    while (mover := next_mover(people)) is not None:
        make(mover, choose(mover))


def make(mover: Browser, move: Any) -> None:
    """Make a move, and see it made."""
    before = mover.inputs
    answer = mover.play(move)
    assert answer["type"] == "done", answer
    mover.until(lambda browser: browser.inputs > before)


def next_mover(people: Sequence[Browser]) -> Browser | None:
    """Whoever of these is to move, once they all have heard of it; nobody when the match is over."""
    while True:
        abreast(people)
        if all(person.over for person in people):
            return None
        for person in people:
            if person.my_turn and person.moves:
                return person
        people[0].hear()


def minded(browser: Browser, chair: int) -> bool:
    """Whether a bot moves in the chair of somebody who is away."""
    return bool(browser.room["chairs"][chair]["minded"])


def abreast(people: Sequence[Browser]) -> None:
    """Everybody has heard of what the others have heard of."""
    latest = max(person.room["sequence"] for person in people)
    for person in people:
        person.until(lambda browser: browser.room["sequence"] >= latest)


def exported(base: str, room: Message) -> em.Log:
    """The log of the match that ended in this room."""
    answer = httpx.get(f"{base}/api/matches/{room['match']}/log", timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    return em.read_log(answer.text)
