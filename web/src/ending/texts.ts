/** The words of the end of a match; its figures and medals are worded by the server. */

import type { Language, Words } from "../games/scene";

const en: Words = {
  "ending.label": "The end of the match",
  "ending.lost": "This time it was not to be",
  "ending.won_together": "You have won together!",
  "ending.lost_together": "The island has won",
  "ending.turning_point": "The turning point",
  "ending.figures": "The match in figures",
  "ending.medals": "Medals",
  "ending.again": "Again",
  "ending.again_all": "Again, all together",
  "ending.asks": "Asks the others; the next match begins from the same chairs when all agree.",
  "ending.join": "Yes, again!",
  "ending.waiting": "Waiting for {names} …",
  "ending.arrange": "Change the table",
  "ending.look": "Look at the board",
  "ending.open": "How it ended",
  "ending.skip": "Skip",
};

const de: Words = {
  "ending.label": "Das Ende der Partie",
  "ending.lost": "Diesmal sollte es nicht sein",
  "ending.won_together": "Ihr habt gemeinsam gewonnen!",
  "ending.lost_together": "Die Insel hat gewonnen",
  "ending.turning_point": "Der Wendepunkt",
  "ending.figures": "Die Partie in Zahlen",
  "ending.medals": "Medaillen",
  "ending.again": "Noch einmal",
  "ending.again_all": "Noch einmal, alle zusammen",
  "ending.asks":
    "Fragt die anderen; sind alle einverstanden, beginnt die nächste Partie auf denselben Plätzen.",
  "ending.join": "Ja, noch einmal!",
  "ending.waiting": "Warten auf {names} …",
  "ending.arrange": "Tisch ändern",
  "ending.look": "Brett ansehen",
  "ending.open": "Wie es ausging",
  "ending.skip": "Überspringen",
};

export const TEXTS: Record<Language, Words> = { en, de };
