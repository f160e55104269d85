"""Treasures and souvenirs: exchanging, paying and keeping them."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.bots.dangers import by_ember
from emberisle.games.curse_of_vulkar.bots.deeds import Outlook
from emberisle.games.curse_of_vulkar.bots.points import MANY, Points, loss, set_points, set_worth, standing
from emberisle.games.curse_of_vulkar.bots.team import A_TOKEN, A_TURN, Team
from emberisle.games.curse_of_vulkar.rules.board import COLOURS, EXITS, FAR, HELIPAD, NOWHERE
from emberisle.games.curse_of_vulkar.rules.cards import ACTION, BLAST, BOULDER, CATACLYSM, GEYSER
from emberisle.games.curse_of_vulkar.rules.copter import HEART_POINTS
from emberisle.games.curse_of_vulkar.rules.falling import EMBER_OFF
from emberisle.games.curse_of_vulkar.rules.moves import (
    HEART,
    Discard,
    GiveUp,
    Offer,
    PayMaw,
    Take,
    UseSnowGlobe,
    UseWalkieTalkie,
)
from emberisle.games.curse_of_vulkar.rules.souvenirs import (
    BOOTS,
    DETECTOR,
    LENS,
    MAP,
    SAPPHIRES,
    SELFIE_STICK,
    SNOW_GLOBE,
    TORCH,
    TOTE_BAG,
    WALKIE_TALKIE,
)
from emberisle.games.curse_of_vulkar.rules.table import CurseTable, Tokens, changed
from emberisle.kernel.values import Value

KEEP: Final = {
    TOTE_BAG: 1.5,
    SNOW_GLOBE: 1.0,
    SELFIE_STICK: 4.0,
    SAPPHIRES: 2.5,
    BOOTS: 1.5,
    MAP: 1.0,
    TORCH: 1.0,
    LENS: 1.5,
    DETECTOR: 1.8,
    WALKIE_TALKIE: 1.0,
}
"""What each souvenir is worth unused, in points."""
USELESS_TOGETHER: Final = {SELFIE_STICK: 0.0, SAPPHIRES: 0.3, TORCH: 0.6, MAP: 0.8}
"""What a souvenir is worth to a team, in steps; all others are worth more."""
USEFUL_TOGETHER: Final = 1.2
LATE: Final = 0.2
"""In the last turns nothing is worth keeping for long."""


def price(outlook: Outlook, kind: int) -> float:
    """What it is worth to keep a souvenir."""
    if isinstance(outlook, Team):
        return USELESS_TOGETHER.get(kind, USEFUL_TOGETHER)
    return outlook.skill.kept * KEEP[kind] * (LATE if outlook.turns_left < MANY else 1.0)


# -- exchanging


def swapped(tokens: Tokens, give: int, take: int) -> Tokens:
    """Tokens after an exchange, of which one side may be nothing."""
    after = tokens if give == NOWHERE else changed(tokens, give, -1)
    return after if take == NOWHERE else changed(after, take, 1)


def swap_gain(tokens: Tokens, give: int, take: int) -> float:
    return set_points(swapped(tokens, give, take)) - set_points(tokens)


def team_gain(outlook: Team, other: int, give: int, take: int) -> float:
    """How much nearer an exchange brings all to their sets, in steps."""
    table, plan = outlook.table, outlook.plan

    def missing(figure: int, tokens: Tokens) -> int:
        return max(table.needed - tokens[plan.colours[figure]], 0)

    own, theirs = table.tokens[table.figure], table.tokens[other]
    before = missing(table.figure, own) + missing(other, theirs)
    after = missing(table.figure, swapped(own, give, take)) + missing(other, swapped(theirs, take, give))
    return A_TOKEN * (before - after)


def offer_worth(outlook: Outlook, other: int, move: Offer) -> float:
    """What it is worth to offer this exchange to the player of a figure that is passed."""
    table = outlook.table
    if isinstance(outlook, Team):
        return team_gain(outlook, other, move.given, move.taken)
    mine = swap_gain(table.tokens[outlook.figure], move.given, move.taken)
    theirs = swap_gain(table.tokens[other], move.taken, move.given)
    if table.owner(other) == outlook.seat:
        return mine + theirs
    if table.house.exchange == "forced":
        return mine - theirs / 2
    return mine if mine > 0 and agrees(table, theirs, mine) else -1.0


def agrees(table: CurseTable, mine: float, theirs: float) -> bool:
    """Whether an exchange is good enough: of two players only one can gain."""
    return mine > 0 and (table.seats > 2 or mine > theirs)


def answer_worth(outlook: Outlook, other: int, give: int, take: int) -> float:
    """What it is worth to agree when the figure whose turn it is offers ``give`` for ``take``."""
    table = outlook.table
    if isinstance(outlook, Team):
        return team_gain(outlook, other, give, take)
    mine = swap_gain(table.tokens[other], take, give)
    theirs = swap_gain(table.tokens[table.figure], give, take)
    return mine if agrees(table, mine, theirs) else -1.0


def heart_worth(outlook: Outlook, other: int, end: int) -> float:
    """What it is worth to take the Heart in passing; a friend's only to bring it home faster."""
    table = outlook.table
    friend = isinstance(outlook, Team) or table.owner(other) == outlook.seat
    if not friend:
        return float(HEART_POINTS)
    return float(FAR[table.places[other]][HELIPAD] - FAR[end][HELIPAD] - 4)


def idol_worth(outlook: Outlook, other: int, end: int) -> float:
    """What it is worth to take the Golden Idol in passing; nothing to a team [CV-25.5]."""
    if isinstance(outlook, Team):
        return -1.0
    friend = outlook.table.owner(other) == outlook.seat
    theirs = outlook.idol_worth(outlook.table.places[other])
    return outlook.idol_worth(end) + (-theirs if friend else outlook.skill.denied * max(theirs, 0.0))


def call_worth(outlook: Outlook, move: UseWalkieTalkie) -> float:
    """What a call by Walkie-Talkie is worth: of an opponent's tokens each is as likely to come."""
    table = outlook.table
    if isinstance(outlook, Team):
        return team_gain(outlook, move.figure, move.given, move.taken) - price(outlook, WALKIE_TALKIE)
    if table.owner(move.figure) == outlook.seat:
        return -1.0
    theirs = table.tokens[move.figure]
    total = max(sum(theirs), 1)
    if 2 * theirs[move.given] >= total:
        return -1.0  # most likely the same would come back
    gains = [count * swap_gain(outlook.tokens, move.given, c) for c, count in enumerate(theirs) if count]
    return sum(gains) / total - price(outlook, WALKIE_TALKIE)


# -- losing and paying


def payment_worth(outlook: Outlook, figure: int, move: PayMaw, why: str) -> float:
    """Less than 0: what it costs to put this into the Maw."""
    table = outlook.table
    if move.thing == HEART:
        if isinstance(outlook, Team):
            return -0.5  # from the Maw it comes home with whoever boards
        lost_anyway = why != EMBER_OFF and table.house.heart_when_hit == "slab"
        return 0.0 if lost_anyway else -float(HEART_POINTS)
    tokens = table.tokens[figure]
    if isinstance(outlook, Team):
        own = outlook.plan.colours[figure]
        needed = move.colour == own and tokens[own] <= table.needed
        return -A_TOKEN if needed else -1.0
    return -set_worth(tokens[move.colour] - 1)


def bag_worth(outlook: Outlook, figure: int) -> float:
    """What a Tote Bag saves, less what it is worth to keep it."""
    return loss(outlook.table, figure) - price(outlook, TOTE_BAG)


def price_worth(outlook: Outlook, move: Value) -> float:
    """Less than 0: what it costs to give this up."""
    if isinstance(move, Discard):
        return -price(outlook, move.kind)
    assert isinstance(move, GiveUp)
    flicked = ACTION[move.kind] in (GEYSER, BLAST)
    return -A_TURN + (0.5 if flicked else 0.0)


def loot_worth(outlook: Outlook, figure: int, move: Take) -> float:
    """What it is worth to steal this."""
    if move.thing == HEART:
        return float(HEART_POINTS) * 1.5
    gained = set_worth(outlook.table.tokens[outlook.table.figure][move.colour])
    return gained + set_worth(outlook.table.tokens[figure][move.colour] - 1) / 2


def maw_worth(outlook: Outlook, move: Take) -> float:
    """What it is worth to take this out of the Maw."""
    if isinstance(outlook, Points):
        return dict(outlook.in_maw())[move.thing]
    if move.thing == HEART:
        return 10.0
    if move.thing not in COLOURS:
        return 0.5
    return 5.0 if move.colour == outlook.colour and outlook.need else 0.0


# -- hiding


def globe_worth(outlook: Outlook, move: UseSnowGlobe) -> float:
    """What a Snow Globe saves in the launch that is about to come, less what it is worth to keep it."""
    table, figure = outlook.table, move.figure
    if not standing(table, figure):
        return -1.0
    chance = _about_to_fall(outlook, figure, ACTION[table.card])
    return chance * (loss(table, figure) + 1.0) - price(outlook, SNOW_GLOBE)


def _about_to_fall(outlook: Outlook, figure: int, action: int) -> float:
    """How likely the launch that is about to come knocks over this figure."""
    table = outlook.table
    place = table.places[figure]
    if action == CATACLYSM:
        return outlook.slopes.knocks(place)
    if action in (GEYSER, BLAST):
        own = table.turn == table.owner(figure)
        return 0.0 if own else by_ember(table.house.hand, table.pits[-1], place) / 2
    if action == BOULDER:
        return max([outlook.slopes.pushes(mouth, place) for mouth in range(len(EXITS))])
    return 0.0
