"""A bot of one's own at a real table. Play against it:

    python examples/guest_bot.py http://localhost:8470 CODE

Stops in Fortune once 300 points lie there, and chooses at random where it is asked anything else.
"""

from __future__ import annotations

import random
import sys

from emberisle.client import ClientError, Turn, connect
from emberisle.server.messages import Move


def choose(turn: Turn) -> Move:
    """What this bot plays: a turn has what can be done, in words and as data, and all that the seat sees."""
    stop = [move for move in turn.moves if "Stop" in move.move]
    if stop and turn.picture.table["standing"] >= 300:
        return stop[0]
    others = [move for move in turn.moves if move not in stop]
    return random.choice(others or turn.moves)


def main(server: str, code: str) -> None:
    with connect(server, code, name="Careful") as table:
        table.sit()
        for turn in table.turns():
            table.play(turn, choose(turn))
        assert table.picture is not None
        print("scores:", table.picture.scores)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python examples/guest_bot.py SERVER CODE")
    try:
        main(*sys.argv[1:])
    except ClientError as error:
        sys.exit(str(error))
