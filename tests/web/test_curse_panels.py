"""The Curse of Vul-Kar around its island: the common goal, pointing, passing, souvenirs, and the end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server import tables
from tests.server.browser import Browser, come_in, open_room
from tests.web.conftest import Visits
from tests.web.tables import FLAT
from tests.web.test_accessibility import violations
from tests.web.test_phone import PHONE, fits
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser

GAME = "curse_of_vulkar"
HANDS = [
    [["angry_gaze", 4], ["flame_geyser", 5]],
    [["gift_shop", 3], ["beeline", 6]],
    [["gift_shop", 3], ["gift_shop", 4]],
]
TOGETHER = {"mode": "cooperative"}
TEAM: dict[str, object] = {
    "hands": [],
    "tracker": [["cataclysm", 4], ["gift_shop", 3], ["angry_gaze", 4]],
    "places": ["RR1", "NS3", "TR3"],
    "tokens": ["RRRRR", "YYYYYY", "BB"],
    "snapshots": [["SS4"], ["NS8"], []],
    "drawable": 20,
}
"""Ana lacks a red treasure, Ben nothing, the third four blue treasures and a snapshot."""


@pytest.fixture
def sit(visit: Visits, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Seats Ana, and whoever else is named, at a table for three where it is Ana's turn."""

    def seated(
        *others: str,
        options: dict[str, object] | None = None,
        wishes: dict[str, Any] | None = None,
        **facts: object,
    ) -> list[Visitor]:
        tables.position(monkeypatch, seats=3, **{"hands": HANDS, "places": ["RR1"], **facts})
        room = open_room(visit.base, game=GAME, seats=3, options={"hand": "steady", **(options or {})})
        tokens = [room["token"], *[come_in(visit.base, room["code"], name)["token"] for name in others]]
        names = ("Ana", *others)
        for chair, (name, token) in enumerate(zip(names, tokens, strict=True)):
            with Browser(visit.base, room["code"], token).come() as browser:
                browser.do("sit", chair=chair, name=name)
        with Browser(visit.base, room["code"], tokens[0]).come() as host:
            host.do("begin")
        people = [visit(name, **(wishes or {})) for name in names]
        for person, token in zip(people, tokens, strict=True):
            person.page.add_init_script(FLAT)
            person.enter(room["code"], token)
            expect(person.at_table().part("curse-map")).to_be_visible()
        people[0].asked()
        return people

    return seated


def walk(ana: Visitor, card: str, goal: str) -> None:
    """Play a card with two taps, and walk to a space."""
    chosen = ana.part(f"curse-card-{card}").first
    chosen.click()
    chosen.click()
    expect(ana.part("curse")).to_have_attribute("data-question", "ChooseWalk")
    ana.asked()
    ana.part(f"curse-mark-{goal}").click()


# -- together


def test_together_the_goal_is_seen_at_a_glance(sit: Any) -> None:
    [ana] = sit(options=TOGETHER, **TEAM)
    goal = ana.part("curse-goal")
    expect(goal.get_by_role("img", name="Ana: needs 1 × red")).to_be_visible()
    expect(goal).to_contain_text("Heart: not yet")
    expect(goal).to_contain_text("No Cataclysm! played yet")
    expect(goal.get_by_role("progressbar", name="Cards left to draw")).to_have_attribute("value", "20")
    expect(goal.get_by_role("img", name="Open Cataclysm! cards: 1.")).to_be_visible()
    ana.part("curse-goal-more").click()
    expect(goal).to_contain_text("needs 4 × blue and a blue snapshot")
    expect(goal).to_contain_text("at most 7 turns for each")
    assert violations(ana) == []


def test_what_the_last_cataclysm_did_is_told(sit: Any) -> None:
    [ana] = sit(options=TOGETHER, **TEAM)
    walk(ana, "cataclysm", "RR5")
    expect(ana.part("curse-goal")).to_contain_text("Last Cataclysm:")


def test_on_a_phone_the_goal_is_a_line_that_unfolds(sit: Any) -> None:
    [ana] = sit(options=TOGETHER, wishes=PHONE, **TEAM)
    goal = ana.part("curse-goal")
    expect(goal).to_contain_text("1 of 3 sets")
    box = goal.bounding_box()
    assert box is not None
    assert box["height"] < 40
    ana.part("curse-goal-more").tap()
    expect(goal.get_by_text("needs 1 × red")).to_be_visible()
    fits(ana)


def test_against_each_other_there_is_no_common_goal(sit: Any) -> None:
    [ana] = sit()
    expect(ana.part("curse-players")).to_be_visible()
    expect(ana.part("curse-goal")).to_have_count(0)


def test_playing_together_is_chosen_first_in_the_lobby(visit: Visits) -> None:
    ana = visit("Ana").invite(GAME)
    chosen = ana.part("primary-rules").get_by_role("radio", name="all together against the island")
    expect(chosen).not_to_be_checked()
    ana.arrange(GAME, mode="cooperative")
    ben = visit("Ben")
    ben.page.goto(f"/room/{ana.code}")
    expect(ben.part("primary-rules").get_by_role("radio", name="all together")).to_be_checked()
    expect(ben.part("primary-rules").get_by_role("radio", name="all together")).to_be_disabled()
    assert violations(ana) == []


def test_from_the_map_one_plays_together_and_with_as_many_as_one_likes(visit: Visits) -> None:
    """Two choices beside the button that begins at once; friends who are invited find the same."""
    ana = visit("Ana").to_map().named()
    ana.page.add_init_script(FLAT)
    island = ana.part(f"island-{GAME}")
    island.get_by_role("combobox", name="how it is played").select_option("all together against the island")
    island.get_by_role("combobox", name="Seats").select_option("3")
    assert violations(ana) == []
    island.get_by_role("button", name="Play now").click()
    expect(ana.at_table().part("curse-goal")).to_be_visible()
    expect(ana.part("seat-2")).to_be_visible()
    assert ana.part("seat-3").count() == 0


@pytest.mark.parametrize("seats", [4, 5])
def test_four_and_five_fit_beside_each_other_on_a_phone(
    visit: Visits, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    tables.position(monkeypatch, seats=seats, tokens=["RRRRRY", "YYYYYB", "BBBBBY", "RRRRYYYB"])
    ana = visit("Ana", **PHONE)
    ana.page.add_init_script(FLAT)
    room = open_room(ana.base, game=GAME, seats=seats, play_now=True, level="random")
    ana.enter(room["code"], room["token"])
    expect(ana.at_table().part(f"seat-{seats - 1}")).to_be_visible()
    expect(ana.part("seat-3")).to_contain_text("17 pts")
    overflowing = "(players) => players.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert ana.page.locator(".cv-player").evaluate_all(overflowing) == 0
    fits(ana)


def test_three_cards_of_a_first_turn_fit_beside_each_other_on_a_phone(
    visit: Visits, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = [[*HANDS[0], ["creeping_roots", 5]], HANDS[1]]
    tables.position(monkeypatch, seats=4, first=3, places=["start"] * 3, hands=hands)
    ana = visit("Ana", **PHONE)
    ana.page.add_init_script(FLAT)
    room = open_room(ana.base, game=GAME, seats=4, play_now=True, level="random")
    ana.enter(room["code"], room["token"])
    cards = ana.at_table().asked().part("curse-hand").get_by_role("button")
    expect(cards).to_have_count(3)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    expect(ana.part("seat-0")).to_contain_text("3")
    fits(ana)


# -- pointing


def test_what_somebody_points_at_is_seen_by_everybody(sit: Any, visit: Visits) -> None:
    ana, ben = sit("Ben", options=TOGETHER, **TEAM)
    eva = visit("Eva")
    eva.page.add_init_script(FLAT)
    eva.page.goto(f"/room/{ana.code}")
    expect(eva.at_table().part("curse-map")).to_be_visible()
    expect(eva.part("curse-point")).to_have_count(0)
    ben.part("curse-point").click()
    expect(ben.part("curse-point")).to_have_attribute("aria-pressed", "true")
    ben.page.locator("[data-space=TR6]").click()
    for person in (ana, ben, eva):
        expect(person.part("curse-ping")).to_have_attribute("data-seat", "1")
        expect(person.part("curse-ping")).to_contain_text("Ben")
        expect(person.part("curse-pointed-out")).to_have_text("Ben points at Tourist Road 6")
    expect(ben.part("curse-point")).to_have_attribute("aria-pressed", "false")
    expect(ana.part("curse-ping")).to_have_count(0)


def test_one_points_by_holding_and_by_a_key(sit: Any) -> None:
    """What is held is not chosen as well."""
    [ana] = sit()
    walk(ana, "angry_gaze", "RR5")
    ana.asked()
    ana.page.locator("[data-space=TR6]").hover()
    ana.page.mouse.down()
    expect(ana.part("curse-pointed-out")).to_have_text("Ana points at Tourist Road 6")
    ana.page.mouse.up()
    ana.part("curse-mark-facing-120").focus()
    ana.page.keyboard.press("p")
    expect(ana.part("curse-ping")).to_have_count(2)
    expect(ana.part("curse")).to_have_attribute("data-question", "Act")


# -- passing


def test_an_exchange_is_offered_and_answered(sit: Any) -> None:
    ana, ben = sit("Ben", places=["NS1", "NS3"], tokens=["RR", "YB"], snapshots=[["NS1"]])
    walk(ana, "angry_gaze", "NS5")
    dialogue = ana.part("curse-passing")
    expect(dialogue).to_contain_text("You pass Ben")
    assert violations(ana) == []
    dialogue.get_by_role("button", name="blue").click()
    ana.part("curse-offer").click()
    expect(ana.part("curse-offered")).to_contain_text("Ana offers Ben an exchange")
    expect(ana.part("curse-Accept")).to_have_count(0)
    expect(ben.part("curse-offered")).to_contain_text("Ana offers you an exchange")
    ben.part("curse-Accept").click()
    expect(ben.part("seat-1").get_by_role("img", name="Treasures, red: 1")).to_be_visible()
    expect(ben.part("seat-0").get_by_role("img", name="Treasures, blue: 1")).to_be_visible()
    expect(ben.part("curse-offered")).to_have_count(0)


def test_the_heart_is_taken_in_passing_on_a_phone(sit: Any) -> None:
    [ana] = sit(wishes=PHONE, places=["NS1", "NS3"], tokens=["RR", "YB"], snapshots=[["NS1"]], heart=1)
    chosen = ana.part("curse-card-angry_gaze")
    chosen.tap()
    chosen.tap()
    ana.asked()
    ana.part("curse-mark-NS5").tap()
    ana.part("curse-go").tap()
    fits(ana)
    ana.part("curse-Take").tap()
    expect(ana.part("seat-0").get_by_role("img", name="Carries the Heart")).to_be_visible()


# -- souvenirs


def test_a_souvenir_is_shown_at_its_moment(sit: Any) -> None:
    [ana] = sit(souvenirs=[["hiking_boots"]])
    boots = ana.part("curse-souvenir-hiking_boots")
    expect(boots).to_have_attribute("data-playable", "false")
    boots.click()
    expect(ana.part("curse-lifted")).to_contain_text("Not now")
    ana.page.keyboard.press("Escape")
    expect(ana.part("curse-lifted")).to_have_count(0)
    card = ana.part("curse-card-angry_gaze")
    card.click()
    card.click()
    expect(boots).to_have_attribute("data-playable", "true")
    boots.click()
    ana.part("curse-show").first.click()
    expect(ana.part("log").get_by_text("Ana shows the Hiking Boots")).to_be_visible()
    expect(boots).to_have_count(0)


def test_who_could_show_a_globe_is_told_what_it_does(sit: Any) -> None:
    """Ben is asked before Ana's Ember rolls, and may say no for good."""
    ana, ben = sit("Ben", places=["RR1", "RR3"], souvenirs=[[], ["snow_globe"]])
    walk(ana, "flame_geyser", "RR6")
    ana.asked()
    ana.part("curse-mark-P1").click()
    expect(ben.part("curse-lifted")).to_contain_text("Snow Globe")
    expect(ben.part("window").get_by_role("button", name="Do not ask me this turn")).to_be_visible()
    ben.part("curse-show").click()
    expect(ben.part("log").get_by_text("Ben disappears in a Snow Globe")).to_be_visible()


# -- the end

LAST: dict[str, object] = {
    "places": ["RR1", "copter", "copter"],
    "tokens": ["RRY", "BBBBBB", ""],
    "snapshots": [["SS4"], ["PW7", "WR2"], []],
    "heart": 1,
    "copter": True,
    "last_turns": [1, 1, 1],
}
"""Ana has her last turn, and is far from home."""


def test_the_copter_lifts_off_and_points_are_told_column_by_column(sit: Any) -> None:
    [ana] = sit(wishes={"reduced_motion": "no-preference"}, **LAST)
    walk(ana, "angry_gaze", "RR5")
    ana.asked()
    ana.part("curse-Finish").click()
    expect(ana.page.locator(".cv-liftoff")).to_be_visible()
    expect(ana.part("ending")).to_have_attribute("data-stage", "prelude")
    ana.part("ending-skip").click()
    scores = ana.part("curse-scores")
    expect(scores.get_by_role("row", name="Treasures, blue")).to_contain_text("6 → 15")
    expect(scores.get_by_role("row", name="The Crimson Cutlass")).to_contain_text("10")
    expect(scores.get_by_role("row", name="Points")).to_have_text("Points4370")
    ana.part("ending-look").click()
    expect(scores).to_have_count(0)
    ana.part("ending-open").click()
    expect(scores).to_be_visible()


def test_without_motion_nothing_flies(sit: Any) -> None:
    [ana] = sit(**LAST)
    walk(ana, "angry_gaze", "RR5")
    ana.asked()
    ana.part("curse-Finish").click()
    expect(ana.part("curse-scores")).to_be_visible()
    expect(ana.page.locator(".cv-liftoff")).to_have_count(0)
    assert violations(ana) == []


def test_a_lost_team_is_told_what_was_missing(sit: Any) -> None:
    [ana] = sit(options=TOGETHER, **{**TEAM, "drawable": 0})
    walk(ana, "gift_shop", "RR4")
    told = ana.part("curse-team")
    expect(told).to_have_attribute("data-won", "false")
    expect(told).to_contain_text("The tracker cannot be filled any more")
    expect(told).to_contain_text("needs 4 × blue and a blue snapshot")
    expect(ana.part("ending").locator(".ranking .seat-score")).to_have_count(0)
