"""What a seat has not seen it cannot find out: not from views, not from legal moves, not from events.

Two worlds that look the same to a seat are made by guessing twice. Whatever is then fed to both, the seat
sees the same of both until an event tells it something; and it is told nothing that its view does not show.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast

from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from emberisle import Event, Game, Luck, QuickLuck
from emberisle.contract import effort
from emberisle.contract.playing import (
    SEEDS,
    begin,
    in_every_match,
    play_on,
    seats_of,
    some_points,
    unsettled,
    walk,
)
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Chance
from emberisle.kernel.table import same
from emberisle.plug import Plug

Pair = tuple[Game, Game]

# -- guesses


@in_every_match
def check_guesses_look_alike(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    luck = QuickLuck(seed)
    for game in some_points(walk(begin(ruleset, seats, seed), luck), luck, one_in=6):
        for seat in range(seats):
            assert_looks_alike(game.guess(seat, luck), game, seat)
            if ruleset.all_open:
                assert game.view(seat).table == game.view(None).table, f"seat {seat} alone sees something"


def assert_looks_alike(guess: Game, game: Game, seat: int) -> None:
    assert guess.view(seat) == game.view(seat), f"a guess does not look to seat {seat} like the game"
    assert guess.view(None) == game.view(None), f"a spectator sees what seat {seat} does not"
    assert guess.to_move == game.to_move
    if game.to_move == seat:
        assert guess.legal_moves() == game.legal_moves(), f"seat {seat}'s moves tell it what it has not seen"


@in_every_match
def check_guesses_can_be_played_out(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    luck = QuickLuck(seed)
    for game in some_points(walk(begin(ruleset, seats, seed), luck), luck, one_in=20):
        for seat in range(seats):
            guess = game.guess(seat, luck)
            assert play_on(guess, luck), "a guess goes on for ever"
            assert guess.winners() or ruleset.all_may_lose, "a guess ends without a winner"


@in_every_match
def check_guesses_deal_afresh(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    """Where seats see different things, guesses differ from the truth, or they would give it away."""
    luck = QuickLuck(seed)
    hidden = dealt = False
    for game in walk(begin(ruleset, seats, seed), luck):
        seat = luck.below(seats)
        if not dealt and not game.over and _somebody_sees_more(game, seat):
            hidden = True
            dealt = any(not same(game.guess(seat, luck).table, game.table) for _ in range(8))
    assert dealt or not hidden, "guesses are always right about what nobody told them"


def _somebody_sees_more(game: Game, seat: int) -> bool:
    own = game.view(seat).table
    return any(game.view(other).table != own for other in range(game.header.seats))


@in_every_match
def check_guesses_depend_on_what_is_seen(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    """With the same luck, two games that are one to a seat lead it to the same guess."""
    luck = QuickLuck(seed)
    for game in some_points(walk(begin(ruleset, seats, seed), luck), luck, one_in=6):
        for seat in range(seats):
            guess = game.guess(seat, luck)
            assert indistinct(guess, game, seat), f"seat {seat} guesses by what it has not seen"


@in_every_match
def check_guesses_can_be_guessed_from(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    """A guess is a world like any other: what a seat knows there is true, and it guesses in turn."""
    luck = QuickLuck(seed)
    for game in some_points(walk(begin(ruleset, seats, seed), luck), luck, one_in=6):
        for guess in [game.guess(seat, luck) for seat in range(seats)]:
            for other in range(seats):
                assert_looks_alike(guess.guess(other, luck), guess, other)


def indistinct(one: Game, other: Game, seat: int) -> bool:
    """Whether the seat can know no difference between two games: not by looking, and not by guessing."""
    same_guess = same(one.guess(seat, QuickLuck(1)).table, other.guess(seat, QuickLuck(1)).table)
    return same_guess and one.view(seat) == other.view(seat)


# -- two worlds


def guess_twice(game: Game, seat: int, luck: Luck) -> Pair:
    """Two worlds that are one to this seat, and that keep a story from here on."""
    one, other = game.guess(seat, luck), game.guess(seat, luck)
    one.recording = other.recording = True
    return one, other


def can_be_given(world: Game, given: object) -> bool:
    step = world.step
    if isinstance(step, Chance):
        return step.possible(world.table, given)
    return given in world.legal_moves()


def same_input(pair: Pair, seat: int, luck: Luck) -> object | None:
    """An input that can be given in both worlds, or None if there is none."""
    one, other = pair
    if one.to_move == seat:
        assert one.legal_moves() == other.legal_moves()
    tried = [any_input(one, luck) for _ in range(5)]
    return next((given for given in tried if can_be_given(other, given)), None)


def any_input(world: Game, luck: Luck) -> object:
    assert world.step is not None
    return world.step.sample(world.table, luck)


def feed_both(pair: Pair, seat: int, given: object) -> Pair | None:
    """Both worlds after the same input, or None once the seat may tell them apart."""
    (one, told_one), (other, told_other) = fed(pair[0], given, seat), fed(pair[1], given, seat)
    if told_one == told_other:
        assert one.view(seat) == other.view(seat), f"seat {seat} sees something that no event told it"
        assert one.view(None) == other.view(None), f"a spectator sees what seat {seat} does not"
        assert one.events(None) == other.events(None), f"a spectator is told what seat {seat} is not"
        assert indistinct(one, other, seat), f"seat {seat} guesses by what no event told it"
        return one, other
    told_for_nothing = indistinct(one, other, seat) and not same(one.table, other.table)
    assert not told_for_nothing, f"seat {seat} is told what its view does not show"
    return None


def fed(world: Game, given: object, seat: int) -> tuple[Game, list[Event]]:
    """A world after an input, and what the seat is told of it."""
    after = world.copy()
    after.push(given)
    return after, after.events(seat)[len(world.events(seat)) :]


def try_two_inputs(pair: Pair, seat: int, luck: Luck) -> None:
    """If a seat cannot see which of two hidden inputs happened, its events must not reveal it.

    Inputs that are both possible in either world are left out, as knowing them reveals nothing hidden.
    """
    world, other_world = pair
    given, instead = any_input(world, luck), any_input(world, luck)
    if can_be_given(other_world, given) and can_be_given(other_world, instead):
        return
    (one, told_one), (other, told_other) = fed(world, given, seat), fed(world, instead, seat)
    if indistinct(one, other, seat) and not same(one.table, other.table):
        assert told_one == told_other, f"seat {seat} is told which of two hidden things happened"


class SecretsMachine(RuleBasedStateMachine):
    """A match of random inputs, and beside it the pairs of worlds that are one to each seat."""

    ruleset: ClassVar[Ruleset[Any]]

    def __init__(self) -> None:
        super().__init__()
        self.game: Game | None = None
        self.pairs: dict[int, Pair] = {}

    @initialize(data=st.data(), seed=SEEDS)
    def sit_down(self, data: st.DataObject, seed: int) -> None:
        self.game = unsettled(self.ruleset, data.draw(seats_of(self.ruleset)), seed)
        self.guess(seed)

    @precondition(lambda self: not cast(SecretsMachine, self).match.over)
    @rule(choice=SEEDS)
    def go_on(self, choice: int) -> None:
        self.game = self.match.copy()
        self.game.push(any_input(self.game, QuickLuck(choice)))
        self.guess(choice)

    @rule(seed=SEEDS)
    def guess(self, seed: int) -> None:
        luck = QuickLuck(seed)
        for seat in range(self.match.header.seats):
            self.pairs[seat] = guess_twice(self.match, seat, luck)
            for guess in self.pairs[seat]:
                assert_looks_alike(guess, self.match, seat)

    @rule(choice=SEEDS)
    def feed_the_same(self, choice: int) -> None:
        for seat, pair in list(self.pairs.items()):
            given = None if pair[0].over else same_input(pair, seat, QuickLuck(choice))
            after = None if given is None else feed_both(pair, seat, given)
            if after is None:
                del self.pairs[seat]
            else:
                self.pairs[seat] = after

    @rule(choice=SEEDS)
    def feed_different(self, choice: int) -> None:
        for seat, pair in self.pairs.items():
            if not pair[0].over:
                try_two_inputs(pair, seat, QuickLuck(choice))

    @property
    def match(self) -> Game:
        assert self.game is not None
        return self.game


def check_secrets_are_kept(game: Plug) -> None:
    machine = type("SecretsMachine", (SecretsMachine,), {"ruleset": game.ruleset})
    run_state_machine_as_test(machine, settings=effort.chosen())
