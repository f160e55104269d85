/** How a film is shown: slower than it was, slower still while somebody is struck, and what is heard when. */

import type { Cue } from "../modelIsland/motion";
import { lengthOf, POINTS_A_SECOND } from "./films";
import { soundsOf } from "./hearing";
import type { CurseBoard, CurseFilm } from "./types";

/** Shown milliseconds are those of whoever watches; pictures are those of the film. */
export interface Showing {
  cues: Cue[];
  lasts: number;
  /** The picture that is seen so long after the beginning: before 0 nothing has been let go. */
  pictureAt(now: number): number;
  /** When a moment of the film is seen, in milliseconds of both. */
  shownAt(ms: number): number;
}

/** Slower than it was, so that eyes can follow. */
const PACE = 0.55;
const SLOW = 0.15;
/** Milliseconds of the film before and after a blow that are slow, and in which the pace changes. */
const BEFORE = 70;
const AFTER = 260;
const EASES = 140;
/** Fireballs are first lifted over Vul-Kar. */
const LIFT = 700;
const LANDING = 600;
const PICTURE = 1000 / POINTS_A_SECOND;

/** How fast the film runs at this moment of it: 1 is as it was. */
export function paceAt({ touches }: CurseFilm, ms: number): number {
  const blows = touches.filter(([, kind]) => kind === "figure").map(([at]) => slowness(ms - at));
  return PACE - (PACE - SLOW) * Math.max(0, ...blows);
}

/** From 0 to 1, so long after a blow. */
function slowness(since: number): number {
  const outside = Math.max(-BEFORE - since, since - AFTER, 0);
  const part = Math.max(0, 1 - outside / EASES);
  return part * part * (3 - 2 * part);
}

export function showingOf(film: CurseFilm, board: CurseBoard): Showing {
  const falls = film.tracks.some(({ kind }) => kind === "fireball" || kind === "bee");
  const begins = falls ? LIFT : 0;
  const moments = [begins];
  for (let n = 0; n < lengthOf(film); n++)
    moments.push((moments[n] ?? 0) + PICTURE / paceAt(film, (n + 0.5) * PICTURE));
  const ends = moments.at(-1) ?? begins;
  const shownAt = (ms: number): number => between(moments, ms / PICTURE);
  return {
    shownAt,
    cues: soundsOf(film, board).map(({ at, sound }) => ({ at: shownAt(at), sound })),
    lasts: ends + LANDING,
    pictureAt: (now) => (now < begins ? ((now - begins) / PICTURE) * PACE : placeOf(moments, now)),
  };
}

/** The value between two entries of a rising list. */
function between(list: number[], at: number): number {
  const n = Math.min(list.length - 1, Math.max(0, Math.floor(at)));
  const [here = 0, next = here] = [list[n], list[n + 1]];
  return here + (next - here) * Math.min(1, Math.max(0, at - n));
}

/** Where in a rising list a value stands, between its entries too. */
function placeOf(list: number[], value: number): number {
  let [low, high] = [0, list.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  const [here = 0, next = here] = [list[low], list[high]];
  return next > here ? low + Math.min(1, (value - here) / (next - here)) : low;
}
