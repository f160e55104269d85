"""Taking back: a new entry of the log, after which chance goes on with numbers nobody has seen."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle import playback
from emberisle.kernel.errors import BadLog
from emberisle.kernel.luck import QuickLuck

SEED = 3


def begun() -> em.Game:
    """Fortune at its first decision."""
    return em.new("fortune", seats=2, seed=SEED)


def rolled_again(game: em.Game) -> em.Game:
    """All free dice are rolled once more."""
    game = game.play(em.load("fortune", {"RollAgain": []}))
    return game.play(game.legal_moves()[-1])


def played_to_the_end(game: em.Game) -> em.Game:
    luck = QuickLuck(1)
    while not game.over:
        moves = game.legal_moves()
        game = game.play(moves[luck.below(len(moves))])
    return game


def test_the_table_is_as_it_was_and_the_log_is_longer() -> None:
    before = begun()
    after = rolled_again(before)
    back = em.undo(after, len(before.entries))
    assert back.view(0) == before.view(0)
    assert back.story == before.story
    assert back.entries[:-1] == after.entries


def test_chance_does_not_repeat_itself_after_an_undo() -> None:
    """Whoever rolls again after taking a roll back must not know what will come."""
    game, first = begun(), len(begun().entries)
    rolls = set()
    for _ in range(4):
        after = rolled_again(game)
        rolls.add(after.view(0).table.dice)
        game = em.undo(after, first)
    assert len(rolls) > 1


def test_an_undo_can_itself_be_taken_back_past() -> None:
    start = begun()
    once = em.undo(rolled_again(start), len(start.entries))
    again = rolled_again(once)
    assert em.undo(again, len(start.entries)).view(0) == start.view(0)
    assert em.undo(again, len(once.entries)).view(0) == once.view(0)


def test_a_log_with_undos_is_replayed_and_verified() -> None:
    start = begun()
    game = played_to_the_end(em.undo(rolled_again(start), len(start.entries)))
    log = em.read_log(game.log.text())
    assert em.replay(log) == game
    assert em.verify(log).scores() == game.scores()
    assert em.load("fortune", game.data()) == game


def test_chance_that_was_taken_back_is_verified() -> None:
    start = begun()
    game = played_to_the_end(em.undo(rolled_again(start), len(start.entries)))
    forged = em.read_log(game.log.text())
    rolled = forged.entries[len(start.entries) + 2]  # after two choices
    assert rolled.who == "chance"
    rolled.given = "C" * len(str(rolled.given))
    with pytest.raises(BadLog, match=f"input {len(start.entries) + 2}"):
        em.verify(forged)


@pytest.mark.parametrize("to", [-1, 99, True, "2", None, 1.0])
def test_a_game_is_not_taken_back_to_a_number_of_inputs_that_it_never_had(to: object) -> None:
    with pytest.raises(BadLog, match="cannot be left standing"):
        em.undo(rolled_again(begun()), to)  # type: ignore[arg-type]


def test_only_choices_are_taken_back_not_what_chance_gave_after_them() -> None:
    start = begun()
    after = rolled_again(start)
    with pytest.raises(BadLog, match="only choices"):
        em.undo(after, len(after.entries) - 1)
    with pytest.raises(BadLog, match="only choices"):
        em.undo(after, 0)


def test_nothing_is_taken_back_once_the_seed_is_known() -> None:
    with pytest.raises(BadLog, match="over"):
        em.undo(played_to_the_end(begun()), 2)


def test_a_log_may_not_go_back_to_where_nobody_had_been() -> None:
    game = rolled_again(begun())
    text = game.log.text() + f'{{"n": {len(game.entries)}, "who": "undo", "input": 40}}\n'
    with pytest.raises(BadLog, match=f"input {len(game.entries)}: .* cannot be left standing"):
        em.replay(em.read_log(text))


def test_playback_tells_the_line_that_stands() -> None:
    start = begun()
    back = em.undo(rolled_again(start), len(start.entries))
    later = rolled_again(back)
    told = [event for group in playback.story(later, 0) for event in group.events]
    assert told == later.events(0)
    assert [frame.view for frame in playback.frames(rolled_again(start), back, 0)] == [back.view(0)]
    assert playback.frames(back, later, 0)[-1].view == later.view(0)
