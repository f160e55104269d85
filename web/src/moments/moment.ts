/** Which great moment a picture brings, and how near the camera comes for it. */

import { createContext } from "react";
import type { MomentKind, MomentKinds } from "../games/scene";
import type { Line } from "../messages";

interface Found extends MomentKind {
  line: Line;
}

export interface Moment extends Found {
  /** When it began, in milliseconds of the clock of the scene. */
  begun: number;
}

/** One is shown for its time; of those that come meanwhile the last one follows. */
export interface Moments {
  shown: Moment | null;
  next: Found | null;
}

export const NONE: Moments = { shown: null, next: null };

/** For how many milliseconds it is shown. */
export const LASTS = 2000;
/** For how many of them the camera moves, and by which part of its distance it comes nearer. */
const MOVES = 1500;
const NEARER = 0.09;

/** The first of these kinds of which there is a line. */
export function momentIn(lines: Line[], kinds: MomentKinds): Found | null {
  for (const [what, kind] of Object.entries(kinds)) {
    const line = lines.find((told) => told.what === what && (kind.when?.(told) ?? true));
    if (line !== undefined) return { ...kind, line };
  }
  return null;
}

/** Another moment has come. */
export const came = ({ shown }: Moments, found: Found, now: number): Moments =>
  shown === null ? { shown: { ...found, begun: now }, next: null } : { shown, next: found };

/** The time of the one that was shown is over. */
export const passed = ({ next }: Moments, now: number): Moments =>
  next === null ? NONE : { shown: { ...next, begun: now }, next: null };

/** The part of its distance at which the camera is so many milliseconds after a moment began: there and back. */
export function nearness(since: number): number {
  if (since <= 0 || since >= MOVES) return 1;
  return 1 - NEARER * Math.sin((Math.PI * since) / MOVES) ** 2;
}

/** The moment that a scene is lit by, and that moves its camera; none while nothing is to move. */
export const MomentOnBoard = createContext<Moment | null>(null);
