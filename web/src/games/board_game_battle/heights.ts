/** The shape of the isle: land along the path, rising towards the volcano. */

import { noise, smooth } from "../noise";
import type { Spot, Volcano } from "./layout";

const SHORE = 1.02;
const SLOPE = 0.85;
const BEACH = 0.3;
const RISE = 0.34;
const DEEP = -0.35;
/** How far from the middle of the volcano its rim is. */
export const CRATER = 0.78;

export type Height = (x: number, z: number) => number;

/** The isle without its mountain. */
export function groundOf(path: Spot[]): Height {
  return (x, z) => {
    const { distance, along } = nearest(path, x, z);
    const shore = SHORE + 0.42 * (noise(x * 0.55, z * 0.55) - 0.5);
    const part = smooth((shore - distance) / SLOPE);
    const rough = (noise(x * 2.1 + 7, z * 2.1) - 0.5) * 0.12;
    return DEEP + part * (BEACH - DEEP + RISE * along + rough);
  };
}

export function landOf(ground: Height, volcano: Volcano): Height {
  return (x, z) => Math.max(ground(x, z), mountain(volcano, Math.hypot(x - volcano.x, z - volcano.z)));
}

/** The height of the mountain so far from its middle. */
export function mountain(volcano: Volcano, distance: number): number {
  const part = (volcano.radius - distance) / (volcano.radius - CRATER);
  if (part <= 0) return Math.max(DEEP, 0.8 * part);
  return volcano.height * Math.min(1, part) ** 1.55;
}

function nearest(path: Spot[], x: number, z: number): { distance: number; along: number } {
  let distance = Number.POSITIVE_INFINITY;
  let along = 0;
  for (let n = 0; n + 1 < path.length; n++) {
    const [from, to] = [path[n] as Spot, path[n + 1] as Spot];
    const [dx, dz] = [to.x - from.x, to.z - from.z];
    const part = Math.min(1, Math.max(0, ((x - from.x) * dx + (z - from.z) * dz) / (dx * dx + dz * dz || 1)));
    const away = Math.hypot(x - from.x - part * dx, z - from.z - part * dz);
    if (away < distance) [distance, along] = [away, (n + part) / path.length];
  }
  return { distance, along };
}
