"""How fast is random play? Ours plain and compiled beside OpenSpiel, measured in turns in one run.

    python3 start.py bench speed [--rounds 5] [--seconds 1.0]

Every subject plays random games in a process of its own, so that nothing one of them loads or caches slows
another; rounds are interleaved and the median is shown, since machines are noisy. A decision is one choice by
one player; dice and draws are played too but not counted. A clone is a copy of a game in progress that can be
played on.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, NamedTuple

WARM_UP = 300
"""Games before the clock starts, so that what is remembered from game to game is there."""


class Speed(NamedTuple):
    decisions: float
    games: float
    clones: float


def time_play(play: Callable[[], int], clone: Callable[[], object], seconds: float) -> Speed:
    """Play whole games and then make clones, each for so many seconds, after a warm-up."""
    for _ in range(WARM_UP):
        play()
    games = decisions = clones = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play()
        games += 1
    played = time.perf_counter() - began
    began = time.perf_counter()
    while time.perf_counter() - began < seconds / 4:
        for _ in range(200):
            clone()
        clones += 200
    return Speed(decisions / played, games / played, clones / (time.perf_counter() - began))


def ours(game_id: str, seconds: float, seats: int = 3) -> Speed:
    """One of our games, moves as its questions sample them: on the two islands the best of three walks, since
    a game without any aim would hardly end or see anything, and otherwise any legal move."""
    import emberisle as em
    from emberisle.kernel.playout import playout

    luck = em.QuickLuck(1)
    start = em.new(game_id, seats=seats, seed=7).guess(0, luck)
    return time_play(lambda: playout(start.copy(), luck), start.copy, seconds)


def open_spiel(name: str, seconds: float) -> Speed:
    """A game of OpenSpiel's, uniformly random legal actions, driven from Python."""
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401  registers the game

    game = pyspiel.load_game(name)
    chooser = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes())
                state.apply_action(chooser.choices(actions, odds)[0])
            else:
                state.apply_action(chooser.choice(state.legal_actions()))
                decisions += 1
        return decisions

    middle = game.new_initial_state()
    while middle.is_chance_node():
        middle.apply_action(middle.chance_outcomes()[0][0])
    return time_play(play, middle.clone, seconds)


SUBJECTS: dict[str, Callable[[float], Speed]] = {
    "Emberisle Fortune, plain Python": lambda seconds: ours("fortune", seconds),
    "Emberisle Fortune, compiled": lambda seconds: ours("fortune", seconds),
    "Emberisle Wildfire, plain Python": lambda seconds: ours("wildfire", seconds),
    "Emberisle Wildfire, compiled": lambda seconds: ours("wildfire", seconds),
    "Emberisle Fireball Island, plain": lambda seconds: ours("fireball_island", seconds, seats=4),
    "Emberisle Fireball Island, compiled": lambda seconds: ours("fireball_island", seconds, seats=4),
    "Emberisle Curse of Vul-Kar, plain": lambda seconds: ours("curse_of_vulkar", seconds, seats=4),
    "Emberisle Curse of Vul-Kar, compiled": lambda seconds: ours("curse_of_vulkar", seconds, seats=4),
    "OpenSpiel python_block_dominoes": lambda seconds: open_spiel("python_block_dominoes", seconds),
    "OpenSpiel pig (C++ from Python)": lambda seconds: open_spiel("pig", seconds),
}


def measure(subject: str, seconds: float) -> Speed | None:
    """Measure one subject in a child process; None where there is no compiled build."""
    env = dict(os.environ)
    if "compiled" in subject:
        if "EMBERISLE_COMPILED" not in env:
            return None
        env["PYTHONPATH"] = env["EMBERISLE_COMPILED"]
    command = [sys.executable, __file__, "--child", subject, "--seconds", str(seconds)]
    done = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
    figures: Any = json.loads(done.stdout.splitlines()[-1])
    return Speed(*figures)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--child", choices=list(SUBJECTS), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        print(json.dumps(SUBJECTS[args.child](args.seconds)))
        return
    found: dict[str, list[Speed]] = {subject: [] for subject in SUBJECTS}
    for number in range(args.rounds):
        for subject in SUBJECTS:
            print(
                f"\rround {number + 1} of {args.rounds}: {subject:<36}", end="", file=sys.stderr, flush=True
            )
            speed = measure(subject, args.seconds)
            if speed is not None:
                found[subject].append(speed)
    print(file=sys.stderr)
    print_table({subject: median(speeds) for subject, speeds in found.items() if speeds})


def median(speeds: list[Speed]) -> Speed:
    return Speed(*[statistics.median(column) for column in zip(*speeds)])


def print_table(medians: dict[str, Speed]) -> None:
    peer = medians["OpenSpiel python_block_dominoes"].decisions
    print(f"{'random play':<37}{'decisions/s':>13}{'games/s':>11}{'clones/s':>12}{'ratio':>9}")
    for subject, speed in medians.items():
        row = f"{speed.decisions:>13,.0f}{speed.games:>11,.0f}{speed.clones:>12,.0f}"
        print(f"{subject:<37}{row}{speed.decisions / peer:>9.1f}")
    print("ratio: decisions/s against python_block_dominoes, the nearest relative written in Python")


if __name__ == "__main__":
    main()
