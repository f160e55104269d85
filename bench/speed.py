"""How fast is random play? Ours plain and compiled beside OpenSpiel, measured in turns in one run.

    python3 start.py bench speed [--rounds 5] [--seconds 1.0]

Every subject plays random games in a process of its own, so that nothing one of them loads or caches slows
another; rounds are interleaved and the median is shown, since machines are noisy. Figures are of processor
time; decisions are also given by the clock on the wall, which counts what else the machine was doing. A
decision is one choice by one player; dice and draws are played too but not counted. A clone is a copy of a
game in progress that can be played on.
"""

from __future__ import annotations

import argparse
import atexit
import gc
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

WARM_UP = 300
"""Games before the clock starts, so that what is remembered from game to game is there."""


ROOT = Path(__file__).parents[1]
PIG = ROOT / "examples" / "pig"
ROLLOUTS = 400
"""How many random games OpenSpiel plays for one simulation of its search."""


class Speed(NamedTuple):
    decisions: float
    by_the_wall: float
    games: float
    clones: float


def time_play(play: Callable[[], int], clone: Callable[[], object], seconds: float) -> Speed:
    """Play whole games and then make clones, each for so many seconds, after a warm-up."""
    for _ in range(WARM_UP):
        play()
    gc.collect()
    gc.freeze()  # what is remembered from game to game stays: it need not be looked at again and again
    games = decisions = clones = 0
    on_the_wall, began = time.perf_counter(), time.process_time()
    while time.process_time() - began < seconds:
        decisions += play()
        games += 1
    played, waited = time.process_time() - began, time.perf_counter() - on_the_wall
    began = time.process_time()
    while time.process_time() - began < seconds / 4:
        for _ in range(200):
            clone()
        clones += 200
    cloned = clones / (time.process_time() - began)
    return Speed(decisions / played, decisions / waited, games / played, cloned)


def ours(game_id: str, seconds: float, seats: int = 3) -> Speed:
    """One of our games, moves as its questions sample them: any legal move, but on the two islands the best
    of some walks drawn at random, since a game without any aim would hardly end or see anything.

    Marbles roll as the atlas has them.
    """
    import emberisle as em

    return _played_out(em.new(game_id, seats=seats, seed=7), seconds)


def pig(seconds: float) -> Speed:
    """The game of examples/pig at a table of four."""
    from pig import GAME

    from emberisle.kernel.match import new_game

    return _played_out(new_game(GAME.ruleset, 4, 7), seconds)


def _played_out(game: Any, seconds: float) -> Speed:
    import emberisle as em

    luck = em.QuickLuck(1)
    start = game.guess(0, luck)
    return time_play(lambda: em.playout(start.copy(), luck), start.copy, seconds)


def open_spiel_rollouts(seconds: float) -> Speed:
    """OpenSpiel's Pig for four, played out by the rollouts of its own search, all in C++.

    They are not counted there: a game has as many decisions as games driven from Python have on average.
    """
    import pyspiel

    game = pyspiel.load_game("pig(players=4)")
    start = game.new_initial_state()
    chooser, decisions = random.Random(1), 0
    for _ in range(ROLLOUTS):
        decisions += _driven(start.clone(), chooser)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 100, False, 1, False)

    def play() -> int:
        bot.step(start.clone())
        return decisions

    found = time_play(play, start.clone, seconds)
    return found._replace(games=found.games * ROLLOUTS)


def _driven(state: Any, chooser: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(chooser.choices(actions, odds)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
            decisions += 1
    return decisions


def open_spiel(name: str, seconds: float) -> Speed:
    """A game of OpenSpiel's, uniformly random legal actions, driven from Python."""
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401  registers the game

    game = pyspiel.load_game(name)
    chooser = random.Random(1)

    middle = game.new_initial_state()
    while middle.is_chance_node():
        middle.apply_action(middle.chance_outcomes()[0][0])
    return time_play(lambda: _driven(game.new_initial_state(), chooser), middle.clone, seconds)


SUBJECTS: dict[str, Callable[[float], Speed]] = {
    "Emberisle Fortune, plain Python": lambda seconds: ours("fortune", seconds),
    "Emberisle Fortune, compiled": lambda seconds: ours("fortune", seconds),
    "Emberisle Wildfire, plain Python": lambda seconds: ours("wildfire", seconds),
    "Emberisle Wildfire, compiled": lambda seconds: ours("wildfire", seconds),
    "Emberisle Fireball Island, plain": lambda seconds: ours("fireball_island", seconds, seats=4),
    "Emberisle Fireball Island, compiled": lambda seconds: ours("fireball_island", seconds, seats=4),
    "Emberisle Curse of Vul-Kar, plain": lambda seconds: ours("curse_of_vulkar", seconds, seats=4),
    "Emberisle Curse of Vul-Kar, compiled": lambda seconds: ours("curse_of_vulkar", seconds, seats=4),
    "Emberisle Pig, plain Python": pig,
    "Emberisle Pig, compiled": pig,
    "OpenSpiel pig (C++ rollouts)": open_spiel_rollouts,
    "OpenSpiel python_block_dominoes": lambda seconds: open_spiel("python_block_dominoes", seconds),
    "OpenSpiel pig (C++ from Python)": lambda seconds: open_spiel("pig", seconds),
}


def measure(subject: str, seconds: float) -> Speed | None:
    """Measure one subject in a child process; None where there is no compiled build."""
    env = dict(os.environ)
    if "compiled" in subject:
        if "EMBERISLE_COMPILED" not in env:
            return None
        env["PYTHONPATH"] = compiled_pig() if "Pig" in subject else env["EMBERISLE_COMPILED"]
    elif "Emberisle Pig" in subject:
        env["PYTHONPATH"] = os.pathsep.join([str(PIG), env.get("PYTHONPATH", "")])
    command = [sys.executable, __file__, "--child", subject, "--seconds", str(seconds)]
    done = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
    figures: Any = json.loads(done.stdout.splitlines()[-1])
    return Speed(*figures)


@cache
def compiled_pig() -> str:
    """Where Pig and the kernel are compiled together, as a game of this package would be; made once a run."""
    folder = Path(tempfile.mkdtemp(prefix="compiled_pig_"))
    atexit.register(shutil.rmtree, folder)
    unwanted = shutil.ignore_patterns("*.pyc", "*.so", "page")
    shutil.copytree(ROOT / "src" / "emberisle", folder / "emberisle", ignore=unwanted)
    shutil.copy(PIG / "pig.py", folder)
    kernel = sorted((folder / "emberisle" / "kernel").glob("*.py"))
    sources = [path for path in kernel if path.name != "native.py"] + [folder / "pig.py"]
    command = [sys.executable, "-m", "mypyc", "--strict", "--follow-imports=silent", *map(str, sources)]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return str(folder)


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
    heads = f"{'decisions/s':>13}{'by the wall':>13}{'games/s':>11}{'clones/s':>12}{'ratio':>9}"
    print(f"{'random play, by processor time':<37}{heads}")
    for subject, speed in medians.items():
        row = (
            f"{speed.decisions:>13,.0f}{speed.by_the_wall:>13,.0f}{speed.games:>11,.0f}{speed.clones:>12,.0f}"
        )
        print(f"{subject:<37}{row}{speed.decisions / peer:>9.1f}")
    print("ratio: decisions/s against python_block_dominoes, the nearest relative written in Python")
    print("On Fireball Island a walk is the best of nine drawn at random, in the Curse the best of three;")
    print("marbles roll as in the atlas.")


if __name__ == "__main__":
    main()
