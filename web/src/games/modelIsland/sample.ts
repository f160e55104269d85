/** A small island to try things on: a round hill in the sea, five centimetres high, and a river that stands higher. */

import type { Field } from "./points";
import { type Relief, reliefOf } from "./relief";

const STEP = 0.5;
const [COLUMNS, ROWS] = [61, 41];
export const RIVER = 24;

export const FIELD: Field = {
  extent: [0, 0, (COLUMNS - 1) * STEP, (ROWS - 1) * STEP],
  rows: ROWS,
  columns: COLUMNS,
};

export const HEIGHTS: Float32Array = Float32Array.from({ length: ROWS * COLUMNS }, (_, n) => {
  const [x, y] = [(n % COLUMNS) * STEP, Math.floor(n / COLUMNS) * STEP];
  const hill = Math.max(0, 5 * (1 - Math.hypot((x - 15) / 12, (y - 10) / 8)));
  return x >= RIVER ? Math.max(0.4, hill) : hill;
});

const WET = Uint8Array.from(HEIGHTS, (height, n) => (height < 0.03 || (n % COLUMNS) * STEP >= RIVER ? 1 : 0));

export const RELIEF: Relief = reliefOf(FIELD, HEIGHTS, WET);
