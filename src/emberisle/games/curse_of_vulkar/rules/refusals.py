"""Why a move of The Curse of Vul-Kar is refused, in this position."""

from __future__ import annotations

from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import (
    ALL_DECKS,
    CAVE_NUMBER,
    COLOURS,
    FAR,
    HELIPAD,
    JOINS,
    NAMES,
    NOWHERE,
    SNAPSHOTS,
    START,
    on_island,
)
from emberisle.games.curse_of_vulkar.rules.cards import (
    ACTION,
    ACTIONS,
    CATACLYSM,
    CATACLYSM_CARD,
    NO_CARD,
    card,
)
from emberisle.games.curse_of_vulkar.rules.moves import (
    HEART,
    Aim,
    Board,
    CallTiger,
    ChoosePit,
    ComeOut,
    Discard,
    DropFireballs,
    Finish,
    Flick,
    GiveUp,
    GoOn,
    LeadTiger,
    Leave,
    Offer,
    PayMaw,
    PlayCard,
    PourBees,
    Push,
    StandOn,
    Stay,
    Take,
    TurnTree,
    TurnVulKar,
    UseBoots,
    UseDetector,
    UseLens,
    UseMap,
    UseSapphires,
    UseSnowGlobe,
    UseTorch,
    UseToteBag,
    UseWalkieTalkie,
    Walk,
)
from emberisle.games.curse_of_vulkar.rules.souvenirs import (
    BOOTS,
    DETECTOR,
    LENS,
    LONGEST_STRIDE,
    MAP,
    REACH,
    SAPPHIRES,
    SNOW_GLOBE,
    SOUVENIRS,
    TORCH,
    TOTE_BAG,
    WALKIE_TALKIE,
)
from emberisle.games.curse_of_vulkar.rules.table import CurseTable
from emberisle.kernel.steps import Refusal
from emberisle.kernel.values import Value

_SHOWN_BY: Final[dict[type[Value], int]] = {
    UseToteBag: TOTE_BAG,
    UseSnowGlobe: SNOW_GLOBE,
    UseSapphires: SAPPHIRES,
    UseBoots: BOOTS,
    UseMap: MAP,
    UseTorch: TORCH,
    UseLens: LENS,
    UseDetector: DETECTOR,
    UseWalkieTalkie: WALKIE_TALKIE,
}
_CLAUSE: Final = {
    TOTE_BAG: "CV-18.2",
    SNOW_GLOBE: "CV-18.3",
    SAPPHIRES: "CV-18.5",
    BOOTS: "CV-18.6",
    MAP: "CV-18.7",
    TORCH: "CV-18.8",
    LENS: "CV-18.9",
    DETECTOR: "CV-18.10",
    WALKIE_TALKIE: "CV-18.11",
}


def _souvenir(table: CurseTable, seat: int, move: Value, otherwise: Refusal) -> Refusal:
    """Not held, or not at this moment; anything else is refused as said."""
    kind = _SHOWN_BY.get(type(move))
    if kind is None:
        return otherwise
    if kind not in table.souvenirs[seat]:
        return Refusal(_CLAUSE[kind], "not_held", (SOUVENIRS[kind],))
    return Refusal(_CLAUSE[kind], f"when_{SOUVENIRS[kind]}")


# -- standing up and choosing a card


def refuse_figure() -> Refusal:
    return Refusal("CV-15.1", "choose_figure")


def refuse_stand(table: CurseTable, move: Value, places: list[int]) -> Refusal:
    lie = table.lies[table.figure]
    off = lie is not None and lie.how == "off"
    if isinstance(move, StandOn) and on_island(move.place):
        if off and move.place in CAVE_NUMBER:
            return Refusal("CV-3.4", "cave_taken", (move.space,))
        if table.occupied(table.figure) >> move.place & 1:
            return Refusal("CV-3.5", "space_taken", (move.space,))
    return Refusal("CV-3.4", "stand_at_cave") if off else Refusal("CV-3.2", "stand_near")


def refuse_card(table: CurseTable, move: Value) -> Refusal:
    together = table.house.together
    if isinstance(move, PlayCard):
        if move.kind == NO_CARD:
            return Refusal("CV-17.1", "no_such_card")
        if together:
            return Refusal("CV-16.2", "card_not_open", (card(move.kind),))
        return Refusal("CV-4.1", "card_not_held", (card(move.kind),))
    if isinstance(move, UseWalkieTalkie) and WALKIE_TALKIE in table.souvenirs[table.turn]:
        return _why_no_call(table, move)
    otherwise = Refusal("CV-16.2", "play_open_card") if together else Refusal("CV-4.1", "play_card")
    return _souvenir(table, table.turn, move, otherwise)


def _why_no_call(table: CurseTable, move: UseWalkieTalkie) -> Refusal:
    if table.talked:
        return Refusal("CV-18.11", "declined_already")
    if table.places[table.figure] == START:
        return Refusal("CV-18.11", "call_from_island")
    if not 0 <= move.figure < table.figures or move.figure == table.figure:
        return Refusal("CV-18.11", "call_another")
    if not table.ashore(move.figure) or not table.token_count(move.figure):
        return Refusal("CV-18.11", "nobody_to_call", (move.figure,))
    return Refusal("CV-18.11", "call_with")


# -- walking


def refuse_walk(table: CurseTable, move: Value) -> Refusal:
    if isinstance(move, Walk):
        return _why_not_walk(table, move)
    if isinstance(move, Board):
        return Refusal("CV-12.4", "no_copter" if not table.copter else "board_from_helipad")
    if isinstance(move, UseBoots) and BOOTS in table.souvenirs[table.turn]:
        too_far = not 1 <= move.spaces <= LONGEST_STRIDE
        return Refusal("CV-18.6", "boots_one_or_two" if too_far else "when_hiking_boots")
    if isinstance(move, (Stay, GoOn, Leave, Finish)):
        return Refusal("CV-4.2", "full_move", (table.count,))
    return _souvenir(table, table.turn, move, Refusal("CV-4.2", "walk_now", (table.count,)))


def _why_not_walk(table: CurseTable, move: Walk) -> Refusal:
    """The first thing that is wrong on the way."""
    before, here = table.came_from, table.places[table.figure]
    occupied = table.occupied(table.figure)
    may_turn = table.mapped and not table.turned
    for number, place in enumerate(move.places, start=1):
        if not on_island(place):
            return Refusal("CV-22.1", "no_such_space", (move.path[number - 1],))
        if place not in JOINS[here]:
            return Refusal("CV-22.1", "not_joined", (NAMES[here], NAMES[place]))
        if place == before:
            if not may_turn:
                return Refusal("CV-4.3", "straight_back", (NAMES[place],))
            may_turn = False
        taken = occupied >> place & 1 and place != HELIPAD
        if ALL_DECKS >> place & 1 and taken and table.house.unstable == "closed":
            return Refusal("CV-4.5", "deck_closed", (NAMES[place],))
        ends = ALL_DECKS >> place & 1 and not taken and not table.mapped
        if ends and number < len(move.places):
            return Refusal("CV-4.5", "deck_stops", (NAMES[place],))
        before, here = here, place
    if len(move.places) > table.count and not _hops(table, move):
        return Refusal("CV-4.2", "too_long", (len(move.places), table.count))
    if move.places and occupied >> here & 1 and here != HELIPAD:
        return Refusal("CV-4.4", "occupied", (NAMES[here],))
    return Refusal("CV-4.2", "full_move", (table.count,))


def _hops(table: CurseTable, move: Walk) -> bool:
    """Whether all spaces beyond the count follow occupied ones, as whoever may not stop goes on [CV-4.4]."""
    occupied = table.occupied(table.figure)
    return all(occupied >> place & 1 for place in move.places[table.count - 1 : -1])


def refuse_boarding(table: CurseTable, move: Value) -> Refusal:
    return _souvenir(table, table.turn, move, Refusal("CV-12.4", "board_or_go_on"))


def refuse_cave(table: CurseTable, move: Value) -> Refusal:
    if isinstance(move, GoOn):
        return Refusal("CV-5.2", "cave_must")
    if isinstance(move, UseTorch) and TORCH in table.souvenirs[table.turn]:
        return Refusal("CV-18.8", "torch_needs_cave", (move.number,))
    return _souvenir(table, table.turn, move, Refusal("CV-5.2", "in_cave"))


def refuse_come_out(table: CurseTable, number: int, move: Value) -> Refusal:
    if isinstance(move, ComeOut) and CAVE_NUMBER.get(move.place) == number:
        return Refusal("CV-5.3", "cave_taken", (move.space,))
    return Refusal("CV-5.3", "cave_of_number", (number,))


# -- taking


def refuse_token(table: CurseTable, move: Value) -> Refusal:
    if isinstance(move, Leave):
        return Refusal("CV-6.1", "take_one")
    if isinstance(move, Take) and move.thing in COLOURS:
        return Refusal("CV-6.1", "no_such_token", (move.thing,))
    return Refusal("CV-6.1", "take_token")


def refuse_snapshot(table: CurseTable, move: Value) -> Refusal:
    return Refusal("CV-6.3", "take_snapshot")


def refuse_heart(table: CurseTable, move: Value) -> Refusal:
    return Refusal("CV-6.6", "take_heart")


def refuse_idol() -> Refusal:
    return Refusal("CV-25.2", "take_idol")


def refuse_maw(table: CurseTable, move: Value) -> Refusal:
    if isinstance(move, Take):
        return Refusal("CV-12.5", "not_in_maw", (move.thing,))
    return Refusal("CV-12.5", "take_from_maw")


# -- passing


def refuse_pass(table: CurseTable, other: int, move: Value) -> Refusal:
    if isinstance(move, Take):
        return Refusal("CV-7.2", "no_heart", (other,))
    if not isinstance(move, Offer):
        return _souvenir(table, table.turn, move, Refusal("CV-7.1", "passing", (other,)))
    if table.house.exchange == "none" and not table.house.gifts:
        return Refusal("CV-7.3", "no_exchanges")
    if move.give in COLOURS and not table.tokens[table.figure][move.given]:
        return Refusal("CV-7.3", "no_token_to_give", (move.give,))
    if move.give in COLOURS and move.give == move.take:
        return Refusal("CV-7.3", "same_colour")
    if move.take in COLOURS and not table.house.closed and not table.tokens[other][move.taken]:
        return Refusal("CV-7.3", "no_token_to_get", (other, move.take))
    return Refusal("CV-16.12", "no_gifts")


def refuse_offer(table: CurseTable, other: int, colour: int, move: Value) -> Refusal:
    if colour != NOWHERE and not table.tokens[other][colour]:
        return Refusal("CV-7.3", "cannot_accept", (COLOURS[colour],))
    return Refusal("CV-7.3", "accept_or_decline")


def refuse_bag(table: CurseTable, seat: int, move: Value) -> Refusal:
    return _souvenir(table, seat, move, Refusal("CV-18.2", "bag_or_not"))


# -- actions and launches


def refuse_tiger(table: CurseTable, move: Value, count: int) -> Refusal:
    if not isinstance(move, LeadTiger):
        return Refusal("CV-23.3", "lead_tiger", (count,))
    before, here = NOWHERE, table.tiger
    for number, place in enumerate(move.places):
        if not on_island(place):
            return Refusal("CV-22.1", "no_such_space", (move.path[number],))
        if place not in JOINS[here] or place == before:
            return Refusal("CV-23.4", "tiger_way", (NAMES[place],))
        barred = place in CAVE_NUMBER and not table.house.tiger_passes_caves
        if ALL_DECKS >> place & 1 or place == HELIPAD or barred:
            return Refusal("CV-23.4", "tiger_shuns", (NAMES[place],))
        before, here = here, place
    return Refusal("CV-23.4", "tiger_stops", (count,))


def refuse_act(table: CurseTable, move: Value) -> Refusal:
    action = ACTION[table.card]
    name = ACTIONS[action]
    if isinstance(move, Finish):
        rule = "CV-17.8" if action == CATACLYSM else "CV-16.3" if table.house.together else "CV-8.1"
        return Refusal(rule, "must_act")
    if isinstance(move, ChoosePit) and move.number in table.pits:
        return Refusal("CV-17.3", "another_pit", (move.pit,))
    if isinstance(move, TurnVulKar) and name == "angry_gaze":
        return Refusal("CV-22.2", "another_facing")
    if isinstance(move, TurnTree) and name == "creeping_roots":
        return Refusal("CV-22.3", "another_setting")
    if isinstance(move, (ChoosePit, TurnVulKar, TurnTree, DropFireballs, Push, PourBees, CallTiger)):
        return Refusal("CV-8.1", "other_action", (name,))
    if isinstance(move, UseLens) and LENS in table.souvenirs[table.turn]:
        return _why_no_lens(table, move)
    if isinstance(move, UseDetector) and DETECTOR in table.souvenirs[table.turn]:
        return _why_no_detector(table, move)
    return _souvenir(table, table.turn, move, Refusal("CV-8.1", "act_now", (name,)))


def _why_no_lens(table: CurseTable, move: UseLens) -> Refusal:
    here = table.places[table.figure]
    if not on_island(here) or not on_island(move.place) or FAR[here][move.place] > REACH:
        return Refusal("CV-18.9", "too_far")
    if move.place not in SNAPSHOTS or not table.stock[table.stock_of(move.place)]:
        return Refusal("CV-18.9", "no_card_there")
    if table.shade(move.place) in table.shades(table.figure):
        return Refusal("CV-6.3", "colour_held")
    return Refusal("CV-6.3", "somebody_there")


def _why_no_detector(table: CurseTable, move: UseDetector) -> Refusal:
    here = table.places[table.figure]
    if not on_island(here) or not on_island(move.place) or FAR[here][move.place] > REACH:
        return Refusal("CV-18.10", "too_far")
    return Refusal("CV-18.10", "no_token_there")


def refuse_aim(move: Value) -> Refusal:
    if isinstance(move, Aim):
        return Refusal("CV-21.2", "five_degrees")
    return Refusal("CV-21.2", "aim_now")


def refuse_strength(move: Value) -> Refusal:
    if isinstance(move, Flick):
        return Refusal("CV-21.2", "twenty_strengths")
    return Refusal("CV-21.2", "flick_now")


def refuse_globe(table: CurseTable, seat: int, move: Value) -> Refusal:
    if isinstance(move, UseSnowGlobe) and SNOW_GLOBE in table.souvenirs[seat]:
        return Refusal("CV-18.3", "own_figure_on_island")
    return _souvenir(table, seat, move, Refusal("CV-19.3", "globe_or_not"))


# -- losing and paying


def refuse_steal(table: CurseTable, figure: int, move: Value) -> Refusal:
    if isinstance(move, Take):
        return Refusal("CV-9.4", "nothing_of_that", (figure, move.thing))
    return Refusal("CV-9.4", "steal_now", (figure,))


def refuse_pay(table: CurseTable, figure: int, move: Value) -> Refusal:
    if isinstance(move, PayMaw) and (move.thing == HEART or move.colour >= 0):
        key = "no_heart_to_pay" if move.thing == HEART else "nothing_to_pay_with"
        return Refusal("CV-9.5", key, () if move.thing == HEART else (move.thing,))
    return _souvenir(table, table.owner(figure), move, Refusal("CV-9.5", "pay_now"))


def refuse_discard(table: CurseTable, seat: int, move: Value) -> Refusal:
    if isinstance(move, Discard):
        return Refusal("CV-16.6", "souvenir_not_held")
    if isinstance(move, GiveUp):
        if move.kind == CATACLYSM_CARD:
            return Refusal("CV-16.6", "no_cataclysm")
        return Refusal("CV-16.6", "not_in_tracker")
    return Refusal("CV-16.6", "pay_price")


def refuse_again(table: CurseTable, move: Value) -> Refusal:
    if isinstance(move, UseSapphires) and SAPPHIRES in table.souvenirs[table.turn]:
        return Refusal("CV-18.5", "only_other_card")
    return _souvenir(table, table.turn, move, Refusal("CV-18.5", "again_or_not"))
