"""Advice for a player: the moves worth a thought, the best first, how likely each is to win, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.bots.advice import FromSearch, ranked
from emberisle.games.fireball_island.bots.hand import gain
from emberisle.games.fireball_island.bots.hard import Hard
from emberisle.games.fireball_island.bots.trails import HIT
from emberisle.games.fireball_island.rules.board import DARK, DOCK, SPACES, is_cave, on_trail
from emberisle.games.fireball_island.rules.cards import CANCEL
from emberisle.games.fireball_island.rules.marbles import WAYS, hit_chances
from emberisle.games.fireball_island.rules.moves import Play, RollDown, Walk
from emberisle.games.fireball_island.rules.table import NOBODY, IslandTable
from emberisle.games.fireball_island.rules.walking import ChooseBack
from emberisle.games.fireball_island.rules.words import texts_in
from emberisle.kernel.game import Game
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.texts import Said
from emberisle.kernel.values import Value

NEARLY: Final = 100
"""More spaces than any card brings: it is not the way that counts then, but the game."""


@dataclass(frozen=True)
class Advice(FromSearch):
    """One choice, with its reason."""

    reason: Said = ()
    """The key of what speaks for it or against it, and the facts that go into that."""
    among: tuple[Value, ...] = ()
    """All that can be done."""

    def in_words(self, names: tuple[str, ...] = (), language: str = "en") -> str:
        """The choice in any language, with its reason and the names of the seats where they are known."""
        texts = texts_in(language)
        move = texts.move_among(self.moves[0], self.among, names)
        if not self.reason:
            return move
        return f"{move}: {texts.say(str(self.reason[0]), self.reason[1:], names)}"


def advise(game: Game, seat: int) -> list[Advice]:
    """What the hard bot thinks of the choices of this seat: first what it would do itself."""
    weighed = Hard().weigh(game, seat)
    guess, moves = game.guess(seat, QuickLuck()), tuple(game.legal_moves())
    label = game.ruleset.label_among
    return [
        Advice(
            game.ruleset.id,
            (found.move,),
            label(found.move, moves),
            chance,
            found.behind,
            reason=_reason(guess, seat, found.move),
            among=moves,
        )
        for found, chance in ranked(weighed)
    ]


def _reason(guess: Game, seat: int, move: Value) -> Said:
    table: IslandTable = guess.table
    if isinstance(move, RollDown):
        victim, odds = max(hit_chances(WAYS[move.way], table.places).items(), key=lambda target: target[1])
        percent = round(100 * odds)
        return ("advice.surely_hits", victim) if percent == 100 else ("advice.hits", victim, percent)
    if isinstance(move, Walk) and not isinstance(guess.step, ChooseBack):
        return _way(table, seat, move)
    if isinstance(move, Play) and move.kind != CANCEL:
        spaces = gain(table, seat, move.kind)
        if spaces > NEARLY:
            return ("advice.decides",)
        return ("advice.gains", round(spaces)) if round(spaces) > 0 else ()
    return ()


def _way(table: IslandTable, seat: int, walk: Walk) -> Said:
    """What a walk takes on its way, or where it leads."""
    end, jewel, owner = walk.places[-1], table.jewel_place(), table.jewel_owner
    if end == DOCK:
        return ("advice.wins",)
    takes = owner != seat and on_trail(jewel) and jewel in walk.places
    if takes:
        return ("advice.captures",) if owner == NOBODY else ("advice.steals", owner)
    if is_cave(end):
        return ("advice.cave",)
    left = table.distance(seat, end)
    if end < SPACES and DARK[end] and table.room(seat):
        return "advice.card", left
    return ("advice.exposed" if HIT[end] else "advice.safe"), left
