/** How far a show has been heard, and how often drawing it was slow. */

import type { Show } from "./useShow";

const SLOW = 0.06;
const PATIENCE = 3;

export interface Pacing {
  show: Show;
  /** How many of its cues were heard. */
  cues: number;
  /** How many of its frames came late. */
  slow: number;
}

export const begun = (show: Show): Pacing => ({ show, cues: 0, slow: 0 });

/** With one more frame, so many seconds after the one before: the first of a show ends a rest, however long. */
export function paced(before: Pacing, show: Show, elapsed: number): Pacing {
  if (before.show !== show) return begun(show);
  return elapsed > SLOW ? { ...before, slow: before.slow + 1 } : before;
}

export const isSlow = ({ slow }: Pacing): boolean => slow >= PATIENCE;
