/** The picture of the ground: its colours, worn paths and scorched lanes, seen from above. */

import { clamp, noise, scatter, smooth } from "../../noise";
import type { IslandBoard } from "../contract";
import { bakedLight } from "./baking";
import { GROUND, type Rgb } from "./palette";
import { type Relief, sample, slopeAt } from "./relief";
import { readableCanvas } from "./sheet";
import { share, type Work } from "./slices";

/** Pixels for each cell of the height field, and how many of the picture for each of those. */
const GRAIN = 2;
const FINER = 4;
const SPECKLE = 160;
const TUFTS = 7000;
const GREEN = 5.4;
/** How many points of a way are burnt once, twice and so on. */
const SCORCHED = [1000, 40, 24, 12];

export function* paintedGround(board: IslandBoard, relief: Relief, low: boolean): Work<HTMLCanvasElement> {
  const base = yield* share(0, 0.75, coloured(board, relief));
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
  wornTrails(pen, board);
  scorchedLanes(pen, board);
  burntPits(pen, board);
  yield 0.95;
  if (!low) tufts(pen, board, relief);
  return canvas;
}

function* coloured(board: IslandBoard, relief: Relief): Work<HTMLCanvasElement> {
  const light = yield* share(0, 0.3, bakedLight(board, relief));
  const [width, height] = [(relief.columns - 1) * GRAIN, (relief.rows - 1) * GRAIN];
  const [canvas, pen] = readableCanvas(width, height);
  const image = pen.createImageData(width, height);
  const [peakX, peakY] = board.idol.base;
  for (let n = 0; n < width * height; n++) {
    if (n % width === 0) yield 0.3 + (0.7 * n) / (width * height);
    const x = relief.west + (((n % width) + 0.5) / GRAIN) * relief.step;
    const y = relief.north + ((Math.floor(n / width) + 0.5) / GRAIN) * relief.step;
    const peak = Math.hypot(x - peakX, y - peakY);
    const [red, green, blue] = colourAt(relief, x, y, peak);
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

/** Sand at the sea, meadows, jungle, heath and rock above; cliffs in layers, ash round the idol. */
function colourAt(relief: Relief, x: number, y: number, peak: number): Rgb {
  const height = sample(relief, relief.drawn, x, y);
  const [east, south] = slopeAt(relief, x, y);
  const steep = Math.hypot(east, south);
  const broad = noise(x * 0.22 + 3, y * 0.22);
  const fine = noise(x * 1.3, y * 1.3) * 0.6 + noise(x * 3.7, y * 3.7) * 0.4;
  const level = height + 1.6 * (broad - 0.5) + 0.7 * (fine - 0.5);
  let colour = mixed(GROUND.shore, GROUND.sand, smooth((height + 0.25) / 0.5));
  colour = mixed(colour, GROUND.meadow, smooth((level - 1.1) / 0.9));
  colour = mixed(colour, GROUND.grass, smooth((level - 2.2) / 1.4));
  colour = mixed(colour, GROUND.jungle, 0.75 * smooth((broad - 0.5) / 0.25) * smooth((level - 1.8) / 1));
  colour = mixed(colour, GROUND.heath, smooth((level - 5.3) / 1.3));
  colour = mixed(colour, GROUND.rock, smooth((level - 6.3) / 1.3));
  const layers = 0.5 + 0.5 * Math.sin(height * 4.2 + 9 * broad + 2.4 * fine);
  const cliff = mixed(GROUND.cliff, GROUND.heath, 0.4 * layers);
  colour = mixed(colour, cliff, smooth((steep - 0.75 + 0.3 * (fine - 0.5)) / 0.7) * smooth(height / 0.6));
  colour = mixed(colour, GROUND.ash, 0.85 * smooth((8 - peak + 4 * (fine - 0.5)) / 5));
  const grain = 0.88 + 0.24 * fine;
  return [colour[0] * grain, colour[1] * grain, colour[2] * grain];
}

function mixed(one: Rgb, other: Rgb, part: number): Rgb {
  const share = clamp(part);
  return [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
    one[2] + (other[2] - one[2]) * share,
  ];
}

/** Gravel between the spaces, where people walk. */
function wornTrails(pen: CanvasRenderingContext2D, board: IslandBoard): void {
  pen.beginPath();
  for (const [from, to] of board.joins) {
    const [a, b] = [board.spaces[from], board.spaces[to]];
    if (a === undefined || b === undefined || from in board.bridges || to in board.bridges) continue;
    if (Math.min(a.z, b.z) <= 0) continue;
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
  }
  softly(pen, 2.7, "rgba(120, 92, 70, 0.02)");
  softly(pen, 1.9, "rgba(222, 198, 168, 0.045)");
}

/** The same line again and again, narrower each time: a stroke without an edge. */
function softly(pen: CanvasRenderingContext2D, width: number, ink: string): void {
  pen.strokeStyle = ink;
  for (let n = 0; n < 10; n++) {
    pen.lineWidth = width * (1 - 0.075 * n);
    pen.stroke();
  }
}

/** Fire has passed here: the nearer to the perch, the darker. */
function scorchedLanes(pen: CanvasRenderingContext2D, board: IslandBoard): void {
  for (const reach of SCORCHED) {
    pen.beginPath();
    for (const { line } of board.ways) {
      for (const [n, [x, y]] of line.slice(0, reach).entries()) n === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
    }
    softly(pen, 2, "rgba(62, 26, 22, 0.02)");
  }
}

function burntPits(pen: CanvasRenderingContext2D, board: IslandBoard): void {
  for (const { x, y, radius } of Object.values(board.pits)) {
    const burnt = pen.createRadialGradient(x, y, radius * 0.2, x, y, radius * 1.25);
    burnt.addColorStop(0, "rgba(42, 18, 16, 0.95)");
    burnt.addColorStop(0.75, "rgba(58, 30, 28, 0.85)");
    burnt.addColorStop(1, "rgba(58, 30, 28, 0)");
    pen.fillStyle = burnt;
    pen.fillRect(x - 2 * radius, y - 2 * radius, 4 * radius, 4 * radius);
  }
}

/** Blades of grass and grains of sand: small strokes that make the ground look near. */
function tufts(pen: CanvasRenderingContext2D, board: IslandBoard, relief: Relief): void {
  const [west, north, east, south] = board.extent;
  for (let n = 0; n < TUFTS; n++) {
    const x = west + scatter(n, 1) * (east - west);
    const y = north + scatter(n, 2) * (south - north);
    const height = sample(relief, relief.drawn, x, y);
    if (height < 0.1 || height > GREEN || Math.hypot(...slopeAt(relief, x, y)) > 0.6) continue;
    const chance = scatter(n, 3);
    pen.strokeStyle = chance > 0.5 ? "rgba(206, 220, 128, 0.26)" : "rgba(44, 78, 40, 0.26)";
    pen.lineWidth = 0.03 + 0.03 * chance;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + 0.3 * (chance - 0.5), y - 0.1 - 0.14 * chance);
    pen.stroke();
  }
}
