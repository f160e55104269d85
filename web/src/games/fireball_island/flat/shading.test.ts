import { expect, test, vi } from "vitest";
import { heightsIn } from "../../heights";
import { BOARD } from "../sample";
import { painted, shaded } from "./shading";

const pixel = (pixels: Uint8ClampedArray, at: number) => [...pixels.slice(at * 4, at * 4 + 4)];

test("heights are read with the low byte first", () => {
  const bytes = new Uint8Array([2, 0, 0, 1]).buffer;
  expect([...heightsIn(bytes, 0.5)]).toEqual([1, 128]);
});

test("the sea is left out, and slopes to the north-west are lighter", () => {
  const rising = shaded(Float32Array.from([0, 2, 4, 0, 2, 4]), BOARD, false);
  const falling = shaded(Float32Array.from([4, 2, 0, 4, 2, 0]), BOARD, false);
  expect(pixel(rising, 0)[3]).toBe(0);
  expect(pixel(rising, 1)[3]).toBe(255);
  expect(pixel(rising, 1)[0]).toBeGreaterThan(pixel(falling, 1)[0] ?? 0);
});

test("by night the same hills are darker", () => {
  const hills = Float32Array.from([3, 3, 3, 3, 3, 3]);
  expect(pixel(shaded(hills, BOARD, true), 0)[0]).toBeLessThan(pixel(shaded(hills, BOARD, false), 0)[0] ?? 0);
});

test("the hills are painted where they can be read back at once", () => {
  const pen = { putImageData: vi.fn() };
  const canvas = { getContext: vi.fn(() => pen), toDataURL: () => "data:hills" };
  vi.stubGlobal("document", { createElement: () => canvas });
  vi.stubGlobal("ImageData", class {});
  expect(painted(new Float32Array(6), BOARD, false)).toBe("data:hills");
  expect(canvas).toMatchObject({ width: BOARD.columns, height: BOARD.rows });
  expect(canvas.getContext).toHaveBeenCalledWith("2d", { willReadFrequently: true });
  expect(pen.putImageData).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
