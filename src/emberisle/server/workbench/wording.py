"""What the workbench has found, in the reader's language."""

from __future__ import annotations

from emberisle.lab.counting import Effect, Figure
from emberisle.lab.plan import Plan
from emberisle.lab.words import words_in
from emberisle.lab.writing import named
from emberisle.server.language import say
from emberisle.server.messages import Workbench, WorkbenchEffect, WorkbenchFigure
from emberisle.server.spare.jobs import Progress
from emberisle.server.workbench.asking import command_of
from emberisle.server.workbench.simulating import Findings


def answer(plan: Plan, wanted: int, progress: Progress | None, language: str) -> Workbench:
    """How far a run is, and what it tells."""
    found = progress.found if progress is not None and progress.found is not None else Findings(0)
    return Workbench(
        state="unknown" if progress is None else progress.state,
        games=found.games,
        wanted=wanted,
        team=None if found.team is None else _figure(found.team, plan.game, language),
        by_seat=[
            _share(one, _beginning_large(words_in(language).say("seat", (seat,))))
            for seat, one in enumerate(found.by_seat, 1)
        ],
        by_bot=[_share(one, one.name) for one in found.by_bot] if len(found.by_bot) > 1 else [],
        figures=[_figure(one, plan.game, language) for one in found.figures],
        effects=[_effect(one, plan.game, language) for one in found.effects],
        note=_note(found, progress, language),
        command=command_of(plan, wanted, language),
    )


def _share(one: Figure, text: str) -> WorkbenchFigure:
    return WorkbenchFigure(one.name, text, True, one.value, one.low, one.high, one.fair)


def _figure(one: Figure, game_id: str, language: str) -> WorkbenchFigure:
    text = _named(one.name, game_id, language)
    return WorkbenchFigure(one.name, text, one.is_share, one.value, one.low, one.high, one.fair)


def _effect(one: Effect, game_id: str, language: str) -> WorkbenchEffect:
    text = _named(one.figure, game_id, language)
    return WorkbenchEffect(
        one.figure, text, one.is_share, one.base, one.change, one.low, one.high, one.sure, one.settles
    )


def _named(name: str, game_id: str, language: str) -> str:
    """What a figure is called; a score says what it counts."""
    return _beginning_large(named(words_in(language), name, game_id))


def _beginning_large(text: str) -> str:
    return text[:1].upper() + text[1:]


def _note(found: Findings, progress: Progress | None, language: str) -> str:
    if progress is not None and progress.problem is not None:
        return progress.problem.text(language)
    return say(language, f"workbench.stopped_{found.stopped}", games=found.games) if found.stopped else ""
