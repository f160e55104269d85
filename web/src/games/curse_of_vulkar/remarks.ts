/** What is said beside a move: degrees by the wind, and that somebody calls a figure of their own. */

import type { Notation } from "../../messages";
import type { Language } from "../scene";
import type { Figure } from "./figures";
import { leadsOf } from "./leads";
import { partsOf } from "./parts";
import type { CurseScene, CurseView } from "./types";
import { WINDS, windOf } from "./winds";

const LOOKS: Record<Language, string> = { en: "looking", de: "Blick nach" };
const OWN_FIGURE: Record<Language, string[]> = {
  en: ["your first figure", "your second figure"],
  de: ["deine erste Figur", "deine zweite Figur"],
};

export function remarkOn(
  move: Notation,
  table: Pick<CurseView, "figures" | "figure">,
  names: string[],
  language: Language,
): string | null {
  const [kind, [part]] = partsOf(move);
  if (kind === "Aim") return WINDS[language][windOf(part)] ?? null;
  if (kind === "TurnVulKar") return `${LOOKS[language]} ${WINDS[language][windOf(part)]}`;
  const own =
    table.figures.length > names.length && table.figures[part]?.owner === table.figures[table.figure]?.owner;
  if (kind === "UseWalkieTalkie" && own) return ownFigure(whichOf(part, names.length), language);
  return null;
}

/** In the list of moves it is also said where marbles would then go, which the map shows. */
export function remarkInList(
  move: Notation,
  table: CurseView,
  names: string[],
  language: Language,
  scene: CurseScene | null,
): string | null {
  const said = [remarkOn(move, table, names, language), leadsOf(move, scene?.leads ?? {})];
  return said.filter(Boolean).join("; ") || null;
}

/** One of two figures, as its own player is told of it. */
const ownFigure = (which: number, language: Language): string => OWN_FIGURE[language][which - 1] ?? "";

/** What the figures are called to a player: of two of their own it is said which. */
export const addressedTo = (seat: number | null, figures: Figure[], language: Language): string[] =>
  figures.map(({ seat: owner, which, name }) =>
    owner === seat && which !== null ? ownFigure(which, language) : name,
  );

/** Whether a figure is the first or the second of its player, where everybody has two. */
export const whichOf = (figure: number, seats: number): number => Math.floor(figure / seats) + 1;
