"""Web Push: whoever is away hears once that a slow match waits, from nobody else and of nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import httpx
import pytest

import emberisle as em
from emberisle.server.messages import Clocks
from emberisle.server.push.notices import Notice, Notices
from emberisle.server.rooms import acts, requests
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.server.settings import Settings
from emberisle.store.memory import MemoryStore
from emberisle.store.store import Store
from tests.server.browser import Browser, posted
from tests.server.push_service import PushBrowser, PushService, push_service
from tests.server.rooms import begun, happened
from tests.server.running import running
from tests.server.tables import make, next_mover, playing, seated

SLOW = Clocks(move=3600)
SETTINGS = Settings(push_loopback=True, origins=("https://games.example",))


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@contextmanager
def slow_match(base: str) -> Iterator[tuple[Browser, Browser]]:
    """Ana and Ben at a table where there is an hour for each move; who begins comes first."""
    with seated(base, "Ana", "Ben", game="fortune") as people:
        people[0].do("arrange", clocks={"move": 3600, "match": None})
        people[0].do("begin")
        for person in people:
            person.until(lambda browser: browser.room["stage"] == "playing" and browser.picture)
        first, second = people if people[0].moves else reversed(people)
        yield first, second


def end_turn(mover: Browser) -> None:
    while mover.moves:
        make(mover, mover.moves[0])


def subscribe(base: str, person: Browser, browser: PushBrowser, language: str = "en") -> None:
    assert person.token is not None
    posted(f"{base}/api/rooms/{person.code}/push", browser.wish(person.token, language))


def leave(person: Browser, seen_by: Browser) -> None:
    """Close the page, and be seen to be gone."""
    assert person.you is not None
    gone = person.you["chairs"][0]
    person.close()
    seen_by.until(lambda browser: not browser.room["chairs"][gone]["here"])


def test_whoever_is_away_is_told_once_of_each_turn(service: PushService) -> None:
    phone = PushBrowser(service)
    with running(push_loopback=True) as base, slow_match(base) as (first, second):
        key = httpx.get(f"{base}/api/push").json()["key"]
        subscribe(base, second, phone, "de")
        leave(second, first)
        service.answering.clear()  # nobody at the table waits for a push service
        end_turn(first)
        told = [service.next()]
        with Browser(base, second.code, second.token).come() as back:
            end_turn(back)
            leave(back, first)
        service.answering.set()
        end_turn(first.until(lambda browser: browser.moves))
        told.append(service.next())
        assert service.received.empty()
        for pushed in told:
            said = phone.read(pushed)
            assert said == {"title": "Fortune", "body": "Du bist dran.", "room": first.code}
            assert phone.check_sender(pushed, key).keys() == {"aud", "exp"}
            assert pushed.headers["ttl"] == "3600"
        assert len({len(pushed.body) for pushed in told}) == 1
        assert told[0].body[:16] != told[1].body[:16]


def test_a_bot_plays_on_alone_and_whoever_comes_after_it_is_told(service: PushService) -> None:
    phones = [PushBrowser(service, name) for name in ("ana", "ben")]
    with (
        running(push_loopback=True, bot_pause=2.0) as base,
        seated(base, "Ana", "Ben", game="fortune", seats=3) as people,
    ):
        people[0].do("arrange", clocks={"move": 3600, "match": None})
        people[0].do("begin")
        for person, phone in zip(people, phones, strict=True):
            person.until(lambda browser: browser.room["stage"] == "playing" and browser.picture)
            subscribe(base, person, phone)
        ana, ben = people
        while next_mover(people) is ana:
            end_turn(ana)
        leave(ana, ben)
        end_turn(ben)  # and the bot has not moved yet
        ben.close()
        assert phones[0].read(service.next())["room"] == ana.code


def test_a_browser_that_wants_no_more_is_told_nothing(service: PushService) -> None:
    phone, laptop = PushBrowser(service, "phone"), PushBrowser(service, "laptop")
    with running(push_loopback=True) as base, slow_match(base) as (first, second):
        subscribe(base, second, phone)
        subscribe(base, second, laptop)
        posted(f"{base}/api/push/forget", {"endpoint": phone.endpoint})
        leave(second, first)
        end_turn(first)
        assert laptop.read(service.next())["room"] == first.code
        assert service.received.empty()


def test_only_somebody_in_the_room_subscribes(service: PushService) -> None:
    with running(push_loopback=True) as base, playing(base, "Ana", game="fortune") as [ana]:
        wish = PushBrowser(service).wish("no token")
        place = f"{base}/api/rooms/{ana.code}/push"
        assert httpx.post(place, json=wish).status_code == 400
        assert ana.token is not None
        own = {**wish, "token": ana.token}
        assert httpx.post(place, json={**own, "key": "AAAA"}).status_code == 400
        assert httpx.post(place, json={**own, "endpoint": "http://192.0.2.1/"}).status_code == 400
        assert httpx.post(place, json=own).status_code == 201


def test_an_operator_may_want_no_push(service: PushService) -> None:
    with running(push_loopback=True, push=False) as base, playing(base, "Ana", game="fortune") as [ana]:
        assert httpx.get(f"{base}/api/push").json() == {"key": None}
        assert ana.token is not None
        refused = httpx.post(f"{base}/api/rooms/{ana.code}/push", json=PushBrowser(service).wish(ana.token))
        assert refused.status_code == 400


# -- notices by themselves


def turn_of_ben(clocks: Clocks) -> tuple[Room, Room]:
    """A match of Fortune right before and after Ana's turn has ended."""
    before = begun("fortune", "ana", "ben", clocks=clocks)
    while True:
        assert before.game is not None
        assert before.to_move is not None
        move = em.dump(before.game.legal_moves()[0])
        after = happened(before, requests.played(before, before.to_move, [move]))
        if (before.to_move, after.to_move) == (0, 1):
            return before, after
        before = after


def notices_of(store: Store) -> Notices:
    return Notices(store, SETTINGS, lambda _: None)


def test_a_fast_match_tells_nobody() -> None:
    async def heard() -> list[int]:
        found = []
        for clocks in (Clocks(), Clocks(move=3599), Clocks(match=100_000), SLOW):
            notices = notices_of(MemoryStore())
            before, after = turn_of_ben(clocks)
            notices.hear(before, after)
            notices.hear(after, happened(after, acts.Spoke("ana", None, "Well?")))
            found.append(notices.waiting)
        return found

    assert asyncio.run(heard()) == [0, 0, 0, 1]


def test_of_two_processes_one_tells(service: PushService) -> None:
    async def tell() -> None:
        store = MemoryStore()
        await store.subscribe(PushBrowser(service).subscription("ROOMROOM", "ben"))
        _, after = turn_of_ben(SLOW)
        both = [notices_of(store), notices_of(store)]
        await asyncio.gather(*[one.attend_to(Notice(after, "ben")) for one in both])

    asyncio.run(tell())
    assert service.received.qsize() == 1


def test_the_contact_of_a_server_is_its_address(service: PushService) -> None:
    phone = PushBrowser(service)

    async def tell() -> str | None:
        store = MemoryStore()
        notices = notices_of(store)
        await store.subscribe(phone.subscription("ROOMROOM", "ben"))
        await notices.attend_to(Notice(turn_of_ben(SLOW)[1], "ben"))
        return await notices.key()

    key = asyncio.run(tell())
    assert key is not None
    assert phone.check_sender(service.next(), key)["sub"] == "https://games.example"


def test_whoever_is_here_or_no_longer_awaited_is_told_nothing(service: PushService) -> None:
    async def tell() -> None:
        store = MemoryStore()
        before, after = turn_of_ben(SLOW)
        await store.subscribe(PushBrowser(service).subscription("ROOMROOM", "ben"))
        await Notices(store, SETTINGS, lambda _: before).attend_to(Notice(after, "ben"))
        await store.mark_present([("ROOMROOM", "ben")], "process", 10)
        await notices_of(store).attend_to(Notice(after, "ben"))

    asyncio.run(tell())
    assert service.received.empty()


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (201, 1), (429, 1), (500, 1)])
def test_a_subscription_goes_when_its_push_service_says_so(
    service: PushService, status: int, left: int
) -> None:
    service.status = status

    async def tell() -> int:
        store = MemoryStore()
        await store.subscribe(PushBrowser(service).subscription("ROOMROOM", "ben"))
        await notices_of(store).attend_to(Notice(turn_of_ben(SLOW)[1], "ben"))
        return len(await store.subscriptions("ROOMROOM", "ben"))

    assert asyncio.run(tell()) == left


def test_whoever_is_shown_out_is_told_nothing_any_more(service: PushService) -> None:
    async def remove() -> None:
        store = MemoryStore()
        notices = notices_of(store)
        await store.subscribe(PushBrowser(service).subscription("ROOMROOM", "ben"))
        _, room = turn_of_ben(Clocks())
        notices.hear(room, happened(room, acts.Removed(["ben"])))
        working = asyncio.create_task(notices.work())
        async with asyncio.timeout(60):
            while await store.subscriptions("ROOMROOM", "ben"):
                await asyncio.sleep(0)
        working.cancel()
        with suppress(asyncio.CancelledError):
            await working

    asyncio.run(remove())


def test_a_person_is_told_in_so_many_browsers(service: PushService) -> None:
    async def subscribe_many() -> None:
        notices = notices_of(MemoryStore())
        for number in range(SETTINGS.windows):
            await notices.subscribe(PushBrowser(service, f"{number}").subscription("ROOMROOM", "ben"))
        again = PushBrowser(service, "0").subscription("ROOMROOM", "ben")
        await notices.subscribe(again)
        with pytest.raises(RequestRefused):
            await notices.subscribe(PushBrowser(service, "more").subscription("ROOMROOM", "ben"))

    asyncio.run(subscribe_many())
