/** The outlines of tiles, cut out of thick stone. */

import { ExtrudeGeometry, Shape } from "three";
import type { Form } from "./looks";

const SIZE = 1 / 42;
const BEVEL = 0.035;
const DEPTH = 0.55;

type Corner = [number, number];

const CORNERS: Partial<Record<Form, Corner[]>> = {
  onward: [
    [-17, -14],
    [7, -14],
    [19, 0],
    [7, 14],
    [-17, 14],
  ],
  octagon: [
    [-7.5, -18],
    [7.5, -18],
    [18, -7.5],
    [18, 7.5],
    [7.5, 18],
    [-7.5, 18],
    [-18, 7.5],
    [-18, -7.5],
  ],
  diamond: [
    [0, -20],
    [20, 0],
    [0, 20],
    [-20, 0],
  ],
  hexagon: [
    [-9.5, -17],
    [9.5, -17],
    [19, 0],
    [9.5, 17],
    [-9.5, 17],
    [-19, 0],
  ],
  square: [
    [-15.5, -15.5],
    [15.5, -15.5],
    [15.5, 15.5],
    [-15.5, 15.5],
  ],
};

const ROUND: Partial<Record<Form, number>> = { dot: 10, disc: 17 };

function outlineOf(form: Form): Corner[] {
  const radius = ROUND[form];
  if (radius !== undefined) return ring(28, () => radius);
  if (form === "star") return ring(20, (n) => (n % 2 === 0 ? 20 : 15));
  if (form === "gate") return [...ring(28, () => 20).slice(0, 15), [-20, -17], [20, -17]];
  return CORNERS[form] ?? [];
}

function ring(corners: number, radius: (n: number) => number): Corner[] {
  return Array.from({ length: corners }, (_, n) => {
    const angle = (n / corners) * 2 * Math.PI;
    return [radius(n) * Math.cos(angle), radius(n) * Math.sin(angle)];
  });
}

/** A tile of this form, its top at height 0 and its right side in the direction in which it points. */
export function tileGeometry(form: Form): ExtrudeGeometry {
  const shape = new Shape();
  for (const [n, [x, y]] of outlineOf(form).entries()) {
    if (n === 0) shape.moveTo(x * SIZE, y * SIZE);
    else shape.lineTo(x * SIZE, y * SIZE);
  }
  shape.closePath();
  const geometry = new ExtrudeGeometry(shape, {
    depth: DEPTH,
    bevelSize: BEVEL,
    bevelThickness: BEVEL,
    bevelOffset: -BEVEL,
    bevelSegments: 2,
    curveSegments: 4,
  });
  geometry.translate(0, 0, -DEPTH - BEVEL);
  geometry.rotateX(-Math.PI / 2);
  return geometry;
}
