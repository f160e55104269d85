/** The ground of the flat map: one pixel for each point of the heights, lit from the north-west. */

import { canvasOf } from "../../sheet";
import { inlandOf } from "../coast";
import type { CurseBoard } from "../types";

type Colour = [number, number, number];
type Bands = [number, Colour][];

/** From the beach up: ash and slag, jungle and rock, sand and palms. */
const SCARSIDE: Bands = [
  [0.4, [196, 184, 160]],
  [2.5, [158, 160, 122]],
  [5, [138, 134, 108]],
  [8, [126, 110, 98]],
  [13, [150, 128, 112]],
];
const SUMMIT: Bands = [
  [0.4, [206, 198, 146]],
  [3, [142, 172, 104]],
  [6, [124, 158, 96]],
  [9, [164, 146, 106]],
  [11, [180, 144, 116]],
  [13, [204, 170, 142]],
];
const BEACHSIDE: Bands = [
  [0.4, [242, 224, 178]],
  [2.5, [234, 214, 162]],
  [4.5, [196, 202, 132]],
  [7, [152, 182, 110]],
  [10, [172, 152, 110]],
];
const REEF: Colour = [224, 200, 168];
const SURF: Colour = [226, 244, 244];
/** Where one region fades into the next: its middle, to the east. */
const BORDERS: [number, number] = [31.5, 64.5];
const FADE = 5;
const STEEP = 0.55;
const NIGHT: Colour = [0.4, 0.44, 0.52];
const REEF_FROM = 0.8;
const DRY = 0.05;

/** Red, green, blue and opacity of every point; the open sea is left to the background. */
export function shaded(
  heights: Float32Array,
  board: CurseBoard,
  dark: boolean,
): Uint8ClampedArray<ArrayBuffer> {
  const { rows, columns, extent } = board;
  const step = (extent[2] - extent[0]) / (columns - 1);
  const pixels = new Uint8ClampedArray(rows * columns * 4);
  const land = inlandOf(board);
  const at = (row: number, column: number) =>
    heights[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, high] = [extent[0] + column * step, at(row, column)];
      const east = (at(row, column + 1) - at(row, column - 1)) / (2 * step);
      const south = (at(row + 1, column) - at(row - 1, column)) / (2 * step);
      const light = 1 + STEEP * Math.max(-0.8, Math.min(0.8, (east + south) / 2));
      const inland = land[row * columns + column] === 1;
      const colour = inland ? ground(x, high) : high > REEF_FROM ? REEF : SURF;
      const pixel = (row * columns + column) * 4;
      for (const [part, value] of colour.entries())
        pixels[pixel + part] = value * light * (dark ? (NIGHT[part] ?? 1) : 1);
      pixels[pixel + 3] = inland || high > REEF_FROM ? 255 : high > DRY ? 120 : 0;
    }
  }
  return pixels;
}

function ground(x: number, high: number): Colour {
  const fade = (border: number) => Math.min(1, Math.max(0, (x - border) / FADE + 0.5));
  const west = mixed(banded(high, SCARSIDE), banded(high, SUMMIT), fade(BORDERS[0]));
  return mixed(west, banded(high, BEACHSIDE), fade(BORDERS[1]));
}

function mixed(one: Colour, other: Colour, part: number): Colour {
  return one.map((value, n) => value + ((other[n] ?? value) - value) * part) as Colour;
}

function banded(high: number, bands: Bands): Colour {
  const above = bands.findIndex(([level]) => level > high);
  const upper = bands[above === -1 ? bands.length - 1 : above] as Bands[number];
  const lower = bands[Math.max(0, (above === -1 ? bands.length : above) - 1)] as Bands[number];
  const span = upper[0] - lower[0];
  return mixed(lower[1], upper[1], span > 0 ? (high - lower[0]) / span : 0);
}

/** The ground as a picture that the drawing can show. */
export function painted(heights: Float32Array, board: CurseBoard, dark: boolean): string {
  const [canvas, pen] = canvasOf(board.columns, board.rows, { willReadFrequently: true });
  pen.putImageData(new ImageData(shaded(heights, board, dark), board.columns), 0, 0);
  return canvas.toDataURL();
}
