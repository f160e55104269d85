import { expect, test } from "vitest";
import { type Pose, walking, walkOf } from "./motion";
import type { Point } from "./points";

const AT_START: Pose = { at: [0, 0, 1], turn: 0, tip: 0 };
const STOPS: Point[] = [
  [2, 0, 1],
  [2, 2, 1],
];
const FLAT = (): number => 0;

test("a walk begins where the piece stands and ends on the last space", () => {
  const walk = walkOf(0, AT_START, STOPS);
  expect(walking(walk, 0, FLAT).at).toEqual([0, 0, 1]);
  expect(walking(walk, walk.lasts, FLAT).at).toEqual([2, 2, 1]);
});

test("between two spaces a piece is in the air and looks ahead", () => {
  const walk = walkOf(0, AT_START, STOPS);
  const pose = walking(walk, walk.each * 1.5, FLAT);
  expect(pose.at[2]).toBeGreaterThan(1.5);
  expect(pose.turn).toBeCloseTo(Math.PI / 2);
});

test("a hill between two spaces is hopped over", () => {
  const walk = walkOf(0, AT_START, STOPS);
  expect(walking(walk, walk.each / 2, () => 7).at[2]).toBe(7);
});

test("a path may name the space where the piece stands", () => {
  expect(walkOf(0, AT_START, [[0, 0, 1], ...STOPS]).stops).toEqual(STOPS);
});

test("a long walk takes no more time than its limit", () => {
  const far = Array.from({ length: 60 }, (_, n): Point => [n + 1, 0, 1]);
  expect(walkOf(0, AT_START, far).lasts).toBeLessThan(4000);
});

test("who lay stands up with the first step", () => {
  const walk = walkOf(0, { ...AT_START, tip: 1 }, STOPS);
  expect(walking(walk, 0, FLAT).tip).toBe(1);
  expect(walking(walk, walk.lasts, FLAT).tip).toBe(0);
});
