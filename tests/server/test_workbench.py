"""What if? What the workbench tells is what the lab tells, within bounds, and no table waits for it."""

from __future__ import annotations

import argparse
import asyncio
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import httpx
import pytest

from emberisle.cli import lab
from emberisle.command import COMMAND
from emberisle.lab import counting
from emberisle.lab.plan import make_plan
from emberisle.lab.playing import play_game
from emberisle.server.live.registry import RoomRegistry
from emberisle.server.messages import AskWorkbench
from emberisle.server.spare.jobs import Owner
from emberisle.server.spare.slices import Work
from emberisle.server.workbench.asking import command_of, plan_of
from emberisle.server.workbench.simulating import Findings, Limits, simulate
from emberisle.store.store import open_store
from tests.server.browser import PATIENCE
from tests.server.process import ServerProcess
from tests.server.running import QUICK, running, usual_priority
from tests.server.test_serve_command import serving

PLAN = make_plan("fortune", 2, ("medium", "random"), compare=[{"finish_line": 3000}])
ASKED = {
    "game": "fortune",
    "seats": 2,
    "bots": ["medium", "random"],
    "options": {"finish_line": 3000},
    "games": 6,
    "visitor": "Ana",
}
LONG: dict[str, Any] = {**ASKED, "bots": ["hard"], "games": 1000}


def ask(base: str, language: str = "en", **changes: Any) -> httpx.Response:
    return httpx.post(
        f"{base}/api/spare/workbench",
        params={"language": language},
        json={**ASKED, **changes},
        timeout=PATIENCE,
    )


def simulated(base: str, language: str = "en", **changes: Any) -> dict[str, Any]:
    """What is found in the end."""
    found: dict[str, Any] = ask(base, language, **changes, begin=True).json()
    while found["state"] == "working":
        found = ask(base, language, **changes).json()
    return found


@pytest.fixture
def own() -> Iterator[str]:
    """A server that nobody has asked for anything yet."""
    with running() as address:
        yield address


def test_it_tells_what_the_lab_tells(base: str) -> None:
    found = simulated(base)
    games = [play_game(PLAN, variant, number) for number in range(6) for variant in (0, 1)]
    tried = [one for one in games if one.variant == 1]
    assert found["team"] is None
    assert (found["state"], found["games"], found["wanted"], found["note"]) == ("done", 6, 6, "")
    for told, counted in (
        (found["by_seat"], counting.wins_by_seat(PLAN, tried)),
        (found["by_bot"], counting.wins_by_bot(PLAN, tried)),
        (found["figures"], counting.figures(tried)),
    ):
        names = ("name", "value", "low", "high", "fair")
        assert [[one[name] for name in names] for one in told] == [
            [asdict(one)[name] for name in names] for one in counted
        ]
    names = ("base", "change", "low", "high", "settles")
    assert [[one["name"], one["sure"], *[one[name] for name in names]] for one in found["effects"]] == [
        [one.figure, one.sure, *[asdict(one)[name] for name in names]]
        for one in counting.effects(PLAN, games)
    ]


def test_its_command_has_the_lab_play_the_same_games() -> None:
    asked = AskWorkbench("fortune", 2, ["medium"], {"crossing": "exceed", "finish_line": 3000}, 40, "Ana")
    plan = plan_of(asked, QUICK)
    parser = argparse.ArgumentParser()
    lab.add_arguments(parser)
    typed = command_of(plan, asked.games).removeprefix(f"{COMMAND} lab ")
    args = parser.parse_args(shlex.split(typed))
    assert (lab._plan(args), args.games, args.language) == (plan, 40, "en")
    german = parser.parse_args(shlex.split(command_of(plan, 40, "de").removeprefix(f"{COMMAND} lab ")))
    assert (lab._plan(german), german.language) == (plan, "de")
    assert len(plan.variants) == 2


def test_what_was_found_is_kept_and_told_in_any_language(own: str) -> None:
    assert ask(own).json()["state"] == "unknown"
    english = simulated(own)
    german = ask(own, "de", visitor="Ben").json()
    assert german["state"] == "done"
    assert [one["value"] for one in german["figures"]] == [one["value"] for one in english["figures"]]
    assert (english["by_seat"][0]["text"], german["by_seat"][0]["text"]) == ("Seat 1", "Platz 1")
    assert (english["figures"][0]["text"], german["figures"][0]["text"]) == ("Turns", "Züge")
    assert simulated(own, visitor="Ben") == english


def test_without_other_house_rules_there_is_nothing_to_compare(base: str) -> None:
    found = simulated(base, options={"finish_line": 8000}, bots=["random"])
    assert found["effects"] == found["by_bot"] == []
    assert len(found["by_seat"]) == 2
    assert "--compare" not in found["command"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"options": {"moon": "full"}}, "moon"),
        ({"options": {"finish_line": "far"}}, "finish_line"),
        ({"seats": 7}, "7"),
        ({"bots": ["genius"]}, "genius"),
        ({"bots": ["easy"] * 3}, "3 bots cannot sit in 2 seats"),
        ({"bots": []}, "bots"),
        ({"game": "chess"}, "chess"),
        ({"games": 1}, "games"),
        ({"games": 1001}, "1000"),
        ({"visitor": ""}, "visitor"),
        ({"moon": 1}, "moon"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(base: str, changes: dict[str, Any], said: str) -> None:
    for begin in (True, False):
        answer = ask(base, **changes, begin=begin)
        assert answer.status_code == 400
        assert said in answer.json()["detail"]


def test_one_person_has_one_run_and_one_address_a_few(own: str) -> None:
    for games, visitor in ((1000, "Ana"), (999, "Ana"), (998, "Ben"), (997, "Cleo")):
        assert ask(own, **{**LONG, "games": games, "visitor": visitor}, begin=True).status_code == 200
    states = [ask(own, **{**LONG, "games": games}).json()["state"] for games in (1000, 999, 998, 997)]
    assert states == ["unknown", "working", "working", "working"]
    refused = ask(own, **{**LONG, "visitor": "Dora"}, begin=True)
    assert refused.status_code == 429
    assert "your address" in refused.json()["detail"]


def test_whoever_asked_can_stop_it(own: str) -> None:
    for visitor in ("Ana", "Ben"):
        assert ask(own, **{**LONG, "visitor": visitor}, begin=True).json()["state"] == "working"
    assert ask(own, **LONG, stop=True).json()["state"] == "working"
    assert ask(own, **{**LONG, "visitor": "Ben"}, stop=True).json()["state"] == "unknown"


def test_where_all_win_or_lose_the_team_is_told_of(base: str) -> None:
    found = simulated(base, game="curse_of_vulkar", bots=["random"], options={"mode": "cooperative"}, games=3)
    assert (found["team"]["text"], found["team"]["share"]) == ("All win together", True)
    assert found["by_seat"] == found["by_bot"] == []
    told = ["turns", "decisions", "minutes with people"]
    assert [one["name"] for one in found["figures"]] == [one["name"] for one in found["effects"]] == told


def test_no_bot_is_imported_for_whoever_asks(base: str) -> None:
    answer = ask(base, bots=["this:That"], begin=True)
    assert (answer.status_code, "this:That" in answer.json()["detail"]) == (400, True)
    assert "this" not in sys.modules


def test_nobody_asks_too_often() -> None:
    with running(simulations=(0.0, 2)) as base:
        answers = [ask(base, begin=True).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        assert ask(base).status_code == 200


@pytest.mark.parametrize("changes", [{"workbench_games": 0}, {"spare": 0}])
def test_it_can_be_turned_off(changes: dict[str, Any]) -> None:
    with running(**changes) as base:
        assert ask(base, begin=True).status_code == 404
        told = httpx.get(f"{base}/api/about").json()["workbench_games"]
        assert told == changes.get("workbench_games", QUICK.workbench_games)


def test_a_run_ends_when_it_has_had_enough() -> None:
    """Whatever was played is what the lab plays first."""
    one = play_game(PLAN, 0, 0).decisions + play_game(PLAN, 1, 0).decisions
    *_, found = simulate(PLAN, 50, Limits(one, 1e9))
    assert isinstance(found, Findings)
    assert (found.games, found.stopped) == (2, "decisions")
    assert found.by_seat == counting.wins_by_seat(PLAN, [play_game(PLAN, 1, n) for n in (0, 1)])
    *_, none = simulate(PLAN, 50, Limits(10**9, 0.0))
    assert none == Findings(0, stopped="seconds")
    with running(workbench_decisions=one) as base:
        assert simulated(base)["note"].endswith("ended after 2 games.")


def test_no_game_goes_on_while_a_table_waits_for_its_bots() -> None:
    async def test() -> list[float]:
        store = await open_store("memory:")
        with usual_priority():
            registry = RoomRegistry(store, QUICK, await store.signing_key())

        def slices() -> float:
            return next(one for one in registry.spare.metrics() if "slices" in one.name).samples[0].value

        registry.bot_workers.quiet.clear()
        registry.spare.begin("run", Work(simulate, (PLAN, 3, Limits(10**9, 1e9))), Owner("Ana", "here"))
        for _ in range(100):
            await asyncio.sleep(0)
        heard = [slices()]
        registry.bot_workers.quiet.set()
        while (progress := registry.spare.look("run")) is None or progress.state == "working":
            await asyncio.sleep(0.001)
        registry.spare.stop()
        await store.close()
        return [*heard, progress.found.games]

    async def in_time() -> list[float]:
        async with asyncio.timeout(PATIENCE):
            return await test()

    assert asyncio.run(in_time()) == [0, 3]


def test_it_needs_nothing_that_only_the_report_of_the_lab_needs() -> None:
    code = (
        "import sys, emberisle.server.http.app\nprint(*{'matplotlib', 'polars', 'rich'} & sys.modules.keys())"
    )
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, check=True).stdout == b"\n"


def test_it_ends_with_the_server(tmp_path: Path) -> None:
    """Whatever a server has started holds on to its output."""
    with serving(tmp_path, "serve", "--no-browser", "--port", "0", "--database", "memory:") as (
        process,
        base,
    ):
        assert ask(base, **LONG, begin=True).json()["state"] == "working"
        process.send_signal(signal.SIGTERM)
        said, _ = process.communicate(timeout=PATIENCE)
        assert "The tables are closed" in said


def test_the_command_line_turns_it_off(tmp_path: Path) -> None:
    usual = ("serve", "--no-browser", "--port", "0", "--database", "memory:")
    for more in (("--no-workbench",), ("--spare", "0")):
        with serving(tmp_path, *usual, *more) as (_, base):
            assert httpx.get(f"{base}/api/about").json()["workbench_games"] == 0


def test_nothing_is_left_of_a_server_that_is_killed(tmp_path: Path) -> None:
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ask(server.base, **LONG, begin=True)
        while ask(server.base, **LONG).json()["games"] < 2:
            pass
        server.kill()  # and see everything end that it has started
