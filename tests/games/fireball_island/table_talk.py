"""How the tests of Fireball Island talk: set up a turn, let the die fall, go, read what was told.

Nothing is left to luck: a game made here waits for every die, card and Fireball until the test names it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import emberisle as em
from emberisle.games.fireball_island.rules.marbles import Rolled
from emberisle.games.fireball_island.rules.moves import (
    END,
    PASS,
    ROLL,
    SEEK,
    TRADE,
    Play,
    RollDown,
    TakeCard,
    Walk,
)
from emberisle.games.fireball_island.rules.table import IslandTable
from emberisle.games.fireball_island.rules.view import IslandView
from emberisle.kernel.steps import Ask
from emberisle.kernel.values import Value
from tests.games.any_table import after as after
from tests.games.any_table import asks as asks
from tests.games.any_table import clauses as clauses
from tests.games.any_table import happened as happened
from tests.games.any_table import happens as happens
from tests.games.any_table import refusal as refusal
from tests.games.any_table import say as say
from tests.games.any_table import told as told
from tests.games.any_table import waiting as waiting

# -- laying out a position


def position(
    *places: str, hands: Sequence[str] = (), options: Mapping[str, object] | None = None, **facts: object
) -> em.Game:
    """A turn of seat 0, or of ``turn``; a hand is a text such as ``"cancel reroll"``."""
    spec: dict[str, object] = {"places": list(places), "hands": [hand.split() for hand in hands], **facts}
    return waiting(em.scenario("fireball_island", spec, seed="talk", options=options))


def new(seats: int, options: Mapping[str, object] | None = None) -> em.Game:
    """A game before the first card is dealt."""
    return waiting(em.new("fireball_island", seats, seed=1, options=options))


# -- saying a move


def take_die(game: em.Game) -> em.Game:
    """The player rolls; in a cave this says that they go out."""
    return say(game, ROLL)


def seek(game: em.Game) -> em.Game:
    """The player rolls for another cave."""
    return say(game, SEEK)


def play(game: em.Game, card: str, seat: int | None = None) -> em.Game:
    """A card is played, by this seat if it is not the next to be asked: the others before it pass."""
    return say(until_asked(game, seat), Play(card))


def take_card(game: em.Game, opponent: int, seat: int | None = None) -> em.Game:
    return say(until_asked(game, seat), TakeCard(opponent))


def until_asked(game: em.Game, seat: int | None) -> em.Game:
    while seat is not None and game.to_move != seat:
        game = say(game, ROLL if asks(game) == "Prepare" else PASS)
    return game


def trade(game: em.Game) -> em.Game:
    return say(game, TRADE)


def passes(game: em.Game) -> em.Game:
    return say(game, PASS)


def all_pass(game: em.Game) -> em.Game:
    """Nobody plays a card at this moment."""
    while isinstance(game.step, Ask) and game.step.let_pass(game.table) == PASS:
        game = passes(game)
    return game


def uncancelled(game: em.Game) -> em.Game:
    """Nobody cancels the card that was just played."""
    while asks(game) == "CancelCard":
        game = passes(game)
    return game


def end_turn(game: em.Game) -> em.Game:
    """Nobody has anything to add, and the die is passed on."""
    while asks(game) == "ReactAtEnd":
        game = passes(game)
    return say(game, END) if asks(game) == "FinishTurn" else game


def go(game: em.Game, goal: str, by: str = "") -> em.Game:
    """The piece goes there, by a way that enters this space if there are several."""
    return say(game, way_to(game, goal, by))


def way_to(game: em.Game, goal: str, by: str = "") -> Walk:
    walks = [move for move in game.legal_moves() if isinstance(move, Walk) and move.path[-1] == goal]
    [walk] = [walk for walk in walks if by in walk.path or not by]
    return walk


def aim(game: em.Game, way: str) -> em.Game:
    """The Fireball is to roll this way."""
    return say(game, RollDown(way))


# -- saying what chance gives


def fall(game: em.Game, die: int) -> em.Game:
    """The die shows this."""
    return _happens(game, "Die", die)


def throw(game: em.Game, die: int) -> em.Game:
    """The player rolls this, and nobody plays a card before or after."""
    if asks(game) == "Prepare":
        game = take_die(game)
    return all_pass(fall(all_pass(game), die))


def turn(game: em.Game, die: int, goal: str, by: str = "") -> em.Game:
    """A whole turn: the player rolls this, goes there and passes the die on."""
    return end_turn(go(throw(game, die), goal, by))


def draws(game: em.Game, *cards: str) -> em.Game:
    """These cards are drawn from the pile."""
    for card in cards:
        game = _happens(game, "TakeFromPile", card)
    return game


def gives(game: em.Game, card: str) -> em.Game:
    """This card is the one taken from an opponent's hand."""
    return _happens(game, "TakeAtRandom", card)


def roll_for_first(game: em.Game, *dice: int) -> em.Game:
    return _happens(game, "RollForFirst", dice)


def rolls(game: em.Game, *hits: int) -> em.Game:
    """The Fireball rolls and hits these seats, in this order."""
    assert asks(game) == "RollFireball"
    return after(game, Rolled(0, 0, hits))


def fireball(game: em.Game, way: str, *hits: int) -> em.Game:
    """A Fireball that nobody stops rolls this way and hits these seats."""
    return rolls(all_pass(aim(game, way)), *hits)


def _happens(game: em.Game, question: str, outcome: object) -> em.Game:
    assert asks(game) == question
    return happens(game, outcome)


# -- reading what is on the table and what was told


def seen(game: em.Game, seat: int | None = None) -> IslandView:
    view = game.view(seat).table
    assert isinstance(view, IslandView)
    return view


def table_of(game: em.Game) -> IslandTable:
    table = game.table
    assert isinstance(table, IslandTable)
    return table


def at(game: em.Game, seat: int = 0) -> str:
    """Where a piece is."""
    return seen(game).places[seat]


def jewel(game: em.Game) -> int | str | None:
    """Who owns the jewel, or where it lies."""
    view = seen(game)
    return view.jewel_at if view.jewel_owner is None else view.jewel_owner


def hand(game: em.Game, seat: int = 0) -> str:
    """What a seat holds."""
    return " ".join(seen(game, seat).hand)


def choices(game: em.Game) -> set[str]:
    """What can be done: ``roll``, ``pass``, a card, ``take 1``, the end of a walk, a Fireball's way."""
    return {in_short(move) for move in game.legal_moves()}


def in_short(move: Value) -> str:
    if isinstance(move, Walk):
        return move.path[-1]
    if isinstance(move, TakeCard):
        return f"take {move.seat}"
    if isinstance(move, Play | RollDown):
        return str(move.parts()[0])
    return _SHORT[move]


_SHORT: Final[dict[Value, str]] = {ROLL: "roll", SEEK: "seek", TRADE: "trade", PASS: "pass", END: "end"}


def paths(game: em.Game) -> set[str]:
    """Every way that can be gone, as the spaces on it."""
    return {" ".join(move.path) for move in game.legal_moves() if isinstance(move, Walk)}
