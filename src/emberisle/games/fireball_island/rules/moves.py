"""Everything a player can say in Fireball Island."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.board import NOWHERE
from emberisle.games.fireball_island.rules.board import NUMBER as PLACES
from emberisle.games.fireball_island.rules.cards import CARDS, by_name
from emberisle.kernel.parts import a_number, a_text, some_texts
from emberisle.kernel.values import Move


class RollDie(Move):
    """Roll the die, and move out if in a pit, the water or a cave: the declaration of FI-7.7."""


class SeekCave(Move):
    """Roll the die for another cave."""


class TradeToken(Move):
    """Trade the token in for a full hand."""


class Play(Move):
    """Play a card: ``Play("reroll")``. Whom it concerns follows from the moment."""

    def __init__(self, card: object) -> None:
        self.card = a_text(self, "card", card)
        self.kind = by_name(self.card)


class TakeCard(Move):
    """Play Take 1 Card against this opponent."""

    def __init__(self, seat: object) -> None:
        self.seat = a_number(self, "seat", seat)


class Pass(Move):
    """Play no card now."""


class EndTurn(Move):
    """Pass the die on."""


class Walk(Move):
    """Move along these spaces, the last of which is where the piece stops: ``Walk(("WT1", "WT2"))``."""

    def __init__(self, path: object) -> None:
        self.path = some_texts(self, "path", path)
        self.places = tuple([PLACES.get(name, NOWHERE) for name in self.path])

    def parts(self) -> tuple[object, ...]:
        """Written out, as one of these is looked for among many."""
        return (self.path,)


class RollDown(Move):
    """Roll a Fireball down this way: ``RollDown("V_W")``."""

    def __init__(self, way: object) -> None:
        self.way = a_text(self, "way", way)


ROLL: Final = RollDie()
SEEK: Final = SeekCave()
TRADE: Final = TradeToken()
PASS: Final = Pass()
END: Final = EndTurn()
PLAYS: Final = tuple([Play(card) for card in CARDS])
TAKES: Final = tuple([TakeCard(seat) for seat in range(4)])

MOVES: Final[tuple[type[Move], ...]] = (
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
