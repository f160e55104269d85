"""Everything a player can say in Fireball Island."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.board import NOWHERE
from emberisle.games.fireball_island.board import NUMBER as PLACES
from emberisle.games.fireball_island.cards import CARDS, by_name
from emberisle.kernel.values import Value


class RollDie(Value):
    """Roll the die, and move out if in a pit, the water or a cave: the declaration of FI-7.7."""


class SeekCave(Value):
    """Roll the die for another cave."""


class TradeToken(Value):
    """Trade the token in for a full hand."""


class Play(Value):
    """Play a card: ``Play("reroll")``. Whom it concerns follows from the moment."""

    def __init__(self, card: str) -> None:
        self.card = card
        self.kind = by_name(card)

    def parts(self) -> tuple[object, ...]:
        return (self.card,)


class TakeCard(Value):
    """Play Take 1 Card against this opponent."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> tuple[object, ...]:
        return (self.seat,)


class Pass(Value):
    """Play no card now."""


class EndTurn(Value):
    """Pass the die on."""


class Walk(Value):
    """Move along these spaces, the last of which is where the piece stops: ``Walk(("WT1", "WT2"))``."""

    def __init__(self, path: tuple[str, ...]) -> None:
        self.path = path
        self.places = tuple([PLACES.get(name, NOWHERE) for name in path])

    def parts(self) -> tuple[object, ...]:
        return (self.path,)


class RollDown(Value):
    """Roll a Fireball down this way: ``RollDown("V_W")``."""

    def __init__(self, way: str) -> None:
        self.way = way

    def parts(self) -> tuple[object, ...]:
        return (self.way,)


ROLL: Final = RollDie()
SEEK: Final = SeekCave()
TRADE: Final = TradeToken()
PASS: Final = Pass()
END: Final = EndTurn()
PLAYS: Final = tuple([Play(card) for card in CARDS])
TAKES: Final = tuple([TakeCard(seat) for seat in range(4)])

MOVES: Final[tuple[type[Value], ...]] = (
    RollDie,
    SeekCave,
    TradeToken,
    Play,
    TakeCard,
    Pass,
    EndTurn,
    Walk,
    RollDown,
)
