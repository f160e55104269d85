"""What holds at every moment of every game of Fireball Island, whatever the luck and the house say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

import emberisle as em
from emberisle.games.fireball_island.rules.board import BRIDGES, DOCK, NAMES, OUT, POINT, is_pit, shared
from emberisle.games.fireball_island.rules.cards import CARDS, DECK, KINDS
from emberisle.games.fireball_island.rules.house import OPTIONS
from emberisle.games.fireball_island.rules.playing import can_trade
from emberisle.games.fireball_island.rules.table import IslandTable
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.steps import Ask, Step
from emberisle.kernel.table import clone

from .table_talk import new, seen, table_of

CHOICES = {option.name: option.choices for option in OPTIONS if option.name != "marbles"}
houses = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(values) for name, values in CHOICES.items()}
)
lucks = st.integers(0, 2**32)
INPUTS = 600
"""Of each game: enough for a capture, some Fireballs and many cards."""

few = settings(max_examples=12)

Moment = tuple[em.Game, Step[IslandTable], IslandTable]
"""A game after an input, the step that took it, and the table before it."""


def moments(options: dict[str, object], luck: int) -> Iterator[Moment]:
    """The beginning of a game of random luck and random choices, seen after every input."""
    fate = QuickLuck(luck)
    game = new(2 + luck % 3, options)
    for _ in range(INPUTS):
        if game.step is None:
            return
        step, before = game.step, clone(table_of(game))
        game.push(step.sample(game.table, fate))
        yield game, step, before


def cards_of(table: IslandTable) -> Counter[int]:
    cards = Counter({kind: table.left[kind] for kind in KINDS})
    cards.update(table.discard)
    for hand in table.hands:
        cards.update(hand)
    return cards


@few
@given(houses, lucks)
def test_there_are_always_48_cards_and_nobody_holds_more_than_four(
    options: dict[str, object], luck: int
) -> None:
    for game, *_ in moments(options, luck):
        table = table_of(game)
        assert cards_of(table) == Counter(dict(enumerate(DECK)))
        assert all(len(hand) <= 4 for hand in table.hands)


@few
@given(houses, lucks)
def test_two_pieces_share_only_places_that_are_shared(options: dict[str, object], luck: int) -> None:
    for game, *_ in moments(options, luck):
        table = table_of(game)
        if table.walk:
            continue  # on the way a piece stands where another does
        crowded = [place for place, pieces in Counter(table.places).items() if pieces > 1]
        assert all(shared(place) for place in crowded), [NAMES[place] for place in crowded]


@few
@given(houses, lucks)
def test_the_jewel_is_somewhere_where_it_can_be(options: dict[str, object], luck: int) -> None:
    falls = {POINT, *BRIDGES, *[OUT[place] for place in range(len(NAMES)) if is_pit(place)]}
    for game, *_ in moments(options, luck):
        table = table_of(game)
        assert (table.jewel_owner < 0) == (table.jewel_at in falls)
        if table.jewel_owner >= 0:
            assert not table.lying[table.jewel_owner]


@few
@given(houses, lucks)
def test_only_pieces_in_pits_lie_down_and_only_the_winner_is_at_the_dock(
    options: dict[str, object], luck: int
) -> None:
    for game, *_ in moments(options | {"dock": "owner"}, luck):
        table = table_of(game)
        assert all(is_pit(place) for place, lies in zip(table.places, table.lying) if lies)
        assert [seat for seat, place in enumerate(table.places) if place == DOCK] == game.winners()


@few
@given(houses, lucks)
def test_whoever_is_asked_holds_a_card_or_has_to_decide(options: dict[str, object], luck: int) -> None:
    for game, *_ in moments(options | {"ask_to_roll": False, "token": "own_turn"}, luck):
        step = game.step
        if isinstance(step, Ask) and step.let_pass(game.table) is not None:
            assert game.to_move is not None
            table, seat = table_of(game), game.to_move
            assert table.hands[seat] or (seat == table.turn and can_trade(table, seat))


@few
@given(houses, lucks)
def test_a_token_is_taken_once_and_traded_once(options: dict[str, object], luck: int) -> None:
    for game, _, before in moments(options, luck):
        for old, now in zip(before.tokens, table_of(game).tokens):
            assert now - old in (0, 1)


@few
@given(houses, lucks)
def test_what_is_known_of_others_is_true(options: dict[str, object], luck: int) -> None:
    for game, *_ in moments(options, luck):
        table = table_of(game)
        for seat in range(table.seats):
            for holder in table.others(seat):
                known = Counter([card for other, card in seen(game, seat).known if other == holder])
                assert known <= Counter([CARDS[card] for card in table.hands[holder]])


@few
@given(houses, lucks)
def test_a_guess_keeps_what_is_known_and_every_card(options: dict[str, object], luck: int) -> None:
    for number, (game, *_) in enumerate(moments(options, luck)):
        if number % 40 == 0:
            for seat in range(table_of(game).seats):
                guess = game.guess(seat, QuickLuck(number))
                assert seen(guess, seat) == seen(game, seat)
                assert cards_of(table_of(guess)) == cards_of(table_of(game))
                for holder, card in seen(game, seat).known:
                    assert CARDS.index(card) in table_of(guess).hands[holder]


@few
@given(houses, lucks)
def test_everybody_sees_the_same_but_for_hands(options: dict[str, object], luck: int) -> None:
    for number, (game, *_) in enumerate(moments(options, luck)):
        if number % 20 == 0:
            views = [seen(game, seat) for seat in (None, *range(table_of(game).seats))]
            assert len({repr(replace(view, hand=(), known=())) for view in views}) == 1
