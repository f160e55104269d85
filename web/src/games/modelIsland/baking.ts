/** Shadows and hollows of the ground, worked out once: nothing of the land ever moves. */

import { clamp, smooth } from "../noise";
import { SUN } from "./palette";
import { blurred, type Relief, sample } from "./relief";
import type { Work } from "./slices";

const HOLLOW = 6;
const FARTHEST = 9;
const STRIDE = 0.3;
const SHADOW = 0.48;

/** How bright every cell is: 1 in full light. `casting` is the ground with what stands on it. */
export function* bakedLight(relief: Relief, casting: Float32Array): Work<Float32Array> {
  const around = blurred(blurred(relief.drawn, relief.columns, HOLLOW), relief.columns, 3);
  const light = new Float32Array(relief.drawn.length);
  for (const [n, height] of relief.drawn.entries()) {
    if (n % relief.columns === 0) yield n / light.length;
    const x = relief.west + (n % relief.columns) * relief.step;
    const y = relief.north + Math.floor(n / relief.columns) * relief.step;
    const open = clamp(1.02 - 0.2 * ((around[n] ?? 0) - height), 0.62, 1.14);
    light[n] = open * (1 - SHADOW * shadowAt(relief, casting, x, y, height));
  }
  return blurred(light, relief.columns, 1);
}

/** 0 in the sun, 1 where something hides it, and between the two at the edges. */
function shadowAt(relief: Relief, casting: Float32Array, x: number, y: number, height: number): number {
  const flat = Math.hypot(SUN[0], SUN[2]);
  const [east, south, up] = [SUN[0] / flat, SUN[2] / flat, SUN[1] / flat];
  let clear = 1;
  for (let away = 2 * STRIDE; away < FARTHEST && clear > 0; away += STRIDE) {
    const above = height + away * up - sample(relief, casting, x + away * east, y + away * south);
    clear = Math.min(clear, 0.5 + above / (0.12 * away + 0.2));
  }
  return 1 - smooth(clear);
}
