/** How long a picture stays, by what is told with it. */

import type { Line } from "../../messages";

const QUIET = 120;
const SPOKEN = 700;
const MOMENTS: Record<string, number> = {
  first_roll: 1100,
  rolled: 900,
  rolled_double: 900,
  walked: 100,
  moved_back: 100,
  aimed: 1100,
  played: 1100,
  played_on: 1100,
  cancelled: 1000,
  captured: 1400,
  stole: 1200,
  dropped: 900,
  into_pit: 900,
  into_water: 900,
  fireball_rolled: 900,
  won: 2200,
};

/** Milliseconds that a frame with these lines should last at least. */
export function beat(lines: Line[]): number {
  if (lines.length === 0) return QUIET;
  return Math.max(...lines.map(({ what }) => MOMENTS[what] ?? SPOKEN));
}

const ORDINARY = 4000;
const LONGEST_ROLL = 30_000;

/** Milliseconds after which nobody waits any longer: a Fireball rolls until it rests. */
export function patience(lines: Line[]): number {
  return lines.some(({ what }) => what === "fireball_rolled") ? LONGEST_ROLL : ORDINARY + beat(lines);
}
