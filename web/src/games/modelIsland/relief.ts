/** The ground: how high it is everywhere, and where it is under water. */

import { clamp } from "../noise";
import type { Field, Point } from "./points";

/** Below this the ground is smoothed, or one would see the cells along the coast. */
const BEACH = 0.9;
const EDGE = -2;

export interface Relief {
  rows: number;
  columns: number;
  west: number;
  north: number;
  /** Centimetres between two heights. */
  step: number;
  /** How high the water of the sea stands. */
  level: number;
  /** As the balls feel it; water is flat. */
  heights: Float32Array;
  /** As it is drawn: the sea and the river have a bed. */
  drawn: Float32Array;
  /** Centimetres from the coast: above zero under water, and zero on land. */
  off: Float32Array;
}

/** The ground of these heights; `wet` is 1 wherever there is water, `level` the height of the sea. */
export function reliefOf(
  { rows, columns, extent }: Field,
  heights: Float32Array,
  wet: Uint8Array,
  level = 0,
): Relief {
  const [west, north, east] = extent;
  const step = (east - west) / (columns - 1);
  const off = distances(wet, columns, step);
  const drawn = heights.map((height, n) =>
    wet[n] === 1 ? level - 0.12 - 0.55 * Math.min(4, off[n] ?? 0) : height,
  );
  const soft = blurred(drawn, columns, 1);
  for (const [n, height] of soft.entries()) if ((drawn[n] ?? 0) < level + BEACH) drawn[n] = height;
  sinkEdges(drawn, wet, rows, columns);
  return { rows, columns, west, north, step, level, heights, drawn, off };
}

/** The sheet of ground ends deep in the sea, where its edge is not seen. */
function sinkEdges(drawn: Float32Array, wet: Uint8Array, rows: number, columns: number): void {
  for (let n = 0; n < drawn.length; n++) {
    const [row, column] = [Math.floor(n / columns), n % columns];
    const rim = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
    if (rim && wet[n] === 1) drawn[n] = EDGE;
  }
}

/** How far every marked cell is from the nearest that is not marked, nearly. */
export function distances(marked: Uint8Array, columns: number, step: number): Float32Array {
  const away = Float32Array.from(marked, (mark) => (mark === 1 ? 1e6 : 0));
  const diagonal = step * Math.SQRT2;
  const relax = (n: number, way: 1 | -1): void => {
    const column = n % columns;
    const near = (cell: number, cost: number): void => {
      away[n] = Math.min(away[n] ?? 0, (away[cell] ?? 1e6) + cost);
    };
    const [first, last] = way === 1 ? [0, columns - 1] : [columns - 1, 0];
    if (column !== first) near(n - way, step);
    near(n - way * columns, step);
    if (column !== last) near(n - way * columns + way, diagonal);
    if (column !== first) near(n - way * columns - way, diagonal);
  };
  for (let n = 0; n < away.length; n++) relax(n, 1);
  for (let n = away.length - 1; n >= 0; n--) relax(n, -1);
  return away;
}

/** The mean over so many cells to all sides. */
export function blurred(field: Float32Array, columns: number, reach: number): Float32Array {
  const across = sweep(field, columns, reach, 1);
  return sweep(across, columns, reach, columns);
}

function sweep(field: Float32Array, columns: number, reach: number, stride: number): Float32Array {
  const rows = field.length / columns;
  const [count, lines] = stride === 1 ? [columns, rows] : [rows, columns];
  const out = new Float32Array(field.length);
  for (let line = 0; line < lines; line++) {
    const start = stride === 1 ? line * columns : line;
    for (let n = 0; n < count; n++) {
      let [sum, cells] = [0, 0];
      for (let m = Math.max(0, n - reach); m <= Math.min(count - 1, n + reach); m++) {
        sum += field[start + m * stride] ?? 0;
        cells += 1;
      }
      out[start + n * stride] = sum / cells;
    }
  }
  return out;
}

/** Whether a point lies within an outline. */
export function inside(outline: [number, number][], x: number, y: number): boolean {
  let within = false;
  let [ax, ay] = outline.at(-1) ?? [0, 0];
  for (const [bx, by] of outline) {
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) within = !within;
    [ax, ay] = [bx, by];
  }
  return within;
}

/** What a field of the relief says between four of its cells. */
export function sample(relief: Relief, field: Float32Array, x: number, y: number): number {
  const { rows, columns } = relief;
  const column = clamp((x - relief.west) / relief.step, 0, columns - 1.001);
  const row = clamp((y - relief.north) / relief.step, 0, rows - 1.001);
  const [c, r] = [Math.floor(column), Math.floor(row)];
  const [u, v] = [column - c, row - r];
  const at = r * columns + c;
  const upper = (field[at] ?? 0) * (1 - u) + (field[at + 1] ?? 0) * u;
  const lower = (field[at + columns] ?? 0) * (1 - u) + (field[at + columns + 1] ?? 0) * u;
  return upper * (1 - v) + lower * v;
}

export const heightAt = (relief: Relief, x: number, y: number): number => sample(relief, relief.drawn, x, y);

/** How much the ground rises to the east and to the south, per centimetre. */
export function slopeAt(relief: Relief, x: number, y: number): [number, number] {
  const d = relief.step;
  return [
    (heightAt(relief, x + d, y) - heightAt(relief, x - d, y)) / (2 * d),
    (heightAt(relief, x, y + d) - heightAt(relief, x, y - d)) / (2 * d),
  ];
}

/** West, north, east and south of the ground. */
export const extentOf = ({ west, north, rows, columns, step }: Relief): Field["extent"] => [
  west,
  north,
  west + (columns - 1) * step,
  north + (rows - 1) * step,
];

/** A point of the board in the picture, whose second axis goes up. */
export const inScene = ([x, y, z]: Point): [number, number, number] => [x, z, y];
