"""Fortune: push your luck with eight dice and a card."""

from emberisle.plug import Plug

GAME = Plug(
    __name__,
    rules="rules.ruleset:FORTUNE",
    bots={"easy": "bots.easy:Easy", "medium": "bots.medium:Medium", "hard": "bots.hard:Hard"},
    advice="bots.advice:advise",
    judge="bots.judge:FortuneJudge",
    face="terminal.face:FortuneFace",
    drawing="terminal.drawing:draw",
    terminal="terminal.extras:FortuneExtras",
    page="page:PAGE",
    envs="envs:FortuneEncoding",
    place=1,
)
