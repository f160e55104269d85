"""What holds at every moment of every game of The Curse of Vul-Kar, whatever the luck and the house say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.board import COLOURS, HELIPAD, SNAPSHOTS, START, on_island
from emberisle.games.curse_of_vulkar.rules.cards import deck
from emberisle.games.curse_of_vulkar.rules.falling import ChoosePayment
from emberisle.games.curse_of_vulkar.rules.house import OPTIONS
from emberisle.games.curse_of_vulkar.rules.launching import Launch
from emberisle.games.curse_of_vulkar.rules.marbles import CAUSES, Launched, Lie
from emberisle.games.curse_of_vulkar.rules.souvenirs import EVERY, box
from emberisle.games.curse_of_vulkar.rules.table import FIREBALLS, IN_MAW, ON_SLAB, CurseTable
from emberisle.kernel.luck import Luck, QuickLuck
from emberisle.kernel.steps import Ask

from .table_talk import new, seen, table_of

CHOICES = {option.name: option.choices for option in OPTIONS if option.name not in ("marbles", "mode")}
houses = st.fixed_dictionaries(
    {"mode": st.sampled_from(["competitive", "competitive", "cooperative"])},
    optional={name: st.sampled_from(values) for name, values in CHOICES.items()},
)
lucks = st.integers(0, 2**32)
seats = st.integers(2, 5)
INPUTS = 500
"""Of each game: enough for many falls, a call of the copter, or a loss."""

few = settings(max_examples=10)


def moments(players: int, options: dict[str, object], luck: int) -> Iterator[em.Game]:
    """The beginning of a game of random luck, random choices and wild marbles, seen after every input."""
    fate = QuickLuck(luck)
    game = new(players, options)
    for _ in range(INPUTS):
        step = game.step
        if step is None:
            return
        wild = isinstance(step, Launch)
        game.push(wild_launch(game, fate) if wild else step.sample(game.table, fate))
        yield game


def wild_launch(game: em.Game, luck: Luck) -> Launched:
    """A launch in which everybody is as likely to fall as not."""
    step, table = game.step, table_of(game)
    assert isinstance(step, Launch)
    island = table.island()
    felled = [figure for figure, _ in island.standing if luck.below(2)]
    falls = tuple([(figure, CAUSES[luck.below(len(CAUSES))]) for figure in felled])
    ways = (Lie("off", ()), Lie("chute", ("E-N",)), Lie("odd", ("TR3", "TR4")), Lie("space", ("RR1",)))
    lying = [*felled, *[figure for figure, _ in island.lying]]
    lies = tuple([(figure, ways[luck.below(len(ways))]) for figure in lying])
    ends = tuple([("land", "surf", "surf", "off")[luck.below(4)] for _ in range(step.marbles(table))])
    launched = Launched((), falls, lies, (), (), ends, ("TR5", "RR1", "NS8")[: luck.below(4)])
    assert step.possible(table, launched)
    return launched


def treasures(table: CurseTable) -> list[int]:
    return [
        table.slabs.count(colour) + table.maw[colour] + sum(figure[colour] for figure in table.tokens)
        for colour in range(len(COLOURS))
    ]


@few
@given(seats, houses, lucks)
def test_every_treasure_is_always_somewhere(players: int, options: dict[str, object], luck: int) -> None:
    for game in moments(players, options, luck):
        table = table_of(game)
        if table.turns:
            assert treasures(table) == [12, 12, 12]
        assert table.heart in (ON_SLAB, IN_MAW) or 0 <= table.heart < table.figures
        assert table.penny == IN_MAW or table.aboard(table.penny)
        assert all(count >= 0 for figure in table.tokens for count in figure)


@few
@given(seats, houses, lucks)
def test_cards_souvenirs_snapshots_and_fireballs_are_neither_lost_nor_made(
    players: int, options: dict[str, object], luck: int
) -> None:
    for game in moments(players, options, luck):
        table = table_of(game)
        cards = Counter({kind: table.left[kind] + table.discard[kind] for kind in range(len(table.left))})
        cards.update([*table.tracker, *[kind for hand in table.hands for kind in hand]])
        if cards.total() == 29:  # one is being played
            cards[table.card] += 1
        house = table.house
        full = deck(house.cataclysms, house.boulder, house.tiger, house.bees)
        assert [cards[kind] for kind in range(len(full))] == full
        souvenirs = Counter({kind: table.box[kind] + table.gone[kind] for kind in EVERY})
        souvenirs.update([kind for held in table.souvenirs for kind in held])
        assert [souvenirs[kind] for kind in EVERY] == box(table.house.together)
        assert table.scar + table.beside == FIREBALLS
        for seat, hand in enumerate(table.hands):
            begins = table.seats == 4 and table.places[seat] == START
            assert len(hand) <= (3 if begins else 2)
        assert all(len(set(table.shades(f))) == len(table.photos[f]) for f in range(table.figures))
        piles = {table.stock_of(space) for space in SNAPSHOTS}
        taken = sum(len(photos) for photos in table.photos)
        assert sum(table.stock[pile] for pile in piles) + taken == 9 + (3 if players >= 4 else 2)


@few
@given(seats, houses, lucks)
def test_no_two_figures_stand_on_one_space_but_the_helipad(
    players: int, options: dict[str, object], luck: int
) -> None:
    for game in moments(players, options, luck):
        table = table_of(game)
        if table.walk:
            continue  # on the way a figure stands where another does
        standing = Counter(
            [
                table.places[figure]
                for figure in range(table.figures)
                if table.lies[figure] is None and on_island(table.places[figure])
            ]
        )
        assert [place for place, figures in standing.items() if figures > 1 and place != HELIPAD] == []


@few
@given(seats, houses, lucks)
def test_who_is_asked_has_something_to_say(players: int, options: dict[str, object], luck: int) -> None:
    for game in moments(players, options, luck):
        step, table = game.step, table_of(game)
        if isinstance(step, Ask):
            assert game.legal_moves()
            assert len(set(game.legal_moves())) == len(game.legal_moves())
            if step.let_pass(game.table) is not None:
                assert game.to_move is not None
                # Where treasures are hidden, a payment nobody is asked for would tell that there is but one.
                hides_treasures = table.house.closed and isinstance(step, ChoosePayment)
                assert table.souvenirs[game.to_move] or hides_treasures


@few
@given(seats, houses, lucks)
def test_who_is_aboard_stays_there_and_keeps_everything(
    players: int, options: dict[str, object], luck: int
) -> None:
    kept: dict[int, tuple[object, ...]] = {}
    for game in moments(players, options, luck):
        table = table_of(game)
        for figure in range(table.figures):
            things = (table.tokens[figure], table.photos[figure], table.heart == figure)
            if figure in kept and table.figure != figure:
                assert (table.aboard(figure), things) == (True, kept[figure])
            if table.aboard(figure):
                kept[figure] = things


@few
@given(seats, houses, lucks)
def test_a_guess_keeps_what_is_seen(players: int, options: dict[str, object], luck: int) -> None:
    for number, game in enumerate(moments(players, options, luck)):
        if number % 50 == 49:
            for seat in range(players):
                guess = game.guess(seat, QuickLuck(number))
                assert seen(guess, seat) == seen(game, seat)
                if table_of(game).turns:
                    assert treasures(table_of(guess)) == [12, 12, 12]


@few
@given(seats, houses, lucks)
def test_everybody_sees_the_same_but_for_what_is_held(
    players: int, options: dict[str, object], luck: int
) -> None:
    for number, game in enumerate(moments(players, options | {"treasures": "open"}, luck)):
        if number % 25 == 0:
            views = [seen(game, seat) for seat in (None, *range(players))]
            assert len({repr(replace(view, hand=(), souvenirs=())) for view in views}) == 1


@few
@given(seats, houses, lucks)
def test_in_a_closed_game_what_is_known_is_true(players: int, options: dict[str, object], luck: int) -> None:
    against = options | {"treasures": "closed", "mode": "competitive"}
    for game in moments(players, against, luck):
        table = table_of(game)
        for seat in range(players):
            for figure in range(table.figures):
                known = table.known[seat * table.figures + figure]
                assert all(sure <= true for sure, true in zip(known, table.tokens[figure]))
                if table.owner(figure) == seat:
                    assert known == table.tokens[figure]
