/** The steps that lead along a path: left, right, left. */

import { between } from "./motion";
import type { Point } from "./points";
import { heightAt, type Relief } from "./relief";

const STRIDE = 0.62;
const ASIDE = 0.17;

export interface Footprint {
  at: Point;
  turn: number;
}

/** A place on the way: where one stands, and whether that is a bridge or the like. */
export interface Stop {
  at: Point;
  deck: boolean;
}

/** From a point, or the first place, along places; on a bridge they are on the deck, elsewhere on the ground. */
export function footprintsOf(relief: Relief, from: Point | null, stops: Stop[]): Footprint[] {
  const prints: Footprint[] = [];
  let before = from ?? stops[0]?.at ?? [0, 0, 0];
  let [left, onDeck] = [STRIDE, false];
  for (const { at: to, deck } of stops) {
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
