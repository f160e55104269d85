"""What holds at every moment of every game of Fortune, whatever the players do and the house says."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

import emberisle as em
from emberisle.games.fortune.rules.cards import DECKS, Card, Sorceress, ZombieAttack
from emberisle.games.fortune.rules.dice import ALL, SKULLS, count, size
from emberisle.games.fortune.rules.house import OPTIONS
from emberisle.games.fortune.rules.moves import Cast, Fill, Roll, RollAgain, Sail, Stop
from emberisle.games.fortune.rules.table import FortuneTable
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.steps import Ask, Step
from emberisle.kernel.table import clone

from .table_talk import table_of

INPUTS = 400
"""How many moves, rolls and cards of a game are looked at."""

houses = st.fixed_dictionaries(
    {}, optional={option.name: st.sampled_from(option.choices) for option in OPTIONS}
)
seats = st.integers(2, 4)
lucks = st.integers(0, 2**32)

Moment = tuple[em.Game, Step[FortuneTable], FortuneTable, object]
"""A game after an input, the step that took it, the table before it, and the input."""


def moments(seats: int, options: dict[str, object], luck: int) -> Iterator[Moment]:
    """A game of random moves and random dice, seen after every input."""
    fate = QuickLuck(luck)
    game = em.replay(em.Log(em.new("fortune", seats, seed=1, options=options).header, []), "1")
    for _ in range(INPUTS):
        step = game.step
        if step is None:
            return
        before = clone(table_of(game))
        chosen = step.sample(game.table, fate)
        game.push(chosen)
        yield game, step, before, chosen


@given(seats, houses, lucks)
def test_there_are_always_eight_dice(seats: int, options: dict[str, object], luck: int) -> None:
    for game, *_ in moments(seats, options, luck):
        table = table_of(game)
        lying = size(table.dice) + size(table.chest) + table.skulls
        assert lying + table.in_hand == ALL
        assert lying == ALL if isinstance(game.step, Ask) else 0 <= lying <= ALL
        assert count(table.dice, SKULLS) == count(table.chest, SKULLS) == 0


@given(seats, houses, lucks)
def test_scores_change_only_as_was_told(seats: int, options: dict[str, object], luck: int) -> None:
    debts = options.get("debts", True)
    totals = [0] * seats
    heard = 0
    for game, *_ in moments(seats, options, luck):
        for event in game.story[heard:]:
            for seat, points in payments(event, seats):
                totals[seat] = totals[seat] + points if debts else max(0, totals[seat] + points)
            if event.what == "scored":
                assert event.facts[2] == totals[number(event.facts[0])]
        heard = len(game.story)
        assert game.scores() == totals


def payments(event: em.Event, seats: int) -> list[tuple[int, int]]:
    """Who wins or loses how many points by this event."""
    if event.what == "scored":
        return [(number(event.facts[0]), number(event.facts[1]))]
    sign = {"island": -1, "zombies_won": 1}.get(event.what, 0)
    others = [seat for seat in range(seats) if seat != event.facts[0]]
    return [(seat, sign * number(event.facts[-1])) for seat in others] if sign else []


def number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


LINES = {
    "sets",
    "treasure",
    "full_chest",
    "saved",
    "doubled",
    "battle_won",
    "battle_lost",
    "storm",
    "fined",
    "zombies_beaten",
}


@given(seats, houses, lucks)
def test_the_lines_of_every_reckoning_add_up(seats: int, options: dict[str, object], luck: int) -> None:
    game = None
    for game, *_ in moments(seats, options, luck):  # noqa: B007 - the last one tells the whole story
        pass
    assert game is not None
    lines = 0
    for event in game.story:
        if event.what in LINES:
            lines = lines + number(event.facts[1])
        elif event.what == "scored":
            assert event.facts[1] == lines
            lines = 0
    assert lines == 0


@given(seats, houses, lucks)
def test_no_card_is_ever_lost_or_found(seats: int, options: dict[str, object], luck: int) -> None:
    deck = DECKS[str(options.get("deck", "fortune"))]
    for game, *_ in moments(seats, options, luck):
        table = table_of(game)
        beside = 1 if type(game.step).__name__ not in ("TurnOverCard", "NoneType") else 0
        assert sum(table.unseen) + len(table.used) + beside == sum(deck)
        assert all(left >= 0 for left in table.unseen)


@given(seats, houses, lucks)
def test_skulls_never_get_fewer_in_a_turn_but_by_the_spell(
    seats: int, options: dict[str, object], luck: int
) -> None:
    spells: list[int] = []
    for game, step, before, _ in moments(seats, options, luck):
        table = table_of(game)
        if table.rolls == 0 or game.over:
            spells = []
            continue
        if table.skulls < before.skulls and before.rolls <= table.rolls:
            assert isinstance(before.card, Sorceress)
            assert type(step).__name__ in ("RollWithSpell", "DecideOnIsland")
            spells.append(before.skulls - table.skulls)
        assert spells in ([], [1])


@given(seats, houses, lucks)
def test_every_roll_uses_two_dice_or_has_a_reason(seats: int, options: dict[str, object], luck: int) -> None:
    for _, step, before, _ in moments(seats, options, luck):
        name = type(step).__name__
        if name not in ("RollDice", "RollOnIsland"):
            continue
        assert before.in_hand == ALL if before.rolls == 0 else 1 <= before.in_hand <= ALL
        if before.in_hand == 1:
            last_die = name == "RollOnIsland" and options.get("island_last_die", False)
            spell = (
                isinstance(before.card, Sorceress) and not before.spell and options.get("spell_alone", True)
            )
            assert isinstance(before.card, ZombieAttack) or last_die or spell
        assert before.rolls < before.card.rolls()


@given(seats, houses, lucks)
def test_dice_in_the_chest_stay_there_until_the_player_moves_them(
    seats: int, options: dict[str, object], luck: int
) -> None:
    for game, step, before, chosen in moments(seats, options, luck):
        table = table_of(game)
        if isinstance(chosen, Fill):
            assert table.chest == chosen.number
            assert table.shown == before.shown
        elif isinstance(chosen, Roll) and type(step).__name__ == "ChooseDice":
            assert table.chest == before.chest
            assert table.dice + chosen.number == before.dice
        assert table.chest == 0 or table.card.name == "Treasure Chest"


@given(seats, houses, lucks)
def test_the_turn_passes_to_the_left_over_the_one_who_crossed(
    seats: int, options: dict[str, object], luck: int
) -> None:
    for game, _, before, _ in moments(seats, options, luck):
        table = table_of(game)
        passed = (table.turn - before.turn) % seats
        if passed == 0 or game.over:
            continue
        skipped = (before.turn + 1) % seats == table.finisher
        assert passed == (2 if skipped else 1)
        assert table.turn != table.finisher


@given(seats, houses, lucks)
def test_a_game_ends_with_the_highest_total_beyond_the_line(
    seats: int, options: dict[str, object], luck: int
) -> None:
    short = options | {"finish_line": 3000}
    for game, *_ in moments(seats, short, luck):
        if not game.over:
            assert game.winners() == []
            continue
        if "nine_alike" in [event.what for event in game.story]:
            assert len(game.winners()) == 1
            continue
        scores = game.scores()
        assert game.winners() == [seat for seat in range(seats) if scores[seat] == max(scores)]
        assert max(scores) > 3000 or (max(scores) == 3000 and options.get("crossing", "reach") == "reach")


@given(seats, houses, lucks)
def test_the_island_is_reached_after_the_first_roll_only(
    seats: int, options: dict[str, object], luck: int
) -> None:
    heard = 0
    for game, step, before, _ in moments(seats, options, luck):
        for event in game.story[heard:]:
            if event.what == "sailed":
                first = before.rolls == 0 and type(step).__name__ == "RollDice"
                spell = isinstance(before.card, Sorceress) and before.rolls == 1
                assert first or spell or type(step).__name__ == "CastOrSail"
                assert number(event.facts[1]) >= 4
        heard = len(game.story)


@given(seats, houses, lucks)
def test_a_question_always_has_an_answer_and_a_refusal_for_the_rest(
    seats: int, options: dict[str, object], luck: int
) -> None:
    for n, (game, *_) in enumerate(moments(seats, options, luck)):
        moves = game.legal_moves()
        assert bool(moves) == isinstance(game.step, Ask)
        if not moves:
            continue
        assert game.to_move == table_of(game).turn
        assert game.why_not(moves[0]) is None
        move = WRONG[n % len(WRONG)]
        if n % 8 == 0 and move not in moves:
            why = game.why_not(move)
            assert why is not None
            assert why.rule.startswith("FO-")
            assert set(why.instead) <= set(moves)


WRONG = (Sail(), Stop(), Cast(), Roll("CCCCCCCC"), RollAgain(), Fill("KK"), Roll("M"))


@given(seats, houses, lucks)
def test_the_view_shows_what_lies_on_the_table(seats: int, options: dict[str, object], luck: int) -> None:
    for game, *_ in moments(seats, options, luck):
        if not isinstance(game.step, Ask):
            continue
        view = game.view(0).table
        assert view == game.view(None).table  # nothing is hidden from anybody
        assert len(view.dice) + len(view.chest) == ALL
        assert view.skulls == view.dice.count("K") + card_skulls(table_of(game).card)
        assert view.totals == tuple(game.scores())


def card_skulls(card: Card) -> int:
    return int(card.name[-1]) if card.name.startswith("Skulls") else 0
