"""The rules of Fortune, a step for each sentence, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from emberisle.games.fortune.rules.cards import (
    CARDS,
    KINDS,
    Card,
    Sorceress,
    TreasureChest,
    Truce,
    ZombieAttack,
)
from emberisle.games.fortune.rules.dice import (
    ALL,
    SKULL,
    SWORDS,
    count,
    holds,
    is_handful,
    letters,
    only,
    size,
    together,
)
from emberisle.games.fortune.rules.ending import CREDIT, DISQUALIFY, PassDice, ReturnCard, reckoned
from emberisle.games.fortune.rules.island import SAIL
from emberisle.games.fortune.rules.moves import (
    CAST,
    ROLL_AGAIN,
    SAIL_AWAY,
    STOP,
    Cast,
    Fill,
    Roll,
    RollAgain,
    Stop,
    fillings,
    rolls,
)
from emberisle.games.fortune.rules.refusals import (
    refuse_absent,
    refuse_all,
    refuse_filling,
    refuse_island,
    refuse_letters,
    refuse_spell,
)
from emberisle.games.fortune.rules.rolling import RollDice, TurnAsk
from emberisle.games.fortune.rules.scoring import total
from emberisle.games.fortune.rules.table import FortuneTable, Steps
from emberisle.kernel.errors import quoted
from emberisle.kernel.luck import Luck
from emberisle.kernel.native import i64
from emberisle.kernel.steps import Chance, Do, Event, Refusal, then
from emberisle.kernel.values import Value

# -- the turn


class PlayTurn(Do[FortuneTable]):
    """A turn: a card, the rolls, the card to the bottom of the pile, the dice to the next player."""

    rule = "FO-3.1"

    def do(self, table: FortuneTable) -> Steps:
        table.dice = 0
        table.chest = 0
        table.skulls = 0
        table.rolls = 0
        return NEW_CARD_TURN if table.unseen_left else KNOWN_CARD_TURN


class TurnOverCard(Chance[FortuneTable]):
    """The top card of the shuffled pile is turned over: any that has not been seen yet [FO-2.2]."""

    rule = "FO-3.1"

    def go(self, table: FortuneTable, luck: Luck) -> Steps:
        return self._turn_over(table, self._draw(table, luck))

    def sample(self, table: FortuneTable, luck: Luck) -> object:
        return CARDS[self._draw(table, luck)].name

    def _draw(self, table: FortuneTable, luck: Luck) -> i64:
        number: i64 = luck.below(table.unseen_left)
        kind: i64 = 0
        while number >= table.unseen[kind]:
            number = number - table.unseen[kind]
            kind = kind + 1
        return kind

    def outcomes(self, table: FortuneTable) -> list[tuple[object, float]]:
        left = table.unseen_left
        return [(card.name, count / left) for card, count in zip(CARDS, table.unseen, strict=True) if count]

    def tell(self, table: FortuneTable, given: str) -> list[Event]:
        return [Event(self.rule, "card", (table.turn, CARDS[KINDS[given]]))]

    def take(self, table: FortuneTable, given: str) -> Steps:
        return self._turn_over(table, KINDS[given])

    def _turn_over(self, table: FortuneTable, kind: i64) -> Steps:
        table.unseen[kind] = table.unseen[kind] - 1
        _face_up(table, CARDS[kind])
        return ()


class TakeKnownCard(Do[FortuneTable]):
    """Once every card has been seen, they come up in the order in which they went to the bottom."""

    rule = "FO-5.4"

    def tell(self, table: FortuneTable, given: object) -> list[Event]:
        return [Event(self.rule, "known_card", (table.turn, table.used[0]))]

    def do(self, table: FortuneTable) -> Steps:
        _face_up(table, table.used.pop(0))
        return ()


def _face_up(table: FortuneTable, card: Card) -> None:
    table.card = card
    table.spell = isinstance(card, Sorceress)


class CountSkulls(Do[FortuneTable]):
    """Three skulls disqualify, unless the Island, the spell or the card says otherwise [FO-4.2]."""

    rule = "FO-4.1"

    def do(self, table: FortuneTable) -> Steps:
        if isinstance(table.card, ZombieAttack):
            return FIGHT_ZOMBIES
        skulls = table.all_skulls
        if skulls < 3:
            return _after_safe_roll(table)
        if skulls > 3 and table.rolls == 1 and table.card.allows_island(table.house):
            return CAST_OR_SAIL if _can_cast_on_the_way(table) else SAIL
        return CAST_OR_SINK if skulls == 3 and table.spell else DISQUALIFY


def _can_cast_on_the_way(table: FortuneTable) -> bool:
    return table.spell and (table.house.spell_alone or table.dice > 0)


def _after_safe_roll(table: FortuneTable) -> Steps:
    if table.rolls >= table.card.rolls():
        return CREDIT
    if isinstance(table.card, TreasureChest):
        return CHEST_AND_DECIDE
    return DECIDE


class FillChest(TurnAsk):
    """After each roll the player may place any dice in the Treasure Chest, or take them out."""

    rule = "FO-9.1"

    def moves(self, table: FortuneTable) -> tuple[Value, ...]:
        return fillings(table.shown)

    def tell(self, table: FortuneTable, given: Fill) -> list[Event]:
        return [Event(self.rule, "chest", (table.turn, given.dice))] if given.number != table.chest else []

    def take(self, table: FortuneTable, given: Fill) -> Steps:
        table.dice = table.shown - given.number
        table.chest = given.number
        return ()

    def refuse(self, table: FortuneTable, move: Value) -> Refusal:
        if not isinstance(move, Fill):
            return Refusal(self.rule, "chest_first")
        if not is_handful(move.dice):
            return refuse_letters(move.dice)
        if SKULL in move.dice:
            return Refusal("FO-9.4", "chest_skulls")
        return Refusal(self.rule, "chest_strangers", (quoted(move.dice),))


class Decide(TurnAsk):
    """The player ends the turn, or rolls again."""

    rule = "FO-3.3"

    def moves(self, table: FortuneTable) -> tuple[Value, ...]:
        if table.spell and table.skulls:
            return STOP_ROLL_OR_CAST
        if _truce_holds(table):
            return ROLL_ONLY
        return STOP_OR_ROLL if size(table.dice) >= 2 else STOP_ONLY

    def tell(self, table: FortuneTable, given: object) -> list[Event]:
        return [Event("FO-5.1", "stopped", (table.turn,))] if isinstance(given, Stop) else []

    def take(self, table: FortuneTable, given: Value) -> Steps:
        if isinstance(given, Stop):
            return CREDIT
        return CAST_SPELL if isinstance(given, Cast) else CHOOSE_DICE

    def refuse(self, table: FortuneTable, move: Value) -> Refusal:
        if isinstance(move, Stop):
            return Refusal("FO-18.1", "truce_holds")
        if isinstance(move, RollAgain):
            return Refusal("FO-9.3", "chest_leaves_one")
        if isinstance(move, Cast):
            return refuse_spell(table)
        if isinstance(move, Fill):
            return refuse_filling(table)
        if isinstance(move, Roll):
            return Refusal("FO-3.3", "roll_first")
        return refuse_island(table)


def _truce_holds(table: FortuneTable) -> bool:
    """Whether swords still show that may be rolled again [FO-18.2] and forbid to stop."""
    return (
        isinstance(table.card, Truce)
        and count(table.dice, SWORDS) > 0
        and table.house.truce_stop == "forbidden"
    )


class ChooseDice(TurnAsk):
    """The player picks the dice to roll, at least two of them, earlier kept ones too."""

    rule = "FO-3.4"

    def moves(self, table: FortuneTable) -> tuple[Value, ...]:
        return _but_not_all(table, rolls(table.dice, 2), ALL)

    def tell(self, table: FortuneTable, given: Roll) -> list[Event]:
        return [Event("FO-3.3", "picked", (table.turn, given.dice))]

    def take(self, table: FortuneTable, given: Roll) -> Steps:
        table.dice = table.dice - given.number
        return ROLL_AND_COUNT

    def refuse(self, table: FortuneTable, move: Value) -> Refusal:
        if not isinstance(move, Roll):
            return Refusal("FO-3.3", "pick_dice")
        if not (is_handful(move.dice) and holds(letters(table.dice), move.dice)):
            return refuse_absent(table, move)
        if len(move.dice) < 2:
            return Refusal(self.rule, "two_dice", (len(move.dice),))
        return refuse_all()


def _but_not_all(table: FortuneTable, choices: tuple[Value, ...], every: int) -> tuple[Value, ...]:
    """Some houses forbid the last choice, which is to roll all eight dice again."""
    return choices if table.house.roll_all_again or size(table.dice) < every else choices[:-1]


# -- the Sorceress


class CastOrSink(TurnAsk):
    """At the third skull the Sorceress may still save the turn."""

    rule = "FO-11.3"

    def moves(self, table: FortuneTable) -> tuple[Value, ...]:
        return STOP_OR_CAST

    def take(self, table: FortuneTable, given: Value) -> Steps:
        return CAST_SPELL if isinstance(given, Cast) else DISQUALIFY

    def refuse(self, table: FortuneTable, move: Value) -> Refusal:
        return Refusal(self.rule, "cast_or_lost")


class CastOrSail(TurnAsk):
    """Before sailing to the Island the spell may be cast; fewer than four skulls then forfeit the voyage."""

    rule = "FO-11.4"

    def moves(self, table: FortuneTable) -> tuple[Value, ...]:
        return SAIL_OR_CAST

    def take(self, table: FortuneTable, given: Value) -> Steps:
        return CAST_BEFORE_ISLAND if isinstance(given, Cast) else SAIL

    def refuse(self, table: FortuneTable, move: Value) -> Refusal:
        return Refusal(self.rule, "sail_or_cast")


class RollWithSpell(TurnAsk):
    """The revived skull is rolled again, alone or with any other dice."""

    rule = "FO-11.2"

    def moves(self, table: FortuneTable) -> tuple[Value, ...]:
        return _but_not_all(table, rolls(table.dice, 0 if table.house.spell_alone else 1), ALL - 1)

    def tell(self, table: FortuneTable, given: Roll) -> list[Event]:
        return [
            Event("FO-11.1", "cast", (table.turn,)),
            Event(self.rule, "picked", (table.turn, together(given.dice + SKULL))),
        ]

    def take(self, table: FortuneTable, given: Roll) -> Steps:
        table.dice = table.dice - given.number
        table.revive()
        return ()

    def refuse(self, table: FortuneTable, move: Value) -> Refusal:
        if not isinstance(move, Roll):
            return Refusal("FO-11.1", "pick_along")
        if is_handful(move.dice) and SKULL in move.dice:
            return Refusal(self.rule, "skull_anyway")
        if not (is_handful(move.dice) and holds(letters(table.dice), move.dice)):
            return refuse_absent(table, move)
        if move.dice:
            return refuse_all()
        return Refusal(self.rule, "another_along")


class SailIfFour(Do[FortuneTable]):
    """After a spell cast on the way, four skulls still lead to the Island; three disqualify."""

    rule = "FO-11.4"

    def do(self, table: FortuneTable) -> Steps:
        return SAIL if table.all_skulls > 3 else DISQUALIFY


# -- Zombie Attack


class FightZombies(Do[FortuneTable]):
    """Dice that show neither sword nor skull are rolled again [FO-19.2], three skulls or not [FO-19.3]."""

    rule = "FO-19.1"

    def do(self, table: FortuneTable) -> Steps:
        swords = only(table.dice, SWORDS)
        if table.dice == swords:
            return END_ZOMBIES
        table.dice = swords
        return ROLL_AND_COUNT


class EndZombies(Do[FortuneTable]):
    """Five swords win 1,200 points; with fewer they are divided among the opponents."""

    rule = "FO-19.4"

    def tell(self, table: FortuneTable, given: object) -> list[Event]:
        won = table.card.reckon(table.dice, table.house)
        if won:
            return reckoned(table, won)
        return [Event("FO-19.5", "zombies_won", (table.turn, self._share(table)))]

    def do(self, table: FortuneTable) -> Steps:
        won = total(table.card.reckon(table.dice, table.house))
        table.credit(table.turn, won)
        if not won:
            for seat in table.opponents():
                table.credit(seat, self._share(table))
        return ()

    def _share(self, table: FortuneTable) -> int:
        if table.house.zombie_lost == "nothing":
            return 0
        return ZombieAttack.prize // (table.seats - 1)


STOP_ONLY: Final[tuple[Value, ...]] = (STOP,)
ROLL_ONLY: Final[tuple[Value, ...]] = (ROLL_AGAIN,)
STOP_OR_ROLL: Final[tuple[Value, ...]] = (STOP, ROLL_AGAIN)
STOP_OR_CAST: Final[tuple[Value, ...]] = (STOP, CAST)
STOP_ROLL_OR_CAST: Final[tuple[Value, ...]] = (STOP, ROLL_AGAIN, CAST)
SAIL_OR_CAST: Final[tuple[Value, ...]] = (SAIL_AWAY, CAST)

ROLL_AND_COUNT: Final = then(RollDice(), CountSkulls())
DECIDE: Final = then(Decide())
CHEST_AND_DECIDE: Final = then(FillChest(), Decide())
CHOOSE_DICE: Final = then(ChooseDice())
CAST_OR_SINK: Final = then(CastOrSink())
CAST_OR_SAIL: Final = then(CastOrSail())
CAST_SPELL: Final = then(RollWithSpell(), ROLL_AND_COUNT)
CAST_BEFORE_ISLAND: Final = then(RollWithSpell(), RollDice(), SailIfFour())
FIGHT_ZOMBIES: Final = then(FightZombies())
END_ZOMBIES: Final = then(EndZombies())
END_TURN: Final = then(ReturnCard(), PassDice(), PlayTurn())
NEW_CARD_TURN: Final = then(TurnOverCard(), ROLL_AND_COUNT, END_TURN)
KNOWN_CARD_TURN: Final = then(TakeKnownCard(), ROLL_AND_COUNT, END_TURN)
GAME: Final = then(PlayTurn())
BEFORE_A_ROLL: Final = then(ROLL_AND_COUNT, END_TURN)
AFTER_A_ROLL: Final = then(CountSkulls(), END_TURN)

STEPS: Final[tuple[type[Value], ...]] = (
    PlayTurn,
    TurnOverCard,
    TakeKnownCard,
    CountSkulls,
    FillChest,
    Decide,
    ChooseDice,
    CastOrSink,
    CastOrSail,
    RollWithSpell,
    SailIfFour,
    FightZombies,
    EndZombies,
)
