/** Turning Vul-Kar and trees by hand: what can be taken hold of, and which choice a hand means. */

import type { Spot } from "../../flatMap/spots";
import { directionTo } from "../aiming";
import type { Mark } from "../notation";
import { partsOf } from "../parts";
import type { CurseBoard } from "../types";

export interface Turnable {
  /** `Vul-Kar`, or the name of a tree. */
  name: string;
  at: Spot;
  /** How far around it a hand takes it. */
  reach: number;
  marks: Mark[];
}

const VUL_KAR = "Vul-Kar";
const REACH = { vulKar: 2.8, tree: 1.6 };

export function turnablesOf(board: CurseBoard, marks: Mark[]): Turnable[] {
  const found = new Map<string, Mark[]>();
  for (const mark of marks) {
    const [kind, parts] = partsOf(mark.move);
    const name = kind === "TurnVulKar" ? VUL_KAR : kind === "TurnTree" ? (parts[0] as string) : null;
    if (name !== null) found.set(name, [...(found.get(name) ?? []), mark]);
  }
  return [...found].map(([name, turns]) => {
    const tree = board.trees[name];
    if (tree === undefined) return { name, at: board.peak, reach: REACH.vulKar, marks: turns };
    return { name, at: [tree.x, tree.y], reach: REACH.tree, marks: turns };
  });
}

/** The choice that a hand means which points there. */
export function meant({ at, marks }: Pick<Turnable, "at" | "marks">, hand: Spot): Mark | null {
  const direction = directionTo(at, hand);
  const off = (mark: Mark): number => {
    const apart = (((directionTo(at, mark.at) - direction) % 360) + 360) % 360;
    return Math.min(apart, 360 - apart);
  };
  return marks.toSorted((one, other) => off(one) - off(other))[0] ?? null;
}
