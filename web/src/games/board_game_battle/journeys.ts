/** How the pieces get from where they stood to where they stand now, told by what happened. */

import type { Line } from "../../messages";
import { inDetour, onPath, type Place, placeOf, samePlace } from "./places";
import type { BattleView } from "./types";

export interface Journey {
  seat: number;
  /** Where the piece comes by; the first is where it sets out. */
  stops: Place[];
  /** One high jump instead of a walk. */
  leap: boolean;
  /** Sets out together with the one before it. */
  together: boolean;
}

/** The journeys of one frame in the order in which they are made. */
export function journeysOf(before: BattleView, after: BattleView, lines: Line[]): Journey[] {
  if (lines.length === 0) return [];
  const at = before.squares.map((_, seat) => placeOf(before, seat));
  const journeys: Journey[] = [];
  const go = (seat: number, to: Place, leap: boolean, together = false): void => {
    const from = at[seat];
    if (from === undefined || samePlace(from, to)) return;
    const far = leap || from.track !== to.track;
    journeys.push({ seat, stops: far ? [from, to] : squaresBetween(from, to), leap: far, together });
    at[seat] = to;
  };
  let switched = 0;
  for (const line of lines) {
    const step = stepOf(line);
    if (step !== null) go(step.seat, step.to, step.leap, SWITCHED.has(line.what) && switched++ > 0);
  }
  for (const seat of after.squares.keys()) go(seat, placeOf(after, seat), false);
  return journeys;
}

const SWITCHED = new Set(["now_on", "now_in_detour"]);

interface Step {
  seat: number;
  to: Place;
  leap: boolean;
}

function stepOf(line: Line): Step | null {
  const [seat, first, second] = line.facts as number[];
  if (seat === undefined || first === undefined) return null;
  switch (line.what) {
    case "moved":
    case "forward":
    case "back":
      return second === undefined ? null : { seat, to: onPath(second), leap: false };
    case "now_on":
      return { seat, to: onPath(first), leap: true };
    case "detour":
      return { seat, to: inDetour(0), leap: true };
    case "now_in_detour":
      return { seat, to: inDetour(first), leap: true };
    case "moved_in_detour":
    case "back_in_detour":
      return second === undefined ? null : { seat, to: inDetour(second), leap: false };
    case "shifted_in_detour":
      return { seat, to: inDetour(first), leap: false };
    case "left_detour":
      return { seat, to: onPath(first), leap: true };
    default:
      return null;
  }
}

/** From one square of a track to another, one by one, both ends included. */
function squaresBetween(from: Place, to: Place): Place[] {
  const way = Math.sign(to.square - from.square);
  const steps = Math.abs(to.square - from.square);
  return Array.from({ length: steps + 1 }, (_, n) => ({ track: from.track, square: from.square + n * way }));
}
