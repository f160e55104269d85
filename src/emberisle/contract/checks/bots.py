"""Every level plays by the rules, peeps at nothing and leaves the game alone.

A game that brings no bots is played by the general search, of which the weakest level is enough to see this.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

import pytest

import emberisle as em
from emberisle import Bot, Game, GameOver, NotYourTurn, QuickLuck
from emberisle.contract.checks.options import option_values
from emberisle.contract.playing import any_move, begin, every_point, finished, text, walk
from emberisle.kernel.luck import NoLuck
from emberisle.kernel.ruleset import Ruleset
from emberisle.plug import Plug

MOST: Final = 3
"""How many positions of a match bots are asked about."""


def levels_of(game: Plug) -> tuple[str, ...]:
    """The levels that are checked."""
    return ("random", *(game.bots or ("easy",)))


def check_bots_play_legal_moves(game: Plug, level: str) -> None:
    """They leave the game as it is, wait for their turn, and stop when it is over."""
    bot = em.bot(game.ruleset.id, level)
    assert_plays_legally(bot, positions(game.ruleset))
    with pytest.raises(GameOver):
        bot.choose(finished(game.ruleset, game.ruleset.fewest, seed=0), 0)


def check_bots_see_only_what_they_may(game: Plug, level: str) -> None:
    """A bot chooses the same when all that it has not seen is dealt afresh."""
    assert_sees_only_its_view(em.bot(game.ruleset.id, level), positions(game.ruleset))


def check_bots_play_alike(game: Plug, level: str) -> None:
    """Two with the same seed do, whatever each was asked before."""
    one, other = em.bot(game.ruleset.id, level, 5), em.bot(game.ruleset.id, level, 5)
    assert_alike(one, other, positions(game.ruleset))


def check_bots_know_every_option(game: Plug, level: str) -> None:
    bot = em.bot(game.ruleset.id, level)
    for name, value in option_values(game.ruleset):
        assert_plays_legally(bot, early_positions(game.ruleset, {name: value}))


def assert_plays_legally(bot: Bot, games: Iterable[Game]) -> None:
    for game in games:
        before, seat = text(game), _to_move(game)
        move = bot.choose(game, seat)
        assert move in game.legal_moves(), f"{move!r} was chosen, and is not legal"
        assert text(game) == before, "the bot changed the game"
        for other in range(game.header.seats):
            if other != seat:
                with pytest.raises(NotYourTurn):
                    bot.choose(game, other)


def assert_sees_only_its_view(bot: Bot, games: Iterable[Game]) -> None:
    for game in games:
        seat = _to_move(game)
        chosen = bot.choose(game, seat)
        for other in (game.guess(seat, QuickLuck(1)), game.guess(seat, QuickLuck(2)), without_secrets(game)):
            assert bot.choose(other, seat) == chosen, "what the seat cannot see changed the choice"


def assert_alike(one: Bot, other: Bot, games: Iterable[Game]) -> None:
    asked = list(games)
    forth = [one.choose(game, _to_move(game)) for game in asked]
    back = [other.choose(game, _to_move(game)) for game in reversed(asked)]
    assert forth == back[::-1], "the same seed chose another move"


def without_secrets(game: Game) -> Game:
    """The same position for a bot that may be tempted: no seed, no luck, no log."""
    twin = game.copy()
    twin.seed, twin.luck, twin.entries, twin.story = None, NoLuck(), [], []
    return twin


@cache
def positions(ruleset: Ruleset[Any]) -> tuple[Game, ...]:
    """Choices in random matches of the fewest and of the most players."""
    tables = dict.fromkeys([ruleset.fewest, ruleset.most])
    found = [game for seats in tables for game in walk(begin(ruleset, seats, seed=1), QuickLuck(1))]
    choices = [game for game in found if len(game.legal_moves()) > 1] or found[:1]
    return tuple(every_point(iter(choices), 2 * MOST))


def early_positions(ruleset: Ruleset[Any], options: Mapping[str, object]) -> list[Game]:
    """The first choices of a match with these options."""
    luck = QuickLuck(1)
    found: list[Game] = []
    game = begin(ruleset, ruleset.fewest, 1, options)
    while not game.over and len(found) < MOST:
        found.append(game)
        for _ in range(3):
            game = game if game.over else game.play(any_move(game, luck))
    return found


def _to_move(game: Game) -> int:
    assert game.to_move is not None, "nobody is to move"
    return game.to_move
