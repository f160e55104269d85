"""How Board Game Battle plays on each board: its length, its seats, its challenges and its tiles.

    python3 start.py bench battle                         20,000 games on each board that comes with the game
    python3 start.py bench battle --games 100000          until a small difference shows
    python3 start.py bench battle --boards my_board.toml  a board of your own

Opponents for 1 vs 1 are chosen at random; all else is dice. A challenge is attempted by a roll from its
square, and "waiting" is the share of all turns that begin there. A tile's landings are those by a player's
own roll, in a game, for all squares of its kind and for each.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import emberisle as em
from emberisle.games.board_game_battle.rules.boards import BOARDS, SHIPPED, add_board
from emberisle.games.board_game_battle.rules.placement import SEATS
from emberisle.games.board_game_battle.rules.steps import AttemptChallenge, MovePiece, RollDice
from emberisle.games.board_game_battle.rules.tiles import CHALLENGES, TILES
from emberisle.kernel.playout import playout
from emberisle.kernel.steps import Step
from emberisle.lab.counting import wilson

CHI_SQUARED = 7.815
"""What four equal shares stay below with 95 %."""


class Tally:
    """What was counted over many games on one board."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.wins: Counter[int] = Counter()
        self.attempts: Counter[int] = Counter()
        self.failures: Counter[int] = Counter()
        self.waiting: Counter[int] = Counter()
        self.landings: Counter[int] = Counter()
        self.turns = 0
        self.questions = 0

    def before(self, step: Step[Any] | None, table: Any) -> None:
        if isinstance(step, AttemptChallenge):
            challenge = table.facing(table.seat)
            self.attempts[challenge] += 1
            self.failures[challenge] += sum(table.dice) < challenge
        elif isinstance(step, RollDice):
            self.turns += 1
            self.waiting[table.facing(table.seat)] += 1

    def after(self, step: Step[Any], table: Any) -> None:
        if isinstance(step, MovePiece):
            self.landings[table.board.tiles[table.squares[table.seat]]] += 1


def count_game(game: em.Game, luck: em.Luck, tally: Tally) -> None:
    """Play a game at random, step by step, and count what happens in it."""
    table = game.table
    tally.before(game.step, table)
    while game.step is not None:
        tally.questions += type(game.step).__name__ == "ChooseOpponent"
        for done in game.advance(game.step.sample(table, luck)):
            tally.after(done.step, table)
            tally.before(game.step, table)
    tally.rounds.append(table.round)
    tally.wins[table.winner] += 1


def count_games(board: str, games: int, seed: int) -> Tally:
    luck, tally = em.QuickLuck(seed), Tally()
    start = opening(board, luck)
    for _ in range(games):
        count_game(start.copy(), luck, tally)
    return tally


def opening(board: str, luck: em.Luck) -> em.Game:
    """The first battle for placement: a new game has already drawn its luck up to the first question."""
    header = em.new("board_game_battle", seats=4, seed=1, options={"board": board}).header
    return em.replay(em.Log(header, [])).guess(0, luck)


def games_each_second(board: str, seconds: float) -> float:
    """The best of five measurements, since machines are busy with other things too."""
    luck = em.QuickLuck(1)
    start = opening(board, luck)
    best = 0.0
    for _ in range(5):
        began, played = time.perf_counter(), 0
        while time.perf_counter() - began < seconds / 5:
            playout(start.copy(), luck)
            played += 1
        best = max(best, played / (time.perf_counter() - began))
    return best


# -- telling


def fairness(tally: Tally) -> str:
    """Whether all seats' wins together are what equal chances give; one seed in twenty goes beyond."""
    expected = len(tally.rounds) / SEATS
    squared = sum((tally.wins[seat] - expected) ** 2 / expected for seat in range(SEATS))
    return f"chi-squared {squared:.2f}, {'within' if squared < CHI_SQUARED else 'BEYOND'} {CHI_SQUARED}"


def tell(name: str, tally: Tally, speed: float) -> None:
    games, rounds = len(tally.rounds), sorted(tally.rounds)
    low, middle, high = [rounds[int(games * share)] for share in (0.05, 0.5, 0.95)]
    print(f"\n{BOARDS[name].title} ({name}): {games:,} games, {speed:,.0f} random games a second")
    print(f"  rounds: median {middle}, 5-95 % {low}-{high}, mean {sum(rounds) / games:.2f}")
    print(f"  questions (1 vs 1): {tally.questions / games:.2f} a game")
    for seat in range(SEATS):
        share, (least, most) = tally.wins[seat] / games, wilson(tally.wins[seat] / games, games)
        print(f"  seat {seat} wins {share:6.2%}, 95 % {least:.2%} to {most:.2%}")
    print(f"  no seat is favoured: {fairness(tally)}")
    print("  challenge   square  attempts a game   failed   waiting")
    for number in range(1, CHALLENGES + 1):
        tries = tally.attempts[number]
        print(
            f"  {number:>9} {BOARDS[name].gates[number]:>8} {tries / games:>16.2f}"
            f" {tally.failures[number] / max(1, tries):>8.1%} {tally.waiting[number] / tally.turns:>9.1%}"
        )
    print("  tile          squares  landings a game  a square")
    tiles = Counter(BOARDS[name].tiles)
    for kind, count in sorted(tiles.items()):
        landed = tally.landings[kind] / games
        print(f"  {TILES[kind]:<12} {count:>8} {landed:>16.2f} {landed / count:>9.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=20000, help="on each board (default 20,000)")
    parser.add_argument("--boards", nargs="+", default=list(SHIPPED), help="names, or files of your own")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long speed is measured")
    parser.add_argument("--seed", type=int, default=1, help="where the luck comes from")
    args = parser.parse_args()
    for board in args.boards:
        name = board if board in BOARDS else add_board(board)
        tell(name, count_games(name, args.games, args.seed), games_each_second(name, args.seconds))


if __name__ == "__main__":
    main()
