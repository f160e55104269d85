/** The bottom of the tray: felt with its zones and their names. */

import type { CanvasTexture } from "three";
import { SKULL_ROW, TRAY, ZONE } from "./layout";
import { wobble } from "./motion";
import { SIGNS } from "./signs";
import { type Brush, drawSign, painted } from "./textures";

export interface FeltWords {
  keep: string;
  roll: string;
  skulls: string;
}

export interface FeltColours {
  felt: string;
  deep: string;
  keep: string;
  roll: string;
  skulls: string;
}

const PIXELS = 128;
const across = (x: number): number => (x + TRAY.width / 2) * PIXELS;
const down = (z: number): number => (z + TRAY.depth / 2) * PIXELS;

/** The bottom of the tray with its zones and their names. */
export function felt(words: FeltWords, colours: FeltColours): CanvasTexture {
  const [width, height] = [TRAY.width * PIXELS, TRAY.depth * PIXELS];
  return painted(width, height, (brush) => {
    const shade = brush.createRadialGradient(width / 2, height / 2, 100, width / 2, height / 2, width * 0.62);
    shade.addColorStop(0, colours.felt);
    shade.addColorStop(1, colours.deep);
    brush.fillStyle = shade;
    brush.fillRect(0, 0, width, height);
    fibres(brush, width, height);
    zone(brush, -ZONE.shift, words.keep, colours.keep);
    zone(brush, ZONE.shift, words.roll, colours.roll);
    skullRow(brush, words.skulls, colours.skulls);
  });
}

function fibres(brush: Brush, width: number, height: number): void {
  for (let speck = 0; speck < 5200; speck += 1) {
    brush.fillStyle = speck % 2 ? "rgba(255,255,255,0.035)" : "rgba(0,0,0,0.06)";
    const [x, y] = [((wobble(speck) + 1) / 2) * width, ((wobble(speck + 0.5) + 1) / 2) * height];
    brush.fillRect(x, y, 1 + (speck % 5), 1.4);
  }
}

function zone(brush: Brush, middle: number, word: string, colour: string): void {
  const [left, top] = [across(middle - ZONE.width / 2), down(ZONE.back)];
  const [width, height] = [ZONE.width * PIXELS, (ZONE.front - ZONE.back) * PIXELS];
  brush.beginPath();
  brush.roundRect(left, top, width, height, 34);
  brush.globalAlpha = 0.13;
  brush.fillStyle = colour;
  brush.fill();
  brush.globalAlpha = 0.95;
  brush.strokeStyle = colour;
  brush.lineWidth = 5;
  brush.setLineDash([17, 12]);
  brush.stroke();
  brush.setLineDash([]);
  brush.globalAlpha = 1;
  label(brush, word, left + width / 2, top + height - 44, colour, 56, width - 40);
}

function label(
  brush: Brush,
  word: string,
  x: number,
  y: number,
  colour: string,
  size: number,
  most: number,
): void {
  brush.font = `700 ${size}px Georgia, "Times New Roman", serif`;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.fillStyle = colour;
  brush.fillText(word, x, y, most);
}

function skullRow(brush: Brush, word: string, colour: string): void {
  const [top, height] = [down(SKULL_ROW.back), (SKULL_ROW.front - SKULL_ROW.back) * PIXELS];
  brush.beginPath();
  brush.roundRect(across(-4.19), top, 8.38 * PIXELS, height, 30);
  brush.fillStyle = "rgba(0,0,0,0.34)";
  brush.fill();
  brush.globalAlpha = 0.55;
  brush.strokeStyle = colour;
  brush.lineWidth = 3;
  brush.stroke();
  for (let slot = 0; slot < 3; slot += 1) {
    const [left, over] = [across((slot - 3) * 1.19) - 50, top + height / 2 - 50];
    brush.globalAlpha = 0.45;
    drawSign(brush, SIGNS.K.slice(0, 1), left, over, 100, colour);
    brush.globalAlpha = 1;
    drawSign(brush, SIGNS.K.slice(1), left, over, 100, "#10202c");
  }
  brush.globalAlpha = 0.75;
  label(brush, word, across(1.9), top + height / 2, colour, 44, 4.2 * PIXELS);
  brush.globalAlpha = 1;
}
