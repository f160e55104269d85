"""Where people are told by Web Push, and of what they were told already."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from emberisle.store.store import SUBSCRIBED, Store, Subscription, Unstorable
from tests.store.places import Place

PHONE = Subscription("ROOM", "Änne", "https://push.example/a", "key", "auth", "de")
LAPTOP = replace(PHONE, endpoint="https://push.example/b", language="en")
ELSEWHERE = replace(PHONE, room="another")
OTHER = replace(PHONE, person="Bo", endpoint="https://push.example/c")


async def keep(store: Store, *subscriptions: Subscription) -> None:
    for subscription in subscriptions:
        await store.subscribe(subscription)


async def test_a_person_has_a_subscription_for_each_browser_and_room(store: Store) -> None:
    await keep(store, LAPTOP, PHONE, ELSEWHERE, OTHER)
    assert await store.subscriptions("ROOM", "Änne") == [PHONE, LAPTOP]
    assert await store.subscriptions("another", "Änne") == [ELSEWHERE]
    assert await store.subscriptions("another", "Bo") == []
    assert await store.subscriptions("\0", "Bo") == []


async def test_a_subscription_is_renewed(store: Store, place: Place) -> None:
    await keep(store, PHONE, LAPTOP)
    place.clock.now += SUBSCRIBED - 1
    renewed = replace(PHONE, key="other", auth="another", language="en")
    await keep(store, renewed)
    assert await store.subscriptions("ROOM", "Änne") == [renewed, LAPTOP]
    place.clock.now += 1
    assert await store.subscriptions("ROOM", "Änne") == [renewed]


async def test_subscriptions_go_with_their_person_or_their_browser(store: Store) -> None:
    await keep(store, PHONE, LAPTOP, ELSEWHERE, OTHER)
    await store.forget_endpoint(PHONE.endpoint)
    await store.forget_endpoint("")
    assert await store.subscriptions("ROOM", "Änne") == [LAPTOP]
    assert await store.subscriptions("another", "Änne") == []
    await keep(store, PHONE)
    await store.unsubscribe("ROOM", "Änne")
    await store.unsubscribe("ROOM", "")
    assert await store.subscriptions("ROOM", "Änne") == []
    assert await store.subscriptions("ROOM", "Bo") == [OTHER]


async def test_of_an_act_somebody_is_told_once_in_each_browser(store: Store) -> None:
    await keep(store, PHONE, LAPTOP)
    assert await store.may_tell(PHONE, 4)
    assert not await store.may_tell(PHONE, 4)
    assert not await store.may_tell(PHONE, 3)
    assert await store.may_tell(LAPTOP, 4)
    await keep(store, replace(PHONE, language="en"))
    assert not await store.may_tell(PHONE, 4)
    assert await store.may_tell(PHONE, 5)
    assert not await store.may_tell(OTHER, 5)


async def test_of_many_processes_one_may_tell(lasting_place: Place) -> None:
    async with lasting_place.opened() as one, lasting_place.opened() as other:
        await keep(one, PHONE)
        asked = await asyncio.gather(*[store.may_tell(PHONE, 7) for store in [one, other] * 5])
        assert sorted(asked) == [False] * 9 + [True]


async def test_subscriptions_outlive_the_store_until_they_expire(lasting_place: Place) -> None:
    async with lasting_place.opened() as store:
        await keep(store, PHONE)
    async with lasting_place.opened() as store:
        assert await store.subscriptions("ROOM", "Änne") == [PHONE]
    lasting_place.clock.now += SUBSCRIBED
    async with lasting_place.opened():
        lasting_place.clock.now -= SUBSCRIBED
    async with lasting_place.opened() as store:
        assert await store.subscriptions("ROOM", "Änne") == []


@pytest.mark.parametrize("endpoint", ["", "https://push.example/\0", "https://push.example/" + "x" * 1000])
async def test_an_endpoint_that_no_database_takes_is_refused(store: Store, endpoint: str) -> None:
    with pytest.raises(Unstorable):
        await store.subscribe(replace(PHONE, endpoint=endpoint))


async def test_each_secret_is_made_once(store: Store) -> None:
    assert await store.push_key() == await store.push_key()
    assert len({await store.push_key(), await store.signing_key()}) == 2
