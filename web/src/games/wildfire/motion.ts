/** How things move: tiles that fly to their place, and lights that race round the hub. */

import type { Line } from "../../messages";
import type { Lying, Point } from "./places";

/** Where a tile is in the air. */
export interface Pose {
  x: number;
  y: number;
  above: number;
  turn: number;
  lean: number;
}

export const FLIGHT = 560;
export const SPIN = 1500;
const TURNS = 3;
const LAMPS = 9;

export const eased = (part: number): number => 1 - (1 - part) ** 3;

/** How much of a motion is over, 0 to 1. */
export function passed(since: number, lasts: number): number {
  return Math.min(1, Math.max(0, since / lasts));
}

/** A tile on its way from somebody's place: it rises, turns, and comes down flat. */
export function inFlight(from: Point, to: Lying, part: number): Pose {
  const way = eased(part);
  const hop = Math.sin(Math.PI * part ** 0.8);
  return {
    x: from.x + (to.x - from.x) * way,
    y: from.y + (to.y - from.y) * way,
    above: Math.min(3.2, 0.7 + 0.3 * Math.hypot(to.x - from.x, to.y - from.y)) * hop,
    turn: to.turn - Math.min(140, 12 * Math.hypot(to.x - from.x, to.y - from.y)) * (1 - way),
    lean: 0.5 * hop,
  };
}

/** Which number is lit while the lights race; it is the lit one when they stop. */
export function racing(lit: number, part: number): number {
  const steps = TURNS * LAMPS;
  const left = Math.round(steps * (1 - eased(part)));
  return ((((lit - 1 - left) % LAMPS) + LAMPS) % LAMPS) + 1;
}

/** How far the wheel is turned, in degrees; nought when it stands. */
export const wheelTurn = (part: number): number => -720 * (1 - eased(part));

/** The number that the hub was just pressed for, or that was called. */
export function justLit(lines: Line[]): number | null {
  const line = lines.find(({ what }) => what === "lit" || what === "called");
  return line ? Number(line.facts[1]) : null;
}

/** Who just laid a tile. */
export function justLaid(lines: Line[]): { seat: number; tile: string } | null {
  const line = lines.find(({ what }) => what.startsWith("laid") || what === "opened");
  return line ? { seat: Number(line.facts[0]), tile: String(line.facts[1]) } : null;
}

/** Who just got how many tiles from the pile. */
export function justDrawn(lines: Line[]): { seat: number; tiles: number }[] {
  return lines
    .filter(({ what }) => what === "drew" || what === "dealt")
    .map(({ what, facts }) => ({ seat: Number(facts[0]), tiles: what === "dealt" ? 7 : 1 }));
}

export const says = (lines: Line[], what: string): boolean => lines.some((line) => line.what === what);
