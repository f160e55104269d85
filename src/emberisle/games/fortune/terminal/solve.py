"""``emberisle solve fortune``: the exact worth of every card, or of every choice in a position."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.table import Table

from emberisle.games.fortune.bots.solver import Action, Choice, Position, Solution, solve
from emberisle.games.fortune.rules.cards import CARDS, DECKS, Card, Sorceress, ZombieAttack, card_named
from emberisle.games.fortune.rules.dice import ALL, FACES, SKULL, together, without
from emberisle.games.fortune.rules.house import House
from emberisle.games.fortune.rules.ruleset import FORTUNE
from emberisle.games.fortune.terminal.extras import SHORT_LIST
from emberisle.kernel.errors import BadScenario
from emberisle.terminal.options import parse_options
from emberisle.terminal.words import percent


def solve_fortune(args: argparse.Namespace) -> int:
    """Print the table of cards, or with --card and --dice the choices in a position."""
    house = _house(args.options)
    if args.card is None and args.dice is None:
        _print_cards(house)
    elif args.card is None or args.dice is None:
        raise BadScenario("a position needs both --card and --dice")
    else:
        _print_choices(solve(_card(args.card), house), _position(args), args.all)
    return 0


# -- what was typed


def _house(pairs: list[str]) -> House:
    house: dict[str, Any] = FORTUNE.check_options(parse_options(FORTUNE, pairs))
    return House(**house)


def _card(name: str) -> Card:
    card = card_named(name.replace("-", " ").replace("_", " "))
    if card is None:
        raise BadScenario(f"no card is called {name!r}; there are: {', '.join(card.name for card in CARDS)}")
    return card


def _position(args: argparse.Namespace) -> Position:
    dice = together(args.dice.upper())
    if any(die not in FACES for die in dice):
        raise BadScenario(f"the faces of the dice are {' '.join(FACES)}, so {args.dice!r} cannot be read")
    if len(dice) != ALL:
        raise BadScenario(f"{args.dice!r} are {len(dice)} dice; eight lie on the table, skulls (K) included")
    spell = isinstance(_card(args.card), Sorceress) and not args.spent
    return Position(dice.replace(SKULL, ""), dice.count(SKULL), spell, args.rolls)


# -- the cards


def _print_cards(house: House) -> None:
    table = Table(title="Fortune: a turn played for the most points", caption="Chances over the whole turn.")
    table.add_column("Card")
    for heading in ("In the deck", "Expected points", "Disqualified", "Island"):
        table.add_column(heading, justify="right")
    counts = zip(CARDS, DECKS[house.deck], strict=True)
    deck = [(solve(card, house), count) for card, count in counts if count]
    for solution, count in sorted(deck, key=lambda row: -row[0].value):
        table.add_row(*_card_row(solution, count))
    table.add_section()
    cards = sum(count for _, count in deck)
    mean = sum(solution.value * count for solution, count in deck) / cards
    table.add_row("Any card of the deck", str(cards), f"{mean:,.1f}")
    Console().print(table)


def _card_row(solution: Solution, count: int) -> tuple[str, ...]:
    safe = isinstance(solution.card, ZombieAttack)
    return (
        solution.card.name,
        str(count),
        f"{solution.value:,.1f}",
        "-" if safe else percent(solution.risk),
        percent(solution.island) if solution.island else "-",
    )


# -- the choices


def _print_choices(solution: Solution, position: Position, every: bool) -> None:
    choices = solution.choices(position)
    best = choices if every else choices[:SHORT_LIST]
    listed = [*best, *[choice for choice in choices[len(best) :] if choice.action == "stop"]]
    table = Table(title=_title(solution, position))
    for heading in ("Choice", "Roll", "Keep"):
        table.add_column(heading)
    for heading in ("Expected points", "Out on this roll", "Out in this turn"):
        table.add_column(heading, justify="right")
    for choice in listed:
        table.add_row(*_choice_row(choice, position))
    if len(listed) < len(choices):
        table.caption = f"The best {len(best)} of {len(choices)} choices; --all lists every one."
    Console().print(table)


def _title(solution: Solution, position: Position) -> str:
    dice = together(position.dice + SKULL * position.skulls)
    spell = ", spell unspent" if position.spell else ""
    return f"{solution.card.name}: {dice} after roll {position.rolls}{spell}"


def _choice_row(choice: Choice, position: Position) -> tuple[str, ...]:
    skull = SKULL if choice.action is Action.CAST else ""
    return (
        choice.action,
        together(choice.dice + skull),
        without(position.dice, choice.dice),
        f"{choice.expected:,.1f}",
        percent(choice.risk),
        percent(choice.turn_risk),
    )
