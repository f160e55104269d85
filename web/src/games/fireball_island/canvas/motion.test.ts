import { expect, test } from "vitest";
import type { Point } from "../contract";
import { ROLL, SPLASH } from "../sounds";
import { flying, type Hit, rolling, rollOf } from "./motion";

const PATH: Point[] = Array.from({ length: 121 }, (_, n) => [n / 4, 0, 1]);
const HIT: Hit = { seat: 2, ms: 1000, from: { at: [15, 0, 1], turn: 0, tip: 0 }, to: [20, 5, 0], wet: false };

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
