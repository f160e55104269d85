/** Where places lie on the plan, and how figures share one. */

import type { Spot } from "../flatMap/spots";
import type { Figure, IslandBoard } from "./contract";

/** The middle of a place: a space, the water, `cave 3` or `pit A`. */
export function spotOf(board: IslandBoard, place: string): Spot {
  const [kind, name = ""] = place.split(" ");
  const hole = kind === "cave" ? board.caves[name] : kind === "pit" ? board.pits[name] : undefined;
  if (hole !== undefined) return [hole.x, hole.y];
  const stand = board.spaces[place]?.stand;
  return stand === undefined ? [0, 0] : [stand[0], stand[1]];
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
