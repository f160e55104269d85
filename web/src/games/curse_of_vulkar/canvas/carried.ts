/** What figures carry: the Heart of Vul-Kar, the Golden Idol, and a bee that stung them. */

import { type BufferGeometry, SphereGeometry } from "three";
import { merged, painted } from "../../modelIsland/mason";
import { goldenGeometry, heartGeometry } from "./gems";

const HEART = 0.42;
/** Larger, as it is as golden as some of those who carry it. */
const IDOL = 0.62;

export const heartInHand = (): BufferGeometry => inHand(heartGeometry(), HEART);

export const idolInHand = (): BufferGeometry => inHand(goldenGeometry(), IDOL);

const inHand = (geometry: BufferGeometry, size: number): BufferGeometry =>
  geometry.scale(size, size, size).rotateY(Math.PI / 2);

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
