/** Films of launches, computed anew by the server. */

import type { LaunchTold } from "./act";
import type { CurseFilm, CurseTrack } from "./types";
import { ADDRESS } from "./useIsland";

const PATIENCE = 8000;

export const POINTS_A_SECOND = 60;

export function queryOf({ what, number, facing, trees, standing, lying, drawn }: LaunchTold): string {
  const lies = lying.map(([figure, { Lie }]) => ({ figure, how: Lie[0], at: Lie.slice(2) }));
  const ask = {
    what,
    number: `${number}`,
    drawn: drawn.join(","),
    facing: `${facing}`,
    trees: trees.join(""),
    standing: standing.map((where) => where.join(":")).join(","),
    lying: lies
      .filter(({ how }) => how !== "off")
      .map(({ figure, at }) => [figure, ...at].join(":"))
      .join(","),
  };
  return `${ADDRESS}/films?${new URLSearchParams(ask)}`;
}

/** The film of a launch; null where there is none, or it takes too long to come. */
export async function filmOf(told: LaunchTold): Promise<CurseFilm | null> {
  try {
    const answer = await fetch(queryOf(told), { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? ((await answer.json()) as CurseFilm) : null;
  } catch {
    return null;
  }
}

export type Pose = CurseTrack["path"][number];

/** Where something is in this picture of the film: where it ended, if it is over, and null before it begins. */
export function poseAt({ first, path }: CurseTrack, picture: number): Pose | null {
  if (picture < first) return null;
  return path[Math.min(path.length - 1, Math.floor(picture - first))] ?? null;
}

/** Of marbles, in centimetres. */
export const RADII: Record<string, number> = { ember: 0.65, fireball: 0.8, boulder: 1.2, bee: 0.35 };

/** How many pictures there are. */
export const lengthOf = ({ tracks }: CurseFilm): number =>
  Math.max(0, ...tracks.map(({ first, path }) => first + path.length));

/** Where the top of something leans, to the east and to the south: nowhere, if it is upright. */
export function leanOf([, , , w, a, b, c]: Pose): [number, number] {
  return [2 * (a * c + w * b), -2 * (b * c - w * a)];
}

/** Degrees by which a piece that is drawn upright is turned, so that its head points to where it leans. */
export function leaning(pose: Pose): number {
  const [east, south] = leanOf(pose);
  const lean = Math.hypot(east, south);
  if (lean < 0.05) return 0;
  const whole = (Math.atan2(east, -south) * 180) / Math.PI;
  return whole * Math.min(1, lean / KNOCKED);
}

/** Whoever leans so far lies. */
const KNOCKED = 0.77;

/** Whether all has come to rest in this picture. */
export const isOver = (film: CurseFilm, picture: number): boolean => picture >= lengthOf(film) - 0.5;

/** What moves in a film belongs to it, and is drawn nowhere else. */
export const movedIn = (film: CurseFilm | null, kind: string): ReadonlySet<string> =>
  new Set((film?.tracks ?? []).filter((track) => track.kind === kind).map(({ name }) => name));
