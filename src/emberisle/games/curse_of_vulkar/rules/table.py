"""What lies on the table in The Curse of Vul-Kar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import (
    ABOARD,
    CAVES,
    CHUTE_END,
    COLOURS,
    FAR,
    HELIPAD,
    JOINS,
    NOWHERE,
    NUMBER,
    REGION,
    SHADE,
    SLABS,
    SNAPSHOTS,
    START,
    WRECK,
    on_island,
)
from emberisle.games.curse_of_vulkar.rules.cards import NO_CARD
from emberisle.games.curse_of_vulkar.rules.house import House
from emberisle.games.curse_of_vulkar.rules.marbles import Island, Lie
from emberisle.games.curse_of_vulkar.rules.moves import Walk
from emberisle.games.curse_of_vulkar.rules.souvenirs import box
from emberisle.games.curse_of_vulkar.rules.walks import Going, walks
from emberisle.kernel.steps import Step
from emberisle.kernel.table import Table

NOBODY: Final = -1
ON_SLAB: Final = -1
IN_MAW: Final = -2
EMPTY: Final = -1
"""A slab without its token."""
FIREBALLS: Final = 4
"""One begins in the Scar and three beside the tracker [CV-2.2]."""
LAST_TURNS: Final = 2
"""So many turns each figure still has once the copter is there [CV-12.3]."""
NOT_CALLED: Final = -1
NEEDED: Final = 6
NEEDED_BY_FIVE: Final = 5
"""Tokens of one colour that each player needs when all play together [CV-16.9]."""
NO_TOKENS: Final = (0, 0, 0)

Tokens = tuple[int, int, int]


@dataclass(eq=False)
class CurseTable(Table):
    """The figures, what they carry, the cards, the island, and how far the turn has come."""

    house: House
    seats: int
    figures: int
    """As many as seats; two each when two play against each other [CV-15.1]."""
    places: list[int]
    """Where each figure is: a space, in the copter, or nowhere if it lies off all spaces."""
    stood: list[int]
    """Where each stood before it fell last."""
    lies: list[Lie | None]
    """How each lies that was knocked over [CV-9.1]."""
    tokens: list[Tokens]
    """Of each figure by colour: treasures belong to the figure [CV-15.3]."""
    photos: list[tuple[int, ...]]
    """The spaces at which each figure took a snapshot, which it keeps [CV-6.5]."""
    heart: int
    """Who carries it, or where it is."""
    penny: int
    maw: list[int]
    """The tokens in it by colour."""
    slabs: list[int]
    """For every slab the colour of its token, or none."""
    stock: list[int]
    """How many snapshots are left for every snapshot space."""
    hands: list[tuple[int, ...]]
    """Action cards of each seat, for both its figures if it has two [CV-15.2]."""
    left: list[int]
    """How many of each kind of action card are in the deck, of which nobody knows the order."""
    discard: list[int]
    """How many of each kind are in the discard pile."""
    tracker: tuple[int, ...]
    """Cataclysm! cards, or the three open cards of all."""
    drawable: int
    """How many cards can still be drawn when all play together [CV-16.14]."""
    souvenirs: list[tuple[int, ...]]
    """Of each seat, any number [CV-14.2]."""
    box: list[int]
    """How many of each souvenir are in its deck."""
    gone: list[int]
    """How many of each souvenir have left the game."""
    known: list[Tokens]
    """With closed treasures: for every seat and every figure the tokens that this seat knows it to have."""
    copter: bool
    """Whether it stands at the helipad."""
    last_turns: list[int]
    """How many turns each figure still has, once the copter is there."""
    entered: list[int]
    """In which turn each entered the helipad last."""
    marbles: str
    """How marbles roll: by physics or by the atlas; a guess always uses the atlas."""
    trees: tuple[int, ...]
    scar: int
    """Fireballs in the Scar."""
    beside: int
    """Fireballs beside the tracker."""
    facing: int = 0
    """Vul-Kar's, in steps of 60 degrees."""
    first: int = 0
    """The figure that began."""
    figure: int = 0
    """Whose turn it is."""
    turns: int = 0
    """How many turns have begun."""
    card: int = NO_CARD
    """The card that is being played."""
    count: int = 0
    """How far it still moves the figure."""
    came_from: int = NOWHERE
    """The space that the move left last."""
    walk: tuple[int, ...] = ()
    """The spaces still to go."""
    in_cave: bool = False
    """Whether a cave was used in this turn [CV-5.2]."""
    mapped: bool = False
    """Whether the Island Map was shown for this move."""
    turned: bool = False
    """Whether this move has turned straight back, as the Island Map allows once [CV-18.7]."""
    booted: bool = False
    """Whether the Hiking Boots were shown for this move."""
    talked: bool = False
    """Whether an exchange by Walkie-Talkie was declined in this turn [CV-18.11]."""
    region: int = NOWHERE
    """Where the figure stood after its move, in which an Ember has to find a snapshot space [CV-16.4]."""
    pits: tuple[int, ...] = ()
    """The pits whose Ember was flicked in this action, the one about to be flicked last."""
    flicked: int = 0
    """How many of these Embers have rolled."""
    direction: int = 0
    on_target: bool = False
    """Whether an Ember of this action rolled over a snapshot space that counts [CV-16.4]."""
    rooted: tuple[int, ...] = ()
    """The trees that were turned in this action."""
    globed: tuple[int, ...] = ()
    """The figures that are off the island in a Snow Globe [CV-18.3]."""
    falls: tuple[tuple[int, str], ...] = ()
    """Who fell in this launch and is still to be dealt with, in order."""
    tiger: int = NOWHERE
    """Where the Tiger is, if it is on the island [CV-23.1]."""
    idol: int = NOBODY
    """Who carries the Golden Idol [CV-25.1],"""
    idol_at: int = NOWHERE
    """or where it lies."""
    stung: tuple[int, ...] = ()
    """The figures whose next card counts less [CV-24.3]."""
    called: bool = False
    """Whether somebody or something has called the copter."""
    over: str = ""
    """How it ended: ``scored``, ``won`` or ``lost``; empty before."""

    # -- who is who

    def owner(self, figure: int) -> int:
        return figure % self.seats

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.figure % self.seats

    def own(self, seat: int) -> list[int]:
        """The figures of a seat."""
        return list(range(seat, self.figures, self.seats))

    def others(self, figure: int) -> list[int]:
        """The other figures, clockwise."""
        return [(figure + away) % self.figures for away in range(1, self.figures)]

    def clockwise(self) -> list[int]:
        """The seats, from the one whose turn it is."""
        return [(self.turn + away) % self.seats for away in range(self.seats)]

    # -- where they are

    def aboard(self, figure: int) -> bool:
        return self.places[figure] == ABOARD

    def out(self, figure: int) -> bool:
        """Whether a figure is out on the island, standing or lying, or was swept off it."""
        return self.places[figure] != ABOARD and self.places[figure] != START

    def ashore(self, figure: int) -> bool:
        """Whether a figure is on the island, standing or lying."""
        lie = self.lies[figure]
        return self.out(figure) and (lie is None or lie.how != "off")

    def may_board(self) -> bool:
        """Whether the copter takes anybody: not in the first round, in which it has brought them [CV-2.8]."""
        return self.copter and self.turns > self.figures

    def occupied(self, figure: int) -> int:
        """The spaces on which others are, the Tiger included [CV-23.4], a bit for each [CV-4.8]."""
        places = 1 << self.tiger if self.tiger != NOWHERE else 0
        for other in range(self.figures):
            if other != figure and on_island(self.places[other]):
                places = places | 1 << self.places[other]
        return places

    def at(self, place: int, but: int) -> list[int]:
        """Who else is on a space, clockwise from the figure that is left out."""
        return [other for other in self.others(but) if self.places[other] == place]

    def walks(self) -> tuple[Walk, ...]:
        """Where the figure whose turn it is can go."""
        return walks(self.places[self.figure], self.came_from, self.count, self.going(self.mapped))

    def going(self, mapped: bool) -> Going:
        """How the figure whose turn it is goes, with the Island Map or without."""
        closed = self.house.unstable == "closed"
        return Going(self.occupied(self.figure), closed, mapped, mapped and not self.turned)

    def island(self) -> Island:
        """The island as a launch finds it now, figures clockwise: so they fall in one instant [CV-9.3]."""
        standing: list[tuple[int, int]] = []
        lying: list[tuple[int, Lie]] = []
        for figure in (self.figure, *self.others(self.figure)):
            if not self.out(figure) or figure in self.globed:
                continue
            lie = self.lies[figure]
            if lie is None:
                standing.append((figure, self.places[figure]))
            else:
                lying.append((figure, lie))
        return Island(self.facing, self.trees, tuple(standing), tuple(lying))

    def places_to_stand(self, figure: int) -> list[int]:
        """Where a figure that lies can stand up."""
        lie = self.lies[figure]
        assert lie is not None
        occupied = self.occupied(figure)
        if lie.how == "off":
            return [cave for cave in CAVES if not occupied >> cave & 1]
        found: list[int] = []
        for space in standing_spaces(lie):
            found.extend([place for place in next_free(space, occupied) if place not in found])
        return found

    def steps_home(self, figure: int) -> int:
        """How far a figure is from the helipad; one that lies counts from where it would stand [CV-13.3]."""
        place = self.places[figure]
        if place == ABOARD:
            return 0
        if place == START:
            return 1
        places = [place] if self.lies[figure] is None else self.places_to_stand(figure)
        return min([FAR[space][HELIPAD] for space in places])

    # -- treasures

    def token_count(self, figure: int) -> int:
        return sum(self.tokens[figure])

    def add_token(self, figure: int, colour: int, by: int = 1) -> None:
        """Everybody sees it."""
        self.tokens[figure] = changed(self.tokens[figure], colour, by)
        if self.house.closed:
            for seat in range(self.seats):
                self.learn(seat, figure, colour, by)

    def learn(self, seat: int, figure: int, colour: int, by: int) -> None:
        """A seat sees a token come or go; what it was sure of can only shrink to nothing."""
        index = seat * self.figures + figure
        self.known[index] = changed(self.known[index], colour, max(by, -self.known[index][colour]))

    def can_be_robbed(self, figure: int) -> bool:
        """Whether a fall costs this figure anything."""
        return self.has_treasure(figure) or self.idol == figure

    def has_treasure(self, figure: int) -> bool:
        return self.heart == figure or self.token_count(figure) > 0

    def slabs_at(self, place: int) -> list[int]:
        """The colours that lie on the slabs of this space."""
        return [self.slabs[slab] for slab in SLABS_AT[place] if self.slabs[slab] != EMPTY]

    def clear_slab(self, place: int, colour: int) -> None:
        for slab in SLABS_AT[place]:
            if self.slabs[slab] == colour:
                self.slabs[slab] = EMPTY
                return

    # -- snapshots

    def shade(self, space: int) -> int:
        """The colour of the snapshot of a space; by regions each has one colour [CV-6.3]."""
        return SHADE[space] if space == WRECK or self.house.snapshots == "space" else REGION[space]

    def stock_of(self, space: int) -> int:
        """Where the cards of this space are counted: by regions all its spaces share them."""
        if space == WRECK or self.house.snapshots == "space":
            return SNAPSHOTS.index(space)
        return next(n for n, other in enumerate(SNAPSHOTS) if REGION[other] == REGION[space])

    def shades(self, figure: int) -> list[int]:
        """The colours of a figure's snapshots."""
        return [self.shade(space) for space in self.photos[figure]]

    def can_photograph(self, figure: int, space: int) -> bool:
        """[CV-6.3] The card is there, its colour is missing, and nobody else is in the way."""
        if space not in SNAPSHOTS or not self.stock[self.stock_of(space)]:
            return False
        return self.shade(space) not in self.shades(figure) and not self.at(space, figure)

    def calls_copter(self, figure: int) -> bool:
        """[CV-12.1, CV-15.4] Whether the snapshots suffice to call the copter."""
        if self.house.together:
            return False
        own = self.own(self.owner(figure))
        spaces = [space for other in own for space in self.photos[other]]
        if self.house.crimson == "none":
            spaces = [space for space in spaces if space != WRECK]
        if self.house.copter_needs == "regions" and len({REGION[space] for space in spaces}) < 3:
            return False
        if len(own) > 1:
            return len(spaces) >= 3 * len(own)
        if self.house.copter_needs == "regions":
            return True
        return len({self.shade(space) for space in spaces}) >= 3

    # -- souvenirs and cards

    def may_show(self, seat: int, *kinds: int) -> bool:
        """Whether a seat may hold one of these souvenirs, as far as everybody can see [CV-19.2]."""
        if self.house.together:
            return any(kind in self.souvenirs[seat] for kind in kinds)
        in_play = box(self.house.together)
        return len(self.souvenirs[seat]) > 0 and any(self.gone[kind] < in_play[kind] for kind in kinds)

    def use(self, seat: int, kind: int) -> None:
        """A souvenir is shown, and leaves the game [CV-14.1]."""
        kept = list(self.souvenirs[seat])
        kept.remove(kind)
        self.souvenirs[seat] = tuple(kept)
        self.gone[kind] = self.gone[kind] + 1

    def lose_card(self, seat: int, kind: int) -> None:
        kept = list(self.hands[seat])
        kept.remove(kind)
        self.hands[seat] = tuple(kept)

    def playable(self) -> tuple[int, ...]:
        """The cards from which whoever has the turn chooses, each kind once [CV-4.1, CV-16.2]."""
        cards = self.tracker if self.house.together else self.hands[self.turn]
        return tuple(sorted(set(cards)))

    # -- all together

    @property
    def needed(self) -> int:
        """[CV-16.9, CV-26.4] So many tokens of one colour each player needs."""
        return NEEDED if self.seats < 5 else NEEDED_BY_FIVE

    def has_set(self, seat: int) -> bool:
        """[CV-16.9] Enough tokens of a colour, and a snapshot of it."""
        figure = self.own(seat)[0]
        tokens, shades = self.tokens[figure], self.shades(figure)
        return any(tokens[colour] >= self.needed and colour in shades for colour in range(len(COLOURS)))

    def all_have_sets(self) -> bool:
        return all(self.has_set(seat) for seat in range(self.seats))

    def won_together(self) -> bool:
        """[CV-16.11]"""
        return self.heart >= 0 and self.aboard(self.heart) and self.all_have_sets()


def changed(tokens: Tokens, colour: int, by: int) -> Tokens:
    """These tokens with one colour more or less."""
    red, yellow, blue = tokens
    if colour == 0:
        return red + by, yellow, blue
    return (red, yellow + by, blue) if colour == 1 else (red, yellow, blue + by)


def standing_spaces(lie: Lie) -> list[int]:
    """The spaces on which a figure that lies there would stand up [CV-3.2, CV-3.3]."""
    if lie.how == "chute":
        return [CHUTE_END[lie.where[0]]]
    return [NUMBER[name] for name in lie.where]


def next_free(space: int, occupied: int) -> list[int]:
    """This space, or if it is taken the next free ones along the trail [CV-3.5]."""
    found: list[int] = []
    seen = [space]
    for place in seen:
        if place == HELIPAD or not occupied >> place & 1:
            found.append(place)
        else:
            seen.extend([other for other in JOINS[place] if other not in seen])
    return found


def _slabs_at() -> tuple[tuple[int, ...], ...]:
    return tuple(
        [tuple([n for n, space in enumerate(SLABS) if space == place]) for place in range(ABOARD + 1)]
    )


SLABS_AT: Final = _slabs_at()
"""For every place the numbers of its slabs."""


Steps = tuple[Step[CurseTable], ...]
