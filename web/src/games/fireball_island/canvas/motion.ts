/** What moves in one walk or one roll, and when: milliseconds from its beginning. */

import type { Sound, SoundName } from "../../../sounds";
import { POINTS_A_SECOND, type Point } from "../contract";
import { HIT, ROLL, SPIT, SPLASH } from "../sounds";

const STEP = 300;
const LONGEST_WALK = 3800;
const HOP = 0.9;
const SETTLE = 160;
const POINTS = POINTS_A_SECOND / 1000;
const TURNING = 750;
const PUSH = 600;
const VANISH = 420;
const FLIGHT = 950;
const AFTER_HIT = 60;
const STONE = 3;
const RATTLE = 110;

interface Cue {
  at: number;
  sound: SoundName | Sound;
}

/** How a piece stands: its feet, where it looks, and how far it is tipped: 0 upright, 1 lying. */
export interface Pose {
  at: Point;
  turn: number;
  tip: number;
}

export interface Walk {
  kind: "walk";
  seat: number;
  from: Pose;
  stops: Point[];
  each: number;
  cues: Cue[];
  lasts: number;
}

export function walkOf(seat: number, from: Pose, stops: Point[]): Walk {
  const first = stops[0];
  const ahead = first !== undefined && flat(from.at, first) < 0.4 ? stops.slice(1) : stops;
  const each = Math.min(STEP, LONGEST_WALK / Math.max(1, ahead.length));
  const cues = ahead.map((_, n) => ({ at: (n + 1) * each, sound: "hop" as const }));
  return { kind: "walk", seat, from, stops: ahead, each, cues, lasts: ahead.length * each + SETTLE };
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

interface Flight {
  seat: number;
  at: number;
  from: Pose;
  to: Point;
  wet: boolean;
}

export interface Roll {
  kind: "roll";
  way: string;
  ball: string;
  path: Point[];
  /** When the ball starts. */
  begins: number;
  /** When it has come to rest. */
  rests: number;
  flights: Flight[];
  cues: Cue[];
  lasts: number;
}

export interface Hit {
  seat: number;
  ms: number;
  from: Pose;
  to: Point;
  wet: boolean;
}

/** A ball let go; the idol needs a moment to turn its face. */
export function rollOf(way: string, ball: string, path: Point[], hits: Hit[]): Roll {
  const begins = ball === "V" ? TURNING : PUSH;
  const rests = begins + Math.max(0, path.length - 1) / POINTS;
  const flights = hits.map(({ ms, ...hit }) => ({ ...hit, at: begins + ms + AFTER_HIT }));
  const landed = flights.map(({ at }) => at + FLIGHT + SETTLE);
  const cues: Cue[] = [
    ...(ball === "V" ? [{ at: begins - 120, sound: SPIT }] : []),
    ...rattling(path).map((at) => ({ at: begins + at, sound: ROLL })),
    ...flights.flatMap(({ at, wet }) => [
      { at: at - AFTER_HIT, sound: HIT },
      { at: at + FLIGHT, sound: wet ? SPLASH : ("tile" as const) },
    ]),
  ];
  cues.sort((one, other) => one.at - other.at);
  return {
    kind: "roll",
    way,
    ball,
    path,
    begins,
    rests,
    flights,
    cues,
    lasts: Math.max(rests + VANISH, ...landed),
  };
}

/** When a rolling ball is heard: once for every few centimetres, so the faster the denser. */
function rattling(path: Point[]): number[] {
  const heard: number[] = [];
  let rolled = STONE;
  for (const [n, at] of path.entries()) {
    const before = path[n - 1] ?? at;
    rolled += Math.hypot(at[0] - before[0], at[1] - before[1], at[2] - before[2]);
    const now = n / POINTS;
    if (rolled >= STONE && now - (heard.at(-1) ?? -RATTLE) >= RATTLE) {
      heard.push(now);
      rolled = 0;
    }
  }
  return heard;
}

/** Where the ball is, and how much of it is seen: having come to rest it vanishes, to lie on its perch again. */
export function rolling(roll: Roll, now: number): { at: Point; size: number } {
  const along = Math.min(roll.path.length - 1, Math.max(0, (now - roll.begins) * POINTS));
  const n = Math.floor(along);
  const here = roll.path[n] ?? [0, 0, 0];
  const at = between(here, roll.path[n + 1] ?? here, along - n);
  const size = 1 - Math.min(1, Math.max(0, (now - roll.rests) / VANISH));
  return { at, size };
}

/** A piece that was hit stands until then, flies in an arc, head over heels, and lies where it came down. */
export function flying(flight: Flight, now: number): Pose {
  const part = Math.min(1, Math.max(0, (now - flight.at) / FLIGHT));
  const at = between(flight.from.at, flight.to, part);
  const high = 2.5 + 0.14 * flat(flight.from.at, flight.to);
  const turn = flight.from.turn + part * 5;
  const lands = flight.wet ? 0 : 1;
  const tip = part === 0 ? flight.from.tip : part === 1 ? lands : part * (4 + lands);
  return { at: [at[0], at[1], at[2] + high * 4 * part * (1 - part)], turn, tip };
}

export function between(from: Point, to: Point, part: number): Point {
  return [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
}

const flat = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
