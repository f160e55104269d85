import { expect, test } from "vitest";
import { freshOf, SEEN } from "./pings";
import { heard, NOTHING } from "./state";

const pointed = (x: number) => ({ type: "pointed" as const, chair: 1, x, y: 2 });

test("what somebody points at is seen for some seconds, beside what others point at", () => {
  const one = heard(NOTHING, pointed(4), 1000);
  const two = heard(one, pointed(5), 1000 + SEEN - 1);
  expect(two.pings).toEqual([
    { seat: 1, x: 4, y: 2, at: 1000 },
    { seat: 1, x: 5, y: 2, at: 1000 + SEEN - 1 },
  ]);
  expect(freshOf(two.pings, 1000 + SEEN).map(({ x }) => x)).toEqual([5]);
  expect(heard(two, pointed(6), 3000 + SEEN).pings.map(({ x }) => x)).toEqual([5, 6]);
});

test("as long as nothing is over, nothing is drawn anew", () => {
  const { pings } = heard(NOTHING, pointed(4), 1000);
  expect(freshOf(pings, 1001)).toBe(pings);
});
