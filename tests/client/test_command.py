"""`emberisle bot` in a process of its own, and the page that tells of it."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest

import emberisle as em
from emberisle.client import connect_async, open_room, play_matches
from tests.cli.program import PROGRAM, run
from tests.server.running import running

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "client.md").read_text("utf-8"), re.DOTALL)


def test_the_page_shows_the_example_as_it_is() -> None:
    example = (ROOT / "examples" / "guest_bot.py").read_text("utf-8")
    assert BLOCKS[0] == example
    assert len(example.splitlines()) <= 47


def test_the_page_opens_a_room_as_it_says() -> None:
    with running() as server:
        found: dict[str, Any] = {}
        exec(BLOCKS[1].replace("http://localhost:8470", server), found)
        assert len(found["table"].room.chairs) == 3


def test_what_goes_wrong_is_told_in_one_line() -> None:
    def tell(*command: str) -> str:
        ended = subprocess.run(
            [sys.executable, *command], capture_output=True, text=True, check=False, cwd=ROOT
        )
        assert ended.returncode in (1, 2)
        assert len(ended.stderr.splitlines()) == 1
        return ended.stderr

    assert tell("examples/guest_bot.py") == "usage: python examples/guest_bot.py SERVER CODE\n"
    with running() as server:
        assert tell("examples/guest_bot.py", server, "AAAAAAAA") == "There is no such room.\n"
        room = open_room(server, "fortune", "Ana", seats=2).code
        sitting = ("bot", "--server", server, "--room", room, "--chair", "9")
        assert f"there is no chair 9 in the room {room}: it has 1 to 2" in tell("-m", "emberisle", *sitting)


@pytest.mark.parametrize("game", ["fortune", "wildfire"])
def test_the_bot_of_the_page_plays_a_match(game: str, tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BLOCKS[2])

    async def host(server: str, code: str, token: str) -> None:
        async with connect_async(server, code, "Ana", token=token) as table:
            await table.sit()
            asked = ("--server", server, "--room", code, "--bot", "my_bot:Lucky", "--matches", "1")
            program = await asyncio.create_subprocess_exec(*PROGRAM, "bot", *asked, cwd=tmp_path, stdout=PIPE)
            ended = asyncio.create_task(program.communicate())
            seated = asyncio.create_task(table.until(lambda: table.room.chairs[1].guest_bot))
            await asyncio.wait((ended, seated), return_when=asyncio.FIRST_COMPLETED)
            assert seated.done(), "it did not sit down"
            await table.begin()
            await play_matches(table, em.bot(game, "easy"), 1)
            printed = (await ended)[0].decode()
        assert "Lucky sits in chair 2" in printed
        assert " won: Ana " in printed
        assert program.returncode == 0

    options = {"limit": 50} if game == "wildfire" else {}
    with running() as server:
        opened = open_room(server, game, "Ana", options=options)
        asyncio.run(host(server, opened.code, opened.token))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bot", "nowhere:Bot"), "there is no nowhere:Bot"),
        (("--bot", "json:JSONDecoder"), "not a kind of emberisle.Bot"),
        (("--matches", "0"), "--matches is 1 or more"),
        (("--bot", "medium"), "no table server answers"),
    ],
)
def test_bad_input_is_told_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    found = run("bot", "--server", "http://127.0.0.1:1", "--room", "AAAAAAAA", *arguments)
    assert found.returncode == 2
    assert said in found.stderr
    assert len(found.stderr.splitlines()) == 1
