"""An experiment that is stopped by Ctrl-C while it is played, and goes on by the same command."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE

from emberisle.lab.journal import GAMES, Journal
from emberisle.lab.plan import make_plan
from emberisle.lab.playing import Played
from emberisle.lab.running import play_chunk
from tests.interrupts import heed_interrupts

MANY = 3000
"""More games than are played before the interrupt."""


def assert_ctrl_c_keeps_what_was_played(command: Callable[[int], list[str]], folder: Path) -> None:
    """The command plays so many games of Fortune between medium bots into this folder."""
    with subprocess.Popen(
        command(MANY), stdout=PIPE, stderr=PIPE, text=True, start_new_session=True, preexec_fn=heed_interrupts
    ) as playing:
        while playing.poll() is None and not (folder / GAMES).exists():
            with suppress(subprocess.TimeoutExpired):
                playing.wait(0.1)
        os.killpg(playing.pid, signal.SIGINT)
        complaint = playing.communicate()[1]
    assert playing.returncode == 130, complaint
    assert "the same command goes on" in complaint.splitlines()[-1]
    kept = (folder / GAMES).read_text()
    wanted = kept.count("\n") + 1
    again = subprocess.run(command(wanted), capture_output=True, text=True)
    assert again.returncode == 0, again.stderr
    assert (folder / GAMES).read_text().startswith(kept)
    plan = make_plan("fortune", bots=("medium",))
    assert Journal(folder, plan).in_order(wanted) == one_after_the_other(wanted)


def one_after_the_other(games: int) -> list[Played]:
    return play_chunk(make_plan("fortune", bots=("medium",)), [(0, number) for number in range(games)])
