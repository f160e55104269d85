/** The explorers: one body for all, a hat in the shape of the seat; and what they carry. */

import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  LatheGeometry,
  OctahedronGeometry,
  SphereGeometry,
  Vector2,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { merged, painted } from "./mason";
import { STONE } from "./palette";

export const TALL = 3;
const SKIN = "#e8c19a";
const LEATHER = "#5b3b25";
const BODY: [number, number][] = [
  [0.001, 0],
  [0.62, 0],
  [0.64, 0.14],
  [0.5, 0.24],
  [0.42, 0.7],
  [0.46, 1.2],
  [0.4, 1.5],
  [0.16, 1.66],
  [0.001, 1.68],
];

/** Seen from the side and from above, the hat has the outline of the shape. */
function hatOf(shape: string): BufferGeometry {
  switch (shape) {
    case "▲":
      return new ConeGeometry(0.66, 1, 3).translate(0, 0.42, 0);
    case "■":
      return new BoxGeometry(0.84, 0.74, 0.84).translate(0, 0.36, 0);
    case "◆":
      return new OctahedronGeometry(0.64).scale(1, 1.05, 1).translate(0, 0.4, 0);
    case "★":
      return new CylinderGeometry(0.18, 0.72, 0.8, 5).translate(0, 0.38, 0);
    case "✚":
      return crossed(0.3, 0.92);
    case "⬟":
      return new CylinderGeometry(0.5, 0.5, 0.74, 5).translate(0, 0.36, 0);
    case "▼":
      return new ConeGeometry(0.66, 0.9, 3).rotateX(Math.PI).translate(0, 0.46, 0);
    default:
      return new SphereGeometry(0.52, 14, 8).scale(1, 0.9, 1).translate(0, 0.3, 0);
  }
}

/** Two bars that cross. */
function crossed(thick: number, long: number): BufferGeometry {
  const bars = [new BoxGeometry(long, 0.66, thick), new BoxGeometry(thick, 0.66, long)];
  return (mergeGeometries(bars) ?? new BoxGeometry(long, 0.66, long)).translate(0, 0.34, 0);
}

/** Feet at height 0; looks to the east. */
export function figureGeometry(shape: string, colour: string): BufferGeometry {
  const profile = BODY.map(([x, y]) => new Vector2(x, y));
  const brim = new CylinderGeometry(0.62, 0.66, 0.1, 16).translate(0, 2.22, 0);
  return merged([
    rounded(new LatheGeometry(profile, 18), colour),
    rounded(new SphereGeometry(0.37, 14, 10).translate(0, 1.95, 0), SKIN),
    painted(brim, colour),
    painted(hatOf(shape).translate(0, 2.24, 0), colour),
    painted(new CylinderGeometry(0.47, 0.49, 0.16, 14).translate(0, 0.92, 0), LEATHER),
    painted(new BoxGeometry(0.3, 0.62, 0.6).translate(-0.48, 1.2, 0), LEATHER),
    ...[-1, 1].map((side) =>
      painted(
        new CylinderGeometry(0.1, 0.12, 0.7, 6).rotateX(0.5 * side).translate(0.12, 1.15, 0.5 * -side),
        colour,
      ),
    ),
    ...[-1, 1].map((side) =>
      painted(new SphereGeometry(0.06, 6, 5).translate(0.34, 2, 0.14 * side), "#20161a"),
    ),
  ]);
}

/** One colour, with the smooth corners of the solid itself. */
function rounded(geometry: BufferGeometry, colour: string): BufferGeometry {
  const plain = geometry.toNonIndexed();
  const normals = plain.getAttribute("normal").clone();
  const dyed = painted(plain, colour);
  dyed.setAttribute("normal", normals);
  return dyed;
}

/** A marble with stripes, so that one sees it roll. */
export function marbleGeometry(low: boolean): BufferGeometry {
  const ball = rounded(new SphereGeometry(1, low ? 14 : 22, low ? 10 : 14), STONE.marble);
  const [solid, colours] = [ball.getAttribute("position"), ball.getAttribute("color")];
  const { r, g, b } = new Color(STONE.marbleStripe);
  for (let n = 0; n < solid.count; n++) {
    const swirl = Math.sin(3 * Math.atan2(solid.getZ(n), solid.getX(n)) + 4 * solid.getY(n));
    if (swirl > 0.5) colours.setXYZ(n, r, g, b);
  }
  return ball;
}
