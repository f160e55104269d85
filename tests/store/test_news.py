"""News of rooms."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from emberisle.store.store import News, Stale, Store
from tests.store.places import Place, act


async def taken(news: AsyncIterator[News], count: int) -> list[News]:
    return [await anext(news) for _ in range(count)]


async def everything(news: AsyncIterator[News]) -> list[News]:
    return [one async for one in news]


async def heard_before(news: AsyncIterator[News], store: Store, last: str = "last") -> list[News]:
    """Everything heard before a last word, which is said now; nothing is taken until it has come."""
    witness = store.news()
    await store.notify(last)
    while await anext(witness) != News(last):
        pass
    heard: list[News] = []
    while (one := await anext(news)) != News(last):
        heard.append(one)
    return heard


async def test_acts_and_tellings_are_news(store: Store) -> None:
    news = store.news()
    await store.append(act(1, room="one"))
    await store.notify("two")
    await store.append(act(1, room="three"))
    assert await taken(news, 3) == [News("one", 1), News("two"), News("three", 1)]


async def test_an_act_can_be_read_once_it_is_news(store: Store) -> None:
    news = store.news()
    appending = asyncio.create_task(store.append(act(1)))
    assert await anext(news) == News("ROOM", 1)
    assert await store.read("ROOM") == [act(1)]
    await appending


async def test_refused_acts_are_no_news(store: Store) -> None:
    await store.append(act(1, room="refused"))
    news = store.news()
    await heard_before(news, store, "first")
    with pytest.raises(Stale):
        await store.append(act(1, room="refused"))
    assert await heard_before(news, store) == []


async def test_every_listener_hears_everything_from_its_beginning(store: Store) -> None:
    early = store.news()
    await store.notify("one")
    assert await anext(early) == News("one")
    late = store.news()
    await store.notify("two")
    assert await anext(early) == News("two")
    assert await anext(late) == News("two")


async def test_news_that_nobody_took_yet_is_not_piled_up(store: Store) -> None:
    news = store.news()
    for number in range(1, 30):
        await store.append(act(number))
        await store.notify("ROOM")
    assert await heard_before(news, store) == [News("ROOM", 29), News("ROOM")]
    await store.notify("ROOM")
    assert await anext(news) == News("ROOM")


async def test_words_travel_along_one_by_one(store: Store) -> None:
    news = store.news()
    for word in ("[1,2.5]", "7", "[1,2.5]"):
        await store.notify("ROOM", word)
    await store.append(act(1))
    spoken = [News("ROOM", word="[1,2.5]"), News("ROOM", word="7")]
    assert await heard_before(news, store) == [*spoken, News("ROOM", 1)]


async def test_news_ends_with_the_store(place: Place) -> None:
    async with place.opened() as store:
        waiting = asyncio.create_task(everything(store.news()))
        unheard = store.news()
        await heard_before(store.news(), store)
    assert await waiting == [News("last")]
    assert await everything(unheard) == [News("last")]
