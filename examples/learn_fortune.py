"""Learns Fortune by playing against itself, with NumPy alone, and says how it does against each level.

    python examples/learn_fortune.py [--minutes 4] [--games 200]

Weights say how much each number of an observation speaks for a move: for its kind, and for the dice in it.
What was chosen becomes likelier by how much more its turn brought than was to be expected (REINFORCE).
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np

from emberisle import levels
from emberisle.envs.pettingzoo import env

TABLE, CHANCE = env("fortune", seats=2), np.random.default_rng(1)
ENCODING = TABLE.episode.encoding
NAMES = [str(ENCODING.numbering.move(number)) for number in range(ENCODING.numbering.size)]  # Roll('MMS')
KINDS = ("Stop(", "RollAgain(", "Cast(", "Sail(", "Roll(", "Fill(")
IS_KIND = np.array([[name.startswith(kind) for kind in KINDS] for name in NAMES])
DICE = np.array([[name[5:].count(face) / 2 for face in "CDMPS"] for name in NAMES])
MOVES = np.hstack([IS_KIND, DICE * IS_KIND[:, 4:5], DICE * IS_KIND[:, 5:6]])


def choose(weights: Any, seen: Any, greedy: bool = False) -> tuple[int, Any, Any]:
    """A legal move, what was seen, and in what the move is unlike the others."""
    legal, inputs = np.flatnonzero(seen["action_mask"]), np.append(seen["observation"], 1)
    liking = MOVES[legal] @ (weights @ inputs)
    odds = np.exp(liking - liking.max())
    odds /= odds.sum()
    action = int(legal[odds.argmax()] if greedy else CHANCE.choice(legal, p=odds))
    return action, inputs, MOVES[action] - odds @ MOVES[legal]


def play_match(weights: Any) -> list[Any]:
    """The choices of a match against itself, each with what its turn added to the lead of who chose."""
    lessons, turn, mover, before = list[Any](), list[Any](), "", 0
    TABLE.reset()
    for agent in TABLE.agent_iter():
        seen, _, over, _, _ = TABLE.last()
        mine, yours = TABLE.episode.game.scores()
        if over or agent != mover or mine - yours != before:  # that turn is over
            gain = (mine - yours - before) / (1000 if mover == "player_0" else -1000)
            lessons += [(*choice, gain) for choice in turn]
            turn, mover, before = [], agent, mine - yours
        if over:
            TABLE.step(None)
        else:
            action, *choice = choose(weights, seen)
            turn.append(choice)
            TABLE.step(action)
    return lessons


def train(minutes: float, batch: int = 1600, rate: float = 0.05) -> Any:
    """The weights after so many minutes of processor time, learned more carefully towards the end."""
    weights, left, began = np.zeros((MOVES.shape[1], ENCODING.size + 1)), 1.0, time.process_time()
    squares = np.full_like(weights, 1e-9)
    while left > 0:
        lessons: list[Any] = []
        while len(lessons) < batch:
            lessons += play_match(weights)
        seen, unlike, gains = [np.array(column) for column in zip(*lessons, strict=True)]
        surprise = gains - seen @ np.linalg.lstsq(seen, gains)[0]
        slope = (unlike * surprise[:, None]).T @ seen / batch
        squares += 0.05 * (slope**2 - squares)
        weights += rate * left * slope / np.sqrt(squares)
        left = 1 - (time.process_time() - began) / (60 * minutes)
        print(f"{left:4.0%} left, a choice led to {1000 * np.mean(gains):.0f} points more", flush=True)
    return weights


def wins(weights: Any, table: Any, seed: int) -> bool:
    """Whether it wins a match against a bot, playing what it likes best."""
    seen, over, reward = table.reset(seed=seed)[0], False, 0.0
    while not over:
        seen, reward, over, _, _ = table.step(choose(weights, seen, greedy=True)[0])
    return reward > 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn Fortune by playing against oneself.")
    parser.add_argument("--minutes", type=float, default=4, help="of processor time to learn")
    parser.add_argument("--games", type=int, default=200, help="to play against each level")
    args = parser.parse_args()
    learned = train(args.minutes)
    for level in levels("fortune"):
        table = gymnasium.make("emberisle/Fortune-v0", opponents=(level,), seat=None)
        share = np.mean([wins(learned, table, seed) for seed in range(args.games)])
        print(f"against {level:<7}wins {share:.0%} of {args.games} games", flush=True)
