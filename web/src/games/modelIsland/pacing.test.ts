import { expect, test } from "vitest";
import { isSlow } from "../lateFrames";
import type { Show } from "./motion";
import { begun, type Pacing, paced } from "./pacing";

const show = (): Show => ({ action: null, clock: () => 0 });
const after = (pacing: Pacing, shown: Show, ...frames: number[]): Pacing =>
  frames.reduce((before, elapsed) => paced(before, shown, elapsed), pacing);

test("a show is slow when its frames come late again and again", () => {
  const [rest, walk] = [show(), show()];
  expect(isSlow(after(begun(rest), walk, 0.01, 0.1, 0.1, 0.1).late)).toBe(true);
  expect(isSlow(after(begun(rest), walk, 0.01, 0.1, 0.02, 0.1, 0.02).late)).toBe(false);
});

test("the first frame after a rest is not late, however long the rest was", () => {
  const shows = Array.from({ length: 5 }, show);
  const pacing = shows.reduce((before, next) => after(before, next, 20, 0.016), begun(show()));
  expect(pacing.late).toBe(0);
});

test("what is shown next begins anew", () => {
  const [walk, roll] = [show(), show()];
  const slow = after(begun(walk), walk, 0.1, 0.1, 0.1);
  expect([isSlow(slow.late), isSlow(after(slow, roll, 0.1, 0.016).late)]).toEqual([true, false]);
});
