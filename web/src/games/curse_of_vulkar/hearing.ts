/** What is heard of a launch, and of what people do. */

import type { Line } from "../../messages";
import type { Sound, SoundName } from "../../sounds";
import type { Cue } from "../modelIsland/motion";
import { POINTS_A_SECOND, RADII } from "./films";
import * as sounds from "./sounds";
import { type Surface, surfaceAt } from "./surfaces";
import type { CurseBoard, CurseFilm, CurseTrack } from "./types";

/** Pictures between two moments of rolling. */
const EVERY = 8;
/** Centimetres a second below which nothing is heard. */
const STILL = 4;
const PICTURE = 1000 / POINTS_A_SECOND;
const HEAVY = 0.65;

/** What is heard of a launch, in milliseconds of its film. */
export function soundsOf(film: CurseFilm, board: CurseBoard): Cue[] {
  const marbles = film.tracks.filter(({ kind }) => kind in RADII);
  const cues = [
    ...marbles.flatMap((track) => [...begunBy(track), ...rolledBy(track, board, marbles.length)]),
    ...film.touches.map(([at, kind]) => ({ at, sound: kind === "figure" ? sounds.KNOCK : sounds.CLATTER })),
  ];
  return cues.toSorted((one, other) => one.at - other.at);
}

const BEGINS: Record<string, Sound> = {
  ember: sounds.FLICK,
  fireball: sounds.DROP,
  boulder: sounds.THUD,
  bee: sounds.BUZZ,
};

function begunBy({ kind, first }: CurseTrack): Cue[] {
  const sound = BEGINS[kind];
  return sound === undefined ? [] : [{ at: first * PICTURE, sound }];
}

/** What is heard when something comes from one surface to another. */
function crossing(kind: string, from: Surface, to: Surface): Sound | null {
  if (to === "surf") return sounds.SPLASH;
  if (to === "scar") return sounds.THUD;
  if (to === "water") return sounds.PLOP;
  return from === "stone" && kind === "fireball" ? sounds.BURST : null;
}

function rolledBy({ kind, first, path }: CurseTrack, board: CurseBoard, marbles: number): Cue[] {
  const heft = (RADII[kind] ?? HEAVY) / HEAVY / Math.sqrt(marbles);
  const cues: Cue[] = [];
  let under: Surface | null = null;
  for (let n = 0; n < path.length; n++) {
    const [x, y] = path[n] as CurseTrack["path"][number];
    const now = surfaceAt(board, x, y);
    const at = (first + n) * PICTURE;
    const crossed = under === null || under === now ? null : crossing(kind, under, now);
    if (crossed !== null) cues.push({ at, sound: crossed });
    under = now;
    const speed = speedAt(path, n);
    if (n % EVERY === 0 && speed > STILL) cues.push({ at, sound: sounds.rolling(now, speed, heft) });
  }
  return cues;
}

/** Centimetres a second on the way to the next moment that is heard. */
function speedAt(path: CurseTrack["path"], n: number): number {
  const ahead = Math.min(path.length - 1, n + EVERY);
  const [here, then] = [path[n], path[ahead]];
  if (here === undefined || then === undefined || ahead === n) return 0;
  const far = Math.hypot(then[0] - here[0], then[1] - here[1], then[2] - here[2]);
  return (far * POINTS_A_SECOND) / (ahead - n);
}

// -- events

const OF_EVENTS: Record<string, Sound | SoundName> = {
  played: sounds.CARD,
  sapphires: sounds.CARD,
  took_token: sounds.TREASURE,
  stole: sounds.TREASURE,
  stole_something: sounds.TREASURE,
  exchanged: sounds.TREASURE,
  gave: sounds.TREASURE,
  from_maw: sounds.TREASURE,
  idol_taken: sounds.TREASURE,
  snapshot: sounds.SHUTTER,
  heart_taken: sounds.HEART,
  grabbed: sounds.HEART,
  heart_back: sounds.HEART,
  copter_here: sounds.COPTER,
  boarded: sounds.COPTER,
  cave_die: "dice",
  tiger_die: "dice",
  came_out: sounds.CAVE,
  vul_kar_turned: sounds.GRIND,
  tree_turned: sounds.CREAK,
  souvenir: sounds.SOUVENIR,
  globe: sounds.SOUVENIR,
  bag: sounds.SOUVENIR,
  into_maw: sounds.GULP,
  tracker_full: "rumble",
  fireball_added: "rumble",
  tiger_goes: sounds.GROWL,
  tiger_pounces: sounds.GROWL,
  stung: sounds.BUZZ,
};

/** Milliseconds between the sounds of one picture. */
const APART = 320;

/** What is heard of what people do, one after the other and each once. */
export function soundsOfLines(lines: Line[]): Cue[] {
  const heard = lines.map(({ what }) => OF_EVENTS[what]).filter((sound) => sound !== undefined);
  return [...new Set(heard)].map((sound, n) => ({ at: n * APART, sound }));
}
