/** Sparks, smoke, dust and splashes in a film: when and where each bursts, and where its parts fly. */

import type { Point } from "../../modelIsland/points";
import { scatter } from "../../noise";
import { POINTS_A_SECOND, RADII } from "../films";
import type { CurseFilm, CurseTrack } from "../types";
import { isMarble, placed } from "./filming";

export type BurstKind = "sparks" | "smoke" | "dust" | "splash";

export interface Burst {
  kind: BurstKind;
  /** Milliseconds of the film. */
  ms: number;
  at: Point;
}

interface Island {
  peak: [number, number];
  /** How high the sea stands. */
  level: number;
}

const MOUTH = 3.6;
const CHEST = 1.3;
const PICTURE = 1000 / POINTS_A_SECOND;

export function burstsOf(film: CurseFilm, island: Island): Burst[] {
  return [
    ...film.tracks.filter(isMarble).flatMap((track) => ofMarble(track, island)),
    ...film.tracks.filter(({ kind }) => kind !== "deck").flatMap((track) => splashOf(track, island)),
    ...film.touches.flatMap(([ms, kind, name]): Burst[] => {
      const track = film.tracks.find((one) => one.kind === kind && one.name === name);
      if (track === undefined) return [];
      const [x, y, z] = placed(track, track.first).at;
      if (kind === "deck") return [{ kind: "dust", ms, at: [x, y, z] }];
      return [{ kind: "sparks", ms, at: [x, y, z + CHEST] }];
    }),
  ];
}

/** An Ember leaves its pit in sparks; a Fireball bursts out of one of Vul-Kar's mouths. */
function ofMarble(track: CurseTrack, { peak }: Island): Burst[] {
  const begins = { ms: track.first * PICTURE, at: placed(track, track.first).at };
  if (track.kind === "bee") return [];
  if (track.kind !== "fireball") return [{ kind: "sparks", ...begins }];
  const out = track.path.findIndex(([x, y]) => Math.hypot(x - peak[0], y - peak[1]) > MOUTH);
  if (out < 0) return [{ kind: "sparks", ...begins }];
  const burst = { ms: (track.first + out) * PICTURE, at: placed(track, track.first + out).at };
  return [
    { kind: "sparks", ...begins },
    { kind: "sparks", ...burst },
    { kind: "smoke", ...burst },
  ];
}

/** Where it first goes into the sea. */
function splashOf(track: CurseTrack, { level }: Island): Burst[] {
  const deep = level + 0.6 * (RADII[track.kind] ?? 0);
  const wet = track.path.findIndex(([, , z]) => z < deep);
  if (wet < 0) return [];
  const [x, y] = placed(track, track.first + wet).at;
  return [{ kind: "splash", ms: (track.first + wet) * PICTURE, at: [x, y, level] }];
}

/** How many parts there are of each, and how they fly: outward and upward in centimetres a second. */
const FLIGHTS: Record<BurstKind, { count: number; lasts: number; out: number; up: number; falls: number }> = {
  sparks: { count: 14, lasts: 520, out: 7, up: 13, falls: 40 },
  smoke: { count: 9, lasts: 1300, out: 2.4, up: 4, falls: -1.5 },
  dust: { count: 12, lasts: 700, out: 6, up: 4, falls: 6 },
  splash: { count: 18, lasts: 700, out: 5, up: 15, falls: 46 },
};

export const LONGEST = Math.max(...Object.values(FLIGHTS).map(({ lasts }) => lasts));

export interface Mote {
  at: Point;
  /** From 0 to 1, and to 0 again. */
  size: number;
}

/** The parts of a burst at a moment of the film. */
export function motesOf(burst: Burst, ms: number): Mote[] {
  const { count, lasts, out, up, falls } = FLIGHTS[burst.kind];
  const age = ms - burst.ms;
  if (age < 0 || age >= lasts) return [];
  const [s, part] = [age / 1000, age / lasts];
  const [x, y, z] = burst.at;
  return Array.from({ length: count }, (_, n) => {
    const turn = 2 * Math.PI * ((n + scatter(n, x)) / count);
    const [fast, high] = [0.4 + 0.6 * scatter(y, n), 0.5 + 0.5 * scatter(n + 7, y)];
    const away = out * fast * s;
    const rise = up * high * s - (falls * s * s) / 2;
    return {
      at: [x + away * Math.cos(turn), y + away * Math.sin(turn), z + rise],
      size: Math.min(1, 6 * part) * (1 - part),
    };
  });
}
