/** The spot of the ground that a ray from the eye meets. */

import type { Point } from "./points";
import { heightAt, type Relief } from "./relief";

const STEP = 0.5;
const FAR = 200;
/** No ground is higher. */
const HIGHEST = 20;
const HALVINGS = 5;

/** From a point in a direction, both east, south and up; null where there is only sky. */
export function beneath(relief: Relief, from: Point, way: Point): Point | null {
  const at = (far: number): Point => [from[0] + far * way[0], from[1] + far * way[1], from[2] + far * way[2]];
  const under = ([x, y, z]: Point): boolean => z <= Math.max(relief.level, heightAt(relief, x, y));
  if (way[2] >= 0) return null;
  const begins = Math.max(0, (HIGHEST - from[2]) / way[2]);
  for (let far = begins; far < begins + FAR; far += STEP) {
    if (!under(at(far))) continue;
    let [above, below] = [far - STEP, far];
    for (let n = 0; n < HALVINGS; n++) {
      const middle = (above + below) / 2;
      if (under(at(middle))) below = middle;
      else above = middle;
    }
    return at(below);
  }
  return null;
}
