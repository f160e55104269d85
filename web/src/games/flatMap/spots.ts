/** Spots on a map, to the east and to the south. */

import type { Box } from "../../camera/limits";

export type Spot = [number, number];

const ROUNDS = 3;

/** An outline whose corners are cut until it looks round. */
export function rounded(outline: Spot[]): Spot[] {
  let round = outline;
  for (let n = 0; n < ROUNDS; n++)
    round = round.flatMap(([x, y], at): Spot[] => {
      const [east, south] = round[(at + 1) % round.length] ?? [x, y];
      return [0.25, 0.75].map((part): Spot => [x + (east - x) * part, y + (south - y) * part]);
    });
  return round;
}

/** The smallest box around these spots, with a rim. */
export function boxAround(spots: Spot[], rim: number): Box {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return {
    west: Math.min(...xs) - rim,
    north: Math.min(...ys) - rim,
    east: Math.max(...xs) + rim,
    south: Math.max(...ys) + rim,
  };
}
