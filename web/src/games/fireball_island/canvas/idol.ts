/** Vul-Kar, of our own design: a basalt head with verdigris brows, a crown of spikes and fire in its mouth. */

import {
  type BufferGeometry,
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  SphereGeometry,
  TorusGeometry,
} from "three";
import { box, merged, painted } from "../../modelIsland/mason";
import { GLOW, STONE } from "../../modelIsland/palette";

const SPIKES = 9;
const MOUTH = 1.25;

/** The stone of the head: it looks to the south, its chin on the ground at height 0. */
export function headGeometry(): BufferGeometry {
  const cut = (top: number, bottom: number, high: number, up: number, colour: string): BufferGeometry =>
    painted(new CylinderGeometry(top, bottom, high, 10).rotateY(Math.PI / 10).translate(0, up, 0), colour);
  return merged([
    cut(2.05, 2.5, 3, -1.3, STONE.basalt),
    cut(1.95, 2.05, 2.4, 1.4, STONE.basaltLight),
    cut(1.75, 2.0, 1.6, 3.3, STONE.basalt),
    cut(1.85, 1.75, 0.45, 4.35, STONE.verdigris),
    cut(1.35, 1.7, 0.5, 4.8, STONE.basalt),
    ...face(),
    ...crown(),
  ]);
}

function face(): BufferGeometry[] {
  const lips = painted(new TorusGeometry(MOUTH, 0.3, 6, 18).scale(1.08, 1, 1.2), STONE.rust).translate(
    0,
    MOUTH,
    1.85,
  );
  const nose = painted(new ConeGeometry(0.5, 1.3, 4).rotateY(Math.PI / 4), STONE.basaltLight).translate(
    0,
    3.1,
    1.85,
  );
  const parts = [lips, nose];
  for (const side of [-1, 1]) {
    parts.push(
      box(1.35, 0.26, 0.4, STONE.verdigris)
        .rotateZ(0.32 * side)
        .translate(0.85 * side, 4.05, 1.72),
      box(0.5, 1.5, 0.9, STONE.rust).translate(2.0 * side, 2.6, 0.2),
      painted(new TorusGeometry(0.42, 0.14, 5, 10).rotateY(Math.PI / 2), STONE.verdigris).translate(
        2.25 * side,
        1.7,
        0.2,
      ),
      painted(new ConeGeometry(0.42, 2.1, 6).rotateZ(-0.75 * side), STONE.tooth).translate(
        2.35 * side,
        4.9,
        -0.1,
      ),
    );
    for (const [aside, long] of [
      [0.28, 0.5],
      [0.75, 0.7],
    ] as const) {
      parts.push(
        painted(new ConeGeometry(0.18, long, 4).rotateX(Math.PI), STONE.tooth).translate(
          aside * side,
          2.35 - long / 3,
          2.25,
        ),
      );
    }
  }
  return parts;
}

/** Spikes round the crater on its head, the tallest at the back. */
function crown(): BufferGeometry[] {
  return Array.from({ length: SPIKES }, (_, n) => {
    const turn = ((n + 0.5) / SPIKES) * 2 * Math.PI;
    const high = 1.5 - 0.55 * Math.cos(turn);
    const spike = painted(new ConeGeometry(0.36, high, 5), n % 2 === 0 ? STONE.basalt : STONE.rust);
    return spike
      .rotateX(0.2)
      .translate(0, 5 + high / 2, 1.25)
      .rotateY(turn);
  });
}

/** What glows in the head: eyes, throat, crater and cracks. */
export function fireGeometry(): BufferGeometry {
  const parts = [
    painted(new CircleGeometry(MOUTH, 20), GLOW.mouth).translate(0, MOUTH, 2.02),
    painted(new CircleGeometry(1.25, 16).rotateX(-Math.PI / 2), GLOW.flame).translate(0, 5.1, 0),
  ];
  for (const side of [-1, 1]) {
    parts.push(
      painted(new SphereGeometry(0.4, 10, 7).scale(1.35, 0.85, 0.6), GLOW.flame)
        .rotateZ(0.25 * side)
        .translate(0.85 * side, 3.4, 1.8),
      painted(new CylinderGeometry(0.05, 0.08, 1.1, 4).rotateZ(0.25 * side), GLOW.ember).translate(
        1.5 * side,
        2.7,
        1.38,
      ),
      painted(new CylinderGeometry(0.04, 0.07, 0.8, 4).rotateZ(-0.4 * side), GLOW.ember).translate(
        1.62 * side,
        1.9,
        1.2,
      ),
    );
  }
  return merged(parts);
}
