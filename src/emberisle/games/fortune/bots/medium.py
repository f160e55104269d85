"""The medium bot: good rules of thumb. What may the next roll bring, and what would the third skull take?"""

from __future__ import annotations

from math import comb
from typing import Final

from emberisle.bots.bot import Bot
from emberisle.games.fortune.bots.easy import roll_with
from emberisle.games.fortune.rules.cards import Captain, MonkeyBusiness, SeaBattle, Storm, Truce
from emberisle.games.fortune.rules.dice import ALL, SWORD, letters, together, without
from emberisle.games.fortune.rules.island import DecideOnIsland
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, SAIL_AWAY, STOP, Fill
from emberisle.games.fortune.rules.scoring import of_a_kind, total
from emberisle.games.fortune.rules.steps import CastOrSail, CastOrSink, ChooseDice, FillChest, RollWithSpell
from emberisle.games.fortune.rules.table import FortuneTable
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

TREASURE: Final = "CD"

PLENTY: Final = 3
"""With so much treasure a pair of anything else is no longer worth keeping."""


class Medium(Bot):
    """Keep what scores, roll the rest, and stop when there is more to lose than to win."""

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        table: FortuneTable = guess.table
        moves = guess.legal_moves()
        step = guess.step
        if isinstance(step, FillChest):
            return Fill(without(letters(table.shown), loose(table)))
        if isinstance(step, ChooseDice):
            return roll_with(loose(table), moves)
        if isinstance(step, RollWithSpell):
            return roll_with(_along(table), moves)
        if isinstance(step, CastOrSink):
            return CAST
        if isinstance(step, CastOrSail):
            return SAIL_AWAY
        if isinstance(step, DecideOnIsland):
            return ROLL_AGAIN if ROLL_AGAIN in moves else STOP
        return _decide(table, moves)


def _decide(table: FortuneTable, moves: tuple[Value, ...]) -> Value:
    """Before stopping, an unspent spell is a free roll: at worst the skull comes back."""
    if ROLL_AGAIN in moves and (STOP not in moves or worth_rolling(table)):
        return ROLL_AGAIN
    return CAST if CAST in moves and table.house.spell_alone else STOP


def _along(table: FortuneTable) -> str:
    """The dice that go along with a revived skull: none, unless there is nothing yet to lose."""
    return "" if table.card.points(letters(table.shown), table.house) > 0 else loose(table)


# -- what to keep


def kept(table: FortuneTable) -> str:
    """The dice that score, and the most of a kind, which may come to score."""
    dice = letters(table.shown)
    if isinstance(table.card, Storm):
        return _those(dice, TREASURE)
    missing = table.card.swords - dice.count(SWORD) if isinstance(table.card, SeaBattle) else 0
    if missing > 0:
        return _those(dice, SWORD if missing > 1 else SWORD + TREASURE)
    return _those(dice, TREASURE + _collected(table, dice))


def _those(dice: str, faces: str) -> str:
    return "".join([die for die in dice if die in faces])


def _collected(table: FortuneTable, dice: str) -> str:
    """The faces worth keeping for their number: sets, a promising pair, and the swords of a Sea Battle."""
    kinds = [kind for kind in _kinds(table) if kind not in TREASURE]
    sets = [kind for kind in kinds if len(_those(dice, kind)) >= 3]
    if isinstance(table.card, SeaBattle):
        sets.append(SWORD)
    if not sets and len(_those(dice, TREASURE)) < PLENTY:
        sets.append(max(kinds, key=lambda kind: len(_those(dice, kind))))
    return "".join(sets)


def _kinds(table: FortuneTable) -> list[str]:
    """The faces that can make sets under this card, those of one kind together."""
    if isinstance(table.card, Storm):
        return ["C", "D"]
    if isinstance(table.card, MonkeyBusiness):
        return ["C", "D", "MP", "S"]
    return ["C", "D", "M", "P"] if isinstance(table.card, Truce) else ["C", "D", "M", "P", "S"]


def loose(table: FortuneTable) -> str:
    """The dice that are not worth keeping; if that is one, the die goes along that is missed the least."""
    dice = letters(table.shown)
    held = kept(table)
    spare = without(dice, held)
    if len(spare) != 1:
        return spare
    return together(spare + max(held, key=lambda die: table.card.points(without(dice, die), table.house)))


# -- whether to roll


def worth_rolling(table: FortuneTable) -> bool:
    """Whether what another roll of the loose dice may bring outweighs what the third skull would take."""
    card, house, dice = table.card, table.house, letters(table.shown)
    rolled = loose(table)
    now = card.points(dice, house)
    lost = total(card.reckon_lost(table.shown, table.chest, house))
    if now <= lost or not rolled:
        return now <= lost
    risk = third_skull(len(rolled), 2 - table.all_skulls + table.spell)
    left = card.points(without(dice, rolled), house)
    return (1 - risk) * (left + hope(table, rolled)) + risk * lost > now


def third_skull(dice: int, harmless: int) -> float:
    """The chance that so many dice show more skulls than do no harm."""
    unharmed = sum([comb(dice, skulls) * 5.0 ** (dice - skulls) for skulls in range(harmless + 1)])
    return 1 - unharmed / 6.0**dice


def hope(table: FortuneTable, rolled: str) -> float:
    """What a roll of these dice brings on average: treasure, larger sets, perhaps a full chest."""
    held = without(letters(table.shown), rolled)
    pieces = held + letters(table.card.extra())
    treasure = 2 * (200 if isinstance(table.card, Storm) else 100)
    growth = sum([len(kind) * _growth(table, len(_those(pieces, kind))) for kind in _kinds(table)])
    points = len(rolled) / 6 * (treasure + growth) + 500 * _chest_chance(table, held)
    return 2 * points if isinstance(table.card, Captain) else points


def _growth(table: FortuneTable, alike: int) -> int:
    """How much more a set is worth with one die more."""
    nine_alike = table.house.nine_alike
    return of_a_kind(alike + 1, nine_alike) - of_a_kind(alike, nine_alike)


def _chest_chance(table: FortuneTable, held: str) -> float:
    """Roughly how likely it is that all eight dice will earn points."""
    if table.skulls:
        return 0
    earning = sum([len(kind) for kind in _kinds(table) if kind in TREASURE or len(_those(held, kind)) >= 2])
    return (earning / 6) ** (ALL - len(held))
