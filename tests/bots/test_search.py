"""The bot for any game: it finds what can be proven, weighs odds, and knows no more than its seat."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import pytest

import emberisle as em
import emberisle.bots.search
from emberisle import Game, Luck, NotYourTurn, QuickLuck
from emberisle.bots.bot import Bot, Random
from emberisle.bots.search import Arm, Node, Search, leads
from emberisle.games.fortune.moves import ROLL_AGAIN, STOP
from emberisle.kernel.luck import NoLuck
from emberisle.kernel.match import new_game
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.values import Value
from tests.bots.positions import from_scenarios, to_move
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
    Wheel,
)
from tests.contract.playing import every_point, text, walk
from tests.toys.pebbles import PEBBLES, Leave, Pass, Take, Veto
from tests.toys.sparks import SPARKS, Draw, Keep, Swap

# -- positions


def pebbles(seats: int, *moves: Value, **facts: object) -> Game:
    """Pebbles with these facts on the table, and then these moves."""
    game = new_game(PEBBLES, seats, seed=1, options={"rounds": 1})
    for name, fact in facts.items():
        setattr(game.table, name, fact)
    for move in moves:
        game = game.play(move)
    return game


def last_word(card: int, seats: int = 2) -> Game:
    """Sparks without guards, the last turn; the player on turn has this card and knows no other."""
    game = new_game(SPARKS, seats, seed=1, options={"rounds": 1, "guards": 0})
    for _ in range(seats - 1):
        game = game.play(Keep())
    rest = [other for other in range(1, 13) if other != card]
    game.table.hands = [*rest[: seats - 1], card]
    return game


def worths(bot: Search, game: Game) -> dict[Value, float]:
    return {weighed.move: weighed.value for weighed in bot.weigh(game, to_move(game))}


def chosen(game: Game, tries: int) -> Value:
    return Search(tries=tries).choose(game, to_move(game))


def here_and_there() -> Iterator[Game]:
    """Decisions of several games, with more than one move."""
    for ruleset, seats in ((SPARKS, 2), (SPARKS, 4), (PEBBLES, 3)):
        games = every_point(walk(new_game(ruleset, seats, seed=seats), QuickLuck(seats)), most=8)
        yield from [game for game in games if len(game.legal_moves()) > 1]
    yield from from_scenarios()[::5]


# -- what every bot keeps


def test_it_plays_legal_moves_and_leaves_the_game_alone() -> None:
    for game in here_and_there():
        before = text(game)
        assert chosen(game, tries=20) in game.legal_moves()
        Search(tries=20).weigh(game, to_move(game))
        assert text(game) == before


def without_secrets(game: Game) -> Game:
    twin = game.copy()
    twin.seed, twin.luck, twin.entries, twin.story = None, NoLuck(), [], []
    return twin


def test_it_is_not_moved_by_what_it_cannot_see() -> None:
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


def test_it_weighs_for_who_is_to_move_only() -> None:
    game = pebbles(2)
    with pytest.raises(NotYourTurn, match="it is the turn of seat 0"):
        Search().weigh(game, 1)


# -- what can be proven


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_in_a_heap_it_leaves_a_multiple_of_four(left: int) -> None:
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


def test_it_takes_the_card_that_it_has_seen() -> None:
    game = new_game(SPARKS, 3, seed=1, options={"rounds": 1, "guards": 0})
    for move in (Swap(1), Keep()):
        game = game.play(move)
    game.table.hands, game.table.knows = [11, 2, 7], [(True,) * 3, (True,) * 3, (True, False, True)]
    assert chosen(game, tries=100) == Swap(0)


def test_in_fortune_it_keeps_what_is_good_and_rolls_what_is_bad() -> None:
    rich = em.scenario("fortune", {"card": "Captain", "dice": "DDDDDDKK", "totals": [0, 0]}, seed=1)
    assert chosen(rich, tries=60) == STOP
    poor = em.scenario("fortune", {"card": "Gold", "dice": "DMMPPSSK", "totals": [0, 0]}, seed=1)
    assert chosen(poor, tries=300) == ROLL_AGAIN


# -- it cannot see through cups


@pytest.mark.parametrize("way", [FALLS_OPENLY, FALLS_AND_IS_SEEN, PUT_OPENLY])
def test_what_it_will_see_it_counts_on(way: int) -> None:
    """It is worth 1. Half of the tries seek, a third of these at each cup, and learn there to point to it."""
    game = new_game(Cups(way), 2, seed=1)
    assert chosen(game, tries=200) == Say("seek")
    assert worths(Search(tries=2000), game)[Say("seek")] > 0.9


@pytest.mark.parametrize("way", [FALLS_HIDDEN, PUT_HIDDEN])
def test_what_it_will_not_see_it_does_not_count_on(way: int) -> None:
    game = new_game(Cups(way), 2, seed=1)
    assert chosen(game, tries=200) == Say("toss")
    for seed in range(8):
        values = worths(Search(seed, tries=800, exploration=2), game)
        assert values[Say("seek")] == pytest.approx(1 / 3, abs=0.12), "the two may have fallen into step"


def test_it_knows_what_it_said_itself() -> None:
    values = worths(Search(tries=600), new_game(Echo(), 2, seed=1))
    assert min(values.values()) > 0.75


# -- points


def test_it_prefers_more_points_or_fewer_as_the_game_has_it() -> None:
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
    behind, middle, ahead = leads([-3, 5, 400], False)
    assert 0 < behind < middle < 0.5 < ahead < 1
    assert leads([-3, 5, 400], True) == pytest.approx([1 - behind, 1 - middle, 1 - ahead])
    assert leads([1, 0], False)[0] < leads([2, 0], False)[0] < leads([9, 0], False)[0]


def test_winners_share_the_win() -> None:
    game = pebbles(3, pebbles=[4, 1, 4], vetoes=[0, 0, 0], turns_left=1)
    game = game.play(Leave())
    assert game.over
    assert Search().values(game) == [0.5, 0, 0.5]


# -- how it searches


class Watched(Search):
    """Notes whose turn it is where each playout begins."""

    def __init__(self, tries: int) -> None:
        super().__init__(tries=tries)
        self.turns: list[int] = []

    def playout(self, game: Game, luck: Luck) -> None:
        self.turns.append(game.table.turn)
        super().playout(game, luck)


def test_forced_moves_are_no_decisions() -> None:
    """Nobody has a veto, so three passes are forced: what is tried first is what seat 1 does after them."""
    watched = Watched(tries=20)
    watched.choose(pebbles(4, vetoes=[0, 0, 0, 0]), 0)
    assert set(watched.turns[:2]) <= {1, 2}  # seat 1 has taken, and passes would follow; or it has left
    assert 0 not in watched.turns


def test_a_playout_ends_when_the_scores_change() -> None:
    game = new_game(Plates(), 2, seed=1)
    Search().playout(game, QuickLuck(1))
    assert len(game.entries) == 1
    heap = new_game(Heap(50), 2, seed=1)
    Search().playout(heap, QuickLuck(1))
    assert heap.over


def test_a_playout_has_a_horizon() -> None:
    game = new_game(Heap(50), 2, seed=1)
    Search(horizon=7).playout(game, QuickLuck(1))
    assert len(game.entries) == 7


def test_what_is_seldom_possible_is_not_neglected() -> None:
    often, seldom = Arm(Say("often")), Arm(Say("seldom"))
    often.chances, seldom.chances = 100, 10
    for arm in (often, seldom):
        arm.visits, arm.worth = 5, 2.5
    assert often.promise(0) == seldom.promise(0) == 0.5
    assert 0.5 < seldom.promise(1) < often.promise(1)


def test_only_what_is_possible_is_picked() -> None:
    node, luck = Node(), QuickLuck(1)
    one, two, three = Say(1), Say(2), Say(3)
    for worth, moves in ((1.0, (one,)), (0.2, (one, two)), (0.5, (two, three))):
        arm = node.pick(moves, 0.1, luck)
        arm.visits, arm.worth = 1, worth
    assert node.pick((two, three), 0.1, luck).move == three
    assert node.pick((one, two, three), 0.1, luck).move == one
    assert [arm.chances for arm in node.arms.values()] == [3, 4, 3]


# -- how it chooses among candidates


def many_candidates() -> Game:
    """A pick of dice: which of them to roll again."""
    return em.scenario("fortune", {"card": "Captain", "dice": "CDMMPPSK"}, seed=1).play(ROLL_AGAIN)


@pytest.mark.parametrize("tries", [1, 300, 2000])
def test_every_candidate_is_weighed_and_who_stayed_longest_comes_first(tries: int) -> None:
    game = many_candidates()
    weighed = Search(tries=tries).weigh(game, 0)
    assert len(weighed) == len(game.legal_moves()) > 30
    assert {candidate.move for candidate in weighed} == set(game.legal_moves())
    visits = [candidate.visits for candidate in weighed]
    assert visits == sorted(visits, reverse=True)
    for count in set(visits):
        together = [candidate.value for candidate in weighed if candidate.visits == count]
        assert together == sorted(together, reverse=True)
    assert weighed[0].behind == 0 <= min([candidate.behind for candidate in weighed])


@pytest.mark.parametrize("tries", [1, 300, 2000])
def test_after_every_stage_the_worse_half_drops_out(tries: int) -> None:
    weighed = Search(tries=tries).weigh(many_candidates(), 0)
    dropped = Counter([candidate.visits for candidate in weighed])
    running = len(weighed)
    for visits in sorted(dropped)[:-1]:
        assert dropped[visits] == running // 2
        running -= dropped[visits]
    assert running == dropped[max(dropped)] == 2  # the last two were tried alike to the end


def test_it_spends_about_its_tries_and_at_least_one_on_each() -> None:
    """A stage may miss its part by a try for each candidate, of whom there are half as many each time."""
    game = many_candidates()
    slack = 2 * len(game.legal_moves()) + 10
    for tries in (1, 50, 300, 2000):
        visits = [candidate.visits for candidate in Search(tries=tries).weigh(game, 0)]
        assert min(visits) >= 1
        assert abs(sum(visits) - tries) <= slack
    four = [candidate.visits for candidate in Search(tries=200).weigh(last_word(6, seats=3), 2)]
    assert four == [75, 75, 25, 25]


class Counting(Search):
    """Counts its tries."""

    done = 0

    def playout(self, game: Game, luck: Luck) -> None:
        self.done += 1
        super().playout(game, luck)


class Stubborn(Counting):
    """Would not think of anything but the first move."""

    def choices(self, game: Game) -> Sequence[Value]:
        return game.legal_moves()[:1]


def test_where_there_is_one_candidate_nothing_is_searched_unless_to_weigh_it() -> None:
    game, bot = new_game(Heap(9), 2, seed=1), Stubborn(tries=50)
    assert bot.choose(game, 0) == Say(1)
    assert bot.done == 0
    (only,) = bot.weigh(game, 0)
    assert (only.move, only.visits, only.behind) == (Say(1), 50, 0)


class Purse(Search):
    """Values what it has, and nothing else."""

    def values(self, game: Game) -> list[float]:
        return [(1000 + points) / 3000 for points in game.table.points]


def test_what_is_tried_in_the_same_luck_is_told_apart_by_a_little() -> None:
    """A thousand points hang on the wheel, and the moves differ by one; yet three tries are enough."""
    for seed in range(20):
        weighed = Purse(seed, tries=3).weigh(new_game(Wheel(), 2, seed=1), 0)
        assert [candidate.move for candidate in weighed] == [Say(3), Say(2), Say(1)]
        assert [3000 * candidate.behind for candidate in weighed] == pytest.approx([0, 1, 2])


class KeepOrSwap(Search):
    """Does not think of drawing."""

    def choices(self, game: Game) -> Sequence[Value]:
        return [Keep(), Swap(0)]


def test_all_are_tried_in_the_same_guesses() -> None:
    """Against the same hidden card either to keep wins or to swap."""
    for seed in range(20):
        assert sum(worths(KeepOrSwap(seed, tries=10), last_word(6)).values()) == pytest.approx(1)


class Chapters(Counting):
    """Ten plates make a chapter."""

    def chapter(self, game: Game) -> int:
        left: int = game.table.left
        return left // 10

    def values(self, game: Game) -> list[float]:
        assert game.table.left >= 187, "three are taken at most by the move that leads out of it"
        return super().values(game)


def test_no_try_looks_beyond_its_chapter() -> None:
    """To take three ends it at once, and other moves soon; then there is no playout."""
    game = new_game(Plates(), 2, seed=1)
    game.table.left = 192
    bot = Chapters(tries=60)
    assert {weighed.visits for weighed in bot.weigh(game, 0)} == {10, 25}
    assert bot.done < 60


class Greedy(Search):
    """A game's own bot: it never takes two, looks no further, and likes an empty table."""

    def choices(self, game: Game) -> Sequence[Value]:
        return [move for move in game.legal_moves() if move != Say(2)]

    def playout(self, game: Game, luck: Luck) -> None:
        pass

    def values(self, game: Game) -> list[float]:
        return [1 - game.table.left / 200] * 2


def test_a_game_may_say_what_matters() -> None:
    game = new_game(DirtyPlates(), 2, seed=1)
    values = worths(Greedy(tries=2), game)
    assert set(values) == {Say(1), Say(3)}
    assert values[Say(3)] - values[Say(1)] == pytest.approx(
        2 / 200
    )  # whatever the other takes, it is the same
    assert Greedy(tries=50).choose(game, 0) == Say(3)


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
def test_it_beats_random_play(ruleset: Ruleset[Any]) -> None:
    """Half of the games would be no better; luck alone gives so many about once in four hundred times."""
    assert wins(ruleset, games=200) >= 120


def test_the_examples_run() -> None:
    assert doctest.testmod(emberisle.bots.search).failed == 0
