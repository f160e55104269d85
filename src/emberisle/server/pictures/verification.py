"""Whether a finished match was fair: its moves are made again, and its luck is drawn again from the seed."""

from __future__ import annotations

import emberisle as em
from emberisle.kernel.errors import EmberisleError, OtherLuck
from emberisle.kernel.game import Game
from emberisle.kernel.log import CHANCE, UNDO
from emberisle.server.language import say
from emberisle.server.messages import Verification


def verification(game: Game, language: str) -> Verification:
    """What ``emberisle verify`` finds in the log of this match."""
    try:
        checked = em.verify(em.read_log(game.log.text()))
    except EmberisleError as error:
        return failed(error, language)
    except ImportError:  # what its marbles rolled in is not installed any more
        return _answer(False, say(language, "verification.cannot"), decided=False)
    return _answer(
        True,
        outcomes=sum(entry.who == CHANCE for entry in game.entries) - len(checked.on_trust),
        moves=sum(entry.who not in (CHANCE, UNDO) for entry in game.entries),
        on_trust=len(checked.on_trust),
    )


def failed(error: EmberisleError, language: str) -> Verification:
    """What does not agree, in words."""
    if not isinstance(error, OtherLuck):
        return _answer(False, say(language, "verification.other_log", reason=str(error)))
    key = "verification.other_part" if error.where else "verification.other_luck"
    told = say(language, key, number=error.n, part=error.where, gives=error.gives, says=error.says)
    return _answer(False, told)


def _answer(
    agrees: bool,
    problem: str = "",
    decided: bool = True,
    outcomes: int = 0,
    moves: int = 0,
    on_trust: int = 0,
) -> Verification:
    return Verification(agrees, decided, outcomes, moves, on_trust, problem)
