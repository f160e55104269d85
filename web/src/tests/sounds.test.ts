import { expect, it } from "vitest";
import { loudness } from "../sounds";

it("is silent at nothing, loudest at all, and never beyond", () => {
  expect(loudness(0)).toBe(0);
  expect(loudness(0.5)).toBeLessThan(loudness(1) / 2);
  expect([loudness(-1), loudness(7)]).toEqual([loudness(0), loudness(1)]);
});
