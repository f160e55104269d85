/** Textures that are drawn on the spot: the faces of tiles, and the numbers of signs and lamps. */

import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, NoColorSpace } from "three";
import { canvasOf, FONT } from "../sheet";
import { FLAME, flames, HEART, PIP, pips, SIGNS } from "./faces";

export const CELL = 256;
export const FACES = { columns: 8, rows: 5 };

const BAR = SIGNS.length;
const RINGS = BAR + 1;
const LIT = RINGS + 11;

export const halfCell = (end: string): number => Math.max(0, SIGNS.indexOf(end));
export const barCell = BAR;
/** A number in a ring; less than nought is a question. */
export const ringCell = (number: number): number => RINGS + (number < 0 || number > 9 ? 10 : number);
export const litCell = (number: number): number => LIT + number - 1;

export type Pen = CanvasRenderingContext2D;

/** A canvas of cells, each drawn round its own middle in units of one cell. */
export function sheet(
  grid: { columns: number; rows: number },
  draw: (pen: Pen, cell: number) => void,
): CanvasTexture {
  const [canvas, pen] = canvasOf(grid.columns * CELL, grid.rows * CELL);
  for (let cell = 0; cell < grid.columns * grid.rows; cell += 1) {
    pen.save();
    pen.translate(((cell % grid.columns) + 0.5) * CELL, (Math.floor(cell / grid.columns) + 0.5) * CELL);
    pen.beginPath();
    pen.rect(-CELL / 2, -CELL / 2, CELL, CELL);
    pen.clip();
    pen.scale(CELL, CELL);
    draw(pen, cell);
    pen.restore();
  }
  return texture(canvas);
}

export function texture(canvas: HTMLCanvasElement): CanvasTexture {
  const made = new CanvasTexture(canvas);
  made.colorSpace = NoColorSpace;
  made.premultiplyAlpha = true;
  made.magFilter = LinearFilter;
  made.minFilter = LinearMipmapLinearFilter;
  made.anisotropy = 4;
  return made;
}

export function facesSheet(): CanvasTexture {
  return sheet(FACES, (pen, cell) => {
    if (cell < BAR) half(pen, SIGNS[cell] ?? "0");
    else if (cell === BAR) bar(pen);
    else if (cell < LIT) ring(pen, cell - RINGS);
    else if (cell < LIT + 9) lit(pen, cell - LIT + 1);
  });
}

function half(pen: Pen, end: string): void {
  for (const [x, y] of pips(end)) pip(pen, x, y);
  const fire = flames(end);
  if (!fire) return;
  if (fire.coal) coal(pen);
  for (const aside of fire.aside) flame(pen, aside, fire.size);
}

function pip(pen: Pen, x: number, y: number): void {
  circle(pen, x + 0.008, y + 0.014, PIP + 0.012, "rgba(255,255,255,0.85)");
  circle(pen, x, y, PIP + 0.006, "#1a0f0a");
  const hollow = pen.createRadialGradient(x, y + 0.04, 0.01, x, y, PIP);
  hollow.addColorStop(0, "#5b4031");
  hollow.addColorStop(0.7, "#2a1a12");
  hollow.addColorStop(1, "#170d08");
  circle(pen, x, y, PIP, hollow);
}

function circle(pen: Pen, x: number, y: number, radius: number, fill: string | CanvasGradient): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = fill;
  pen.fill();
}

function coal(pen: Pen): void {
  const heat = pen.createRadialGradient(0.1, 0, 0.05, 0, 0, 0.55);
  heat.addColorStop(0, "#7d3216");
  heat.addColorStop(0.6, "#431a12");
  heat.addColorStop(1, "#220d0b");
  pen.beginPath();
  pen.roundRect(-0.42, -0.41, 0.82, 0.82, 0.12);
  pen.fillStyle = heat;
  pen.fill();
  pen.lineWidth = 0.018;
  pen.strokeStyle = "#120606";
  pen.stroke();
}

/** A flame that burns towards the end of the tile. */
function flame(pen: Pen, aside: number, size: number): void {
  pen.save();
  pen.translate(0, aside);
  pen.rotate(Math.PI / 2);
  pen.scale(size, size);
  const body = new Path2D(FLAME);
  const heat = pen.createLinearGradient(0, 0.42, 0, -0.46);
  heat.addColorStop(0, "#ff7a1c");
  heat.addColorStop(0.55, "#f0540f");
  heat.addColorStop(1, "#d4360a");
  pen.fillStyle = heat;
  pen.fill(body);
  pen.lineWidth = 0.035;
  pen.strokeStyle = "#86200a";
  pen.stroke(body);
  pen.fillStyle = "#ffd166";
  pen.fill(new Path2D(HEART));
  pen.restore();
}

function bar(pen: Pen): void {
  pen.lineCap = "round";
  for (const [aside, width, colour] of [
    [0.02, 0.05, "rgba(255,255,255,0.8)"],
    [0, 0.05, "#8a6a3f"],
  ] as const) {
    pen.beginPath();
    pen.moveTo(aside, -0.38);
    pen.lineTo(aside, 0.38);
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.stroke();
  }
  circle(pen, 0, 0, 0.045, "#c9973f");
}

function number(pen: Pen, sign: string, size: number, colour: string): void {
  pen.scale(1 / CELL, 1 / CELL);
  pen.font = `bold ${Math.round(size * CELL)}px ${FONT}`;
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.fillStyle = colour;
  const box = pen.measureText(sign);
  const middle = (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2;
  pen.fillText(sign, (box.actualBoundingBoxLeft - box.actualBoundingBoxRight) / 2, middle);
}

function ring(pen: Pen, shows: number): void {
  circle(pen, 0, 0, 0.42, "rgba(14,10,16,0.86)");
  pen.lineWidth = 0.055;
  pen.strokeStyle = "#ffffff";
  pen.stroke();
  number(pen, shows > 9 ? "?" : String(shows), 0.56, "#ffffff");
}

function lit(pen: Pen, shows: number): void {
  const heat = pen.createRadialGradient(0, 0, 0.05, 0, 0, 0.44);
  heat.addColorStop(0, "#fff6d8");
  heat.addColorStop(0.6, "#ffd166");
  heat.addColorStop(1, "#ff8a1f");
  circle(pen, 0, 0, 0.44, heat);
  pen.lineWidth = 0.05;
  pen.strokeStyle = "#fff6d8";
  pen.stroke();
  number(pen, String(shows), 0.62, "#2a1208");
}
