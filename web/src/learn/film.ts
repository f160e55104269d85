/** Frames shown one after the other, outside a room. */

import type { Frame, Line, Picture } from "../messages";
import type { Shown } from "../table/Stage";

interface Film {
  picture: Picture | null;
  previous: Picture | null;
  lines: Line[];
  waiting: Frame[];
  busy: boolean;
  count: number;
}

export const NO_FILM: Film = { picture: null, previous: null, lines: [], waiting: [], busy: false, count: 0 };

type Winding = { type: "show"; picture: Picture } | { type: "play"; frames: Frame[] } | { type: "settled" };

export function wound(film: Film, winding: Winding): Film {
  if (winding.type === "show") return { ...NO_FILM, picture: winding.picture, count: film.count + 1 };
  if (winding.type === "play") return next({ ...film, waiting: [...film.waiting, ...winding.frames] });
  return film.waiting.length > 0 ? next(film) : { ...film, busy: false };
}

function next(film: Film): Film {
  const [frame, ...waiting] = film.waiting;
  if (frame === undefined) return film;
  return {
    picture: frame.picture,
    previous: film.picture,
    lines: frame.lines,
    waiting,
    busy: true,
    count: film.count + 1,
  };
}

export function shownOf({ previous, lines, count, busy }: Film, picture: Picture): Shown {
  return { picture, previous, lines, count, busy };
}
