"""Games that have no folder on the page: an island, a table and a replay all the same."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from emberisle.games import plugs
from emberisle.kernel.game import Game
from emberisle.kernel.notation import write
from emberisle.kernel.ruleset import Ruleset
from emberisle.plug import Plug
from emberisle.server.live.bot_workers import BotWorkers
from tests.server.browser import fetched, open_room
from tests.toys import murmurs, pebbles, sparks
from tests.toys.pebbles import PEBBLES, Pebbles
from tests.web.conftest import Visits
from tests.web.test_accessibility import violations
from tests.web.visitor import WAITING, Visitor

pytestmark = pytest.mark.browser

TOYS: list[tuple[str, Ruleset[Any]]] = [
    (module.__name__, rules)
    for module, rules in ((pebbles, PEBBLES), (sparks, sparks.SPARKS), (murmurs, murmurs.MURMURS))
]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three toys are games like the others; their bots take the first move."""

    async def choose(self: BotWorkers, game: Game, seat: int, level: str, seed: int) -> object:
        return write(game.legal_moves()[0])

    for module, rules in TOYS:
        monkeypatch.setitem(plugs(), rules.id, Plug(module, rules))
    monkeypatch.setattr(BotWorkers, "choose", choose)


def choices(visitor: Visitor) -> Locator:
    """The moves as they are offered on the table itself."""
    return visitor.part("generic-choices").get_by_role("button")


def seated(visitor: Visitor, game: str = PEBBLES.id, seats: int = 2) -> Visitor:
    """At a table where the match has begun, and asked for something."""
    room = open_room(visitor.base, game=game, seats=seats, play_now=True, name=visitor.name)
    visitor.enter(room["code"], room["token"])
    expect(choices(visitor.at_table()).first).to_be_visible()
    return visitor


def choose(visitor: Visitor, at: int = 0) -> None:
    before = visitor.look()["inputs"]
    choices(visitor).nth(at).click()
    visitor.moved(before)


def play_out(visitor: Visitor) -> Visitor:
    """Click through the match until it is over."""
    while True:
        visitor.page.wait_for_function(WAITING)
        if visitor.look()["over"]:
            return visitor.finished()
        choose(visitor)


def counter(visitor: Visitor, name: str) -> Locator:
    return visitor.part("generic-table").locator("dl > div", has=visitor.page.get_by_text(name, exact=True))


def test_a_game_without_a_table_of_its_own_is_played_from_the_map_to_its_end_and_seen_again(
    visit: Visits,
) -> None:
    ana = visit("Ana").to_map()
    island = ana.part(f"island-{PEBBLES.id}")
    expect(island.get_by_role("heading")).to_have_text("Pebbles")
    expect(island.locator("svg.cover .letter")).to_have_text("P")
    expect(island.get_by_role("link")).to_have_text(["Rules", "What if?"])
    ana.play_now(PEBBLES.id)
    expect(ana.part("seat-0")).to_contain_text("Ana")
    play_out(ana)
    expect(counter(ana, "Turns left")).to_contain_text("0")
    won = int(ana.part("seat-0").locator(".gt-score [aria-hidden]").inner_text())
    expect(ana.part("ending").locator(".ranking")).to_contain_text(str(won))

    ana.link("Watch the replay").click()
    expect(ana.part("replay")).to_be_visible()
    ana.at_table()
    expect(choices(ana)).to_have_count(0)
    begun = counter(ana, "Turns left").inner_text()
    ana.button("To the end").click()
    expect(counter(ana, "Turns left")).not_to_have_text(begun)
    expect(ana.part("seat-0").locator(".gt-score [aria-hidden]")).to_have_text(str(won))


def test_what_has_just_changed_is_marked(visit: Visits) -> None:
    ana = play_out(seated(visit("Ana")))
    ana.link("Watch the replay").click()
    expect(ana.part("replay")).to_be_visible()
    frames = fetched(f"{ana.base}/api/matches/{ana.code}", language="en")["frames"]
    told = [[line["what"] for line in frame["lines"]] for frame in frames]
    gain = told.index(["gained"])
    for frame in range(1, gain + 1):
        ana.button("One step forward").click()
        expect(ana.page.locator(".player-count")).to_have_text(f"{frame + 1} / {len(frames)}")
        offered = told[frame] == ["offered"]
        expect(counter(ana, "Offers").locator(".gt-changed")).to_have_count(1 if offered else 0)
    score = max(frames[gain]["picture"]["scores"])
    changed = ana.part("generic-table").locator(".gt-changed")
    expect(changed).to_have_text([f"{score}Score: {score}", f"Pebbles{score}"])


def test_why_opens_the_rulebook_at_the_clause(visit: Visits) -> None:
    ana = seated(visit("Ana"))
    line = ana.part("log").get_by_role("listitem").filter(has_text="is offered").first
    line.get_by_role("button", name="why?").click()
    clause = ana.part("rulebook").locator('[data-clause="PE-1"]')
    expect(clause).to_have_class("clause sought")
    expect(clause).to_contain_text("A die of three faces says how many pebbles are offered.")


def test_a_move_is_taken_back(visit: Visits) -> None:
    ana = seated(visit("Ana"))
    begun = ana.part("log").inner_text()
    choose(ana)
    expect(choices(ana)).to_have_text(["Pass", "Veto"])
    ana.button("Undo").click()
    expect(choices(ana)).to_have_text(["Take", "Leave"])
    expect(counter(ana, "Offers").locator(".gt-card")).to_have_count(1)
    expect(ana.part("log")).to_have_text(begun, use_inner_text=True)


def test_the_generic_table_is_played_by_keyboard(visit: Visits) -> None:
    ana = seated(visit("Ana"))
    before = ana.look()["inputs"]
    choices(ana).first.focus()
    ana.page.keyboard.press("Enter")
    ana.moved(before)
    expect(choices(ana).first).to_be_visible()
    expect(ana.part("generic-choices")).to_be_focused()
    ana.page.keyboard.press("Tab")
    expect(choices(ana).first).to_be_focused()


def test_one_sees_only_ones_own_card(visit: Visits) -> None:
    ana = seated(visit("Ana"), sparks.SPARKS.id, seats=3)
    hands = [ana.part(f"seat-{seat}").locator("dl > div", has_text="Hands") for seat in range(3)]
    shown = [hand.locator("dd").inner_text() for hand in hands]
    assert shown[0] != "0"
    assert shown[1:] == ["0", "0"]


def test_the_generic_table_fits_on_a_phone(visit: Visits) -> None:
    ana = seated(visit("Ana", **PHONE))
    for button in choices(ana).all():
        expect(button).to_be_in_viewport(ratio=1)
    assert ana.page.evaluate("document.documentElement.scrollWidth") == 390
    before = ana.look()["inputs"]
    choices(ana).first.tap()
    ana.moved(before)
    play_out(ana)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visits, light: str) -> None:
    ana = visit("Ana", color_scheme=light)
    for rules in (PEBBLES, sparks.SPARKS):
        seated(ana, rules.id, seats=3)
        choose(ana)
        expect(choices(ana).first).to_be_visible()
        assert violations(ana) == []
    ana.to_map()
    expect(ana.part(f"island-{PEBBLES.id}").locator(".letter")).to_be_visible()
    assert violations(ana) == []


def another_toy(number: int) -> Plug:
    kind = type("AnotherToy", (Pebbles,), {"id": f"toy_{number}", "title": f"Toy {number}"})
    return Plug(pebbles.__name__, kind())


@pytest.mark.parametrize("more", [0, 1, 2])
def test_no_island_lies_alone_in_its_row(visit: Visits, monkeypatch: pytest.MonkeyPatch, more: int) -> None:
    for number in range(more):
        toy = another_toy(number)
        monkeypatch.setitem(plugs(), toy.ruleset.id, toy)
    ana = visit("Ana").to_map()
    islands = ana.page.locator(".island")
    expect(islands).to_have_count(len(plugs()))
    lie = "islands => islands.map((island) => Math.round(island.getBoundingClientRect().bottom))"
    ends: list[int] = islands.evaluate_all(lie)
    assert {ends.count(end) for end in ends} <= {2, 3, 4}
