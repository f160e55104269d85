"""Fireball Island: a race for the jewel, past marbles that roll."""

from emberisle.plug import Plug

GAME = Plug(
    __name__,
    rules="rules.ruleset:FIREBALL_ISLAND",
    bots={
        "random": "bots.wanderer:Wanderer",
        "easy": "bots.easy:Easy",
        "medium": "bots.medium:Medium",
        "hard": "bots.hard:Hard",
    },
    advice="bots.advice:advise",
    judge="bots.judge:IslandJudge",
    face="terminal.face:IslandFace",
    drawing="terminal.drawing:draw",
    terminal="terminal.extras:IslandExtras",
    page="page:PAGE",
    envs="envs:IslandEncoding",
    place=4,
)
