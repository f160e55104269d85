"""Everything that is told knows its turn: whose it was, also after a match was read from its acts."""

from __future__ import annotations

import random

import msgspec
import pytest

import emberisle as em
from emberisle import playback
from emberisle.server.messages import Line
from emberisle.server.pictures.story_picture import story_lines
from emberisle.server.rooms.progress import Progress
from emberisle.server.rooms.story import begun_now

OWN = {
    "fortune": ("card", "rolled", "stopped", "scored"),
    "wildfire": ("laid", "laid_across", "passed", "lit"),
    "board_game_battle": ("rolled", "moved", "beat"),
    "fireball_island": ("rolled", "walked", "entered_cave", "bonus_turns"),
    "curse_of_vulkar": ("turn", "walked", "stood_up", "drew"),
}
"""Events that only happen in the turn of whom their first fact names."""
OPTIONS = {"fireball_island": {"marbles": "atlas"}, "curse_of_vulkar": {"marbles": "atlas"}}
MOVES = 400


def a_match(game_id: str) -> em.Game:
    seats = max(3, em.ruleset(game_id).fewest)
    game = em.new(game_id, seats, seed="turns", options=OPTIONS.get(game_id))
    chosen = random.Random(game_id)
    for _ in range(MOVES):
        if game.over:
            break
        game.push(chosen.choice(game.legal_moves()))
        game.settle()
    return game


@pytest.mark.parametrize("game_id", sorted(OWN))
def test_what_a_player_does_is_told_in_that_players_turn(game_id: str) -> None:
    told = [
        (event.facts[0], group.turn)
        for group in playback.groups(a_match(game_id))
        for event in group.events
        if event.what in OWN[game_id] and group.inputs > 0 and group.turn is not None
    ]
    assert len(told) > 10
    assert [seat for seat, _ in told] == [turn[1] for _, turn in told if turn is not None]


def test_the_battle_for_placement_belongs_to_its_round_and_is_no_turn() -> None:
    turns, before = playback.Turns(), None
    for group in playback.groups(a_match("board_game_battle")):
        if group.turn is None:  # setup
            continue
        what, count = {event.what for event in group.events}, turns.count
        assert (group.turn[1] is None) == bool(what & {"round", "placement_rolls", "placement"})
        if "round" in what:
            assert group.turn == (group.events[0].facts[0], None)
        turns.told(group.turn)
        assert turns.count == count + (group.turn[1] is not None and group.turn != before)
        before = group.turn
    assert turns.count > 4


@pytest.mark.parametrize("game_id", sorted(OWN))
def test_a_match_that_is_read_again_tells_the_same_turns(game_id: str) -> None:
    game = a_match(game_id)
    progress = Progress(playback.opening(game))
    progress.feed([(entry.who, entry.given) for entry in game.entries])  # type: ignore[misc]
    names = tuple("ABCD"[: game.header.seats])
    written = story_lines(begun_now().and_then(progress.told), game.ruleset, None, names, "en")
    fed = [line.turn for line in msgspec.json.decode(written, type=list[Line])]
    shown = [group for group in playback.story(game) if group.inputs > 0]
    assert fed == [group.turn for group in shown for _ in group.events]
