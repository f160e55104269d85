"""The pile: which cards it holds, how they come up, and where they go (FO-1.3, FO-2, FO-5.3, FO-5.4)."""

from __future__ import annotations

from collections import Counter

import pytest

import emberisle as em
from emberisle.games.fortune.rules.cards import Card
from emberisle.games.fortune.rules.moves import Stop
from emberisle.kernel.steps import Chance

from .table_talk import Number, asks, clauses, fall, seen, stop, table_of, told, turn, turn_over

FORTUNE = {
    "Treasure Chest": 3,
    "Captain": 3,
    "Sorceress": 3,
    "Gold": 3,
    "Diamond": 3,
    "Monkey Business": 3,
    "Skulls 1": 3,
    "Skulls 2": 2,
    "Sea Battle 2": 2,
    "Sea Battle 3": 2,
    "Sea Battle 4": 2,
    "Storm": 2,
    "Truce": 2,
    "Zombie Attack": 2,
}
FOURS = ("Treasure Chest", "Captain", "Sorceress", "Gold", "Diamond", "Monkey Business")
NEW = ("Storm", "Truce", "Zombie Attack")
CLASSIC = {card: 4 if card in FOURS else count for card, count in FORTUNE.items() if card not in NEW}
LARGE = {card: 3 if card in NEW else count for card, count in FORTUNE.items()}


def odds_of_cards(game: em.Game) -> dict[object, float]:
    assert isinstance(game.step, Chance)
    return dict(game.step.outcomes(game.table))


def turned_over(game: em.Game) -> list[str]:
    """The names of all cards since the beginning, in order."""
    cards = [event.facts[1] for event in game.events() if event.what in ("card", "known_card")]
    return [card.name for card in cards if isinstance(card, Card)]


def lost_turn(game: em.Game) -> em.Game:
    """Three skulls, and whoever is asked what to do about it does nothing."""
    game = fall(game, "KKKSSSSS")
    return game if game.to_move is None else stop(game)


def timid_game(seed: int, seats: int, options: dict[str, object]) -> em.Game:
    """A whole game of players who end their turn as soon as they may."""
    game = em.new("fortune", seats=seats, seed=seed, options=options)
    while not game.over:
        moves = game.legal_moves()
        game = game.play(Stop() if Stop() in moves else moves[-1])
    return game


# -- which cards there are


@pytest.mark.clause("FO-1.3")
@pytest.mark.parametrize(
    ("deck", "cards", "number"), [("fortune", FORTUNE, 35), ("classic", CLASSIC, 35), ("large", LARGE, 38)]
)
def test_what_each_pile_is_made_of(deck: str, cards: dict[str, int], number: int) -> None:
    unseen = seen(turn(options={"deck": deck})).unseen
    assert unseen == cards
    assert sum(unseen.values()) == number


@pytest.mark.clause("FO-1.3")
def test_the_printed_pile_has_35_cards_of_eleven_kinds() -> None:
    unseen = seen(turn()).unseen
    assert unseen == FORTUNE
    assert sum(unseen.values()) == 35
    assert len({name.rstrip(" 1234") for name in unseen}) == 11


@pytest.mark.clause("FO-1.3", "FO-2.1")
@pytest.mark.parametrize(("deck", "cards"), [("fortune", FORTUNE), ("classic", CLASSIC), ("large", LARGE)])
def test_turning_over_the_whole_pile_shows_each_card_and_nothing_else(
    deck: str, cards: dict[str, int]
) -> None:
    game = turn(options={"deck": deck})
    while asks(game) == "TurnOverCard":
        rarest = min(odds_of_cards(game).items(), key=lambda odds: odds[1])[0]
        game = lost_turn(turn_over(game, str(rarest)))
    # The last card took the pile to the first one again, and the scoring card was not among them.
    assert Counter(turned_over(game)[:-1]) == cards
    assert turned_over(game)[-1] == turned_over(game)[0]


# -- shuffled


@pytest.mark.clause("FO-2.2")
def test_each_unseen_card_is_as_likely_as_any_other() -> None:
    chances = odds_of_cards(turn())
    assert chances == pytest.approx({card: count / 35 for card, count in FORTUNE.items()})


@pytest.mark.clause("FO-2.2")
def test_cards_are_drawn_as_often_as_their_odds_say() -> None:
    game = turn()
    assert isinstance(game.step, Chance)
    drawn = Counter(game.step.sample(game.table, Number(number)) for number in range(35))
    assert drawn == FORTUNE


@pytest.mark.clause("FO-2.2")
def test_a_card_that_was_seen_is_less_likely_and_at_last_impossible() -> None:
    game = stop(fall(turn_over(turn(), "Storm"), "CDMMPPSS"))
    assert odds_of_cards(game)["Storm"] == pytest.approx(1 / 34)
    game = stop(fall(turn_over(game, "Storm"), "CDMMPPSS"))
    assert "Storm" not in odds_of_cards(game)
    assert odds_of_cards(game)["Gold"] == pytest.approx(3 / 33)


@pytest.mark.clause("FO-2.2")
def test_nobody_can_see_the_order_of_the_unseen_cards() -> None:
    one = em.new("fortune", seats=2, seed=1)
    other = em.new("fortune", seats=2, seed=2)
    assert "Gold" in seen(one).unseen
    assert seen(one).coming == seen(other).coming == ()


# -- to the bottom, and up again


@pytest.mark.clause("FO-5.3")
def test_the_card_goes_to_the_bottom_of_the_pile() -> None:
    game = turn_over(turn(), "Captain")
    assert seen(game).coming == ()
    game = stop(fall(game, "CDMMPPSS"))
    assert seen(game).coming == ("Captain",)
    game = stop(fall(turn_over(game, "Gold"), "CDMMPPSS"))
    assert seen(game).coming == ("Captain", "Gold")


@pytest.mark.clause("FO-5.3")
@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("Captain", "CDKKKMMM"),
        ("Zombie Attack", "KKKKSSSS"),
        ("Gold", "CKKKKKKK"),
        ("Sea Battle 2", "CKKKKMMM"),
    ],
)
def test_the_card_goes_to_the_bottom_however_the_turn_ends(card: str, dice: str) -> None:
    game = fall(turn(card), dice)
    assert asks(game) == "TurnOverCard"
    assert seen(game).coming == (card,)


@pytest.mark.clause("FO-5.4")
def test_cards_that_were_used_wait_until_all_have_been_seen() -> None:
    game = stop(fall(turn_over(turn(), "Storm"), "CDMMPPSS"))
    assert asks(game) == "TurnOverCard"
    assert sum(table_of(game).unseen) == 34


@pytest.mark.clause("FO-5.4")
def test_known_cards_come_up_in_the_order_in_which_they_were_used() -> None:
    game = turn(pile=["Gold", "Captain", "Storm"])
    for _ in range(7):
        game = stop(fall(game, "CDMMPPSS"))
    assert turned_over(game)[:7] == ["Gold", "Captain", "Storm", "Gold", "Captain", "Storm", "Gold"]
    assert set(clauses(game, "known_card")) == {"FO-5.4"}


@pytest.mark.clause("FO-5.4", "FO-5.3")
@pytest.mark.parametrize(("deck", "number"), [("fortune", 35), ("classic", 35), ("large", 38)])
def test_in_a_whole_game_the_order_repeats_exactly(deck: str, number: int) -> None:
    longest = 0
    for seed in range(3):
        game = timid_game(seed, 4, {"deck": deck})
        cards = turned_over(game)
        longest = max(longest, len(cards))
        assert all(card == cards[n % number] for n, card in enumerate(cards))
        assert len(told(game, "card")) == min(number, len(cards))
    assert longest > 2 * number


@pytest.mark.clause("FO-5.4")
def test_everybody_may_know_the_order_to_come() -> None:
    game = turn(totals=[0, 0, 0], pile=["Gold", "Captain", "Storm"])
    assert seen(game).card == "Gold"
    for seat in (None, 0, 1, 2):
        assert game.view(seat).table.coming == ("Captain", "Storm")
    game = stop(fall(game, "CDMMPPSS"))
    assert seen(game).card == "Captain"
    assert seen(game).coming == ("Storm", "Gold")


@pytest.mark.clause("FO-5.4", "FO-2.2")
def test_the_view_counts_what_has_not_been_seen() -> None:
    game = stop(fall(turn_over(turn(), "Skulls 2"), "CDMMPPSS"))
    game = turn_over(game, "Skulls 2")
    assert seen(game).unseen == {card: n for card, n in FORTUNE.items() if card != "Skulls 2"}
    assert seen(game).card == "Skulls 2"
    assert seen(game).coming == ("Skulls 2",)


@pytest.mark.clause("FO-2.1")
def test_the_scoring_card_is_no_card_to_turn_over() -> None:
    assert set(odds_of_cards(turn())) == set(FORTUNE)
