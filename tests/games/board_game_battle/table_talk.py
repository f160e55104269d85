"""How the tests of Board Game Battle talk: lay out a turn, let the dice fall, read what was told.

Nothing is left to luck: a game made here waits for every roll until the test names it. The rules are tested
on a board of their own, so that the boards people play on can be changed without touching these tests.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import emberisle as em
from emberisle.games.board_game_battle.rules.boards import add_board
from emberisle.games.board_game_battle.rules.moves import Battle
from emberisle.games.board_game_battle.rules.table import BattleTable
from emberisle.games.board_game_battle.rules.view import BattleView
from emberisle.kernel.steps import Chance
from tests.games.any_table import after as after
from tests.games.any_table import asks as asks
from tests.games.any_table import clauses as clauses
from tests.games.any_table import happened as happened
from tests.games.any_table import happens as happens
from tests.games.any_table import refusal as refusal
from tests.games.any_table import say as say
from tests.games.any_table import told as told
from tests.games.any_table import waiting as waiting

CHALLENGES: Final = {1: 10, 2: 30, 3: 50, 4: 70, 5: 85, 6: 100}
"""The square of each challenge on the meadow."""

TILES: Final = {
    2: "+4",
    3: "-4",
    12: "red",
    13: "+4",
    14: "+5",
    15: "+6",
    16: "-4",
    17: "1 vs 1",
    18: "1 vs 3",
    19: "switch",
    20: "random",
    21: "boost",
    22: "setback",
    23: "50/50",
    24: "detour",
    25: "blue",
    26: "1 vs 1",
    27: "+4",
    28: "1 vs 3",
    33: "red",
    37: "switch",
    38: "detour",
    40: "50/50",
    41: "boost",
    42: "setback",
    43: "1 vs 1",
    45: "blue",
    60: "switch",
    80: "boost",
    95: "blue",
}
"""What the meadow shows on its squares; all others are blank."""

DETOUR: Final = ["detour", "+4", "blank", "+4", "exit detour", *["blank"] * 4, "exit detour"]


def meadow() -> str:
    """The file of the board on which the rules are tested: 101 squares, row by row."""
    tiles = ["start", *[TILES.get(square, "blank") for square in range(1, 101)]]
    for number, square in CHALLENGES.items():
        tiles[square] = f"challenge {number}"
    path = "".join([square_line(n % 16, n // 16, tile) for n, tile in enumerate(tiles)])
    detour = "".join([square_line(n, 7, tile) for n, tile in enumerate(DETOUR)])
    return f'title = "The Meadow"\npiece = [4, 4]\npath = [\n{path}]\ndetour = [\n{detour}]\n'


def square_line(across: int, down: int, tile: str) -> str:
    return f'  {{ at = [{across}, {down}], tile = "{tile}" }},\n'


def _added() -> str:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "meadow.toml"
        file.write_text(meadow(), "utf-8")
        return add_board(file)


MEADOW: Final = _added()
OPEN: Final[dict[str, object]] = {"beaten_challenges": "open"}
"""A house in which challenges stay beaten."""

# -- laying out a position


def position(options: Mapping[str, object] | None = None, **facts: object) -> em.Game:
    """A position on the meadow, waiting for what comes next."""
    house = {"board": MEADOW, **(options or {})}
    return waiting(em.scenario("board_game_battle", facts, seed="talk", options=house))


def turn(
    squares: Sequence[int] = (0, 0, 0, 0), options: Mapping[str, object] | None = None, **facts: object
) -> em.Game:
    """The turn of seat 0 in first place, of seat 1 in second and so on, unless the facts say otherwise."""
    facts = {"placement": [0, 1, 2, 3], **facts}
    return position(options, squares=list(squares), **facts)


def land(
    square: int,
    others: Sequence[int] = (0, 0, 0),
    options: Mapping[str, object] | None = None,
    dice: Sequence[int] = (),
    **facts: object,
) -> em.Game:
    """Seat 0, in first place, has just rolled these dice, or fewer near a challenge, and lands here."""
    dice = dice or ((1, 2) if square - 3 in CHALLENGES.values() else (1, 3))
    return turn([square - sum(dice), *others], options, dice=list(dice), **facts)


# -- saying a move, and what chance gives


def fall(game: em.Game, *dice: int) -> em.Game:
    """The dice that are being rolled show this."""
    step = game.step
    assert isinstance(step, Chance), f"{step} does not wait for dice"
    assert step.possible(game.table, dice), f"{step} cannot give {dice}"
    return after(game, dice)


def battle(game: em.Game, opponent: int) -> em.Game:
    return say(game, Battle(opponent))


# -- reading what is on the table and what was told


def seen(game: em.Game) -> BattleView:
    view = game.view().table
    assert isinstance(view, BattleView)
    return view


def table_of(game: em.Game) -> BattleTable:
    table = game.table
    assert isinstance(table, BattleTable)
    return table


def squares(game: em.Game) -> list[int]:
    """Where the pieces stand."""
    return list(seen(game).squares)


def dice_in_hand(game: em.Game) -> int:
    """How many dice the roll that waits will use."""
    assert isinstance(game.step, Chance)
    [dice] = {len(outcome) for outcome, _ in game.step.outcomes(game.table) if isinstance(outcome, tuple)}
    return dice


def next_player(game: em.Game) -> int | None:
    """Whose roll the game waits for, once the turn before is over."""
    assert asks(game) == "RollDice"
    return seen(game).turn
