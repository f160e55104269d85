/** A launch acted out: where everything is at each moment of it. */

import { Quaternion } from "three";
import { BEHIND } from "../../modelIsland/framing";
import type { Acted, Pose as Stand } from "../../modelIsland/motion";
import type { Point } from "../../modelIsland/points";
import { isOver, POINTS_A_SECOND, type Pose } from "../films";
import { type Showing, showingOf } from "../showing";
import type { CurseBoard, CurseFilm, CurseTrack } from "../types";
import { stonesAt } from "./slabs";

export interface Filmed extends Acted {
  kind: "film";
  film: CurseFilm;
  showing: Showing;
}

export function filmedOf(rolled: CurseFilm, board: CurseBoard): Filmed {
  const showing = showingOf(rolled, board);
  const film = { ...rolled, tracks: rolled.tracks.map((track) => overStones(track, board)) };
  return { kind: "film", film, showing, cues: showing.cues, lasts: showing.lasts };
}

/** The stones of the trails are only drawn: what rolled and fell on the ground below them is seen on them. */
function overStones(track: CurseTrack, board: CurseBoard): CurseTrack {
  if (track.kind === "deck") return track;
  const path = track.path.map(([x, y, z, ...turn]): Pose => [x, y, z + stonesAt(board, x, y), ...turn]);
  return { ...track, path };
}

export const isMarble = ({ kind }: CurseTrack): boolean => kind !== "figure" && kind !== "deck";

/** A turn on axes east, north and up, on those of the picture: east, up and south. */
export const spinOf = ([, , , w, a, b, c]: Pose): Quaternion => new Quaternion(a, c, -b, w).normalize();

/** Where something is between two pictures: before it begins as at its beginning, and then as at its end. */
export function placed({ first, path }: CurseTrack, picture: number): { at: Point; spin: Quaternion } {
  const along = Math.min(path.length - 1, Math.max(0, picture - first));
  const n = Math.floor(along);
  const here = path[n] ?? UPRIGHT;
  const next = path[n + 1] ?? here;
  const part = (axis: 0 | 1 | 2): number => here[axis] + (next[axis] - here[axis]) * (along - n);
  return { at: [part(0), part(1), part(2)], spin: spinOf(here).slerp(spinOf(next), along - n) };
}

const UPRIGHT: Pose = [0, 0, 0, 1, 0, 0, 0];

/** How a film has a figure stand, tumble and lie; null if it is not about this figure, or no longer, as it has not fallen. */
export function tumbling(
  { film, showing }: Filmed,
  figure: number,
  now: number,
  falls: boolean,
): Stand | null {
  const track = film.tracks.find(({ kind, name }) => kind === "figure" && name === `${figure}`);
  const picture = showing.pictureAt(now);
  if (track === undefined || (isOver(film, picture) && !falls)) return null;
  const { at, spin } = placed(track, picture);
  return { at, turn: 0, tip: 0, spin };
}

/** Pictures apart, to see whether something moves. */
const APART = 8;
/** Centimetres in that time. */
const MOVED = 0.8;
const NEAR_BLOW = 14;
const AFTER_BLOW = 30;
const BEFORE_BLOW = 6;

/** What the camera is to see: what rolls, from where it is to where it will be when the camera has come after it. */
export function chased({ film, showing }: Filmed, now: number): Point[] {
  const [picture, soon] = [showing.pictureAt(now), showing.pictureAt(now + BEHIND)];
  const struck = film.touches
    .filter(([ms, kind]) => kind === "figure" && within(picture, (ms * POINTS_A_SECOND) / 1000))
    .flatMap(([, , name]) => film.tracks.filter((track) => track.kind === "figure" && track.name === name))
    .map((track) => placed(track, soon).at);
  const rolling = film.tracks
    .filter((track) => isMarble(track) && isMoving(track, picture))
    .flatMap((track) => [placed(track, picture).at, placed(track, soon).at]);
  if (struck.length > 0) {
    const close = rolling.filter((at) => struck.some((one) => far(one, at) < NEAR_BLOW));
    return [...struck, ...close];
  }
  return rolling.length > 0 ? rolling : film.tracks.map((track) => placed(track, picture).at);
}

const within = (picture: number, blow: number): boolean =>
  picture > blow - BEFORE_BLOW && picture < blow + AFTER_BLOW;

/** Whether it goes anywhere, or is about to be let go. */
function isMoving(track: CurseTrack, picture: number): boolean {
  if (picture < track.first) return picture < 0;
  const [here, next] = [placed(track, picture).at, placed(track, picture + APART).at];
  return far(here, next) > MOVED;
}

const far = (one: Point, other: Point): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
