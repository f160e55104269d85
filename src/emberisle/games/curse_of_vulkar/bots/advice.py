"""Advice for a player: the moves worth a thought, the best first, how likely each is to win, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from emberisle.bots.advice import FromSearch, Reasons, by_search
from emberisle.games.curse_of_vulkar.bots.aiming import aim_of, best_flicks, best_in, outlook_now
from emberisle.games.curse_of_vulkar.bots.dangers import pounces, slopes
from emberisle.games.curse_of_vulkar.bots.deeds import Outlook
from emberisle.games.curse_of_vulkar.bots.hard import Hard
from emberisle.games.curse_of_vulkar.bots.heuristics import Thought
from emberisle.games.curse_of_vulkar.bots.odds import LaunchOdds, launch_odds
from emberisle.games.curse_of_vulkar.bots.skill import EXPERT
from emberisle.games.curse_of_vulkar.bots.team import Team
from emberisle.games.curse_of_vulkar.rules.board import (
    COLOURS,
    FACINGS,
    FAR,
    HELIPAD,
    SHADES,
    SLAB,
)
from emberisle.games.curse_of_vulkar.rules.cards import ACTION, BEELINE, CATACLYSM
from emberisle.games.curse_of_vulkar.rules.launching import AimEmber
from emberisle.games.curse_of_vulkar.rules.moves import (
    FLICKS,
    Aim,
    CallTiger,
    ChoosePit,
    DropFireballs,
    Flick,
    PlayCard,
    PourBees,
    Push,
    TurnTree,
    TurnVulKar,
    Walk,
)
from emberisle.games.curse_of_vulkar.rules.steps import ChooseCard
from emberisle.games.curse_of_vulkar.rules.table import ON_SLAB, CurseTable
from emberisle.kernel.game import Game
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.texts import Said
from emberisle.kernel.values import Value

LEAST: Final = 1
"""Percent; less likely falls are not worth a word."""
NOBODY: Final[Reasons] = (("advice.nobody",),)
MERITS: Final = frozenset(
    [f"advice.{name}" for name in ("heart", "snapshot", "treasure", "calls", "boards", "marked")]
)


def advise(game: Game, seat: int) -> list[FromSearch]:
    """What the hard bot thinks of the choices of this seat: first what it would do itself."""
    guess = game.guess(seat, QuickLuck())
    found = by_search(game, seat, Hard(), lambda move: _reasons(guess, move), MERITS)
    return [replace(choice, moves=(*choice.moves, *_to_the_end(guess, choice.moves[0]))) for choice in found]


def _to_the_end(guess: Game, move: Value) -> tuple[Value, ...]:
    """What makes a whole flick of a pit or a direction, unless somebody is asked something before that."""
    table: CurseTable = guess.table
    outlook = outlook_now(table, EXPERT)
    if isinstance(move, Aim):
        return (FLICKS[best_in(table, outlook, table.pits[-1], move.direction).strength - 1],)
    if not isinstance(move, ChoosePit):
        return ()
    meant = best_flicks(table, outlook, move.number, 1)[0]
    chosen = guess.copy()
    chosen.push(move)
    return (aim_of(meant), FLICKS[meant.strength - 1]) if isinstance(chosen.step, AimEmber) else ()


def _reasons(guess: Game, move: Value) -> Reasons:
    table: CurseTable = guess.table
    if isinstance(move, (ChoosePit, Aim, Flick)):
        return _of_flick(table, move)
    if isinstance(move, (DropFireballs, PourBees, Push, CallTiger, TurnVulKar, TurnTree)):
        return _of_danger(table, move)
    if isinstance(move, Walk):
        return _of_way(table, outlook_now(table, EXPERT), move.places, table.card)
    return _of_card(guess, move.kind) if isinstance(move, PlayCard) else ()


# -- Embers


def _of_flick(table: CurseTable, move: ChoosePit | Aim | Flick) -> Reasons:
    """The odds of the best flick that can still come of this, and how it is meant."""
    outlook = outlook_now(table, EXPERT)
    if isinstance(move, ChoosePit):
        meant = best_flicks(table, outlook, move.number, 1)[0]
        return ("advice.flick", meant.direction, meant.strength), *_odds(table, meant.odds)
    pit = table.pits[-1]
    if isinstance(move, Aim):
        meant = best_in(table, outlook, pit, move.direction)
        return ("advice.strength", meant.strength), *_odds(table, meant.odds)
    return _odds(table, launch_odds(table, pit, table.direction, move.strength))


def _odds(table: CurseTable, odds: LaunchOdds) -> Reasons:
    """Whom a flick fells, whether it finds its mark, and how often the Ember is lost."""
    found: list[Said] = []
    if table.house.together or table.house.ember_shots == "snapshots":
        found.append(("advice.marked", round(100 * odds.marked)))
    found.extend(_victims("advice.fells", odds.falls))
    if not found:
        found.extend(NOBODY)
    leaves = round(100 * odds.leaves)
    return (*found, ("advice.leaves", leaves)) if leaves >= LEAST else tuple(found)


def _victims(key: str, chances: dict[int, float]) -> Reasons:
    """Those who are likely to be struck, the likeliest first."""
    percents = [(round(100 * likely), figure) for figure, likely in chances.items()]
    told = tuple([(figure, often) for often, figure in sorted(percents, reverse=True) if often >= LEAST])
    return ((key, told),) if told else ()


# -- Fireballs, the Boulder, bees, the Tiger, and turning


def _of_danger(table: CurseTable, move: Value) -> Reasons:
    """Who is likely to be struck, now or by the next Fireballs."""
    now = slopes(table)
    standing = dict(table.island().standing)
    if isinstance(move, PourBees):
        return _victims("advice.stings", {f: now.stings(place) for f, place in standing.items()})
    if isinstance(move, Push):
        return _victims("advice.fells", {f: now.pushes(move.number, place) for f, place in standing.items()})
    if isinstance(move, CallTiger):
        return _victims("advice.pounces", {f: pounces(table, place) for f, place in standing.items()})
    if isinstance(move, DropFireballs):
        return _victims("advice.fells", {f: now.knocks(place) for f, place in standing.items()}) or NOBODY
    if isinstance(move, TurnVulKar):
        turned = now._replace(facing=FACINGS.index(move.facing))
    else:
        assert isinstance(move, TurnTree)
        trees = (*now.trees[: move.number], move.turned, *now.trees[move.number + 1 :])
        turned = now._replace(trees=trees)
    return _victims("advice.next_fire", {f: turned.knocks(place) for f, place in standing.items()})


# -- ways and cards


def _of_card(guess: Game, kind: int) -> Reasons:
    """Where a card leads best, and whom its Fireballs strike."""
    table: CurseTable = guess.table
    assert isinstance(guess.step, ChooseCard)
    thought = Thought(table, guess.step, EXPERT)
    way = thought.way_of(kind)
    fire = _of_cataclysm(table, way) if ACTION[kind] == CATACLYSM else ()
    return (*_of_way(table, thought.outlook, way, kind), *fire) if way else fire


def _of_cataclysm(table: CurseTable, way: Sequence[int]) -> Reasons:
    """Whom the Fireballs of a card strike once its way has been gone."""
    standing = dict(table.island().standing)
    if way:
        standing[table.figure] = way[-1]
    now = slopes(table)
    struck = {figure: now.knocks(place) for figure, place in standing.items()}
    return _victims("advice.fireballs", struck) or (("advice.fireballs_nobody",),)


def _of_way(table: CurseTable, outlook: Outlook, way: Sequence[int], kind: int) -> Reasons:
    """What a way brings, or else how far it is from its end to where one wants to be."""
    entered = way[-1:] if ACTION[kind] == BEELINE else way
    found = [*_gains(table, outlook, entered), *_homeward(table, outlook, way)]
    if found:
        return tuple(found)
    if isinstance(outlook, Team):
        return (("advice.to_go", round(outlook.still_to_go(tuple(way)))),)
    away = FAR[way[-1]][HELIPAD]
    return (("advice.home", away),) if away else (("advice.helipad",),)


def _gains(table: CurseTable, outlook: Outlook, entered: Sequence[int]) -> list[Said]:
    """The Heart, snapshots and treasures on a way that are wanted."""
    figure, found = outlook.figure, list[Said]()
    together = isinstance(outlook, Team)
    if table.heart == ON_SLAB and SLAB in entered and (not together or table.all_have_sets()):
        found.append(("advice.heart",))
    for place in dict.fromkeys(entered):
        if not table.can_photograph(figure, place):
            continue
        shade = table.shade(place)
        if not isinstance(outlook, Team) or outlook.wants_snapshot(shade):
            found.append(("advice.snapshot", SHADES[shade]))
    had = list(table.tokens[figure])
    for place in dict.fromkeys(entered):
        for colour in table.slabs_at(place)[:1]:
            if not isinstance(outlook, Team) or outlook.wants(colour):
                had[colour] = had[colour] + 1
                found.append(("advice.treasure", COLOURS[colour], had[colour]))
    return found


def _homeward(table: CurseTable, outlook: Outlook, way: Sequence[int]) -> list[Said]:
    """Whether a way leads into the copter, or calls it."""
    if table.may_board() and HELIPAD in way[:-1]:
        wanted = not isinstance(outlook, Team) or outlook.should_board()
        return [("advice.boards",)] if wanted else []
    calls = HELIPAD in way and not table.copter and table.calls_copter(outlook.figure)
    return [("advice.calls",)] if calls else []
