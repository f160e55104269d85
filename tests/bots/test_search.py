"""The bot for any game: it finds what can be proven, weighs odds, and knows no more than its seat."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from typing import Any, Final

import pytest

import emberisle as em
import emberisle.bots.search
from emberisle import Game, NotYourTurn, QuickLuck
from emberisle.bots.bot import Bot, Random
from emberisle.bots.search import Search, leads
from emberisle.contract.playing import every_point, text, walk
from emberisle.games.fortune.rules.moves import ROLL_AGAIN, STOP
from emberisle.kernel.luck import NoLuck
from emberisle.kernel.match import new_game
from emberisle.kernel.ruleset import Ruleset
from tests.bots.positions import from_scenarios, to_move
from tests.bots.searching import chosen, last_word, pebbles, worths
from tests.bots.tiny_games import (
    FALLS_AND_IS_SEEN,
    FALLS_HIDDEN,
    FALLS_OPENLY,
    PUT_HIDDEN,
    PUT_OPENLY,
    Cups,
    DirtyPlates,
    Echo,
    Heap,
    Plates,
    Say,
)
from tests.toys.pebbles import PEBBLES, Leave, Pass, Take, Veto
from tests.toys.sparks import SPARKS, Draw, Keep, Swap

# -- positions


def here_and_there() -> Iterator[Game]:
    """Decisions of several games, with more than one move."""
    for ruleset, seats in ((SPARKS, 2), (SPARKS, 4), (PEBBLES, 3)):
        games = every_point(walk(new_game(ruleset, seats, seed=seats), QuickLuck(seats)), most=8)
        yield from [game for game in games if len(game.legal_moves()) > 1]
    yield from from_scenarios()[::5]


# -- what every bot keeps


def test_the_search_plays_legal_moves_and_leaves_the_game_alone() -> None:
    for game in here_and_there():
        before = text(game)
        assert chosen(game, tries=20) in game.legal_moves()
        Search(tries=20).weigh(game, to_move(game))
        assert text(game) == before


def without_secrets(game: Game) -> Game:
    twin = game.copy()
    twin.seed, twin.luck, twin.entries, twin.story = None, NoLuck(), [], []
    return twin


def test_the_search_is_not_moved_by_what_it_cannot_see() -> None:
    bot = Search(tries=20)
    for game in here_and_there():
        seat = to_move(game)
        weighed = bot.weigh(game, seat)
        for other in (game.guess(seat, QuickLuck(1)), game.guess(seat, QuickLuck(2)), without_secrets(game)):
            assert bot.weigh(other, seat) == weighed
            assert bot.choose(other, seat) == weighed[0].move


def test_the_same_seed_plays_alike_and_another_may_not() -> None:
    games = list(here_and_there())
    forth = [Search(3, tries=10).choose(game, to_move(game)) for game in games]
    back = [Search(3, tries=10).choose(game, to_move(game)) for game in reversed(games)]
    other = [Search(4, tries=10).choose(game, to_move(game)) for game in games]
    assert forth == back[::-1] != other


def test_the_search_weighs_for_who_is_to_move_only() -> None:
    game = pebbles(2)
    with pytest.raises(NotYourTurn, match="it is the turn of seat 0"):
        Search().weigh(game, 1)


# -- what can be proven


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_the_search_leaves_a_multiple_of_four_in_a_heap(left: int) -> None:
    assert chosen(new_game(Heap(left), 2, seed=1), tries=3000) == Say(left % 4)


@pytest.mark.parametrize(("left", "value"), [(3, 1), (4, 0), (5, 1)])
def test_what_a_small_heap_is_worth_nears_perfect_play(left: int, value: int) -> None:
    best, *_ = Search(tries=3000).weigh(new_game(Heap(left), 2, seed=1), 0)
    assert best.value == pytest.approx(value, abs=0.1)


def test_the_last_veto_wins() -> None:
    """Seat 1 takes three and would win by one: it falls if seat 0 has more vetoes, and stands if not."""
    facts: dict[str, object] = {"pebbles": [2, 0], "turns_left": 1, "turn": 1, "offers": (3,)}
    more = pebbles(2, Take(), vetoes=[2, 1], **facts)
    assert chosen(more, tries=100) == Veto()
    assert worths(Search(tries=400), more)[Veto()] > 0.95
    as_many = pebbles(2, Take(), vetoes=[2, 2], **facts)
    assert worths(Search(tries=400), as_many)[Veto()] < 0.1


def test_to_draw_level_is_half_a_win() -> None:
    game = pebbles(2, vetoes=[0, 0], pebbles=[0, 3], turns_left=1, offers=(3,))
    assert worths(Search(tries=50), game) == {Take(): 0.5, Leave(): 0.0}


def test_a_veto_is_kept_for_who_can_win() -> None:
    """Seats 1 and 2 are level, each with an offer to come, and seat 0 is far behind.

    With the veto kept for seat 2, seat 1 wins for sure; with the veto spent on seat 0, every other time.
    """
    game = pebbles(3, Take(), pebbles=[0, 9, 9], vetoes=[0, 1, 0], offers=(1,))
    assert game.to_move == 1
    assert chosen(game, tries=300) == Pass()
    values = worths(Search(tries=2000), game)
    assert values[Veto()] < 0.65 < 0.9 < values[Pass()]


# -- odds that can be computed by hand

ODDS: Final = Search(tries=8000)
"""Of four candidates even the first to drop out is tried a thousand times: 0.06 are four standard errors."""


@pytest.mark.parametrize("card", [1, 3, 9, 12])
def test_against_one_hidden_card_the_odds_are_known(card: int) -> None:
    """The other card is any of eleven. To draw is even: of two unseen cards either may be the higher."""
    odds = {Keep(): (card - 1) / 11, Draw(): 1 / 2, Swap(0): (12 - card) / 11}
    assert worths(ODDS, last_word(card)) == pytest.approx(odds, abs=0.06)
    assert chosen(last_word(card), tries=300) == max(odds, key=lambda move: odds[move])


@pytest.mark.parametrize("card", [6, 10])
def test_against_two_hidden_cards_the_odds_are_known(card: int) -> None:
    """Both others must be lower. After a swap one of them is the own card, so only the third is unknown.

    With a six to swap is better than to draw by 0.08, and where the one wins the other loses: the difference
    varies by 0.9 in each guess, and two thousand guesses make that four standard errors.
    """
    swap = sum([other - 2 for other in range(card + 1, 13)]) / 110
    odds = {Keep(): (card - 1) * (card - 2) / 110, Draw(): 1 / 3, Swap(0): swap, Swap(1): swap}
    assert worths(ODDS, last_word(card, seats=3)) == pytest.approx(odds, abs=0.06)
    best = {move for move in odds if odds[move] == max(odds.values())}
    assert ODDS.choose(last_word(card, seats=3), 2) in best


def test_the_search_takes_the_card_that_it_has_seen() -> None:
    game = new_game(SPARKS, 3, seed=1, options={"rounds": 1, "guards": 0})
    for move in (Swap(1), Keep()):
        game = game.play(move)
    game.table.hands, game.table.knows = [11, 2, 7], [(True,) * 3, (True,) * 3, (True, False, True)]
    assert chosen(game, tries=100) == Swap(0)


def test_in_fortune_the_search_keeps_what_is_good_and_rolls_what_is_bad() -> None:
    rich = em.scenario("fortune", {"card": "Captain", "dice": "DDDDDDKK", "totals": [0, 0]}, seed=1)
    assert chosen(rich, tries=60) == STOP
    poor = em.scenario("fortune", {"card": "Gold", "dice": "DMMPPSSK", "totals": [0, 0]}, seed=1)
    assert chosen(poor, tries=300) == ROLL_AGAIN


# -- it cannot see through cups


@pytest.mark.parametrize("way", [FALLS_OPENLY, FALLS_AND_IS_SEEN, PUT_OPENLY])
def test_the_search_counts_on_what_it_will_see(way: int) -> None:
    """It is worth 1. Half of the tries seek, a third of these at each cup, and learn there to point to it."""
    game = new_game(Cups(way), 2, seed=1)
    assert chosen(game, tries=200) == Say("seek")
    assert worths(Search(tries=2000), game)[Say("seek")] > 0.9


@pytest.mark.parametrize("way", [FALLS_HIDDEN, PUT_HIDDEN])
def test_the_search_does_not_count_on_what_it_will_not_see(way: int) -> None:
    game = new_game(Cups(way), 2, seed=1)
    assert chosen(game, tries=200) == Say("toss")
    for seed in range(8):
        values = worths(Search(seed, tries=800, exploration=2), game)
        assert values[Say("seek")] == pytest.approx(1 / 3, abs=0.12), "the two may have fallen into step"


def test_the_search_knows_what_it_said_itself() -> None:
    values = worths(Search(tries=600), new_game(Echo(), 2, seed=1))
    assert min(values.values()) > 0.75


# -- points


def test_the_search_prefers_more_points_or_fewer_as_the_game_has_it() -> None:
    assert chosen(new_game(Plates(), 2, seed=1), tries=200) == Say(3)
    assert chosen(new_game(DirtyPlates(), 2, seed=1), tries=200) == Say(1)


def test_a_point_still_counts_when_there_are_thousands() -> None:
    game = new_game(DirtyPlates(), 2, seed=1)
    game.table.points = [6000, 5000]
    best, *_ = Search(tries=1000).weigh(game, 0)
    assert best.move == Say(1)
    assert best.visits > 400, "all three are tried alike"


def test_leads_go_from_behind_to_ahead() -> None:
    assert leads([0, 0, 0], False) == leads([70, 70, 70], True) == [0.5, 0.5, 0.5]
    assert leads([0], False) == [0.5]
    assert leads([1], False) < leads([9], False)
    behind, middle, ahead = leads([-3, 5, 400], False)
    assert 0 < behind < middle < 0.5 < ahead < 1
    assert leads([-3, 5, 400], True) == pytest.approx([1 - behind, 1 - middle, 1 - ahead])
    assert leads([1, 0], False)[0] < leads([2, 0], False)[0] < leads([9, 0], False)[0]


def test_winners_share_the_win() -> None:
    game = pebbles(3, pebbles=[4, 1, 4], vetoes=[0, 0, 0], turns_left=1)
    game = game.play(Leave())
    assert game.over
    assert Search().values(game) == [0.5, 0, 0.5]


# -- strength


def wins(ruleset: Ruleset[Any], games: int) -> float:
    """How many of these games for two a search wins against random play; a shared win is half of one."""
    won = 0.0
    for seed in range(games):
        game, own = new_game(ruleset, 2, seed), seed % 2
        bots: dict[int, Bot] = {own: Search(seed, tries=40), 1 - own: Random(seed)}
        while game.to_move is not None:
            game = game.play(bots[game.to_move].choose(game, game.to_move))
        won += Search().values(game)[own]
    return won


@pytest.mark.parametrize("ruleset", [SPARKS, PEBBLES], ids=["sparks", "pebbles"])
def test_the_search_beats_random_play(ruleset: Ruleset[Any]) -> None:
    """Half of the games would be no better; luck alone gives so many about once in four hundred times."""
    assert wins(ruleset, games=200) >= 120


def test_the_examples_run() -> None:
    assert doctest.testmod(emberisle.bots.search).failed == 0
