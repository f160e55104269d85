import { expect, test } from "vitest";
import type { Point } from "../contract";
import { ROLL, SPLASH } from "../sounds";
import { flying, type Hit, type Pose, rolling, rollOf, walking, walkOf } from "./motion";

const AT_START: Pose = { at: [0, 0, 1], turn: 0, tip: 0 };
const STOPS: Point[] = [
  [2, 0, 1],
  [2, 2, 1],
];
const FLAT = (): number => 0;
const PATH: Point[] = Array.from({ length: 121 }, (_, n) => [n / 4, 0, 1]);
const HIT: Hit = { seat: 2, ms: 1000, from: { at: [15, 0, 1], turn: 0, tip: 0 }, to: [20, 5, 0], wet: false };

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

test("a ball follows its path at sixty points a second, and vanishes at its end", () => {
  const roll = rollOf("A_W", "A", PATH, []);
  expect(rolling(roll, roll.begins).at).toEqual([0, 0, 1]);
  expect(rolling(roll, roll.begins + 1000).at[0]).toBeCloseTo(15);
  expect(rolling(roll, roll.begins + 1008).at[0]).toBeGreaterThan(15);
  expect(roll.rests - roll.begins).toBeCloseTo(2000);
  expect(rolling(roll, roll.lasts)).toEqual({ at: [30, 0, 1], size: 0 });
});

test("the idol is given time to turn", () => {
  expect(rollOf("V_W", "V", PATH, []).begins).toBeGreaterThan(rollOf("A_W", "A", PATH, []).begins);
});

test("a piece stands until it is hit, flies, and lies in its pit", () => {
  const roll = rollOf("A_W", "A", PATH, [HIT]);
  const flight = roll.flights[0];
  if (flight === undefined) throw new Error("no flight");
  expect(flying(flight, roll.begins + 990)).toEqual(HIT.from);
  expect(flying(flight, flight.at + 475).at[2]).toBeGreaterThan(3);
  expect(flying(flight, roll.lasts)).toMatchObject({ at: [20, 5, 0], tip: 1 });
});

test("in the water a piece stands upright", () => {
  const roll = rollOf("A_W", "A", PATH, [{ ...HIT, wet: true }]);
  const flight = roll.flights[0];
  if (flight === undefined) throw new Error("no flight");
  expect(flying(flight, roll.lasts).tip).toBe(0);
  expect(roll.cues.map(({ sound }) => sound)).toContain(SPLASH);
});

test("a roll lasts until the last piece has landed", () => {
  const late = rollOf("A_W", "A", PATH, [{ ...HIT, ms: 1990 }]);
  const flight = late.flights[0];
  expect(late.lasts).toBeGreaterThan((flight?.at ?? 0) + 900);
});

test("sounds come in order: the faster a ball, the denser", () => {
  const slow: Point[] = PATH.map(([x]) => [x / 8, 0, 1]);
  const heard = (path: Point[]): number =>
    rollOf("A_W", "A", path, []).cues.filter(({ sound }) => sound === ROLL).length;
  expect(heard(PATH)).toBeGreaterThan(heard(slow));
  const times = rollOf("V_W", "V", PATH, [HIT]).cues.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
