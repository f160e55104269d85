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
  /** Whether it was shown for long enough to be read. */
  seen: boolean;
  /** Whether the next turn has begun. */
  over: boolean;
}

export const NONE: Moments = { shown: null, next: null, seen: false, over: false };

/** For how many milliseconds it is shown, and for how many at least when the next turn begins meanwhile. */
export const LASTS = 2000;
export const AT_LEAST = 850;
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

/** Whether one of these lines was told in a later turn than the moment. */
function turnOver({ line }: Found, lines: Line[]): boolean {
  const turn = line.turn?.join(" ");
  return turn !== undefined && lines.some((told) => told.turn && told.turn.join(" ") !== turn);
}

/** These lines were told: what is shown ends with its turn, once it was to be read. */
export function told(moments: Moments, lines: Line[], now: number): Moments {
  const { shown } = moments;
  if (shown === null || moments.over || !turnOver(shown, lines)) return moments;
  return moments.seen ? passed(moments, now) : { ...moments, over: true };
}

/** What is shown was to be read. */
export const seen = (moments: Moments, now: number): Moments =>
  moments.over ? passed(moments, now) : { ...moments, seen: true };

/** Another moment has come. */
export const came = (before: Moments, found: Found, now: number): Moments =>
  before.shown === null ? { ...NONE, shown: { ...found, begun: now } } : { ...before, next: found };

/** The time of the one that was shown is over. */
export const passed = ({ next }: Moments, now: number): Moments =>
  next === null ? NONE : { ...NONE, shown: { ...next, begun: now } };

/** The part of its distance at which the camera is so many milliseconds after a moment began: there and back. */
export function nearness(since: number): number {
  if (since <= 0 || since >= MOVES) return 1;
  return 1 - NEARER * Math.sin((Math.PI * since) / MOVES) ** 2;
}

/** The moment that a scene is lit by, and that moves its camera; none while nothing is to move. */
export const MomentOnBoard = createContext<Moment | null>(null);
