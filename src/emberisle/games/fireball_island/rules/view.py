"""What a seat may know in Fireball Island: all but the cards of others and of the drawpile."""

from __future__ import annotations

from dataclasses import dataclass

from emberisle.games.fireball_island.rules.board import NAMES
from emberisle.games.fireball_island.rules.cards import CARDS, named
from emberisle.games.fireball_island.rules.fireballs import ways_for
from emberisle.games.fireball_island.rules.marbles import WAYS, hit_chances
from emberisle.games.fireball_island.rules.moves import RollDown
from emberisle.games.fireball_island.rules.table import NOBODY, IslandTable, Moment


@dataclass(frozen=True)
class Aim:
    """A way down which a Fireball may be rolled, and whom it may hit there."""

    way: str
    hits: tuple[tuple[int, int], ...]
    """The seat, and about how often in percent, by the atlas."""


@dataclass(frozen=True)
class IslandView:
    """The island, the cards one holds, and what has been said but not done yet."""

    turn: int | None
    """The seat whose turn it is; nobody while they roll for the first turn."""
    moment: Moment
    """When in the turn."""
    turns_owed: int
    """How many more turns this seat takes after the present one."""
    die: int
    """What was rolled, or 0."""
    doubled: bool
    """Whether the next roll counts twice."""
    twice: bool
    """Whether the roll that lies there counts twice; ``die`` is then twice what the die shows."""
    ahead: int
    """The spaces of a Move Ahead that was played instead of a roll, or 0."""
    seeking: bool
    """Whether the roll is for a cave."""
    places: tuple[str, ...]
    """Where each piece is: a space such as ``WT4``, ``W`` the water, a cave ``cave 3`` or a pit ``pit A``."""
    lying: tuple[bool, ...]
    tokens: tuple[str, ...]
    """Of each seat: ``none``, ``held`` or ``traded``."""
    jewel_owner: int | None
    jewel_at: str | None
    """Where the jewel lies when nobody owns it."""
    cards: tuple[int, ...]
    """How many cards each seat holds."""
    hand: tuple[str, ...]
    """One's own cards; none for a spectator."""
    known: tuple[tuple[int, str], ...]
    """Cards that one knows others to hold: the seat and the card."""
    drawpile: int
    discard: tuple[str, ...]
    """The last card played comes last."""
    played: tuple[tuple[int, str], ...]
    """Cards that can still be cancelled, the last on top: the seat and the card."""
    walk: tuple[str, ...]
    """The spaces still to go of a move that was interrupted."""
    way: str | None
    """The way down which a Fireball is about to be rolled."""
    roller: int | None
    """Who is about to roll it, or has to choose the way."""
    targets: tuple[int, ...]
    """Whom it may hit."""
    aims: tuple[Aim, ...]
    """The ways that the roller can choose, or the one that was chosen."""
    pushed_back: tuple[tuple[int, int], ...]
    """After this move the piece goes back: by whose card, and how many spaces."""
    distances: tuple[int, ...]
    """How far each is from winning: to the jewel and with it to the Dock."""
    winner: int | None


def view_of(table: IslandTable, seat: int | None) -> IslandView:
    return IslandView(
        turn=_seat(table.turn),
        moment=table.moment,
        turns_owed=table.owed[table.turn] if table.turn != NOBODY else 0,
        die=table.die,
        doubled=table.doubled,
        twice=table.twice,
        ahead=table.ahead,
        seeking=table.seeking,
        places=tuple([NAMES[place] for place in table.places]),
        lying=tuple(table.lying),
        tokens=tuple([_TOKENS[token] for token in table.tokens]),
        jewel_owner=_seat(table.jewel_owner),
        jewel_at=NAMES[table.jewel_at] if table.jewel_at >= 0 else None,
        cards=tuple([len(hand) for hand in table.hands]),
        hand=named(table.hands[seat]) if seat is not None else (),
        known=tuple([(holder, CARDS[card]) for knower, holder, card in table.known if knower == seat]),
        drawpile=sum(table.left),
        discard=named(tuple(table.discard)),
        played=tuple([(player, CARDS[card]) for player, card in table.played]),
        walk=tuple([NAMES[place] for place in table.walk]),
        way=table.way or None,
        roller=_seat(table.roller),
        targets=table.targets(),
        aims=tuple([_aim(way, table.places) for way in _ways(table)]),
        pushed_back=tuple(table.pushed_back),
        distances=tuple(table.distances()),
        winner=_seat(table.winner),
    )


def _ways(table: IslandTable) -> list[str]:
    if table.way:
        return [table.way]
    offered = ways_for(table, table.roller) if table.roller != NOBODY else []
    return [move.way for move in offered if isinstance(move, RollDown)]


def _aim(way: str, places: list[int]) -> Aim:
    hits = hit_chances(WAYS[way], places)
    return Aim(way, tuple([(seat, max(1, round(100 * odds))) for seat, odds in hits.items()]))


_TOKENS = ("none", "held", "traded")


def _seat(seat: int) -> int | None:
    return seat if seat != NOBODY else None
