"""How the bots of Wildfire play where one can say by hand what is right."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import emberisle as em
from emberisle import Game
from emberisle.bots.bot import Bot
from emberisle.games.wildfire.bots.easy import Easy
from emberisle.games.wildfire.bots.hard import MOST, Hard, chances
from emberisle.games.wildfire.bots.heuristics import attentive, shed, without_twins
from emberisle.games.wildfire.bots.medium import Medium
from emberisle.games.wildfire.rules.memory import numbers_lacking
from emberisle.games.wildfire.rules.moves import DRAW, PASS, Call, CatchOut, Play, PlayAndKnock
from emberisle.games.wildfire.rules.table import WildfireTable
from emberisle.games.wildfire.rules.tiles import TILES
from emberisle.kernel.values import Value
from tests.bots.positions import everywhere, to_move
from tests.games.wildfire.table_talk import passes, position

BRANCHES = "9-9, 3-9 on 9-9, 4-9 on 9-9"
"""Open are 9, 3 and 4."""
CALLED = {"knocking": "called"}

good_players = pytest.mark.parametrize("bot", [Medium(), Hard(tries=60)], ids=["medium", "hard"])


def chosen(bot: Bot, game: Game) -> Value:
    return bot.choose(game, to_move(game))


# -- what any sensible player does


@good_players
def test_the_last_tile_is_laid(bot: Bot) -> None:
    """It fits in many ways, and each of them ends the round with nothing in hand."""
    game = position(BRANCHES, "1-4", "0-0 4-7", options={"rounds": 1})
    assert len(game.legal_moves()) > 2
    game = game.play(chosen(bot, game))
    assert game.over
    assert (game.scores(), game.winners()) == ([0, 11], [0])


@good_players
@pytest.mark.parametrize("hand", ["2-9", "2-9 3-7", "0-2"])
def test_a_silent_player_is_caught_out_first(bot: Bot, hand: str) -> None:
    """It costs nothing: the turn goes on, and the other has a tile more."""
    game = position(BRANCHES, hand, "4-7", options=CALLED, silent=[1])
    assert chosen(bot, game) == CatchOut(1)


@good_players
def test_one_knocks_with_the_last_tile_but_one(bot: Bot) -> None:
    game = position(BRANCHES, "2-9 3-7", "0-0 4-7", options=CALLED)
    assert isinstance(chosen(bot, game), PlayAndKnock)


@good_players
@pytest.mark.parametrize(("hand", "tile"), [("0-9 8-9 5-5", "8-9"), ("0-3 3-8 5-5", "3-8")])
def test_more_points_are_shed_where_nothing_else_differs(bot: Bot, hand: str, tile: str) -> None:
    """Either tile leaves the other playable and a new end that fits nothing; the others are nearly out."""
    game = position(f"{BRANCHES}, 3-3 on 3-9", hand, "2-7", "2-6", knocked=[1, 2])
    move = chosen(bot, game)
    assert isinstance(move, Play)
    assert move.tile == tile


@good_players
def test_a_number_is_called_that_one_has_and_the_others_lack(bot: Bot) -> None:
    """Seat 1 could not play on 9, 7 and 4, and there is nothing to draw: with a seven called it passes twice,
    while both sevens of seat 0 go."""
    chain = "9-9, 7-9 on 9-9, 4-9 on 9-9"
    options = {"hub": "all_called"}
    game = position(chain, "4-D 7-8 0-7 2-5", "5-6 5-8", turn=1, pile="", options=options)
    game = passes(game)
    game = game.play(Play("4-D", "4-9", "D"))
    assert numbers_lacking(game.table.lacks[1]) == (1, 4, 7, 9)
    assert chosen(bot, game) == Call(7)


@good_players
def test_what_is_forced_is_done(bot: Bot) -> None:
    assert chosen(bot, position(BRANCHES, "0-2 5-6", "4-7 0-0")) == DRAW
    assert chosen(bot, position(BRANCHES, "0-2 5-6", "4-7 0-0", drawn=True)) == PASS


# -- levels


def test_a_beginner_sheds_the_most_but_is_sometimes_absent() -> None:
    """Two times in three the dearest tile, else any of five plays, one of which is that as well."""
    game = position(BRANCHES, "0-3 3-5 4-6 4-8 7-9", "0-0 4-7")
    moves = [chosen(Easy(seed), game) for seed in range(80)]
    dearest = len([move for move in moves if shed(move) == 16])
    assert len(game.legal_moves()) == 5
    assert 43 <= dearest <= 73  # 58.7 expected, and 4 is the standard deviation
    assert {shed(move) for move in moves} == {3, 8, 10, 12, 16}


def test_medium_keeps_its_hand_playable() -> None:
    """3-6 counts nine like 4-5, but then 6-7 and 6-8 fit as well."""
    game = position(BRANCHES, "3-6 4-5 6-7 6-8", "0-0 4-7 2-2")
    assert chosen(Medium(), game) == Play("3-6", "3-9", "6")


def test_medium_leaves_the_next_player_what_they_lack() -> None:
    """0-9 and 3-6 count the same and leave the other playable. With 0-9 the three stays open: good against
    somebody who has shown to have none, and otherwise one number more for them to play on."""
    hands = ("0-9 3-6 5-8", "5-5 2-8")
    assert chosen(Medium(), position(BRANCHES, *hands)) == Play("3-6", "3-9", "6")
    game = passes(position(BRANCHES, *hands, turn=1, pile=""))
    assert numbers_lacking(game.table.lacks[1]) == (1, 3, 4, 9)
    assert chosen(Medium(), game) == Play("0-9", "9-9", "0")


# -- what the hard bot thinks about


def test_twins_count_once() -> None:
    """Two ends show a three, and it is all the same on which of them one plays."""
    game = position(f"{BRANCHES}, 3-4 on 4-9", "3-5 2-9", "0-0 4-7")
    assert len(game.legal_moves()) == 3
    found = without_twins(game.table, game.legal_moves())
    assert sorted([move.tile for move in found if isinstance(move, Play)]) == ["2-9", "3-5"]


def test_what_differs_is_no_twin() -> None:
    """A double has more room than a plain end; an open flame is not a closed one."""
    game = position("9-9, 3-9 on 9-9, 4-9 on 9-9, 3-4 on 4-9, 3-3 on 3-9", "3-5", "0-0 4-7")
    assert len(without_twins(game.table, game.legal_moves())) == len(game.legal_moves()) == 2
    game = position("9-9, 3-9 on 9-9", "1-3", "0-0 4-7")
    assert {Play("1-3", "3-9", "3"), Play("1-3", "3-9", "1")} <= set(
        without_twins(game.table, game.legal_moves())
    )


def test_candidates_are_legal_few_and_never_careless() -> None:
    for game in everywhere("wildfire"):
        found = Hard().choices(game)
        assert 1 <= len(found) <= MOST
        assert len(set(found)) == len(found)
        assert set(found) <= set(attentive(game.legal_moves())) <= set(game.legal_moves())


class Spying(Hard):
    """Looks at what seat 1 holds in every guess when its turn comes."""

    def __init__(self, tiles_laid: int) -> None:
        super().__init__(tries=40)
        self.tiles_laid = tiles_laid
        self.hands: list[tuple[int, ...]] = []

    def choices(self, game: Game) -> Sequence[Value]:
        table: WildfireTable = game.table
        if game.to_move == 1 and len(table.chain) == self.tiles_laid + 1 and not table.drawn:
            self.hands.append(table.hands[1])
        return super().choices(game)


def test_guesses_keep_to_what_is_known() -> None:
    """Seat 1 has shown that it has no 3, 4 or 9 and no Wild One; in all else the guesses differ."""
    game = position(BRANCHES, "3-5 4-8 2-9 0-9", "5-6 7-8 0-2", turn=1, drawn=True)
    game = passes(game)
    spy = Spying(len(game.table.chain))
    spy.choose(game, 0)
    assert len(spy.hands) >= 40
    assert len(set(spy.hands)) > 10
    seen = {end for hand in spy.hands for tile in hand for end in (TILES[tile].low, TILES[tile].high)}
    assert seen.isdisjoint({1, 3, 4, 9})


class Ending(Hard):
    """Looks at where tries end: after how many rounds, and whether the game is over then."""

    def __init__(self) -> None:
        super().__init__(tries=20)
        self.ends: list[tuple[int, bool]] = []

    def values(self, game: Game) -> list[float]:
        self.ends.append((len(game.table.sheet), game.over))
        return super().values(game)


@pytest.mark.parametrize(("rounds", "over"), [(1, True), (5, False)])
@pytest.mark.parametrize("hand", ["3-5 4-8 2-9", "3-5 4-8"])
def test_a_try_goes_to_the_end_of_the_round_and_no_further(rounds: int, over: bool, hand: str) -> None:
    bot = Ending()
    bot.choose(position(BRANCHES, hand, "4-6", options={"rounds": rounds}), 0)
    assert len(bot.ends) >= 18
    assert set(bot.ends) == {(1, over)}


# -- the score sheet


def sheet(*totals: int, rounds: int = 0, played: int = 0) -> WildfireTable:
    options = {"rounds": rounds}
    table: WildfireTable = em.scenario("wildfire", {"totals": list(totals)}, 1, options).table
    table.sheet = [(0,) * len(totals)] * played
    return table


@pytest.mark.parametrize("seats", range(2, 9))
def test_at_the_beginning_all_have_the_same_chance(seats: int) -> None:
    assert chances(sheet(*[0] * seats)) == pytest.approx([1 / seats] * seats)


@pytest.mark.parametrize("totals", [(0, 299), (120, 80, 80), (10, 250, 30, 40), (0, 5, 5, 5, 5, 5, 5, 290)])
def test_chances_sum_to_one_and_fewest_points_are_best(totals: tuple[int, ...]) -> None:
    found = chances(sheet(*totals))
    assert sum(found) == pytest.approx(1)
    assert all(0 < chance < 1 for chance in found)
    ranked = sorted(range(len(totals)), key=lambda seat: totals[seat])
    assert [found[seat] for seat in ranked] == sorted(found, reverse=True)
    assert chances(sheet(*totals[::-1])) == pytest.approx(found[::-1])


def test_a_lead_is_worth_more_when_the_end_is_near() -> None:
    early, late = chances(sheet(30, 60)), chances(sheet(250, 280))
    assert 0.5 < early[0] < late[0] < 1
    first, last = (chances(sheet(30, 60, rounds=6, played=played))[0] for played in (1, 5))
    assert 0.5 < first < last < 1


def test_only_the_lead_counts_where_rounds_do() -> None:
    assert chances(sheet(30, 60, rounds=6)) == pytest.approx(chances(sheet(130, 160, rounds=6)))
