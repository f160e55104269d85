"""Random matches to check things on. All chance is QuickLuck's, so every build plays the same ones."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, wraps
from typing import Any, Final, TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from emberisle import Game, Luck, QuickLuck
from emberisle.contract import effort
from emberisle.kernel import match
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Ask
from emberisle.plug import Plug

DECISION_BOUND: Final = 10_000
"""More decisions than any match of random moves takes."""

DENSE: Final = 10
"""The n-th position of a long match is checked with odds of at most so many in n."""

SEEDS: Final = st.integers(0, 2**32 - 1)

Check = Callable[[Plug], None]
"""Raises unless a game keeps one point of the contract."""

MatchCheck = Callable[[Ruleset[Any], int, int], None]
"""Raises unless matches of so many seats and with this seed keep one point of the contract."""

X = TypeVar("X")


def in_every_match(check: MatchCheck) -> Check:
    """A point of the contract that is checked on many matches."""

    @wraps(check)
    def held(game: Plug) -> None:
        hold(check, game.ruleset)

    return held


def at_every_point(check: MatchCheck) -> Check:
    """One that looks at every point of a match: on half as many matches."""

    @wraps(check)
    def held(game: Plug) -> None:
        hold(check, game.ruleset, share=2)

    return held


def hold(check: MatchCheck, ruleset: Ruleset[Any], share: int = 1) -> None:
    """Run a check on many matches; on fewer where matches are long, and on one in ``share`` if it is slow."""

    @settings(effort.chosen(), max_examples=max(2, examples(ruleset) // share))
    @given(seats=seats_of(ruleset), seed=SEEDS)
    def every_match(seats: int, seed: int) -> None:
        check(ruleset, seats, seed)

    every_match()


def examples(ruleset: Ruleset[Any]) -> int:
    """How many matches to check: fewer when matches are long."""
    inputs, usual = len(begun(ruleset).entries), effort.chosen().max_examples
    return max(min(usual, 3 if is_long(ruleset) else 5), usual * 40 // max(40, inputs))


def is_long(ruleset: Ruleset[Any]) -> bool:
    """Whether a match is so long that only a few are checked."""
    return not begun(ruleset).over


@cache
def begun(ruleset: Ruleset[Any]) -> Game:
    """The first four hundred decisions of a match."""
    game = begin(ruleset, ruleset.most, seed=0)
    play_on(game, QuickLuck(0), decisions=400)
    return game


def seats_of(ruleset: Ruleset[Any]) -> st.SearchStrategy[int]:
    return st.integers(ruleset.fewest, ruleset.most)


def begin(
    ruleset: Ruleset[Any],
    seats: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    words: tuple[str, ...] = (),
) -> Game:
    return match.new_game(ruleset, seats, seed, options, words)


def any_move(game: Game, luck: Luck) -> object:
    """An input at random, chosen as the game's own playouts do it: in some games none at all would end."""
    step = game.step
    assert step is not None, "the game is over"
    assert not isinstance(step, Ask) or game.legal_moves(), "there is nothing to choose from"
    return step.sample(game.table, luck)


def any_of(things: Sequence[X], luck: Luck) -> X:
    assert things, "there is nothing to choose from"
    return things[luck.below(len(things))]


def walk(game: Game, luck: Luck) -> Iterator[Game]:
    """This game and all that follow in a match of random moves, the finished one last."""
    for _ in range(DECISION_BOUND):
        yield game
        if game.over:
            return
        game = game.play(any_move(game, luck))
    raise AssertionError(f"{game.ruleset.title} goes on after {DECISION_BOUND} decisions")


def play_on(game: Game, luck: Luck, decisions: int = DECISION_BOUND) -> bool:
    """Play so many random moves in place; whether the game is over then."""
    for _ in range(decisions):
        if game.over:
            return True
        game.push(any_move(game, luck))
        game.settle()
    return game.over


def finished(ruleset: Ruleset[Any], seats: int, seed: int, words: tuple[str, ...] = ()) -> Game:
    """A match of random moves, played to the end."""
    game = begin(ruleset, seats, seed, words=words)
    assert play_on(game, QuickLuck(seed)), f"{ruleset.title} goes on after {DECISION_BOUND} decisions"
    return game


def inputs_of(game: Game, luck: Luck) -> Iterator[Game]:
    """One game in place, stopped before every input, chance included."""
    for _ in range(DECISION_BOUND):
        if game.over:
            return
        yield game
        game.push(any_move(game, luck))


def unsettled(
    ruleset: Ruleset[Any], seats: int, seed: int, options: Mapping[str, object] | None = None
) -> Game:
    """A match before its first input, even if that is up to chance."""
    log = begin(ruleset, seats, seed, options).log
    log.entries.clear()
    return match.replay(ruleset, log, str(seed))


def some_points(games: Iterator[Game], luck: Luck, one_in: int) -> Iterator[Game]:
    """The first, the last, and about one in so many of these games, ever fewer in a long match."""
    last: Game | None = None
    for number, game in enumerate(games):
        last = game
        if number == 0 or luck.below(max(one_in, number // DENSE)) == 0:
            yield game
            last = None
    if last is not None:
        yield last


def every_point(games: Iterator[Game], most: int = 80) -> Iterator[Game]:
    """All of these games; of a long match the first, the last, and at most so many spread over it.

    What is done at a point takes the longer the longer the match is, so there are fewer of them.
    """
    known = list(games)
    step = -(-len(known) // min(most, max(5, 20_000 // len(known))))
    yield from known[::step]
    if (len(known) - 1) % step:
        yield known[-1]


def text(game: Game) -> str:
    """All there is to know of a game; equal texts are equal games."""
    return json.dumps(game.data(), sort_keys=True)
