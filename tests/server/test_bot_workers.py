"""Hints and bots think in processes of their own: nobody waits for them, and they may die."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

import pytest

import emberisle as em
from emberisle.kernel.game import Game
from emberisle.server.live import thinking
from emberisle.server.live.bot_workers import BotWorkers
from emberisle.server.live.known_matches import KnownMatches, record
from emberisle.server.live.thinking import Forgotten, MatchNews, advice, choice, game_at
from tests.own_games import OWN
from tests.server.browser import PATIENCE
from tests.server.tables import make, next_mover, playing, position


@pytest.fixture(autouse=True)
def _nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a thinking process would keep is not kept from test to test."""
    monkeypatch.setattr(thinking, "_kept", OrderedDict())


def told(game: Game) -> MatchNews:
    """A match as a process is told of it that has never heard of it."""
    return MatchNews(0, None, record(game))


def played_on(game: Game, moves: int) -> Game:
    for _ in range(moves):
        if not game.over:
            game = game.play(game.legal_moves()[0])
    return game


@pytest.fixture
def workers() -> Iterator[BotWorkers]:
    found = BotWorkers(1)
    yield found
    found.stop()


@pytest.mark.parametrize("game", OWN)
def test_a_hint_names_choices_that_can_be_played(base: str, game: str) -> None:
    seats = em.ruleset(game).most
    with playing(base, "Ana", "Ben", game=game, seats=seats) as people:
        mover = next_mover(people)
        assert mover is not None
        answer = mover.ask("hint", chair=mover.chairs[0])
        assert answer["type"] == "advice", answer
        assert answer["inputs"] == mover.inputs
        for choice_ in answer["choices"]:
            asked = mover.ask("why_not", chair=mover.chairs[0], moves=choice_["moves"])
            assert asked["type"] == "why_not_answer"
            assert asked["refusal"] is None


def test_a_hint_can_be_had_where_one_is_asked_in_a_window(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position(monkeypatch, places=["WT1", "GSB1"], hands=[["another_turn"], []])
    with playing(base, "Ana", seats=2, game="fireball_island") as (ana,):
        while not ana.until(lambda one: one.offered or one.my_turn).offered:
            make(ana, ana.moves[0])
        answer = ana.ask("hint", chair=0)
        assert answer["type"] == "advice", answer
        assert {"Play": ["another_turn"]} in [choice_["moves"][0] for choice_ in answer["choices"]]


def test_a_hint_that_takes_long_delays_nobody(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked for after a hint is answered before it, if the hint takes long enough."""
    thought = threading.Event()
    advise = BotWorkers.advise

    async def slowly(
        self: BotWorkers, game: Game, seat: int, names: tuple[str, ...], language: str
    ) -> dict[str, Any]:
        found = await advise(self, game, seat, names, language)
        await asyncio.to_thread(thought.wait)
        return found

    monkeypatch.setattr(BotWorkers, "advise", slowly)
    with playing(base, "Ana", "Ben") as people:
        mover = next_mover(people)
        assert mover is not None
        chair, inputs = mover.chairs[0], mover.inputs
        mover.send({"type": "hint", "id": "slow", "chair": chair})
        assert mover.ask("hint", chair=chair)["why"] == "too_fast"
        make(mover, mover.moves[0])
        thought.set()
        answer = mover.hear_until(lambda message: message.get("id") == "slow")
        assert (answer["type"], answer["inputs"]) == ("advice", inputs)


def kill(workers: BotWorkers) -> None:
    assert workers.processes
    for process in workers.processes:
        os.kill(process.pid or 0, signal.SIGKILL)


def test_a_thinker_that_dies_is_replaced(workers: BotWorkers) -> None:
    game = em.new("fortune", 2, seed=1)
    seat = game.to_move
    assert seat is not None

    async def twice() -> tuple[object, object]:
        first = await workers.choose(game, seat, "easy", 7)
        kill(workers)
        return first, await workers.choose(game, seat, "easy", 7)

    first, second = asyncio.run(twice())
    assert first == second == choice(told(game), seat, "easy", 7)


def test_what_a_thinker_leaves_behind_when_it_dies_is_asked_again(workers: BotWorkers) -> None:
    """Several wait for it, and its successor dies as well."""
    game = em.new("wildfire", 2, seed=1)
    seat = game.to_move
    assert seat is not None

    async def killed() -> list[object]:
        asked = asyncio.gather(*[workers.choose(game, seat, "easy", 7) for _ in range(4)])
        for _ in range(2):
            while not workers.processes:
                await asyncio.sleep(0)
            kill(workers)
            while workers.processes and not asked.done():
                await asyncio.sleep(0)
        return await asked

    assert asyncio.run(killed()) == [choice(told(game), seat, "easy", 7)] * 4


def test_all_who_waited_for_a_thinker_that_dies_are_answered(workers: BotWorkers) -> None:
    """Also if somebody who waited has gone away meanwhile."""
    game = em.new("fortune", 2, seed=1)
    seat = game.to_move
    assert seat is not None

    async def asked_at_once() -> set[str]:
        await workers.choose(game, seat, "easy", 7)
        waiting = [asyncio.create_task(workers.choose(game, seat, "hard", seed)) for seed in range(6)]
        await asyncio.sleep(0)
        waiting.pop(1).cancel()
        kill(workers)
        return {str(chosen) for chosen in await asyncio.gather(*waiting)}

    assert asyncio.run(asked_at_once()) == {str(choice(told(game), seat, "hard", n)) for n in (0, 2, 3, 4, 5)}


def test_whoever_goes_just_when_it_is_his_turn_takes_no_thinker_with_him(
    workers: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = em.new("fortune", 2, seed=1)
    seat = game.to_move
    assert seat is not None
    release = workers._release

    async def gone_in_that_moment() -> object:
        first, second = [asyncio.create_task(workers.choose(game, seat, "easy", 7)) for _ in range(2)]
        monkeypatch.setattr(workers, "_release", lambda worker: (second.cancel(), release(worker)))
        await first
        async with asyncio.timeout(PATIENCE):
            return await workers.choose(game, seat, "easy", 7)

    assert asyncio.run(gone_in_that_moment()) == choice(told(game), seat, "easy", 7)


def test_a_thinker_is_not_told_the_seed() -> None:
    game = em.new("wildfire", 2, seed="a secret seed")
    assert "a secret seed" not in record(game)


def test_a_bot_that_cannot_think_plays_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    game = em.new("fortune", 2, seed=1)
    seat = game.to_move
    assert seat is not None
    honest = em.bot

    def broken(game_id: str, level: str, seed: int = 0) -> em.Bot:
        if level == "hard":
            raise RuntimeError("a headache")
        return honest(game_id, level, seed)

    monkeypatch.setattr(em, "bot", broken)
    assert em.load("fortune", choice(told(game), seat, "hard", 1)) in game.legal_moves()


def test_advice_is_not_endless() -> None:
    game = em.new("wildfire", 2, seed=3)
    seat = game.to_move
    assert seat is not None
    found = advice(told(game), seat, ("Ana", "Ben", "Cleo", "Dora"), "de")
    assert 0 < len(found["choices"]) <= thinking.MOST_CHOICES
    assert len(found["choices"]) + found["others"] == len(game.legal_moves())


def test_advice_on_fortune_tells_the_risk_of_every_number_of_dice() -> None:
    game = em.scenario("fortune", {"totals": [0, 0], "card": "Sorceress", "dice": "KCCDSSMP"})
    seat = game.to_move
    assert seat is not None
    rolls = [
        choice["moves"][-1]["Roll"][0]
        for choice in advice(told(game), seat, ("Ana", "Ben"), "en")["choices"]
        if "Roll" in choice["moves"][-1] and "RollAgain" in choice["moves"][0]
    ]
    assert {len(rolled) for rolled in rolls} == set(range(2, 8))


def test_bots_play_on_after_their_process_died(base: str) -> None:
    with playing(base, "Ana", seats=2) as (ana,):
        for _ in range(3):
            assert next_mover([ana]) is ana
            for thinker in multiprocessing.active_children():
                os.kill(thinker.pid or 0, signal.SIGKILL)
            make(ana, {"Stop": []} if {"Stop": []} in ana.moves else ana.moves[0])


# -- what a process has kept of a match


@pytest.mark.parametrize("game_id", ["fortune", "wildfire"])
def test_a_thinker_is_told_only_what_is_new(game_id: str) -> None:
    game, known = em.new(game_id, 2, seed=3), KnownMatches()
    whole = known.news_of(game)
    assert whole.since is None
    assert game_at(whole) == game
    for _ in range(6):
        game = played_on(game, 3)
        news = known.news_of(game)
        assert news.since is not None
        assert len(news.text) < len(record(game)) / 2
        assert game_at(news) == game


def test_a_move_that_was_taken_back_is_news_like_any_other() -> None:
    game, known = played_on(em.new("fortune", 2, seed=3), 4), KnownMatches()
    game_at(known.news_of(game))
    decisions = [n for n, entry in enumerate(game.entries) if entry.who != "chance"]
    back = em.undo(game, decisions[-2])
    news = known.news_of(back)
    assert news.since is not None
    assert game_at(news) == back
    onward = played_on(back, 2)
    assert game_at(known.news_of(onward)) == onward


def test_what_was_only_thought_of_leads_nowhere() -> None:
    """In a window bots are asked about passes that may never be made."""
    game, known = played_on(em.new("fortune", 2, seed=3), 2), KnownMatches()
    game_at(known.news_of(game))
    game_at(known.news_of(game.play(game.legal_moves()[0])))
    other = game.play(game.legal_moves()[-1])
    news = known.news_of(other)
    assert news.since is not None
    assert game_at(news) == other


def test_what_a_process_has_forgotten_it_is_told_anew(workers: BotWorkers) -> None:
    game = em.new("fortune", 2, seed=1)
    seat = game.to_move
    assert seat is not None
    later = played_on(game, 2)

    async def asked() -> object:
        await workers.choose(game, seat, "easy", 7)
        kill(workers)  # whatever the server believes, this process is new
        assert later.to_move is not None
        return await workers.choose(later, later.to_move, "easy", 7)

    assert asyncio.run(asked()) == choice(told(later), later.to_move or 0, "easy", 7)
    with pytest.raises(Forgotten):
        game_at(MatchNews(9, 8, "[]"))


def test_matches_that_are_kept_are_not_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "KEPT", 3)
    for number in range(5):
        game_at(MatchNews(number, None, record(em.new("fortune", 2, seed=number))))
    assert list(thinking._kept) == [2, 3, 4]
