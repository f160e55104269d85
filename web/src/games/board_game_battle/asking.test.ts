import { expect, test } from "vitest";
import type { Advised } from "../../messages";
import { advisedChance, battlesIn, bestOf, piecesIn, rollIn } from "./asking";

const BATTLES = [
  { move: { Battle: [1] }, label: "Battle Ben" },
  { move: { Battle: [3] }, label: "Battle Dora" },
];
const ROLL = { move: { Roll: [] }, label: "Roll the dice" };

const advised = (opponent: number, chance: number | null): Advised => ({
  moves: [{ Battle: [opponent] }],
  text: "",
  expected: null,
  risk: null,
  chance,
  chances: null,
});

test("the opponents on offer are found in the notation", () => {
  expect([...battlesIn([...BATTLES, ROLL]).keys()]).toEqual([1, 3]);
  expect(rollIn(BATTLES)).toBeNull();
  expect(rollIn([ROLL])).toBe(ROLL);
});

test("the pieces on offer are found in the notation", () => {
  const cube = { move: { Select: ["cube"] }, label: "Take the cube" };
  expect([...piecesIn([cube, ROLL])]).toEqual([["cube", cube]]);
  expect(piecesIn(BATTLES).size).toBe(0);
});

test("advice is about one move, and one of them is best", () => {
  const advice = [advised(1, 0.2), advised(3, 0.6), advised(2, null)];
  expect(advisedChance(advice, { Battle: [3] })).toBe(0.6);
  expect(advisedChance(advice, { Battle: [0] })).toBeNull();
  expect(advisedChance(null, { Battle: [3] })).toBeNull();
  expect(bestOf(advice)).toBe('[{"Battle":[3]}]');
  expect(bestOf(null)).toBeNull();
});
