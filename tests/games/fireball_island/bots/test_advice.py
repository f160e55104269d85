"""Advice on Fireball Island: the moves worth a thought, with their chances to win and a reason."""

from __future__ import annotations

import pytest

from emberisle import NotYourTurn
from emberisle.games.fireball_island.bots.advice import advise
from emberisle.games.fireball_island.bots.hard import Hard
from emberisle.games.fireball_island.rules.moves import Play, RollDown, Walk
from tests.games.fireball_island.bots.positions import after, before, everywhere, rolled, to_move, walking

NAMES = ("Ann", "Bob")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hard bot in a hurry."""
    begin = Hard.__init__
    monkeypatch.setattr(Hard, "__init__", lambda self: begin(self, tries=12))


def test_every_advice_can_be_followed_and_the_best_comes_first() -> None:
    for game in everywhere():
        found = advise(game, to_move(game))
        moves = tuple(game.legal_moves())
        for advice in found:
            assert advice.moves[0] in moves
            assert advice.text == game.ruleset.label_among(advice.moves[0], moves)
            for language in ("en", "de"):
                label = game.ruleset.label_among(advice.moves[0], moves, NAMES, language)
                assert advice.in_words(NAMES, language).startswith(label)
            assert 0 <= advice.chance <= 1
        assert [advice.behind for advice in found] == sorted(advice.behind for advice in found)
        assert found[0].behind == 0


def test_the_hard_bot_follows_the_advice() -> None:
    for game in everywhere()[::4]:
        assert advise(game, to_move(game))[0].moves == (Hard().choose(game, to_move(game)),)


def test_a_sure_win_is_seen_and_said() -> None:
    best = advise(walking(4, places=["DR5", "VP1"], jewel=0), 0)[0]
    assert best.chance == 1
    assert best.in_words(NAMES).endswith(": brings the jewel to the Dock")
    assert best.in_words(NAMES, "de").endswith(": bringt das Juwel zum Anleger")


def test_a_theft_names_the_victim() -> None:
    best = advise(walking(4, places=["VP3", "VP5"], jewel=1), 0)[0]
    assert isinstance(best.moves[0], Walk)
    assert best.in_words(NAMES).endswith(": takes the jewel from Bob")


@pytest.mark.parametrize("jewel", ["VKP", 0, 1])
def test_a_walk_is_as_far_from_winning_as_the_scores_say(jewel: object) -> None:
    game = walking(4, places=["LR6", "VP5"], jewel=jewel)
    for advice in advise(game, 0):
        if advice.reasons[0][0] in ("advice.card", "advice.exposed", "advice.safe"):
            assert advice.reasons[0][1] == after(game, advice.moves[0]).scores()[0]


def test_a_fireball_names_whom_it_hits_and_how_often() -> None:
    game = rolled(3, places=["DR6", "VP1"], jewel=0, hands=[[], ["fireball"]])
    best = advise(game, 1)[0]
    assert best.moves == (Play("fireball"),)
    assert best.reasons == (("advice.decides",),)
    way = advise(after(game, Play("fireball")), 1)[0]
    assert isinstance(way.moves[0], RollDown)
    assert way.reasons == (("advice.surely_hits", 0),)
    assert way.in_words(NAMES).endswith(": surely hits Ann")


def test_a_fireball_that_may_miss_says_how_often_it_hits() -> None:
    game = rolled(3, places=["WT5", "DMP"], hands=[[], ["fireball"]])
    last = advise(after(game, Play("fireball")), 1)[-1]
    assert last.reasons == (("advice.hits", 0, 92),)
    assert last.in_words(NAMES).endswith(": hits Ann 92 times in 100")


def test_only_the_player_who_is_asked_is_advised() -> None:
    with pytest.raises(NotYourTurn):
        advise(before(places=["VP3", "VP5"], jewel=1), 1)
