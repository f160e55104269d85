/** What the ends of tiles look like: pips, a Wild One's flame, or two or three flames on coal. */

export const SIGNS = "0123456789DT";
export const PIP = 0.098;
const STEP = 0.27;

// biome-ignore format: a table
const PIPS: Record<string, [number, number][]> = {
  "2": [[-1, -1], [1, 1]],
  "3": [[-1, -1], [0, 0], [1, 1]],
  "4": [[-1, -1], [-1, 1], [1, -1], [1, 1]],
  "5": [[-1, -1], [-1, 1], [0, 0], [1, -1], [1, 1]],
  "6": [[-1, -1], [0, -1], [1, -1], [-1, 1], [0, 1], [1, 1]],
  "7": [[-1, -1], [0, -1], [1, -1], [0, 0], [-1, 1], [0, 1], [1, 1]],
  "8": [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]],
  "9": [[-1, -1], [0, -1], [1, -1], [-1, 0], [0, 0], [1, 0], [-1, 1], [0, 1], [1, 1]],
};

export const FLAME =
  "M0,.42 C-.3,.4 -.37,.12 -.2,-.1 C-.17,.02 -.12,.05 -.07,.04 C-.15,-.2 -.03,-.36 .1,-.46 " +
  "C.08,-.28 .32,-.12 .3,.14 C.29,.31 .18,.41 0,.42 Z";
export const HEART =
  "M0,.38 C-.14,.37 -.18,.22 -.09,.1 C-.06,.16 -.02,.16 0,.13 C-.02,.02 .04,-.06 .1,-.1 " +
  "C.09,.02 .17,.1 .16,.22 C.15,.32 .09,.38 0,.38 Z";

interface Flames {
  /** How far from the middle each flame is, across the tile. */
  aside: number[];
  size: number;
  coal: boolean;
}

/** Where the pips of an end are, from its middle, along the tile and across it. */
export function pips(end: string): [number, number][] {
  return (PIPS[end] ?? []).map(([along, aside]) => [along * STEP, aside * STEP]);
}

export function flames(end: string): Flames | null {
  if (end === "1") return { aside: [0], size: 0.86, coal: false };
  if (end === "D") return { aside: [-0.2, 0.2], size: 0.62, coal: true };
  if (end === "T") return { aside: [-0.27, 0, 0.27], size: 0.52, coal: true };
  return null;
}
