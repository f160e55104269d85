"""How the search goes about it: what it tries, in which luck, and which candidates drop out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

import emberisle as em
import emberisle.bots.search
from emberisle import Game, Luck, QuickLuck
from emberisle.bots.search import Arm, Node, Search
from emberisle.games.fortune.rules.moves import ROLL_AGAIN
from emberisle.kernel.match import new_game
from emberisle.kernel.values import Value
from tests.bots.searching import last_word, pebbles, worths
from tests.bots.tiny_games import DirtyPlates, Heap, Plates, Say, Wheel
from tests.toys.sparks import Keep, Swap

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


def test_the_search_spends_about_its_tries_and_at_least_one_on_each() -> None:
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
