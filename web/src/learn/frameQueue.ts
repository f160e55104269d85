/** Frames shown one after the other, outside a room. */

import type { Frame, Line, Picture } from "../messages";
import type { Shown } from "../table/Stage";

interface FrameQueue {
  picture: Picture | null;
  previous: Picture | null;
  lines: Line[];
  lasts: number;
  waiting: Frame[];
  busy: boolean;
  count: number;
}

export const NO_FRAMES: FrameQueue = {
  picture: null,
  previous: null,
  lines: [],
  lasts: 0,
  waiting: [],
  busy: false,
  count: 0,
};

type Change = { type: "show"; picture: Picture } | { type: "play"; frames: Frame[] } | { type: "settled" };

export function changed(queue: FrameQueue, change: Change): FrameQueue {
  if (change.type === "show") return { ...NO_FRAMES, picture: change.picture, count: queue.count + 1 };
  if (change.type === "play") return next({ ...queue, waiting: [...queue.waiting, ...change.frames] });
  return queue.waiting.length > 0 ? next(queue) : { ...queue, busy: false };
}

function next(queue: FrameQueue): FrameQueue {
  const [frame, ...waiting] = queue.waiting;
  if (frame === undefined) return queue;
  return {
    picture: frame.picture,
    previous: queue.picture,
    lines: frame.lines,
    lasts: frame.lasts,
    waiting,
    busy: true,
    count: queue.count + 1,
  };
}

export function shownOf({ previous, lines, lasts, count, busy }: FrameQueue, picture: Picture): Shown {
  return { picture, previous, lines, lasts, count, busy };
}
