/** What moves in one walk, and when: milliseconds from its beginning. */

import type { Quaternion } from "three";
import type { Sound, SoundName } from "../../sounds";
import type { Point } from "./points";

const STEP = 300;
const LONGEST_WALK = 3800;
const HOP = 0.9;
export const SETTLE = 160;

export interface Cue {
  at: number;
  sound: SoundName | Sound;
}

/** Something acted out: how long it takes, and what is heard when. */
export interface Acted {
  cues: Cue[];
  lasts: number;
}

/** What is acted out now, and how far it has come. */
export interface Show<Action extends Acted = Acted> {
  action: Action | null;
  /** Milliseconds since it began; for ever where nothing is to move. */
  clock(): number;
}

/** How a piece stands: its feet, where it looks, and how far it is tipped: 0 upright, 1 lying. */
export interface Pose {
  at: Point;
  turn: number;
  tip: number;
  /** However it is thrown about its feet, instead of turned and tipped; on the axes of the picture. */
  spin?: Quaternion;
}

export interface Walk extends Acted {
  kind: "walk";
  /** The piece that walks. */
  who: number;
  from: Pose;
  stops: Point[];
  each: number;
}

export function walkOf(who: number, from: Pose, stops: Point[]): Walk {
  const first = stops[0];
  const ahead = first !== undefined && flat(from.at, first) < 0.4 ? stops.slice(1) : stops;
  const each = Math.min(STEP, LONGEST_WALK / Math.max(1, ahead.length));
  const cues = ahead.map((_, n) => ({ at: (n + 1) * each, sound: "hop" as const }));
  return { kind: "walk", who, from, stops: ahead, each, cues, lasts: ahead.length * each + SETTLE };
}

/** The walker at this moment; it never sinks into the ground between two spaces. */
export function walking(walk: Walk, now: number, ground: (x: number, y: number) => number): Pose {
  const last = walk.stops.length - 1;
  if (last < 0) return walk.from;
  const step = Math.min(last, Math.max(0, Math.floor(now / walk.each)));
  const part = Math.min(1, Math.max(0, now / walk.each - step));
  const to = walk.stops[step] ?? walk.from.at;
  const from = step === 0 ? walk.from.at : (walk.stops[step - 1] ?? to);
  const at = between(from, to, part);
  const hop = at[2] + HOP * 4 * part * (1 - part);
  const high = part > 0 && part < 1 ? Math.max(hop, ground(at[0], at[1])) : hop;
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return { at: [at[0], at[1], high], turn, tip: step === 0 ? walk.from.tip * (1 - part) : 0 };
}

export function between(from: Point, to: Point, part: number): Point {
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
}

export const flat = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
