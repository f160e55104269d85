/** How far a show has been heard, and how often drawing it was slow. */

import { isLate } from "../lateFrames";
import type { Show } from "./motion";

export interface Pacing {
  show: Show;
  /** How many of its cues were heard. */
  cues: number;
  /** How many of its frames came late. */
  late: number;
}

export const begun = (show: Show): Pacing => ({ show, cues: 0, late: 0 });

/** With one more frame, so many seconds after the one before: the first of a show ends a rest, however long. */
export function paced(before: Pacing, show: Show, elapsed: number): Pacing {
  if (before.show !== show) return begun(show);
  return isLate(elapsed) ? { ...before, late: before.late + 1 } : before;
}
