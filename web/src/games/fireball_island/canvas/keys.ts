/** The camera moved by keys: arrows move it over the island, plus and minus bring it nearer and farther away. */

import { Vector3 } from "three";

const STEP = 1.25;
/** How far an arrow moves the camera, as a part of its distance. */
const PUSH = 0.08;

const ZOOMS: Record<string, number> = { "+": 1 / STEP, "-": STEP };
/** To the right and to the front. */
const PUSHES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves a camera, and what it looks at, as a key wants it; whether the key wants anything. */
export function moved(key: string, camera: Vector3, target: Vector3): boolean {
  const away = camera.clone().sub(target);
  const [zoom, push] = [ZOOMS[key], PUSHES[key]];
  if (zoom !== undefined) camera.copy(target).addScaledVector(away, zoom);
  if (push !== undefined) {
    const along = new Vector3(push[0], 0, push[1])
      .applyAxisAngle(UP, Math.atan2(away.x, away.z))
      .multiplyScalar(PUSH * away.length());
    camera.add(along);
    target.add(along);
  }
  return zoom !== undefined || push !== undefined;
}

const UP = new Vector3(0, 1, 0);
