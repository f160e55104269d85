"""What drawing The Curse of Vul-Kar needs besides the view, all of it for everybody to see."""

from __future__ import annotations

from emberisle.games.curse_of_vulkar.page.leading import leads
from emberisle.games.curse_of_vulkar.page.structs import CurseOffer, CurseScene, CurseScore
from emberisle.games.curse_of_vulkar.rules.board import COLOURS, WRECK
from emberisle.games.curse_of_vulkar.rules.copter import (
    CUTLASS_POINTS,
    HEART_POINTS,
    PENNY_POINTS,
    SNAPSHOT_POINTS,
    idol_points,
    points,
    points_of_set,
    selfie_points,
    snapshots_scored,
)
from emberisle.games.curse_of_vulkar.rules.falling import ChoosePayment, ShowBag
from emberisle.games.curse_of_vulkar.rules.launching import HideInGlobe
from emberisle.games.curse_of_vulkar.rules.passing import AnswerOffer, PassFigure, name_of
from emberisle.games.curse_of_vulkar.rules.steps import ChooseFigure
from emberisle.games.curse_of_vulkar.rules.table import CurseTable
from emberisle.kernel.game import Game, View


def scene_of(view: View, game: Game, at_rest: bool, language: str) -> CurseScene:
    """What belongs to the question of a game that goes on, and the scores of one that is over."""
    table: CurseTable = game.table
    step = game.step if at_rest else None
    together = table.house.together
    return CurseScene(
        cards=table.house.cards_for(table.seats) if together else None,
        passed=step.other if isinstance(step, PassFigure) else None,
        offer=_offer(table, step) if isinstance(step, AnswerOffer) else None,
        leads=leads(view, language),
        scores=[_score(table, seat) for seat in range(table.seats)] if view.over and not together else None,
    )


def asked_figure(game: Game) -> int | None:
    """The figure for which somebody is asked; none where a question is which of the figures it is."""
    step, table = game.step, game.table
    if isinstance(step, (ShowBag, ChoosePayment)):
        return step.figure
    if isinstance(step, AnswerOffer):
        return step.other
    if isinstance(step, (ChooseFigure, HideInGlobe)) or game.to_move != table.turn:
        return None
    return int(table.figure)


def _offer(table: CurseTable, step: AnswerOffer) -> CurseOffer:
    return CurseOffer(table.figure, step.other, name_of(step.give), name_of(step.take_))


def _score(table: CurseTable, seat: int) -> CurseScore:
    own, photos = table.own(seat), snapshots_scored(table, seat)
    tokens = [[table.tokens[figure][colour] for figure in own] for colour in range(len(COLOURS))]
    return CurseScore(
        sets=[[(count, points_of_set(count)) for count in counts] for counts in tokens],
        heart=HEART_POINTS if table.heart in own else 0,
        penny=PENNY_POINTS if table.penny in own else 0,
        idol=idol_points(table) if table.idol in own else 0,
        snapshots=SNAPSHOT_POINTS * len([space for space in photos if space != WRECK]),
        cutlass=CUTLASS_POINTS * photos.count(WRECK),
        selfie=selfie_points(table, seat),
        total=points(table, seat),
    )
