"""Somebody at a browser: what they see of a table, and what they do there."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, expect

from tests.server.browser import fetched

PATIENCE = 30_000.0
"""Milliseconds after which something that should come is taken not to come at all."""
NEVER = 3000
"""So many looks at the tables without anything to do mean that the match stands still."""

expect.set_options(timeout=PATIENCE)

Chooser = Callable[[Sequence[str]], int]
"""Picks one of the moves that the page offers, by their labels."""

LOOK = """() => ({
  inputs: document.querySelector('[data-testid=stage] [data-inputs]')?.dataset.inputs ?? null,
  moves: [...document.querySelectorAll('[data-testid=moves] button.move')].map(
    (button) => button.lastElementChild.textContent),
  curtain: document.querySelector('dialog.curtain[open]') !== null,
  over: document.querySelector('[data-testid=table][data-over=true]') !== null,
})"""

WAITING = "() => document.querySelector('[data-testid=table]:is([data-over=true], :not([data-moves=\"0\"]))')"
"""True once this visitor is asked for something, or everything is over."""

UNFOLDED = """if (location.protocol.startsWith('http') && localStorage.getItem('emberisle.moves') === null)
  localStorage.setItem('emberisle.moves', 'true');"""
"""The list of moves lies open beside the table, as the browser of somebody remembers who likes it so."""
BACK = "Back to the other moves"

NOT_OURS = re.compile(
    r"\[\.WebGL-|GL Driver Message|GPU stall|Automatic fallback to software WebGL|THREE\.Clock: .*deprecated"
    r"|Service Worker registration blocked"
)
"""What the browser says about drawing without a graphics card, and what libraries say of each other."""


def watched(context: BrowserContext, faults: list[str]) -> None:
    """Take note of every complaint of a browser: in the console, by a page, about a request."""

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not NOT_OURS.search(message.text):
            faults.append(f"{message.type}: {message.text}")

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a page that is left lets go of what it asked for
            faults.append(f"{request.url}: {request.failure}")

    def answered(response: Response) -> None:
        if response.status >= 400:
            faults.append(f"{response.url}: {response.status}")

    context.on("console", said)
    context.on("weberror", lambda raised: faults.append(f"uncaught: {raised.error}"))
    context.on("requestfailed", failed)
    context.on("response", answered)


class Visitor:
    """One page in a browser context of its own."""

    def __init__(self, page: Page, base: str, name: str) -> None:
        self.page, self.base, self.name = page, base, name
        self.faults: list[str] = []
        page.set_default_timeout(PATIENCE)

    def enter(self, code: str, token: str | None) -> None:
        """Come into a room by the private link of somebody who sits there."""
        self.page.goto(f"/room/{code}#key={token}")
        self.part("use-key").click()

    # -- the parts of the page

    def part(self, name: str) -> Locator:
        """What the page names so for tests."""
        return self.page.get_by_test_id(name)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=name)

    @property
    def moves(self) -> Locator:
        return self.part("moves").locator("button.move")

    @property
    def focused(self) -> str:
        """What has the keyboard: a tag with its label or words."""
        found: str = self.page.evaluate(
            "() => { const at = document.activeElement;"
            " return `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent.slice(0, 60)}` }"
        )
        return found

    @property
    def code(self) -> str:
        return self.page.url.rpartition("/")[2]

    # -- coming in

    def to_map(self) -> Visitor:
        self.page.goto("/")
        expect(self.part("island-fortune")).to_be_visible()
        return self

    def named(self) -> Visitor:
        if self.name:
            self.page.get_by_role("textbox", name="Your name").fill(self.name)
        return self

    def play_now(self, game: str) -> Visitor:
        """Sit down at once, with bots in the other chairs."""
        self.to_map().named()
        self.part(f"island-{game}").get_by_role("button", name="Play now").click()
        return self.at_table()

    def invite(self, game: str) -> Visitor:
        """Open a room and take its first chair."""
        self.to_map().named()
        self.part(f"island-{game}").get_by_role("button", name="Invite friends").click()
        expect(self.part("lobby")).to_be_visible()
        return self

    def sit(self, chair: int) -> Visitor:
        self.part(f"chair-{chair}").get_by_role("button", name="Sit here").click()
        expect(self.part(f"chair-{chair}")).to_contain_text("Stand up")
        return self

    def arrange(self, game: str, **options: Any) -> Visitor:
        """Choose house rules in the lobby."""
        if options:
            self.part("house-rules").locator("summary").click()
        pictures = {known["id"]: known for known in fetched(f"{self.base}/api/games", language="en")}
        for name, value in options.items():
            option = next(known for known in pictures[game]["options"] if known["name"] == name)
            if option["span"] is not None:
                self.number(option["text"], str(value))
                continue
            at = [choice["value"] for choice in option["choices"]].index(value)
            if option["primary"]:
                chosen = self.page.get_by_role("radio", name=option["choices"][at]["text"], exact=True)
                chosen.check()
                expect(chosen).to_be_checked()
                continue
            chosen = self.page.get_by_role("combobox", name=option["text"], exact=True)
            chosen.select_option(index=at)
            expect(chosen).to_have_value(str(at))
        return self

    def number(self, text: str, typed: str) -> Visitor:
        """Write a number into a house rule that takes any."""
        field = self.page.get_by_role("textbox", name=text, exact=True)
        field.fill(typed)
        field.press("Enter")
        return self

    def seats(self, count: int) -> Visitor:
        self.page.get_by_role("combobox", name="Seats", exact=True).select_option(str(count))
        expect(self.page.locator(".chairs > li")).to_have_count(count)
        return self

    def begin(self) -> Visitor:
        self.button("Begin the match").click()
        return self.at_table()

    def at_table(self) -> Visitor:
        """The table is set and its scene is drawn."""
        expect(self.part("stage").locator("[data-inputs]")).to_be_visible()
        return self

    # -- playing

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def settled(self, patience: float = PATIENCE) -> Visitor:
        """Nothing moves any more at this table."""
        expect(self.part("stage")).to_have_attribute("data-busy", "false", timeout=patience)
        return self

    def asked(self) -> Visitor:
        """It is this visitor's turn."""
        expect(self.part("table")).to_have_attribute("data-moves", re.compile("[1-9]"))
        return self

    def moved(self, before: str | None) -> None:
        """Something has happened at the table since it had had so many inputs."""
        self.page.wait_for_function(
            f"(before) => {{ const {{ over, curtain, inputs }} = ({LOOK})();"
            " return over || curtain || inputs !== before }",
            arg=before,
        )

    def play(self, at: int = 0) -> None:
        """Make one of the moves listed, and see it made; on a phone the list is opened first."""
        before = self.look()["inputs"]
        if self.part("moves").count() == 0:
            self.tab("Moves").click()
        self.moves.nth(at).click()
        self.page.wait_for_function(
            f"([before, back]) => {{ const {{ over, curtain, inputs, moves }} = ({LOOK})();"
            " return over || curtain || inputs !== before || moves.at(-1) === back }",
            arg=[before, BACK],
        )
        if self.look()["moves"][-1:] == [BACK]:  # the list shows what there is to choose before it is done
            self.moves.first.click()
            self.moved(before)

    def finished(self) -> Visitor:
        expect(self.part("table")).to_have_attribute("data-over", "true")
        return self

    # -- the menu of the table

    def choose(self, text: str) -> None:
        """Do one of the things in the menu."""
        self.part("menu").click()
        self.page.get_by_role("menuitem", name=text, exact=True).click()

    def leave(self) -> None:
        """Leave the table, and say that this is meant."""
        self.choose("Leave the table")
        self.part("leave").click()


def stop_soon(labels: Sequence[str]) -> int:
    """Fortune for the impatient."""
    return next((at for at, label in enumerate(labels) if label.startswith("Stop")), 0)


def first(_: Sequence[str]) -> int:
    return 0


def whose_turn(people: Sequence[Visitor]) -> tuple[Visitor, list[str]] | None:
    """Whoever of these is asked for a move now, and the moves; nobody when the match is over."""
    for _ in range(NEVER):
        looks = [person.look() for person in people]
        if all(look["over"] for look in looks):
            return None
        for person, look in zip(people, looks, strict=True):
            if look["moves"]:
                return person, look["moves"]
    raise AssertionError(f"nobody is asked for anything: {looks}")


def play_on(people: Sequence[Visitor], choose: Chooser = first, moves: int | None = None) -> None:
    """Everybody plays what they are asked for, until the match is over or so many moves were made."""
    made = 0
    while made != moves and (turn := whose_turn(people)) is not None:
        mover, labels = turn
        mover.play(choose(labels))
        made += 1


def friends(host: Visitor, guests: Sequence[Visitor], game: str, **options: Any) -> None:
    """The host opens a room, the guests come in by its address, and the match begins."""
    host.invite(game).arrange(game, **options)
    for chair, guest in enumerate(guests, 1):
        guest.to_map().named().page.goto(f"/room/{host.code}")
        guest.sit(chair)
    host.begin()
    for guest in guests:
        guest.at_table()
