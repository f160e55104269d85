"""An episode: one match played by numbers. What all environments share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from emberisle.envs.encoding import Encoding
from emberisle.envs.generic import GenericEncoding
from emberisle.envs.numbering import NoNumber
from emberisle.games import plug
from emberisle.kernel.game import Game
from emberisle.kernel.log import Log
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.match import new_game, replay
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.values import Value

Observation = dict[str, NDArray[Any]]
LOST_BY_ILLEGAL_MOVE: Final = -1.0
"""What a number costs that is no legal move; it ends the match."""
_MOST_OFFERS: Final = 4_000
"""So many lists of moves are recognised, as games offer the same ones again and again."""


def encoding_of(game_id: str, seats: int, options: Mapping[str, object] | None = None) -> Encoding:
    """How this game becomes numbers at a table of so many seats."""
    known = plug(game_id)
    rules = known.ruleset
    kind = known.load(known.envs or GenericEncoding)
    house = rules.house(rules.check_options(options or {}), rules.version)
    made = kind(rules, rules.check_seats(seats), {o.name: house[o.name] for o in rules.options()})
    assert isinstance(made, Encoding)
    return made


class Offer(NamedTuple):
    """The moves that are legal in a position, by their numbers."""

    moves: tuple[Value, ...]
    numbers: NDArray[np.intp]
    by_number: dict[int, Value]


class Episode:
    """A game that is played by numbers and seen as arrays."""

    def __init__(self, game_id: str, seats: int, options: Mapping[str, object] | None = None) -> None:
        self.encoding = encoding_of(game_id, seats, options)
        self.rules, self.seats = self.encoding.ruleset, seats
        self.actions = self.encoding.numbering.size
        self.game = unsettled(self.rules, seats, self.encoding.house)
        self._start = self.game.still()
        self._luck = QuickLuck()
        self.mover: int | None = None
        self._offered: Offer | None = None
        self._offers: dict[int, Offer] = {}

    # -- spaces

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def observation_space(self) -> spaces.Dict:
        """What is seen, and which numbers are legal moves."""
        fields = self.encoding.fields
        sizes = [field.size for field in fields]
        low = np.repeat(np.array([field.low for field in fields], np.float32), sizes)
        high = np.repeat(np.array([field.high for field in fields], np.float32), sizes)
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.float32), "action_mask": mask})

    # -- playing

    def begin(self, seed: int) -> None:
        """A new match; its luck comes from this number alone."""
        self.game, self._luck = self._start.still(), QuickLuck(seed)
        self._let_chance_fall()

    def play(self, move: Value) -> None:
        """Make a legal move, and let chance fall until somebody is asked."""
        self.game.push(move)
        self._let_chance_fall()

    def _let_chance_fall(self) -> None:
        self.game.fall(self._luck)
        self.mover = self.game.to_move
        self._offered = None

    def offered(self) -> Offer:
        """The moves of whoever is to move, listed once in each position."""
        if self._offered is None:
            moves = self.game.legal_moves()
            offer = self._offers.get(id(moves))
            if offer is None:  # kept with its moves, so that no other list can have their id
                offer = self._offer(moves)
                if len(self._offers) >= _MOST_OFFERS:
                    self._offers.clear()
                self._offers[id(moves)] = offer
            self._offered = offer
        return self._offered

    def _offer(self, moves: tuple[Value, ...]) -> Offer:
        numbers = self.encoding.numbering.numbers(moves)
        return Offer(moves, np.array(numbers, np.intp), dict(zip(numbers, moves)))

    def move(self, action: int) -> Value | None:
        """The move that this number means here; None if it is not legal."""
        return self.offered().by_number.get(action)

    def why_not(self, action: int) -> str:
        """Why this number is not a legal move, in words."""
        try:
            refusal = self.game.why_not(self.encoding.numbering.move(action, self.offered().moves))
        except NoNumber as error:
            return str(error)
        return "" if refusal is None else f"{self.rules.reason(refusal)} [{refusal.rule}]"

    # -- seeing

    def observe(self, seat: int) -> Observation:
        """What a seat sees; only whoever is to move has moves."""
        mask = np.zeros(self.actions, np.int8)
        if self.mover == seat:
            mask[self.offered().numbers] = 1
        cells = bytearray(self.encoding.observe(self.game, seat))  # so that the array can be written to
        return {"observation": np.frombuffer(cells, np.float32), "action_mask": mask}

    def returns(self) -> list[float]:
        """What each seat gets, once the game is over."""
        return self.encoding.returns(self.game.view())


def unsettled(rules: Ruleset[Any], seats: int, house: Mapping[str, object]) -> Game:
    """A match before its first input, even if that is up to chance."""
    log = new_game(rules, seats, 0, house).log
    return replay(rules, Log(log.header, [], None), "0")
