"""A game as the page is told it: pictures for one seat, frames, the story and refusals. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

import emberisle as em
from emberisle import lessons, playback, rulebooks
from emberisle.kernel.game import Game, View
from emberisle.kernel.notation import write
from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.kernel.steps import Refusal
from emberisle.kernel.values import Value
from emberisle.server.game_pages import game_page, usual_options
from emberisle.server.language import listed, say
from emberisle.server.messages import (
    Chapter,
    Choice,
    Clause,
    Frame,
    GamePicture,
    LessonStep,
    Line,
    Move,
    OptionPicture,
    Picture,
    RefusedMove,
    Rulebook,
)

LEARNER: Final = 0

Names = tuple[str, ...]


def picture(game: Game, seat: int | None, names: Names, language: str) -> Picture:
    """The table as this seat, or a spectator, sees it now."""
    return _picture(game.view(seat), game, len(game.entries), True, names, language)


def in_window(shown: Picture, asks: str, ending: int | None, names: Names, language: str) -> Picture:
    """The same table while several are asked at once, and nobody is to move; or while a turn ends."""
    if ending is not None and ending == shown.seat:
        asks = say(language, "table.your_ending")
    elif ending is not None:
        asks = say(language, "table.ending", name=names[ending])
    return replace(shown, to_move=ending, moves=[], asks=asks)


def frames(before: Game, after: Game, seat: int | None, names: Names, language: str) -> list[Frame]:
    """The way from one moment to a later one; the last frame is the table as it is then."""
    return _frames(playback.frames(before, after, seat), after, names, language)


def history(game: Game, seat: int | None, names: Names, language: str) -> list[Frame]:
    """A whole match, picture by picture, from its opening."""
    return _frames(playback.history(game, seat), game, names, language)


def _frames(told: list[playback.Frame], after: Game, names: Names, language: str) -> list[Frame]:
    moving = [_frame(frame, after, False, names, language) for frame in told[:-1]]
    return [*moving, _frame(told[-1], after, True, names, language)]


def story(game: Game, seat: int | None, names: Names, language: str) -> list[Line]:
    """Everything that happened, as this seat or a spectator saw it, in words."""
    told = playback.story(game, seat)
    return [line for telling in told for line in _lines(game.ruleset, telling, names, language)]


def _frame(frame: playback.Frame, game: Game, at_rest: bool, names: Names, language: str) -> Frame:
    told = playback.Telling(frame.events, frame.inputs)
    return Frame(
        picture=_picture(frame.view, game, frame.inputs, at_rest, names, language),
        lines=_lines(game.ruleset, told, names, language),
    )


def _lines(rules: Ruleset[Any], told: playback.Telling, names: Names, language: str) -> list[Line]:
    return [
        Line(
            text=rules.sentence(event, names, language),
            rule=event.rule,
            what=event.what,
            facts=[write(fact) for fact in event.facts],
            inputs=told.inputs,
        )
        for event in told.events
    ]


def refused(game: Game, refusal: Refusal, names: Names, language: str) -> RefusedMove:
    """The clause, the reason in this position, and the nearest moves that are allowed."""
    return RefusedMove(
        rule=refusal.rule,
        reason=_sentence(game.ruleset.reason(refusal, language, names)),
        instead=labelled(game.ruleset, refusal.instead, names, language),
    )


def _picture(view: View, game: Game, inputs: int, at_rest: bool, names: Names, language: str) -> Picture:
    rules = game.ruleset
    return Picture(
        game=view.game,
        seat=view.seat,
        to_move=view.to_move,
        question=view.question,
        asks=_asks(view, game, at_rest, names, language),
        rule=view.rule,
        moves=labelled(rules, view.moves, names, language),
        scores=list(view.scores),
        over=view.over,
        winners=list(view.winners),
        table=write(view.table),
        scene=game_page(view.game).scene(view, game, at_rest, language),
        inputs=inputs,
    )


def _asks(view: View, game: Game, at_rest: bool, names: Names, language: str) -> str:
    """Whose turn it is and what is asked, in one sentence."""
    if view.over:
        return _result(view, names, language)
    if not at_rest or view.to_move is None:
        return say(language, "table.waiting")
    asked = game_page(view.game).question(view, game, language)
    if view.to_move == view.seat:
        return addressed(game, view.seat, asked, names, language)
    return say(language, "table.turn", name=names[view.to_move], question=asked)


def addressed(game: Game, seat: int, asked: str, names: Names, language: str) -> str:
    """What a seat is asked, in its own turn or in somebody else's."""
    turn = game.ruleset.on_turn(game.table)
    if turn is None or turn == seat:
        return say(language, "table.your_turn", question=asked)
    return say(language, "table.asked", name=names[turn], question=asked)


def of_turn(game: Game, seat: int | None, asked: str, names: Names, language: str) -> str:
    """A question, and to whose turn it belongs if it is not one's own."""
    turn = game.ruleset.on_turn(game.table)
    if turn is None or turn == seat:
        return asked
    return say(language, "table.turn_of", name=names[turn], question=asked)


def _result(view: View, names: Names, language: str) -> str:
    rules = em.ruleset(view.game)
    if not rules.points_decide:
        return rules.victory(view.winners, names, language)
    return say(
        language,
        "table.over",
        winners=listed([names[seat] for seat in view.winners], language),
        wins=say(language, "table.wins" if len(view.winners) == 1 else "table.share"),
        score=f"{view.scores[view.winners[0]]:,}",
        unit=rules.unit_in(language),
    )


def labelled(rules: Ruleset[Any], moves: Iterable[Value], names: Names, language: str) -> list[Move]:
    """These moves with their words."""
    known = tuple(moves)
    return [Move(write(move), rules.label_among(move, known, names, language)) for move in known]


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


# -- what can be played, its rules, and its introduction


def games(language: str) -> list[GamePicture]:
    """What can be played."""
    return [_game(em.ruleset(game_id), language) for game_id in em.games()]


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
        fewest_points_win=rules.fewest_points_win,
        points_decide=rules.points_decide,
        secrets=has_secrets(rules),
        reactions=rules.reactions,
        lessons=lessons.steps(rules.id),
        options=[_option(rules, option, usual[option.name], language) for option in rules.options()],
    )


def _option(rules: Ruleset[Any], option: Option, usual: object, language: str) -> OptionPicture:
    return OptionPicture(
        name=option.name,
        rule=option.rule,
        text=rules.option_in_words(option, language),
        choices=[Choice(value, rules.choice_in_words(option, value, language)) for value in option.choices],
        span=option.span,
        usual=usual,
    )


def has_secrets(rules: Ruleset[Any]) -> bool:
    """Whether a seat of this game sees what others do not, right from the beginning."""
    game = em.new(rules.id, rules.fewest, seed=0)
    return any(game.view(seat).table != game.view(None).table for seat in range(rules.fewest))


def rulebook(game_id: str, language: str) -> Rulebook:
    """The rules, chapter by chapter."""
    found = rulebooks.chapters(game_id, language)
    return Rulebook(
        game=game_id,
        title=em.ruleset(game_id).title_in(language),
        chapters=[
            Chapter(chapter.title, [Clause(rule, text) for rule, text in chapter.clauses])
            for chapter in found
        ],
    )


def lesson_step(game_id: str, step: int, tries: Sequence[Sequence[object]], language: str) -> LessonStep:
    """A step of the introduction after these tries, each of which began where the one before it ended."""
    lesson = lessons.lesson(game_id, step, language)
    tried = lessons.attempt(game_id, step, tries, language)
    names = lesson.game.header.players
    moved = bool(tries) and tried.refusal is None
    return LessonStep(
        game=game_id,
        step=step,
        steps=lessons.steps(game_id),
        title=lesson.title,
        text=tried.text,
        task=lesson.task,
        picture=picture(tried.after, LEARNER, names, language),
        done=tried.done,
        missed=tried.missed,
        names=list(names),
        frames=frames(tried.before, tried.after, LEARNER, names, language) if moved else [],
        refusal=refused(tried.after, tried.refusal, names, language) if tried.refusal else None,
    )
