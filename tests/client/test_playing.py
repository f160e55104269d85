"""Programs at real tables: they sit, see what a seat sees, play, and come back when the connection breaks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest

import emberisle as em
from emberisle.client import (
    AsyncTable,
    ClientError,
    RequestRefused,
    Unreachable,
    come_in,
    connect,
    connect_async,
    open_room,
    play_matches,
)
from emberisle.server import messages
from examples.guest_bot import choose
from tests.server.running import running


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with running(second=0.001, grace=1e9) as address:
        yield address


def both(server: str, game: str, play: Callable[[AsyncTable, AsyncTable], Coroutine[Any, Any, None]]) -> None:
    """A host who plays by hand and a guest who is a program, both seated, in a new room."""

    async def run() -> None:
        opened = open_room(server, game, "Ana")
        async with (
            connect_async(server, opened.code, "Ana", token=opened.token) as host,
            connect_async(server, opened.code, "Robo") as guest,
        ):
            await host.sit()
            await guest.sit()
            await play(host, guest)

    asyncio.run(run())


@pytest.mark.parametrize("game", em.games())
def test_two_bots_play_a_match_of_every_game(server: str, game: str) -> None:
    async def play(host: AsyncTable, guest: AsyncTable) -> None:
        told: list[str] = []
        await host.begin()
        await asyncio.gather(
            play_matches(host, em.bot(game, "random"), 1),
            play_matches(guest, em.bot(game, "random", 1), 1, told.append),
        )
        assert host.picture is not None
        assert guest.picture is not None
        assert host.picture.over
        assert host.picture.scores == guest.picture.scores
        assert "won: Ana " in told[0]

    both(server, game, play)


def test_a_program_is_shown_as_a_bot_and_never_stands_in_for_the_host(server: str) -> None:
    async def play(host: AsyncTable, guest: AsyncTable) -> None:
        assert [chair.guest_bot for chair in guest.room.chairs] == [False, True]
        await host.close()
        await guest.until(lambda: not guest.known["room"]["chairs"][0]["here"])
        assert guest.you is not None
        assert not guest.you.host

    both(server, "fortune", play)


def test_a_guess_looks_like_the_table_and_says_nothing_of_hidden_hands(server: str) -> None:
    async def play(host: AsyncTable, guest: AsyncTable) -> None:
        await host.begin()
        await host.until(lambda: host.turn is not None)
        turn = host.turn
        assert turn is not None
        guesses = [await host.guess(turn) for _ in range(6)]
        for guess in guesses:
            assert em.dump(guess.view(turn.chair).table) == turn.picture.table
            assert [em.dump(move) for move in guess.legal_moves()] == [move.move for move in turn.moves]
        hands = {json.dumps(em.dump(guess.view(1).table)) for guess in guesses}
        assert len(hands) > 1, "every guess deals the other hand alike"

    both(server, "wildfire", play)


def test_only_whoever_is_asked_may_guess(server: str) -> None:
    async def play(host: AsyncTable, guest: AsyncTable) -> None:
        await host.begin()
        await host.until(lambda: host.turn is not None)
        for chair, why in ((0, "not_allowed"), (1, "not_your_turn")):
            with pytest.raises(RequestRefused) as refused:
                await guest.ask(messages.Guess, chair=chair)
            assert refused.value.why == why

    both(server, "fortune", play)


def test_an_illegal_move_is_refused_with_its_clause(server: str) -> None:
    async def play(host: AsyncTable, guest: AsyncTable) -> None:
        await host.begin()
        async for turn in host.turns():
            with pytest.raises(RequestRefused) as refused:
                await host.play(turn, {"Roll": ["S"]})
            assert refused.value.why == "illegal"
            assert refused.value.rule is not None
            assert refused.value.rule.startswith("FO-")
            break

    both(server, "fortune", play)


def test_a_bot_agrees_to_taking_back() -> None:
    async def play(host: AsyncTable, guest: AsyncTable) -> None:
        await host.begin()
        playing = asyncio.create_task(play_matches(guest, em.bot("fortune", "random"), 1))
        async for turn in host.turns():
            await host.play(turn, next(move for move in turn.moves if "Stop" in move.move))
            break
        await host.until(lambda: host.turn is not None and host.turn.inputs > turn.inputs)
        later = host.picture_data
        await host.ask(messages.Undo, chair=0)
        await host.until(lambda: host.known["room"]["proposal"] is None and host.picture_data != later)
        assert host.picture is not None
        assert host.picture.to_move == 0
        playing.cancel()

    with running() as server:
        both(server, "fortune", play)


def test_a_broken_connection_is_made_again_and_loses_nothing(server: str) -> None:
    async def play(host: AsyncTable, guest: AsyncTable) -> None:
        await host.begin()
        other = asyncio.create_task(play_matches(host, em.bot("fortune", "random"), 1))
        broken = 0
        async for turn in guest.turns():
            assert guest._socket is not None
            if broken < 3:
                broken += 1
                guest._socket.transport.abort()
            await guest.play(turn, turn.moves[0])
        await other
        assert broken == 3
        assert guest.picture is not None
        assert guest.picture.over

    both(server, "fortune", play)


def test_the_example_plays_a_match_against_the_servers_bots(server: str) -> None:
    opened = open_room(server, "fortune", "Ana")
    with connect(server, opened.code, "Ana", token=opened.token) as table:
        assert table.sit() == 0
        table.begin()
        for turn in table.turns():
            table.play(turn, choose(turn))
        assert table.picture is not None
        assert table.picture.over
        assert any(line["what"] == "stopped" or line["text"] for line in table.story)


def test_hints_and_chat_work_for_programs_too(server: str) -> None:
    async def play(host: AsyncTable, guest: AsyncTable) -> None:
        await guest.chat("Good luck!")
        await host.until(lambda: any(said["text"] == "Good luck!" for said in host.said))
        await host.begin()
        async for turn in host.turns():
            advice = await host.hint(turn)
            assert advice[0].moves[0] in [move.move for move in turn.moves]
            break

    both(server, "fortune", play)


def test_what_cannot_be_is_said_in_one_sentence(server: str) -> None:
    opened = open_room(server, "fortune", "Ana", seats=2)
    with pytest.raises(Unreachable, match="not the address"):
        come_in("localhost", opened.code, "Robo")
    with pytest.raises(Unreachable, match="no such room"):
        come_in(server, "AAAAAAAA", "Robo")
    with pytest.raises(Unreachable, match="no table server answers"):
        come_in("http://127.0.0.1:1", opened.code, "Robo")
    with (
        connect(server, opened.code, "One") as one,
        connect(server, opened.code, "Two") as two,
        connect(server, opened.code, "Three") as three,
    ):
        one.sit()
        two.sit()
        three.until(lambda: all(chair.person for chair in three.room.chairs))
        with pytest.raises(ClientError, match="no chair is free"):
            three.sit()
