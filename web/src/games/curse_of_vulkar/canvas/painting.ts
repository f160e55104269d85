/** What is painted on the ground, seen from above: the colours of the regions, worn trails, burnt and wet beds. */

import { type Paint, softly } from "../../modelIsland/painting";
import type { Rgb } from "../../modelIsland/palette";
import { type Relief, sample, slopeAt } from "../../modelIsland/relief";
import type { CurseBoard } from "../types";
import { groundAt, reefAt, regionAt } from "./regions";

/** Grass grows up to this height. */
const GREEN = 6.5;
/** Vul-Kar throws its shadow as a cone of this size would. */
const IDOL = { radius: 3.7, high: 5 };
const LAVA = "lava";
/** So deep the bed of the sea is not seen, whatever its colour. */
const UNSEEN = -0.9;
const BED: Rgb = [150, 150, 130];

export function paintOf(board: CurseBoard, relief: Relief, land: Uint8Array): Paint {
  const [peakX, peakY] = board.peak;
  const inland = isInland(land, relief);
  return {
    casting: withIdol(board, relief),
    isGreen: (x, y, height) => height <= GREEN && regionAt(x, y) !== "scarside",
    colourAt(x, y) {
      const height = sample(relief, relief.drawn, x, y) - relief.level;
      if (height < UNSEEN) return BED;
      const steep = Math.hypot(...slopeAt(relief, x, y));
      if (!inland(x, y)) return reefAt({ x, y, height, steep });
      return groundAt({ x, y, height, steep, peak: Math.hypot(x - peakX, y - peakY) });
    },
    draw(pen) {
      wornTrails(pen, board);
      beds(pen, board);
      burntGround(pen, board);
    },
  };
}

/** Whether a place lies within the coast. */
function isInland(land: Uint8Array, relief: Relief): (x: number, y: number) => boolean {
  const { columns, rows, step, west, north } = relief;
  return (x, y) => {
    const [column, row] = [Math.round((x - west) / step), Math.round((y - north) / step)];
    return land[Math.min(rows - 1, row) * columns + Math.min(columns - 1, column)] === 1;
  };
}

function withIdol({ peak, summit }: CurseBoard, relief: Relief): Float32Array {
  return relief.drawn.map((height, n) => {
    const x = relief.west + (n % relief.columns) * relief.step - peak[0];
    const y = relief.north + Math.floor(n / relief.columns) * relief.step - peak[1];
    const away = Math.hypot(x, y) / IDOL.radius;
    return away < 1 ? Math.max(height, summit + IDOL.high * (1 - away ** 4)) : height;
  });
}

/** Gravel between the spaces, where people walk. */
function wornTrails(pen: CanvasRenderingContext2D, { spaces, joins, decks }: CurseBoard): void {
  pen.beginPath();
  for (const [from, to] of joins) {
    const [a, b] = [spaces[from], spaces[to]];
    if (a === undefined || b === undefined || from in decks || to in decks) continue;
    pen.moveTo(a.x, a.y);
    pen.lineTo(b.x, b.y);
  }
  softly(pen, 2.6, "rgba(80, 56, 44, 0.022)");
  softly(pen, 1.8, "rgba(232, 208, 176, 0.045)");
}

/** Scorched rock beside the lava, and wet earth beside the rivers. */
function beds(pen: CanvasRenderingContext2D, { chutes }: CurseBoard): void {
  for (const { kind, line } of Object.values(chutes)) {
    pen.beginPath();
    for (const [n, [x, y]] of line.entries()) n === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y);
    softly(pen, 4.2, kind === LAVA ? "rgba(48, 20, 18, 0.075)" : "rgba(46, 74, 58, 0.05)");
    softly(pen, 2.6, kind === LAVA ? "rgba(30, 12, 12, 0.12)" : "rgba(40, 78, 88, 0.1)");
  }
}

function burntGround(pen: CanvasRenderingContext2D, { pits, scar }: CurseBoard): void {
  const burnt = (x: number, y: number, radius: number): void => {
    const ring = pen.createRadialGradient(x, y, radius * 0.2, x, y, radius);
    ring.addColorStop(0, "rgba(34, 14, 12, 0.95)");
    ring.addColorStop(0.6, "rgba(44, 22, 20, 0.8)");
    ring.addColorStop(1, "rgba(44, 22, 20, 0)");
    pen.fillStyle = ring;
    pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  };
  for (const { x, y } of Object.values(pits)) burnt(x, y, 1.9);
  burnt(scar.x, scar.y, 1.5 * scar.radius);
}
