"""How the tests of Fortune talk: lay out a turn, say a move, let the dice fall, read what was told.

Nothing is left to luck: a game made here waits for every roll and every card until the test names it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import emberisle as em
from emberisle.games.fortune.rules.cards import KINDS
from emberisle.games.fortune.rules.dice import handful, letters, together
from emberisle.games.fortune.rules.moves import Cast, Fill, Roll, RollAgain, Sail, Stop
from emberisle.games.fortune.rules.table import FortuneTable
from emberisle.games.fortune.rules.view import FortuneView
from emberisle.kernel.luck import Luck
from tests.games.any_table import after as after
from tests.games.any_table import asks as asks
from tests.games.any_table import clauses as clauses
from tests.games.any_table import happened as happened
from tests.games.any_table import happens as happens
from tests.games.any_table import refusal as refusal
from tests.games.any_table import say as say
from tests.games.any_table import told as told
from tests.games.any_table import waiting as waiting

WORTH: Final = {
    0: "KKMMPPSS",
    100: "CKMMPPSS",
    200: "CDMMPPSS",
    300: "CCDMMPPS",
    400: "CCDDMMPS",
    500: "CCDDKMMM",
}
"""Dice that are worth so many points to somebody whose card changes nothing."""

PLAIN: Final = ("Sorceress",) * 9
"""A pile of cards that change nothing, for as many turns."""

# -- laying out a position


def turn(
    card: str | None = None,
    dice: str | None = None,
    totals: Sequence[int] = (0, 0),
    options: Mapping[str, object] | None = None,
    **facts: object,
) -> em.Game:
    """A turn with this card, and with these dice on the table or, without them, before its first roll."""
    spec: dict[str, object] = {"totals": list(totals), **facts}
    if card is not None:
        spec["card"] = card
    if dice is not None:
        spec["dice"] = dice
    return waiting(em.scenario("fortune", spec, seed="talk", options=options))


# -- saying a move


def stop(game: em.Game) -> em.Game:
    return say(game, Stop())


def roll(game: em.Game, dice: str, falls: str) -> em.Game:
    """The player rolls these dice again."""
    return fall(say(game, RollAgain(), Roll(together(dice))), falls)


def roll_on(game: em.Game, falls: str) -> em.Game:
    """On the Island the player rolls all that shows no skull."""
    return fall(say(game, RollAgain()), falls)


def cast(game: em.Game, falls: str, along: str = "") -> em.Game:
    """The Sorceress revives a skull, which is rolled with the dice that go along."""
    return fall(say(game, Cast(), Roll(together(along))), falls)


def sail(game: em.Game) -> em.Game:
    return say(game, Sail())


def fill(game: em.Game, dice: str) -> em.Game:
    """Exactly these dice lie in the Treasure Chest from now on."""
    return say(game, Fill(together(dice)))


# -- saying what chance gives


def fall(game: em.Game, dice: str) -> em.Game:
    """The dice that are being rolled show this."""
    return happens(game, handful(dice))


def turn_over(game: em.Game, card: str) -> em.Game:
    """This card is turned over."""
    assert card in KINDS, card
    return happens(game, card)


def turn_worth(game: em.Game, points: int) -> em.Game:
    """The next player's whole turn, with a card that changes nothing and dice worth so many points."""
    if game.view().question == "TurnOverCard":
        game = turn_over(game, "Sorceress")
    return stop(fall(game, WORTH[points]))


class Number(Luck):
    """Luck that always gives one number, if there are so many to choose from."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, n: int) -> int:
        assert self.number < n
        return self.number


# -- reading what is on the table and what was told


def seen(game: em.Game) -> FortuneView:
    view = game.view().table
    assert isinstance(view, FortuneView)
    return view


def table_of(game: em.Game) -> FortuneTable:
    table = game.table
    assert isinstance(table, FortuneTable)
    return table


def gained(before: em.Game, after: em.Game, seat: int = 0) -> int:
    """By how much a total has changed."""
    return after.scores()[seat] - before.scores()[seat]


def dice_in_hand(game: em.Game) -> int:
    """How many dice the roll that waits will use."""
    assert asks(game) in ("RollDice", "RollOnIsland")
    return table_of(game).in_hand


def kept(game: em.Game) -> str:
    """The dice that lie free and show no skull."""
    return letters(table_of(game).dice)
