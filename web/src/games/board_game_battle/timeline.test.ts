import { expect, test } from "vitest";
import type { Journey } from "./journeys";
import { onPath } from "./places";
import { EMPTY, type Tray } from "./rolls";
import { standingAt, timelineOf } from "./timeline";

const walk = (seat: number, squares: number[], changes: Partial<Journey> = {}): Journey => ({
  seat,
  stops: squares.map(onPath),
  leap: false,
  together: false,
  ...changes,
});

const THROWN: Tray = { dice: [{ number: 5, seat: 0, extra: false }], thrown: 1, named: false };

test("pieces set out when the dice have come to rest", () => {
  const timeline = timelineOf(THROWN, [walk(0, [0, 1])]);
  expect(timeline.throws).toEqual([0]);
  expect(timeline.hops[0]?.at).toBeGreaterThanOrEqual(timeline.landed);
});

test("one after the other, except those who set out together", () => {
  const [first, second] = timelineOf(EMPTY, [walk(0, [0, 1]), walk(1, [4, 3])]).hops;
  expect(second?.at).toBeGreaterThanOrEqual((first?.at ?? 0) + (first?.lasts ?? 0));
  const leaps = [walk(0, [0, 8], { leap: true }), walk(1, [8, 0], { leap: true, together: true })];
  expect(timelineOf(EMPTY, leaps).hops.map(({ at }) => at)).toEqual([0, 0]);
});

test("a long way is walked faster", () => {
  const squares = Array.from({ length: 19 }, (_, n) => n);
  expect(timelineOf(EMPTY, [walk(0, squares)]).lasts).toBeLessThan(2500);
});

test("at every moment a piece is on its way from one square to the next", () => {
  const timeline = timelineOf(EMPTY, [walk(0, [0, 1, 2])]);
  const halfway = (timeline.hops[1]?.at ?? 0) + (timeline.hops[1]?.lasts ?? 0) / 2;
  expect(standingAt(timeline, 0, onPath(2), 0)).toMatchObject({ from: onPath(0), part: 0, arriving: false });
  expect(standingAt(timeline, 0, onPath(2), halfway)).toMatchObject({
    from: onPath(1),
    to: onPath(2),
    part: 0.5,
  });
  expect(standingAt(timeline, 0, onPath(2), Infinity)).toMatchObject({
    to: onPath(2),
    part: 1,
    arriving: true,
  });
  expect(standingAt(timeline, 3, onPath(8), 0)).toMatchObject({ from: onPath(8), to: onPath(8) });
});

test("nothing to show takes no time", () => {
  expect(timelineOf(EMPTY, []).lasts).toBe(0);
});
