"""Games are the same wherever they are played, and nothing that was played is lost."""

from __future__ import annotations

import errno
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import emberisle as em
from emberisle.lab.files import replaced
from emberisle.lab.journal import GAMES, Journal
from emberisle.lab.plan import BadPlan, Plan, make_plan
from emberisle.lab.playing import Played, play_game, playing
from emberisle.lab.running import Chunk, Processes, play_chunk, run

PLAN = make_plan("fortune", 2, ("medium", "random"), compare=[{"finish_line": 3000}])


class Here:
    """Plays in this process, and may be interrupted."""

    processes = 1

    def __init__(self, patience: int = 10**9) -> None:
        self.patience = patience

    def play(self, plan: Plan, chunks: Sequence[Chunk]) -> Iterator[list[Played]]:
        for number, chunk in enumerate(chunks):
            if number == self.patience:
                raise KeyboardInterrupt
            yield play_chunk(plan, chunk)


@pytest.mark.parametrize("game_id", em.games())
def test_a_game_is_played_to_its_end_and_always_the_same(game_id: str) -> None:
    plan = make_plan(game_id, bots=("random",))
    played = play_game(plan, 0, 3)
    assert played == play_game(plan, 0, 3)
    assert played != play_game(plan, 0, 4)
    assert played.winners or em.ruleset(game_id).all_may_lose
    assert len(played.scores) == plan.seats
    assert 0 < played.decisions <= played.moves
    assert 0 <= played.decided <= 1


def test_a_game_of_the_lab_is_a_match_like_any_other() -> None:
    """Its seed and its bots give it again, move by move."""
    played = play_game(PLAN, 0, 1)
    game = em.new("fortune", 2, PLAN.seed_of(1), PLAN.variants[0].options)
    bots = [em.bot("fortune", level, seed=1) for level in played.bots]
    moves = 0
    while game.to_move is not None:
        game = game.play(bots[game.to_move].choose(game, game.to_move))
        moves += 1
    assert (tuple(game.winners()), tuple(game.scores()), moves) == (
        played.winners,
        played.scores,
        played.moves,
    )


def test_turns_are_those_of_the_game_with_a_choice_in_them_or_without() -> None:
    """In Board Game Battle all four take their turns in every round, until somebody wins in the last one."""
    plan = make_plan("board_game_battle", bots=("random",))
    game = em.new("board_game_battle", 4, plan.seed_of(2), plan.variants[0].options)
    bot = em.bot("board_game_battle", "random", seed=2)
    while game.to_move is not None:
        game = game.play(bot.choose(game, game.to_move))
    assert 4 * (game.table.round - 1) < play_game(plan, 0, 2).turns <= 4 * game.table.round


def test_games_that_are_played_in_turn_are_the_same() -> None:
    """Bots of one kind play in both, each with the luck of its game."""
    games = [playing(PLAN, 0, number) for number in (1, 2)]
    over: dict[int, Played] = {}
    while len(over) < len(games):
        for number, game in enumerate(games, 1):
            try:
                next(game)
            except StopIteration as end:
                over.setdefault(number, end.value)
    assert over == {number: play_game(PLAN, 0, number) for number in (1, 2)}


def test_bots_change_seats_and_house_rules_share_their_luck() -> None:
    assert [PLAN.seated(n) for n in (0, 1, 2)] == [
        ("medium", "random"),
        ("random", "medium"),
        ("medium", "random"),
    ]
    assert len({PLAN.seed_of(n) for n in range(5)}) == 5
    assert PLAN.variants[1].options["finish_line"] == 3000


def test_it_makes_no_difference_how_many_play(tmp_path: Path) -> None:
    found = []
    for name, engine in (("here", Here()), ("one", Processes(1)), ("two", Processes(2))):
        journal = Journal(tmp_path / name, PLAN)
        run(PLAN, 6, journal, engine)
        found.append(journal.in_order(6))
    assert len(found[0]) == 12
    assert found[0] == found[1] == found[2]


def test_what_was_played_before_an_interrupt_is_kept_and_the_rest_played_later(tmp_path: Path) -> None:
    journal = Journal(tmp_path, PLAN)
    with pytest.raises(KeyboardInterrupt):
        run(PLAN, 5, journal, Here(patience=4))
    assert len(Journal(tmp_path, PLAN).played) == 4
    with (tmp_path / GAMES).open("a") as file:
        file.write('{"variant":0,"number":9')  # as if the machine had gone down while it was written
    later = Journal(tmp_path, PLAN)
    told: list[int] = []
    run(PLAN, 5, later, Here(), told.append)
    assert sum(told) == 6
    assert Journal(tmp_path, PLAN).in_order(5) == [play_game(PLAN, v, n) for v in (0, 1) for n in range(5)]


def test_a_process_that_is_killed_is_replaced_and_its_games_played_again(tmp_path: Path) -> None:
    journal = Journal(tmp_path, PLAN)
    killed: list[int | None] = []

    def kill_one(_: int) -> None:
        if not killed:
            victim = multiprocessing.active_children()[0]
            victim.kill()
            killed.append(victim.pid)

    run(PLAN, 8, journal, Processes(2), kill_one)
    assert killed
    assert journal.in_order(8) == [play_game(PLAN, v, n) for v in (0, 1) for n in range(8)]


def test_a_folder_holds_one_experiment(tmp_path: Path) -> None:
    Journal(tmp_path, PLAN)
    with pytest.raises(BadPlan, match="another experiment"):
        Journal(tmp_path, make_plan("fortune", 3))
    (tmp_path / "file").write_text("")
    with pytest.raises(BadPlan, match="cannot use the folder"):
        Journal(tmp_path / "file" / "deeper", PLAN)


@pytest.mark.parametrize(
    "line", ["garbage", '{"variant":0}', "[]", '{"bots":[],"winners":[],"scores":[],"a":1}']
)
def test_a_damaged_line_is_named(line: str, tmp_path: Path) -> None:
    Journal(tmp_path, PLAN).add([play_game(PLAN, 0, 0)])
    with (tmp_path / GAMES).open("a") as file:
        file.write(f"{line}\n")
    with pytest.raises(BadPlan, match=r"games\.jsonl, line 2: this is no game"):
        Journal(tmp_path, PLAN)
    assert (tmp_path / GAMES).read_text().splitlines()[1] == line


def test_a_file_that_cannot_be_written_whole_stays_as_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "report.html"
    kept.write_text("what was")

    def write_half() -> None:
        with replaced(kept) as fresh:
            fresh.write_text("half of what is")
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with pytest.raises(BadPlan, match=r"cannot write .*report\.html: No space left"):
        write_half()
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("report.html", "what was")]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(em.EmberisleError, match="level"):
        make_plan("fortune", 2, ("genius",))
    with pytest.raises(BadPlan, match="3 bots cannot sit in 2 seats"):
        make_plan("fortune", 2, ("easy",) * 3)
    with pytest.raises(BadPlan, match="nothing to compare"):
        make_plan("fortune", 2, options={"finish_line": 6000}, compare=[{"finish_line": 6000}])
    with pytest.raises(em.EmberisleError, match="finish"):
        make_plan("fortune", 2, compare=[{"finish": 6000}])
