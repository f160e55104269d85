"""Records matches of the current version for the shelf: ``python -m tests.shelf.recording GAME NUMBER ...``.

The number of a match settles its seats, options, seed and moves, so that it can be recorded again.
With an older commit's ``src`` in PYTHONPATH matches of older versions are recorded.
"""

from __future__ import annotations

import gzip
import json
import random
import sys
from pathlib import Path
from typing import Any, Final

import emberisle as em
from emberisle.games import ruleset

MATCHES: Final = Path(__file__).parent / "matches"
ENDS: Final = MATCHES / "ends.json"
MOST_MOVES: Final = 3000
PHYSICS: Final = 1000
"""From this number on marbles roll by physics."""


def options_for(rules: Any, number: int, luck: random.Random) -> dict[str, object]:
    """The usual options, all of them changed, or a few, by turns."""
    odds = (0.0, 0.9, 0.3)[number % 3]
    options = {option.name: luck.choice(option.choices) for option in rules.options() if luck.random() < odds}
    options.pop("board", None)
    if any(option.name == "marbles" for option in rules.options()):
        options["marbles"] = "physics" if number >= PHYSICS else "atlas"
    return options


def play(game_id: str, number: int) -> Any:
    """A whole match of moves at random, every other one a bot's where random moves lead nowhere."""
    rules, luck, bot = ruleset(game_id), random.Random(f"{game_id} {number}"), em.bot(game_id, "easy")
    seats = luck.randint(rules.fewest, rules.most)
    game = em.new(game_id, seats=seats, seed=f"shelf {number}", options=options_for(rules, number, luck))
    for move in range(MOST_MOVES):
        if game.over:
            return game
        seat = game.to_move
        assert seat is not None
        thinks = rules.fewest_points_win and move % 5
        game = game.play(bot.choose(game, seat) if thinks else luck.choice(game.legal_moves()))
    raise SystemExit(f"match {number} of {game_id} does not end")


def record(game_id: str, number: int) -> str:
    """Put a match on the shelf, with how it ended; returns its name."""
    game = play(game_id, number)
    name = f"{game_id}-{game.header.version}-{number}"
    (MATCHES / f"{name}.log.gz").write_bytes(gzip.compress(game.log.text().encode(), mtime=0))
    ends = json.loads(ENDS.read_text("utf-8")) if ENDS.exists() else {}
    ends[name] = {"scores": game.scores(), "winners": game.winners()}
    lines = [f"{json.dumps(key)}: {json.dumps(end)}" for key, end in sorted(ends.items())]
    ENDS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    return name


if __name__ == "__main__":
    for wanted in sys.argv[2:]:
        print(record(sys.argv[1], int(wanted)))
