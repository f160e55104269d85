"""How The Curse of Vul-Kar plays between bots: its length, its ends, its seats, its cards and souvenirs.

    python3 start.py bench curse                                     1,000 games each of two, three and four
    python3 start.py bench curse --option marbles=physics            every launch by physics: slow, and true
    python3 start.py bench curse --together calm angry furious       the share of games a team wins
    python3 start.py bench curse --bots hard --games 300 --seats 4   other bots

Seats are counted from whoever begins. Rounds are the turns of the figure that had most. A card is offered
when another could be played instead; a souvenir that was never shown is counted as kept.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

# The compiled build, if there is one, plays the same games in less time.
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, os.environ.get("EMBERISLE_COMPILED") or str(Path(__file__).parents[1] / "src"))

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.cards import ACTIONS
from emberisle.games.curse_of_vulkar.rules.moves import PlayCard
from emberisle.lab.counting import wilson
from emberisle.terminal.options import parse_options

GAME = "curse_of_vulkar"
SHOWN = {
    "bag": "tote_bag",
    "globe": "snow_globe",
    "selfie": "selfie_stick",
    "sapphires": "cursed_sapphires",
    "boots": "hiking_boots",
    "map": "island_map",
    "torch": "pocket_torch",
    "lens": "zoom_lens",
    "detector": "metal_detector",
    "radio": "walkie_talkie",
}
"""What is told when a souvenir is shown."""
DRAWN = ("souvenir_drawn", "souvenir_shown")
ENDS = ("copter_called", "copter_called_by_fire", "ended_by_fire")
LOSSES = ("lost_by_cards", "lost_by_cataclysms", "lost_aboard")
"""How a game can end, as it is told."""


class Match(NamedTuple):
    """One game to be played."""

    seats: int
    seed: str
    bots: str
    options: dict[str, object]


class Played(NamedTuple):
    """What is worth counting of one game."""

    rounds: int
    turns: int
    winners: list[int]
    """Seats, counted from whoever began."""
    told: Counter[str]
    """How often each kind of thing was told."""
    falls: Counter[str]
    """How many fell, by what felled them."""
    offered: Counter[str]
    chosen: Counter[str]
    drawn: Counter[str]
    """The souvenirs that somebody got."""


def play(match: Match) -> Played:
    game = em.new(GAME, seats=match.seats, seed=match.seed, options=match.options)
    bot = em.bot(GAME, match.bots)
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    while game.to_move is not None:
        move = bot.choose(game, game.to_move)
        if isinstance(move, PlayCard):
            choices = {one.card for one in game.legal_moves() if isinstance(one, PlayCard)}
            if len(choices) > 1:
                offered.update(choices)
                chosen[move.card] += 1
        game.push(move)
        game.settle()
    return _counted(game, offered, chosen)


def _counted(game: em.Game, offered: Counter[str], chosen: Counter[str]) -> Played:
    story, first = game.story, game.table.first
    turns = Counter([event.facts[0] for event in story if event.what == "turn"])
    return Played(
        rounds=max(turns.values()),
        turns=turns.total(),
        winners=[(seat - first) % game.header.seats for seat in game.winners()],
        told=Counter([event.what for event in story]),
        falls=Counter([str(event.facts[1]) for event in story if event.what.startswith("felled_")]),
        offered=offered,
        chosen=chosen,
        drawn=Counter(
            [str(event.facts[1]) for event in story if event.what in ("souvenir_drawn", "souvenir_shown")]
        ),
    )


def play_all(matches: list[Match], cores: int | None) -> list[Played]:
    """All games; all cores play, or so many, and who is first changes nothing."""
    found: list[Played] = []
    with Pool(cores) as players:
        for played in players.imap(play, matches, chunksize=1):
            found.append(played)
            if len(found) % 10 == 0:
                print(f"{len(found):,} of {len(matches):,} games", end="\r", file=sys.stderr)
    return found


# -- telling


def share(count: float, games: int) -> str:
    low, high = wilson(count / games, games)
    return f"{count / games:.1%} ({low:.1%}-{high:.1%})"


def total(counters: list[Counter[str]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for counter in counters:
        found.update(counter)
    return found


def between(numbers: list[int]) -> str:
    ordered = sorted(numbers)
    low, high = [ordered[int(len(ordered) * part)] for part in (0.05, 0.95)]
    return f"{fmean(numbers):.1f} (5-95 %: {low}-{high})"


def tell_contest(seats: int, found: list[Played]) -> None:
    games, told = len(found), total([played.told for played in found])
    print(f"\n{seats} seats, {games:,} games")
    print(
        f"  rounds {between([played.rounds for played in found])}, turns {between([p.turns for p in found])}"
    )
    print("  ends: " + ", ".join([f"{end} {told[end] / games:.1%}" for end in ENDS if told[end]]))
    for seat in range(seats):
        wins = sum([(seat in played.winners) / len(played.winners) for played in found])
        print(f"  seat {seat + 1} wins {share(wins, games)}")
    falls = total([played.falls for played in found])
    causes = ", ".join([f"{cause} {count / games:.2f}" for cause, count in falls.most_common()])
    print(f"  a game: falls {falls.total() / games:.2f} ({causes})")
    for what in ("stole", "fireballs_rolled", "heart_taken", "grabbed", "exchanged", "boarded", "ember_off"):
        print(f"    {what} {told[what] / games:.2f}", end="")
    print()


def tell_team(seats: int, cards: str, found: list[Played]) -> None:
    games, told = len(found), total([played.told for played in found])
    losses = ", ".join([f"{loss} {told[loss] / games:.1%}" for loss in LOSSES if told[loss]])
    won, turns = share(told["won_together"], games), between([played.turns for played in found])
    print(f"{seats} players, {cards}: won {won} of {games:,}, turns {turns}; {losses}")


def tell_choices(found: list[Played]) -> None:
    offered, chosen = total([played.offered for played in found]), total([played.chosen for played in found])
    print("  cards chosen when another could be played:")
    for action in ACTIONS:
        if offered[action]:
            print(f"    {action:<16} {share(chosen[action], offered[action])}")
    told, drawn = total([played.told for played in found]), total([played.drawn for played in found])
    print("  souvenirs shown, of those that somebody got:")
    for what, souvenir in SHOWN.items():
        if drawn[souvenir]:
            print(f"    {souvenir:<16} {told[what] / drawn[souvenir]:.1%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="at each table (default 1,000)")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], metavar="N")
    parser.add_argument(
        "--bots", default="medium", choices=em.levels(GAME), help="who plays (default medium)"
    )
    parser.add_argument("--together", nargs="+", metavar="CARDS", help="cooperative games with these cards")
    parser.add_argument("--option", nargs="+", default=[], metavar="NAME=VALUE", help="house rules")
    parser.add_argument("--seed", default="curse", help="where the luck comes from")
    parser.add_argument("--cores", type=int, help="how many play at once (default: all)")
    args = parser.parse_args()
    for seats in args.seats:
        for cards in args.together or [None]:
            together = [] if cards is None else ["mode=cooperative", f"cards={cards}"]
            options = parse_options(em.ruleset(GAME), [*args.option, *together])
            matches = [Match(seats, f"{args.seed} {n}", args.bots, options) for n in range(args.games)]
            found = play_all(matches, args.cores)
            if cards is None:
                tell_contest(seats, found)
            else:
                tell_team(seats, cards, found)
        tell_choices(found)


if __name__ == "__main__":
    main()
