"""Puzzles of Fireball Island: what anybody who knows the game would do."""

from __future__ import annotations

import pytest

from emberisle import Game
from emberisle.bots.bot import Bot
from emberisle.games.fireball_island.bots.easy import Easy
from emberisle.games.fireball_island.bots.hard import Hard
from emberisle.games.fireball_island.bots.medium import Medium
from emberisle.games.fireball_island.rules.moves import (
    END,
    PASS,
    ROLL,
    SEEK,
    TRADE,
    Play,
    RollDown,
    Walk,
)
from emberisle.kernel.values import Value
from tests.games.fireball_island.bots.positions import (
    after,
    before,
    rolled,
    to_move,
    waiting,
    walked,
    walking,
)

good_players = pytest.mark.parametrize("bot", [Medium(), Hard(seed=1, tries=40)], ids=["medium", "hard"])


def chosen(bot: Bot, game: Game) -> Value:
    assert len(game.legal_moves()) > 1, f"there is nothing to choose at {game.step}"
    return bot.choose(game, to_move(game))


def path(bot: Bot, game: Game) -> tuple[str, ...]:
    walk = chosen(bot, game)
    assert isinstance(walk, Walk)
    return walk.path


# -- the way


@pytest.mark.parametrize("bot", [Easy(1), Medium(), Hard(tries=40)], ids=["easy", "medium", "hard"])
def test_who_can_walk_to_the_dock_does(bot: Bot) -> None:
    assert path(bot, walking(4, places=["DR5", "VP1"], jewel=0))[-1] == "DOCK"


@good_players
def test_who_can_pass_the_owner_takes_the_jewel(bot: Bot) -> None:
    assert "VP5" in path(bot, walking(4, places=["VP3", "VP5"], jewel=1))


@good_players
def test_a_jewel_that_lies_about_is_picked_up(bot: Bot) -> None:
    assert "VP4" in path(bot, walking(5, places=["VP1", "pit E"], jewel="VP4"))


def test_the_first_cave_is_a_good_gamble_and_a_late_one_is_not() -> None:
    assert path(Medium(), walking(3, places=["WT4", "DMP"]))[-1] == "cave 1"
    assert path(Medium(), walking(3, places=["HC5", "DMP"], jewel=0))[-1] != "cave 5"


@good_players
def test_out_of_a_cave_that_is_near_and_on_from_one_that_is_far(bot: Bot) -> None:
    assert chosen(bot, before(places=["cave 3", "WT1"], hands=[["talisman"], []])) == ROLL
    assert chosen(bot, before(places=["cave 1", "WT1"], hands=[["talisman"], []])) == SEEK


# -- cards that win


@good_players
def test_a_card_that_wins_is_better_than_a_roll(bot: Bot) -> None:
    game = before(places=["DR4", "VP1"], jewel=0, hands=[["ahead_5", "talisman"], []])
    assert chosen(bot, game) == Play("ahead_5")


@good_players
def test_another_turn_is_taken_before_the_dock(bot: Bot) -> None:
    game = walking(2, places=["DR1", "VP9"], jewel=0, hands=[["another_turn"], []])
    game.push(Walk(("DR2", "DR3")))
    assert game.view().question == "FinishTurn"
    assert chosen(bot, game) == Play("another_turn")


@good_players
def test_a_roll_too_low_for_the_dock_is_rolled_again(bot: Bot) -> None:
    game = rolled(2, places=["DR6", "DR1"], jewel=0, hands=[["reroll"], []])
    assert chosen(bot, game) == Play("reroll")


# -- cards that stop a winner


@good_players
def test_the_owner_is_fireballed_before_the_dock(bot: Bot) -> None:
    game = rolled(3, places=["DR6", "VP1"], jewel=0, hands=[[], ["fireball"]])
    assert chosen(bot, game) == Play("fireball")
    game.push(Play("fireball"))
    way = chosen(bot, game)
    assert isinstance(way, RollDown)
    assert 0 in game.table.targets_of(way.way)


@good_players
def test_a_roll_that_wins_for_another_is_rolled_again(bot: Bot) -> None:
    game = rolled(3, places=["DR6", "VP1"], jewel=0, hands=[[], ["reroll"]])
    assert chosen(bot, game) == Play("reroll")


@good_players
def test_a_card_that_wins_for_another_is_cancelled(bot: Bot) -> None:
    game = before(places=["DR4", "VP1"], jewel=0, hands=[["ahead_5"], ["cancel"]])
    game = after(game, Play("ahead_5"))
    assert chosen(bot, game) == Play("cancel")


@good_players
def test_the_owner_is_moved_back_before_the_last_roll(bot: Bot) -> None:
    track = ["DR1", "DR2", "DR3"]
    game = waiting(places=["DR4", "VP9"], came_by=[track], jewel=0, hands=[[], ["back_3"]])
    assert chosen(bot, game) == Play("back_3")


@good_players
def test_no_move_ahead_is_wasted_on_an_owner_before_an_empty_bridge(bot: Bot) -> None:
    """The bridge stops the die as well, whatever it shows: nothing is gained."""
    game = waiting(places=["CP3", "HR1"], jewel=0, hands=[[], ["ahead_4"]])
    assert chosen(bot, game) == PASS


@good_players
def test_the_owner_lets_a_one_be_rolled_again_that_would_fireball_them(bot: Bot) -> None:
    game = rolled(1, places=["VP1", "DR3"], jewel=1, hands=[[], ["reroll"]])
    assert chosen(bot, game) == Play("reroll")


# -- cards that are kept


@good_players
def test_no_cancel_is_wasted_on_what_does_no_harm(bot: Bot) -> None:
    game = before(places=["WT1", "TA5"], hands=[["ahead_4"], ["cancel"]])
    game = after(game, Play("ahead_4"))
    assert chosen(bot, game) == PASS


@good_players
def test_a_talisman_is_played_by_the_owner_and_kept_by_who_loses_little(bot: Bot) -> None:
    owner = walking(1, places=["VP1", "DR5"], jewel=1, hands=[[], ["talisman"]])
    owner.push(owner.legal_moves()[0])
    assert owner.view().question == "StopFireball"
    assert chosen(bot, owner) == Play("talisman")
    other = walking(1, places=["VP1", "WT4"], hands=[[], ["talisman"]])
    other.push(other.legal_moves()[0])
    assert chosen(bot, other) == PASS


@good_players
def test_a_fake_jewel_is_shown(bot: Bot) -> None:
    game = walking(4, places=["VP3", "VP5"], jewel=1, hands=[[], ["fake_jewel", "double"]])
    game.push(Walk(("VP4", "VP5", "VP6", "VP7")))
    assert game.view().question == "ShowFake"
    assert chosen(bot, game) == Play("fake_jewel")


def test_another_turn_is_kept_while_nothing_is_near() -> None:
    game = walking(2, places=["LR5", "WT1"], jewel="VP4", hands=[["another_turn"], []])
    game.push(Walk(("LR4", "LR3")))
    assert chosen(Medium(), game) == END


def test_a_token_is_traded_with_an_empty_hand_and_not_for_one_card() -> None:
    game = before(places=["TA5", "WT1"], tokens=["held", "none"])
    assert chosen(Medium(), game) == TRADE
    game = before(
        places=["TA5", "WT1"], tokens=["held", "none"], hands=[["talisman", "cancel", "reroll"], []]
    )
    assert chosen(Medium(), game) == ROLL


def test_the_roll_is_doubled_far_from_everybody() -> None:
    game = before(places=["HR7", "WT1"], jewel=0, hands=[["double"], []])
    assert chosen(Medium(), game) == Play("double")


def test_cards_are_played_before_vul_kar_point_brings_new_ones() -> None:
    game = before(places=["FC6", "WT1"], hands=[["ahead_6"], []])
    assert chosen(Medium(), game) == Play("ahead_6")


# -- what only a search sees


@pytest.mark.parametrize(
    ("place", "die", "bridge"), [("GSB5", 3, "B1"), ("CP3", 2, "B2")], ids=["first bridge", "second bridge"]
)
def test_who_is_out_of_reach_leaves_the_owner_only_themselves_to_fireball(
    place: str, die: int, bridge: str
) -> None:
    """A 1 is rolled at an opponent if one can be hit, and otherwise at oneself [FI-10.3]."""
    game = walking(die, places=[place, "DR6"], jewel=1)
    assert path(Medium(), game)[-1] == bridge
    assert bridge not in path(Hard(), game)


@pytest.mark.parametrize(
    ("places", "path", "card"),
    [
        (["VP10", "VP2", "DR1", "VP4"], ["DR1", "DR2", "DR3", "DR4"], "back_3"),
        (["VP7", "VP4", "DR1", "DR5"], ["VP8", "VP9", "VP10", "DR1", "DR2", "DR3"], "back_2"),
        (["DR2", "VP2", "DR4", "VP4"], ["DR3", "DR4", "DR5"], "back_2"),
    ],
)
@good_players
def test_who_steals_the_jewel_is_held_up_once_that_is_seen(
    bot: Bot, places: list[str], path: list[str], card: str
) -> None:
    """The card is kept while the roll lies there, as it can still be played on the move [FI-13.7]."""
    facts = {"places": places, "jewel": 2, "hands": [[], [card], [], []]}
    assert chosen(bot, rolled(len(path), **facts)) == PASS
    assert chosen(bot, walked(len(path), *path, **facts)) == Play(card)


@good_players
def test_nobody_is_moved_back_onto_a_jewel(bot: Bot) -> None:
    """Whoever is moved there captures it [FI-14.16]."""
    facts = {"places": ["WT6", "WT1"], "hands": [[], ["back_2"]], "came_by": [["WT3", "WT4", "WT5"]]}
    assert chosen(bot, waiting(**facts, jewel="WT4")) == PASS


@pytest.mark.parametrize(("die", "place"), [(5, "TA4"), (2, "TA6")])
def test_who_is_far_behind_the_owner_gambles_on_a_cave(die: int, place: str) -> None:
    """On the trail they come too late; a cave may be near, and a far one can be left for another."""
    game = walking(die, places=[place, "VP3", "HR3", "LR4"], jewel=1)
    assert path(Medium(), game)[-1] != "cave 2"
    assert path(Hard(), game)[-1] == "cave 2"
