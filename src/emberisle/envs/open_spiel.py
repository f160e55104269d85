"""Every game for OpenSpiel: ``pyspiel.load_game("emberisle_fortune(players=3)")`` once this is imported.

Chance is listed where the rules can list it. Where they cannot, as with marbles that roll, the game is
sampled stochastic: a chance node has one outcome, and what comes of it is drawn when it is taken.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from random import SystemRandom
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from emberisle.envs.encoding import Encoding
from emberisle.envs.episode import encoding_of, unsettled
from emberisle.games import plugs, ruleset
from emberisle.kernel.game import Game
from emberisle.kernel.log import read_header
from emberisle.kernel.luck import NoLuck, QuickLuck
from emberisle.kernel.notation import write
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Ask, Chance, Step
from emberisle.kernel.table import Table, field_names
from emberisle.terminal.errors import BadArgument
from emberisle.terminal.options import parse_options

LONGEST_GAME: Final = 1_000_000
"""More choices than any match takes: on an island random moves wander about for tens of thousands."""
NO_HORIZON: Final = 0
PREFIX: Final = "emberisle_"
ANY_SEED: Final = -1
SAMPLED: Final = pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
ONE_PLAYER: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER
EXPLICIT: Final = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC


class Lottery:
    """Where sampled chance comes from; a copy of a state has luck of its own, as one searches in it."""

    def __init__(self, seed: int) -> None:
        self.luck = QuickLuck(seed)

    def __deepcopy__(self, memo: object) -> Lottery:
        return Lottery(self.luck.below(1 << 48))


class Match:
    """A match as a state holds it; copies share what never changes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.drawn: tuple[object, ...] = ()
        """Of an outcome that is drawn in parts, those that have been."""
        self.memory = [b""] * game.header.seats
        """For each seat a digest of all that it has been told and has done."""
        self.choices = 0
        """How many players have made."""
        self._listed: list[tuple[object, float]] | None = None

    def listed(self, encoding: Encoding) -> list[tuple[object, float]]:
        """What chance can give here, listed once."""
        if self._listed is None:
            step = self.game.step
            assert isinstance(step, Chance)
            self._listed = encoding.outcomes(step, self.game.table, self.drawn)
        return self._listed

    def draw(self, number: int, encoding: Encoding) -> None:
        """Let chance give the outcome with this number, or the next part of one."""
        step = self.game.step
        assert isinstance(step, Chance)
        self.drawn = (*self.drawn, self.listed(encoding)[number][0])
        self._listed = None
        if encoding.is_whole(step, self.drawn):
            self.push(encoding.whole(step, self.drawn))

    def __deepcopy__(self, memo: object) -> Match:
        return self._with(self.game.copy())

    def _with(self, game: Game) -> Match:
        twin = Match(game)
        twin.drawn, twin.memory, twin.choices = self.drawn, self.memory[:], self.choices
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """What a pickle of a state holds: a game in progress has none of its own."""
        game = self.game
        kept = (self.drawn, self.memory, self.choices)
        return _unpickled, (game.header.data(), game.table, game.agenda, *kept)

    def push(self, given: object) -> None:
        """Feed an input, and remember what everybody is told of it."""
        game = self.game
        if isinstance(game.step, Ask):
            seat = game.step.seat(game.table)
            self._remember(seat, write(given))
            self.choices += 1
        game.push(given)
        for event in game.story:
            for seat in range(len(self.memory)):
                if event.only is None or event.only == seat:
                    self._remember(seat, write(event))
        game.story.clear()
        game.entries.clear()
        self.drawn, self._listed = (), None

    def _remember(self, seat: int, noted: object) -> None:
        self.memory[seat] = hashlib.sha256(self.memory[seat] + json.dumps(noted).encode()).digest()

    def guessed(self, seat: int, luck: QuickLuck) -> Match:
        """A match that is the same to this seat, with all it has not seen dealt afresh."""
        guess = self.game.guess(seat, luck)
        guess.recording = True
        return self._with(guess)


def _unpickled(
    header: dict[str, object],
    table: Table,
    agenda: list[Step[Any]],
    drawn: tuple[object, ...],
    memory: list[bytes],
    choices: int,
) -> Match:
    noted = read_header(header)
    game = Game(ruleset(noted.game), noted, table, NoLuck())
    game.agenda = agenda
    match = Match(game)
    match.drawn, match.memory, match.choices = drawn, memory, choices
    return match


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game at a table of so many players, by the house rules that a parameter names."""

    game_id: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game_id = self.game_id
        given = {**specification(game_id), **(params or {})}
        rules = ruleset(game_id)
        self.encoding = encoding_of(game_id, int(given["players"]), options_in(rules, given["options"]))
        self.seed = int(given["rng_seed"])
        self.longest = int(given["horizon"]) or LONGEST_GAME
        if self.longest < 1:
            raise BadArgument(f"horizon is a number of choices, or 0 for none, not {self.longest}")
        self.start = unsettled(rules, self.encoding.seats, self.encoding.house)
        game_type = type_of(game_id, self.encoding)
        self.sampled = game_type.chance_mode == SAMPLED
        super().__init__(game_type, self._info(), dict(params or {}))

    def _info(self) -> Any:
        encoding = self.encoding
        return pyspiel.GameInfo(
            num_distinct_actions=encoding.numbering.size,
            max_chance_outcomes=1 if self.sampled else encoding.most_outcomes,
            num_players=encoding.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if encoding.adds_up_to_nothing else None,
            max_game_length=self.longest,
        )

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver | None:
        """What a player sees; None, as OpenSpiel has it, for kinds of observations that there are not."""
        if params:
            raise ValueError(f"an observation takes no parameters, and was given {params}")
        if iig_obs_type is None:
            return TableObserver(self.encoding, recalls=False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != ONE_PLAYER:
            return None
        return TableObserver(self.encoding, iig_obs_type.perfect_recall)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A match before an input: a choice of a player's, or chance."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.match = Match(game.start.copy())
        seed = SystemRandom().getrandbits(48) if game.seed == ANY_SEED else game.seed
        self.lottery = Lottery(seed)

    @property
    def _encoding(self) -> Encoding:
        found: Encoding = self.get_game().encoding
        return found

    def current_player(self) -> int:
        step = self.match.game.step
        if step is None or self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return step.seat(self.match.game.table) if isinstance(step, Ask) else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Whether the match is over, or has been stopped after so many choices, and nobody wins."""
        return self.match.game.over or self.match.choices >= self.get_game().longest

    def returns(self) -> list[float]:
        game = self.match.game
        return self._encoding.returns(game.view()) if game.over else [0.0] * game.header.seats

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._encoding.numbering.numbers(self.match.game.legal_moves()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome by its place in the list of the rules; one alone where it is sampled."""
        if self.get_game().sampled:
            return [(0, 1.0)]
        return [(number, odds) for number, (_, odds) in enumerate(self.match.listed(self._encoding))]

    def _apply_action(self, action: int) -> None:
        match = self.match
        step = match.game.step
        if isinstance(step, Ask):
            match.push(self._encoding.numbering.move(action, match.game.legal_moves()))
        elif self.get_game().sampled:
            assert step is not None
            match.push(step.sample(match.game.table, self.lottery.luck))
        else:
            match.draw(action, self._encoding)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.match.game
        if player != pyspiel.PlayerId.CHANCE:
            return repr(self._encoding.numbering.move(action, game.legal_moves()))
        step = type(game.step).__name__
        return step if self.get_game().sampled else f"{step}: {self.match.listed(self._encoding)[action][0]}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that looks the same to this player, for searches that guess what is hidden."""
        twin: TableState = self.get_game().new_initial_state()
        twin.match = self.match.guessed(player, QuickLuck(int(sampler() * (1 << 48))))
        return twin

    def __str__(self) -> str:
        game = self.match.game
        lying = {name: write(getattr(game.table, name)) for name in field_names(game.table)}
        left = [self.match.choices] if self.get_game().longest < LONGEST_GAME else []
        return json.dumps([lying, [write(step) for step in game.agenda], write(self.match.drawn), *left])


class TableObserver:
    """What a player sees, as numbers and as text; with perfect recall the text tells all it was ever told.

    The numbers are the same with it and without: a view holds what a careful player remembers.
    """

    def __init__(self, encoding: Encoding, recalls: bool) -> None:
        self._encoding = encoding
        self._recalls = recalls
        self.tensor: NDArray[np.float32] = np.zeros(encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor[:] = np.frombuffer(self._encoding.observe(state.match.game, player), np.float32)

    def string_from(self, state: TableState, player: int) -> str:
        seen = json.dumps([player, write(state.match.game.view(player)), write(state.match.drawn)])
        return f"{seen} {state.match.memory[player].hex()}" if self._recalls else seen


# -- registering


def specification(game_id: str) -> dict[str, Any]:
    """The parameters of a game: players, the seed of sampled chance, house rules, the most choices."""
    players = ruleset(game_id).fewest
    return {"players": players, "rng_seed": ANY_SEED, "options": "", "horizon": NO_HORIZON}


def options_in(rules: Ruleset[Any], text: str) -> dict[str, object]:
    """House rules as a parameter names them: ``finish_line:3000;debts:no``."""
    return parse_options(rules, [pair.replace(":", "=", 1) for pair in text.split(";") if pair])


def type_of(game_id: str, encoding: Encoding) -> Any:
    """What OpenSpiel knows of a game before it is played."""
    rules, kinds = encoding.ruleset, pyspiel.GameType
    utility = kinds.Utility.ZERO_SUM if encoding.adds_up_to_nothing else kinds.Utility.IDENTICAL
    information = kinds.Information
    return kinds(
        short_name=f"{PREFIX}{game_id}",
        long_name=rules.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=EXPLICIT if encoding.lists_chance else SAMPLED,
        information=information.PERFECT_INFORMATION if rules.all_open else information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game_id),
    )


def register() -> None:
    """Make every game that is installed known to OpenSpiel."""
    for game_id in plugs():
        encoding = encoding_of(game_id, ruleset(game_id).fewest)
        pyspiel.register_game(
            type_of(game_id, encoding), type("TableGame", (TableGame,), {"game_id": game_id})
        )


register()
