"""Everybody's chance of winning, live: short play-outs, each completed by the race that is left.

>>> import emberisle as em
>>> from emberisle.games.board_game_battle.bots.position import position_in
>>> game = em.scenario("board_game_battle", {"squares": [70, 40, 40, 10]}, seed=1)
>>> max(range(4), key=chances(position_in(game)).__getitem__)
0
"""

from __future__ import annotations

from typing import Final

from emberisle.games.board_game_battle.bots.heuristics import leader, usual_piece
from emberisle.games.board_game_battle.bots.position import Position
from emberisle.games.board_game_battle.bots.race import Race, race_of
from emberisle.games.board_game_battle.rules.placement import SEATS
from emberisle.games.board_game_battle.rules.selecting import SelectPiece
from emberisle.games.board_game_battle.rules.steps import TakeDice
from emberisle.kernel.agenda import run
from emberisle.kernel.luck import Luck, QuickLuck
from emberisle.kernel.steps import Chance

TRIES: Final = 200
"""Play-outs for one look; how good that is, is tested against a long simulation."""
ROUNDS: Final = 1
"""How many more rounds are played out after this one."""
GLANCE: Final = 50
"""Play-outs for a glance, none of which goes beyond this round; that is tested in the same way."""


def chances(
    position: Position, tries: int = TRIES, rounds: int = ROUNDS, seed: int | None = None
) -> list[float]:
    """For each seat its chance of winning; for the same position always the same.

    Positions that are compared may be given one seed, so that they are tried with the same luck.
    """
    if position.table.winner >= 0:
        return sure(position.table.winner)
    race = race_of(position.table.house)
    seed = position.seed() if seed is None else seed
    found = [0.0] * SEATS
    for number in range(tries):
        for seat, chance in enumerate(tried(position.copy(), race, QuickLuck(seed + number), rounds)):
            found[seat] += chance / tries
    return found


def glance(position: Position) -> list[float]:
    """The same in a fraction of the time, a little less precisely: it is drawn after every move."""
    return chances(position, GLANCE, rounds=0)


def sure(winner: int) -> list[float]:
    """The chances when it is known who wins."""
    return [float(seat == winner) for seat in range(SEATS)]


def tried(position: Position, race: Race, luck: Luck, rounds: int) -> list[float]:
    """Everybody's chance after one play-out, in place, of this round and so many more."""
    table = position.table
    play_on(position, race, luck, table.round + rounds)
    return sure(table.winner) if table.winner >= 0 else race.chances(table)


def play_on(position: Position, race: Race, luck: Luck, last: int) -> None:
    """Play, in place, until the game or this round is over; everybody battles the leader."""
    table, agenda = position
    run(table, agenda, ())
    while agenda and table.round <= last:
        step = agenda.pop()
        given: object = None
        if isinstance(step, Chance):
            given = step.sample(table, luck)
        elif isinstance(step, SelectPiece):
            given = usual_piece(table)
        elif not isinstance(step, TakeDice):
            given = leader(table, race)
        run(table, agenda, step.take(table, given))
