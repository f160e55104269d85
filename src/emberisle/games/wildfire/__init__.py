"""Wildfire Dominoes: dominoes with flames, round a hub that spins."""

from emberisle.plug import Plug

GAME = Plug(
    __name__,
    rules="rules.ruleset:WILDFIRE",
    bots={"easy": "bots.easy:Easy", "medium": "bots.medium:Medium", "hard": "bots.hard:Hard"},
    advice="bots.advice:advise",
    judge="bots.judge:WildfireJudge",
    face="terminal.face:WildfireFace",
    drawing="terminal.drawing:draw",
    terminal="terminal.extras:WildfireExtras",
    page="page:PAGE",
    envs="envs:WildfireEncoding",
    place=2,
)
