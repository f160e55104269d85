"""House rules: every point on which the rulebook is silent or contradicts itself, with its clause."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.games.curse_of_vulkar.rules.cards import HAND
from emberisle.kernel.ruleset import Option
from emberisle.kernel.values import Value

OPTIONS: Final = (
    Option("mode", "CV-1.1", ("competitive", "cooperative"), primary=True),
    Option("marbles", "CV-21.5", ("atlas", "physics")),
    Option("hand", "CV-21.2", ("usual", "steady", "shaky")),
    Option("cards", "CV-16.14", ("angry", "calm", "furious", "as_written")),
    Option("gifts", "CV-16.12", (False, True)),
    Option("toll", "CV-16.15", (0, 1)),
    Option("boulder", "CV-17.9", (False, True)),
    Option("tiger", "CV-23.1", (False, True)),
    Option("bees", "CV-24.1", (False, True)),
    Option("idol", "CV-25.1", (False, True)),
    Option("cataclysms", "CV-17.1", (4, 3, 5, 6, 7)),
    Option("fourth_fireball", "CV-12.7", ("copter", "ends")),
    Option("fourth_by_heart", "CV-10.3", (False, True)),
    Option("first", "CV-2.9", ("lot", "first_seat")),
    Option("even_start", "CV-2.6", (True, False)),
    Option("snapshots", "CV-6.3", ("space", "region")),
    Option("crimson", "CV-6.4", ("colour", "none")),
    Option("copter_needs", "CV-12.1", ("colours", "regions")),
    Option("copter_arrives", "CV-12.2", ("at_once", "end_of_turn")),
    Option("heart_when_hit", "CV-9.4", ("slab", "treasure")),
    Option("steal", "CV-9.4", ("blind", "chosen")),
    Option("exchange", "CV-7.3", ("agreed", "forced", "none")),
    Option("treasures", "CV-20.4", ("open", "closed")),
    Option("caves", "CV-5.2", ("may", "must")),
    Option("unstable", "CV-4.5", ("empty", "closed")),
    Option("actions", "CV-8.1", ("may", "must")),
    Option("ember_off", "CV-8.5", ("treasure", "nothing")),
    Option("ember_shots", "CV-8.2", ("people", "snapshots")),
    Option("two_turns", "CV-15.1", ("each", "choose")),
    Option("two_snapshots", "CV-15.5", ("figure", "pool")),
)


@dataclass(frozen=True, eq=False)
class House(Value):
    """The house rules of one match: what was chosen for each option, and which errata hold."""

    mode: str
    marbles: str
    hand: str
    cards: str
    gifts: bool
    toll: int
    boulder: bool
    tiger: bool
    bees: bool
    idol: bool
    cataclysms: int
    fourth_fireball: str
    fourth_by_heart: bool
    first: str
    even_start: bool
    snapshots: str
    crimson: str
    copter_needs: str
    copter_arrives: str
    heart_when_hit: str
    steal: str
    exchange: str
    treasures: str
    caves: str
    unstable: str
    actions: str
    ember_off: str
    ember_shots: str
    two_turns: str
    two_snapshots: str
    head_starts: bool
    second_souvenir_for_two: bool
    cards_by_difficulty: bool
    tiger_passes_caves: bool
    tiger_stops_where_nobody_lies: bool
    tiger_hunts_in_reach: bool
    no_empty_exchange: bool
    more_cards_for_three_and_four: bool
    third_card_for_two_of_four: bool

    @property
    def together(self) -> bool:
        """Whether all play together [CV-1.1]."""
        return self.mode == "cooperative"

    @property
    def closed(self) -> bool:
        """Whether treasures are hidden from others [CV-20.4]; those who play together know them."""
        return self.treasures == "closed" and not self.together

    @property
    def must_act(self) -> bool:
        """Whether a card's action has to be carried out [CV-8.1, CV-16.3]."""
        return self.together or self.actions == "must"

    @property
    def may_leave(self) -> bool:
        """Whether a snapshot may be left where it is [CV-6.3]."""
        return self.together or self.copter_needs == "regions"

    def cards_for(self, seats: int) -> int:
        """How many cards can be drawn in all when so many play together [CV-16.14, CV-26.5]."""
        if not self.cards_by_difficulty:
            return DRAWABLE_IN_VERSION_1[self.cards][seats - 2]
        known = DRAWABLE if self.more_cards_for_three_and_four else DRAWABLE_IN_VERSION_2
        return known[self.cards][seats - 2]

    def strides_for(self, seats: int) -> tuple[int, ...]:
        """How much further each figure goes in its first move, in turn order [CV-2.10, CV-26.3]."""
        known = FIRST_STRIDES if self.head_starts else FIRST_STRIDES_IN_VERSION_1
        return known.get(seats, ())

    def dealt_to(self, seats: int) -> tuple[int, ...]:
        """How many action cards each player is dealt, in turn order [CV-2.7]."""
        third = self.even_start and self.third_card_for_two_of_four and seats == 4
        return (HAND, HAND + 1, HAND, HAND + 1) if third else (HAND,) * seats


DRAWABLE: Final = {
    "calm": (30, 48, 73, 84),
    "angry": (28, 45, 70, 78),
    "furious": (26, 41, 66, 74),
    "as_written": (27, 27, 27, 27),
}
"""By how angry Vul-Kar is: for two, three, four and five players."""
DRAWABLE_IN_VERSION_1: Final = {
    "calm": (33, 51, 81, 84),
    "angry": (31, 48, 76, 77),
    "furious": (28, 45, 72, 71),
    "as_written": (27, 27, 27, 27),
}
DRAWABLE_IN_VERSION_2: Final = {
    "calm": (30, 47, 73, 84),
    "angry": (28, 43, 68, 78),
    "furious": (26, 41, 65, 74),
    "as_written": (27, 27, 27, 27),
}
FIRST_STRIDES: Final = {3: (0, 2, 1), 4: (0, 1, 2, 1), 5: (0, 1, 2, 2, 1)}
FIRST_STRIDES_IN_VERSION_1: Final = {2: (0, 1, 0, 1), 3: (0, 1, 1), 4: (0, 1, 2, 1), 5: (0, 1, 2, 2, 1)}
