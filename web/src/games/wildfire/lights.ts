/** Lights and shadows that are drawn on the spot, white to be tinted where they glow. */

import type { CanvasTexture } from "three";
import { CELL, type Pen, sheet } from "./atlas";
import { FLAME } from "./faces";

export const LIGHTS = { columns: 4, rows: 2 };

export const SHADOW = 0;
export const GLOW = 1;
export const OUTLINE = 2;
export const BLAZE = 3;
export const SPARK = 4;
export const PLACE = 5;
export const DISC = 6;
export const HALO = 7;

export function lightsSheet(): CanvasTexture {
  // biome-ignore format: a table
  const drawn: Record<number, (pen: Pen) => void> = {
    [SHADOW]: shadow,
    [GLOW]: (pen) => radial(pen, [[0, 1], [0.25, 0.55], [0.6, 0.14], [1, 0]]),
    [OUTLINE]: outlined,
    [BLAZE]: blaze,
    [SPARK]: (pen) => radial(pen, [[0, 1], [0.18, 0.9], [0.4, 0.25], [1, 0]]),
    [PLACE]: place,
    [DISC]: disc,
    [HALO]: (pen) => radial(pen, [[0, 0], [0.26, 0], [0.31, 0.95], [0.5, 0.35], [1, 0]]),
  };
  return sheet(LIGHTS, (pen, cell) => drawn[cell]?.(pen));
}

function radial(pen: Pen, stops: [number, number][]): void {
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, 0.5);
  for (const [at, strength] of stops) light.addColorStop(at, `rgba(255,255,255,${strength})`);
  pen.fillStyle = light;
  pen.fillRect(-0.5, -0.5, 1, 1);
}

/** The soft shadow of a tile of 2 x 1 in a box of 3 x 2. */
function shadow(pen: Pen): void {
  pen.shadowColor = "rgba(0,0,0,0.85)";
  pen.shadowBlur = 34;
  pen.shadowOffsetX = 4 * CELL;
  pen.fillStyle = "#000";
  pen.beginPath();
  pen.roundRect(-1 / 3 - 4, -1 / 4, 2 / 3, 1 / 2, 0.06);
  pen.fill();
}

/** A glowing line round a tile of 2 x 1, in a box of 2.8 x 1.8. */
function outlined(pen: Pen): void {
  tilePath(pen, 2.06, 1.06);
  pen.lineWidth = 0.03;
  pen.strokeStyle = "#fff";
  pen.shadowColor = "#fff";
  for (const blur of [26, 12, 0]) {
    pen.shadowBlur = blur;
    pen.stroke();
  }
}

function place(pen: Pen): void {
  tilePath(pen, 1.9, 0.9);
  pen.fillStyle = "rgba(255,255,255,0.22)";
  pen.fill();
  pen.lineWidth = 0.028;
  pen.setLineDash([0.06, 0.04]);
  pen.strokeStyle = "#fff";
  pen.shadowColor = "#fff";
  pen.shadowBlur = 16;
  pen.stroke();
}

/** The shadow of the hub. */
function disc(pen: Pen): void {
  const dim = pen.createRadialGradient(0, 0, 0.34, 0, 0, 0.5);
  dim.addColorStop(0, "rgba(0,0,0,0.85)");
  dim.addColorStop(0.4, "rgba(0,0,0,0.5)");
  dim.addColorStop(1, "rgba(0,0,0,0)");
  pen.fillStyle = dim;
  pen.fillRect(-0.5, -0.5, 1, 1);
}

function tilePath(pen: Pen, long: number, wide: number): void {
  pen.beginPath();
  const [x, y] = [long / 2.8, wide / 1.8];
  pen.roundRect(-x / 2, -y / 2, x, y, 0.07);
}

function blaze(pen: Pen): void {
  const body = new Path2D(FLAME);
  const heat = pen.createRadialGradient(0, 0.22, 0.02, 0, 0.05, 0.5);
  heat.addColorStop(0, "rgba(255,250,220,1)");
  heat.addColorStop(0.35, "rgba(255,196,70,0.95)");
  heat.addColorStop(0.75, "rgba(255,96,20,0.75)");
  heat.addColorStop(1, "rgba(220,40,0,0.1)");
  pen.shadowColor = "rgba(255,110,20,0.9)";
  pen.shadowBlur = 18;
  pen.fillStyle = heat;
  pen.fill(body);
}
