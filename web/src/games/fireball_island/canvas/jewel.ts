/** What the pieces carry. */

import { type BufferGeometry, ConeGeometry, CylinderGeometry } from "three";
import { merged, painted } from "../../modelIsland/mason";
import { GLOW } from "../../modelIsland/palette";

export function jewelGeometry(): BufferGeometry {
  const top = new CylinderGeometry(0.32, 0.55, 0.24, 8).translate(0, 0.12, 0);
  const point = new ConeGeometry(0.55, 0.62, 8).rotateX(Math.PI).translate(0, -0.31, 0);
  return merged([painted(top, "#ff5c86"), painted(point, "#d3123f")]);
}

export function tokenGeometry(): BufferGeometry {
  const disc = new CylinderGeometry(0.5, 0.5, 0.16, 10);
  const mark = new ConeGeometry(0.22, 0.1, 4).translate(0, 0.12, 0);
  return merged([painted(disc, "#e3b13c"), painted(mark, GLOW.flame)]);
}
