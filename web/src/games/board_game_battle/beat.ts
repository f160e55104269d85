import type { Line } from "../../messages";

const QUIET = 120;
const TAKEN = 250;
const SPOKEN = 650;
const OUTCOME = 900;
const NOTED = new Set([
  "won",
  "beat",
  "failed",
  "stopped",
  "duel_lost",
  "lost",
  "no_place",
  "own_place",
  "same_square",
  "placement",
  "detour",
]);

/** Milliseconds that a frame should last at least: long enough to see what came of it. */
export function beat(lines: Line[]): number {
  if (lines.length === 0) return QUIET;
  if (lines.every(({ what }) => what === "selected")) return TAKEN;
  return lines.some(({ what }) => NOTED.has(what)) ? OUTCOME : SPOKEN;
}
