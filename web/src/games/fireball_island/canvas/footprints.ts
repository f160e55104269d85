/** The steps that lead along a path: left, right, left. */

import { between } from "../../modelIsland/motion";
import { heightAt, type Relief } from "../../modelIsland/relief";
import type { IslandBoard, Point } from "../contract";
import { standAt } from "./places";

const STRIDE = 0.62;
const ASIDE = 0.17;

export interface Footprint {
  at: Point;
  turn: number;
}

/** From a point, or the first place, along places; on a bridge they are on the deck, elsewhere on the ground. */
export function footprintsOf(
  board: IslandBoard,
  relief: Relief,
  from: Point | null,
  path: string[],
): Footprint[] {
  const prints: Footprint[] = [];
  let before = from ?? standAt(board, relief, path[0] ?? "");
  let [left, onDeck] = [STRIDE, false];
  for (const place of path) {
    const to = standAt(board, relief, place);
    const deck = place in board.bridges;
    const length = Math.hypot(to[0] - before[0], to[1] - before[1]);
    const turn = Math.atan2(to[1] - before[1], to[0] - before[0]);
    for (; left < length; left += STRIDE) {
      const [x, y, z] = between(before, to, left / length);
      const side = prints.length % 2 === 0 ? ASIDE : -ASIDE;
      const [east, south] = [x - side * Math.sin(turn), y + side * Math.cos(turn)];
      const ground = heightAt(relief, east, south);
      prints.push({ at: [east, south, deck || onDeck ? Math.max(z, ground) : ground], turn });
    }
    left -= length;
    [before, onDeck] = [to, deck];
  }
  return prints;
}
