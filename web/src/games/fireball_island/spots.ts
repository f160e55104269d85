/** Where places lie on the plan, and how figures share one. */

import type { Box } from "../../camera/limits";
import type { Figure, IslandBoard } from "./contract";

export type Spot = [number, number];

/** The middle of a place: a space, the water, `cave 3` or `pit A`. */
export function spotOf(board: IslandBoard, place: string): Spot {
  const [kind, name = ""] = place.split(" ");
  const hole = kind === "cave" ? board.caves[name] : kind === "pit" ? board.pits[name] : undefined;
  if (hole !== undefined) return [hole.x, hole.y];
  const stand = board.spaces[place]?.stand;
  return stand === undefined ? [0, 0] : [stand[0], stand[1]];
}

const ROUNDS = 3;

/** An outline whose corners are cut until it looks round. */
export function rounded(outline: Spot[]): Spot[] {
  let round = outline;
  for (let n = 0; n < ROUNDS; n++)
    round = round.flatMap(([x, y], at): Spot[] => {
      const [east, south] = round[(at + 1) % round.length] ?? [x, y];
      return [0.25, 0.75].map((part): Spot => [x + (east - x) * part, y + (south - y) * part]);
    });
  return round;
}

const ASIDE = 1.15;

/** Where each figure is drawn: in the middle of its place, or in a ring with those who share it. */
export function spotsOf(board: IslandBoard, figures: Figure[]): Map<number, Spot> {
  const spots = new Map<number, Spot>();
  for (const { seat, place } of figures) {
    const together = figures.filter((other) => other.place === place);
    const [x, y] = spotOf(board, place);
    const turn = (together.findIndex((other) => other.seat === seat) / together.length) * 2 * Math.PI;
    const aside = together.length > 1 ? ASIDE : 0;
    spots.set(seat, [x - aside * Math.cos(turn), y - aside * Math.sin(turn)]);
  }
  return spots;
}

const LETTER = 0.6;
const ROW = 1.1;

/** How far below its piece each name stands: below all who share its place, and over no other name. */
export function labelRows(figures: Figure[], spots: Map<number, Spot>): Map<number, number> {
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

/** The smallest box around these spots, with a rim. */
export function boxAround(spots: Spot[], rim: number): Box {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  return {
    west: Math.min(...xs) - rim,
    north: Math.min(...ys) - rim,
    east: Math.max(...xs) + rim,
    south: Math.max(...ys) + rim,
  };
}
