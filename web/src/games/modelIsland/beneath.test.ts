import { expect, test } from "vitest";
import { beneath } from "./beneath";
import { heightAt } from "./relief";
import { RELIEF } from "./sample";

test("what is seen straight below is the ground there", () => {
  const [x, y, z] = beneath(RELIEF, [15, 10, 60], [0, 0, -1]) ?? [0, 0, 0];
  expect([x, y]).toEqual([15, 10]);
  expect(z).toBeCloseTo(heightAt(RELIEF, 15, 10), 0);
});

test("seen from the south, a hill hides what lies behind it", () => {
  const slant = Math.SQRT1_2;
  const [, y, z] = beneath(RELIEF, [15, 50, 42], [0, -slant, -slant]) ?? [0, 0, 0];
  expect(y).toBeGreaterThan(8.2);
  expect(z).toBeGreaterThan(2);
});

test("there is nothing in the sky", () => {
  expect(beneath(RELIEF, [15, 10, 60], [0, 0.6, 0.8])).toBeNull();
});
