/** When everything of one frame happens, in milliseconds from its beginning. */

import type { Journey } from "./journeys";
import type { Place } from "./places";
import type { Tray } from "./rolls";

export const THROW = 950;
const APART = 90;
const LOOK = 300;
const COMPARE = 750;
const STEP = 185;
const WALK = 1900;
const LEAP = 620;
const REST = 140;

interface Hop {
  seat: number;
  from: Place;
  to: Place;
  at: number;
  lasts: number;
  leap: boolean;
  last: boolean;
}

export interface Timeline {
  /** When all dice have come to rest. */
  landed: number;
  /** When each die of the tray is thrown; null for those that lie there already. */
  throws: (number | null)[];
  hops: Hop[];
  lasts: number;
}

export const NOTHING: Timeline = { landed: 0, throws: [], hops: [], lasts: 0 };

export function timelineOf(tray: Tray, journeys: Journey[]): Timeline {
  const lying = tray.dice.length - tray.thrown;
  const throws = tray.dice.map((_, n) => (n < lying ? null : (n - lying) * APART));
  const rolling = tray.thrown > 0 ? THROW + (tray.thrown - 1) * APART : 0;
  let time = rolling === 0 ? 0 : rolling + (tray.named ? COMPARE : LOOK);
  const hops: Hop[] = [];
  let began = time;
  for (const journey of journeys) {
    if (!journey.together) began = time;
    const walked = hopsOf(journey, began);
    hops.push(...walked);
    const last = walked.at(-1);
    if (last !== undefined) time = Math.max(time, last.at + last.lasts + REST);
  }
  return { landed: rolling, throws, hops, lasts: time };
}

function hopsOf(journey: Journey, began: number): Hop[] {
  const steps = journey.stops.length - 1;
  const lasts = journey.leap ? LEAP : Math.min(STEP, WALK / Math.max(steps, 1));
  return journey.stops.slice(1).map((to, n) => ({
    seat: journey.seat,
    from: journey.stops[n] ?? to,
    to,
    at: began + n * lasts,
    lasts,
    leap: journey.leap,
    last: n === steps - 1,
  }));
}

interface Standing {
  from: Place;
  to: Place;
  /** How far it has come from one to the other, 0 to 1. */
  part: number;
  leap: boolean;
  /** Not on its way to another square than the one where it stays. */
  arriving: boolean;
}

/** Where a piece is at this moment; `stays` is where it stands when nothing of the timeline is about it. */
export function standingAt(timeline: Timeline, seat: number, stays: Place, now: number): Standing {
  const own = timeline.hops.filter((hop) => hop.seat === seat);
  const first = own[0];
  if (first === undefined) return { from: stays, to: stays, part: 1, leap: false, arriving: true };
  const current = own.findLast((hop) => hop.at <= now) ?? first;
  const part = Math.min(1, Math.max(0, (now - current.at) / current.lasts));
  const arriving = current.last && part > 0;
  return { from: current.from, to: current.to, part, leap: current.leap, arriving };
}
