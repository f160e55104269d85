/** One picture being played: its timeline and how far it has come. */

import { useMemo, useRef } from "react";
import type { Line, Picture } from "../../messages";
import { type Clock, useClock } from "../clock";
import { journeysOf } from "./journeys";
import { EMPTY, nextTray, type Tray } from "./rolls";
import { NOTHING, type Timeline, timelineOf } from "./timeline";
import type { BattleView } from "./types";

export interface Performance {
  picture: Picture;
  tray: Tray;
  timeline: Timeline;
  /** Milliseconds since it began. */
  clock(): number;
}

function performanceOf(
  picture: Picture,
  previous: Picture | null,
  lines: Line[],
  lying: Tray,
  still: boolean,
  time: Clock,
): Performance {
  const [before, after] = [tableOf(previous), picture.table as BattleView];
  const tray = nextTray(lying, before, after, lines, picture.question === "TakeDice");
  const journeys = before === null ? [] : journeysOf(before, after, lines);
  const began = time.now();
  const timeline = still ? NOTHING : timelineOf(tray, journeys);
  return { picture, tray, timeline, clock: () => time.now() - began };
}

/** What is played for this picture; the same until another picture comes. */
export function usePerformance(
  picture: Picture,
  previous: Picture | null,
  lines: Line[],
  still: boolean,
): Performance {
  const time = useClock();
  const lying = useRef<Tray>(EMPTY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is played once, with what came along with it
  const now = useMemo(() => performanceOf(picture, previous, lines, lying.current, still, time), [picture]);
  lying.current = now.tray;
  return now;
}

function tableOf(picture: Picture | null): BattleView | null {
  return picture === null ? null : (picture.table as BattleView);
}
