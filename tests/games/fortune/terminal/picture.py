"""The picture in the README, drawn anew.

python -m tests.games.fortune.terminal.picture docs/images/table.svg
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from textual.pilot import Pilot

import emberisle as em
from emberisle.cli.app import TableApp
from emberisle.cli.seats import seats_from_header
from emberisle.cli.session import Session
from emberisle.games.fortune.rules.dice import FACES
from emberisle.games.fortune.rules.view import FortuneView
from tests.cli.tables import settle, visit

SEATS = ("Ana", "bot:hard", "bot:easy")
STORY = 90
"""How much may have happened until then."""
SIZE = (122, 34)


def a_nice_table() -> Session:
    """The first match in which Ana, a few turns in, has a chest to fill and something to put in it."""
    for number in range(1, 10_000):
        game = em.new("fortune", len(SEATS), f"lagoon {number}", players=SEATS)
        session = Session(game, seats_from_header(SEATS))
        while len(session.game.story) < STORY and not session.game.over:
            if session.game.to_move == 0 and is_nice(session.game.view().table):
                return session
            session.play([session.choose()])
    raise SystemExit("no match was nice enough")


def is_nice(table: FortuneView) -> bool:
    """A chest, three treasures, a skull, two monkeys, and a close race."""
    counts = {face: table.dice.count(face) for face in FACES}
    few = counts["C"] + counts["D"] == 3 and counts["K"] == 1 and counts["M"] == 2
    return table.card == "Treasure Chest" and few and min(table.totals) > 700


def picture(session: Session) -> str:
    """Treasure in the chest, two dice picked; the drawing loads nothing from elsewhere."""
    drawn: list[str] = []

    async def pick(app: TableApp, pilot: Pilot[int]) -> None:
        for key in ("1", "2", "3", "c", "6", "7"):
            await pilot.press(key)
            await settle(pilot)
        drawn.append(app.export_screenshot(title="emberisle play fortune --bots hard,easy"))

    session.resumed = True
    visit(session, pick, SIZE)
    return re.sub(r"@font-face\s*{.*?}\s*", "", drawn[0], flags=re.DOTALL)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(a_nice_table()) + "\n", "utf-8")
