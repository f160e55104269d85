"""How the tests of The Curse of Vul-Kar talk: lay out a turn, play a card, go, let marbles roll, read on.

Nothing is left to luck: a game made here waits for every card, die and marble until the test names it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, Unpack

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.board import COLOURS, NAMES
from emberisle.games.curse_of_vulkar.rules.cards import IN_DECK, NUMBER, card
from emberisle.games.curse_of_vulkar.rules.launching import Launch
from emberisle.games.curse_of_vulkar.rules.marbles import Launched, Lie
from emberisle.games.curse_of_vulkar.rules.moves import (
    DROP,
    FINISH,
    GO_ON,
    Aim,
    ChoosePit,
    Flick,
    PlayCard,
    Walk,
)
from emberisle.games.curse_of_vulkar.rules.table import IN_MAW, ON_SLAB, CurseTable
from emberisle.games.curse_of_vulkar.rules.view import CurseView
from emberisle.kernel.steps import Ask, Chance
from tests.games.any_table import after as after
from tests.games.any_table import asks as asks
from tests.games.any_table import clauses as clauses
from tests.games.any_table import happened as happened
from tests.games.any_table import happens as happens
from tests.games.any_table import refusal as refusal
from tests.games.any_table import say as say
from tests.games.any_table import told as told
from tests.games.any_table import waiting as waiting

TOGETHER: Final[Mapping[str, object]] = {"mode": "cooperative"}
SPARE: Final = (
    "angry_gaze 4, creeping_roots 4",
    "angry_gaze 5, creeping_roots 5",
    "angry_gaze 4, creeping_roots 5",
    "angry_gaze 3, creeping_roots 3",
    "beeline 6, beeline 6",
)
"""What seats hold of whom nothing is said: together every card of the first two kinds."""

# -- laying out a position


def position(
    *places: str,
    hands: Sequence[str] = (),
    souvenirs: Sequence[str] = (),
    seats: int = 0,
    options: Mapping[str, object] | None = None,
    **facts: object,
) -> em.Game:
    """A turn of figure 0, or of ``figure``, of at least three players if nothing else is said.

    A hand is a text such as ``"beeline 6, gift_shop 3"``, a seat's souvenirs one such as ``"tote_bag"``.
    """
    together = (options or {}).get("mode") == "cooperative"
    seats = seats or max(2 if together else 3, len(places))
    spec: dict[str, object] = {"seats": seats, "places": list(places), **facts}
    spec["souvenirs"] = [held.split() for held in souvenirs]
    if together:
        spec["tracker"] = cards(str(facts.get("tracker", "gift_shop 3, gift_shop 3, gift_shop 4")))
    else:
        spec["hands"] = [cards(hand) for hand in (*hands, *SPARE[len(hands) : seats])]
        spec["tracker"] = cards(str(facts.get("tracker", "")))
    spec["discard"] = cards(str(facts.get("discard", "")))
    return waiting(em.scenario("curse_of_vulkar", spec, seed="talk", options=options))


def cards(text: str) -> list[list[object]]:
    """``"beeline 6, gift_shop 3"`` as a scenario has it."""
    return [[action, count] for action, count in named(text)]


def named(text: str) -> list[tuple[str, int]]:
    words = [entry.split() for entry in text.split(",") if entry.strip()]
    return [(action, int(count)) for action, count in words]


def every_card_but(*texts: str) -> str:
    """All cards of the deck but these."""
    left = Counter({kind: count for kind, count in enumerate(IN_DECK) if count})
    left.subtract([NUMBER[action, count] for text in texts for action, count in named(text)])
    return ", ".join(f"{card(kind)[0]} {card(kind)[1]}" for kind in left.elements())


def new(seats: int, options: Mapping[str, object] | None = None) -> em.Game:
    """A game before the first treasure is laid out."""
    return waiting(em.new("curse_of_vulkar", seats, seed=1, options=options))


def dealt(seats: int, options: Mapping[str, object] | None = None) -> em.Game:
    """A game in which everything has been dealt, in the order of the kinds; seat 0 begins."""
    return until(new(seats, options), "ChooseCard")


# -- saying a move


def play(game: em.Game, text: str) -> em.Game:
    """A card such as ``"beeline 6"`` is played."""
    [(action, count)] = named(text)
    return say(game, PlayCard(action, count))


def go(game: em.Game, goal: str, by: str = "") -> em.Game:
    """The figure goes there, by a way that enters this space if there are several."""
    return say(game, way_to(game, goal, by))


def way_to(game: em.Game, goal: str, by: str = "") -> Walk:
    walks = [move for move in game.legal_moves() if isinstance(move, Walk) and move.path[-1] == goal]
    [walk] = [walk for walk in walks if by in walk.path or not by]
    return walk


def moves(game: em.Game, text: str, goal: str, by: str = "") -> em.Game:
    """A card is played, and the figure goes there."""
    return go(play(game, text), goal, by)


def bend_over(game: em.Game, pit: str = "P1") -> em.Game:
    """The player is about to flick the Ember of this pit; nobody shows a Snow Globe."""
    return unglobed(say(game, ChoosePit(pit)))


def unglobed(game: em.Game) -> em.Game:
    """Nobody shows a Snow Globe."""
    while asks(game) == "HideInGlobe":
        game = say(game, GO_ON)
    return game


def aimed(game: em.Game) -> em.Game:
    """The Ember of the chosen pit is flicked; where to makes no difference, as the test says what comes."""
    return say(game, Aim(0), Flick(10))


# -- saying what chance gives


class Went(TypedDict, total=False):
    """How a launch went, beside who fell."""

    lies: Mapping[int, Lie]
    shoved: tuple[int, ...]
    decks: tuple[str, ...]
    end: str
    over: str


def flick(game: em.Game, *falls: int | tuple[int, str], pit: str = "P1", **went: Unpack[Went]) -> em.Game:
    """An Ember is flicked, and these figures fall, by the Ember or by what is said."""
    return rolls(aimed(bend_over(game, pit)), *falls, **went)


def drop(game: em.Game, *falls: int | tuple[int, str], **went: Unpack[Went]) -> em.Game:
    """The Fireballs are dropped, if they have not been yet, and these figures fall."""
    if asks(game) == "Act":
        game = say(game, DROP)
    return rolls(unglobed(game), *falls, **went)


def rolls(game: em.Game, *falls: int | tuple[int, str], **went: Unpack[Went]) -> em.Game:
    """Marbles roll, and these figures fall."""
    return happens(game, launched(game, *falls, **went))


def launched(game: em.Game, *falls: int | tuple[int, str], **went: Unpack[Went]) -> Launched:
    """A launch in which everybody falls where they stand, unless it is said where they lie."""
    step, table = game.step, table_of(game)
    assert isinstance(step, Launch), f"{step} is no launch"
    cause = {"RollEmber": "ember", "RollFireballs": "fireball", "RollBoulder": "boulder"}[asks(game)]
    felled = tuple([(fall, cause) if isinstance(fall, int) else fall for fall in falls])
    lie = {figure: Lie("space", (NAMES[table.places[figure]],)) for figure, _ in felled}
    lie |= {**dict(table.island().lying), **went.get("lies", {})}
    ends = (went.get("end", "land"),) * step.marbles(table)
    over = tuple(went.get("over", "").split())
    return Launched((), felled, tuple(lie.items()), went.get("shoved", ()), went.get("decks", ()), ends, over)


def chute(name: str) -> Lie:
    return Lie("chute", (name,))


def odd(*near: str) -> Lie:
    return Lie("odd", near)


OFF: Final = Lie("off", ())


def souvenir(game: em.Game, kind: str) -> em.Game:
    """This souvenir is drawn."""
    return _happens(game, "DrawSouvenir", kind)


def draws(game: em.Game, *drawn: str) -> em.Game:
    """These action cards are drawn."""
    for text in drawn:
        [named_card] = named(text)
        game = _happens(game, "DrawCard", named_card)
    return game


def opens(game: em.Game, *opened: str) -> em.Game:
    """These cards are laid open in the tracker."""
    for text in opened:
        [named_card] = named(text)
        game = _happens(game, "OpenCard", named_card)
    return game


def cave_die(game: em.Game, number: int) -> em.Game:
    return _happens(game, "RollCaveDie", number)


def stolen(game: em.Game, thing: str) -> em.Game:
    """This is what the thief draws."""
    return _happens(game, "StealBlind", thing)


def _happens(game: em.Game, question: str, outcome: object) -> em.Game:
    assert asks(game) == question
    return happens(game, outcome)


# -- letting things take their course


def finish(game: em.Game) -> em.Game:
    """The rest of the turn: nobody does anything more, and marbles fell nobody."""
    turns = table_of(game).turns
    while not game.over and table_of(game).turns == turns and asks(game) != "ChooseFigure":
        game = calmly(game)
    return game


def until(game: em.Game, question: str) -> em.Game:
    """On to this question; until then nobody does anything."""
    while asks(game) != question:
        game = calmly(game)
    return game


def calmly(game: em.Game) -> em.Game:
    """One step further, in which as little happens as may be."""
    step = game.step
    if isinstance(step, Launch):
        return rolls(game)
    if isinstance(step, Chance):
        return happens(game, step.outcomes(game.table)[0][0])
    assert isinstance(step, Ask)
    quiet = [move for move in (GO_ON, FINISH, DROP) if move in game.legal_moves()]
    return say(game, *quiet[:1]) if quiet else say(game, game.legal_moves()[0])


# -- reading what is on the table


def odds(game: em.Game) -> dict[object, float]:
    """What chance can give now, and how likely it is."""
    step = game.step
    assert isinstance(step, Chance)
    return dict(step.outcomes(game.table))


def seen(game: em.Game, seat: int | None = None) -> CurseView:
    view = game.view(seat).table
    assert isinstance(view, CurseView)
    return view


def table_of(game: em.Game) -> CurseTable:
    table = game.table
    assert isinstance(table, CurseTable)
    return table


def at(game: em.Game, figure: int = 0) -> str | None:
    """Where a figure is; none if it lies off all spaces."""
    return seen(game).figures[figure].place


def lies(game: em.Game, figure: int) -> str | None:
    """How a figure lies; none if it stands."""
    return seen(game).figures[figure].lies


def tokens(game: em.Game, figure: int = 0) -> str:
    """A figure's treasures, such as ``"RRY"``."""
    return in_letters(table_of(game).tokens[figure])


def maw(game: em.Game) -> str:
    return in_letters(table_of(game).maw)


def in_letters(counts: Sequence[int]) -> str:
    return "".join(colour[0].upper() * count for colour, count in zip(COLOURS, counts))


def photos(game: em.Game, figure: int = 0) -> str:
    """The spaces where a figure took its snapshots."""
    return " ".join(space for _, space in seen(game).figures[figure].snapshots)


def heart(game: em.Game) -> int | str:
    """The figure that carries it, or where it is."""
    place = table_of(game).heart
    return {ON_SLAB: "slab", IN_MAW: "maw"}.get(place, place)


def held(game: em.Game, seat: int = 0) -> str:
    """A seat's souvenirs."""
    return " ".join(seen(game, seat).souvenirs)


def hand(game: em.Game, seat: int = 0) -> list[str]:
    """A seat's action cards."""
    return [f"{action} {count}" for action, count in seen(game, seat).hand]


def goals(game: em.Game) -> set[str]:
    """Where the figure can go."""
    return {move.path[-1] for move in game.legal_moves() if isinstance(move, Walk)}


def paths(game: em.Game) -> set[str]:
    """Every way that can be gone, as the spaces on it."""
    return {" ".join(move.path) for move in game.legal_moves() if isinstance(move, Walk)}
