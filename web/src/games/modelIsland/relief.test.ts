import { expect, test } from "vitest";
import { blurred, distances, heightAt, inside, slopeAt } from "./relief";
import { HEIGHTS, RELIEF } from "./sample";

test("between four heights the ground is between them", () => {
  const at = 20 * RELIEF.columns + 30;
  const [here, next] = [HEIGHTS[at] ?? 0, HEIGHTS[at + 1] ?? 0];
  expect(heightAt(RELIEF, 15, 10)).toBeCloseTo(here, 5);
  expect(heightAt(RELIEF, 15.25, 10)).toBeCloseTo((here + next) / 2, 5);
});

test("the hill falls to all sides", () => {
  expect(slopeAt(RELIEF, 10, 10)[0]).toBeGreaterThan(0);
  expect(slopeAt(RELIEF, 20, 10)[0]).toBeLessThan(0);
  expect(slopeAt(RELIEF, 15, 6)[1]).toBeGreaterThan(0);
});

test("sea and river have a bed below the level of the sea, land has not", () => {
  expect(heightAt(RELIEF, 1, 1)).toBeLessThan(0);
  expect(heightAt(RELIEF, 28, 10)).toBeLessThan(0);
  expect(heightAt(RELIEF, 15, 10)).toBeGreaterThan(4);
});

test("the sheet of ground ends under water", () => {
  expect(RELIEF.drawn[0]).toBe(-2);
});

test("distances count from the nearest cell that is not marked", () => {
  const away = distances(Uint8Array.from([0, 1, 1, 1, 1, 1, 1, 1, 1]), 3, 2);
  expect([...away].map((one) => Math.round(one * 10))).toEqual([0, 20, 40, 20, 28, 48, 40, 48, 57]);
});

test("a mean leaves a level field level and flattens a peak", () => {
  expect([...blurred(new Float32Array(9).fill(3), 3, 1)]).toEqual(Array(9).fill(3));
  expect(blurred(Float32Array.from([0, 0, 0, 0, 9, 0, 0, 0, 0]), 3, 1)[4]).toBeCloseTo(1);
});

test("a point is inside an outline or not", () => {
  const square: [number, number][] = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ];
  expect(inside(square, 1, 1)).toBe(true);
  expect(inside(square, 3, 1)).toBe(false);
});
