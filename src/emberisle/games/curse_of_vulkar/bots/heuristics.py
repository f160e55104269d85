"""Rules of thumb for every question of The Curse of Vul-Kar: what each answer is worth.

Everybody for themselves counts points; all together count the steps that are still to go.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from emberisle.games.curse_of_vulkar.bots import trading
from emberisle.games.curse_of_vulkar.bots.deeds import (
    Outlook,
    bees_worth,
    deed,
    facing_worth,
    fire,
    flick,
    push_worth,
    shots,
    tiger_worth,
    tree_worth,
)
from emberisle.games.curse_of_vulkar.bots.points import MANY, Points, set_worth
from emberisle.games.curse_of_vulkar.bots.shooting import beside, strength_towards
from emberisle.games.curse_of_vulkar.bots.skill import USUAL, Skill
from emberisle.games.curse_of_vulkar.bots.team import A_TURN, Team, stands_at
from emberisle.games.curse_of_vulkar.rules import (
    acting,
    copter,
    falling,
    gaining,
    idol,
    launching,
    passing,
    steps,
    tiger,
    walking,
)
from emberisle.games.curse_of_vulkar.rules.board import FACINGS, HELIPAD, OUTWARD
from emberisle.games.curse_of_vulkar.rules.cards import ACTION, BEELINE, COUNT
from emberisle.games.curse_of_vulkar.rules.moves import (
    IDOL,
    Accept,
    Aim,
    Board,
    CallTiger,
    ChoosePit,
    ComeOut,
    DropFireballs,
    Flick,
    GoOn,
    LeadTiger,
    Leave,
    MoveFigure,
    Offer,
    PayMaw,
    PlayCard,
    PourBees,
    Push,
    StandOn,
    Stay,
    Take,
    TakeSnapshot,
    TurnTree,
    TurnVulKar,
    UseBoots,
    UseDetector,
    UseLens,
    UseMap,
    UseSapphires,
    UseSnowGlobe,
    UseTorch,
    UseToteBag,
    UseWalkieTalkie,
    Walk,
)
from emberisle.games.curse_of_vulkar.rules.souvenirs import BOOTS, DETECTOR, LENS, MAP, SAPPHIRES, TORCH
from emberisle.games.curse_of_vulkar.rules.table import NOBODY, CurseTable
from emberisle.games.curse_of_vulkar.rules.walking import burden, first_stride, ways_out
from emberisle.games.curse_of_vulkar.rules.walks import walks
from emberisle.kernel.game import Game
from emberisle.kernel.steps import Ask
from emberisle.kernel.values import Value

IDLE: Final = 0.01
"""What it costs to do something for nothing."""
NOTHING_WANTED: Final = -1
FIRST: Final = 100.0
"""Lens and detector come before the action, which follows all the same."""


def outlook_of(
    table: CurseTable, figure: int, kept: tuple[int, ...], skill: Skill, yet_to_move: bool = False
) -> Outlook:
    """What a figure may hope for; ``kept`` are the cards that are left for its next move."""
    if table.house.together:
        return Team(table, figure, skill)
    farthest = max(kept, key=lambda kind: COUNT[kind]) if kept else None
    return Points(table, figure, farthest, yet_to_move, skill)


def _asked_figure(table: CurseTable, step: Ask[CurseTable], seat: int) -> int:
    """The figure that a question is about: the one that loses something or is passed, or whose turn it is."""
    if isinstance(step, (falling.ShowBag, falling.ChoosePayment)):
        return step.figure
    if isinstance(step, passing.AnswerOffer):
        return step.other
    return table.figure if seat == table.turn else seat


class Thought:
    """A question, and all that it takes to weigh its answers."""

    def __init__(self, table: CurseTable, step: Ask[CurseTable], skill: Skill) -> None:
        self.table = table
        self.skill = skill
        self.step: Any = step
        self.seat = step.seat(table)
        self.figure = _asked_figure(table, step, self.seat)
        stands_up = isinstance(step, steps.ChooseStand)
        self.outlook = outlook_of(table, self.figure, table.hands[self.seat], skill, stands_up)
        self.here = table.places[self.figure]
        self._deeds: dict[int, float] = {}
        self._wanted = NOTHING_WANTED
        """The direction or strength that is best, once it is known."""

    def worth(self, move: Value) -> float:
        return _QUESTIONS[type(self.step)](self, move)

    # -- whose turn, and where to begin

    def figure_to_move(self, move: MoveFigure) -> float:
        """The figure that has more to hope for, or farther to go home."""
        outlook = outlook_of(self.table, move.figure, self.table.hands[self.seat], self.skill)
        return -outlook.stand(stands_at(self.table, move.figure))

    def stand(self, move: StandOn) -> float:
        return self.outlook.stand(move.place)

    # -- cards and walks

    def way_of(self, kind: int) -> tuple[int, ...]:
        """The best way that a card allows, without regard to its action; nothing if there is none."""
        table = self.table
        found = walks(self.here, -1, self._count(kind), table.going(table.mapped))
        beeline = ACTION[kind] == BEELINE
        ways = [tuple(walk.places) for walk in found]
        return max(ways, default=(), key=lambda way: self.outlook.walk(way, beeline))

    def _count(self, kind: int) -> int:
        """How far a card moves the figure."""
        return max(COUNT[kind] + first_stride(self.table) - burden(self.table), 1)

    def best_walk(self, outlook: Outlook, origin: int, came_from: int, count: int, kind: int) -> float:
        """What the best way of so many spaces is worth, with the action of the card after it."""
        table = self.table
        found = walks(origin, came_from, count, table.going(table.mapped))
        beeline = ACTION[kind] == BEELINE
        ends: dict[int, float] = {}
        for walk in found:
            worth = outlook.walk(walk.places, beeline)
            ends[walk.places[-1]] = max(worth, ends.get(walk.places[-1], worth))
        best = sorted(ends, key=lambda end: ends[end])[-3:]
        return max([ends[end] + deed(outlook, kind, end) for end in best], default=0.0)

    def card(self, move: Value) -> float:
        if isinstance(move, UseWalkieTalkie):
            gain = trading.call_worth(self.outlook, move)
            cards = [self._played(kind) for kind in self.table.playable()]
            return max(cards) + gain
        assert isinstance(move, PlayCard)
        return self._played(move.kind)

    def _played(self, kind: int) -> float:
        """What it is worth to play this card, with the best way that it allows."""
        outlook = self._without(kind)
        boarding = outlook.aboard() + deed(outlook, kind, self.here) if self._at_copter() else None
        walked = self.best_walk(outlook, self.here, -1, self._count(kind), kind)
        return walked if boarding is None else max(walked, boarding)

    def _without(self, kind: int) -> Outlook:
        """The outlook of one who has played this card; the other counts in the last turns."""
        if isinstance(self.outlook, Team) or self.outlook.turns_left >= MANY:
            return self.outlook
        kept = list(self.table.hands[self.seat])
        if kind in kept:
            kept.remove(kind)
        return outlook_of(self.table, self.figure, tuple(kept), self.skill)

    def _at_copter(self) -> bool:
        return self.table.copter and self.here == HELIPAD

    def walk(self, move: Value) -> float:
        table, kind = self.table, self.table.card
        if isinstance(move, Walk):
            worth = self.outlook.walk(move.places, ACTION[kind] == BEELINE)
            return worth + self._deed(move.places[-1])
        if isinstance(move, Board):
            return self.outlook.aboard()
        if isinstance(move, Stay):
            return 0.0
        if isinstance(move, UseBoots):
            longer = self.best_walk(self.outlook, self.here, table.came_from, table.count + move.spaces, kind)
            return longer - trading.price(self.outlook, BOOTS)
        assert isinstance(move, UseMap)
        return self._mapped(kind) - trading.price(self.outlook, MAP)

    def _deed(self, end: int) -> float:
        """What the action of the card that is played is worth after a move to here."""
        if end not in self._deeds:
            self._deeds[end] = deed(self.outlook, self.table.card, end)
        return self._deeds[end]

    def _mapped(self, kind: int) -> float:
        """The best way with the Island Map."""
        table = self.table
        found = walks(self.here, table.came_from, table.count, table.going(True))
        beeline = ACTION[kind] == BEELINE
        ways = [self.outlook.walk(walk.places, beeline) + self._deed(walk.places[-1]) for walk in found]
        return max(ways, default=0.0)

    def board(self, move: Value) -> float:
        return self.outlook.aboard() if isinstance(move, Board) else self._walk_on()

    # -- caves

    def cave(self, move: Value) -> float:
        if isinstance(move, GoOn):
            return self._walk_on()
        if isinstance(move, UseTorch):
            return self._out_of(move.number) - trading.price(self.outlook, TORCH)
        return sum([self._out_of(number) for number in (1, 2, 3)]) / 3

    def _walk_on(self) -> float:
        rest = self.table.walk or (self.here,)
        return self.outlook.walk(rest, ACTION[self.table.card] == BEELINE)

    def _out_of(self, number: int) -> float:
        caves = ways_out(self.table, number)
        return max([self.from_cave(cave) for cave in caves], default=self._walk_on())

    def from_cave(self, cave: int) -> float:
        """What it is worth to come out here and go on with the rest of the move."""
        table = self.table
        if not table.count:
            return self.outlook.stand(cave)
        found = walks(cave, -1, table.count, table.going(table.mapped))
        beeline = ACTION[table.card] == BEELINE
        ways = [self.outlook.walk((cave, *walk.places), beeline) for walk in found]
        return max(ways, default=self.outlook.stand(cave))

    def come_out(self, move: ComeOut) -> float:
        return self.from_cave(move.place)

    # -- taking

    def treasure(self, move: Value) -> float:
        if isinstance(move, Leave):
            return 0.0
        assert isinstance(move, Take)
        if isinstance(self.outlook, Team):
            return 1.0 + (move.colour == self.outlook.colour) if self.outlook.wants(move.colour) else -1.0
        return set_worth(self.outlook.tokens[move.colour])

    def snapshot(self, move: Value) -> float:
        if not isinstance(move, TakeSnapshot):
            return 0.0
        if isinstance(self.outlook, Team):
            return 1.0 if self.outlook.wants_snapshot(self.table.shade(self.here)) else -1.0
        return -1.0 if self.outlook.blocks(self.here) else 1.0

    def heart(self, move: Value) -> float:
        return 1.0 if isinstance(move, Take) else 0.0

    def maw(self, move: Take) -> float:
        return trading.maw_worth(self.outlook, move)

    # -- passing

    def pass_by(self, move: Value) -> float:
        other = self.step.other
        if isinstance(move, Take):
            end = self.table.walk[-1] if self.table.walk else self.here
            if move.thing == IDOL:
                return trading.idol_worth(self.outlook, other, end)
            return trading.heart_worth(self.outlook, other, end)
        return trading.offer_worth(self.outlook, other, move) if isinstance(move, Offer) else 0.0

    def answer(self, move: Value) -> float:
        if not isinstance(move, Accept):
            return 0.0
        return trading.answer_worth(self.outlook, self.step.other, self.step.give, self.step.take_)

    # -- the action

    def act(self, move: Value) -> float:
        outlook = self.outlook
        if isinstance(move, ChoosePit):
            worth, shot = flick(outlook, move.number, self.table.region)
            return worth if shot is not None else -IDLE
        if isinstance(move, TurnVulKar):
            return facing_worth(outlook, FACINGS.index(move.facing), self.here) - IDLE
        if isinstance(move, TurnTree):
            return tree_worth(outlook, move.number, move.turned, self.here) - IDLE
        if isinstance(move, Push):
            return push_worth(outlook, move.number, self.here)
        if isinstance(move, UseLens):
            return self._first(self._lens(move) - trading.price(outlook, LENS))
        if isinstance(move, UseDetector):
            return self._first(self._detector(move) - trading.price(outlook, DETECTOR))
        if isinstance(move, PourBees):
            return bees_worth(outlook, self.here) - IDLE
        if isinstance(move, CallTiger):
            return tiger_worth(outlook)
        return fire(outlook, outlook.slopes, self.here) if isinstance(move, DropFireballs) else 0.0

    def _first(self, gain: float) -> float:
        return FIRST + gain if gain > 0 else -FIRST

    def _lens(self, move: UseLens) -> float:
        if isinstance(self.outlook, Team):
            return (
                self._saved(move.place) if self.outlook.wants_snapshot(self.table.shade(move.place)) else 0.0
            )
        return 0.0 if self.outlook.blocks(move.place) else self.outlook.snapshot(move.place)

    def _detector(self, move: UseDetector) -> float:
        if isinstance(self.outlook, Team):
            return self._saved(move.place) if move.number == self.outlook.colour else 0.0
        return set_worth(self.outlook.tokens[move.number])

    def _saved(self, place: int) -> float:
        """How many steps a team saves that has not to go there."""
        assert isinstance(self.outlook, Team)
        without = self.outlook.still_to_go((self.here,))
        return without - self.outlook.still_to_go((place, self.here))

    def aim(self, move: Aim) -> float:
        """Straight at the best target; without one, outwards."""
        if self._wanted == NOTHING_WANTED:
            pit = self.table.pits[-1]
            _, shot = flick(self.outlook, pit, self.table.region)
            self._wanted = OUTWARD[pit] if shot is None else shot.direction
        return -float(beside(move.direction, self._wanted))

    def strength(self, move: Flick) -> float:
        table = self.table
        if self._wanted == NOTHING_WANTED:
            found = [shot for _, shot in shots(self.outlook, table.pits[-1], table.region)]
            self._wanted = strength_towards(table.direction, found)
        return -float(abs(move.strength - self._wanted))

    # -- the Idol and the Tiger

    def idol(self, move: Value) -> float:
        """Worth carrying home, at the right time, and nothing to a team [CV-25.5]."""
        if not isinstance(move, Take) or isinstance(self.outlook, Team):
            return 0.0 if not isinstance(move, Take) else -1.0
        return self.outlook.idol_worth(self.table.walk[-1] if self.table.walk else self.here)

    def lead(self, move: Value) -> float:
        """At whoever is worth knocking over; otherwise to lie in wait for others, and not for oneself."""
        if not isinstance(move, LeadTiger) or isinstance(self.outlook, Team):
            return 0.0
        victim = tiger.standing_at(self.table, move.places[-1])
        if victim != NOBODY:
            return self.outlook.falls[victim]
        before, after = self.outlook.in_wait(self.table.tiger), self.outlook.in_wait(move.places[-1])
        return after - before - IDLE * IDLE * len(move.places)

    # -- losing and paying

    def hide(self, move: Value) -> float:
        return trading.globe_worth(self.outlook, move) if isinstance(move, UseSnowGlobe) else 0.0

    def bag(self, move: Value) -> float:
        return trading.bag_worth(self.outlook, self.figure) if isinstance(move, UseToteBag) else 0.0

    def loot(self, move: Take) -> float:
        return trading.loot_worth(self.outlook, self.step.figure, move)

    def payment(self, move: Value) -> float:
        if isinstance(move, PayMaw):
            return trading.payment_worth(self.outlook, self.figure, move, self.step.why)
        return -trading.price(self.outlook, 0)

    def pay(self, move: Value) -> float:
        return trading.price_worth(self.outlook, move)

    # -- once more

    def again(self, move: Value) -> float:
        if not isinstance(move, UseSapphires):
            return 0.0
        outlook = outlook_of(self.table, self.figure, (), self.skill)
        now = outlook.stand(self.here)
        then = self.best_walk(
            outlook, self.here, -1, max(COUNT[move.kind] - burden(self.table), 1), move.kind
        )
        a_card = A_TURN if isinstance(outlook, Team) else 0.0
        return then - now - a_card - trading.price(outlook, SAPPHIRES)


_QUESTIONS: Final[dict[type[Any], Callable[[Thought, Any], float]]] = {
    steps.ChooseFigure: Thought.figure_to_move,
    steps.ChooseStand: Thought.stand,
    steps.ChooseCard: Thought.card,
    steps.AskAgain: Thought.again,
    walking.ChooseWalk: Thought.walk,
    walking.BoardOrGoOn: Thought.board,
    walking.InCave: Thought.cave,
    walking.ChooseCave: Thought.come_out,
    gaining.ChooseTreasure: Thought.treasure,
    gaining.ChooseSnapshot: Thought.snapshot,
    gaining.FindHeart: Thought.heart,
    idol.FindIdol: Thought.idol,
    tiger.Lead: Thought.lead,
    copter.FromMaw: Thought.maw,
    passing.PassFigure: Thought.pass_by,
    passing.AnswerOffer: Thought.answer,
    acting.Act: Thought.act,
    launching.HideInGlobe: Thought.hide,
    launching.AimEmber: Thought.aim,
    launching.FlickEmber: Thought.strength,
    falling.ShowBag: Thought.bag,
    falling.ChooseLoot: Thought.loot,
    falling.ChoosePayment: Thought.payment,
    falling.ChoosePrice: Thought.pay,
}
"""What weighs the answers to each question."""


def worths(game: Game, moves: Sequence[Value], skill: Skill = USUAL) -> list[float]:
    """What each of these moves is worth to whoever is asked."""
    assert isinstance(game.step, Ask)
    thought = Thought(game.table, game.step, skill)
    return [thought.worth(move) for move in moves]


def best(game: Game, skill: Skill = USUAL) -> Value:
    """What the rules of thumb say; of equals the first."""
    moves = game.legal_moves()
    if len(moves) == 1:
        return moves[0]
    found = worths(game, moves, skill)
    return moves[found.index(max(found))]
