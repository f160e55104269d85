"""Cards of rooms, matches, the signing key, leases and presence."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from emberisle.store.store import Act, RoomCard, Store, Unstorable
from tests.store.places import Place

CARD = RoomCard("ROOM", "fortune", "lobby", True, 4, 2, ("Änne", "Bo 🌋"), 5.5)


async def test_the_lobby_lists_public_rooms_the_last_touched_first(store: Store) -> None:
    cards = [replace(CARD, room=f"ROOM{number}", touched=float(number)) for number in (2, 3, 1)]
    for card in cards:
        await store.save_card(card)
    await store.save_card(replace(CARD, room="private", public=False))
    await store.save_card(replace(CARD, room="over", stage="over"))
    await store.save_card(replace(CARD, room="playing", stage="playing", touched=0.5))
    listed = await store.public_rooms()
    assert [card.room for card in listed] == ["ROOM3", "ROOM2", "ROOM1", "playing"]
    assert listed[0] == cards[1]
    assert await store.public_rooms(limit=2) == listed[:2]


async def test_a_room_has_one_card(store: Store) -> None:
    renewed = RoomCard("ROOM", "wildfire", "playing", True, 6, 5, (), 7.25)
    await store.save_card(CARD)
    await store.save_card(renewed)
    assert await store.public_rooms() == [renewed]
    await store.save_card(replace(renewed, public=False))
    assert await store.public_rooms() == []


async def test_a_card_that_cannot_be_written_is_refused(store: Store) -> None:
    with pytest.raises(Unstorable):
        await store.save_card(replace(CARD, people=("\ud800",)))
    assert await store.public_rooms() == []


async def test_a_match_is_found_where_it_was_first_noted(store: Store) -> None:
    assert await store.find_match("match") is None
    await store.index_match("match", "ROOM", 7)
    await store.index_match("match", "ROOM", 7)
    await store.index_match("match", "elsewhere", 1)
    assert await store.find_match("match") == ("ROOM", 7)


async def test_every_room_in_which_something_happened_is_listed_once(store: Store) -> None:
    assert await store.rooms() == []
    for room, sequence in (("OTHER", 1), ("ROOM", 1), ("ROOM", 2)):
        await store.append(Act(room, sequence, None, 1.0, {}))
    with pytest.raises(Unstorable):
        await store.append(Act("LATER", 2, None, 1.0, {}))
    assert await store.rooms() == ["OTHER", "ROOM"]


async def test_the_signing_key_stays(store: Store) -> None:
    key = await store.signing_key()
    assert len(key) == 32
    assert await store.signing_key() == key


async def test_two_places_have_two_signing_keys(place: Place) -> None:
    async with place.opened() as store, Place("memory:").opened() as other:
        assert await store.signing_key() != await other.signing_key()


async def test_processes_that_ask_at_once_get_one_signing_key(lasting_place: Place) -> None:
    async with lasting_place.opened() as one, lasting_place.opened() as other:
        keys = await asyncio.gather(*(store.signing_key() for store in [one, other] * 5))
    async with lasting_place.opened() as store:
        assert set(keys) == {await store.signing_key()}


async def test_a_room_is_held_by_one(store: Store, place: Place) -> None:
    assert await store.lease("ROOM", "a", 10)
    assert not await store.lease("ROOM", "b", 10)
    assert await store.lease("another", "b", 10)
    place.clock.now += 9
    assert await store.lease("ROOM", "a", 10)
    place.clock.now += 9
    assert not await store.lease("ROOM", "b", 10)
    place.clock.now += 1
    assert await store.lease("ROOM", "b", 10)
    assert not await store.lease("ROOM", "a", 10)


async def test_only_the_holder_frees_a_room(store: Store) -> None:
    await store.release("ROOM", "a")
    assert await store.lease("ROOM", "a", 10)
    await store.release("ROOM", "b")
    assert not await store.lease("ROOM", "b", 10)
    await store.release("ROOM", "a")
    assert await store.lease("ROOM", "b", 10)


async def test_of_many_who_ask_at_once_one_holds_the_room(lasting_place: Place) -> None:
    async with lasting_place.opened() as one, lasting_place.opened() as other:
        for _ in range(5):
            asked = [store.lease("ROOM", f"{number}", 10) for number, store in enumerate([one, other] * 5)]
            assert sorted(await asyncio.gather(*asked)) == [False] * 9 + [True]
            lasting_place.clock.now += 10


async def test_people_are_present_until_every_mark_has_expired_or_was_removed(
    store: Store, place: Place
) -> None:
    await store.mark_present([("ROOM", "Änne")], "a", 10)
    await store.mark_present([("ROOM", "Änne")], "b", 20)
    await store.mark_present([("ROOM", "Bo"), ("ROOM", "Bo")], "a", 5)
    await store.mark_present([("another", "Cy"), ("third", "Di")], "a", 10)
    assert await store.people_present("ROOM") == {"Änne", "Bo"}
    everybody = {"ROOM": {"Änne", "Bo"}, "another": {"Cy"}, "third": {"Di"}}
    assert await store.everybody_present() == everybody
    place.clock.now += 5
    assert await store.people_present("ROOM") == {"Änne"}
    await store.mark_absent("ROOM", "Änne", "a")
    assert await store.people_present("ROOM") == {"Änne"}
    await store.mark_absent("ROOM", "Änne", "b")
    assert await store.people_present("ROOM") == set()
    assert await store.people_present("another") == {"Cy"}
    assert await store.everybody_present() == {"another": {"Cy"}, "third": {"Di"}}


async def test_any_number_of_people_are_marked_present_at_once(store: Store) -> None:
    people = {str(number) for number in range(2500)}
    await store.mark_present([], "a", 10)
    await store.mark_present([("ROOM", person) for person in people], "a", 10)
    assert await store.people_present("ROOM") == people


async def test_presence_is_renewed(store: Store, place: Place) -> None:
    await store.mark_present([("ROOM", "Bo")], "a", 10)
    place.clock.now += 9
    await store.mark_present([("ROOM", "Bo")], "a", 10)
    place.clock.now += 9
    assert await store.people_present("ROOM") == {"Bo"}


async def test_opening_keeps_what_has_not_expired(lasting_place: Place) -> None:
    async with lasting_place.opened() as store:
        await store.lease("ROOM", "a", 10)
        await store.mark_present([("ROOM", "Bo")], "a", 10)
        await store.mark_present([("ROOM", "Cy")], "a", 5)
        lasting_place.clock.now += 5
        async with lasting_place.opened() as other:
            assert await other.people_present("ROOM") == {"Bo"}
            assert not await other.lease("ROOM", "b", 10)
