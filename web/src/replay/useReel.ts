/** Where a replay stands, and how it runs. */

import { useEffect, useState } from "react";
import type { Frame } from "../messages";
import type { Shown } from "../table/Stage";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Reel {
  at: number;
  running: boolean;
  speed: Speed;
  shown: Shown | null;
  /** Whether it came here from elsewhere than the picture before, so that nothing is to move. */
  jumped: boolean;
  /** How many times as fast as usual the picture moves; 0 while it is held. */
  pace: number;
  seek(at: number): void;
  run(running: boolean): void;
  setSpeed(speed: Speed): void;
  settled(): void;
}

const PAUSE = 450;

/** The number of the last picture that shows the match after so many inputs. */
export const pictureAfter = (frames: Frame[], inputs: number): number =>
  Math.max(
    0,
    frames.findLastIndex((frame) => frame.picture.inputs <= inputs),
  );

export function useReel(frames: Frame[], first = 0): Reel {
  const [place, setPlace] = useState({ at: first, before: first - 2, count: 0 });
  const [running, run] = useState(false);
  const [held, hold] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const [still, setStill] = useState(true);
  const last = frames.length - 1;
  const at = Math.min(place.at, last);

  const seek = (to: number) => {
    const next = Math.max(0, Math.min(last, to));
    if (next === at) return;
    setStill(false);
    setPlace({ at: next, before: at, count: place.count + 1 });
    if (next === last) run(false);
  };

  useEffect(() => {
    if (!running || !still) return;
    const timer = setTimeout(() => seek(at + 1), PAUSE / speed);
    return () => clearTimeout(timer);
  });

  const frame = frames[at];
  const forward = place.at === place.before + 1;
  return {
    at,
    running,
    speed,
    jumped: !forward,
    pace: held ? 0 : speed,
    shown: frame
      ? {
          picture: frame.picture,
          previous: frames[place.before]?.picture ?? null,
          lines: forward ? frame.lines : [],
          story: frames.slice(0, at + 1).flatMap(({ lines }) => lines),
          lasts: frame.lasts,
          count: place.count,
          busy: !still,
        }
      : null,
    seek: (to) => {
      run(false);
      hold(false);
      seek(to);
    },
    run: (wish) => {
      if (wish && at === last) setPlace({ at: 0, before: last, count: place.count + 1 });
      run(wish);
      hold(!wish && !still);
    },
    setSpeed,
    settled: () => setStill(true),
  };
}
