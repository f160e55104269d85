import { expect, it } from "vitest";
import { aroundNothing, changeInWords, countInWords, inWords, placed, stretchOf } from "./numbers";

it("writes numbers as one cares to read them", () => {
  expect(inWords(0.2537, true, "en")).toBe("25.4%");
  expect(inWords(0.25, true, "en")).toBe("25.0%");
  expect(inWords(26.04, false, "de")).toBe("26,0");
  expect([9, 11].map((value) => inWords(value, false, "en", 10))).toEqual(["9.0", "11.0"]);
  expect(inWords(8123.4, false, "en")).toBe("8,123");
  expect(countInWords(300, "en")).toBe("300");
  expect(changeInWords(0.031, true, "en")).toBe("+3.1");
  expect(changeInWords(-12.345, false, "de")).toBe("−12,3");
  expect(changeInWords(0, false, "en")).toBe("0.00");
});

it("places a number between two others and not beyond them", () => {
  expect([placed(5, [0, 20]), placed(-1, [0, 20]), placed(30, [0, 20])]).toEqual([25, 0, 100]);
  expect(placed(0, aroundNothing(-1, 5))).toBe(50);
  expect(placed(0, aroundNothing(0, 0))).toBe(50);
  expect(stretchOf(0.2, 0.3, true)).toEqual([0, 1]);
  expect(stretchOf(-2, -1, false)).toEqual([-2, 0]);
});
