import type { Line } from "../../messages";
import { LAUNCHES } from "./act";

const ORDINARY = 5000;
const LONGEST_LAUNCH = 40_000;

/** Milliseconds after which nobody waits any longer: marbles roll until they rest. */
export function patience(lines: Line[], lasts: number): number {
  return lines.some(({ what }) => LAUNCHES.has(what)) ? LONGEST_LAUNCH : ORDINARY + lasts;
}
