/** What all need when they play together: sets, the Heart, and cards to get there. */

import { COLOURS, type Colour } from "./signs";
import type { CurseView, FigureView } from "./types";

export const CATACLYSMS = 3;

export interface Need {
  colour: Colour;
  tokens: number;
  snapshot: boolean;
}

/** For each colour what is missing of so many tokens and a snapshot, the nearest first. */
export function needs({ tokens, snapshots }: FigureView, set: number): Need[] {
  const found = COLOURS.map((colour, at) => ({
    colour,
    tokens: Math.max(0, set - (tokens?.[at] ?? 0)),
    snapshot: !snapshots.some(([taken]) => taken === colour),
  }));
  return found.sort((one, other) => missing(one) - missing(other));
}

const missing = ({ tokens, snapshot }: Need): number => tokens + (snapshot ? 1 : 0);

export const hasSet = (figure: FigureView, set: number): boolean =>
  needs(figure, set).some((need) => missing(need) === 0);

export const isAboard = ({ place }: FigureView): boolean => place === "copter";

/** Where the Heart is, as far as that matters: it can be taken only while everybody has a set. */
export type HeartState = "locked" | "free" | "carried" | "aboard" | "maw";

export function heartState({ figures, heart, needed }: CurseView): HeartState {
  const carrier = figures.find((figure) => figure.heart);
  if (carrier !== undefined) return isAboard(carrier) ? "aboard" : "carried";
  if (heart === "maw") return "maw";
  return figures.every((figure) => hasSet(figure, needed ?? 0)) ? "free" : "locked";
}

export const cataclysmsIn = ({ tracker }: CurseView): number =>
  tracker.filter(([name]) => name === "cataclysm").length;

/** How many turns each player who is not aboard has at the most: every turn takes a card, and the last draws none. */
export function turnsEach({ drawable, figures }: CurseView): number {
  const playing = figures.filter((figure) => !isAboard(figure)).length;
  return Math.floor(((drawable ?? 0) + 1) / Math.max(1, playing));
}
