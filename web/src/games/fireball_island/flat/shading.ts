/** The hills behind the flat map: one pixel for each point of the heights, lit from the north-west. */

import { readableCanvas } from "../../modelIsland/sheet";
import type { IslandBoard } from "../contract";
import { wetIn } from "../water";

type Colour = [number, number, number];

/** From the beach up: sand, grass, rock. */
const DAY: [number, Colour][] = [
  [0.2, [236, 217, 172]],
  [1.6, [205, 205, 140]],
  [3.6, [158, 183, 118]],
  [6, [178, 164, 128]],
  [9, [190, 172, 152]],
  [16, [226, 214, 200]],
];
const NIGHT: [number, Colour][] = [
  [0.2, [92, 84, 70]],
  [1.6, [66, 80, 62]],
  [3.6, [50, 74, 60]],
  [6, [72, 70, 70]],
  [9, [86, 76, 80]],
  [16, [122, 108, 112]],
];
const SEA = 0.06;
const STEEP = 0.4;

/** Red, green, blue and opacity of every point; sea and river are left to the background. */
export function shaded(
  heights: Float32Array,
  board: IslandBoard,
  dark: boolean,
): Uint8ClampedArray<ArrayBuffer> {
  const { rows, columns, extent } = board;
  const step = (extent[2] - extent[0]) / (columns - 1);
  const wet = wetIn(board, heights);
  const pixels = new Uint8ClampedArray(rows * columns * 4);
  const at = (row: number, column: number) =>
    heights[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const high = at(row, column);
      const east = (at(row, column + 1) - at(row, column - 1)) / (2 * step);
      const south = (at(row + 1, column) - at(row - 1, column)) / (2 * step);
      const light = 1 + STEEP * Math.max(-0.75, Math.min(0.75, (east + south) / 2));
      const colour = coloured(high, dark ? NIGHT : DAY);
      const pixel = (row * columns + column) * 4;
      for (const [part, value] of colour.entries()) pixels[pixel + part] = value * light;
      const dry = wet[row * columns + column] === 1 ? 0 : Math.min(1, Math.max(0, high / SEA - 1));
      pixels[pixel + 3] = dry * 255;
    }
  }
  return pixels;
}

function coloured(high: number, bands: [number, Colour][]): Colour {
  const above = bands.findIndex(([level]) => level > high);
  const upper = bands[above === -1 ? bands.length - 1 : above] as [number, Colour];
  const lower = bands[Math.max(0, (above === -1 ? bands.length : above) - 1)] as [number, Colour];
  const span = upper[0] - lower[0];
  const part = span > 0 ? (high - lower[0]) / span : 0;
  return lower[1].map((value, n) => value + ((upper[1][n] ?? value) - value) * part) as Colour;
}

/** The hills as a picture that the drawing can show. */
export function painted(heights: Float32Array, board: IslandBoard, dark: boolean): string {
  const [canvas, pen] = readableCanvas(board.columns, board.rows);
  pen.putImageData(new ImageData(shaded(heights, board, dark), board.columns), 0, 0);
  return canvas.toDataURL();
}
