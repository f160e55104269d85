"""The Curse of Vul-Kar in the words of screens and pictures: places, cards, things, and how a turn stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import COLOURS
from emberisle.games.curse_of_vulkar.rules.view import Card, CurseView, FigureView
from emberisle.games.curse_of_vulkar.rules.words import texts_in
from emberisle.terminal.words import listed

TEXTS: Final = texts_in("en")
DONE: Final = "done"
SECOND: Final = " (2)"
"""What is said after the name of a player whose second figure is meant."""
LYING: Final = {
    "space": "lying on {}",
    "chute": "lying in {}",
    "odd": "lying near {}",
    "off": "off the island",
}


def bare(words: str) -> str:
    """A name without its article, with a capital: ``Tote Bag``, ``Helipad``."""
    words = words.removeprefix("the ").removeprefix("a ")
    return words[:1].upper() + words[1:]


def short(place: str) -> str:
    """A place in a few letters: ``Tourist Road 4``, ``Helipad``."""
    return bare(TEXTS.place(place))


def card_name(card: Card) -> str:
    """``Flame Geyser 4``."""
    return TEXTS.fact("card", card, ())


def card_text(card: Card) -> str:
    return TEXTS.text(f"card_texts.{card[0]}")


def souvenir_name(souvenir: str) -> str:
    return bare(TEXTS.text(f"souvenirs.{souvenir}"))


def souvenir_text(souvenir: str) -> str:
    return TEXTS.text(f"souvenir_texts.{souvenir}")


def pit_name(pit: str) -> str:
    """``fire pit 3``."""
    return TEXTS.fact("pit", pit, ())


def tree_name(tree: str) -> str:
    """``tree 3``."""
    return TEXTS.fact("tree", tree, ())


def figure_name(figure: int, names: Sequence[str]) -> str:
    """A figure by its player, the second one said to be one."""
    return TEXTS.figure(figure, tuple(names))


def figure_names(view: CurseView, names: Sequence[str]) -> tuple[str, ...]:
    """What figures are called in lists, where there is little room: the second ones are numbered."""
    second = [f"{name}{SECOND}" for name in names[: len(view.figures) - len(names)]]
    return (*names, *second)


def times(things: Sequence[str]) -> list[str]:
    """``Tote Bag ×2``, ``Snow Globe``."""
    return [name + (f" ×{count}" if count > 1 else "") for name, count in Counter(things).items()]


def whereabouts(view: CurseView, number: int) -> str:
    """Where a figure is, and whether it lies or is hidden."""
    figure = view.figures[number]
    if number in view.globed:
        return "in a Snow Globe"
    if figure.lies is None:
        assert figure.place is not None
        return short(figure.place)
    return LYING[figure.lies].format(listed([TEXTS.place(name) for name in figure.lies_at]))


def tokens_in_words(tokens: Sequence[int]) -> str:
    """``2 red, 1 blue``; ``no treasures``."""
    said = [f"{count} {colour}" for colour, count in zip(COLOURS, tokens, strict=True) if count]
    return ", ".join(said) or "no treasures"


def carried(figure: FigureView) -> list[str]:
    """Everything that a figure has."""
    tokens = figure.tokens
    hidden = "1 treasure" if figure.token_count == 1 else f"{figure.token_count} treasures"
    facts = [hidden if tokens is None else tokens_in_words(tokens)]
    shades = [shade for shade, _ in figure.snapshots]
    facts += [f"{'snapshot' if len(shades) == 1 else 'snapshots'} {listed(shades)}"] if shades else []
    carries = (
        (figure.heart, "the Heart"),
        (figure.penny, "the Lucky Penny"),
        (figure.idol, "the Golden Idol"),
        (figure.stung, "a sting"),
    )
    return [*facts, *[name for there, name in carries if there]]


def maw_in_words(view: CurseView) -> str:
    things = [f"{count} {colour}" for colour, count in zip(COLOURS, view.maw, strict=True) if count]
    things += ["the Lucky Penny"] if view.penny_in_maw else []
    things += ["the Heart"] if view.heart == "maw" else []
    return ", ".join(things) or "nothing"


# -- together


def needs(figure: FigureView, needed: int) -> tuple[str, int, bool]:
    """The colour in which a figure is nearest to a set, the tokens it lacks, and whether the snapshot."""
    tokens, shades = figure.tokens or (0, 0, 0), [shade for shade, _ in figure.snapshots]
    have = [min(count, needed) + (colour in shades) for colour, count in zip(COLOURS, tokens, strict=True)]
    best = have.index(max(have))
    return COLOURS[best], max(0, needed - tokens[best]), COLOURS[best] not in shades


def need_in_signs(view: CurseView, figure: FigureView) -> str:
    """``2 red + red ▣``; ``done``."""
    assert view.needed is not None
    colour, tokens, snapshot = needs(figure, view.needed)
    if tokens == view.needed and snapshot:
        return "a whole set"
    lacks = [*([f"{tokens} {colour}"] if tokens else []), *([f"{colour} ▣"] if snapshot else [])]
    return " + ".join(lacks) or DONE


def need_in_words(view: CurseView, figure: FigureView) -> str:
    """``needs 2 red and the red snapshot``; ``has a set``."""
    assert view.needed is not None
    colour, tokens, snapshot = needs(figure, view.needed)
    if tokens == view.needed and snapshot:
        return "needs a whole set"
    lacks = [f"{tokens} {colour}"] if tokens else []
    lacks += [f"the {colour} snapshot"] if snapshot else []
    return f"needs {' and '.join(lacks)}" if lacks else "has a set"


# -- the turn


def turns_left(view: CurseView, figure: FigureView) -> str:
    """``2 turns left``, for a figure that is not aboard once the copter has come."""
    if figure.last_turns is None or figure.place == "copter" or view.over:
        return ""
    return f"{TEXTS.count('turns', figure.last_turns)} left"


def turn_in_words(view: CurseView, names: Sequence[str]) -> str:
    """Whose turn it is and how far it has come."""
    if not view.turns:
        return "The island is being laid out."
    who = figure_name(view.figure, names)
    facts = [f"{who}'s turn"]
    if view.card is not None:
        facts.append(card_name(view.card))
    if view.count:
        facts.append(f"{TEXTS.count('spaces', view.count)} to go")
    if view.pit is not None:
        facts.append(f"at {pit_name(view.pit)}")
    left = turns_left(view, view.figures[view.figure])
    return f"{', '.join([*facts, left] if left else facts)}."
