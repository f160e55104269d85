/** Where the names of pieces stand on a map. */

import type { Spot } from "./spots";

interface Labelled {
  /** What tells it from the others. */
  seat: number;
  name: string;
  place: string;
}

const LETTER = 0.6;
const ROW = 1.1;

/** How far below its piece each name stands: below all who share its place, and over no other name. */
export function labelRows(figures: Labelled[], spots: Map<number, Spot>): Map<number, number> {
  const rows = new Map<number, number>();
  const written: { x: number; y: number; half: number }[] = [];
  for (const { seat, name, place } of figures) {
    const [x, y] = spots.get(seat) ?? [0, 0];
    const together = figures.filter((other) => other.place === place);
    const lowest = Math.max(...together.map((other) => spots.get(other.seat)?.[1] ?? y));
    const half = (name.length * LETTER) / 2;
    const taken = (down: number) =>
      written.some(
        (other) => Math.abs(other.x - x) < other.half + half && Math.abs(other.y - y - down) < 0.9 * ROW,
      );
    let down = lowest - y;
    while (taken(down)) down += ROW;
    written.push({ x, y: y + down, half });
    rows.set(seat, down);
  }
  return rows;
}
