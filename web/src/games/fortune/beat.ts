/** How long a frame should be seen at least, so that one can follow what is told. */

import type { Line } from "../../messages";

const BEATS: Record<string, number> = {
  picked: 250,
  rolled: 500,
  chest: 350,
  card: 900,
  known_card: 900,
  stopped: 250,
  cast: 500,
  left: 400,
  sailed: 1400,
  disqualified: 1400,
  scored: 1300,
  island: 1600,
  zombies_won: 1500,
  crossed: 1700,
  crossed_at_last: 1700,
  resumed: 1500,
  nine_alike: 1700,
  won: 1200,
  shared: 1200,
};

const SPOKEN = 400;
const QUIET = 80;

export function beat(lines: Line[]): number {
  return Math.max(QUIET, ...lines.map(({ what }) => BEATS[what] ?? SPOKEN));
}
