/** What lies on the slabs: treasures in their colours and shapes, the Heart, and the Golden Idol. */

import {
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  OctahedronGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from "three";
import { boulder, box, merged, painted } from "../../modelIsland/mason";
import type { Colour } from "../signs";

/** By colour: the stone itself, and its setting. */
export const COLOURS: Record<Colour, [string, string]> = {
  red: ["#e8323f", "#8a1420"],
  yellow: ["#ffd02a", "#a8740c"],
  blue: ["#3f86ea", "#163c86"],
  crimson: ["#b3163c", "#560a1e"],
};

/** A treasure of this colour, its foot at height 0: each colour has a shape of its own. */
export function gemGeometry(colour: string): BufferGeometry {
  const [stone, setting] = COLOURS[colour as Colour] ?? COLOURS.red;
  const foot = painted(new CylinderGeometry(0.5, 0.6, 0.16, 10).translate(0, 0.08, 0), setting);
  return merged([foot, ...gem(colour, stone, setting)]);
}

function gem(colour: string, stone: string, setting: string): BufferGeometry[] {
  switch (colour) {
    case "yellow":
      return [
        painted(new CylinderGeometry(0.56, 0.56, 0.18, 18).rotateX(Math.PI / 2 - 0.5), stone).translate(
          0,
          0.7,
          0,
        ),
        painted(new TorusGeometry(0.36, 0.06, 4, 16).rotateX(-0.5), setting).translate(0, 0.75, 0.08),
      ];
    case "blue":
      return [painted(new ConeGeometry(0.66, 1.05, 3).rotateY(Math.PI), stone).translate(0, 0.68, 0)];
    default:
      return [
        painted(new OctahedronGeometry(0.58).scale(1, 1.25, 1).rotateY(0.5), stone).translate(0, 0.85, 0),
      ];
  }
}

/** The Heart of Vul-Kar, upright, its point at height 0. */
export function heartGeometry(): BufferGeometry {
  const heart = new Shape();
  heart.moveTo(0, 0);
  heart.bezierCurveTo(-0.5, 0.45, -1.05, 0.85, -1, 1.4);
  heart.bezierCurveTo(-0.95, 1.95, -0.25, 2, 0, 1.45);
  heart.bezierCurveTo(0.25, 2, 0.95, 1.95, 1, 1.4);
  heart.bezierCurveTo(1.05, 0.85, 0.5, 0.45, 0, 0);
  const solid = new ExtrudeGeometry(heart, {
    depth: 0.3,
    bevelEnabled: true,
    bevelSize: 0.14,
    bevelThickness: 0.22,
    bevelSegments: 2,
    curveSegments: 8,
  });
  return painted(solid.translate(0, 0, -0.15), "#ff2f56");
}

/** The Golden Idol: a small figure with a large head. */
export function goldenGeometry(): BufferGeometry {
  const [gold, shade] = ["#f2c23a", "#b07f16"];
  return merged([
    box(1, 0.3, 1, shade).translate(0, 0.15, 0),
    painted(new CylinderGeometry(0.3, 0.42, 0.7, 8).translate(0, 0.6, 0), gold),
    painted(new SphereGeometry(0.42, 10, 8).scale(1, 1.1, 0.9).translate(0, 1.3, 0), gold),
    painted(new ConeGeometry(0.3, 0.5, 6).translate(0, 1.9, 0), shade),
    ...[-1, 1].flatMap((side) => [
      painted(new SphereGeometry(0.09, 6, 5).translate(0.16 * side, 1.38, 0.34), "#2a1c08"),
      painted(new TorusGeometry(0.14, 0.05, 4, 8).translate(0.44 * side, 1.3, 0), shade),
      box(0.16, 0.5, 0.16, gold)
        .rotateZ(0.5 * side)
        .translate(0.4 * side, 0.7, 0.1),
    ]),
    box(0.3, 0.06, 0.1, "#2a1c08").translate(0, 1.12, 0.36),
  ]);
}

/** The Tiger: it looks to the south. */
export function tigerGeometry(): BufferGeometry {
  const [fur, stripe, pale] = ["#e8862a", "#2a1c14", "#fbe6c4"];
  const leg = (x: number, z: number): BufferGeometry => box(0.28, 0.7, 0.28, fur).translate(x, 0.35, z);
  const stripes = [-0.75, -0.35, 0.05, 0.45].map((z) => box(0.96, 0.12, 0.12, stripe).translate(0, 1.24, z));
  return merged([
    box(0.9, 0.72, 1.9, fur).translate(0, 0.9, -0.1),
    box(0.7, 0.2, 1.6, pale).translate(0, 0.56, -0.1),
    ...stripes,
    ...[-0.3, 0.3].flatMap((x) => [leg(x, 0.62), leg(x, -0.85)]),
    box(0.86, 0.76, 0.72, fur).translate(0, 1.3, 1.05),
    box(0.46, 0.34, 0.26, pale).translate(0, 1.12, 1.45),
    box(0.18, 0.12, 0.1, stripe).translate(0, 1.26, 1.58),
    ...[-1, 1].flatMap((side) => [
      painted(new ConeGeometry(0.17, 0.3, 4).translate(0.3 * side, 1.8, 0.95), fur),
      painted(new SphereGeometry(0.08, 6, 5).translate(0.24 * side, 1.42, 1.42), "#1f3a14"),
      box(0.1, 0.1, 0.5, stripe).translate(0.44 * side, 1.45, 1.05),
    ]),
    painted(new CylinderGeometry(0.07, 0.1, 1.1, 5).rotateX(-0.9).translate(0, 1.4, -1.4), fur),
    painted(new SphereGeometry(0.12, 6, 5).translate(0, 1.75, -1.85), stripe),
  ]);
}

/** The Boulder about its middle. */
export const boulderGeometry = (radius: number): BufferGeometry => boulder(radius, "#6d5f63", 4);

/** The Boulder, lying on the ground. */
export const waitingBoulder = (): BufferGeometry => boulderGeometry(1.2).translate(0, 1, 0);

/** A hive of straw with a dark hole, on a stump. */
export function hiveGeometry(): BufferGeometry {
  const rings = [0.72, 0.82, 0.74, 0.52, 0.26].map((radius, n) =>
    painted(
      new TorusGeometry(radius * 0.72, 0.24, 6, 14).rotateX(Math.PI / 2).translate(0, 0.75 + 0.32 * n, 0),
      n % 2 === 0 ? "#e2b04a" : "#c98f2c",
    ),
  );
  const within = painted(new SphereGeometry(0.62, 10, 8).scale(1, 1.25, 1).translate(0, 1.3, 0), "#c98f2c");
  const hole = painted(new SphereGeometry(0.2, 8, 6).translate(0.72, 1, 0.3), "#2a1a10");
  const stump = painted(new CylinderGeometry(0.7, 0.8, 0.6, 10).translate(0, 0.3, 0), "#6e4a2c");
  return merged([stump, within, ...rings, hole]);
}
