/** What the characters of bots are like, in one short line each. */

import type { Language } from "../games/scene";
import type { CharacterId } from "./ids";

const TEMPERS: Record<CharacterId, Record<Language, string>> = {
  rosa: { en: "Laughs loudest when she is losing.", de: "Lacht am lautesten, wenn sie verliert." },
  otto: { en: "Has sailed through worse.", de: "Hat schon schlimmere Stürme erlebt." },
  juno: { en: "Trusts the stars, and her own sums.", de: "Vertraut den Sternen und rechnet nach." },
  viggo: { en: "Never turned back yet.", de: "Ist noch nie umgekehrt." },
  hilda: { en: "Knows the rulebook by heart.", de: "Kennt die Regeln auswendig." },
  kenji: { en: "Says little and misses nothing.", de: "Sagt wenig und übersieht nichts." },
  mila: { en: "Cheers for everybody, herself included.", de: "Jubelt für alle, auch für sich selbst." },
  sami: { en: "Has a story for every roll.", de: "Weiß zu jedem Wurf eine Geschichte." },
  pip: { en: "Repeats what worked last time.", de: "Plappert nach, was zuletzt geklappt hat." },
  fenja: { en: "Smiles, and takes your treasure.", de: "Lächelt und nimmt dir den Schatz." },
  tilda: { en: "In no hurry, and often first.", de: "Hat es nie eilig und ist oft zuerst da." },
  nox: { en: "Luck is a mouse, she says.", de: "Das Glück sei eine Maus, meint sie." },
};

export const temperOf = (character: CharacterId, language: Language): string => TEMPERS[character][language];
