"""The Curse of Vul-Kar's choices in a few words, what each of them means, and what is typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.games.curse_of_vulkar.rules import moves as cm
from emberisle.games.curse_of_vulkar.rules.board import (
    BOARD,
    COLOURS,
    FAR,
    HELIPAD,
    NAMES,
    NOWHERE,
    NUMBER,
    SLAB,
    SPEEDS,
)
from emberisle.games.curse_of_vulkar.rules.cards import ACTIONS, BEELINE
from emberisle.games.curse_of_vulkar.rules.gullies import bearing, gullies
from emberisle.games.curse_of_vulkar.rules.passing import AnswerOffer, PassFigure
from emberisle.games.curse_of_vulkar.rules.view import CurseView
from emberisle.games.curse_of_vulkar.terminal.geography import LANDMARKS, VUL_KAR, side
from emberisle.games.curse_of_vulkar.terminal.phrases import (
    TEXTS,
    bare,
    card_name,
    card_text,
    figure_name,
    pit_name,
    short,
    souvenir_name,
    souvenir_text,
    tree_name,
)
from emberisle.kernel.game import Game
from emberisle.kernel.values import Value
from emberisle.terminal.words import listed

SHOWS: Final[dict[type[Value], str]] = {
    cm.UseToteBag: "tote_bag",
    cm.UseSnowGlobe: "snow_globe",
    cm.UseSapphires: "cursed_sapphires",
    cm.UseBoots: "hiking_boots",
    cm.UseMap: "island_map",
    cm.UseTorch: "pocket_torch",
    cm.UseLens: "zoom_lens",
    cm.UseDetector: "metal_detector",
    cm.UseWalkieTalkie: "walkie_talkie",
}
"""The souvenir that each of these moves shows."""
PASSES: Final[tuple[Value, ...]] = (cm.GO_ON, cm.FINISH, cm.LEAVE, cm.DECLINE, cm.STAY)
"""The moves that do nothing."""
TIGHT: Final[dict[type[Value], str]] = {
    cm.Board: "Board the copter",
    cm.DropFireballs: "Drop the Fireballs",
    cm.PourBees: "Pour the bees",
}
"""Where there is no room for all that they are called."""


def passes(moves: Sequence[Value]) -> tuple[Value, ...]:
    """Those of some moves that do nothing."""
    return tuple([move for move in PASSES if move in moves])


# -- in a few words


def goal_of(move: Value) -> str:
    """The place on the map that a move is about; empty if there is none."""
    if isinstance(move, cm.Walk):
        return move.path[-1]
    if isinstance(move, (cm.StandOn, cm.ComeOut, cm.UseLens, cm.UseDetector)):
        return move.space
    if isinstance(move, cm.ChoosePit):
        return move.pit
    return move.tree if isinstance(move, cm.TurnTree) else ""


def short_move(move: Value, names: Sequence[str], among: Sequence[Value] = ()) -> str:
    """A move in a few words, for a list of such moves beside the map."""
    if isinstance(move, cm.Walk):
        ways = [walk for walk in among if isinstance(walk, cm.Walk) and walk.path[-1] == move.path[-1]]
        return short(move.path[-1]) + (f" by {_told_apart(move, ways)}" if len(ways) > 1 else "")
    if isinstance(move, (cm.StandOn, cm.ComeOut)):
        return short(move.space)
    if isinstance(move, cm.PlayCard):
        return card_name((move.card, move.count))
    if isinstance(move, cm.ChoosePit):
        return bare(pit_name(move.pit))
    if isinstance(move, cm.TurnVulKar):
        return f"{move.facing}° {side(move.facing)}"
    if isinstance(move, cm.TurnTree):
        return f"{bare(tree_name(move.tree))} {move.setting}"
    if isinstance(move, cm.Push):
        return f"{bare(move.mouth)} mouth"
    if isinstance(move, (cm.Take, cm.PayMaw)):
        return bare(TEXTS.fact("thing", move.thing, ()))
    if isinstance(move, cm.Offer):
        return f"Offer {move.give} for {move.take}"
    return _short_show(move, names) if type(move) in SHOWS else TEXTS.move(move, tuple(names))


def fitting_move(move: Value, names: Sequence[str], among: Sequence[Value], letters: str, room: int) -> str:
    """A move in a few words, or in fewer, with the letters that stand on the map, if they are too many."""
    said = short_move(move, names, among)
    return said if len(said) <= room else _tight(move, among, letters) or said


def _tight(move: Value, among: Sequence[Value], letters: str) -> str:
    if isinstance(move, (cm.Walk, cm.LeadTiger)):
        ways = [way for way in among if type(way) is type(move) and goal_of_way(way) == move.path[-1]]
        to = "Tiger to " if isinstance(move, cm.LeadTiger) else ""
        return f"{to}{move.path[-1]}" + (f" by {_told_apart(move, ways)}" if len(ways) > 1 else "")
    if isinstance(move, cm.Offer):
        return f"{move.give} for {move.take}"
    if isinstance(move, (cm.UseSnowGlobe, cm.MoveFigure)):
        verb = "Move" if isinstance(move, cm.MoveFigure) else "Snow Globe:"
        return f"{verb} {letters[move.figure]}"
    if isinstance(move, cm.UseWalkieTalkie):
        back = "any" if move.take == cm.NOTHING else move.take
        return f"Call {letters[move.figure]}: {move.give}→{back}"
    if isinstance(move, (cm.UseSapphires, cm.GiveUp)):
        shown = "+ " if isinstance(move, cm.UseSapphires) else ""
        return f"{shown}{card_name((move.card, move.count))}"
    if isinstance(move, cm.UseDetector):
        return f"Detect {move.colour}, {move.space}"
    if isinstance(move, cm.Discard):
        return souvenir_name(move.souvenir)
    return TIGHT.get(type(move), "")


def goal_of_way(move: Value) -> str:
    """Where a figure, or the Tiger, would end."""
    return move.path[-1] if isinstance(move, (cm.Walk, cm.LeadTiger)) and move.path else ""


def _told_apart(walk: cm.Walk | cm.LeadTiger, ways: Sequence[Value]) -> str:
    """The first space that only this way goes over, or the last of those that fewest go over."""
    others = [set(way.path) for way in ways if isinstance(way, (cm.Walk, cm.LeadTiger)) and way != walk]
    own = sorted(walk.path[:-1], key=lambda name: sum([name in other for other in others]))
    return own[0] if own else walk.path[-1]


def _short_show(move: Value, names: Sequence[str]) -> str:
    """A souvenir that is shown, and for what."""
    shown = souvenir_name(SHOWS[type(move)])
    if isinstance(move, cm.UseSnowGlobe):
        return f"{shown}: {TEXTS.own_figure(move.figure, tuple(names))}"
    if isinstance(move, cm.UseSapphires):
        return f"Sapphires: {card_name((move.card, move.count))}"
    if isinstance(move, cm.UseBoots):
        return f"{shown} +{move.spaces}"
    if isinstance(move, cm.UseTorch):
        return f"Torch: cave {move.number}"
    if isinstance(move, cm.UseLens):
        return f"Lens: {move.space}"
    if isinstance(move, cm.UseDetector):
        return f"Detector: {move.colour}, {move.space}"
    if isinstance(move, cm.UseWalkieTalkie):
        back = "any" if move.take == cm.NOTHING else move.take
        return f"Call {figure_name(move.figure, names)}: {move.give} for {back}"
    return shown


def done_in_words(move: Value, names: Sequence[str], among: Sequence[Value]) -> str:
    """What Enter would do, of these moves."""
    verbs: dict[type[Value], str] = {cm.Walk: "Go to", cm.PlayCard: "Play", cm.StandOn: "Stand up on"}
    if type(move) in verbs:
        return f"{verbs[type(move)]} {short_move(move, names)}"
    if isinstance(move, cm.Aim):
        return f"Aim at {move.direction}°"
    if isinstance(move, cm.Flick):
        return f"Flick with strength {move.strength}"
    return TEXTS.move_among(move, among, tuple(names))


def question_in_words(game: Game, names: Sequence[str]) -> str:
    """A question that is about somebody, with their name; empty for all others."""
    step = game.step
    if isinstance(step, PassFigure):
        own = game.table.owner(step.other) == game.to_move
        passed = TEXTS.own_figure(step.other, tuple(names)) if own else figure_name(step.other, names)
        return f"You pass {passed}. What do you do?"
    if isinstance(step, AnswerOffer):
        give, take = [_thing(colour) for colour in (step.give, step.take_)]
        return f"{figure_name(game.table.figure, names)} offers {give} for {take}. Do you agree?"
    return ""


def _thing(colour: int) -> str:
    """A treasure by its colour, or nothing."""
    return TEXTS.fact("thing", cm.NOTHING if colour == NOWHERE else COLOURS[colour], ())


# -- what a choice means


def meaning(move: Value, view: CurseView, names: Sequence[str], room: int | None = None) -> str:
    """What is good to know about a choice before it is made; what it is called, too, if there is room."""
    facts = " · ".join(_facts(move, view, names))
    said = f"{_name(move, names)} · {facts}" if facts else ""
    if room is not None and len(said) > room:
        said = facts
    return said[:1].upper() + said[1:]


def _name(move: Value, names: Sequence[str]) -> str:
    if isinstance(move, cm.Walk):
        return TEXTS.place(move.path[-1])
    return short_move(move, names)


def _facts(move: Value, view: CurseView, names: Sequence[str]) -> list[str]:
    if isinstance(move, cm.Walk):
        return [*_on_the_way(move, view, names), *_where_to(move)]
    if isinstance(move, (cm.PlayCard, cm.GiveUp)):
        return [card_text((move.card, move.count))]
    if isinstance(move, (cm.StandOn, cm.ComeOut)):
        return [_from_helipad(move.space)]
    if type(move) in SHOWS:
        return [souvenir_text(SHOWS[type(move)])]
    if isinstance(move, cm.Discard):
        return [souvenir_text(move.souvenir)]
    return _facts_of_action(move, view)


def _facts_of_action(move: Value, view: CurseView) -> list[str]:
    if isinstance(move, cm.ChoosePit):
        return [f"{side(bearing(LANDMARKS[VUL_KAR], LANDMARKS[move.pit]))} of Vul-Kar"]
    if isinstance(move, cm.Aim):
        return [side(move.direction)]
    if isinstance(move, cm.Flick):
        return [f"{SPEEDS[move.strength - 1]} cm/s"]
    if isinstance(move, cm.TurnVulKar):
        sides = [side(int(BOARD["vul_kar"]["exits"][n]) + move.facing) for n in range(len(view.exits))]
        return [f"its mouths then look {listed(sides[::-1])}"]
    if isinstance(move, cm.Push):
        return [f"down the gully {_gully_side(gullies(view.facing)[move.mouth])} of Vul-Kar"]
    if isinstance(move, cm.TurnTree):
        return [_sends(move.tree, move.setting)]
    if isinstance(move, cm.DropFireballs):
        return ["whoever has a Snow Globe may show it first"]
    return []


def _gully_side(gully: str) -> str:
    sides = {"N": "north", "S": "south", "E": "east", "W": "west"}
    return "-".join([sides[letter] for letter in gully])


def _sends(tree: str, setting: str) -> str:
    """Where a tree at this setting sends what comes down to it."""
    if setting == "home":
        return "leaves it to chance where marbles go"
    arm = BOARD["trees"][tree][setting]
    return f"sends marbles down {TEXTS.place(arm)}"


def found_on(walk: cm.Walk, view: CurseView) -> list[str]:
    """The treasures and snapshots that a figure takes as it goes."""
    own = view.figures[view.figure]
    beeline = view.card is not None and view.card[0] == ACTIONS[BEELINE]
    taking = walk.path[-1:] if beeline else walk.path
    slabs = dict(view.slabs)
    tokens = [slabs[name] for name in taking if name in slabs]
    taken = [shade for shade, _ in own.snapshots]
    others = [figure.place for n, figure in enumerate(view.figures) if n != view.figure]
    shots = {
        shade: f"the {shade} snapshot"
        for name, shade, left in view.snapshots
        if name in taking and left and shade not in taken and name not in others
    }
    heart = ["perhaps the Heart"] if view.heart == "slab" and NAMES[SLAB] in taking else []
    return [*tokens, *shots.values(), *heart]


def _on_the_way(walk: cm.Walk, view: CurseView, names: Sequence[str]) -> list[str]:
    """What a figure takes as it goes, and whom it passes."""
    found = found_on(walk, view)
    passed = [
        figure_name(n, names)
        for n, figure in enumerate(view.figures)
        if n != view.figure and figure.place in walk.path[:-1]
    ]
    facts = [f"takes {listed(found)}"] if found else []
    return [*facts, f"passes {listed(passed)}"] if passed else facts


def _where_to(walk: cm.Walk) -> list[str]:
    caves = [f"cave {BOARD['caves'][name]['number']}" for name in walk.path if name in BOARD["caves"]]
    by = [f"by {' '.join(walk.path[:-1])}"] if len(walk.path) > 1 else []
    return [*[f"by way of {cave}" for cave in caves], _from_helipad(walk.path[-1]), *by]


def _from_helipad(name: str) -> str:
    away = FAR[NUMBER[name]][HELIPAD]
    return f"{away} from the helipad" if away else "home"
