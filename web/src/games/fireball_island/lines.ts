/** The lines of the ways, and what tells them apart. */

import type { IslandBoard, Point } from "./contract";

const TOGETHER = 0.6;

export const lineOf = (board: IslandBoard, way: string): Point[] =>
  board.ways.find(({ id }) => id === way)?.line ?? [];

/** The line of a way without what it shares with another way of the same ball. */
export function ownPart(board: IslandBoard, id: string): Point[] {
  const way = board.ways.find((one) => one.id === id);
  if (way === undefined) return [];
  const others = board.ways.filter((one) => one.ball === way.ball && one.id !== id);
  const shared = others.map(({ line }) => {
    const parted = way.line.findIndex((at, n) => {
      const other = line[n];
      return other === undefined || Math.hypot(at[0] - other[0], at[1] - other[1]) > TOGETHER;
    });
    return Math.max(0, parted);
  });
  return way.line.slice(Math.max(0, ...shared));
}
