/** The words of the workbench; what it measures is worded by the server. */

import type { Language, Words } from "../games/scene";

const en: Words = {
  "bench.lead":
    "Change a house rule and let bots play hundreds of games with it, and as many by the rulebook with the same luck. Games differ, so every number comes with a bar: with more games it shrinks around the true number, and in 19 of 20 cases holds it.",
  "bench.what": "What is played",
  "bench.bot": "Bot {number}",
  "bench.bots": "Bots",
  "bench.bots_move": "After every game each bot moves to the next seat, so that none gains by where it sits.",
  "bench.games": "Games",
  "bench.play": "Play",
  "bench.stop": "Stop",
  "bench.stopped": "Stopped after {games} of {wanted} games",
  "bench.wrong_link":
    "Not all of this link can be played, so the rest was set to the usual. Look it over, and press Play.",
  "bench.wrong_seats": "{said} cannot be the number of seats: there are {least} to {most} of them.",
  "bench.wrong_games": "{said} cannot be the number of games: {least} to {most} are played here.",
  "bench.wrong_bot": "There is no bot called {said} here, only: {levels}.",
  "bench.wrong_rule": "This game has no house rule called {said}.",
  "bench.wrong_value": "“{rule}” cannot be {said}.",
  "bench.found": "What came of it",
  "bench.nothing": "Choose what is played, and press Play.",
  "bench.unknown":
    "This is not kept here, or no longer. Press Play, and the very same games are played again.",
  "bench.starting": "The bots sit down …",
  "bench.working": "{games} of {wanted} games played",
  "bench.done": "{games} games played",
  "bench.failed": "This could not be simulated",
  "bench.paused": "Tables with people come first: while their bots think, nothing is simulated.",
  "bench.table": "{seats} seats: {bots}",
  "bench.rulebook": "everything as in the rulebook",
  "bench.wins": "Who wins",
  "bench.wins_bots": "Which bots win",
  "bench.figures": "How long, how close",
  "bench.length": "How long",
  "bench.together": "All win or all lose here, so there are no seats, scores and leads to compare.",
  "bench.minutes":
    "Turns are counted as in the log. Minutes are a rule of thumb: 10 seconds for every turn, and 8 for every decision of whoever’s turn it is.",
  "bench.effects": "What the house rules change",
  "bench.effects_about":
    "Each game is played twice with the same luck, by the rulebook and by your rules. The line in the middle is no change. A coloured bar does not touch it: the change is probably real. A grey one does: it may be mere luck.",
  "bench.what_column": "What",
  "bench.picture": "As a picture",
  "bench.value": "Value",
  "bench.interval": "95 % between",
  "bench.rulebook_value": "By the rulebook",
  "bench.change": "Change",
  "bench.settled": "Games needed to be sure",
  "bench.sure": "no more",
  "bench.unsure": "about {games}",
  "bench.same": "no difference seen",
  "bench.fair": "The thin line is a fair share: with equal chances every seat would win {fair}.",
  "bench.span": "{low} to {high}",
  "bench.points": "{value} %-pts",
  "bench.more": "For more games",
  "bench.more_about":
    "In the folder of Emberisle this command plays these very games on your own computer, and more if you raise their number, and draws a report. The first time it fetches what it needs:",
  "bench.link": "Copy the link to this result",
};

const de: Words = {
  "bench.lead":
    "Ändere eine Hausregel und lass Bots Hunderte Partien damit spielen, und ebenso viele nach dem Regelheft mit demselben Glück. Keine Partie ist wie die andere, darum hat jede Zahl einen Balken: Mit mehr Partien schrumpft er um die wahre Zahl, und in 19 von 20 Fällen enthält er sie.",
  "bench.what": "Was gespielt wird",
  "bench.bot": "{number}. Bot",
  "bench.bots": "Die Bots",
  "bench.bots_move":
    "Nach jeder Partie rückt jeder Bot einen Platz weiter, damit keiner vom Platz profitiert.",
  "bench.games": "Partien",
  "bench.play": "Spielen lassen",
  "bench.stop": "Anhalten",
  "bench.stopped": "Nach {games} von {wanted} Partien angehalten",
  "bench.wrong_link":
    "Nicht alles in diesem Link lässt sich spielen; an dessen Stelle steht das Übliche. Sieh es durch und lass spielen.",
  "bench.wrong_seats": "{said} geht nicht als Zahl der Plätze: Es sind {least} bis {most}.",
  "bench.wrong_games": "{said} geht nicht als Zahl der Partien: Hier werden {least} bis {most} gespielt.",
  "bench.wrong_bot": "Einen Bot namens {said} gibt es hier nicht, nur: {levels}.",
  "bench.wrong_rule": "Dieses Spiel hat keine Hausregel namens {said}.",
  "bench.wrong_value": "„{rule}“ kann nicht {said} sein.",
  "bench.found": "Was dabei herauskommt",
  "bench.nothing": "Wähle, was gespielt wird, und lass spielen.",
  "bench.unknown":
    "Das ist hier nicht oder nicht mehr aufbewahrt. Lass spielen, und es werden genau dieselben Partien noch einmal gespielt.",
  "bench.starting": "Die Bots setzen sich …",
  "bench.working": "{games} von {wanted} Partien gespielt",
  "bench.done": "{games} Partien gespielt",
  "bench.failed": "Das ließ sich nicht simulieren",
  "bench.paused": "Tische mit Menschen gehen vor: Solange deren Bots nachdenken, wird nichts simuliert.",
  "bench.table": "{seats} Plätze: {bots}",
  "bench.rulebook": "alles wie im Regelheft",
  "bench.wins": "Wer gewinnt",
  "bench.wins_bots": "Welche Bots gewinnen",
  "bench.figures": "Wie lang, wie knapp",
  "bench.length": "Wie lang",
  "bench.together":
    "Hier gewinnen oder verlieren alle gemeinsam, darum gibt es keine Plätze, Wertungen und Führungen zu vergleichen.",
  "bench.minutes":
    "Züge zählen wie im Protokoll. Minuten sind eine Faustregel: 10 Sekunden für jeden Zug und 8 für jede Entscheidung dessen, der am Zug ist.",
  "bench.effects": "Was die Hausregeln ändern",
  "bench.effects_about":
    "Jede Partie wird zweimal mit demselben Glück gespielt, nach dem Regelheft und nach deinen Regeln. Der Strich in der Mitte heißt: keine Änderung. Ein farbiger Balken berührt ihn nicht: Die Änderung ist wohl echt. Ein grauer berührt ihn: Es kann bloßer Zufall sein.",
  "bench.what_column": "Was",
  "bench.picture": "Als Bild",
  "bench.value": "Wert",
  "bench.interval": "95 % zwischen",
  "bench.rulebook_value": "Nach dem Regelheft",
  "bench.change": "Änderung",
  "bench.settled": "Nötige Partien, um sicher zu sein",
  "bench.sure": "keine weiteren",
  "bench.unsure": "etwa {games}",
  "bench.same": "kein Unterschied zu sehen",
  "bench.fair": "Der dünne Strich ist der gerechte Anteil: Bei gleichen Chancen gewänne jeder Platz {fair}.",
  "bench.span": "{low} bis {high}",
  "bench.points": "{value} %-Pkt.",
  "bench.more": "Für mehr Partien",
  "bench.more_about":
    "Im Ordner von Emberisle spielt dieser Befehl genau diese Partien auf deinem eigenen Rechner, auch mehr, wenn du ihre Zahl erhöhst, und zeichnet einen Bericht. Beim ersten Mal holt er, was er braucht:",
  "bench.link": "Link zu diesem Ergebnis kopieren",
};

export const TEXTS: Record<Language, Words> = { en, de };
