"""Whole games, by physics and by the atlas, replay and verify in every mode, with any number of players."""

from __future__ import annotations

import json

import pytest

import emberisle as em
from emberisle import QuickLuck
from emberisle.contract.playing import play_on

MODES = [(mode, seats) for mode in ("competitive", "cooperative") for seats in (2, 3, 4, 5)]


@pytest.mark.parametrize(("mode", "seats"), MODES)
@pytest.mark.parametrize("marbles", ["physics", "atlas"])
def test_whole_games_replay_and_verify(mode: str, seats: int, marbles: str) -> None:
    options = {"mode": mode, "marbles": marbles}
    game = em.new("curse_of_vulkar", seats=seats, seed=f"{mode} {seats}", options=options)
    assert play_on(game, QuickLuck(seats))
    log = em.read_log(game.log.text())
    assert em.replay(log) == game
    assert em.verify(log) == game


def test_a_changed_launch_is_exposed() -> None:
    game = em.new("curse_of_vulkar", seats=2, seed="honest", options={"marbles": "physics"})
    assert play_on(game, QuickLuck(1))
    lines = game.log.text().splitlines()
    number = next(n for n, line in enumerate(lines) if "Launched" in line)
    launched = json.loads(lines[number])
    launched["input"]["Launched"][5] = [
        "scar" if end != "scar" else "surf" for end in launched["input"]["Launched"][5]
    ]
    lines[number] = json.dumps(launched)
    with pytest.raises(em.EmberisleError, match=r"the seed gives '\w+' for ends\[\d\], the log says '\w+'"):
        em.verify(em.read_log("\n".join(lines) + "\n"))
