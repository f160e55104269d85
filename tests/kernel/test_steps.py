"""``then`` reads forward, and the agenda runs in the order that was read."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

import emberisle.kernel.game
from emberisle import Event, Game, QuickLuck
from emberisle.kernel.log import Header
from emberisle.kernel.steps import Chance, Do, Step, Steps, then
from emberisle.kernel.table import Table, clone, same
from emberisle.kernel.values import Value
from tests.toys.pebbles import PEBBLES


@dataclass(eq=False)
class Page(Table):
    letters: list[str]
    title: str
    marks: tuple[str, ...] = ()


class Put(Do[Page]):
    """Write a letter; then do what follows."""

    rule = "T-1"

    def __init__(self, letter: str, after: Steps[Page] = ()) -> None:
        self.letter = letter
        self.after = after

    def tell(self, table: Page, given: object) -> list[Event]:
        return [Event(self.rule, "put", (self.letter, len(table.letters)))]

    def do(self, table: Page) -> Steps[Page]:
        table.letters.append(self.letter)
        return self.after


class Wait(Chance[Page]):
    """Wait for a letter."""

    rule = "T-2"

    def outcomes(self, table: Page) -> list[tuple[object, float]]:
        return [("x", 0.5), ("y", 0.5)]

    def take(self, table: Page, given: object) -> Steps[Page]:
        return then(Put(f"<{given}>"))


def page_after(*steps: Step[Page] | Steps[Page]) -> Game:
    header = Header("page", 1, 2, {}, "")
    game = Game(PEBBLES, header, Page([], "test"), QuickLuck(0))
    game.begin(then(*steps))
    return game


def written(game: Game) -> str:
    return "".join(game.table.letters)


A, B, C, D = Put("a"), Put("b"), Put("c"), Put("d")


def test_the_first_step_lies_on_top() -> None:
    assert then(A, B, C) == (C, B, A)
    assert then() == ()


def test_sequences_are_read_in_place() -> None:
    assert then(A, then(B, C), D) == then(A, B, C, D)
    assert then(then(A, B), then(), then(C)) == then(A, B, C)
    assert then(then(then(A), B), then(C, then(D))) == then(A, B, C, D)


def test_steps_run_in_the_order_they_are_read() -> None:
    assert written(page_after(A, B, C)) == "abc"


def test_what_a_step_returns_comes_before_what_was_waiting() -> None:
    assert written(page_after(Put("a", then(B, C)), D)) == "abcd"
    assert written(page_after(Put("a", then(Put("b", then(C)))), D)) == "abcd"


def test_a_waiting_step_holds_up_those_behind_it() -> None:
    game = page_after(A, Wait(), B)
    assert written(game) == "a"
    assert game.step == Wait()
    assert game.to_move is None
    assert not game.over
    game.push("x")
    assert written(game) == "a<x>b"
    assert game.over


def test_a_step_tells_its_story_before_it_takes_effect() -> None:
    game = page_after(A, B)
    assert [event.facts for event in game.story] == [("a", 0), ("b", 1)]


def test_possible_is_what_has_odds() -> None:
    page = Page([], "")
    assert Wait().possible(page, "x")
    for outcome in ("z", None, 1, (), ["x"], Value()):
        assert not Wait().possible(page, outcome)


def test_a_clone_shares_no_list() -> None:
    page = Page(["a"], "test", ("m",))
    twin = clone(page)
    assert same(page, twin)
    twin.letters.append("b")
    twin.title = "other"
    twin.marks = ()
    assert (page.letters, page.title, page.marks) == (["a"], "test", ("m",))
    assert not same(page, twin)


class Forget(Put):
    """Write a letter, and forget to say what comes next."""

    def do(self, table: Page) -> Steps[Page]:  # type: ignore[return]
        table.letters.append(self.letter)


def test_a_step_that_forgets_what_comes_next_is_named() -> None:
    """A compiled kernel says it in words of its own."""
    plain = emberisle.kernel.game.__file__.endswith(".py")
    with pytest.raises(TypeError, match=r"Forget returned None: .* then\(" if plain else "tuple"):
        page_after(Forget("a"))


@dataclass(eq=False)
class Untidy(Table):
    notes: dict[str, int] = field(default_factory=dict)


def test_a_table_that_could_not_be_copied_is_refused() -> None:
    with pytest.raises(TypeError, match="'notes' is a dict: a table holds immutable values and lists"):
        clone(Untidy())
