/** Where there is water on the island. */

import { inside } from "../modelIsland/relief";
import type { IslandBoard } from "./types";

/** River beds lie higher than the sea, but not as high as this. */
const BROOK = 1.3;
const SEA = 0.03;

/** Where there is water: 1 in the sea and in the river. */
export function wetIn({ rows, columns, extent, outlines }: IslandBoard, heights: Float32Array): Uint8Array {
  const [west, north, east] = extent;
  const step = (east - west) / (columns - 1);
  const river = outlines.river ?? [];
  return Uint8Array.from({ length: rows * columns }, (_, n) => {
    const height = heights[n] ?? 0;
    const [x, y] = [west + (n % columns) * step, north + Math.floor(n / columns) * step];
    return height < SEA || (height < BROOK && inside(river, x, y)) ? 1 : 0;
  });
}
