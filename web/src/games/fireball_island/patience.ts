import type { Line } from "../../messages";

const ORDINARY = 4000;
const LONGEST_ROLL = 30_000;

/** Milliseconds after which nobody waits any longer: a Fireball rolls until it rests. */
export function patience(lines: Line[], lasts: number): number {
  return lines.some(({ what }) => what === "fireball_rolled") ? LONGEST_ROLL : ORDINARY + lasts;
}
