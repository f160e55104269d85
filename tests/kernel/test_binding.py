"""The luck of a match is bound to its header: whoever changes anything there is found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import emberisle as em
from emberisle.contract.playing import play_on
from emberisle.kernel.errors import BadLog
from emberisle.kernel.luck import commitment

Data = dict[str, Any]


def played_out(**wishes: Any) -> em.Log:
    game = em.new(
        "fortune",
        seats=2,
        words=["seven seas"],
        players=["Ana", "Ben"],
        options={"finish_line": 3000},
        **wishes,
    )
    assert play_on(game, em.QuickLuck(1))
    return game.log


def tampered(log: em.Log, change: Callable[[Data], object]) -> em.Log:
    first, *others = log.text().splitlines()
    header = json.loads(first)
    change(header)
    return em.read_log("\n".join([json.dumps(header), *others]))


CHANGES: dict[str, Callable[[Data], object]] = {
    "names are exchanged": lambda header: header["players"].reverse(),
    "a name is left out": lambda header: header.pop("players"),
    "a house rule is another": lambda header: header["options"].update(finish_line=8000),
    "the words are others": lambda header: header.update(words=["calm seas"]),
    "a word is added": lambda header: header["words"].append("calm"),
    "it claims to be an older log": lambda header: header.update(format="emberisle log 1"),
}


def test_a_match_with_a_secret_seed_is_bound_to_its_header() -> None:
    log = played_out()
    assert log.header.bound
    assert log.header.unbound() == []
    assert em.verify(em.read_log(log.text())).over


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_whatever_is_changed_in_a_header_is_found_out(change: Callable[[Data], object]) -> None:
    with pytest.raises(BadLog):
        em.verify(tampered(played_out(), change))


def test_what_does_not_belong_in_a_header_is_refused() -> None:
    with pytest.raises(BadLog, match="'referee' does not belong in a header"):
        tampered(played_out(), lambda header: header.update(referee="Ana"))


def test_a_chosen_seed_gives_the_same_luck_whoever_plays_and_the_header_is_not_vouched_for() -> None:
    log = played_out(seed="chosen")
    assert not log.header.bound
    assert log.header.unbound() == ["options", "players"]
    assert em.verify(tampered(log, CHANGES["names are exchanged"])).over
    assert em.new("fortune", 2, "chosen", words=["seven seas"]).entries[:2] == log.entries[:2]


def test_a_chosen_seed_can_be_bound_too() -> None:
    log = played_out(seed="chosen", bound=True)
    assert (log.seed, log.header.commitment) == ("chosen", commitment("chosen"))
    with pytest.raises(BadLog, match="or something in its header is not what the match began with"):
        em.verify(tampered(log, CHANGES["names are exchanged"]))
