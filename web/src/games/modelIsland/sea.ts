/** The sea: turquoise at the coast, foam where it meets the land, deep blue far out. */

import { clamp, noise, smooth } from "../noise";
import type { Rgb } from "./palette";
import { blurred, distances, extentOf, type Relief } from "./relief";
import { readableCanvas } from "./sheet";
import type { Work } from "./slices";

const FOAM: Rgb = [244, 252, 250];
const SHALLOW: Rgb = [92, 205, 200];
const REEF: Rgb = [40, 150, 186];
const DEEP: Rgb = [22, 88, 148];
/** How far the painted sea reaches beyond the field of heights, in cells. */
const MARGIN = 64;
/** Farther out than this it is all the same. */
const OFFSHORE = 14;

export interface Sea {
  picture: HTMLCanvasElement;
  /** West, north, east and south of what is painted. */
  extent: [number, number, number, number];
}

export function* paintedSea(relief: Relief): Work<Sea> {
  const [columns, rows] = [relief.columns + 2 * MARGIN, relief.rows + 2 * MARGIN];
  const wet = new Uint8Array(columns * rows).fill(1);
  for (let n = 0; n < relief.off.length; n++) {
    const [row, column] = [Math.floor(n / relief.columns), n % relief.columns];
    if (relief.off[n] === 0) wet[(row + MARGIN) * columns + column + MARGIN] = 0;
  }
  const off = blurred(distances(wet, columns, relief.step), columns, 1);
  const [canvas, pen] = readableCanvas(columns * 2, rows * 2);
  const [small, brush] = readableCanvas(columns, rows);
  const image = brush.createImageData(columns, rows);
  for (let n = 0; n < off.length; n++) {
    if (n % columns === 0) yield n / off.length;
    const [x, y] = [(n % columns) * relief.step, Math.floor(n / columns) * relief.step];
    image.data.set(waterAt(off[n] ?? 0, x, y), n * 4);
  }
  brush.putImageData(image, 0, 0);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(small, 0, 0, canvas.width, canvas.height);
  const beyond = MARGIN * relief.step;
  const [west, north, east, south] = extentOf(relief);
  return { picture: canvas, extent: [west - beyond, north - beyond, east + beyond, south + beyond] };
}

/** Red, green, blue and how much it hides, so far from the coast. */
function waterAt(off: number, x: number, y: number): [number, number, number, number] {
  if (off > OFFSHORE) return [...DEEP, 255];
  const sway = noise(x * 0.5, y * 0.5) - 0.5;
  const swell = noise(x * 0.16 + 5, y * 0.3) - 0.5;
  const out = off + 1.6 * sway;
  const parts: [Rgb, number][] = [
    [REEF, smooth((out - 0.8) / 3)],
    [DEEP, smooth((out - 3 + 2 * swell) / 9)],
  ];
  let colour = SHALLOW;
  for (const [next, part] of parts)
    colour = colour.map((one, n) => one + ((next[n] ?? 0) - one) * part) as Rgb;
  const surf = Math.max(crest(off, 0.16, 0.22), 0.55 * crest(off + 0.5 * sway, 1.15, 0.16));
  colour = colour.map((one, n) => one + ((FOAM[n] ?? 0) - one) * surf) as Rgb;
  return [...colour, 255 * clamp(0.62 + 0.3 * off + 0.3 * surf)];
}

const crest = (off: number, at: number, wide: number): number => clamp(1 - Math.abs(off - at) / wide);
