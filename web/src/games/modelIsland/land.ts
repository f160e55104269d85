/** The mesh of the ground. */

import { BufferGeometry, Float32BufferAttribute } from "three";
import { clamp } from "../noise";
import type { Relief } from "./relief";

/** Deeper than this the bed of the sea is not seen. */
const UNSEEN = 0.8;

/** The ground; in low detail, every second height. */
export function landGeometry(relief: Relief, stride: 1 | 2): BufferGeometry {
  const columns = Math.ceil((relief.columns - 1) / stride) + 1;
  const rows = Math.ceil((relief.rows - 1) / stride) + 1;
  const places: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (let n = 0; n < rows * columns; n++) {
    const column = Math.min((n % columns) * stride, relief.columns - 1);
    const row = Math.min(Math.floor(n / columns) * stride, relief.rows - 1);
    places.push(
      relief.west + column * relief.step,
      cell(relief, row, column),
      relief.north + row * relief.step,
    );
    normals.push(...normalAt(relief, row, column, stride));
    uvs.push(column / (relief.columns - 1), 1 - row / (relief.rows - 1));
  }
  for (let n = 0; n < (rows - 1) * columns; n++) {
    if (n % columns === columns - 1) continue;
    const corners = [n, n + columns, n + 1, n + columns + 1] as const;
    if (corners.every((corner) => (places[corner * 3 + 1] ?? 0) < relief.level - UNSEEN)) continue;
    const [a, b, c, d] = corners;
    index.push(a, b, c, c, b, d);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(places, 3));
  geometry.setAttribute("normal", new Float32BufferAttribute(normals, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(index);
  return geometry;
}

function cell(relief: Relief, row: number, column: number): number {
  const [r, c] = [clamp(row, 0, relief.rows - 1), clamp(column, 0, relief.columns - 1)];
  return relief.drawn[r * relief.columns + c] ?? 0;
}

function normalAt(relief: Relief, row: number, column: number, stride: number): [number, number, number] {
  const east = cell(relief, row, column + stride) - cell(relief, row, column - stride);
  const south = cell(relief, row + stride, column) - cell(relief, row - stride, column);
  const run = 2 * stride * relief.step;
  const length = Math.hypot(east, run, south);
  return [-east / length, run / length, -south / length];
}
