/** How far a camera may go. */

import { between, type Look, unitOf, type View } from "./look";

/** A part of the ground. */
export interface Box {
  west: number;
  north: number;
  east: number;
  south: number;
}

export interface Limits {
  nearest: number;
  farthest: number;
  /** The greatest angle to the vertical, and to either side. */
  tilt?: number;
  turn?: number;
  /** The ground that the middle of the picture stays over. */
  ground?: Box;
  /** Whether all of the picture stays over that ground, as far as it can. */
  whole?: boolean;
}

/** The same look within the limits. */
export function kept(view: View, limits: Limits): Look {
  const { look, size } = view;
  const distance = between(limits.nearest, look.distance, limits.farthest);
  const near: Look = {
    target: look.target,
    distance,
    tilt: between(0, look.tilt, limits.tilt ?? Math.PI),
    turn: limits.turn === undefined ? look.turn : between(-limits.turn, look.turn, limits.turn),
  };
  if (limits.ground === undefined) return near;
  const { west, north, east, south } = limits.ground;
  const pixel = limits.whole ? 1 / unitOf({ ...view, look: near }) : 0;
  const x = within(west, look.target.x, east, (size.width * pixel) / 2);
  const z = within(north, look.target.z, south, (size.height * pixel) / 2);
  return { ...near, target: { ...look.target, x, z } };
}

function within(low: number, at: number, high: number, half: number): number {
  return high - low <= 2 * half ? (low + high) / 2 : between(low + half, at, high - half);
}
