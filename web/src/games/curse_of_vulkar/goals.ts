/** What a player still needs when all play together: six treasures of a colour and a snapshot of it. */

import { COLOURS, type Colour } from "./signs";
import type { FigureView } from "./types";

const SET = 6;

export interface Need {
  colour: Colour;
  tokens: number;
  snapshot: boolean;
}

/** For each colour what is missing, the nearest first. */
export function needs({ tokens, snapshots }: FigureView): Need[] {
  const found = COLOURS.map((colour, at) => ({
    colour,
    tokens: Math.max(0, SET - (tokens?.[at] ?? 0)),
    snapshot: !snapshots.some(([taken]) => taken === colour),
  }));
  return found.sort((one, other) => missing(one) - missing(other));
}

const missing = ({ tokens, snapshot }: Need): number => tokens + (snapshot ? 1 : 0);

export const hasSet = (figure: FigureView): boolean => needs(figure).some((need) => missing(need) === 0);
