/** What lies under a marble. */

import type { CurseBoard } from "./types";

export type Surface = "ground" | "sand" | "lava" | "water" | "wood" | "stone" | "scar" | "surf";

/** Centimetres: how far Vul-Kar reaches, half of a chute and of a deck, and how wide the beach is. */
export const VUL_KAR = 3.6;
const CHUTE = 1.4;
const DECK = 1;
const BEACH = 2.6;

type Spot = readonly [number, number, ...number[]];

export function surfaceAt(board: CurseBoard, x: number, y: number): Surface {
  const [peakX, peakY] = board.peak;
  if (Math.hypot(x - peakX, y - peakY) < VUL_KAR) return "stone";
  if (Math.hypot(x - board.scar.x, y - board.scar.y) < board.scar.radius) return "scar";
  if (!inside(board.outline, x, y)) return "surf";
  if (Object.values(board.decks).some((deck) => onDeck(deck, x, y))) return "wood";
  for (const { kind, line } of Object.values(board.chutes))
    if (away(line, x, y) < CHUTE) return kind === "river" ? "water" : "lava";
  return away([...board.outline, ...board.outline.slice(0, 1)], x, y) < BEACH ? "sand" : "ground";
}

function onDeck(deck: CurseBoard["decks"][string], x: number, y: number): boolean {
  const turn = (-deck.turn * Math.PI) / 180;
  const [east, south] = [x - deck.x, y - deck.y];
  const along = east * Math.cos(turn) + south * Math.sin(turn);
  const across = south * Math.cos(turn) - east * Math.sin(turn);
  return Math.abs(along) < deck.length / 2 && Math.abs(across) < DECK;
}

function inside(outline: readonly Spot[], x: number, y: number): boolean {
  let within = false;
  outline.forEach(([x1, y1], n) => {
    const [x0, y0] = outline[(n + outline.length - 1) % outline.length] ?? [x1, y1];
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)) within = !within;
  });
  return within;
}

/** How far a spot is from a line. */
function away(line: readonly Spot[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n + 1 < line.length; n++) {
    const [[x0, y0], [x1, y1]] = [line[n] as Spot, line[n + 1] as Spot];
    const [east, south] = [x1 - x0, y1 - y0];
    const long = east * east + south * south;
    const part = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * east + (y - y0) * south) / long));
    least = Math.min(least, Math.hypot(x - x0 - part * east, y - y0 - part * south));
  }
  return least;
}
