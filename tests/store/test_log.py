"""The log of acts: in order, each once, and whole."""

from __future__ import annotations

import asyncio
from types import NoneType
from typing import Any

import pytest

from emberisle.store.checks import LARGEST_ACT, LAST_SEQUENCE
from emberisle.store.store import Act, News, Repeated, Stale, Store, Unstorable
from tests.store.places import Place, act


async def test_acts_are_read_in_order(store: Store) -> None:
    acts = [act(number, f"key {number}", what={"number": number}) for number in range(1, 13)]
    for one in acts:
        await store.append(one)
    assert await store.read("ROOM") == acts
    assert await store.read("ROOM", after=10) == acts[10:]
    assert await store.read("ROOM", after=12) == []
    assert await store.read("ROOM", after=-1) == acts
    assert await store.read("ROOM", after=2**70) == []


async def test_rooms_have_their_own_acts_and_keys(store: Store) -> None:
    for room in ("ROOM", "room", "ROOM "):
        await store.append(act(1, "key", room))
    assert await store.read("room") == [act(1, "key", "room")]
    assert await store.read("nowhere") == []


async def test_a_sequence_is_taken_once(store: Store) -> None:
    await store.append(act(1, "mine", what={"by": "me"}))
    with pytest.raises(Stale, match="act 1"):
        await store.append(act(1, "yours"))
    with pytest.raises(Stale):
        await store.append(act(1))
    assert await store.read("ROOM") == [act(1, "mine", what={"by": "me"})]


async def test_a_key_is_taken_once(store: Store) -> None:
    await store.append(act(1, "mine"))
    with pytest.raises(Repeated):
        await store.append(act(2, "mine"))
    assert await store.read("ROOM") == [act(1, "mine")]


async def test_the_same_act_again_is_repeated_and_not_stale(store: Store) -> None:
    await store.append(act(1, "mine"))
    await store.append(act(2, "yours"))
    for sequence in (1, 2, 7):
        with pytest.raises(Repeated):
            await store.append(act(sequence, "mine"))


async def test_acts_without_a_key_never_repeat(store: Store) -> None:
    for number in (1, 2, 3):
        await store.append(act(number))
    assert len(await store.read("ROOM")) == 3


async def test_no_act_is_left_out(store: Store) -> None:
    await store.append(act(1))
    with pytest.raises(Unstorable, match="no act 2 yet"):
        await store.append(act(3))
    with pytest.raises(Unstorable, match="no act 1 yet"):
        await store.append(act(2, room="another"))
    assert await store.read("ROOM") == [act(1)]


@pytest.mark.parametrize("sequence", [0, -1, LAST_SEQUENCE + 1, 2**80])
async def test_acts_are_numbered_from_one(store: Store, sequence: int) -> None:
    with pytest.raises(Unstorable):
        await store.append(act(sequence))


async def test_exactly_one_of_many_wins_each_sequence(place: Place) -> None:
    async with place.opened() as store:
        await race([store] * 8)


async def test_exactly_one_of_many_processes_wins_each_sequence(lasting_place: Place) -> None:
    async with lasting_place.opened() as one, lasting_place.opened() as other:
        await race([one, other] * 4)


async def race(stores: list[Store], length: int = 12) -> None:
    """Every writer tries every sequence; the log holds what those wrote who were told that they won."""
    won: list[Act] = []

    async def write(writer: int, store: Store) -> None:
        for sequence in range(1, length + 1):
            mine = act(sequence, f"{writer}:{sequence}", what={"writer": writer})
            try:
                await store.append(mine)
            except Stale:
                continue
            won.append(mine)

    await asyncio.gather(*(write(number, store) for number, store in enumerate(stores)))
    assert sorted(won, key=lambda mine: mine.sequence) == await stores[0].read("ROOM")
    assert len(won) == length


async def test_one_key_sent_many_times_at_once_is_stored_once(store: Store) -> None:
    results = await asyncio.gather(*(store.append(act(1, "key")) for _ in range(10)), return_exceptions=True)
    assert [result for result in results if result is None] == [None]
    assert {type(result) for result in results if result is not None} == {Repeated}


UNUSUAL: list[dict[str, Any]] = [
    {"text": "Größe 火山 🌋 \u202e \0 \x7f \\u0000 ' \" %s :name"},
    {"\0": {"": [None, True, False, [], {}]}},
    {"numbers": [0, -1, 2**200, 0.1, -1e300, 5e-324]},
]


@pytest.mark.parametrize("what", UNUSUAL)
async def test_unusual_json_comes_back_as_it_was(store: Store, what: dict[str, Any]) -> None:
    await store.append(act(1, "Schlüssel 🗝", "Räume", what))
    assert await store.read("Räume") == [act(1, "Schlüssel 🗝", "Räume", what)]


async def test_what_was_stored_cannot_be_changed_from_outside(store: Store) -> None:
    what = {"dice": [1, 2]}
    await store.append(act(1, what=what))
    what["dice"].append(3)
    (await store.read("ROOM"))[0].what["dice"].append(4)
    assert (await store.read("ROOM"))[0].what == {"dice": [1, 2]}


async def test_large_acts_are_taken_and_larger_ones_refused(store: Store) -> None:
    largest = {"": "ü" * ((LARGEST_ACT - len('{"":""}')) // 2) + "."}
    await store.append(act(1, what=largest))
    with pytest.raises(Unstorable, match=f"{LARGEST_ACT} bytes at most, and this one has {LARGEST_ACT + 1}"):
        await store.append(act(2, what={"": largest[""] + "."}))
    assert [one.what for one in await store.read("ROOM")] == [largest]


@pytest.mark.parametrize("value", [float("nan"), float("inf"), b"bytes", {1, 2}, "\ud800"], ids=repr)
async def test_what_is_not_json_is_refused(store: Store, value: object) -> None:
    with pytest.raises(Unstorable, match="not JSON"):
        await store.append(act(1, what={"value": value}))
    assert await store.read("ROOM") == []


@pytest.mark.parametrize("name", ["", "NUL\0", "\ud800", "long" * 51], ids=ascii)
async def test_nothing_is_kept_or_found_under_a_name_that_no_database_takes(store: Store, name: str) -> None:
    for refused in (
        store.append(act(1, room=name)),
        store.append(act(1, key=name)),
        store.index_match(name, "ROOM", 1),
        store.lease(name, "holder", 1),
        store.mark_present([("ROOM", name)], "holder", 1),
        store.notify(name),
    ):
        with pytest.raises(Unstorable, match="is no name"):
            await refused
    assert await store.read(name) == []
    assert await store.find_match(name) is None
    assert await store.people_present(name) == set()
    await store.release(name, "holder")
    await store.mark_absent(name, "person", "holder")


async def test_acts_of_many_rooms_at_once_stand_each_alone(lasting_place: Place) -> None:
    async with lasting_place.opened() as store:
        await store.append(act(1, "key", "taken"))
        news = store.news()
        wanted = [act(1, room="one"), act(1, "other", "taken"), act(1, room="two"), act(2, "key", "taken")]
        ended = await asyncio.gather(*map(store.append, wanted), act_of(store, 20), return_exceptions=True)
        assert [type(one) for one in ended[:4]] == [NoneType, Stale, NoneType, Repeated]
        assert await store.read("one") == [act(1, room="one")]
        assert [one.key for one in await store.read("taken")] == ["key"]
        expected = {"one", "two", *[f"room {number}" for number in range(20)]}
        heard: set[str] = set()
        while not expected <= heard:
            heard.add((await anext(news)).room)
        assert heard <= expected | {"taken"}  # whose own news may have been on its way


async def act_of(store: Store, rooms: int) -> None:
    """The first act of so many rooms, all at once."""
    await asyncio.gather(*(store.append(act(1, room=f"room {number}")) for number in range(rooms)))


async def test_acts_outlive_the_store(lasting_place: Place) -> None:
    for number in (1, 2):
        async with lasting_place.opened() as store:
            await store.append(act(number, f"key {number}"))
    async with lasting_place.opened() as store:
        assert await store.read("ROOM") == [act(1, "key 1"), act(2, "key 2")]


async def test_an_act_is_stored_whole_when_nobody_waits_for_it_any_more(lasting_place: Place) -> None:
    async with lasting_place.opened() as store:
        news = store.news()
        appending = asyncio.create_task(store.append(act(1)))
        await asyncio.sleep(0)
        appending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await appending
        assert await anext(news) == News("ROOM", 1)
        assert await store.read("ROOM") == [act(1)]
