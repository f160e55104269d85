"""How fast are the environments? Ours beside PettingZoo's classics and OpenSpiel's games, in one run.

    python3 start.py bench envs [--rounds 3] [--seconds 1.0]

Everybody is driven alike: look at what the agent sees, take any legal action, step. Each subject plays in a
process of its own, rounds are interleaved and the median is shown. Figures are steps by processor time, plain
Python. A step of ours includes the dice and draws that follow it until somebody is asked again.
Sizes are the numbers in an observation and the actions that there are.

Each game of ours is compared with the classic that is nearest to it, and with two where the nearest in size
is not the nearest in kind. Fortune sees about as much as limit poker does, and asks how much to risk, as
no-limit poker does. Board Game Battle is about as large as Connect Four, where nothing is up to chance, and a
game of chance as Leduc poker is, which is a third as large. In none of the classics do dice fall between
choices: in Board Game Battle a dozen throws do, all four players', and they are most of a step.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

WARM_UP = 0.3
"""Of the seconds that are measured, those played before the clock starts."""


class Speed(NamedTuple):
    steps: float
    seen: int
    actions: int


def paced(play: Callable[[float], int], seconds: float) -> float:
    """Steps in a second of processor time, after a warm-up."""
    play(WARM_UP * seconds)
    began = time.process_time()
    steps = play(seconds)
    return steps / (time.process_time() - began)


# -- PettingZoo


def driven(env: Any, seconds: float) -> int:
    """Random legal actions for so long; returns how many."""
    import numpy as np

    steps, end = 0, time.process_time() + seconds
    while time.process_time() < end:
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = np.flatnonzero(
                mask.astype(bool, copy=False) if mask.dtype != np.int8 else mask.view(bool)
            )
            env.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
            if not steps & 255 and time.process_time() > end:
                break
    return steps


def pettingzoo(env: Any, seconds: float) -> Speed:
    env.reset(seed=1)
    agent = env.possible_agents[0]
    seen = env.observe(agent)["observation"]
    steps = paced(lambda for_so_long: driven(env, for_so_long), seconds)
    return Speed(steps, int(seen.size), int(env.action_space(agent).n))


def ours(game_id: str, seats: int, seconds: float) -> Speed:
    from emberisle.envs.pettingzoo import env

    return pettingzoo(env(game_id, seats), seconds)


def classic(name: str, seconds: float) -> Speed:
    """As people get it from ``env()``, with the checks that PettingZoo wraps around its games."""
    return pettingzoo(import_module(f"pettingzoo.classic.{name}").env(), seconds)


# -- OpenSpiel


def open_spiel(name: str, seconds: float) -> Speed:
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401  registers the game

    if name.startswith("emberisle"):
        import_module("emberisle.envs.open_spiel")
    game = pyspiel.load_game(name)

    def play(for_so_long: float) -> int:
        steps, end = 0, time.process_time() + for_so_long
        while time.process_time() < end:
            steps += walked(game.new_initial_state(), end)
        return steps

    return Speed(paced(play, seconds), game.observation_tensor_size(), game.num_distinct_actions())


def walked(state: Any, end: float) -> int:
    """Decisions of a match, or as many as there is time for; chance is played too, but not counted."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(random.choices(actions, odds)[0])
            continue
        state.observation_tensor()
        state.apply_action(random.choice(state.legal_actions()))
        steps += 1
        if not steps & 63 and time.process_time() > end:
            break
    return steps


OURS = {"fortune": 3, "wildfire": 3, "board_game_battle": 4, "fireball_island": 3, "curse_of_vulkar": 3}
CLASSICS = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "hanabi_v5",
    "go_v5",
    "chess_v6",
)
SPIEL = (
    "emberisle_fortune(players=3)",
    "emberisle_wildfire(players=3)",
    "python_block_dominoes",
    "gin_rummy",
    "backgammon",
)
ALIKE = {
    "fortune": ("texas_holdem_v4", "texas_holdem_no_limit_v6"),
    "wildfire": ("hanabi_v5",),
    "board_game_battle": ("connect_four_v3", "leduc_holdem_v4"),
    "fireball_island": ("go_v5",),
    "curse_of_vulkar": ("chess_v6",),
}
"""For each of our games the classics that are nearest to it in size and in kind."""


def subjects() -> dict[str, Callable[[float], Speed]]:
    found: dict[str, Callable[[float], Speed]] = {}
    for game_id, seats in OURS.items():
        found[f"Emberisle {game_id}"] = lambda seconds, g=game_id, s=seats: ours(g, s, seconds)  # type: ignore[misc]
    for name in CLASSICS:
        found[f"PettingZoo {name}"] = lambda seconds, n=name: classic(n, seconds)  # type: ignore[misc]
    for name in SPIEL:
        found[f"OpenSpiel {name}"] = lambda seconds, n=name: open_spiel(n, seconds)  # type: ignore[misc]
    return found


def measure(subject: str, seconds: float) -> Speed:
    """Measure one subject in a child process."""
    command = [sys.executable, __file__, "--child", subject, "--seconds", str(seconds)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    figures: Any = json.loads(done.stdout.splitlines()[-1])
    return Speed(*figures)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument(
        "--only", nargs="*", default=[""], metavar="NAME", help="subjects with this in their name"
    )
    parser.add_argument("--child", choices=list(subjects()), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child:
        warnings.simplefilter("ignore")
        print(json.dumps(subjects()[args.child](args.seconds)))
        return
    wanted = [subject for subject in subjects() if any(part in subject for part in args.only)]
    found: dict[str, list[Speed]] = {subject: [] for subject in wanted}
    for number in range(args.rounds):
        for subject, speeds in found.items():
            print(
                f"\rround {number + 1} of {args.rounds}: {subject:<40}", end="", file=sys.stderr, flush=True
            )
            speeds.append(measure(subject, args.seconds))
    print(file=sys.stderr)
    print_table({subject: median(speeds) for subject, speeds in found.items()})


def median(speeds: list[Speed]) -> Speed:
    return speeds[0]._replace(steps=statistics.median([speed.steps for speed in speeds]))


def print_table(medians: dict[str, Speed]) -> None:
    print(f"{'random play, by processor time':<42}{'steps/s':>10}{'seen':>7}{'actions':>9}   ratio")
    for subject, speed in medians.items():
        library, _, name = subject.partition(" ")
        peers = ALIKE[name] if library == "Emberisle" else ()
        met = {peer: medians[f"PettingZoo {peer}"] for peer in peers if f"PettingZoo {peer}" in medians}
        ratios = ", ".join([f"{speed.steps / other.steps:.1f} {peer}" for peer, other in met.items()])
        print(f"{subject:<42}{speed.steps:>10,.0f}{speed.seen:>7,}{speed.actions:>9,}   {ratios}".rstrip())
    print("ratio: steps/s against the classics that are nearest in size and in kind")


if __name__ == "__main__":
    main()
