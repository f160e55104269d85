/** The playing pieces: one body for all, and a head in the shape of the seat. */

import {
  BoxGeometry,
  BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  LatheGeometry,
  OctahedronGeometry,
  SphereGeometry,
  Vector2,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

const BODY: [number, number][] = [
  [0, 0],
  [0.23, 0],
  [0.24, 0.06],
  [0.2, 0.1],
  [0.12, 0.2],
  [0.085, 0.38],
  [0.11, 0.44],
  [0.17, 0.47],
  [0, 0.5],
];
const NECK = 0.64;

/** Seen from the side and from above, the head has the outline of the shape. */
function headOf(shape: string): BufferGeometry {
  switch (shape) {
    case "▲":
      return new ConeGeometry(0.27, 0.44, 3).translate(0, 0.04, 0);
    case "■":
      return new BoxGeometry(0.34, 0.34, 0.34);
    case "◆":
      return new OctahedronGeometry(0.27);
    case "★":
      return new CylinderGeometry(0.1, 0.27, 0.3, 5);
    case "✚":
      return new CylinderGeometry(0.24, 0.24, 0.3, 4);
    default:
      return new SphereGeometry(0.205, 20, 14);
  }
}

export function figureGeometry(shape: string): BufferGeometry {
  const body = new LatheGeometry(
    BODY.map(([x, y]) => new Vector2(x, y)),
    20,
  );
  const parts = [body, headOf(shape).translate(0, NECK, 0)].map((part) =>
    part.index === null ? part : part.toNonIndexed(),
  );
  return mergeGeometries(parts) ?? new BufferGeometry();
}
