import { expect, test } from "vitest";
import { POINTS_A_SECOND, type Point } from "./contract";
import { evenly, evenRoll, queryOf, type RollTold, shownAs } from "./rolls";
import { BOARD } from "./sample";

const TOLD: RollTold = {
  way: "V_E",
  push: 203,
  aim: -31,
  pieces: [
    [0, "A1"],
    [1, "A3"],
  ],
  hits: [{ seat: 1, to: "pit A" }],
};

test("the path is asked for with everything that decides it", () => {
  const asked = new URL(queryOf(TOLD), "http://island");
  expect(asked.pathname).toBe("/api/games/fireball_island/rolls");
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    way: "V_E",
    push: "203",
    aim: "-31",
    pieces: "0:A1,1:A3",
  });
});

test("points on a line are evenly apart, across its corners too", () => {
  const points = evenly(
    [
      [0, 0, 0],
      [5, 0, 0],
      [5, 7, 0],
    ],
    2,
  );
  expect(points).toEqual([
    [0, 0, 0],
    [2, 0, 0],
    [4, 0, 0],
    [5, 1, 0],
    [5, 3, 0],
    [5, 5, 0],
    [5, 7, 0],
  ]);
});

test("the story says who was hit, the path when", () => {
  const shown = shownAs(BOARD, TOLD, {
    path: [[0, 5, 1]],
    hits: [
      { seat: 0, ms: 90 },
      { seat: 1, ms: 640 },
    ],
  });
  expect(shown.hits).toEqual([{ seat: 1, ms: 640, to: "pit A" }]);
});

test("without a path the ball follows the line of its way, and hits where a piece stood", () => {
  const { path, hits } = evenRoll(BOARD, TOLD);
  expect(path.at(0)).toEqual([0, 5, 1]);
  expect(path.at(-1)?.[0]).toBeCloseTo(12, 0);
  const struck = path[Math.round(((hits[0]?.ms ?? 0) * POINTS_A_SECOND) / 1000)];
  expect(struck?.[0]).toBeCloseTo(10, 0);
});

test("nobody waits for a ball that only rocks to and fro", () => {
  const rolled = Array.from({ length: 121 }, (_, n): Point => [n / 4, 0, 1]);
  const rocking = Array.from({ length: 300 }, (_, n): Point => [30 + 0.2 * Math.sin(n), 0, 1]);
  const { path } = shownAs(BOARD, TOLD, { path: [...rolled, ...rocking], hits: [] });
  expect(path.slice(0, rolled.length)).toEqual(rolled);
  expect(path.length).toBeGreaterThan(rolled.length);
  expect(path.length).toBeLessThan(rolled.length + POINTS_A_SECOND / 2);
});
