import { expect, it } from "vitest";
import { moments } from "./moments";

it("makes much of a flame that is a Wildfire, not of a Wild One", () => {
  const lit = (tile: string) =>
    moments.lit?.when?.({ text: "", rule: "", what: "lit", facts: [0, 7, tile, 2], inputs: 1 });
  expect(lit("4-D")).toBe(true);
  expect(lit("9-T")).toBe(true);
  expect(lit("1-4")).toBe(false);
});
