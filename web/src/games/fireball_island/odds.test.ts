import { expect, test } from "vitest";
import { odds } from "./odds";

const aims: { way: string; hits: [number, number][] }[] = [
  {
    way: "V_W",
    hits: [
      [1, 60],
      [2, 5],
    ],
  },
  { way: "A_W", hits: [] },
];
const said = (move: Parameters<typeof odds>[0]) => odds(move, { aims }, ["Ann", "Ben", "Cleo"], "en");

test("a way says whom its Fireball may hit, and how often", () => {
  expect(said({ RollDown: ["V_W"] })).toBe("about 60\u00a0% Ben, 5\u00a0% Cleo");
});

test("a way that reaches nobody, and any other move, says nothing", () => {
  expect(said({ RollDown: ["A_W"] })).toBeNull();
  expect(said({ RollDie: [] })).toBeNull();
});
