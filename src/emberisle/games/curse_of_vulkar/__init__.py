"""The Curse of Vul-Kar: treasures, snapshots and a race home, past marbles flicked and dropped."""

from emberisle.plug import Plug

GAME = Plug(
    __name__,
    rules="rules.ruleset:CURSE_OF_VULKAR",
    bots={"easy": "bots.easy:Easy", "medium": "bots.medium:Medium", "hard": "bots.hard:Hard"},
    advice="bots.advice:advise",
    judge="bots.judge:CurseJudge",
    face="terminal.face:CurseFace",
    drawing="terminal.drawing:draw",
    terminal="terminal.extras:CurseExtras",
    page="page:PAGE",
    envs="envs:CurseEncoding",
    place=5,
)
