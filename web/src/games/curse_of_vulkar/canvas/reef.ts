/** The reef as it is drawn: a wall to the marbles, rocks that slope into the sea to the eye. */

import { distances } from "../../modelIsland/relief";
import type { Work } from "../../modelIsland/slices";
import { noise } from "../../noise";
import type { CurseBoard } from "../types";

/** Off the coast, in centimetres: nothing is drawn otherwise nearer than this. */
const CREST = 2.7;
const SLOPE = 2.3;
const ROUGH = 0.5;
/** How far from the edge of the field the rocks come out of the water. */
const SUNK = 0.45;

/** The heights with the outer side of the reef filled up, and its crest rough. */
export function* withReef(board: CurseBoard, heights: Float32Array, inland: Uint8Array): Work<Float32Array> {
  const { columns, rows, extent } = board;
  const step = (extent[2] - extent[0]) / (columns - 1);
  const place = (n: number): [number, number] => [
    extent[0] + (n % columns) * step,
    extent[1] + Math.floor(n / columns) * step,
  ];
  const off = distances(
    inland.map((land) => 1 - land),
    columns,
    step,
  );
  yield 0.3;
  const drawn = heights.slice();
  /** Cells to the nearest edge of the field, where everything lies under water. */
  const rim = (n: number): number => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    return Math.min(column, row, columns - 1 - column, rows - 1 - row);
  };
  const fill = (n: number, from: number, away: number): void => {
    if ((off[n] ?? 0) <= CREST) return;
    const [x, y] = place(n);
    const slope = SLOPE * (0.7 + 0.6 * noise(x * 0.8, y * 0.8));
    const filled = Math.min((drawn[from] ?? 0) - slope * away, SLOPE * (step * rim(n) - SUNK));
    drawn[n] = Math.max(drawn[n] ?? 0, filled);
  };
  for (let n = columns + 1; n < rows * columns; n++) beside(n, columns, step, -1, fill);
  yield 0.5;
  for (let n = (rows - 1) * columns - 2; n >= 0; n--) beside(n, columns, step, 1, fill);
  yield 0.7;
  return drawn.map((height, n) => {
    if ((off[n] ?? 0) <= CREST || height <= 0.6) return height;
    const [x, y] = place(n);
    return height + ROUGH * (noise(x * 0.7 + 20, y * 0.7) + 0.5 * noise(x * 1.9, y * 1.9) - 0.9);
  });
}

/** The four neighbours that come before a cell, seen in this direction. */
function beside(
  n: number,
  columns: number,
  step: number,
  way: 1 | -1,
  fill: (n: number, from: number, away: number) => void,
): void {
  const diagonal = step * Math.SQRT2;
  fill(n, n + way, step);
  fill(n, n + way * columns, step);
  fill(n, n + way * (columns - 1), diagonal);
  fill(n, n + way * (columns + 1), diagonal);
}
