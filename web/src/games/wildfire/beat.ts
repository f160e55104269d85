/** How long a picture stays, by what is told with it. */

import type { Line } from "../../messages";
import { FLIGHT, SPIN } from "./motion";

const MOMENTS: Record<string, number> = {
  dealt: 380,
  drew: 520,
  lit: SPIN + 350,
  called: SPIN + 350,
  passed: 750,
  passed_on: 900,
  knocked: 900,
  caught: 1100,
  will_lose_turn: 900,
  lost_turn: 900,
  opened: 950,
  went_out: 1500,
  blocked: 1500,
  counted: 3600,
  won: 2500,
  shared: 2500,
};
const LAID = FLIGHT + 220;

/** Milliseconds that a frame with these lines should last at least. */
export function beat(lines: Line[]): number {
  return Math.max(0, ...lines.map(({ what }) => (what.startsWith("laid") ? LAID : (MOMENTS[what] ?? 0))));
}
