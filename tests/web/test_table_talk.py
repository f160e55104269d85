"""What else people do at a table: take back, talk, ask for a hint, pause, and play again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.browser import Browser
from tests.server.tables import make, next_mover
from tests.web.conftest import Visits
from tests.web.tables import room_for, seated
from tests.web.visitor import BACK, Visitor, friends, play_on, whose_turn

pytestmark = pytest.mark.browser


def roll_again(visitor: Visitor) -> None:
    """Roll again: the list shows which dice that can be, and nothing is done before some are chosen."""
    before = visitor.asked().look()["inputs"]
    visitor.part("moves").get_by_role("button", name="Roll again").click()
    expect(visitor.button(BACK)).to_be_visible()
    assert visitor.look()["inputs"] == before
    visitor.moves.first.click()
    visitor.moved(before)


def test_who_looks_which_dice_could_be_rolled_has_not_rolled(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, "fortune").asked()
    seen = ana.look()
    ana.part("moves").get_by_role("button", name="Roll again").click()
    ana.button(BACK).click()
    expect(ana.moves).to_have_count(len(seen["moves"]))
    assert ana.look() == seen


def test_a_move_that_revealed_nothing_is_taken_back_at_once(visit: Visits, base: str) -> None:
    admission = room_for(base, "fortune", play_now=True, level="easy")
    with Browser(base, admission["code"], admission["token"]) as browser:
        next_mover([browser.come()])
        choices = len(browser.moves)
        make(browser, {"RollAgain": []})
    ana = visit("Ana")
    ana.enter(admission["code"], admission["token"])
    expect(ana.part("asks")).to_contain_text("Which dice do you roll again?")
    ana.button("Undo").click()
    expect(ana.moves).to_have_count(choices)


def test_everybody_has_to_agree_where_something_was_revealed(visit: Visits) -> None:
    ana, ben = visit("Ana"), visit("Ben")
    friends(ana, [ben], "fortune", finish_line=3000)
    turn = whose_turn([ana, ben])
    assert turn is not None
    mover, labels = turn
    other = ben if mover is ana else ana
    roll_again(mover)
    mover.button("Ask to undo").click()
    other.part("proposal").get_by_role("button", name="Decline").click()
    expect(mover.part("declined")).to_have_text(f"{other.name} disagrees.")
    mover.button("Ask to undo").click()
    expect(mover.part("proposal")).to_contain_text(f"Waiting for: {other.name} Time to answer")
    other.part("proposal").get_by_role("button", name="Agree").click()
    for person in (mover, other):
        expect(person.part("proposal")).to_have_count(0)
        expect(person.part("declined")).to_have_count(0)
    assert mover.asked().look()["moves"] == labels


def test_chat_stands_beside_the_turn_in_which_it_was_said(visit: Visits) -> None:
    ana, ben = visit("Ana"), visit("Ben")
    friends(ana, [ben], "wildfire", rounds=1)
    play_on([ana, ben], moves=2)
    ana.tab("Chat").click()
    lines = ana.part("chat").locator("li")
    for words in ("What a start!", "Well, well."):
        ana.page.get_by_role("textbox", name="Write a message").fill(words)
        ana.button("Say").click()
        expect(lines.last).to_contain_text(words)
    for line in lines.all():
        expect(line).to_be_in_viewport(ratio=1)
    play_on([ana, ben], moves=2)
    mark = ben.part("log").get_by_role("button", name="2 said here")
    expect(mark).to_be_visible()
    assert ben.part("log").locator("li").last.locator(".chat-mark").count() == 0
    mark.click()
    said = ben.part("chat").locator(".sought")
    expect(said).to_contain_text("What a start!")
    said.get_by_role("button", name="in turn").click()
    expect(ben.part("log").locator("li.sought .chat-mark")).to_be_visible()


def test_a_hint_is_given_and_can_be_followed(visit: Visits) -> None:
    ana = visit("Ana")
    seated(ana, "wildfire").asked()
    ana.button("Hint").click()
    advice = ana.part("advice")
    expect(advice).to_contain_text("Best:")
    before = ana.look()["inputs"]
    advice.get_by_role("listitem").first.get_by_role("button").click()
    ana.moved(before)
    expect(advice).to_have_count(0)


def test_a_table_is_paused_and_goes_on(visit: Visits) -> None:
    ana, ben = visit("Ana"), visit("Ben")
    friends(ana, [ben], "fortune", finish_line=3000)
    ben.choose("Pause")
    for person in (ana, ben):
        expect(person.page.get_by_text("The match is paused.").first).to_be_visible()
        expect(person.moves).to_have_count(0)
    ana.button("Go on").click()
    play_on([ana, ben], moves=2)


def test_a_rematch_begins_with_the_same_people(visit: Visits) -> None:
    ana, ben = visit("Ana"), visit("Ben")
    friends(ana, [ben], "board_game_battle", board="lagoon")
    play_on([ana, ben])
    expect(ana.part("ending-again")).to_have_text("Again, all together")
    ana.part("ending-again").click()
    expect(ana.part("ending-again")).to_have_text("Waiting for Ben …")
    expect(ben.part("proposal")).to_contain_text("Ana would like another match.")
    ben.part("ending-again").filter(has_text="Yes, again!").click()
    for person in (ana, ben):
        expect(person.part("result")).to_have_count(0)
        person.at_table()
        expect(person.part("seat-0")).to_contain_text("Ana")
        expect(person.part("seat-1")).to_contain_text("Ben")
