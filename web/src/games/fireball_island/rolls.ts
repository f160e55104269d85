/** The path of a Fireball: recomputed by the server's physics, or along the line of its way. */

import { type IslandBoard, POINTS_A_SECOND, type Point, type RollShown } from "./contract";
import { lineOf } from "./lines";
import { spotOf } from "./spots";
import type { IslandPath } from "./types";
import { ADDRESS } from "./useIsland";

/** A roll as the story tells it. */
export interface RollTold {
  way: string;
  /** Millimetres a second; 0 where the roll was drawn from the atlas. */
  push: number;
  aim: number;
  /** Who stood where on the trails. */
  pieces: [number, string][];
  /** Who was hit, and where they go. */
  hits: { seat: number; to: string }[];
}

const SPEED = 18;
const PATIENCE = 2500;
/** A ball that stays within so many centimetres only rocks, which is seen for so many points. */
const ROCKING = 0.5;
const ROCKS = 20;

export function queryOf({ way, push, aim, pieces }: RollTold): string {
  const standing = pieces.map(([seat, space]) => `${seat}:${space}`).join(",");
  return `${ADDRESS}/rolls?${new URLSearchParams({ way, push: `${push}`, aim: `${aim}`, pieces: standing })}`;
}

/** The roll to be shown; without physics, or when it takes too long to come, an even one. */
export async function rollOf(board: IslandBoard, told: RollTold): Promise<RollShown> {
  if (told.push === 0) return evenRoll(board, told);
  try {
    const answer = await fetch(queryOf(told), { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return evenRoll(board, told);
    return shownAs(board, told, (await answer.json()) as IslandPath);
  } catch {
    return evenRoll(board, told);
  }
}

/** The recomputed path; the story says who was hit, the path when. */
export function shownAs(board: IslandBoard, told: RollTold, { path: rolled, hits }: IslandPath): RollShown {
  const path = withoutRest(rolled);
  const when = new Map(hits.map(({ seat, ms }) => [seat, ms]));
  const from = new Map(told.pieces);
  return {
    way: told.way,
    path,
    hits: told.hits.map(({ seat, to }) => {
      const ms = when.get(seat) ?? timeAt(path, spotOf(board, from.get(seat) ?? to));
      return { seat, ms, to };
    }),
  };
}

/** A path up to a moment after the ball has stopped going anywhere: nobody waits while it rocks. */
function withoutRest(path: Point[]): Point[] {
  const end = path.at(-1);
  const moving =
    end === undefined ? 0 : path.findLastIndex((at) => Math.hypot(at[0] - end[0], at[1] - end[1]) > ROCKING);
  return path.slice(0, moving + 1 + ROCKS);
}

/** Along the line of the way at an even speed, as far as the last piece that is hit or to the end. */
export function evenRoll(board: IslandBoard, told: RollTold): RollShown {
  const path = evenly(lineOf(board, told.way), SPEED / POINTS_A_SECOND);
  return shownAs(board, told, { path, hits: [] });
}

/** Points on a line that are so far apart. */
export function evenly(line: Point[], apart: number): Point[] {
  const points: Point[] = line.slice(0, 1);
  let over = 0;
  for (const [at, to] of line.slice(1).entries()) {
    const from = line[at] as Point;
    const long = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
    for (let gone = apart - over; gone <= long; gone += apart) {
      const part = gone / long;
      points.push([
        from[0] + (to[0] - from[0]) * part,
        from[1] + (to[1] - from[1]) * part,
        from[2] + (to[2] - from[2]) * part,
      ]);
    }
    over = (over + long) % apart;
  }
  return points;
}

/** When the path comes nearest to a spot. */
function timeAt(path: Point[], [x, y]: [number, number]): number {
  let [best, near] = [0, Number.POSITIVE_INFINITY];
  for (const [at, point] of path.entries()) {
    const far = Math.hypot(point[0] - x, point[1] - y);
    if (far < near) [best, near] = [at, far];
  }
  return Math.round((best * 1000) / POINTS_A_SECOND);
}
