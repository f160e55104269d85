/** How a rock of a gate lies there, and how it comes out of the ground. */

import { type BufferGeometry, Vector3 } from "three";
import { boulder } from "../../modelIsland/mason";
import { STONE } from "../../modelIsland/palette";
import { scatter, smooth } from "../../noise";
import type { Point, Rock } from "../contract";

const GROWS = 260;
const SUNK = 0.35;

interface Laid {
  /** Its middle. */
  at: Point;
  /** Half its breadth and half its height. */
  size: [number, number];
  turn: number;
}

/** A rock that reaches from -1 to 1 everywhere. */
export function rockGeometry(): BufferGeometry {
  const rock = boulder(1, STONE.boulder, 1).center();
  const size = rock.boundingBox?.getSize(new Vector3()) ?? new Vector3(2, 2, 2);
  return rock.scale(2 / size.x, 2 / size.y, 2 / size.z);
}

/** How much of a rock is to be seen, so many milliseconds after its gate was closed. */
export const grown = (now: number): number => smooth(now / GROWS);

/** A rock stands a little in the ground, and its top is as high as the ground that it stands for. */
export function laid({ x, y, z, radius, height }: Rock, part: number): Laid {
  const half = (height + SUNK) / 2;
  const top = z - SUNK + 2 * half * part;
  return { at: [x, y, top - half], size: [radius, half], turn: 2 * Math.PI * scatter(x, y) };
}
