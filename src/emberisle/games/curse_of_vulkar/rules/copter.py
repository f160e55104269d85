"""The copter: who calls it, who boards it, and how it all ends."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import ABOARD, COLOURS, HELIPAD, WRECK
from emberisle.games.curse_of_vulkar.rules.moves import HEART, PENNY, TAKE_HEART, TAKE_PENNY, TAKES, Take
from emberisle.games.curse_of_vulkar.rules.refusals import refuse_maw
from emberisle.games.curse_of_vulkar.rules.souvenirs import SELFIE_STICK
from emberisle.games.curse_of_vulkar.rules.table import (
    IN_MAW,
    LAST_TURNS,
    NOT_CALLED,
    CurseTable,
    Steps,
)
from emberisle.games.curse_of_vulkar.rules.together import win_if_done
from emberisle.kernel.steps import GAME_OVER, Ask, Do, Event, Refusal, then
from emberisle.kernel.values import Value

# -- called and boarded


class CallCopter(Do[CurseTable]):
    """A figure enters the helipad with enough snapshots, and the copter comes."""

    rule = "CV-12.1"

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        rule = "CV-15.4" if table.figures > table.seats else self.rule
        return [Event(rule, "copter_called", (table.figure,)), *_told_of_arrival(table)]

    def do(self, table: CurseTable) -> Steps:
        table.called = True
        table.copter = table.house.copter_arrives == "at_once"
        return ()


def may_call(table: CurseTable) -> bool:
    """One that fire has called comes at the end of the turn, and at once if snapshots call it as well."""
    return not table.called or table.house.copter_arrives == "at_once"


def _told_of_arrival(table: CurseTable) -> list[Event]:
    at_once = table.house.copter_arrives == "at_once"
    return [Event("CV-12.1", "copter_here")] if at_once else [Event("CV-12.2", "copter_coming")]


class EnterCopter(Do[CurseTable]):
    """The figure boards; the rest of its move is lost, and it may take one thing from the Maw."""

    rule = "CV-12.4"

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        return [Event(self.rule, "boarded", (table.figure,))]

    def do(self, table: CurseTable) -> Steps:
        table.places[table.figure] = ABOARD
        table.walk = ()
        table.count = 0
        return then(FromMaw()) if in_maw(table) else win_if_done(table)


def in_maw(table: CurseTable) -> list[Value]:
    """What can be taken from the Maw."""
    found: list[Value] = [TAKES[colour] for colour in range(len(COLOURS)) if table.maw[colour]]
    if table.penny == IN_MAW:
        found.append(TAKE_PENNY)
    if table.heart == IN_MAW:
        found.append(TAKE_HEART)
    return found


class FromMaw(Ask[CurseTable]):
    """On boarding a player takes one thing from the Maw."""

    rule = "CV-12.5"

    def seat(self, table: CurseTable) -> int:
        return table.turn

    def moves(self, table: CurseTable) -> tuple[Value, ...]:
        return tuple(in_maw(table))

    def tell(self, table: CurseTable, given: Take) -> list[Event]:
        return [Event(self.rule, "from_maw", (table.figure, given.thing))]

    def take(self, table: CurseTable, given: Take) -> Steps:
        if given.thing == HEART:
            table.heart = table.figure
        elif given.thing == PENNY:
            table.penny = table.figure
        else:
            table.maw[given.colour] = table.maw[given.colour] - 1
            table.add_token(table.figure, given.colour)
        return win_if_done(table)

    def refuse(self, table: CurseTable, move: Value) -> Refusal:
        return refuse_maw(table, move)


# -- the last turns


class CopterComes(Do[CurseTable]):
    """At the end of the turn a called copter is there, and every figure not aboard has two more turns."""

    rule = "CV-12.3"

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        if not table.called or table.last_turns[0] != NOT_CALLED:
            return []
        last = Event(self.rule, "last_turns", (LAST_TURNS,))
        return [last] if table.copter else [Event("CV-12.2", "copter_here"), last]

    def do(self, table: CurseTable) -> Steps:
        if not table.called:
            return ()
        if table.last_turns[0] == NOT_CALLED:
            table.copter = True
            table.last_turns = [LAST_TURNS] * table.figures
        else:
            table.last_turns[table.figure] = table.last_turns[table.figure] - 1
        return ()


def has_turns(table: CurseTable, figure: int) -> bool:
    """Whether a figure will still have a turn: not aboard [CV-12.6], and one of its last two is left."""
    return not table.aboard(figure) and table.last_turns[figure] != 0


class SeeWhetherOver(Do[CurseTable]):
    """The game is over when all are aboard or have had their last turns."""

    rule = "CV-12.8"

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        lost = table.house.together and _all_aboard(table)
        return [Event("CV-16.8", "lost_aboard")] if lost else []

    def do(self, table: CurseTable) -> Steps:
        if any(has_turns(table, figure) for figure in range(table.figures)):
            return ()
        if table.house.together:
            table.over = "lost"
            return GAME_OVER
        return then(Score())


def _all_aboard(table: CurseTable) -> bool:
    return all(table.aboard(figure) for figure in range(table.figures))


class EndAtOnce(Do[CurseTable]):
    """In some houses the fourth Fireball ends the game, and nobody gets away."""

    rule = "CV-12.7"

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        return [Event(self.rule, "ended_by_fire")]

    def do(self, table: CurseTable) -> Steps:
        return then(Score())


# -- scoring

SETS: Final = (0, 1, 3, 6, 10, 15)
"""Points for so many tokens of a colour, and five or more [CV-13.1]."""
HEART_POINTS: Final = 7
PENNY_POINTS: Final = 6
SNAPSHOT_POINTS: Final = 5
CUTLASS_POINTS: Final = 10
SELFIE_POINTS: Final = 2
IDOL_ABOARD: Final = 9
IDOL_ELSEWHERE: Final = 3


class Score(Do[CurseTable]):
    """Everybody counts treasures, and the snapshots that are aboard."""

    rule = "CV-13.1"

    def tell(self, table: CurseTable, given: object) -> list[Event]:
        events = [Event(self.rule, "scored", (seat, points(table, seat))) for seat in range(table.seats)]
        sticks = [
            Event("CV-18.4", "selfie", (seat, selfie_points(table, seat)))
            for seat in range(table.seats)
            if selfie_points(table, seat)
        ]
        return [*sticks, *events, *_told_of_tie(table)]

    def do(self, table: CurseTable) -> Steps:
        table.over = "scored"
        return GAME_OVER


def points_of_set(tokens: int) -> int:
    """[CV-13.1] What so many tokens of one colour are worth."""
    return SETS[min(tokens, len(SETS) - 1)]


def _told_of_tie(table: CurseTable) -> list[Event]:
    """What decides among those with the highest score [CV-13.3]."""
    tied = _leaders(table)
    if len(tied) == 1:
        return []
    events = [Event("CV-13.3", "tied")]
    for seat in tied:
        away, count = min([_homeward(table, figure) for figure in table.own(seat)])
        events.append(Event("CV-13.3", "tied_away" if away else "tied_home", (seat, count)))
    return events


def treasure_points(table: CurseTable, figure: int) -> int:
    """[CV-13.1] Wherever the figure is."""
    found = sum([points_of_set(count) for count in table.tokens[figure]])
    if table.heart == figure:
        found = found + HEART_POINTS
    if table.penny == figure:
        found = found + PENNY_POINTS
    return found + idol_points(table) if table.idol == figure else found


def idol_points(table: CurseTable) -> int:
    """[CV-25.5] More aboard than elsewhere."""
    return IDOL_ABOARD if table.aboard(table.idol) else IDOL_ELSEWHERE


def snapshots_scored(table: CurseTable, seat: int) -> list[int]:
    """[CV-13.2, CV-15.5] The snapshots of figures aboard; in a pool one aboard is enough."""
    own = table.own(seat)
    aboard = [figure for figure in own if table.aboard(figure)]
    counted = own if aboard and table.house.two_snapshots == "pool" else aboard
    return [space for figure in counted for space in table.photos[figure]]


def selfie_points(table: CurseTable, seat: int) -> int:
    """[CV-18.4] Two for each different colour that scores."""
    if SELFIE_STICK not in table.souvenirs[seat]:
        return 0
    return SELFIE_POINTS * len({table.shade(space) for space in snapshots_scored(table, seat)})


def points(table: CurseTable, seat: int) -> int:
    """All that a player scores."""
    return _open_points(table, seat) + selfie_points(table, seat)


def _open_points(table: CurseTable, seat: int) -> int:
    """What a player scores without the selfie stick."""
    return sum([treasure_points(table, figure) for figure in table.own(seat)]) + _photo_points(table, seat)


def _photo_points(table: CurseTable, seat: int) -> int:
    """[CV-13.2] The cutlass is one of them."""
    photos = [CUTLASS_POINTS if s == WRECK else SNAPSHOT_POINTS for s in snapshots_scored(table, seat)]
    return sum(photos)


def points_seen(table: CurseTable, seat: int) -> int:
    """What everybody can count before the end: no selfie stick, and closed treasures as one point each."""
    if not table.house.closed:
        return _open_points(table, seat)
    own = table.own(seat)
    carried = HEART_POINTS * (table.heart in own) + PENNY_POINTS * (table.penny in own)
    if table.idol in own:
        carried = carried + idol_points(table)
    return _photo_points(table, seat) + carried + sum([table.token_count(figure) for figure in own])


def progress(table: CurseTable, seat: int) -> int:
    """Together: how much of a set a player has, tokens and the snapshot [CV-16.9]."""
    figure = table.own(seat)[0]
    tokens, shades = table.tokens[figure], table.shades(figure)
    have = [min(tokens[colour], table.needed) for colour in range(len(COLOURS))]
    return max([have[colour] + (1 if colour in shades else 0) for colour in range(len(COLOURS))])


def winners(table: CurseTable) -> list[int]:
    """The highest score; then who is home, by the last time they entered the helipad; then who is nearest.

    Together all have won or nobody [CV-16.11, CV-16.8]. A tie that is left is shared [CV-13.3].
    """
    if table.house.together:
        return list(range(table.seats)) if table.over == "won" else []
    tied = _leaders(table)
    order = {seat: min([_homeward(table, figure) for figure in table.own(seat)]) for seat in tied}
    return [seat for seat in tied if order[seat] == min(order.values())]


def _leaders(table: CurseTable) -> list[int]:
    """Those with the highest score."""
    best = max([points(table, seat) for seat in range(table.seats)])
    return [seat for seat in range(table.seats) if points(table, seat) == best]


def _homeward(table: CurseTable, figure: int) -> tuple[int, int]:
    """[CV-13.3] Smaller is better."""
    home = table.aboard(figure) or table.places[figure] == HELIPAD
    return (0, table.entered[figure]) if home else (1, table.steps_home(figure))


STEPS: Final[tuple[type[Value], ...]] = (
    CallCopter,
    EnterCopter,
    FromMaw,
    CopterComes,
    SeeWhetherOver,
    EndAtOnce,
    Score,
)
