"""What can be read without entering a room: the games, their rulebooks and their introductions."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

import emberisle as em
from emberisle import lessons, rulebooks
from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.server.game_pages import game_page, usual_options
from emberisle.server.messages import (
    Chapter,
    Choice,
    Clause,
    ErratumPicture,
    GamePicture,
    LessonStep,
    MinutePicture,
    OptionPicture,
    Rulebook,
    RulePicture,
)
from emberisle.server.pictures.table_picture import frames, picture, refused, written

logger = logging.getLogger(__name__)

LEARNER: Final = 0
"""The seat of whoever takes a lesson."""


def games(language: str) -> list[GamePicture]:
    """What can be played; a game that cannot even be begun is left out, and the others go on."""
    found = []
    for game_id in em.games():
        try:
            found.append(_game(em.ruleset(game_id), language))
        except Exception:
            logger.exception("the game %r is left out of the list, as it cannot be begun", game_id)
    return found


def _game(rules: Ruleset[Any], language: str) -> GamePicture:
    usual = usual_options(rules)
    return GamePicture(
        id=rules.id,
        title=rules.title_in(language),
        summary=rules.summary_in(language),
        fewest=rules.fewest,
        most=rules.most,
        levels=list(em.levels(rules.id)),
        usual_level=em.usual_level(rules.id),
        unit=rules.unit_in(language),
        unit_one=rules.unit_in(language, 1),
        fewest_points_win=rules.fewest_points_win,
        points_decide=rules.points_decide,
        all_may_lose=rules.all_may_lose,
        secrets=has_secrets(rules),
        reactions=rules.reactions,
        obvious=_obvious(rules),
        lessons=lessons.steps(rules.id),
        options=[_option(rules, option, usual[option.name], language) for option in rules.options()],
        errata=[
            ErratumPicture(erratum.version, erratum.rule, rules.erratum_in_words(erratum, language))
            for erratum in rules.errata
        ],
    )


def _option(rules: Ruleset[Any], option: Option, usual: object, language: str) -> OptionPicture:
    return OptionPicture(
        name=option.name,
        rule=option.rule,
        text=rules.option_in_words(option, language),
        choices=[Choice(value, rules.choice_in_words(option, value, language)) for value in option.choices],
        span=option.span,
        primary=option.primary,
        usual=usual,
    )


def _obvious(rules: Ruleset[Any]) -> dict[str, list[str]] | None:
    """What is made by itself where nothing else can be done; with hidden hands only what a game names."""
    found = game_page(rules.id).obvious
    if found is None:
        return None if rules.all_open else {}
    return {question: list(moves) for question, moves in found.items()}


def has_secrets(rules: Ruleset[Any]) -> bool:
    """Whether a seat of this game sees what others do not, right from the beginning."""
    game = em.new(rules.id, rules.fewest, seed=0)
    return any(game.view(seat).table != game.view(None).table for seat in range(rules.fewest))


def rulebook(game_id: str, language: str) -> Rulebook:
    """The rules, chapter by chapter."""
    found = rulebooks.chapters(game_id, language)
    drawn = {
        rule: [RulePicture(one.name, one.title, *one.size) for one in pictures]
        for rule, pictures in rulebooks.pictures(game_id, language).items()
    }
    return Rulebook(
        game=game_id,
        title=em.ruleset(game_id).title_in(language),
        chapters=[
            Chapter(
                chapter.title, [Clause(rule, text, drawn.get(rule, [])) for rule, text in chapter.clauses]
            )
            for chapter in found
        ],
    )


def minute(game_id: str, language: str) -> list[MinutePicture]:
    """The rules in a minute, as the learner's seat sees them."""
    found = lessons.minute(game_id, language, usual_options(em.ruleset(game_id)))
    return [
        MinutePicture(
            text=one.text,
            names=list(one.game.header.players),
            picture=written(picture(one.game, LEARNER, one.game.header.players, language)),
        )
        for one in found
    ]


def lesson_step(game_id: str, step: int, tries: Sequence[Sequence[object]], language: str) -> LessonStep:
    """A step of the introduction after these tries, each of which began where the one before it ended."""
    house = usual_options(em.ruleset(game_id))
    lesson = lessons.lesson(game_id, step, language, house)
    tried = lessons.attempt(game_id, step, tries, language, house)
    names = lesson.game.header.players
    moved = bool(tries) and tried.refusal is None
    return LessonStep(
        game=game_id,
        step=step,
        steps=lessons.steps(game_id),
        title=lesson.title,
        text=tried.text,
        task=lesson.task,
        picture=written(picture(tried.after, LEARNER, names, language)),
        done=tried.done,
        missed=tried.missed,
        names=list(names),
        frames=frames(tried.before, tried.after, LEARNER, names, language) if moved else [],
        refusal=refused(tried.after, tried.refusal, names, language) if tried.refusal else None,
    )
