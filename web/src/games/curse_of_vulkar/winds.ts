/** The eight winds in words. */

import type { Language } from "../scene";

const COMPASS = ["e", "ne", "n", "nw", "w", "sw", "s", "se"];

/** The nearest of the eight winds. */
export const windOf = (direction: number): string => COMPASS[Math.round(direction / 45) % 8] ?? "e";

export const WINDS: Record<Language, Record<string, string>> = {
  en: {
    e: "east",
    ne: "north-east",
    n: "north",
    nw: "north-west",
    w: "west",
    sw: "south-west",
    s: "south",
    se: "south-east",
  },
  de: {
    e: "Osten",
    ne: "Nordosten",
    n: "Norden",
    nw: "Nordwesten",
    w: "Westen",
    sw: "Südwesten",
    s: "Süden",
    se: "Südosten",
  },
};
