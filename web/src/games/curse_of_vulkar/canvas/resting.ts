import type { Point } from "../../modelIsland/points";
import { heightAt, type Relief } from "../../modelIsland/relief";
import type { CurseBoard } from "../types";
import type { Hidden } from "./contract";

const EMBER = 0.65;
const FIREBALL = 0.8;
/** Fireballs in the Scar lie in a circle of this radius, as many as have room in one. */
const CIRCLE = 1.5;
const IN_CIRCLE = 6;

interface Marble {
  /** Its middle. */
  at: Point;
  radius: number;
}

/** The marbles that lie where they wait. */
export function restingMarbles(board: CurseBoard, relief: Relief, scar: number, hidden: Hidden): Marble[] {
  const embers = Object.entries(board.pits)
    .filter(([name]) => !hidden.embers.has(name))
    .map(([, { x, y }]) => lying(relief, x, y, EMBER));
  const count = Math.max(0, scar - hidden.fireballs);
  const fireballs = Array.from({ length: count }, (_, n) => {
    const turn = (n / Math.min(count, IN_CIRCLE)) * 2 * Math.PI - Math.PI / 2;
    const away = count === 1 ? 0 : CIRCLE + (n >= IN_CIRCLE ? 2 * FIREBALL : 0);
    const { x, y } = board.scar;
    return lying(relief, x + away * Math.cos(turn), y + away * Math.sin(turn), FIREBALL);
  });
  return [...embers, ...fireballs];
}

const lying = (relief: Relief, x: number, y: number, radius: number): Marble => ({
  at: [x, y, heightAt(relief, x, y) + radius],
  radius,
});
