import { expect, test } from "vitest";
import { gatesShown } from "./gates";
import { BOARD } from "./sample";

const NOTHING = { board: BOARD, ways: [], chosenWay: null, aimed: null, roll: null };
const OFFERED = [
  { key: "first", way: "V_E" },
  { key: "second", way: "V_S" },
];
const ROCKS = BOARD.ways[0]?.gates;

test("no gate is closed while no ball is about to roll", () => {
  expect(gatesShown(NOTHING)).toEqual([]);
  expect(gatesShown({ ...NOTHING, ways: OFFERED })).toEqual([]);
});

test("gates are closed for a way that is announced, chosen or rolled", () => {
  expect(ROCKS).toHaveLength(1);
  expect(gatesShown({ ...NOTHING, aimed: "V_E" })).toBe(ROCKS);
  expect(gatesShown({ ...NOTHING, ways: OFFERED, chosenWay: "first" })).toBe(ROCKS);
  expect(gatesShown({ ...NOTHING, roll: { way: "V_E", path: [], hits: [] } })).toBe(ROCKS);
});

test("the ball that rolls decides, and then the choice", () => {
  const choosing = { ...NOTHING, ways: OFFERED, chosenWay: "first", aimed: "V_S" };
  expect(gatesShown(choosing)).toBe(ROCKS);
  expect(gatesShown({ ...choosing, roll: { way: "V_S", path: [], hits: [] } })).toEqual([]);
});
