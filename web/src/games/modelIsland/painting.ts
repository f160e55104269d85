/** The picture of the ground: its colours and what is drawn on them, seen from above. */

import { clamp, scatter } from "../noise";
import { bakedLight } from "./baking";
import type { Rgb } from "./palette";
import { extentOf, type Relief, sample, slopeAt } from "./relief";
import { readableCanvas } from "./sheet";
import { share, type Work } from "./slices";

/** Pixels for each cell of the height field, and how many of the picture for each of those. */
const GRAIN = 2;
const FINER = 4;
const SPECKLE = 160;
const TUFTS = 7000;

export interface Paint {
  /** The ground with what stands on it, which throws shadows. */
  casting: Float32Array;
  /** Whether grass grows somewhere, so high. */
  isGreen(x: number, y: number, height: number): boolean;
  colourAt(x: number, y: number): Rgb;
  /** Draws what is on the ground, in centimetres. */
  draw(pen: CanvasRenderingContext2D): void;
}

export function* paintedGround(relief: Relief, paint: Paint, low: boolean): Work<HTMLCanvasElement> {
  const base = yield* share(0, 0.75, coloured(relief, paint));
  const finer = low ? FINER / 2 : FINER;
  const [canvas, pen] = readableCanvas(base.width * finer, base.height * finer);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(base, 0, 0, canvas.width, canvas.height);
  yield 0.8;
  speckled(pen);
  yield 0.85;
  const scale = canvas.width / ((relief.columns - 1) * relief.step);
  pen.scale(scale, scale);
  pen.translate(-relief.west, -relief.north);
  pen.lineCap = pen.lineJoin = "round";
  paint.draw(pen);
  yield 0.95;
  if (!low) tufts(pen, relief, paint.isGreen);
  return canvas;
}

function* coloured(relief: Relief, { casting, colourAt }: Paint): Work<HTMLCanvasElement> {
  const light = yield* share(0, 0.3, bakedLight(relief, casting));
  const [width, height] = [(relief.columns - 1) * GRAIN, (relief.rows - 1) * GRAIN];
  const [canvas, pen] = readableCanvas(width, height);
  const image = pen.createImageData(width, height);
  for (let n = 0; n < width * height; n++) {
    if (n % width === 0) yield 0.3 + (0.7 * n) / (width * height);
    const x = relief.west + (((n % width) + 0.5) / GRAIN) * relief.step;
    const y = relief.north + ((Math.floor(n / width) + 0.5) / GRAIN) * relief.step;
    const [red, green, blue] = colourAt(x, y);
    const shade = sample(relief, light, x, y);
    const dim = Math.min(1, shade);
    image.data[n * 4] = red * shade;
    image.data[n * 4 + 1] = green * shade;
    image.data[n * 4 + 2] = blue * shade + 16 * (1 - dim);
    image.data[n * 4 + 3] = 255;
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

/** Grains all over, lighter and darker than the ground. */
function speckled(pen: CanvasRenderingContext2D): void {
  const [tile, brush] = readableCanvas(SPECKLE, SPECKLE);
  const image = brush.createImageData(SPECKLE, SPECKLE);
  for (let n = 0; n < SPECKLE * SPECKLE; n++) {
    const [x, y] = [n % SPECKLE, Math.floor(n / SPECKLE)];
    const grain = 0.5 * scatter(x, y) + 0.5 * scatter(Math.floor(x / 4), Math.floor(y / 4) + 0.5);
    const tone = grain > 0.5 ? 255 : 0;
    image.data.set([tone, tone, tone, 70 * Math.abs(grain - 0.5)], n * 4);
  }
  brush.putImageData(image, 0, 0);
  const pattern = pen.createPattern(tile, "repeat");
  if (pattern === null) return;
  pen.fillStyle = pattern;
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
}

export function mixed(one: Rgb, other: Rgb, part: number): Rgb {
  const share = clamp(part);
  return [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ];
}

/** The same line again and again, narrower each time: a stroke without an edge. */
export function softly(pen: CanvasRenderingContext2D, width: number, ink: string): void {
  pen.strokeStyle = ink;
  for (let n = 0; n < 10; n++) {
    pen.lineWidth = width * (1 - 0.075 * n);
    pen.stroke();
  }
}

/** Blades of grass and grains of sand: small strokes that make the ground look near. */
function tufts(pen: CanvasRenderingContext2D, relief: Relief, isGreen: Paint["isGreen"]): void {
  const [west, north, east, south] = extentOf(relief);
  for (let n = 0; n < TUFTS; n++) {
    const x = west + scatter(n, 1) * (east - west);
    const y = north + scatter(n, 2) * (south - north);
    const height = sample(relief, relief.drawn, x, y);
    if (height < relief.level + 0.1 || !isGreen(x, y, height) || Math.hypot(...slopeAt(relief, x, y)) > 0.6)
      continue;
    const chance = scatter(n, 3);
    pen.strokeStyle = chance > 0.5 ? "rgba(206, 220, 128, 0.26)" : "rgba(44, 78, 40, 0.26)";
    pen.lineWidth = 0.03 + 0.03 * chance;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + 0.3 * (chance - 0.5), y - 0.1 - 0.14 * chance);
    pen.stroke();
  }
}
