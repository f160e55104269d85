import { expect, test } from "vitest";
import { away } from "../aiming";
import { marksOf } from "../notation";
import { asked, BOARD, view } from "../sample";
import { meant, turnablesOf } from "./turning";

const marks = marksOf(
  asked(
    { TurnVulKar: [0] },
    { TurnVulKar: [120] },
    { TurnTree: ["T1", "left"] },
    { TurnTree: ["T1", "right"] },
    { Finish: [] },
  ),
  { board: BOARD, table: view(), spots: new Map() },
);

test("Vul-Kar and each tree is taken as one", () => {
  expect(turnablesOf(BOARD, marks).map(({ name, marks }) => [name, marks.length])).toEqual([
    ["Vul-Kar", 2],
    ["T1", 2],
  ]);
});

test.each([
  [10, "facing 0"],
  [350, "facing 0"],
  [80, "facing 120"],
])("a hand at %s degrees means %s", (direction, goal) => {
  const [vulKar] = turnablesOf(BOARD, marks);
  if (vulKar === undefined) throw new Error("nothing to turn");
  expect(meant(vulKar, away(vulKar.at, direction, 6))?.goal).toBe(goal);
});
