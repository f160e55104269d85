"""The jewel and the tokens: how a piece comes by them on its way."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.board import NAMES
from emberisle.games.fireball_island.rules.cards import FAKE_JEWEL
from emberisle.games.fireball_island.rules.drawing import FillHand
from emberisle.games.fireball_island.rules.fireballs import AS_BONUS, TakeFireball
from emberisle.games.fireball_island.rules.playing import ReactWith, play_card
from emberisle.games.fireball_island.rules.table import HELD, NOBODY, IslandTable, Steps
from emberisle.kernel.steps import Do, Event, then
from emberisle.kernel.values import Value


class TakeToken(Do[IslandTable]):
    """Whoever lands on or passes Witchlord Step takes a token, once in a game [FI-5.2]."""

    rule = "FI-5.1"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        fitted = [Event("FI-5.4", "fitted", (table.turn,))] if table.jewel_owner == table.turn else []
        return [Event(self.rule, "token", (table.turn,)), *fitted]

    def do(self, table: IslandTable) -> Steps:
        table.tokens[table.turn] = HELD
        return ()


class CaptureJewel(Do[IslandTable]):
    """Whoever moves onto Vul-Kar Point takes the jewel, fills the hand, rolls a Fireball, plays on."""

    rule = "FI-6.2"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [
            Event(self.rule, "captured", (table.turn,)),
            Event("FI-6.5", "bonus_turns", (table.turn, table.house.bonus_turns)),
            *_fitted(table),
        ]

    def do(self, table: IslandTable) -> Steps:
        seat = table.turn
        table.jewel_at = NOBODY
        table.jewel_owner = seat
        table.owed[seat] = table.owed[seat] + table.house.bonus_turns
        return then(FillHand(seat, "FI-6.3"), TakeFireball(seat, AS_BONUS))


def _fitted(table: IslandTable) -> list[Event]:
    """The new owner has a token to fit the jewel into."""
    return [Event("FI-5.4", "fitted", (table.turn,))] if table.tokens[table.turn] == HELD else []


class PickUpJewel(Do[IslandTable]):
    """The first to move onto or pass the space where the jewel lies captures it."""

    rule = "FI-11.10"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [Event(self.rule, "picked_up", (table.turn, NAMES[table.jewel_at])), *_fitted(table)]

    def do(self, table: IslandTable) -> Steps:
        table.jewel_at = NOBODY
        table.jewel_owner = table.turn
        return ()


class PassOwner(Do[IslandTable]):
    """Who passes the owner of the jewel takes it, unless it is a fake."""

    rule = "FI-12.1"

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def do(self, table: IslandTable) -> Steps:
        if table.hands[self.owner] and table.may_come(FAKE_JEWEL):
            return then(ShowFake((self.owner,)))
        return then(StealJewel())


class ShowFake(ReactWith):
    """The owner keeps the jewel with a Fake Jewel!, and the thief moves on without."""

    rule = "FI-14.2"
    card = FAKE_JEWEL

    def ask(self, asked: tuple[int, ...]) -> Steps:
        return then(ShowFake(asked))

    def passed(self, table: IslandTable) -> Steps:
        return then(StealJewel())

    def answered(self, table: IslandTable, move: Value) -> Steps:
        owner = self.asked[0]
        return play_card(table, owner, FAKE_JEWEL, then(KeepJewel()), then(PassOwner(owner)))


class KeepJewel(Do[IslandTable]):
    """It was a fake: the owner keeps the jewel."""

    rule = "FI-14.2"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [Event(self.rule, "kept", (table.jewel_owner, table.turn))]

    def do(self, table: IslandTable) -> Steps:
        return ()


class StealJewel(Do[IslandTable]):
    """The jewel changes its owner."""

    rule = "FI-12.1"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [Event(self.rule, "stole", (table.turn, table.jewel_owner)), *_fitted(table)]

    def do(self, table: IslandTable) -> Steps:
        table.jewel_owner = table.turn
        return ()


CAPTURE: Final = CaptureJewel()
PICK_UP: Final = PickUpJewel()

STEPS: Final[tuple[type[Value], ...]] = (
    TakeToken,
    CaptureJewel,
    PickUpJewel,
    PassOwner,
    ShowFake,
    KeepJewel,
    StealJewel,
)
