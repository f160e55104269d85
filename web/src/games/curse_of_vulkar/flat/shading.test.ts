import { expect, it } from "vitest";
import { BOARD } from "../sample";
import { shaded } from "./shading";

const pixel = (pixels: Uint8ClampedArray, at: number) => [...pixels.slice(at * 4, at * 4 + 4)];
/** The first two of three columns lie inland, the last one off the coast. */
const heights = (...row: number[]) => Float32Array.from([...row, ...row]);

it("land is painted whatever its height, open sea is left out", () => {
  const pixels = shaded(heights(0, 3, 0), BOARD, false);
  expect(pixel(pixels, 0)[3]).toBe(255);
  expect(pixel(pixels, 2)[3]).toBe(0);
});

it("surf is thin, and the reef stands out of it", () => {
  expect(pixel(shaded(heights(3, 3, 0.3), BOARD, false), 2)[3]).toBeLessThan(255);
  expect(pixel(shaded(heights(3, 3, 2.5), BOARD, false), 2)[3]).toBe(255);
});

it("by night the same hills are darker", () => {
  const hills = heights(3, 3, 3);
  expect(pixel(shaded(hills, BOARD, true), 0)[0]).toBeLessThan(pixel(shaded(hills, BOARD, false), 0)[0] ?? 0);
});
