"""Board Game Battle: a race of four over six challenges."""

from emberisle.plug import Plug

GAME = Plug(
    __name__,
    rules="rules.ruleset:BOARD_GAME_BATTLE",
    bots={"easy": "bots.easy:Easy", "medium": "bots.medium:Medium", "hard": "bots.hard:Hard"},
    advice="bots.advice:advise",
    judge="bots.judge:BattleJudge",
    face="terminal.face:BattleFace",
    drawing="terminal.drawing:draw",
    terminal="terminal.extras:BattleExtras",
    page="page:PAGE",
    envs="envs:BattleEncoding",
    place=3,
)
