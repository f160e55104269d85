"""Positions of small games to search, and what a search makes of them."""

from __future__ import annotations

from emberisle import Game
from emberisle.bots.search import Search
from emberisle.kernel.match import new_game
from emberisle.kernel.values import Value
from tests.bots.positions import to_move
from tests.toys.pebbles import PEBBLES
from tests.toys.sparks import SPARKS, Keep


def pebbles(seats: int, *moves: Value, **facts: object) -> Game:
    """Pebbles with these facts on the table, and then these moves."""
    game = new_game(PEBBLES, seats, seed=1, options={"rounds": 1})
    for name, fact in facts.items():
        setattr(game.table, name, fact)
    for move in moves:
        game = game.play(move)
    return game


def last_word(card: int, seats: int = 2) -> Game:
    """Sparks without guards, the last turn; the player on turn has this card and knows no other."""
    game = new_game(SPARKS, seats, seed=1, options={"rounds": 1, "guards": 0})
    for _ in range(seats - 1):
        game = game.play(Keep())
    rest = [other for other in range(1, 13) if other != card]
    game.table.hands = [*rest[: seats - 1], card]
    return game


def worths(bot: Search, game: Game) -> dict[Value, float]:
    return {weighed.move: weighed.value for weighed in bot.weigh(game, to_move(game))}


def chosen(game: Game, tries: int) -> Value:
    return Search(tries=tries).choose(game, to_move(game))
