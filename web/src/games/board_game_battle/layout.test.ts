import { expect, test } from "vitest";
import { layoutOf, slotOf, standAt } from "./layout";
import { inDetour, onPath } from "./places";
import { BOARD } from "./sample";

test("squares that follow each other are one unit apart, turned or not", () => {
  for (const turned of [false, true]) {
    const { path } = layoutOf(BOARD, turned);
    for (const [n, stand] of path.slice(1).entries()) {
      expect(Math.hypot(stand.x - (path[n]?.x ?? 0), stand.z - (path[n]?.z ?? 0))).toBeCloseTo(1);
    }
  }
});

test("the grid lies round the middle, its first row away from the camera", () => {
  const layout = layoutOf(BOARD, false);
  expect([layout.across, layout.down]).toEqual([8, 6]);
  expect(standAt(layout, onPath(0))).toMatchObject({ x: -3.5, z: -2.5 });
  expect(standAt(layout, inDetour(2))).toMatchObject({ x: -0.5, z: -0.5 });
});

test("a turned board shows its last steps in front of the crater", () => {
  const layout = layoutOf(BOARD, true);
  expect([layout.across, layout.down]).toEqual([6, 8]);
  expect(layout.path.at(-2)?.z).toBeGreaterThan(layout.path.at(-1)?.z ?? 0);
});

test("tiles stand on dry land, the last one on the summit", () => {
  const { path, detour, volcano } = layoutOf(BOARD, false);
  expect(Math.min(...path.map(({ y }) => y), ...detour.map(({ y }) => y))).toBeGreaterThan(0);
  expect(path.at(-1)?.y).toBeGreaterThan(volcano.height);
  expect(Math.max(...path.map(({ y }) => y))).toBe(path.at(-1)?.y);
});

test("tiles know which way the path goes on", () => {
  const { path } = layoutOf(BOARD, false);
  expect(path[0]?.heading).toBeCloseTo(0);
  expect(path[6]?.heading).toBeCloseTo(-Math.PI / 2);
});

test("no two pieces of a crowd share a slot", () => {
  for (const crowd of [1, 2, 3, 4]) {
    const slots = Array.from({ length: crowd }, (_, n) => JSON.stringify(slotOf(n, crowd)));
    expect(new Set(slots).size).toBe(crowd);
  }
});
