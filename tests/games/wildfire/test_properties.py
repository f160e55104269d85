"""What holds at every moment of every game of Wildfire, whatever the players do and the house says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import emberisle as em
from emberisle.games.wildfire.rules.fits import ends_to_play, ways
from emberisle.games.wildfire.rules.house import OPTIONS
from emberisle.games.wildfire.rules.memory import fitting
from emberisle.games.wildfire.rules.moves import Call, CatchOut, Draw, Pass, Play, PlayAndKnock
from emberisle.games.wildfire.rules.table import NOTHING, Laid, WildfireTable
from emberisle.games.wildfire.rules.tiles import SETS, TILES, by_name
from emberisle.games.wildfire.terminal.words import hub_in_words
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.steps import Ask, Step
from emberisle.kernel.table import clone

from .table_talk import FLAMES, asks, new, play_out, seen, table_of

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gwen", "Hugo")
INPUTS = 250
"""How many moves, draws and numbers of a game are looked at."""

houses = st.fixed_dictionaries(
    {}, optional={option.name: st.sampled_from(option.choices) for option in OPTIONS}
)
seats = st.integers(2, 8)
lucks = st.integers(0, 2**32)

Moment = tuple[em.Game, Step[WildfireTable], WildfireTable, object]
"""A game after an input, the step that took it, the table before it, and the input."""


def moments(seats: int, options: dict[str, object], luck: int) -> Iterator[Moment]:
    """A game of random moves and random tiles, seen after every input."""
    fate = QuickLuck(luck)
    game = new(seats, options)
    for _ in range(INPUTS):
        step = game.step
        if step is None:
            return
        before = clone(table_of(game))
        chosen = step.sample(game.table, fate)
        game.push(chosen)
        yield game, step, before, chosen


# -- the tiles


@given(seats, houses, lucks)
def test_every_tile_is_in_one_place(seats: int, options: dict[str, object], luck: int) -> None:
    box = sorted(SETS[str(options.get("tiles", "alternating"))])
    assert len(box) == 65
    for game, *_ in moments(seats, options, luck):
        table = table_of(game)
        between = table.shown and not game.over  # the last round still lies there while the next is dealt
        chain = [] if between else [by_name(laid.tile) for laid in table.chain]
        held = [tile for hand in (table.shown if game.over else table.hands) for tile in hand]
        assert sorted(chain + held + table.pile) == box
        assert table.pile == sorted(table.pile)
        assert all(list(hand) == sorted(hand) for hand in table.hands)


# -- the chain


def openings(laid: Laid) -> int:
    """How many tiles can lie on this one, by the clauses."""
    if not laid.on:
        return 4  # [WF-3.4, WF-6.6]
    if laid.tile[2] in "DT":
        return 2 if laid.tile[2] == "D" else 3  # [WF-7.5, WF-7.6]
    return 3 if laid.tile[0] == laid.tile[2] else 1  # [WF-4.2]


@given(seats, houses, lucks)
def test_the_open_ends_are_those_of_the_chain(seats: int, options: dict[str, object], luck: int) -> None:
    for game, *_ in moments(seats, options, luck):
        table = table_of(game)
        taken = Counter(laid.on for laid in table.chain)
        still = [laid for laid in table.chain if openings(laid) > taken[laid.tile]]
        assert [TILES[end].name for end in table.ends] == [laid.tile for laid in still]
        assert table.free == [openings(laid) - taken[laid.tile] for laid in still]
        for laid, shows in zip(still, table.shows, strict=True):
            assert shows in (range(1, 10) if laid.out in FLAMES else [int(laid.out)]) or shows == NOTHING
        flames = [laid.tile for laid in still if laid.out in FLAMES]
        if table.fire == NOTHING:
            assert flames == []
            assert table.owed == 0
        else:
            assert flames == [TILES[table.fire].name]
            assert table.owed == table.free[table.ends.index(table.fire)]
        unlit = table.shown == [] and NOTHING in table.shows
        assert unlit == (asks(game) in ("PressHub", "CallNumber"))


@given(seats, houses, lucks)
@pytest.mark.clause("WF-5.9", "WF-7.4")
def test_what_is_owed_says_no_double_where_one_that_matches_is_refused_and_nowhere_else(
    seats: int, options: dict[str, object], luck: int
) -> None:
    for game, *_ in moments(seats, options, luck):
        table = table_of(game)
        owed = seen(game).owed
        if owed is None or owed.number == NOTHING:
            continue
        matching = {f"{owed.number}-{owed.number}", "1-1"} - {owed.tile}
        end = table.ends.index(table.fire)
        refused = {tile for tile in matching if not ways(table, by_name(tile), end)}
        for words in (owed.words, hub_in_words(seen(game), NAMES[:seats])):
            assert ("(no double)" in words) == (refused == matching != set())
            assert ("but the Double Wild One)" in words) == bool(refused and "1-1" in matching - refused)
            assert ("no double" in words) == (refused != set())


@given(seats, houses, lucks)
def test_the_openings_of_a_tile_are_filled_in_order(
    seats: int, options: dict[str, object], luck: int
) -> None:
    for game, *_ in moments(seats, options, luck):
        filled: Counter[str] = Counter()
        for laid in table_of(game).chain[1:]:
            assert laid.at == filled[laid.on]
            filled[laid.on] += 1


@pytest.mark.clause("WF-7.4", "WF-6.2", "WF-6.4", "WF-6.5", "WF-7.8", "WF-7.9")
@given(seats, houses, lucks)
def test_what_may_not_lie_on_a_flame_or_a_double_never_does(
    seats: int, options: dict[str, object], luck: int
) -> None:
    for game, _, _, chosen in moments(seats, options, luck):
        if not isinstance(chosen, Play):
            continue
        chain = {laid.tile: laid for laid in table_of(game).chain}
        laid, under = chain[chosen.tile], chain[chosen.on]
        if laid.tile[0] == laid.tile[2]:
            assert under.tile[2] not in "DT"
        if laid.tile == "1-1":
            assert under.tile[0] != under.tile[2]
        if laid.out in FLAMES and under.out in FLAMES:
            in_hub_for_three = not under.on and options.get("double_wild_in_hub") == "three"  # [WF-6.6]
            assert laid.at >= (3 if in_hub_for_three else openings(under)) - 1


@pytest.mark.clause("WF-5.4", "WF-6.3", "WF-7.5", "WF-7.6")
@given(seats, houses, lucks)
def test_an_open_flame_is_played_on_before_anything_else(
    seats: int, options: dict[str, object], luck: int
) -> None:
    for game, _, before, chosen in moments(seats, options, luck):
        if isinstance(chosen, Play) and before.fire != NOTHING:
            assert chosen.on_number == before.fire
            assert game.over or table_of(game).fire in (before.fire, NOTHING, chosen.number)


# -- the moves


def ends_out(tile: str, on: str, shows: int, owed: int, options: dict[str, object]) -> set[str]:
    """With which ends out a tile may be laid on an end, by the clauses; owed is 0 where no flame is open."""
    low, high = tile[0], tile[2]
    on_double, on_wildfire = on[0] == on[2], on[2] in "DT"
    last = owed <= 1
    if tile == "1-1":
        return set() if on_double or on_wildfire else {"1"}  # [WF-6.1, WF-6.2, WF-7.4]
    if low == high:
        house = options.get("doubles_on_wild_ones", "any")
        forbidden = on_wildfire or (owed and (house == "never" or (house == "single" and on_double)))
        return {low} if int(low) == shows and not forbidden else set()  # [WF-7.4, WF-5.9]
    if high in "DT":
        wild = low == "1" and options.get("wildfire_one", "wild") == "wild"
        return {high} if last and (int(low) == shows or wild) else set()  # [WF-7.1, WF-7.8, WF-7.11]
    if "1" in (low, high):
        other = low if high == "1" else high
        return {other, "1"} if last and int(other) == shows else {other}  # [WF-5.1, WF-5.2, WF-6.4]
    return {high if int(low) == shows else low} if str(shows) in (low, high) else set()  # [WF-4.1]


def plays_by_the_clauses(table: WildfireTable, options: dict[str, object]) -> set[tuple[str, str, str]]:
    fire = table.fire
    found = set()
    for end, shows in zip(table.ends, table.shows, strict=True):
        if fire not in (NOTHING, end):
            continue
        for tile in table.hands[table.turn]:
            name, on = TILES[tile].name, TILES[end].name
            for out in ends_out(name, on, shows, table.owed if fire == end else 0, options):
                found.add((name, on, out))
    return found


@pytest.mark.clause("WF-3.6", "WF-3.7", "WF-3.8", "WF-3.9", "WF-4.1")
@given(seats, houses, lucks)
def test_the_legal_moves_are_those_of_the_clauses(seats: int, options: dict[str, object], luck: int) -> None:
    for game, *_ in moments(seats, options, luck):
        if asks(game) != "PlayTile":
            continue
        table, moves = table_of(game), game.legal_moves()
        expected = plays_by_the_clauses(table, options)
        assert {(move.tile, move.on, move.out) for move in moves if isinstance(move, Play)} == expected
        knocks = [move for move in moves if isinstance(move, PlayAndKnock)]
        may_knock = len(table.hands[table.turn]) == 2 and options.get("knocking") == "called"
        assert len(knocks) == (len(expected) if may_knock else 0)
        assert (Draw() in moves) == (not expected and not table.drawn and bool(table.pile))
        assert (Pass() in moves) == (not expected and (table.drawn or not table.pile))
        assert len(set(moves)) == len(moves)


@given(seats, houses, lucks)
def test_what_fits_somewhere_is_what_can_be_laid(seats: int, options: dict[str, object], luck: int) -> None:
    for n, (game, *_) in enumerate(moments(seats, options, luck)):
        if n % 4 == 0 and asks(game) == "PlayTile":
            table = table_of(game)
            ends = ends_to_play(table)
            can = [tile for tile in range(len(TILES)) if any(ways(table, tile, end) for end in ends)]
            assert [tile for tile in range(len(TILES)) if fitting(table) >> tile & 1] == can


@given(seats, houses, lucks)
def test_a_question_always_has_an_answer_and_a_refusal_for_the_rest(
    seats: int, options: dict[str, object], luck: int
) -> None:
    for n, (game, *_) in enumerate(moments(seats, options, luck)):
        moves = game.legal_moves()
        assert bool(moves) == isinstance(game.step, Ask)
        move = WRONG[n % len(WRONG)]
        if moves and n % 3 == 0 and move not in moves:
            assert game.to_move == table_of(game).turn
            why = game.why_not(move)
            assert why is not None
            assert why.rule.startswith("WF-")
            assert set(why.instead) <= set(moves)


WRONG = (
    Draw(),
    Pass(),
    Call(0),
    Call(3),
    CatchOut(0),
    CatchOut(9),
    *[Play(tile.name, on, "1") for tile in TILES for on in ("9-9", "4-9")],
    *[PlayAndKnock(tile.name, "8-8", "8") for tile in TILES],
)


# -- turns, knocks, points


@pytest.mark.clause("WF-3.5", "WF-11.5")
@given(seats, houses, lucks)
def test_the_turn_goes_clockwise(seats: int, options: dict[str, object], luck: int) -> None:
    for game, step, before, chosen in moments(seats, options, luck):
        table = table_of(game)
        if type(step).__name__ != "PlayTile" or len(table.sheet) > len(before.sheet):
            continue
        seat = before.turn
        if asks(game) == "PlayTile" and isinstance(chosen, Play | Pass):
            seat = (seat + 1) % seats
            while before.skips[seat]:
                seat = (seat + 1) % seats
        assert table.turn == seat


@pytest.mark.clause("WF-8.1", "WF-11.4")
@given(seats, houses, lucks)
def test_only_players_with_one_tile_have_knocked_or_can_be_caught(
    seats: int, options: dict[str, object], luck: int
) -> None:
    for game, _, before, chosen in moments(seats, {"knocking": "called", **options}, luck):
        table = table_of(game)
        for seat in range(seats if not table.shown and table.chain else 0):
            if table.knocked[seat] or table.silent[seat] or table.skips[seat]:
                assert len(table.hands[seat]) == 1
            assert not (table.knocked[seat] and table.silent[seat])
        if isinstance(chosen, CatchOut):
            assert chosen.seat != before.turn
            assert table.turn == before.turn
        if options.get("knocking") == "automatic":
            assert not any(table.silent + table.skips)


@pytest.mark.clause("WF-9.1", "WF-9.2", "WF-9.4")
@given(seats, houses, lucks)
def test_points_change_at_the_end_of_a_round_as_the_hands_say(
    seats: int, options: dict[str, object], luck: int
) -> None:
    price = {"1": 10, "D": 20, "T": 30}
    for game, _, before, _ in moments(seats, options, luck):
        table = table_of(game)
        if len(table.sheet) == len(before.sheet):
            assert game.scores() == before.totals
            continue
        left = [[TILES[tile].name for tile in hand] for hand in table.shown]
        counted = [
            sum(price.get(end) or int(end) for name in hand for end in (name[0], name[2])) for hand in left
        ]
        assert table.sheet[-1] == tuple(counted)
        assert game.scores() == [total + points for total, points in zip(before.totals, counted, strict=True)]
        assert sum(not hand for hand in left) <= 1


@pytest.mark.clause("WF-8.2", "WF-8.3")
@given(seats, houses, lucks)
def test_a_round_always_ends(seats: int, options: dict[str, object], luck: int) -> None:
    game = play_out(new(seats, options), luck, rounds=1)
    assert len(seen(game).sheet) == 1
    ended = [event.what for event in game.events() if event.what in ("went_out", "blocked")]
    assert len(ended) == 1
    assert ended == (["went_out"] if () in seen(game).shown else ["blocked"])


@pytest.mark.clause("WF-8.3")
@given(seats, houses, lucks)
def test_a_round_is_blocked_only_when_nobody_can_play(
    seats: int, options: dict[str, object], luck: int
) -> None:
    for game, _, before, _ in moments(seats, options, luck):
        if len(table_of(game).sheet) > len(before.sheet) and game.story[-1].what != "dealt":
            blocked = [event for event in game.story if event.what in ("went_out", "blocked")][-1]
            if blocked.what == "blocked":
                assert before.pile == []
                for seat in range(seats):
                    before.turn = seat
                    assert plays_by_the_clauses(before, options) == set()
