/** A die: rounded, its six faces in one texture, opposite faces adding up to seven. */

import { Euler, Quaternion } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { canvasOf } from "../sheet";

/** The numbers on the sides +x, -x, +y, -y, +z, -z. */
const SIDES = [3, 4, 2, 5, 1, 6];

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const FACE = 128;

export function dieFaces(ground: string, ink: string): HTMLCanvasElement {
  const [canvas, pen] = canvasOf(FACE * 6, FACE);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, FACE * 6, FACE);
  pen.fillStyle = ink;
  for (const [side, number] of SIDES.entries()) {
    for (const [x, y] of PIPS[number] ?? []) {
      pen.beginPath();
      pen.arc(
        FACE * (side + 0.5 + x * 0.25),
        FACE * (0.5 + y * 0.25),
        FACE * (number === 1 ? 0.14 : 0.105),
        0,
        7,
      );
      pen.fill();
    }
  }
  return canvas;
}

export function dieGeometry(): RoundedBoxGeometry {
  const geometry = new RoundedBoxGeometry(1, 1, 1, 3, 0.16);
  const spots = geometry.getAttribute("uv");
  for (const [side, { start, count }] of geometry.groups.entries()) {
    for (let n = start; n < start + count; n++) spots.setX(n, (side + clamp(spots.getX(n))) / 6);
  }
  return geometry;
}

const clamp = (part: number): number => Math.min(0.995, Math.max(0.005, part));

const HALF = Math.PI / 2;
const TOWARDS: Record<number, [number, number, number]> = {
  1: [0, 0, 0],
  6: [0, Math.PI, 0],
  3: [0, -HALF, 0],
  4: [0, HALF, 0],
  2: [HALF, 0, 0],
  5: [-HALF, 0, 0],
};

/** How a die lies when it shows this number to whoever looks along the z axis. */
export function showing(number: number): Quaternion {
  return new Quaternion().setFromEuler(new Euler(...(TOWARDS[number] ?? [0, 0, 0])));
}
