/** The bottom of the tray: felt with its zones and their names. */

import type { CanvasTexture } from "three";
import { FONT } from "../sheet";
import { FLOORS, type Form, skullSpot } from "./layout";
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
const across = (x: number, form: Form): number => (x + FLOORS[form].width / 2) * PIXELS;
const down = (z: number, form: Form): number => (z + FLOORS[form].depth / 2) * PIXELS;

/** The bottom of the tray with its zones and their names. */
export function felt(form: Form, words: FeltWords, colours: FeltColours): CanvasTexture {
  const [width, height] = [FLOORS[form].width * PIXELS, FLOORS[form].depth * PIXELS];
  const longest = Math.max(width, height);
  return painted(width, height, (brush) => {
    const shade = brush.createRadialGradient(
      width / 2,
      height / 2,
      100,
      width / 2,
      height / 2,
      longest * 0.62,
    );
    shade.addColorStop(0, colours.felt);
    shade.addColorStop(1, colours.deep);
    brush.fillStyle = shade;
    brush.fillRect(0, 0, width, height);
    fibres(brush, width, height);
    zone(brush, form, "keep", words.keep, colours.keep);
    zone(brush, form, "roll", words.roll, colours.roll);
    skullRow(brush, form, words.skulls, colours.skulls);
  });
}

function fibres(brush: Brush, width: number, height: number): void {
  for (let speck = 0; speck < 5200; speck += 1) {
    brush.fillStyle = speck % 2 ? "rgba(255,255,255,0.035)" : "rgba(0,0,0,0.06)";
    const [x, y] = [((wobble(speck) + 1) / 2) * width, ((wobble(speck + 0.5) + 1) / 2) * height];
    brush.fillRect(x, y, 1 + (speck % 5), 1.4);
  }
}

function zone(brush: Brush, form: Form, place: "keep" | "roll", word: string, colour: string): void {
  const { zone } = FLOORS[form];
  const { x, back } = zone[place];
  const [left, top] = [across(x - zone.width / 2, form), down(back, form)];
  const [width, height] = [zone.width * PIXELS, zone.depth * PIXELS];
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
  brush.font = `700 ${size}px ${FONT}`;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.fillStyle = colour;
  brush.fillText(word, x, y, most);
}

function skullRow(brush: Brush, form: Form, word: string, colour: string): void {
  const { back, front, half } = FLOORS[form].skulls;
  const [top, height] = [down(back, form), (front - back) * PIXELS];
  brush.beginPath();
  brush.roundRect(across(-half, form), top, 2 * half * PIXELS, height, 30);
  brush.fillStyle = "rgba(0,0,0,0.34)";
  brush.fill();
  brush.globalAlpha = 0.55;
  brush.strokeStyle = colour;
  brush.lineWidth = 3;
  brush.stroke();
  for (let slot = 0; slot < 3; slot += 1) {
    const [left, over] = [across(skullSpot(slot, form).x, form) - 50, top + height / 2 - 50];
    brush.globalAlpha = 0.45;
    drawSign(brush, SIGNS.K.slice(0, 1), left, over, 100, colour);
    brush.globalAlpha = 1;
    drawSign(brush, SIGNS.K.slice(1), left, over, 100, "#10202c");
  }
  brush.globalAlpha = 0.75;
  const free = half - skullSpot(2, form).x - 0.6;
  label(brush, word, across(half - free / 2, form), top + height / 2, colour, 44, free * 0.86 * PIXELS);
  brush.globalAlpha = 1;
}
