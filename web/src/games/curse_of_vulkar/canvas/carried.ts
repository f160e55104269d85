/** What figures carry: the Heart of Vul-Kar, the Golden Idol, and a bee that stung them. */

import { type BufferGeometry, SphereGeometry } from "three";
import { merged, painted } from "../../modelIsland/mason";
import { goldenGeometry, heartGeometry } from "./gems";

const IN_HAND = 0.42;

const small = (geometry: BufferGeometry): BufferGeometry => geometry.scale(IN_HAND, IN_HAND, IN_HAND);

export const heartInHand = (): BufferGeometry => small(heartGeometry()).rotateY(Math.PI / 2);

export const idolInHand = (): BufferGeometry => small(goldenGeometry()).rotateY(Math.PI / 2);

/** A bee that has not let go yet. */
export function beeGeometry(): BufferGeometry {
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
