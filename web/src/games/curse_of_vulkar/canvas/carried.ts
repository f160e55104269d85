/** What figures carry: the Heart of Vul-Kar, the Golden Idol, and the sting of a bee. */

import {
  BoxGeometry,
  type BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Shape,
  SphereGeometry,
} from "three";
import { merged, painted } from "../../modelIsland/mason";

/** A ruby, as large as a fist. */
export function heartGeometry(): BufferGeometry {
  const shape = new Shape();
  shape.moveTo(0, -0.42);
  shape.bezierCurveTo(-0.6, 0, -0.42, 0.46, -0.16, 0.42);
  shape.bezierCurveTo(-0.06, 0.4, 0, 0.32, 0, 0.24);
  shape.bezierCurveTo(0, 0.32, 0.06, 0.4, 0.16, 0.42);
  shape.bezierCurveTo(0.42, 0.46, 0.6, 0, 0, -0.42);
  const solid = new ExtrudeGeometry(shape, {
    depth: 0.12,
    bevelSize: 0.09,
    bevelThickness: 0.12,
    bevelSegments: 2,
    curveSegments: 6,
  });
  return painted(solid.translate(0, 0, -0.06).rotateY(Math.PI / 2), "#e3173e");
}

export function idolGeometry(): BufferGeometry {
  return merged([
    painted(new BoxGeometry(0.5, 0.16, 0.4).translate(0, -0.36, 0), "#b8860b"),
    painted(new CylinderGeometry(0.17, 0.24, 0.42, 8).translate(0, -0.08, 0), "#f2c230"),
    painted(new SphereGeometry(0.19, 10, 8).translate(0, 0.26, 0), "#ffd84d"),
    painted(new ConeGeometry(0.14, 0.2, 6).translate(0, 0.5, 0), "#f2c230"),
  ]);
}

/** A bee that has not let go yet. */
export function stingGeometry(): BufferGeometry {
  const ring = (x: number, radius: number, colour: string): BufferGeometry =>
    painted(new SphereGeometry(radius, 8, 6).translate(x, 0, 0), colour);
  return merged([
    ring(-0.16, 0.15, "#ffcc22"),
    ring(0, 0.17, "#2a1c10"),
    ring(0.16, 0.14, "#ffcc22"),
    ...[-1, 1].map((side) =>
      painted(new SphereGeometry(0.15, 6, 4).scale(0.7, 0.2, 1).translate(0, 0.17, 0.16 * side), "#e9f4ff"),
    ),
  ]);
}
