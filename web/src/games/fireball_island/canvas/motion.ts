/** What moves in one roll, and when: milliseconds from its beginning. */

import { type Acted, between, type Cue, flat, type Pose, SETTLE } from "../../modelIsland/motion";
import type { Point } from "../../modelIsland/points";
import { POINTS_A_SECOND } from "../contract";
import { HIT, ROLL, SPIT, SPLASH } from "../sounds";

const POINTS = POINTS_A_SECOND / 1000;
const TURNING = 750;
const PUSH = 600;
const VANISH = 420;
const FLIGHT = 950;
const AFTER_HIT = 60;
const STONE = 3;
const RATTLE = 110;

interface Flight {
  seat: number;
  at: number;
  from: Pose;
  to: Point;
  wet: boolean;
}

export interface Roll extends Acted {
  kind: "roll";
  way: string;
  ball: string;
  path: Point[];
  /** When the ball starts. */
  begins: number;
  /** When it has come to rest. */
  rests: number;
  flights: Flight[];
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
