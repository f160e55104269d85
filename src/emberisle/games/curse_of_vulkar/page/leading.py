"""Where marbles would go if Vul-Kar or a tree were turned, in words for those who do not see it."""

from __future__ import annotations

from emberisle.games.curse_of_vulkar.rules.board import BOARD
from emberisle.games.curse_of_vulkar.rules.gullies import gullies, trails_below
from emberisle.games.curse_of_vulkar.rules.moves import DropFireballs, Push, TurnTree, TurnVulKar
from emberisle.games.curse_of_vulkar.rules.view import CurseView
from emberisle.games.curse_of_vulkar.rules.words import texts_in
from emberisle.kernel.game import View
from emberisle.kernel.values import Value


def leads(view: View, language: str) -> dict[str, str]:
    """By the name and the parts of a move, joined by spaces: the trails to which marbles would then come."""
    table: CurseView = view.table
    found = {move: _leads_to(move, table, language) for move in view.moves}
    return {
        " ".join([type(move).__name__, *[str(part) for part in move.parts()]]): said
        for move, said in found.items()
        if said
    }


def _leads_to(move: Value, table: CurseView, language: str) -> str:
    texts, trees = texts_in(language), dict(table.trees)
    if isinstance(move, TurnTree):
        gully = str(BOARD["trees"][move.tree]["gully"])
        return texts.say("leads.tree", (trails_below(gully, {**trees, move.tree: move.setting}),))
    if isinstance(move, (TurnVulKar, Push, DropFireballs)):
        ahead = gullies(move.facing if isinstance(move, TurnVulKar) else table.facing)
        exits = [move.mouth] if isinstance(move, Push) else list(ahead)
        return "; ".join([texts.say("leads.exit", (one, trails_below(ahead[one], trees))) for one in exits])
    return ""
