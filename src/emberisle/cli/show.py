"""Commands that only print: the games, their rulebooks, and whether a match was played fairly."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

import emberisle as em
from emberisle.cli import messages
from emberisle.cli.game_parts import extras_of
from emberisle.cli.messages import clause_text
from emberisle.cli.saves import read_text, resumed
from emberisle.cli.seats import seats_of
from emberisle.games import ruleset
from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.game import Game
from emberisle.kernel.log import BOUND_FORMAT
from emberisle.terminal import options
from emberisle.terminal.errors import BadArgument
from emberisle.terminal.words import LOST, listed


def print_games() -> int:
    """Every game with its seats, its bots and its options."""
    for game_id in em.games():
        rules = ruleset(game_id)
        print(f"{rules.id}: {rules.title}, {rules.players()} players")
        print(f"  bots: {', '.join(em.levels(game_id))}")
        lines = options.option_lines(rules, extras_of(game_id).taken_here())
        for line in ["options, each with its default first:", *lines] if lines else ["no options"]:
            print(f"  {line}")
    return 0


def print_rules(game_id: str, wanted: Sequence[str] = ()) -> int:
    """The rulebook of a game, or some clauses of it."""
    from emberisle import rulebooks

    rules = ruleset(game_id)
    parts = [_chapter_or_clause(rules.id, _numbered(rules.id, number)) for number in wanted]
    Console().print(Markdown("\n\n".join(parts) or rulebooks.read(rules.id)))
    return 0


def _numbered(game_id: str, wanted: str) -> str:
    """A clause as the rulebook writes it: ``3.4`` is short for ``AB-3.4`` where all clauses are AB."""
    from emberisle import rulebooks

    first = next(iter(rulebooks.clauses(game_id)), "")
    return f"{first.partition('-')[0]}-{wanted}" if wanted[:1].isdecimal() else wanted.upper()


def _chapter_or_clause(game_id: str, wanted: str) -> str:
    """``AB-3.4`` is one clause, ``AB-3`` all that begin with it."""
    from emberisle import rulebooks

    chapter = [clause_text(game_id, n) for n in rulebooks.clauses(game_id) if n.startswith(f"{wanted}.")]
    return "\n\n".join(chapter) or clause_text(game_id, wanted)


def verify_file(path: Path) -> int:
    """Check a finished match from its file alone; 1 if anything in it is wrong."""
    text = read_text(path)
    try:
        log = em.read_log(text)
        extras = extras_of(log.header.game)
        extras.check_log(log, path)
        extras.check_luck(log)
        game = em.verify(log)
    except BadArgument:
        raise
    except EmberisleError as error:
        print(f"{path}: NOT verified{_why(text, error)}")
        return 1
    again = " that can be drawn again" if game.on_trust else ""
    print(f"{path}: verified, every move and every outcome{again}.")
    for line in [*messages.on_trust_lines(game), *messages.rules_lines(game)]:
        print(line)
    print(f"{game.ruleset.title}, {len(game.entries)} inputs, seed {game.seed}")
    print(f"Commitment: {game.header.commitment}")
    if unbound := game.header.unbound():
        print(
            f"Not vouched for: {listed(unbound)}. Luck is bound to them since {BOUND_FORMAT!r}, unless a seed"
        )
        print("was chosen for the match: then it is the same whoever plays.")
    print(_result(game))
    return 0


def _why(text: str, error: EmberisleError) -> str:
    """What is wrong with a match, or only that it is not over yet."""
    try:
        log = em.read_log(text)
        over = em.replay(log).over
        if log.seed is not None:
            resumed(log)
    except EmberisleError:
        return f": {error}"
    if over and log.seed is None:
        return (
            ": the match is over, but the last line, with its seed, is missing. "
            "Without it nobody can say what chance should have given."
        )
    if over:
        return f": {error}"
    so_far = "" if log.seed is None else ", all in order"
    return (
        f" yet: the match is not over. It has {len(log.entries)} inputs so far{so_far}; "
        "verify it again when it is over."
    )


def _result(game: Game) -> str:
    seats = seats_of(game.header)
    scores = [f"{seat.name} {score:,}" for seat, score in zip(seats, game.scores(), strict=True)]
    won = listed([seats[seat].name for seat in game.winners()])
    return f"{', '.join(scores)}. {f'Won by {won}.' if won else LOST}"
