"""Refusals: a request cannot be done, and nothing has changed."""

from __future__ import annotations

from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.game import Game
from emberisle.kernel.steps import Refusal
from emberisle.server.language import say
from emberisle.server.messages import Why


class RequestRefused(EmberisleError):
    """A request that is refused; ``key`` names the text that says why."""

    def __init__(self, why: Why, key: str, **facts: object) -> None:
        super().__init__(key)
        self.why = why
        self.key = key
        self.facts = facts

    def text(self, language: str) -> str:
        return say(language, f"refused.{self.key}", **self.facts)


class MoveRefused(RequestRefused):
    """A move that a clause forbids."""

    def __init__(self, game: Game, refusal: Refusal) -> None:
        super().__init__("illegal", "illegal", rule=refusal.rule)
        self.game = game
        self.refusal = refusal
