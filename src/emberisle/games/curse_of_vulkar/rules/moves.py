"""Everything a player can say in The Curse of Vul-Kar."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import (
    COLOURS,
    DIRECTIONS,
    EXITS,
    FACINGS,
    NOWHERE,
    PITS,
    SETTINGS,
    SPEEDS,
    TREES,
)
from emberisle.games.curse_of_vulkar.rules.board import NUMBER as PLACES
from emberisle.games.curse_of_vulkar.rules.cards import KINDS, NO_CARD, card
from emberisle.games.curse_of_vulkar.rules.cards import NUMBER as CARDS
from emberisle.games.curse_of_vulkar.rules.souvenirs import SOUVENIRS
from emberisle.kernel.parts import a_number, a_text, some_texts
from emberisle.kernel.values import Move

HEART: Final = "heart"
PENNY: Final = "penny"
IDOL: Final = "idol"
NOTHING: Final = "nothing"


def _index(names: tuple[str, ...], name: str) -> int:
    return names.index(name) if name in names else NOWHERE


# -- the card and the way


class PlayCard(Move):
    """Play an action card: ``PlayCard("flame_geyser", 4)``."""

    def __init__(self, card: object, count: object) -> None:
        self.card = a_text(self, "card", card)
        self.count = a_number(self, "count", count)
        self.kind = CARDS.get((self.card, self.count), NO_CARD)


class Walk(Move):
    """Move along these spaces, the last of which is where the figure stops: ``Walk(("H", "TR1"))``."""

    def __init__(self, path: object) -> None:
        self.path = some_texts(self, "path", path)
        self.places = tuple([PLACES.get(name, NOWHERE) for name in self.path])


class Stay(Move):
    """Stay where no step is possible."""


class StandOn(Move):
    """Stand up here: ``StandOn("TR5")``."""

    def __init__(self, space: object) -> None:
        self.space = a_text(self, "space", space)
        self.place = PLACES.get(self.space, NOWHERE)


class MoveFigure(Move):
    """With two figures that may choose: this one has the turn."""

    def __init__(self, figure: object) -> None:
        self.figure = a_number(self, "figure", figure)


class GoOn(Move):
    """Do nothing here and go on."""


class Board(Move):
    """Enter the copter."""


class UseCave(Move):
    """Roll the cave die and come out of another cave."""


class ComeOut(Move):
    """Come out of this cave: ``ComeOut("NS5")``."""

    def __init__(self, space: object) -> None:
        self.space = a_text(self, "space", space)
        self.place = PLACES.get(self.space, NOWHERE)


# -- things to take and to give


class Take(Move):
    """Take a treasure: ``Take("red")``, ``Take("heart")`` or, from the Maw, ``Take("penny")``."""

    def __init__(self, thing: object) -> None:
        self.thing = a_text(self, "thing", thing)
        self.colour = _index(COLOURS, self.thing)


class TakeSnapshot(Move):
    """Take the snapshot of this space."""


class Leave(Move):
    """Leave it where it is."""


class PayMaw(Move):
    """Put a treasure into the Maw: ``PayMaw("red")`` or ``PayMaw("heart")``."""

    def __init__(self, thing: object) -> None:
        self.thing = a_text(self, "thing", thing)
        self.colour = _index(COLOURS, self.thing)


class Offer(Move):
    """Offer one token for another: ``Offer("red", "blue")``; with gifts one of them is ``"nothing"``."""

    def __init__(self, give: object, take: object) -> None:
        self.give = a_text(self, "give", give)
        self.take = a_text(self, "take", take)
        self.given = _index(COLOURS, self.give)
        self.taken = _index(COLOURS, self.take)


class Accept(Move):
    """Agree to an exchange."""


class Decline(Move):
    """Do not agree to it."""


class GiveUp(Move):
    """When all play together, pay with a card of the tracker: ``GiveUp("gift_shop", 3)``."""

    def __init__(self, card: object, count: object) -> None:
        self.card = a_text(self, "card", card)
        self.count = a_number(self, "count", count)
        self.kind = CARDS.get((self.card, self.count), NO_CARD)


class Discard(Move):
    """When all play together, pay with a souvenir: ``Discard("zoom_lens")``."""

    def __init__(self, souvenir: object) -> None:
        self.souvenir = a_text(self, "souvenir", souvenir)
        self.kind = _index(SOUVENIRS, self.souvenir)


# -- actions


class ChoosePit(Move):
    """Flick the Ember of this pit: ``ChoosePit("P1")``."""

    def __init__(self, pit: object) -> None:
        self.pit = a_text(self, "pit", pit)
        self.number = _index(PITS, self.pit)


class Aim(Move):
    """Flick in this direction, in degrees counter-clockwise from east: ``Aim(45)``."""

    def __init__(self, direction: object) -> None:
        self.direction = a_number(self, "direction", direction)


class Flick(Move):
    """Flick with this strength, from 1 to 20: ``Flick(7)``."""

    def __init__(self, strength: object) -> None:
        self.strength = a_number(self, "strength", strength)


class TurnVulKar(Move):
    """Turn Vul-Kar to this facing, in degrees counter-clockwise from the helipad: ``TurnVulKar(60)``."""

    def __init__(self, facing: object) -> None:
        self.facing = a_number(self, "facing", facing)


class TurnTree(Move):
    """Turn a tree: ``TurnTree("T1", "left")``."""

    def __init__(self, tree: object, setting: object) -> None:
        self.tree = a_text(self, "tree", tree)
        self.setting = a_text(self, "setting", setting)
        self.number = _index(TREES, self.tree)
        self.turned = _index(SETTINGS, self.setting)


class DropFireballs(Move):
    """Drop all Fireballs of the Scar into Vul-Kar."""


class Push(Move):
    """Push the Boulder out in front of one of Vul-Kar's mouths: ``Push("middle")``."""

    def __init__(self, mouth: object) -> None:
        self.mouth = a_text(self, "mouth", mouth)
        self.number = _index(EXITS, self.mouth)


class PourBees(Move):
    """Pour the bees into Vul-Kar."""


class CallTiger(Move):
    """Roll the cave die and lead the Tiger."""


class LeadTiger(Move):
    """Lead the Tiger along these spaces; a standing figure that it meets is on the last of them."""

    def __init__(self, path: object) -> None:
        self.path = some_texts(self, "path", path)
        self.places = tuple([PLACES.get(name, NOWHERE) for name in self.path])


class Finish(Move):
    """Do nothing more."""


# -- souvenirs


class UseToteBag(Move):
    """Show the Tote Bag: nothing is lost."""


class UseSnowGlobe(Move):
    """Show the Snow Globe: this figure is taken off the island until all is at rest."""

    def __init__(self, figure: object) -> None:
        self.figure = a_number(self, "figure", figure)


class UseSapphires(Move):
    """Show the Cursed Sapphires and play this other card: ``UseSapphires("beeline", 6)``."""

    def __init__(self, card: object, count: object) -> None:
        self.card = a_text(self, "card", card)
        self.count = a_number(self, "count", count)
        self.kind = CARDS.get((self.card, self.count), NO_CARD)


class UseBoots(Move):
    """Show the Hiking Boots: this move is one or two spaces longer."""

    def __init__(self, spaces: object) -> None:
        self.spaces = a_number(self, "spaces", spaces)


class UseMap(Move):
    """Show the Island Map: turn straight back once, and be stopped by no deck."""


class UseTorch(Move):
    """Show the Pocket Torch and name the cave's number: ``UseTorch(2)``."""

    def __init__(self, number: object) -> None:
        self.number = a_number(self, "number", number)


class UseLens(Move):
    """Show the Zoom Lens and take the snapshot of a space near by: ``UseLens("TR5")``."""

    def __init__(self, space: object) -> None:
        self.space = a_text(self, "space", space)
        self.place = PLACES.get(self.space, NOWHERE)


class UseDetector(Move):
    """Show the Metal Detector and take a token from a slab near by: ``UseDetector("TR2", "red")``."""

    def __init__(self, space: object, colour: object) -> None:
        self.space = a_text(self, "space", space)
        self.colour = a_text(self, "colour", colour)
        self.place = PLACES.get(self.space, NOWHERE)
        self.number = _index(COLOURS, self.colour)


class UseWalkieTalkie(Move):
    """Show the Walkie-Talkie: give a figure one of your tokens, and take one of its own in return.

    Against others it is drawn blind, ``UseWalkieTalkie(2, "red", "nothing")``; together it is named.
    """

    def __init__(self, figure: object, give: object, take: object) -> None:
        self.figure = a_number(self, "figure", figure)
        self.give = a_text(self, "give", give)
        self.take = a_text(self, "take", take)
        self.given = _index(COLOURS, self.give)
        self.taken = _index(COLOURS, self.take)


STAY: Final = Stay()
GO_ON: Final = GoOn()
BOARD_COPTER: Final = Board()
USE_CAVE: Final = UseCave()
TAKE_SNAPSHOT: Final = TakeSnapshot()
LEAVE: Final = Leave()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
DROP: Final = DropFireballs()
FINISH: Final = Finish()
POUR_BEES: Final = PourBees()
CALL_TIGER: Final = CallTiger()
USE_TOTE_BAG: Final = UseToteBag()
USE_MAP: Final = UseMap()
TAKES: Final = tuple([Take(colour) for colour in COLOURS])
TAKE_HEART: Final = Take(HEART)
TAKE_PENNY: Final = Take(PENNY)
TAKE_IDOL: Final = Take(IDOL)
PAYS: Final = tuple([PayMaw(colour) for colour in COLOURS])
PAY_HEART: Final = PayMaw(HEART)
PLAYS: Final = tuple([PlayCard(*card(kind)) for kind in range(len(KINDS))])
GIVE_UPS: Final = tuple([GiveUp(*card(kind)) for kind in range(len(KINDS))])
SAPPHIRES_WITH: Final = tuple([UseSapphires(*card(kind)) for kind in range(len(KINDS))])
DISCARDS: Final = tuple([Discard(souvenir) for souvenir in SOUVENIRS])
CHOOSE_PIT: Final = tuple([ChoosePit(pit) for pit in PITS])
AIMS: Final = tuple([Aim(direction) for direction in DIRECTIONS])
FLICKS: Final = tuple([Flick(strength) for strength in range(1, len(SPEEDS) + 1)])
TURNS: Final = tuple([TurnVulKar(facing) for facing in FACINGS])
TREE_TURNS: Final = tuple([tuple([TurnTree(tree, setting) for setting in SETTINGS]) for tree in TREES])
PUSHES: Final = tuple([Push(name) for name in EXITS])
TORCHES: Final = tuple([UseTorch(number) for number in (1, 2, 3)])
BOOTS_BY: Final = (UseBoots(1), UseBoots(2))

MOVES: Final[tuple[type[Move], ...]] = (
    PlayCard,
    Walk,
    Stay,
    StandOn,
    MoveFigure,
    GoOn,
    Board,
    UseCave,
    ComeOut,
    Take,
    TakeSnapshot,
    Leave,
    PayMaw,
    Offer,
    Accept,
    Decline,
    GiveUp,
    Discard,
    ChoosePit,
    Aim,
    Flick,
    TurnVulKar,
    TurnTree,
    DropFireballs,
    Push,
    PourBees,
    CallTiger,
    LeadTiger,
    Finish,
    UseToteBag,
    UseSnowGlobe,
    UseSapphires,
    UseBoots,
    UseMap,
    UseTorch,
    UseLens,
    UseDetector,
    UseWalkieTalkie,
)
