/** How a rock of a gate lies there, and how it comes out of the ground. */

import type { Point, Rock } from "../contract";
import { clamp, scatter, smooth } from "./noise";

const GROWS = 260;
const SUNK = 0.35;

export interface Laid {
  /** Its middle. */
  at: Point;
  /** Half its breadth and half its height. */
  size: [number, number];
  turn: number;
}

/** How much of a rock is to be seen, so many milliseconds after its gate was closed. */
export const grown = (now: number): number => smooth(clamp(now / GROWS));

/** A rock stands a little in the ground, and its top is as high as the ground that it stands for. */
export function laid({ x, y, z, radius, height }: Rock, part: number): Laid {
  const half = (height + SUNK) / 2;
  const top = z - SUNK + 2 * half * part;
  return { at: [x, y, top - half], size: [radius, half], turn: 2 * Math.PI * scatter(x, y) };
}
