"""Every backend does what a few dictionaries would do, whatever is asked in whatever order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from emberisle.store.store import Act, Repeated, Stale, Unstorable
from tests.store.places import Place

names = st.sampled_from(["a", "b"])
seconds = st.integers(1, 5)
json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)


@dataclass
class Model:
    """What a store is, said as plainly as possible."""

    acts: dict[str, list[Act]] = field(default_factory=lambda: {"a": [], "b": []})
    held: dict[str, tuple[str, float]] = field(default_factory=dict)
    seen: dict[tuple[str, str, str], float] = field(default_factory=dict)

    def refusal(self, act: Act) -> type[Exception] | None:
        before = self.acts[act.room]
        if act.key is not None and act.key in [one.key for one in before]:
            return Repeated
        if act.sequence in [one.sequence for one in before]:
            return Stale
        return None if act.sequence == len(before) + 1 else Unstorable


class Compared(RuleBasedStateMachine):
    """A store and the model, asked the same."""

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.model = Model()
        self.runner = asyncio.Runner()
        self.clock = place.clock
        self.store = place.store()
        self.runner.run(self.store.open())

    def teardown(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()

    @rule(room=names, step=st.integers(-1, 1), key=st.none() | st.sampled_from("klmnop"), what=json)
    def append(self, room: str, step: int, key: str | None, what: Any) -> None:
        sequence = max(1, len(self.model.acts[room]) + 1 + step)
        act = Act(room, sequence, key, self.clock.now, {"what": what})
        refusal = self.model.refusal(act)
        if refusal is None:
            self.runner.run(self.store.append(act))
            self.model.acts[room].append(act)
        else:
            with pytest.raises(refusal):
                self.runner.run(self.store.append(act))

    @rule(room=names, holder=names, seconds=seconds)
    def lease(self, room: str, holder: str, seconds: int) -> None:
        held_by, expires = self.model.held.get(room, (holder, 0.0))
        free = held_by == holder or expires <= self.clock.now
        assert self.runner.run(self.store.lease(room, holder, seconds)) is free
        if free:
            self.model.held[room] = (holder, self.clock.now + seconds)

    @rule(room=names, holder=names)
    def release(self, room: str, holder: str) -> None:
        self.runner.run(self.store.release(room, holder))
        if self.model.held.get(room, ("", 0.0))[0] == holder:
            del self.model.held[room]

    @rule(room=names, person=names, holder=names, seconds=seconds)
    def here(self, room: str, person: str, holder: str, seconds: int) -> None:
        self.runner.run(self.store.mark_present([(room, person)], holder, seconds))
        self.model.seen[room, person, holder] = self.clock.now + seconds

    @rule(room=names, person=names, holder=names)
    def gone(self, room: str, person: str, holder: str) -> None:
        self.runner.run(self.store.mark_absent(room, person, holder))
        self.model.seen.pop((room, person, holder), None)

    @rule(seconds=seconds)
    def time_passes(self, seconds: int) -> None:
        self.clock.now += seconds

    @invariant()
    def the_logs_agree(self) -> None:
        for room, acts in self.model.acts.items():
            assert self.runner.run(self.store.read(room)) == acts

    @invariant()
    def the_people_agree(self) -> None:
        for room in self.model.acts:
            seen = self.model.seen.items()
            here = {person for (where, person, _), end in seen if where == room and end > self.clock.now}
            assert self.runner.run(self.store.people_present(room)) == here
            assert self.runner.run(self.store.everybody_present()).get(room, set()) == here


@pytest.mark.parametrize(("backend", "slowness"), [("memory", 1), ("sqlite", 2), ("postgresql", 3)])
def test_the_store_does_what_the_model_does(
    backend: str, slowness: int, fresh_place: Callable[[str], Place]
) -> None:
    class ThereCompared(Compared):
        def __init__(self) -> None:
            super().__init__(fresh_place(backend))

    examples = settings().max_examples // slowness
    run_state_machine_as_test(ThereCompared, settings=settings(max_examples=examples))
