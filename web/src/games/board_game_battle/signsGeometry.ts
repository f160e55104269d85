/** All signs lying on their tiles, as one mesh. */

import { BufferGeometry, Float32BufferAttribute } from "three";
import type { Stand } from "./layout";
import type { Look } from "./looks";
import type { Atlas } from "./signs";

const HALF = 0.37;
const ABOVE = 0.012;

export function signsGeometry(
  laid: { look: Look; stand: Stand }[],
  atlas: Atlas,
  size: number,
): BufferGeometry {
  const [places, spots, index]: [number[], number[], number[]] = [[], [], []];
  for (const { look, stand } of laid) {
    const [left, bottom, right, top] = atlas.corners(look.sign, look.ink);
    const turn = look.sign === "onward" ? stand.heading + (look.points < 0 ? Math.PI : 0) : 0;
    const [cos, sin] = [Math.cos(turn) * HALF * size, Math.sin(turn) * HALF * size];
    const first = places.length / 3;
    for (const [along, up] of [
      [-1, 1],
      [1, 1],
      [-1, -1],
      [1, -1],
    ] as const) {
      places.push(stand.x + along * cos - up * sin, stand.y + ABOVE, stand.z - along * sin - up * cos);
    }
    spots.push(left, top, right, top, left, bottom, right, bottom);
    index.push(first, first + 2, first + 1, first + 1, first + 2, first + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(spots, 2));
  geometry.setIndex(index);
  return geometry;
}
