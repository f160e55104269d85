import { expect, it } from "vitest";
import type { Move } from "../messages";
import { offered } from "../table/Moves";

const movesTo = (count: number): Move[] =>
  Array.from({ length: count }, (_, at) => ({ move: at, label: `Roll ${at + 1}` }));

it("filters many moves by words", () => {
  const moves = movesTo(20);
  expect(offered(moves, { text: "roll 20", of: moves }).map(({ label }) => label)).toEqual(["Roll 20"]);
});

it("hides none of a few moves, whose filter nobody could see", () => {
  const moves = movesTo(3);
  expect(offered(moves, { text: "20", of: moves })).toEqual(moves);
});

it("hides none of other moves than those the filter was written for", () => {
  const moves = movesTo(20);
  expect(offered(moves, { text: "20", of: movesTo(20) })).toEqual(moves);
});
