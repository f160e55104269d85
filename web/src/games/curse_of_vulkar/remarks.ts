/** What is said beside a move: degrees by the wind, and of two figures of one player which it is. */

import type { Notation } from "../../messages";
import type { Language } from "../scene";
import { partsOf } from "./parts";
import type { CurseView } from "./types";
import { WINDS, windOf } from "./winds";

const LOOKS: Record<Language, string> = { en: "looking", de: "Blick nach" };
const FIGURE: Record<Language, string> = { en: "figure", de: "Figur" };

export function remarkOn(
  move: Notation,
  table: Pick<CurseView, "figures">,
  names: string[],
  language: Language,
): string | null {
  const [kind, [part]] = partsOf(move);
  if (kind === "Aim") return WINDS[language][windOf(part)] ?? null;
  if (kind === "TurnVulKar") return `${LOOKS[language]} ${WINDS[language][windOf(part)]}`;
  const several = table.figures.length > names.length;
  if (kind === "MoveFigure" && several) return `${FIGURE[language]} ${whichOf(part, names.length)}`;
  return null;
}

/** Whether a figure is the first or the second of its player, where everybody has two. */
export const whichOf = (figure: number, seats: number): number => Math.floor(figure / seats) + 1;
