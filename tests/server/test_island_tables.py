"""Whole matches of Fireball Island with several people at the table, who are asked in each other's turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import emberisle as em
from tests.server.browser import Browser
from tests.server.murmuring import BY_HAND, told, wait
from tests.server.running import running
from tests.server.tables import abreast, exported, make, playing, position

HANDS = [["take_card", "cancel"], ["take_card", "reroll"], ["double", "back_1"], ["cancel"]]
FOR_EVER = 1_000
"""Seconds after which everything was seen, and every window is closed."""


@pytest.fixture(scope="module")
def patient() -> Iterator[str]:
    """A server whose clock goes by hand."""
    with running(BY_HAND) as base:
        yield base


@pytest.mark.parametrize(("seats", "names"), [(3, ["Ana", "Ben"]), (4, ["Ana", "Ben", "Cleo"])])
def test_several_people_play_to_the_end(
    patient: str, seats: int, names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards are taken from hands early on, and each of the others knows or does not know which."""
    position(monkeypatch, places=["WT3", "WT9", "WT1", "WT5"][:seats], hands=HANDS[:seats])
    wish = {"game": "fireball_island", "seats": seats, "options": {"marbles": "atlas"}}
    with playing(patient, *names, **wish) as people:
        while not people[0].over:
            go_on(people)
        log = exported(patient, people[0].room)
        winners = em.verify(log).winners()
        for person in people:
            person.until(lambda browser: browser.over)
            assert person.picture is not None
            assert person.picture["winners"] == winners
            assert "took" in told(person)


def go_on(people: Sequence[Browser]) -> None:
    """Whoever is to move does; otherwise those who are asked answer, and time passes."""
    abreast(people)
    inputs = people[0].inputs
    for person in people:
        if person.my_turn and person.moves:
            return make(person, liked(person.moves, inputs))
    for person in people:
        if person.offered:
            said = person.react(liked(person.offered, inputs))
            assert said["type"] == "done" or said["why"] == "stale", said
    wait(FOR_EVER)
    people[0].until(lambda browser: browser.inputs > inputs or browser.over)
    return None


def liked(moves: Sequence[Any], number: int) -> Any:
    """To take a card from somebody, or else any move, the same in every run."""
    taking = [move for move in moves if "TakeCard" in move]
    return (taking or moves)[number * 7919 % len(taking or moves)]
